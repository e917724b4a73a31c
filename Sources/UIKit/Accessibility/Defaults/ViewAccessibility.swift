// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The accessibility defaults of a label.
struct TextLabelAccessibility: AccessibilityDefaults {
    let view: UILabel

    var isElement: Bool { label?.isEmpty == false }
    var label: String? { view.text }
    var traits: UIAccessibilityTraits { view.isEnabled ? .staticText : [.staticText, .notEnabled] }
}

/// The accessibility defaults of an image view, which is not an element unless the app makes it one.
struct ImageAccessibility: AccessibilityDefaults {
    let view: UIImageView

    var label: String? { view.image?.spokenName }
    var traits: UIAccessibilityTraits { .image }
}

/// The accessibility defaults of a progress view.
struct ProgressAccessibility: AccessibilityDefaults {
    let view: UIProgressView

    var isElement: Bool { true }
    var label: String? { Phrase.progress.text() }
    var value: String? { SpokenTextFormat.percent(view.progress) }
    var traits: UIAccessibilityTraits { .updatesFrequently }
}

extension UIImage {
    /// The spoken name of the image if the app sets none: the meaning of its symbol, or the name of its file.
    var spokenName: String? {
        guard case .symbol(let drawing) = parts.content else { return parts.name }
        let name = drawing.symbol.name
        let shapes: Set<Substring> = ["fill", "circle", "square", "rectangle"]
        let parts = name.split(separator: ".")
        let plain = parts.first.map { first in [first] + parts.dropFirst().filter { !shapes.contains($0) } } ?? []
        return (UIImage.meanings[name] ?? UIImage.meanings[plain.joined(separator: ".")])?.text()
            ?? plain.joined(separator: " ")
    }

    /// Spoken names for symbols whose own names, such as "xmark", do not tell the user their meaning.
    private static let meanings: [String: Phrase] = [
        "plus": .add, "minus": .removeButton, "xmark": .close, "checkmark": .selected, "ellipsis": .more,
        "trash": .deleteButton, "gear": .settings, "gearshape": .settings, "magnifyingglass": .search, "info": .info,
        "square.and.pencil": .compose, "square.and.arrow.up": .share, "arrowshape.turn.up.left": .reply,
        "chevron.backward": .back, "chevron.left": .back, "chevron.forward": .forward, "chevron.right": .forward,
        "arrow.clockwise": .refresh, "backward": .rewind, "forward": .fastForward, "line.3.horizontal": .menu,
    ]
}
