// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension AccessibleObject {
    /// The text that a screen reader speaks for the element. It starts with the word "selected" if the element is
    /// selected. The label, value and kind follow, and the word "dimmed" if the element is disabled. The position among
    /// its siblings and the hint are last.
    package var spokenText: String {
        let traits = accessibilityTraits
        return SpokenTextFormat.joined(
            [traits.contains(.selected) ? Phrase.selected.text() : nil, accessibilityLabel, spokenValue(traits)]
                + traits.kinds
                + [
                    traits.contains(.notEnabled) ? Phrase.dimmed.text() : nil, accessibilityDefaults.position?.words,
                    accessibilityHint,
                ]) ?? ""
    }

    private func spokenValue(_ traits: UIAccessibilityTraits) -> String? {
        guard traits.contains(.toggleButton) else { return accessibilityValue }
        return switch accessibilityValue {
        case "1": Phrase.on.text()
        case "0": Phrase.off.text()
        default: accessibilityValue
        }
    }
}

extension UIAccessibilityTraits {
    /// The spoken names of the traits that describe a kind of element, such as "button"; empty for static text.
    fileprivate var kinds: [String] {
        let words: [(trait: UIAccessibilityTraits, word: Phrase)] = [
            (.toggleButton, .switchButton), (.button, .button), (.link, .link), (.searchField, .searchField),
            (.image, .image), (.header, .heading), (.tabBar, .tabBar), (.adjustable, .adjustable),
        ]
        return words.filter { contains($0.trait) && !($0.trait == .button && contains(.toggleButton)) }
            .map { $0.word.text() }
    }
}
