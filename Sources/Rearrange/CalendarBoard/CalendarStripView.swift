// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The scroll view of a calendar's all-day items, which are in rows. It scrolls if not all rows fit.
final class CalendarStripView: UIScrollView {
    let contentView = BoardContentView<CalendarSpace>()
    /// Called after each layout, because the strip may have scrolled.
    var scrolled: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        addSubview(contentView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CalendarStripView is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrolled()
    }

    /// The height of a number of rows, in points.
    static func height(rows: CGFloat, of rowHeight: CGFloat) -> CGFloat { rows * rowHeight + 4 }

    /// Sets the strip's frame, and its content size for a number of rows.
    func layOut(in frame: CGRect, rows: Int, of rowHeight: CGFloat) {
        if self.frame != frame { self.frame = frame }
        let height = CalendarStripView.height(rows: CGFloat(rows), of: rowHeight)
        let size = CGSize(width: frame.width, height: height)
        if contentView.frame.size != size { contentView.frame = CGRect(origin: .zero, size: size) }
        guard contentSize != size else { return }
        contentSize = size
        contentOffset.y = min(contentOffset.y, max(0, height - frame.height))
    }

    /// The frame of an item in a row.
    static func frame(ofRow row: Int, of rowHeight: CGFloat, from x: CGFloat, width: CGFloat) -> CGRect {
        CGRect(x: x, y: 2 + CGFloat(row) * rowHeight, width: width, height: rowHeight - 2)
    }

    /// The index of the first row that is not partly or wholly scrolled off at the top.
    func firstRow(of rowHeight: CGFloat) -> Int { max(0, Int((contentOffset.y / rowHeight).rounded(.up))) }

    /// Scrolls so that an item's frame is visible, together with the gaps above and below it.
    func show(_ frame: CGRect) { scrollRectToVisible(frame.insetBy(dx: 0, dy: -2), animated: false) }
}
