// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIScrollView {
    // MARK: Fingers

    /// Stops moving content at once, and keeps it there.
    func fingerWentDown() {
        guard isScrollEnabled, let ended = activity.fingerTouched() else { return }
        tell(of: ended, isComplete: false)
    }

    /// All fingers are gone, and the pan is over or never began: content held where it may not rest goes on.
    func fingersLifted() {
        let wasHeld = activity.fingersLifted()
        if isOverscrolled || wasHeld { goToRest() }
    }

    /// Content that nobody holds goes to where it may rest: between its edges, and on a page.
    func goToRest() {
        guard drag == nil, course == nil, zoom == nil, isOverscrolled || isPagingEnabled else { return }
        let release = release(from: contentOffset, velocity: .zero, to: pages(.zero, scrollableAxes))
        if !release.isEmpty { beginDecelerating(release) }
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag(.finger, movement: self.pan.movement)
            follow(pan.translation(in: self), of: .finger)
        case .changed: follow(pan.translation(in: self), of: .finger)
        case .ended:
            follow(pan.translation(in: self), of: .finger)
            endDrag(.finger, velocity: pan.velocity(in: self))
        case .cancelled: endDrag(.finger, velocity: .zero)
        default: break
        }
    }

    // MARK: The drag

    /// - Parameter movement: how far the fingers had come when it was clear that they drag.
    func beginDrag(_ source: ScrollDrag.Source, movement: CGPoint) {
        if let drag { endDrag(drag.source, velocity: .zero) }
        let new = ScrollDrag(
            source: source, axes: axesOfDrag(movement), origin: unbanded(contentOffset), lastOffset: contentOffset)
        guard case .begun(let ended) = activity.dragBegan(new) else { return }
        if let ended { tell(of: ended, isComplete: false) }
        userWillScroll()
        dismissKeyboardForDrag()
        delegate?.scrollViewWillBeginDragging(self)
        if drag != nil { indicators.show() }
    }

    private func axesOfDrag(_ movement: CGPoint) -> PanAxes {
        let axes = scrollableAxes
        guard isDirectionalLockEnabled, axes == [.horizontal, .vertical] else { return axes }
        return .locked(by: movement)
    }

    /// Moves the content under fingers that have come `translation` far.
    func follow(_ translation: CGPoint, of source: ScrollDrag.Source) {
        endZoomOfOneFinger()
        guard let drag, drag.source == source else { return }
        // Two fingers place the content by what they zoom; the drag goes on where they leave it.
        let isPlaced = zoom != nil || isZoomBouncing
        if !isPlaced, contentOffset != drag.lastOffset { takeDragUpAnew() }
        guard var drag = self.drag else { return }
        drag.translation = translation
        var offset = contentOffset
        if !isPlaced {
            for axis in ScrollAxis.both where drag.axes.contains(axis.pan) {
                offset[axis] = banded(drag.origin[axis] - translation[axis], axis)
            }
            drag.lastOffset = offset
        }
        activity.dragMoved(drag)
        if isPlaced { takeDragUpAnew() }
        if offset != contentOffset { contentOffset = offset }
    }

    /// The content lies elsewhere, or may lie elsewhere, than the drag has left it: it goes on from there.
    func takeDragUpAnew() {
        guard var drag else { return }
        let offset = unbanded(contentOffset)
        drag.origin = CGPoint(x: offset.x + drag.translation.x, y: offset.y + drag.translation.y)
        drag.lastOffset = contentOffset
        activity.dragMoved(drag)
    }

    /// Lets the content go, at the velocity of the fingers in points a second.
    func endDrag(_ source: ScrollDrag.Source, velocity finger: CGPoint) {
        guard let drag, drag.source == source else { return }
        var velocity = CGPoint.zero
        for axis in ScrollAxis.both where drag.axes.contains(axis.pan) { velocity[axis] = -finger[axis] }
        var targets = pages(velocity, drag.axes)
        let release = release(from: contentOffset, velocity: velocity, to: targets)
        var target = contentOffset
        for (axis, motion) in release.motions { target[axis] = CGFloat(motion.restingOffset) }
        let chosen = askForTarget(target, velocity: velocity)
        // Whoever was asked may have ended the drag.
        guard activity.dragEnded() != nil else { return }
        for axis in ScrollAxis.both where chosen[axis] != target[axis] {
            targets[axis] = .place(Double(chosen[axis]))
        }
        letGo(velocity: velocity, to: targets)
    }

    /// Has the content that was dragged go on, and tells.
    ///
    /// It goes on before anybody hears that the drag is over: what they change of insets or offset then is a change on
    /// its way.
    private func letGo(velocity: CGPoint, to targets: [ScrollAxis: ScrollRelease.Target]) {
        // Whoever was asked for a target may have changed insets or offset as well.
        let release = release(from: contentOffset, velocity: velocity, to: targets)
        // What zooms by itself also takes the content to where it may rest.
        let decelerates =
            course == nil && zoom == nil && !release.isEmpty && move(.decelerating(release), isAnnounced: false)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        if decelerates, var course, !course.isAnnounced {
            course.isAnnounced = true
            activity.courseWentOn(course)
            delegate?.scrollViewWillBeginDecelerating(self)
        } else if course == nil, drag == nil {
            indicators.hideSoon()
        }
    }

    private func askForTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        var chosen = target
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &chosen)
        for axis in ScrollAxis.both { chosen[axis] = chosen[axis].finite(or: target[axis], as: "targetContentOffset") }
        return chosen
    }

    /// Where paging lets content come to rest that is let go.
    func pages(_ velocity: CGPoint, _ axes: PanAxes) -> [ScrollAxis: ScrollRelease.Target] {
        guard isPagingEnabled else { return [:] }
        var targets: [ScrollAxis: ScrollRelease.Target] = [:]
        for axis in ScrollAxis.both where axes.contains(axis.pan) {
            guard let stops = pageStops(axis) else { continue }
            targets[axis] = .page(
                near: stops.target(offset: Double(contentOffset[axis]), velocity: Double(velocity[axis])))
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
