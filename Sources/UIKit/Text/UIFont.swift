// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// A font of a certain size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// What the font is chosen by.
    package let face: FontFace
    /// How the font follows the user's text size; nil for one that does not.
    package let scaling: Scaling?
    private let metrics: FontMetrics

    /// Where a font's size comes from, when it comes from the user's text size.
    package enum Scaling: Sendable {
        case style(TextStyle)
        /// Scaled from `face` as the style scales; a `maximum` of 0 is none.
        case metrics(TextStyle, face: FontFace, maximum: CGFloat)
    }

    package init(face: FontFace, scaling: Scaling? = nil) {
        self.face = face
        self.scaling = scaling
        metrics = face.metrics
        super.init()
    }

    /// The font of this name: a family ("Inter") or a family and a style ("Inter-SemiBoldItalic", "Inter Bold").
    ///
    /// Nil where no such family is installed, and for a style that is not spelled as fonts usually spell it. A family
    /// that lacks the style's weight answers with its nearest one.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontName(fontName)?.face(size: UIFont.usableSize(fontSize)) else { return nil }
        self.face = face
        scaling = nil
        metrics = face.metrics
        super.init()
    }

    /// The font that a descriptor describes; its own size where `pointSize` is 0.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var face = descriptor.face
        if pointSize != 0 { face.size = UIFont.usableSize(pointSize) }
        self.face = face
        scaling = nil
        metrics = face.metrics
        super.init()
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var face = face
        face.size = UIFont.usableSize(fontSize)
        return UIFont(face: face)
    }

    /// The font in the size that these traits ask for: itself, where it does not follow the user's text size.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: self
        case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .metrics(let style, let face, let maximum):
            UIFontMetrics(forTextStyle: style)
                .scaledFont(for: UIFont(face: face), maximumPointSize: maximum, compatibleWith: traits)
        }
    }

    /// Sizes that are no size become the system's, as they do on iOS.
    package static func usableSize(_ size: CGFloat) -> Double {
        size.isFinite && size > 0 ? Double(size) : Double(systemFontSize)
    }

    // MARK: - What it is

    open var familyName: String { FontName.firstFamily(of: face.family) }

    /// The family and the style, as in "Inter-SemiBoldItalic".
    open var fontName: String { FontName(face).text }

    /// A description to make related fonts from.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

    // MARK: - Measures

    /// Points.
    open var pointSize: CGFloat { face.size }

    /// From the baseline to the top of the tallest letters.
    open var ascender: CGFloat { metrics.ascent }

    /// From the baseline to the bottom of the deepest letters: negative.
    open var descender: CGFloat { -metrics.descent }

    /// The space that the font wants between lines.
    open var leading: CGFloat { metrics.leading }

    /// From one baseline to the next.
    open var lineHeight: CGFloat { metrics.lineHeight }

    /// The height of capital letters.
    open var capHeight: CGFloat { metrics.capHeight }

    /// The height of a small x.
    open var xHeight: CGFloat { metrics.xHeight }

    // MARK: - Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.face == face
    }

    open override var hash: Int { face.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { "<UIFont: \(fontName) \(pointSize)>" }
}
