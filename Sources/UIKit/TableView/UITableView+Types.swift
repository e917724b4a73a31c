// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
    /// The style of a table: a continuous list, or groups of rows.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge. Headers float at the table's top edge and footers at its bottom edge, while their
        /// section is on screen.
        case plain
        /// Sections with space between them, on a background of another colour.
        case grouped
        /// Sections with round corners and margins at both sides.
        case insetGrouped
    }

    /// The reference from which separator insets are measured.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the edges of the row.
        case fromCellEdges = 0
        /// From the automatic insets of the separator.
        case fromAutomaticInsets = 1
    }

    /// The position on screen to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// The shortest scroll that makes the whole row visible.
        case none
        /// The row is at the top.
        case top
        /// The row is in the middle.
        case middle
        /// The row is at the bottom.
        case bottom
    }

    /// The animation with which rows are inserted, deleted or reloaded.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in and out.
        case fade
        /// Rows slide in from the right edge, and out to the right edge.
        case right
        /// Rows slide in from the left edge, and out to the left edge.
        case left
        /// Rows slide in from under the row above, and back under it.
        case top
        /// Rows slide in from below, and out downwards.
        case bottom
        /// Rows appear and disappear at once, while the displacement of the other rows is animated.
        case none
        /// Rows open from their horizontal centre line, and close onto it.
        case middle
        /// The table chooses the animation.
        case automatic = 100
    }
}

/// The elements of a table that are no wider than their content.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1)
}
