// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Scrolling items into view.
extension BoardView {
    /// Scrolls to an item unless at least half of the item is visible. A calendar first shows the page that contains
    /// the item.
    public func showItem(_ id: some Hashable) {
        layoutIfNeeded()
        if let item = store[AnyHashable(id)] { scrollToVisible(item) }
    }

    /// Scrolls to the place of `item` unless half of the item is visible there. The place may be one that the item has
    /// left, for example by an undo. If the item is drawn in several pieces, such as an event across midnight, half of
    /// one piece is enough.
    func scrollToVisible(_ item: Space.Item) {
        guard window != nil else { return }
        let isElsewhere = segments(of: item).isEmpty
        turn(to: item, animated: true)
        layoutIfNeeded()
        let segments = segments(of: item)
        guard let segment = segments.first, !segments.contains(where: isInSight) else { return }
        // After a page turn, the board scrolls to the item at once, without an animation.
        let isAnimated = !isElsewhere && !DragMotion.isReduced
        container(of: segment.surface).scrollToVisible(segment.frame, animated: isAnimated)
    }

    func isInSight(_ segment: BoardSegment) -> Bool {
        container(of: segment.surface).isHalfInSight(segment.frame)
    }
}

extension DraggedBoardItem {
    /// Shows the calendar page on which the item was lifted. After a drag by keys or a cancelled resize, also restores
    /// the scroll positions. The dragged item stays where it is on screen.
    ///
    /// - Parameter isCancelled: whether the drag was cancelled, for example by Escape; false for a drop at a place that
    ///   is not allowed.
    func restorePageAndOffsets(isCancelled: Bool) {
        guard dragState.followsDrag, board?.window != nil else { return }
        let place = view.superview?.convert(view.shownFrame, to: nil)
        // Sets the drag state to `repositioning`, in which changes of the board do not move the item. During the page
        // turn the board's layout does not match the item's position.
        dragState.repositionBegan()
        restorePage()
        // Scrolls back at once and without animation, because nothing may scroll after a drag has ended
        // (Interaction.md, I31). The board scrolls back only after a drag by keys or a cancelled resize. In other drags
        // the pointer was holding the item, and the board must not scroll under it.
        if dragState.state == .repositioning, isKeyboardDrag || isCancelled && grab.isPull {
            scrolled.forEach { $0.restore() }
        }
        dragState.repositionEnded()
        guard dragState.followsDrag, let place, let superview = view.superview else { return }
        UIView.performWithoutAnimation { view.frame = superview.convert(place, from: nil) }
    }
}
