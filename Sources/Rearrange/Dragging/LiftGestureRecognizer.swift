// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The conditions under which a press lifts an item.
struct LiftConfiguration: Sendable, Hashable {
    /// Seconds that a touch must rest on an item before it lifts the item.
    var minimumPressDuration: TimeInterval
    /// Points that the touch may move within `minimumPressDuration`. If it moves farther, it lifts nothing.
    var allowableMovement: CGFloat
    /// Points that a mouse must move with its button down before it lifts an item.
    var mouseDistance: CGFloat

    /// The default conditions: UIKit's duration and allowed movement of a long press, and the distance that a mouse
    /// must move.
    static let standard = LiftConfiguration(
        minimumPressDuration: Thresholds.LongPress.minimumDuration,
        allowableMovement: CGFloat(Thresholds.LongPress.allowableMovement),
        mouseDistance: CGFloat(Thresholds.Mouse.dragDistance))
}

/// Recognizes a touch that rests on an item that can be lifted, or a mouse that begins to drag one.
///
/// `DragSession` decides about the lift. After the lift, a ``DragController`` owns the session, and the recognizer only
/// reports its first touch, wherever that moves. Further touches are ignored.
final class LiftGestureRecognizer: UIGestureRecognizer {
    var configuration = LiftConfiguration.standard

    /// Whether an item can be lifted at a point of the view; called at the press and again at the lift.
    var canLift: (CGPoint) -> Bool = { _ in true }

    /// Whether a touch at a point lifts the item at once, without resting, because the point is on a drag handle.
    var liftsAtOnce: (CGPoint) -> Bool = { _ in false }

    /// The drop animation of the item that is visible at a point of the view; nil if none is running. A press pauses
    /// this animation. If the press fails, the animation continues.
    var dropAnimation: (CGPoint) -> DropAnimation? = { _ in nil }

    /// Whether a mouse press without movement lifts an item, as a resting touch does. A mouse press with movement
    /// always lifts it.
    var liftsHeldMouse = false

    /// The state of the press, with positions in window coordinates. After the lift, the state no longer changes.
    private(set) var press = DragSession()
    private var trackedTouch: UITouch?
    private var timer: Timer?
    private var pausedAnimation: DropAnimation?

    private var hasLifted: Bool { state == .began || state == .changed }

    /// Whether the tracked touch comes from a mouse.
    var isPointer: Bool { trackedTouch?.type == .indirectPointer }

    /// The distance in points from the touch's first position within which the touch counts as still.
    var stillDistance: CGFloat { isPointer ? configuration.mouseDistance : configuration.allowableMovement }

    /// Whether the touch is within `stillDistance` of its first position.
    var isStill: Bool {
        let place = location(in: nil)
        return hypot(place.x - press.start.x, place.y - press.start.y) <= stillDistance
    }

    /// The point at which the touch began, in the coordinates of the recognizer's view at its current scroll offset.
    var beginning: CGPoint { view.map(beginning) ?? press.start }

    /// The point at which the touch began, in the coordinates of a view at its current scroll offset.
    func beginning(in view: UIView) -> CGPoint { view.convert(press.start, from: nil) }

    // MARK: Touches

    /// Rejects the secondary button, which opens menus and lifts nothing.
    override func shouldReceive(_ event: UIEvent) -> Bool {
        !event.buttonMask.contains(.secondary) && super.shouldReceive(event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch !== trackedTouch {
            if trackedTouch == nil { track(touch) } else { ignore(touch, for: event) }
        }
    }

    private func track(_ touch: UITouch) {
        trackedTouch = touch
        // A drag preview has its own recognizer, which can lift the preview again. Touches of the preview are therefore
        // not for the recognizer of another view.
        guard touch.view === view || !(touch.view is DragPreview), canLift(touch.location(in: view)) else {
            state = .failed
            return
        }
        pausedAnimation = dropAnimation(touch.location(in: view))
        pausedAnimation?.pause()
        let duration = liftsAtOnce(touch.location(in: view)) ? 0 : configuration.minimumPressDuration
        let trigger: DragSession.Trigger =
            touch.type == .indirectPointer
            ? .movement(distance: Double(configuration.mouseDistance), hold: liftsHeldMouse ? duration : nil)
            : .hold(duration: duration, tolerance: Double(configuration.allowableMovement))
        // Uses the event's time and not the current time, because a busy app receives events late.
        perform(press.pressed(at: touch.location(in: nil), time: touch.timestamp, trigger: trigger))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        guard !hasLifted else { return state = .changed }
        perform(press.moved(to: trackedTouch.location(in: nil), time: trackedTouch.timestamp))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        guard !hasLifted else { return state = .ended }
        perform(press.released())
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        guard !hasLifted else { return state = .cancelled }
        perform(press.cancelled())
    }

    /// Makes pan gestures of the same view wait for a mouse press, so that a mouse that may lift an item does not
    /// scroll.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        trackedTouch?.type == .indirectPointer && otherGestureRecognizer is UIPanGestureRecognizer
            && otherGestureRecognizer.view === view
    }

    override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        trackedTouch = nil
        press = DragSession()
        resumeDropAnimation()
    }

    // MARK: Decisions

    private func perform(_ action: DragSession.Action) {
        switch action {
        case .startTimer(let deadline): startTimer(at: deadline)
        case .lift: begin()
        case .fail:
            state = .failed
            resumeDropAnimation()
        case .none, .begin, .lower, .move, .drop, .cancel, .finish: break
        }
    }

    /// Ignores the rest of the touch.
    func cancelTouch() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }

    private func resumeDropAnimation() {
        pausedAnimation?.resume()
        pausedAnimation = nil
    }

    private func startTimer(at deadline: TimeInterval) {
        timer = Timer.scheduledTimer(withTimeInterval: deadline - CACurrentMediaTime(), repeats: false) {
            [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.perform(self.press.timePassed(deadline))
            }
        }
    }

    private func begin() {
        timer?.invalidate()
        timer = nil
        guard state == .possible else { return }
        // Checks again whether the item can be lifted, because the data may have changed while the touch rested.
        state = canLift(beginning) ? .began : .failed
    }

    /// The location of the tracked touch in `view`.
    override func location(in view: UIView?) -> CGPoint {
        trackedTouch?.location(in: view) ?? super.location(in: view)
    }
}
