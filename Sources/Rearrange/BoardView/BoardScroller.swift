// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Scrolls a board while something is held near its edges, and says when a frame comes.
@MainActor
final class BoardScroller: NSObject {
    private let scrollView: UIScrollView
    private let onFrame: (TimeInterval) -> Void
    private var across = Autoscroll()
    private var down = Autoscroll()
    private var link: CADisplayLink?

    /// - Parameter onFrame: called at each frame, after the scrolling, with its time.
    init(_ scrollView: UIScrollView, onFrame: @escaping (TimeInterval) -> Void) {
        self.scrollView = scrollView
        self.onFrame = onFrame
        super.init()
        let link = CADisplayLink(target: self, selector: BoardScroller.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private var room: CGRect { scrollView.bounds.inset(by: scrollView.adjustedContentInset) }

    /// The pointer is here now, in the window.
    func pointerMoved(to point: CGPoint) {
        let place = scrollView.convert(point, from: nil)
        let (offset, now) = (scrollView.contentOffset, CACurrentMediaTime())
        let area = room.offsetBy(dx: -offset.x, dy: -offset.y)
        across.pointerMoved(position: place.x - offset.x, in: area.minX...max(area.minX, area.maxX), at: now)
        down.pointerMoved(position: place.y - offset.y, in: area.minY...max(area.minY, area.maxY), at: now)
    }

    /// What is held is where nothing scrolls.
    func rest() {
        across.ended()
        down.ended()
    }

    private func frame(_ link: CADisplayLink) {
        let area = room
        let size = scrollView.contentSize
        let step = CGVector(
            dx: across.step(
                now: link.timestamp, frameInterval: link.duration,
                room: (max(0, area.minX), max(0, size.width - area.maxX))),
            dy: down.step(
                now: link.timestamp, frameInterval: link.duration,
                room: (max(0, area.minY), max(0, size.height - area.maxY))))
        if step != .zero {
            scrollView.contentOffset.x += step.dx
            scrollView.contentOffset.y += step.dy
            scrollView.layoutIfNeeded()
        }
        onFrame(link.timestamp)
    }

    func stop() {
        link?.invalidate()
        link = nil
        rest()
    }
}
