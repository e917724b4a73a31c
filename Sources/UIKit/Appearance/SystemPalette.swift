// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The component values of the system colours.
///
/// Source: the colour tables of Apple's Human Interface Guidelines (iOS 15 to 18). For labels, fills, separators and
/// backgrounds: the widely published values of the same releases. Colour components are 0 to 255, opacities 0 to 1.
///
/// > Note: Increased contrast changes the colours and greys; labels, fills and separators stay the same.
enum SystemPalette {
    // MARK: - Text

    static let label = UIColor.system(light: .rgb(0, 0, 0), dark: .rgb(255, 255, 255))
    static let secondaryLabel = UIColor.system(light: .rgb(60, 60, 67, 0.6), dark: .rgb(235, 235, 245, 0.6))
    static let tertiaryLabel = UIColor.system(light: .rgb(60, 60, 67, 0.3), dark: .rgb(235, 235, 245, 0.3))
    static let quaternaryLabel = UIColor.system(light: .rgb(60, 60, 67, 0.18), dark: .rgb(235, 235, 245, 0.16))
    static let placeholderText = UIColor.system(light: .rgb(60, 60, 67, 0.3), dark: .rgb(235, 235, 245, 0.3))
    static let link = UIColor.system(light: .rgb(0, 122, 255), dark: .rgb(9, 132, 255))

    // MARK: - Separators

    static let separator = UIColor.system(light: .rgb(60, 60, 67, 0.29), dark: .rgb(84, 84, 88, 0.6))
    static let opaqueSeparator = UIColor.system(light: .rgb(198, 198, 200), dark: .rgb(56, 56, 58))

    // MARK: - Fills

    static let systemFill = UIColor.system(light: .rgb(120, 120, 128, 0.2), dark: .rgb(120, 120, 128, 0.36))
    static let secondarySystemFill = UIColor.system(light: .rgb(120, 120, 128, 0.16), dark: .rgb(120, 120, 128, 0.32))
    static let tertiarySystemFill = UIColor.system(light: .rgb(118, 118, 128, 0.12), dark: .rgb(118, 118, 128, 0.24))
    static let quaternarySystemFill = UIColor.system(light: .rgb(116, 116, 128, 0.08), dark: .rgb(118, 118, 128, 0.18))

    // MARK: - Backgrounds

    static let systemBackground = UIColor.system(
        light: .rgb(255, 255, 255), dark: .rgb(0, 0, 0), elevated: .rgb(28, 28, 30))
    static let secondarySystemBackground = UIColor.system(
        light: .rgb(242, 242, 247), dark: .rgb(28, 28, 30), elevated: .rgb(44, 44, 46))
    static let tertiarySystemBackground = UIColor.system(
        light: .rgb(255, 255, 255), dark: .rgb(44, 44, 46), elevated: .rgb(58, 58, 60))
    static let systemGroupedBackground = UIColor.system(
        light: .rgb(242, 242, 247), dark: .rgb(0, 0, 0), elevated: .rgb(28, 28, 30))
    static let secondarySystemGroupedBackground = UIColor.system(
        light: .rgb(255, 255, 255), dark: .rgb(28, 28, 30), elevated: .rgb(44, 44, 46))
    static let tertiarySystemGroupedBackground = UIColor.system(
        light: .rgb(242, 242, 247), dark: .rgb(44, 44, 46), elevated: .rgb(58, 58, 60))

    // MARK: - Colours

    static let systemRed = UIColor.system(
        light: .rgb(255, 59, 48), dark: .rgb(255, 69, 58), highContrastLight: .rgb(215, 0, 21),
        highContrastDark: .rgb(255, 105, 97))
    static let systemOrange = UIColor.system(
        light: .rgb(255, 149, 0), dark: .rgb(255, 159, 10), highContrastLight: .rgb(201, 52, 0),
        highContrastDark: .rgb(255, 179, 64))
    static let systemYellow = UIColor.system(
        light: .rgb(255, 204, 0), dark: .rgb(255, 214, 10), highContrastLight: .rgb(178, 80, 0),
        highContrastDark: .rgb(255, 212, 38))
    static let systemGreen = UIColor.system(
        light: .rgb(52, 199, 89), dark: .rgb(48, 209, 88), highContrastLight: .rgb(36, 138, 61),
        highContrastDark: .rgb(48, 219, 91))
    static let systemMint = UIColor.system(
        light: .rgb(0, 199, 190), dark: .rgb(99, 230, 226), highContrastLight: .rgb(12, 129, 123),
        highContrastDark: .rgb(102, 212, 207))
    static let systemTeal = UIColor.system(
        light: .rgb(48, 176, 199), dark: .rgb(64, 200, 224), highContrastLight: .rgb(0, 130, 153),
        highContrastDark: .rgb(93, 230, 255))
    static let systemCyan = UIColor.system(
        light: .rgb(50, 173, 230), dark: .rgb(100, 210, 255), highContrastLight: .rgb(0, 113, 164),
        highContrastDark: .rgb(112, 215, 255))
    static let systemBlue = UIColor.system(
        light: .rgb(0, 122, 255), dark: .rgb(10, 132, 255), highContrastLight: .rgb(0, 64, 221),
        highContrastDark: .rgb(64, 156, 255))
    static let systemIndigo = UIColor.system(
        light: .rgb(88, 86, 214), dark: .rgb(94, 92, 230), highContrastLight: .rgb(54, 52, 163),
        highContrastDark: .rgb(125, 122, 255))
    static let systemPurple = UIColor.system(
        light: .rgb(175, 82, 222), dark: .rgb(191, 90, 242), highContrastLight: .rgb(137, 68, 171),
        highContrastDark: .rgb(218, 143, 255))
    static let systemPink = UIColor.system(
        light: .rgb(255, 45, 85), dark: .rgb(255, 55, 95), highContrastLight: .rgb(211, 15, 69),
        highContrastDark: .rgb(255, 100, 130))
    static let systemBrown = UIColor.system(
        light: .rgb(162, 132, 94), dark: .rgb(172, 142, 104), highContrastLight: .rgb(127, 101, 69),
        highContrastDark: .rgb(181, 148, 105))

    // MARK: - Greys

    static let systemGray = UIColor.system(
        light: .rgb(142, 142, 147), dark: .rgb(142, 142, 147), highContrastLight: .rgb(108, 108, 112),
        highContrastDark: .rgb(174, 174, 178))
    static let systemGray2 = UIColor.system(
        light: .rgb(174, 174, 178), dark: .rgb(99, 99, 102), highContrastLight: .rgb(142, 142, 147),
        highContrastDark: .rgb(124, 124, 128))
    static let systemGray3 = UIColor.system(
        light: .rgb(199, 199, 204), dark: .rgb(72, 72, 74), highContrastLight: .rgb(174, 174, 178),
        highContrastDark: .rgb(84, 84, 86))
    static let systemGray4 = UIColor.system(
        light: .rgb(209, 209, 214), dark: .rgb(58, 58, 60), highContrastLight: .rgb(188, 188, 192),
        highContrastDark: .rgb(68, 68, 70))
    static let systemGray5 = UIColor.system(
        light: .rgb(229, 229, 234), dark: .rgb(44, 44, 46), highContrastLight: .rgb(216, 216, 220),
        highContrastDark: .rgb(54, 54, 56))
    static let systemGray6 = UIColor.system(
        light: .rgb(242, 242, 247), dark: .rgb(28, 28, 30), highContrastLight: .rgb(235, 235, 240),
        highContrastDark: .rgb(36, 36, 38))

    // MARK: - Others

    static let tintColor = UIColor { $0.values.tintColor ?? AccentColor.color }
    static let darkText = UIColor(white: 0, alpha: 1)
    static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
    /// Creates a colour that depends on style, level and contrast. `elevated` is the colour for the elevated level in
    /// the dark style; if it is nil, `dark` is used. If a high-contrast colour is nil, the colour for normal contrast
    /// is used. Resolving the colour creates no new colour object.
    fileprivate static func system(
        light: UIColor, dark: UIColor, elevated: UIColor? = nil, highContrastLight: UIColor? = nil,
        highContrastDark: UIColor? = nil
    ) -> UIColor {
        UIColor { traits in
            let isHigh = traits.accessibilityContrast == .high
            if traits.userInterfaceStyle != .dark { return isHigh ? highContrastLight ?? light : light }
            if isHigh, let highContrastDark { return highContrastDark }
            return traits.userInterfaceLevel == .elevated ? elevated ?? dark : dark
        }
    }

    fileprivate static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
