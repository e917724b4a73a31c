// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Scrolls whatever a stack lies in, on each axis the innermost that can, while a view is carried near an edge.
@MainActor
final class StackScroller {
    private let edges: EdgeScroller
    private var overshoot = EdgeOvershoot()
    /// Whether the last frame has scrolled something.
    private(set) var isScrolling = false

    init(_ configuration: DragDropStackView.Configuration) {
        edges = EdgeScroller(
            Autoscroll(
                zoneFraction: Double(1 - configuration.scrollThreshold),
                gain: Double(configuration.scrollFactor) * Thresholds.StackReorder.overshootsPerSecond))
    }

    /// Whether there is anything round a stack that it can scroll along its axis.
    static func isScrollable(_ stack: DragDropStackView) -> Bool {
        EdgeScroller.scrollViews(round: stack).contains { scrollView in
            guard !scrollView.isPaged else { return false }
            let room = scrollView.roomToScroll(along: scrollView.axis(along: stack.axis, of: stack))
            return room.before + room.after > 0
        }
    }

    /// The pointer carries a view over a stack.
    ///
    /// - Parameter axes: on which the view follows it.
    func pointerMoved(to point: CGPoint, over stack: DragDropStackView, axes: [NSLayoutConstraint.Axis]) {
        edges.pointerMoved(to: point, over: stack, axes: axes)
    }

    func scroll(_ link: CADisplayLink) { isScrolling = edges.scroll(link) }

    func stop() {
        edges.stop()
        isScrolling = false
    }

    // MARK: - By the delegate

    func tellDelegate(of stack: DragDropStackView, point: CGPoint, threshold: CGFloat) {
        guard let delegate = stack.dragDelegate, let window = stack.window else { return }
        let given = delegate.containerView
        let container = given.window === window ? given : window
        let (place, bounds) = (container.convert(point, from: nil), container.bounds)
        let isVertical = container.axis(along: stack.axis, of: stack) == .vertical
        let span = isVertical ? bounds.minY...bounds.maxY : bounds.minX...bounds.maxX
        tell(
            delegate,
            overshoot.pointerMoved(
                position: Double(isVertical ? place.y : place.x), in: Double(span.lowerBound)...Double(span.upperBound),
                threshold: Double(threshold), at: CACurrentMediaTime()))
    }

    func tellDelegateAgain(of stack: DragDropStackView, at time: TimeInterval) {
        guard let delegate = stack.dragDelegate else { return }
        tell(delegate, overshoot.timePassed(time))
    }

    private func tell(_ delegate: any DragDropStackViewDelegate, _ overshoot: EdgeOvershoot.Overshoot?) {
        switch overshoot {
        case .before(let distance)?: delegate.didDragOverMin(diff: distance)
        case .after(let distance)?: delegate.didDragOverMax(diff: distance)
        case nil: break
        }
    }
}
