// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`. The default is the system font at 12 points; on iOS it is Helvetica.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The text colour, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour drawn behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The additional space between letters, a number in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The underline, as the raw value of an `NSUnderlineStyle`. Every value other than 0 draws a single line.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The strikethrough, as the raw value of an `NSUnderlineStyle`. Every value other than 0 draws a single line.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The distance in points by which the text is raised above the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// The style of a line under or through text.
///
/// ## Caveats
/// Double lines, thick lines and patterns are not supported.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits of the style, the same as on iOS.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line under or through the text.
    public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 1) }
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
    /// The direction is determined by the text.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
