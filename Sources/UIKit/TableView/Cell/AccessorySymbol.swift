// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Makes the views of the accessories that the rows of tables and lists have in common.
@MainActor
enum AccessorySymbol {
    static func makeDisclosureIndicator(_ traits: UITraitCollection) -> UIView {
        let view = makeSymbol("chevron.forward", size: 14, traits)
        view.tintColor = .tertiaryLabel
        return view
    }

    static func makeCheckmark(_ traits: UITraitCollection) -> UIView { makeSymbol("checkmark", size: 17, traits) }

    static func makeDetailButton(_ traits: UITraitCollection) -> DetailButton {
        DetailButton(symbolSize: scaled(20, traits))
    }

    /// A symbol whose size in points grows with the user's text size.
    static func makeSymbol(_ name: String, size: CGFloat, _ traits: UITraitCollection) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: scaled(size, traits), weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        return view
    }

    /// A length in points, scaled to the user's text size.
    static func scaled(_ points: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: points, compatibleWith: traits)
    }
}
