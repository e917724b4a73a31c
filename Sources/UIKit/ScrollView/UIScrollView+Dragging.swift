// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A drag of the content by a finger on it, or by fingers on a trackpad.
struct ScrollDrag {
    enum Source { case finger, trackpad }

    let source: Source
    /// The axes it moves along.
    var axes: PanAxes
    /// The offset that the finger asks for where its translation is 0, as if nothing held it back at the edges.
    var origin: CGPoint
    var translation = CGPoint.zero
    /// What it last set the content offset to: another value came from the program, and the drag goes on from there.
    var lastOffset: CGPoint
}

extension UIScrollView {
    // MARK: Fingers

    /// Stops moving content at once.
    func fingerWentDown() {
        guard isScrollEnabled, isDecelerating else { return }
        isHeld = true
        stopMoving()
    }

    /// All fingers are gone, and the pan is over or never began: content held where it may not rest goes on.
    func fingersLifted() {
        let wasHeld = isHeld
        isHeld = false
        guard drag == nil, motion == nil, zoom == nil, isOverscrolled || (wasHeld && isPagingEnabled) else { return }
        let motions = motions(from: contentOffset, velocity: .zero, targets: pages(.zero, scrollableAxes))
        if !motions.isEmpty { beginDecelerating(motions) }
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag(.finger, movement: self.pan.movement)
            follow(pan.translation(in: self))
        case .changed: follow(pan.translation(in: self))
        case .ended:
            follow(pan.translation(in: self))
            endDrag(velocity: pan.velocity(in: self))
        case .cancelled: endDrag(velocity: .zero)
        default: break
        }
    }

    // MARK: The drag

    /// - Parameter movement: how far the fingers had come when it was clear that they drag.
    func beginDrag(_ source: ScrollDrag.Source, movement: CGPoint) {
        if drag != nil { endDrag(velocity: .zero) }
        if !isZoomBouncing { stopMoving() }
        userWillScroll()
        dismissKeyboardForDrag()
        delegate?.scrollViewWillBeginDragging(self)
        drag = ScrollDrag(
            source: source, axes: axesOfDrag(movement), origin: unbanded(contentOffset), lastOffset: contentOffset)
        indicators.show()
    }

    private func axesOfDrag(_ movement: CGPoint) -> PanAxes {
        let axes = scrollableAxes
        guard isDirectionalLockEnabled, axes == [.horizontal, .vertical] else { return axes }
        return .locked(by: movement)
    }

    /// Moves the content under a finger that has come `translation` far.
    func follow(_ translation: CGPoint) {
        endZoomOfOneFinger()
        guard var drag else { return }
        guard zoom == nil, !isZoomBouncing else {
            // Two fingers place the content by what they zoom; the drag goes on where they leave it.
            self.drag?.translation = translation
            return takeDragUpAnew()
        }
        if contentOffset != drag.lastOffset {
            takeDragUpAnew()
            drag = self.drag ?? drag
        }
        drag.translation = translation
        var offset = contentOffset
        for axis in ScrollAxis.both where drag.axes.contains(axis.pan) {
            offset[axis] = banded(drag.origin[axis] - translation[axis], axis)
        }
        drag.lastOffset = offset
        self.drag = drag
        if offset != contentOffset { contentOffset = offset }
    }

    /// The content lies elsewhere, or may lie elsewhere, than the drag has left it: it goes on from there.
    func takeDragUpAnew() {
        guard var drag else { return }
        let offset = unbanded(contentOffset)
        drag.origin = CGPoint(x: offset.x + drag.translation.x, y: offset.y + drag.translation.y)
        drag.lastOffset = contentOffset
        self.drag = drag
    }

    /// Lets the content go, at a finger's velocity in points a second.
    func endDrag(velocity finger: CGPoint) {
        guard let drag else { return }
        var velocity = CGPoint.zero
        for axis in ScrollAxis.both where drag.axes.contains(axis.pan) { velocity[axis] = -finger[axis] }
        let pages = pages(velocity, drag.axes)
        let natural = motions(from: contentOffset, velocity: velocity, targets: pages)
        var target = contentOffset
        for (axis, motion) in natural { target[axis] = CGFloat(motion.restingOffset) }
        let chosen = askForTarget(target, velocity: velocity)
        self.drag = nil
        var motions = natural
        if chosen != target {
            var targets = pages
            for axis in ScrollAxis.both where chosen[axis] != target[axis] { targets[axis] = chosen[axis] }
            motions = self.motions(from: contentOffset, velocity: velocity, targets: targets)
        }
        // What zooms by itself also takes the content to where it may rest.
        if motion != nil || zoom != nil { motions = [:] }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: !motions.isEmpty)
        if motions.isEmpty {
            if motion == nil { indicators.hideSoon() }
        } else if motion == nil, self.drag == nil {
            beginDecelerating(motions)
        }
    }

    private func askForTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        var chosen = target
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &chosen)
        return chosen
    }

    /// Where paging lets content come to rest that is let go.
    private func pages(_ velocity: CGPoint, _ axes: PanAxes) -> [ScrollAxis: CGFloat] {
        guard isPagingEnabled else { return [:] }
        var targets: [ScrollAxis: CGFloat] = [:]
        for axis in ScrollAxis.both where axes.contains(axis.pan) {
            guard let stops = pageStops(axis) else { continue }
            targets[axis] = CGFloat(stops.target(offset: Double(contentOffset[axis]), velocity: Double(velocity[axis])))
        }
        return targets
    }

    /// Where paging lets the content rest on an axis; nil where the view has no size.
    func pageStops(_ axis: ScrollAxis) -> PageStops? {
        bounds.size[axis] > 0 ? PageStops(range: offsetRange(axis), page: Double(bounds.size[axis])) : nil
    }

    private func dismissKeyboardForDrag() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory,
            let typing = FirstResponder.typing
        else { return }
        typing.resignFirstResponder()
    }

    // MARK: The rubber band

    /// The offset that shows where the finger asks for `offset`.
    func banded(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = offsetRange(axis)
        let rest = CGFloat(range.clamping(Double(offset)))
        guard offset != rest else { return offset.rounded(toPixelsAt: pixelsPerPoint) }
        guard bounces(axis) else { return rest }
        return rest
            + CGFloat(RubberBand.shown(overscroll: Double(offset - rest), dimension: Double(bounds.size[axis])))
    }

    /// The offset that a finger has to ask for so that `offset` shows.
    func unbanded(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.both {
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

extension FirstResponder {
    /// The first responder, where it takes text.
    static var typing: UIResponder? {
        guard let current, current is UITextField || current is any UIKeyInput else { return nil }
        return current
    }
}
