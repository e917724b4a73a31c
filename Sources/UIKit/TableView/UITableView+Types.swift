// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers and footers stay on screen while their section is there.
        case plain
        /// Sections apart from each other, on a ground of another colour.
        case grouped
        /// Sections with round corners and room at both sides.
        case insetGrouped
    }

    /// From where the lines between rows are moved in.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the edges of the row.
        case fromCellEdges = 0
        /// From where they end by themselves.
        case fromAutomaticInsets = 1
    }

    /// Where a row that is scrolled to comes to lie.
    public enum ScrollPosition: Int, Sendable {
        /// As near as it shows whole.
        case none
        case top
        case middle
        case bottom
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade
        /// From and to the right edge.
        case right
        case left
        /// From under the row above, and back under it.
        case top
        case bottom
        /// At once, while the other rows still make way.
        case none
        /// Opening from the row's middle line, and closing onto it.
        case middle
        /// What suits best.
        case automatic = 100
    }
}

/// What of a table is no wider than its content.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Headers of sections.
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1)
}

/// How much a table has had to do: its cost must follow what is visible, not what there is.
package struct TableStatistics: Sendable, Hashable {
    /// Cells made by the table of a registered class.
    package var cellsMade = 0
    /// Cells asked for of the data source.
    package var cellsBound = 0
    /// Heights asked for of the delegate or of a cell.
    package var rowsMeasured = 0
    /// Numbers of rows asked for of the data source.
    package var countsAsked = 0

    package init() {}
}
