// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The dimensions of tables and cells in points, with the values of iOS 15 to 18.
///
/// One value holds all dimensions, so that a different design is obtained by replacing that value.
struct TableMetrics: Sendable {
    /// A row's height at the usual text size.
    var rowHeight: CGFloat = 44
    /// The smallest window width at which margins are `wideMargin` instead of `narrowMargin`.
    var wideWindow: CGFloat = 390
    var narrowMargin: CGFloat = 16
    var wideMargin: CGFloat = 20
    /// The space between an image and the text after it.
    var imageGap: CGFloat = 15
    /// The space between the content and the accessory.
    var accessoryGap: CGFloat = 10
    /// The space between two texts or two accessories side by side.
    var textGap: CGFloat = 8
    /// The space between a title and its subtitle.
    var subtitleGap: CGFloat = 3
    /// The padding above and below text in a row whose text determines its height.
    var verticalPadding: CGFloat = 11
    /// The width of the titles in cells of style `value2`.
    var value2TitleWidth: CGFloat = 94

    /// The padding above each header of a plain table.
    var plainHeaderTopPadding: CGFloat = 22
    /// The height of a plain table's header with one line of text at the usual text size.
    var plainHeaderHeight: CGFloat = 28
    /// The height of a grouped table's first header with one line of text at the usual text size.
    var firstGroupHeaderHeight: CGFloat = 55.5
    /// The height of a grouped table's other headers with one line of text at the usual text size.
    var groupHeaderHeight: CGFloat = 38
    /// The height of a footer with one line of text at the usual text size.
    var footerHeight: CGFloat = 30
    /// The padding below the text of a grouped table's header.
    var groupHeaderBottom: CGFloat = 6.5
    /// The padding below the text of a footer.
    var footerBottom: CGFloat = 6.667
    /// The height of a grouped table's header or footer without text.
    var groupGap: CGFloat = 17.5
    /// The height of a grouped table's first header, if the header has no text.
    var firstGroupGap: CGFloat = 35
    /// The corner radius of the first and last row of an inset grouped section.
    var groupCornerRadius: CGFloat = 10

    /// The indentation of the content in editing mode, which makes room for the edit control: delete, insert or the
    /// selection checkmark.
    var editIndent: CGFloat = 40
    /// The distance of the edit control's centre from the row's leading edge.
    var editControlCentre: CGFloat = 28
    var editControlDiameter: CGFloat = 22
    /// The width of the area of the reorder control.
    var reorderWidth: CGFloat = 43
    /// The size of the three lines in the reorder control.
    var reorderControlSize = CGSize(width: 22, height: 13)
    /// The padding before and after the image and title of a swipe action button that is wider than the minimum width.
    var swipeButtonPadding: CGFloat = 15
    /// The minimum padding before and after the title of a swipe action button that is too narrow for the whole title.
    var swipeTextMargin: CGFloat = 4
    /// The padding above and below the image and title of a swipe action button.
    var swipeButtonMargin: CGFloat = 6
    /// The minimum height of the area of an image above a title on a swipe action button.
    var swipeImageHeight: CGFloat = 24
    /// The space between the image and the title on a swipe action button.
    var swipeImageGap: CGFloat = 2

    static let current = TableMetrics()

    /// The margin at both sides of a window's content.
    func margin(windowWidth: CGFloat) -> CGFloat {
        windowWidth >= wideWindow ? wideMargin : narrowMargin
    }
}

extension UIView {
    /// The margin at both sides of the content of the view's window.
    var windowMargin: CGFloat {
        TableMetrics.current.margin(windowWidth: window?.bounds.width ?? bounds.width)
    }
}

extension UITableView {
    /// The left and right margin of the content of rows, headers and footers.
    var rowMargin: CGFloat { style == .insetGrouped ? windowMargin : readableMargin(in: rowWidth) }

    /// The left and right margin of a text column, or of an inset grouped section, in an available width.
    func readableMargin(in width: CGFloat) -> CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return windowMargin }
        return max(windowMargin, (width - readableWidth) / 2)
    }

    /// The maximum width of a text column for easy reading. It grows with the text size (672 points at the usual size).
    private var readableWidth: CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: 672, compatibleWith: traitCollection)
    }
}

extension UITableViewCell {
    /// The left and right margin of the row's content.
    var rowMargin: CGFloat { table?.rowMargin ?? windowMargin }
}
