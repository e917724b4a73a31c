// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What of the board is in sight.
extension BoardView {
    /// Shows the page, and the part of it, where an item lies, where half of it is not in sight already.
    public func showItem(_ id: some Hashable) {
        layoutIfNeeded()
        if let item = store[AnyHashable(id)] { bringIntoSight(item) }
    }

    /// Shows the part of the board where an item lies, or lay, unless half of a piece of it is in sight.
    func bringIntoSight(_ item: Space.Item) {
        guard window != nil else { return }
        let isElsewhere = segments(of: item).isEmpty
        turn(to: item, animated: true)
        layoutIfNeeded()
        let segments = segments(of: item)
        guard let segment = segments.first, !segments.contains(where: isInSight) else { return }
        // A page comes as it is to be seen, and does not scroll when it is there.
        let isAnimated = !isElsewhere && !DragMotion.isReduced
        container(of: segment.surface).bringIntoSight(segment.frame, animated: isAnimated)
    }

    func isInSight(_ segment: BoardSegment) -> Bool {
        container(of: segment.surface).isHalfInSight(segment.frame)
    }
}

extension DraggedBoardItem {
    /// Has the board show the page that it showed at the lift, and scrolled as it was then where keys lead, or where a pull
    /// is cancelled, which led only an end of the item away. What is in the air stays where it is on screen.
    ///
    /// - Parameter isCancelled: by Escape, or with its touch; else it is let go of where it may not lie.
    func goBack(isCancelled: Bool) {
        guard course.follows, board?.window != nil else { return }
        let place = view.superview?.convert(view.shownFrame, to: nil)
        // What the board says meanwhile is not about where the item is.
        course.turnBegan()
        wayBack()
        // At once: from the next frame on nothing scrolls, and below what a pointer carries nothing at all (I31).
        if course.state == .turning, isLedByKeys || isCancelled && grip.isPull { scrolled.forEach { $0.restore() } }
        course.turnEnded()
        guard course.follows, let place, let superview = view.superview else { return }
        UIView.performWithoutAnimation { view.frame = superview.convert(place, from: nil) }
    }
}
