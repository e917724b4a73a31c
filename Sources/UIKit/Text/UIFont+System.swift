// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

extension UIFont {
    /// The system's font: Inter where it is installed, whose proportions are near those of Apple's.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: systemFace(size: fontSize, weight: weight))
    }

    /// Semibold, as on iOS.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = systemFace(size: fontSize, weight: .regular)
        face.isItalic = true
        return UIFont(face: face)
    }

    /// The system's font with all digits equally wide, so that a number that counts does not tremble.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = systemFace(size: fontSize, weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face)
    }

    /// The system's font in which all letters are equally wide.
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

    /// Points.
    public class var labelFontSize: CGFloat { 17 }
    /// Points.
    public class var buttonFontSize: CGFloat { 18 }
    /// Points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// Points.
    public class var systemFontSize: CGFloat { 14 }

    // MARK: - Families

    /// The families installed on this machine, sorted.
    ///
    /// - Complexity: O(fonts installed).
    public class var familyNames: [String] { FontCatalogue.familyNames }
}
