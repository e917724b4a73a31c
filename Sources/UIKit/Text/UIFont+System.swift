// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

extension UIFont {
    /// The regular system font of the given size. It is Inter if Inter is installed, because its proportions are like
    /// those of Apple's font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font of the given size and weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: systemFace(size: fontSize, weight: weight))
    }

    /// The bold system font of the given size. Its weight is semibold, as on iOS.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The italic system font of the given size.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = systemFace(size: fontSize, weight: .regular)
        face.isItalic = true
        return UIFont(face: face)
    }

    /// The system font with digits of equal width, so that a number keeps its width when its digits change.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = systemFace(size: fontSize, weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face)
    }

    /// The monospaced system font: all letters have the same width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = systemFace(size: fontSize, weight: weight)
        face.family = monospacedFamily
        return UIFont(face: face)
    }

    private static func systemFace(size: CGFloat, weight: UIFont.Weight) -> FontFace {
        FontFace(family: FontCatalogue.systemFamily, size: usableSize(size), weight: weight.numeric)
    }

    package static let monospacedFamily: String = {
        let families = ["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"]
        return families.first(where: FontCatalogue.isAvailable) ?? "monospace"
    }()

    package static let serifFamily: String = {
        let families = ["Noto Serif", "DejaVu Serif", "Liberation Serif"]
        return families.first(where: FontCatalogue.isAvailable) ?? "serif"
    }()

    // MARK: - Sizes

    /// The default size of label text, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The default size of button text, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small system text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The default size of system text, in points.
    public class var systemFontSize: CGFloat { 14 }

    // MARK: - Families

    /// The names of the font families installed on this machine, sorted.
    ///
    /// - Complexity: O(n) in the number of installed fonts.
    public class var familyNames: [String] { FontCatalogue.familyNames }
}
