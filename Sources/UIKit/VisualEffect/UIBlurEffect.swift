// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// An effect that blurs the backdrop, the content behind the view, and tints it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The strength of the tint, and whether it is light or dark.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Light or dark, according to the interface style.
        case regular = 4
        /// Like `regular` with a stronger tint, so that content stands out more.
        case prominent = 5

        // The following materials are light or dark, according to the interface style.
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// The material of the system's bars.
        case systemChromeMaterial = 10

        // The following materials are light in both interface styles.
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15

        // The following materials are dark in both interface styles.
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Creates a blur of a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    override func backdropEffect(in traits: UITraitCollection) -> BackdropEffect {
        EffectMetrics.blur(style, isDark: style.isDark(in: traits))
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    open override nonisolated var hash: Int { style.hashValue }

    open override nonisolated var description: String { "<UIBlurEffect: style = \(style)>" }
}

extension UIBlurEffect.Style {
    /// Whether the style tints the backdrop dark. Only styles that follow the interface style depend on `traits`.
    func isDark(in traits: UITraitCollection) -> Bool {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            traits.userInterfaceStyle == .dark
        }
    }
}
