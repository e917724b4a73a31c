// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Display
import Foundation

/// A mouse press on a scroll bar's track, which scrolls page by page until the thumb has reached the pointer.
@MainActor
final class ScrollTrackPress {
    private weak var scrollView: UIScrollView?
    private let axis: ScrollAxis
    private let side: ScrollBar.Side
    /// The pointer's location relative to the scroll view's top left corner, so that it stays correct while the content
    /// scrolls.
    private var place: CGPoint
    /// The repeating timer that scrolls further pages while the mouse button is down.
    private var next: ScheduledTask?

    init(in scrollView: UIScrollView, at point: CGPoint, _ axis: ScrollAxis, _ side: ScrollBar.Side) {
        (self.scrollView, self.axis, self.side) = (scrollView, axis, side)
        place = .zero
        moved(to: point)
    }

    deinit {
        next?.cancel()
    }

    func begin() {
        scrollView?.turnPage(axis, side)
        next = ScheduledWork.scheduler.schedule(
            after: Thresholds.ScrollBar.pagingDelay, every: Thresholds.ScrollBar.pagingInterval, purpose: .gesture
        ) { [weak self] in self?.scrollAnotherPage() }
    }

    /// Updates the pointer's location.
    ///
    /// - Parameter point: the pointer's new location in the scroll view's coordinates.
    func moved(to point: CGPoint) {
        guard let origin = scrollView?.bounds.origin else { return }
        place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// Scrolls another page, unless the thumb has reached or passed the pointer.
    private func scrollAnotherPage() {
        guard let scrollView, scrollView.isScrollEnabled, scrollView.window != nil else {
            next?.cancel()
            return
        }
        let origin = scrollView.bounds.origin
        let point = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
        if scrollView.indicators.side(of: point, axis) == side { scrollView.turnPage(axis, side) }
    }
}

extension UIScrollView {
    fileprivate func turnPage(_ axis: ScrollAxis, _ side: ScrollBar.Side) {
        scroll(by: ScrollOrder(axis: axis, isForward: side == .after, distance: .page))
    }
}
