// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A drag of the content by a finger.
struct ScrollDrag {
    /// The axes it moves along.
    var axes: [ScrollAxis]
    /// The offset that the finger asks for where its translation is 0, as if nothing held it back at the edges.
    var origin: CGPoint
    var translation = CGPoint.zero
    /// What it last set the content offset to: another value came from the program, and the drag goes on from there.
    var lastOffset: CGPoint
    /// The offset before the drag, for paging.
    let beginning: CGPoint
}

extension UIScrollView {
    // MARK: Fingers

    /// Stops moving content at once.
    func fingerWentDown() {
        guard isScrollEnabled, isDecelerating else { return }
        isHeld = true
        stopMoving()
    }

    /// All fingers are gone, and the pan is over or never began: content held outside its range goes back.
    func fingersLifted() {
        isHeld = false
        guard drag == nil, motion == nil, isOverscrolled else { return }
        let motions = motions(from: contentOffset, velocity: .zero, targets: [:])
        if !motions.isEmpty { beginDecelerating(motions) }
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag()
            followFinger()
        case .changed: followFinger()
        case .ended:
            followFinger()
            endDrag(velocity: pan.velocity(in: self))
        case .cancelled: endDrag(velocity: .zero)
        default: break
        }
    }

    // MARK: The drag

    private func beginDrag() {
        stopMoving()
        userWillScroll()
        delegate?.scrollViewWillBeginDragging(self)
        drag = ScrollDrag(
            axes: axesOfDrag(), origin: unbanded(contentOffset), lastOffset: contentOffset, beginning: contentOffset)
        indicators.show()
    }

    private func axesOfDrag() -> [ScrollAxis] {
        let axes = ScrollAxis.allCases.filter(canScroll)
        guard isDirectionalLockEnabled, axes.count == 2 else { return axes }
        return abs(pan.movement.x) > abs(pan.movement.y) ? [.horizontal] : [.vertical]
    }

    private func followFinger() {
        guard var drag else { return }
        if contentOffset != drag.lastOffset {
            let offset = unbanded(contentOffset)
            drag.origin = CGPoint(x: offset.x + drag.translation.x, y: offset.y + drag.translation.y)
        }
        drag.translation = pan.translation(in: self)
        var offset = contentOffset
        for axis in drag.axes {
            offset[axis] = banded(drag.origin[axis] - drag.translation[axis], axis)
        }
        drag.lastOffset = offset
        self.drag = drag
        if offset != contentOffset { contentOffset = offset }
    }

    private func endDrag(velocity finger: CGPoint) {
        guard let drag else { return }
        var velocity = CGPoint.zero
        for axis in drag.axes { velocity[axis] = -finger[axis] }
        let natural = motions(from: contentOffset, velocity: velocity, targets: pages(velocity, drag))
        var target = contentOffset
        for (axis, motion) in natural { target[axis] = CGFloat(motion.restingOffset) }
        let chosen = askForTarget(target, velocity: velocity)
        self.drag = nil
        var motions = natural
        if chosen != target {
            var targets = pages(velocity, drag)
            for axis in ScrollAxis.allCases where chosen[axis] != target[axis] { targets[axis] = chosen[axis] }
            motions = self.motions(from: contentOffset, velocity: velocity, targets: targets)
        }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: !motions.isEmpty)
        if motions.isEmpty {
            indicators.hideSoon()
        } else if motion == nil {
            beginDecelerating(motions)
        }
    }

    private func askForTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        var chosen = target
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &chosen)
        return chosen
    }

    /// Where paging lets the content rest: on the next page that way if it was flicked, else on the nearest.
    private func pages(_ velocity: CGPoint, _ drag: ScrollDrag) -> [ScrollAxis: CGFloat] {
        guard isPagingEnabled else { return [:] }
        var targets: [ScrollAxis: CGFloat] = [:]
        for axis in drag.axes {
            let page = bounds.size[axis]
            guard page > 0 else { continue }
            let start = (drag.beginning[axis] / page).rounded()
            let isFlick = abs(velocity[axis]) > CGFloat(Thresholds.Scroll.pageFlickSpeed)
            let number = isFlick ? start + (velocity[axis] < 0 ? -1 : 1) : (contentOffset[axis] / page).rounded()
            targets[axis] = CGFloat(offsetRange(axis).clamping(Double(number * page)))
        }
        return targets
    }

    // MARK: The rubber band

    /// The offset that shows where the finger asks for `offset`.
    private func banded(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = offsetRange(axis)
        let rest = CGFloat(range.clamping(Double(offset)))
        guard offset != rest else { return offset.rounded(toPixelsAt: pixelsPerPoint) }
        guard bounces else { return rest }
        return rest
            + CGFloat(RubberBand.shown(overscroll: Double(offset - rest), dimension: Double(bounds.size[axis])))
    }

    /// The offset that a finger has to ask for so that `offset` shows.
    private func unbanded(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            let rest = CGFloat(offsetRange(axis).clamping(Double(offset[axis])))
            guard offset[axis] != rest else { continue }
            result[axis] =
                rest
                + CGFloat(
                    RubberBand.overscroll(shown: Double(offset[axis] - rest), dimension: Double(bounds.size[axis])))
        }
        return result
    }
}
