// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The strip of what lasts whole days: rows one below the other, which scroll where there are more than show.
final class CalendarStripView: UIScrollView {
    let sheet = BoardSheet<CalendarSpace>()
    /// Called when it may have scrolled.
    var scrolled: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        addSubview(sheet)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CalendarStripView is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrolled()
    }

    /// Points of so many rows.
    static func height(rows: CGFloat, of rowHeight: CGFloat) -> CGFloat { rows * rowHeight + 4 }

    /// Takes a frame, in which all rows show or some.
    func layOut(in frame: CGRect, rows: Int, of rowHeight: CGFloat) {
        if self.frame != frame { self.frame = frame }
        let height = CalendarStripView.height(rows: CGFloat(rows), of: rowHeight)
        let size = CGSize(width: frame.width, height: height)
        if sheet.frame.size != size { sheet.frame = CGRect(origin: .zero, size: size) }
        guard contentSize != size else { return }
        contentSize = size
        contentOffset.y = min(contentOffset.y, max(0, height - frame.height))
    }

    /// Where something lies in a row of so many points.
    static func frame(ofRow row: Int, of rowHeight: CGFloat, from x: CGFloat, width: CGFloat) -> CGRect {
        CGRect(x: x, y: 2 + CGFloat(row) * rowHeight, width: width, height: rowHeight - 2)
    }

    /// The first row of which nothing is scrolled off.
    func firstRow(of rowHeight: CGFloat) -> Int { max(0, Int((contentOffset.y / rowHeight).rounded(.up))) }

    /// Scrolls so that a row is seen, with what is left free beside it.
    func show(_ frame: CGRect) { scrollRectToVisible(frame.insetBy(dx: 0, dy: -2), animated: false) }
}
