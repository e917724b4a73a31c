// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The lengths of tables and cells, in points: those of iOS 15 to 18.
///
/// They stand in one value so that another look is data.
struct TableMetrics: Sendable {
    /// A row's height at the usual text size.
    var rowHeight: CGFloat = 44
    /// The window's width from which on the wide margin counts.
    var wideWindow: CGFloat = 390
    var narrowMargin: CGFloat = 16
    var wideMargin: CGFloat = 20
    /// Between an image and the text after it.
    var imageGap: CGFloat = 15
    /// Between the content and the accessory.
    var accessoryGap: CGFloat = 10
    /// Between two texts or two accessories side by side.
    var textGap: CGFloat = 8
    /// Between the lines of a title and its subtitle.
    var subtitleGap: CGFloat = 3
    /// Above and below text that decides how high the row is.
    var verticalPadding: CGFloat = 11
    /// The width of the titles in cells of style `value2`.
    var value2TitleWidth: CGFloat = 94

    /// The room above each header of a plain table.
    var plainHeaderTopPadding: CGFloat = 22
    /// Headers and footers with a line of words at the usual text size.
    var plainHeaderHeight: CGFloat = 28
    var firstGroupHeaderHeight: CGFloat = 55.5
    var groupHeaderHeight: CGFloat = 38
    var footerHeight: CGFloat = 30
    /// Below the words of a grouped table's header, and of a footer.
    var groupHeaderBottom: CGFloat = 6.5
    var footerBottom: CGFloat = 6.667
    /// In grouped tables, what is left of a header or footer without words; and above the first section.
    var groupGap: CGFloat = 17.5
    var firstGroupGap: CGFloat = 35
    /// The corners of the first and last row of a section with round corners.
    var groupCornerRadius: CGFloat = 10

    /// How far content moves in to make room for the delete or insert control.
    var editIndent: CGFloat = 40
    var editControlCentre: CGFloat = 28
    var editControlDiameter: CGFloat = 22
    /// The width of the place for the reorder control.
    var reorderWidth: CGFloat = 43
    /// The grip's three lines.
    var gripSize = CGSize(width: 22, height: 13)
    /// Left and right of what is on a button beside a swiped row, where that is wide.
    var swipeButtonPadding: CGFloat = 15
    /// Left and right of it at least, where there is less room than it wants.
    var swipeTextMargin: CGFloat = 4
    /// Above and below an image with a title.
    var swipeButtonMargin: CGFloat = 6
    /// The height of the place for an image above a title, at least.
    var swipeImageHeight: CGFloat = 24
    /// Between the two.
    var swipeImageGap: CGFloat = 2

    static let current = TableMetrics()

    func margin(windowWidth: CGFloat) -> CGFloat {
        windowWidth >= wideWindow ? wideMargin : narrowMargin
    }
}

extension UIView {
    /// The margin at both sides of a window's content, where the view is shown.
    var windowMargin: CGFloat {
        TableMetrics.current.margin(windowWidth: window?.bounds.width ?? bounds.width)
    }
}

extension UITableView {
    /// Left and right of what is in rows, headers and footers.
    var rowMargin: CGFloat { style == .insetGrouped ? windowMargin : readableMargin(in: rowWidth) }

    /// Left and right of a column of text, or of a section with round corners, in a width.
    func readableMargin(in width: CGFloat) -> CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return windowMargin }
        return max(windowMargin, (width - readableWidth) / 2)
    }

    /// How wide a column of text may be that is read with ease: it grows with the text (672 points at the usual size).
    private var readableWidth: CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: 672, compatibleWith: traitCollection)
    }
}

extension UITableViewCell {
    /// Left and right of what is in the row.
    var rowMargin: CGFloat { table?.rowMargin ?? windowMargin }
}
