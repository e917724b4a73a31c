// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A blur of what lies below the view, under a veil of its style.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How thick the veil is, and whether it is light or dark.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Light or dark, as the interface is.
        case regular = 4
        /// The same, thicker: content stands out more.
        case prominent = 5

        // As the interface is.
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// That of the system's bars.
        case systemChromeMaterial = 10

        // Light in every interface.
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15

        // Dark in every interface.
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    override func look(in traits: UITraitCollection) -> BackdropLook {
        EffectMetrics.blur(style, isDark: style.isDark(in: traits))
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    open override nonisolated var hash: Int { style.hashValue }

    open override nonisolated var description: String { "<UIBlurEffect: style = \(style)>" }
}

extension UIBlurEffect.Style {
    /// Whether what it makes of what lies below is dark.
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
