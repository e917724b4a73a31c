// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// A font in a certain size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// The family, size, weight, slant and digit width that select the font.
    package let face: FontFace
    /// The rule by which the font follows the user's text size; nil for a font of fixed size.
    package let scaling: Scaling?
    private let metrics: FontMetrics

    /// The rule by which a font's size follows the user's text size.
    package enum Scaling: Sendable {
        /// The font is that of the text style, at the user's text size.
        case style(TextStyle)
        /// The font is `face`, whose size is scaled in proportion to the line height of the text style. `maximum` is
        /// the largest size in points; 0 means no limit.
        case metrics(TextStyle, face: FontFace, maximum: CGFloat)
    }

    package init(face: FontFace, scaling: Scaling? = nil) {
        self.face = face
        self.scaling = scaling
        metrics = face.metrics
        super.init()
    }

    /// Creates a font by its name: a family ("Inter"), or a family and a style ("Inter-SemiBoldItalic", "Inter Bold").
    ///
    /// The result is nil if no such family is installed, or if the style's name is not a common one. If the family
    /// lacks the style's weight, the nearest weight is used. A family of iOS that is not installed is replaced by the
    /// system's family with serifs, without serifs or with letters of one width.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontName(fontName)?.face(size: UIFont.usableSize(fontSize)) else { return nil }
        self.face = face
        scaling = nil
        metrics = face.metrics
        super.init()
    }

    /// Creates the font that a descriptor describes. If `pointSize` is 0, the descriptor's size is used.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var face = descriptor.face
        if pointSize != 0 { face.size = UIFont.usableSize(pointSize) }
        self.face = face
        scaling = nil
        metrics = face.metrics
        super.init()
    }

    /// The same font in another size. The new font does not follow the user's text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var face = face
        face.size = UIFont.usableSize(fontSize)
        return UIFont(face: face)
    }

    /// Returns the font in the size for the text size that `traits` specify. A font that does not follow the user's
    /// text size is returned unchanged.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: self
        case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .metrics(let style, let face, let maximum):
            UIFontMetrics(forTextStyle: style)
                .scaledFont(for: UIFont(face: face), maximumPointSize: maximum, compatibleWith: traits)
        }
    }

    /// Returns a valid font size: `size`, or the system font size if `size` is not positive and finite, as on iOS.
    package static func usableSize(_ size: CGFloat) -> Double {
        size.isFinite && size > 0 ? Double(size) : Double(systemFontSize)
    }

    // MARK: - Name

    /// The name of the font's family.
    open var familyName: String { FontName.firstFamily(of: face.family) }

    /// The family and style in PostScript form, such as "Inter-SemiBoldItalic".
    open var fontName: String { FontName(face).postScriptName }

    /// A descriptor of the font, from which related fonts can be made.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

    // MARK: - Measures

    /// The size of the font in points.
    open var pointSize: CGFloat { face.size }

    /// The distance in points from the baseline to the top of the tallest letters.
    open var ascender: CGFloat { metrics.ascent }

    /// The distance in points from the baseline to the bottom of the lowest letters, as a negative number.
    open var descender: CGFloat { -metrics.descent }

    /// The extra space in points that the font prescribes between lines.
    open var leading: CGFloat { metrics.leading }

    /// The distance in points from one baseline to the next.
    open var lineHeight: CGFloat { metrics.lineHeight }

    /// The height of capital letters, in points.
    open var capHeight: CGFloat { metrics.capHeight }

    /// The height of the lowercase x, in points.
    open var xHeight: CGFloat { metrics.xHeight }

    // MARK: - Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.face == face
    }

    open override var hash: Int { face.hashValue }

    /// Returns the font itself, because fonts are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { "<UIFont: \(fontName) \(pointSize)>" }
}
