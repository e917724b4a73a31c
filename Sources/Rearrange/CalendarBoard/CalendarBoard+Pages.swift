// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension CalendarBoard {
    /// Turns forward by a number of pages, each of ``CalendarSpace/dayCount`` days; a negative number turns back. Does
    /// nothing if the new page would be outside ``moments``.
    public func turnPage(by pages: Int, animated: Bool) {
        guard let turned = space.turned(by: pages) else { return }
        let isSliding = animated && !DragMotion.isReduced && window != nil && drag == nil
        let old = isSliding ? snapshotView(afterScreenUpdates: false) : nil
        space = turned
        onPage?(turned.firstDay)
        if let old { slide(old, pages > 0) }
        if drag == nil { UIAccessibility.post(notification: .pageScrolled, argument: header.title) }
    }

    /// Shows the page with a moment, and scrolls so that the moment and the hour after it are visible.
    ///
    /// If they are not visible yet, the moment is scrolled to a third of the visible height, measured from the top.
    /// Call this method after the board has been given its size.
    public func showMoment(_ moment: Date, animated: Bool) {
        turnPage(by: days.pages(to: moment), animated: animated)
        layoutIfNeeded()
        let seconds = moment.timeIntervalSinceReferenceDate
        guard let day = days.axis.day(of: seconds) else { return }
        let (y, sight) = (CGFloat(days.axis.position(of: seconds, in: day)) * space.scale, sight)
        guard y < sight.minY || y + space.hourHeight > sight.maxY else { return }
        let inset = scrollView.adjustedContentInset
        let least = -inset.top
        let most = max(least, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
        let wanted = scrollView.contentOffset.y + y - sight.minY - sight.height / 3
        scrollView.setContentOffset(
            CGPoint(x: scrollView.contentOffset.x, y: min(max(wanted, least), most)),
            animated: animated && !DragMotion.isReduced)
    }

    /// Shows the page of days that the calendar showed earlier. If the number of visible days has changed since then,
    /// this is the page that contains the earlier first day.
    ///
    /// - Parameter before: the calendar's space when it showed that page.
    func showPage(of before: CalendarSpace) {
        let shown = space.showingPage(of: before)
        guard space.firstDay != shown.firstDay else { return }
        space = shown
        onPage?(shown.firstDay)
    }

    private func slide(_ old: UIView, _ isForward: Bool) {
        let way: CGFloat = isForward == isMirrored ? 1 : -1
        addSubview(old)
        old.isUserInteractionEnabled = false
        let parts = [scrollView, strip, header]
        for part in parts { part.transform = CGAffineTransform(translationX: -way * bounds.width, y: 0) }
        let animations = controller.animations
        animations?.began()
        UIView.animate(
            withDuration: Thresholds.Board.pageDuration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: {
                for part in parts { part.transform = .identity }
                old.transform = CGAffineTransform(translationX: way * self.bounds.width, y: 0)
            },
            completion: { _ in
                old.removeFromSuperview()
                animations?.settled()
            })
    }

    func swiped(_ swipe: UISwipeGestureRecognizer) {
        guard drag == nil else { return }
        turnPage(by: (swipe.direction == .left) == isMirrored ? -1 : 1, animated: true)
    }
}

/// The delegate of the swipe recognizers: it lets a horizontal swipe turn the page although the board scrolls
/// vertically.
final class CalendarPager: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }
}
