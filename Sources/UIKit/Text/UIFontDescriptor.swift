// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// A description of a font, to make related ones from: a bolder, a larger, a slanted one.
///
/// ## Caveats
/// A descriptor holds family, size, weight, slant and digit width. Font attributes by key, matrices and matching
/// are absent.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    package let face: FontFace

    package init(face: FontFace) {
        self.face = face
        super.init()
    }

    /// A descriptor of the font of this name, or of the system's font where there is none.
    public init(name fontName: String, size: CGFloat) {
        let size = UIFont.usableSize(size)
        face = FontName(fontName)?.face(size: size) ?? FontFace(family: FontCatalogue.systemFamily, size: size)
        super.init()
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: - What it says

    /// Points.
    open var pointSize: CGFloat { face.size }

    /// The family and the style, as in "Inter-Bold".
    open var postscriptName: String { FontName(face).text }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.family == UIFont.monospacedFamily { traits.insert(.traitMonoSpace) }
        return traits
    }

    // MARK: - Related ones

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = UIFont.usableSize(newPointSize) }
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        changed { $0.family = newFamily }
    }

    /// The font with just these traits; nil where it has no such form, as for a condensed one.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.subtracting([.traitItalic, .traitBold, .traitMonoSpace]).isEmpty else { return nil }
        return changed {
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            let isBold = $0.weight >= 600
            if symbolicTraits.contains(.traitBold) != isBold { $0.weight = isBold ? 400 : 700 }
            if symbolicTraits.contains(.traitMonoSpace) { $0.family = UIFont.monospacedFamily }
        }
    }

    /// The system's font in another design; nil for one that this machine has no font for.
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

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
    /// What is true of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 2) }
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1024) }
    }

    /// A design of the system's font.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
