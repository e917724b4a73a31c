// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension DragDropStackView {
    /// Whether the stack is in a scroll view that can autoscroll along the stack's axis.
    var canAutoscroll: Bool {
        EdgeScroller.scrollViews(round: self).contains { scrollView in
            guard !scrollView.isPaged else { return false }
            let room = scrollView.roomToScroll(along: scrollView.axis(along: axis, of: self))
            return room.before + room.after > 0
        }
    }
}

/// Tells a stack's delegate how far the pointer is beyond an edge, so that the delegate can scroll.
@MainActor
final class StackDelegateScrolling {
    private var overshoot = EdgeOvershoot()

    func tellDelegate(of stack: DragDropStackView, point: CGPoint, threshold: CGFloat) {
        guard let delegate = stack.dragDelegate, let window = stack.window else { return }
        let given = delegate.containerView
        let container = given.window === window ? given : window
        let (place, bounds) = (container.convert(point, from: nil), container.bounds)
        let isVertical = container.axis(along: stack.axis, of: stack) == .vertical
        let span = isVertical ? bounds.minY...bounds.maxY : bounds.minX...bounds.maxX
        report(
            delegate,
            overshoot.pointerMoved(
                position: Double(isVertical ? place.y : place.x), in: Double(span.lowerBound)...Double(span.upperBound),
                threshold: Double(threshold), at: CACurrentMediaTime()))
    }

    func tellDelegateAgain(of stack: DragDropStackView, at time: TimeInterval) {
        guard let delegate = stack.dragDelegate else { return }
        report(delegate, overshoot.timePassed(time))
    }

    private func report(_ delegate: any ArticleStackDelegate, _ overshoot: EdgeOvershoot.Overshoot?) {
        switch overshoot {
        case .before(let distance)?: delegate.didDragOverMin(diff: distance)
        case .after(let distance)?: delegate.didDragOverMax(diff: distance)
        case nil: break
        }
    }
}
