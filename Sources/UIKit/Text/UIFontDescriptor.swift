// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// A description of a font, from which related fonts can be made: bolder, larger or italic ones.
///
/// ## Caveats
/// A descriptor contains family, size, weight, slant and digit width. Other attributes, the font matrix and font
/// matching are not supported.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    package let face: FontFace

    package init(face: FontFace) {
        self.face = face
        super.init()
    }

    /// Creates a descriptor of the font with this name, or of the system font if no such font is installed.
    public init(name fontName: String, size: CGFloat) {
        let size = UIFont.usableSize(size)
        face = FontName(fontName)?.face(size: size) ?? FontFace(family: FontCatalogue.systemFamily, size: size)
        super.init()
    }

    /// The descriptor of the font of a text style, in the text size that the user has chosen.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of the font of a text style, in the text size of a trait collection. If the collection is nil or
    /// specifies no text size, the current one is used.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: - Values

    /// The size of the font in points.
    open var pointSize: CGFloat { face.size }

    /// The family and style in PostScript form, such as "Inter-Bold".
    open var postscriptName: String { FontName(face).postScriptName }

    /// The traits of the font: italic, bold and monospaced. A font counts as bold if its weight is at least 600.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.family == UIFont.monospacedFamily { traits.insert(.traitMonoSpace) }
        return traits
    }

    // MARK: - Related descriptors

    /// A descriptor of the same font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = UIFont.usableSize(newPointSize) }
    }

    /// A descriptor of another font family with the same size, weight and slant.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        changed { $0.family = newFamily }
    }

    /// A descriptor with other traits: it is italic or bold only if `symbolicTraits` contains that trait. With
    /// `traitMonoSpace`, its family is the system's monospaced one; otherwise the family stays the same.
    ///
    /// The result is nil if the set contains any other trait.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.subtracting([.traitItalic, .traitBold, .traitMonoSpace]).isEmpty else { return nil }
        return changed {
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            let isBold = $0.weight >= 600
            if symbolicTraits.contains(.traitBold) != isBold { $0.weight = isBold ? 400 : 700 }
            if symbolicTraits.contains(.traitMonoSpace) { $0.family = UIFont.monospacedFamily }
        }
    }

    /// A descriptor of the system font in another design; nil for an unsupported design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        switch design {
        case .default: changed { $0.family = FontCatalogue.systemFamily }
        case .monospaced: changed { $0.family = UIFont.monospacedFamily }
        case .serif: changed { $0.family = UIFont.serifFamily }
        default: nil
        }
    }

    private func changed(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
        var face = face
        change(&face)
        return UIFontDescriptor(face: face)
    }

    // MARK: - Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.face == face
    }

    open override var hash: Int { face.hashValue }

    /// Returns the descriptor itself, because descriptors are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
    /// A set of traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits of the set, the same as on iOS.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The font is italic.
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
        /// The font is bold.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 2) }
        /// All letters of the font have the same width.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1024) }
    }

    /// A design of the system font, such as serif.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        /// The identifier of the design, the same as on iOS.
        public let rawValue: String

        /// Creates a design with an identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The normal design of the system font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The system font with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The system font with letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
