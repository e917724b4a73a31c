// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout options of a paragraph: alignment, line breaks, line spacing and direction.
///
/// ## Caveats
/// Indents, tab stops, line heights, hyphenation and the space between paragraphs are not supported.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
    }

    fileprivate var values = Values()

    public override init() {
        super.init()
    }

    /// The style that is used for text without a paragraph style attribute.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The horizontal alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The treatment of text that is too long for a line.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space in points between the bottom of a line and the top of the next one.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The writing direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// An immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        if type(of: self) == NSParagraphStyle.self { return self }
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// An `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style whose values can be set. If it will be changed later, pass a copy of it to other objects.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// Copies all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }
}
