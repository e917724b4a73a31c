// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIScrollView {
    // MARK: Fingers

    /// Stops a deceleration, and holds the content in place while the finger is down.
    func fingerWentDown() {
        guard isScrollEnabled, let ended = activity.fingerTouched() else { return }
        notifyEnd(of: ended, isComplete: false)
    }

    /// Called when all fingers have lifted. Starts the settling animation if a finger held the content in place or if
    /// the content is overscrolled.
    func fingersLifted() {
        let wasHeld = activity.fingersLifted()
        if isOverscrolled || wasHeld { beginSettling() }
    }

    /// Starts the settling animation of content that is overscrolled or not at one of its stops, such as a page. Does
    /// nothing if the content is touched or already moving.
    func beginSettling() {
        guard drag == nil, scrollAnimation == nil, zoom == nil else { return }
        let stops = nearestStops(scrollableAxes)
        guard isOverscrolled || !stops.isEmpty else { return }
        let momentum = momentum(from: contentOffset, velocity: .zero, to: stops)
        if !momentum.isEmpty { beginDecelerating(momentum) }
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag(.finger, movement: self.pan.movement)
            updateDrag(pan.translation(in: self), of: .finger)
        case .changed: updateDrag(pan.translation(in: self), of: .finger)
        case .ended:
            updateDrag(pan.translation(in: self), of: .finger)
            endDrag(.finger, velocity: pan.velocity(in: self))
        case .cancelled: endDrag(.finger, velocity: .zero)
        default: break
        }
    }

    // MARK: Drag

    /// Begins a drag and tells the delegate.
    ///
    /// - Parameters:
    ///   - source: the kind of drag: by fingers on the screen or on a trackpad.
    ///   - movement: the distance that the fingers have moved before recognition.
    func beginDrag(_ source: ContentDrag.Source, movement: CGPoint) {
        if let drag { endDrag(drag.source, velocity: .zero) }
        let new = ContentDrag(
            source: source, axes: axesOfDrag(movement), origin: unbanded(contentOffset), lastOffset: contentOffset)
        guard case .begun(let ended) = activity.dragBegan(new) else { return }
        if let ended { notifyEnd(of: ended, isComplete: false) }
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

    /// Moves the content by the fingers' translation since the start of the drag.
    func updateDrag(_ translation: CGPoint, of source: ContentDrag.Source) {
        endZoomOfOneFinger()
        guard let drag, drag.source == source else { return }
        // During a zoom, the offset is determined by the zoom, not by this drag. After the zoom, the drag continues
        // from that offset.
        let isPlaced = zoom != nil || isZoomBouncing
        if !isPlaced, contentOffset != drag.lastOffset { continueDragFromCurrentOffset() }
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
        if isPlaced { continueDragFromCurrentOffset() }
        if offset != contentOffset { contentOffset = offset }
    }

    /// Makes the drag continue from the current content offset, after the app or a zoom has changed the offset.
    func continueDragFromCurrentOffset() {
        guard var drag else { return }
        let offset = unbanded(contentOffset)
        drag.origin = CGPoint(x: offset.x + drag.translation.x, y: offset.y + drag.translation.y)
        drag.lastOffset = contentOffset
        activity.dragMoved(drag)
    }

    /// Ends the drag, and starts the deceleration at the fingers' velocity in points per second.
    func endDrag(_ source: ContentDrag.Source, velocity finger: CGPoint) {
        guard let drag, drag.source == source else { return }
        var velocity = CGPoint.zero
        for axis in ScrollAxis.both where drag.axes.contains(axis.pan) { velocity[axis] = -finger[axis] }
        var targets = pages(velocity, drag.axes)
        let momentum = momentum(from: contentOffset, velocity: velocity, to: targets)
        var target = contentOffset
        for (axis, motion) in momentum.motions { target[axis] = CGFloat(motion.restingOffset) }
        let chosen = askForTarget(target, velocity: velocity)
        // The delegate may have ended the drag when it was asked for the target offset.
        guard activity.dragEnded() != nil else { return }
        for axis in ScrollAxis.both where chosen[axis] != target[axis] {
            targets[axis] = .place(Double(chosen[axis]))
        }
        decelerateAfterDrag(velocity: velocity, to: targets)
    }

    /// Starts the deceleration after a drag, and tells the delegate.
    ///
    /// The deceleration starts before the delegate is told of the end of the drag. Changes of insets or offset in that
    /// call then apply to a running deceleration.
    private func decelerateAfterDrag(velocity: CGPoint, to targets: [ScrollAxis: ScrollMomentum.Target]) {
        // The momentum is computed again, because the delegate may have changed insets or offset when it was asked for
        // the target offset.
        let momentum = momentum(from: contentOffset, velocity: velocity, to: targets)
        // No deceleration starts during a zoom, because the end of the zoom also moves the content into its valid
        // range.
        let decelerates =
            scrollAnimation == nil && zoom == nil && !momentum.isEmpty
            && move(.decelerating(momentum), isAnnounced: false)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        if decelerates, var scrollAnimation, !scrollAnimation.isAnnounced {
            scrollAnimation.isAnnounced = true
            activity.scrollAnimationUpdated(scrollAnimation)
            delegate?.scrollViewWillBeginDecelerating(self)
        } else if scrollAnimation == nil, drag == nil {
            indicators.hideSoon()
        }
    }

    private func askForTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        var chosen = offsetAfterDrag(proposed: target, velocity: velocity)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &chosen)
        for axis in ScrollAxis.both { chosen[axis] = chosen[axis].finite(or: target[axis], as: "targetContentOffset") }
        return chosen
    }

    /// The page at which released content stops, for each axis in `axes`. Empty if paging is disabled.
    ///
    /// - Parameter velocity: the velocity of the content at its release, in points per second.
    func pages(_ velocity: CGPoint, _ axes: PanAxes) -> [ScrollAxis: ScrollMomentum.Target] {
        guard isPagingEnabled else { return [:] }
        var targets: [ScrollAxis: ScrollMomentum.Target] = [:]
        for axis in ScrollAxis.both where axes.contains(axis.pan) {
            guard let stops = pageStops(axis) else { continue }
            targets[axis] = .page(
                near: stops.target(offset: Double(contentOffset[axis]), velocity: Double(velocity[axis])))
        }
        return targets
    }

    /// The stop nearest to the content offset, for each axis in `axes` on which the content may not rest anywhere.
    func nearestStops(_ axes: PanAxes) -> [ScrollAxis: ScrollMomentum.Target] {
        var targets: [ScrollAxis: ScrollMomentum.Target] = [:]
        for axis in ScrollAxis.both where axes.contains(axis.pan) {
            guard let stops = scrollStops(axis) else { continue }
            targets[axis] = .page(near: stops.nearestStop(to: Double(contentOffset[axis])))
        }
        return targets
    }

    /// The stops among which the target of a deceleration is found again after a change of the content.
    func stops(ofTargetsOn axis: ScrollAxis) -> (any ScrollStops)? { scrollStops(axis) ?? pageStops(axis) }

    /// The page positions on an axis; nil if the view has no size.
    func pageStops(_ axis: ScrollAxis) -> PageStops? {
        bounds.size[axis] > 0 ? PageStops(range: offsetRange(axis), page: Double(bounds.size[axis])) : nil
    }

    private func dismissKeyboardForDrag() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory,
            let typing = FirstResponder.typing
        else { return }
        typing.resignFirstResponder()
    }

    // MARK: Rubber band

    /// Returns the offset to display. `offset` is where the finger alone would put the content; beyond the valid range,
    /// the rubber band shortens the distance.
    func banded(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = offsetRange(axis)
        let rest = CGFloat(range.clamping(Double(offset)))
        guard offset != rest else { return offset.rounded(toPixelsAt: pixelsPerPoint) }
        guard bounces(axis) else { return rest }
        return rest
            + CGFloat(RubberBand.shown(overscroll: Double(offset - rest), dimension: Double(bounds.size[axis])))
    }

    /// The inverse of `banded(_:_:)`: converts the displayed `offset` to the offset at which the finger alone, without
    /// the rubber band, would put the content.
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
    /// The first responder if it takes text, otherwise nil.
    static var typing: UIResponder? {
        guard let current, current is UITextField || current is any UIKeyInput else { return nil }
        return current
    }
}
