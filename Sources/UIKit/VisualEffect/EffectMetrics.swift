// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The metrics of visual effects.
///
/// The values of `extraLight`, `light` and `dark`, and the saturation of all styles, are from Apple's sample code for
/// the blurs of iOS 7. The other tints and the strengths of vibrancy are Uplift's own, because Apple does not publish
/// them.
enum EffectMetrics {
    /// The factor by which the saturation of the backdrop's colours is increased.
    private static let saturation: CGFloat = 1.8
    /// The standard deviation, in points, of the blur of all `system…Material` styles; the same as that of `light`.
    private static let materialRadius: CGFloat = 30

    /// The changes that a blur style makes to the backdrop, with a light or a dark tint.
    static func blur(_ style: UIBlurEffect.Style, isDark: Bool) -> BackdropEffect {
        let radius: CGFloat
        let veil: CGColor
        switch style {
        case .extraLight: (radius, veil) = (20, CGColor(gray: 0.97, alpha: 0.82))
        case .light: (radius, veil) = (30, CGColor(gray: 1, alpha: 0.3))
        case .dark: (radius, veil) = (20, CGColor(gray: 0.11, alpha: 0.73))
        case .regular: (radius, veil) = (30, isDark ? material(dark: 0.6) : material(light: 0.5))
        case .prominent: (radius, veil) = (20, isDark ? material(dark: 0.73) : material(light: 0.82))
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            (radius, veil) = (materialRadius, isDark ? material(dark: 0.42) : material(light: 0.4))
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            (radius, veil) = (materialRadius, isDark ? material(dark: 0.56) : material(light: 0.55))
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
            (radius, veil) = (materialRadius, isDark ? material(dark: 0.7) : material(light: 0.7))
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            (radius, veil) = (materialRadius, isDark ? material(dark: 0.82) : material(light: 0.84))
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            (radius, veil) = (
                materialRadius, isDark ? CGColor(gray: 0.11, alpha: 0.75) : CGColor(gray: 0.98, alpha: 0.78)
            )
        }
        return BackdropEffect(radius: radius, saturation: saturation, tint: veil)
    }

    private static func material(light alpha: CGFloat) -> CGColor { CGColor(gray: 0.97, alpha: alpha) }
    private static func material(dark alpha: CGFloat) -> CGColor { CGColor(gray: 0.14, alpha: alpha) }

    /// The changes that a vibrancy style makes to the backdrop. It is tinted towards white if the blur behind the
    /// content is dark, as `isDark` says, otherwise towards black.
    static func vibrancy(_ style: UIVibrancyEffectStyle, isDark: Bool) -> BackdropEffect {
        let strength: CGFloat =
            switch style {
            case .label: 0.8
            case .secondaryLabel: 0.55
            case .tertiaryLabel: 0.38
            case .quaternaryLabel: 0.25
            case .fill: 0.22
            case .secondaryFill: 0.16
            case .tertiaryFill: 0.11
            case .separator: 0.2
            }
        return BackdropEffect(
            saturation: saturation, tint: CGColor(gray: isDark ? 1 : 0, alpha: strength), isStencilled: true)
    }
}
