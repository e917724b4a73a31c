// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`; without it, Helvetica's place is taken by the system's font at 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`, drawn behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Points added between letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The raw value of an `NSUnderlineStyle`; every style but none is a single line here.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The raw value of an `NSUnderlineStyle`; every style but none is a single line here.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// Points the text is raised by.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// How a line under or through text is drawn.
///
/// ## Caveats
/// Double and thick lines and patterns are absent.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 1) }
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
    /// By the text itself.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
