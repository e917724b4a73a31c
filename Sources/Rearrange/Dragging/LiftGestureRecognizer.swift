// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The conditions under which a press becomes a lift.
struct LiftConfiguration: Sendable, Hashable {
    /// Seconds that a finger must rest.
    var minimumPressDuration: TimeInterval
    /// Points that the finger may stray in that time.
    var allowableMovement: CGFloat
    /// Points that a mouse moves with its button down before it lifts.
    var mouseDistance: CGFloat

    /// The press duration and the movement that users are used to.
    static let standard = LiftConfiguration(
        minimumPressDuration: Thresholds.LongPress.minimumDuration,
        allowableMovement: CGFloat(Thresholds.LongPress.allowableMovement),
        mouseDistance: CGFloat(Thresholds.Mouse.dragDistance))
}

/// A finger that rests on something that can be lifted, or a mouse that begins to drag it.
///
/// `DragSession` decides until the lift. From then on a ``DragController`` has the session, and this only reports its first
/// touch, wherever that goes, and no other.
final class LiftGestureRecognizer: UIGestureRecognizer {
    var configuration = LiftConfiguration.standard

    /// Whether there is something to lift at a point of the view; asked at the press and again at the lift.
    var canLift: (CGPoint) -> Bool = { _ in true }

    /// Whether a finger lifts at once there, without resting: by a handle.
    var liftsAtOnce: (CGPoint) -> Bool = { _ in false }

    /// The landing of what is seen at a point of the view; nil if that is at rest. A press holds it until the press lifts
    /// the item, or comes to nothing.
    var landing: (CGPoint) -> Landing? = { _ in nil }

    /// Whether a mouse that is held still lifts as a finger does; by moving it always does.
    var liftsHeldMouse = false

    /// The press, in window coordinates, as it was at the lift or is until then.
    private(set) var press = DragSession()
    private var followed: UITouch?
    private var timer: Timer?
    private var held: Landing?

    private var hasLifted: Bool { state == .began || state == .changed }

    /// Whether it follows a mouse.
    var isPointer: Bool { followed?.type == .indirectPointer }

    /// Points from where it went down within which the touch is held still.
    var stillDistance: CGFloat { isPointer ? configuration.mouseDistance : configuration.allowableMovement }

    /// Whether the touch is where it went down.
    var isStill: Bool {
        let place = location(in: nil)
        return hypot(place.x - press.start.x, place.y - press.start.y) <= stillDistance
    }

    /// The point at which the touch went down, in the view as it is scrolled now.
    var beginning: CGPoint { view.map(beginning) ?? press.start }

    /// The point at which the touch went down, in a view as it is scrolled now.
    func beginning(in view: UIView) -> CGPoint { view.convert(press.start, from: nil) }

    // MARK: Touches

    /// A secondary button opens menus, and lifts nothing.
    override func shouldReceive(_ event: UIEvent) -> Bool {
        !event.buttonMask.contains(.secondary) && super.shouldReceive(event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch !== followed {
            if followed == nil { follow(touch) } else { ignore(touch, for: event) }
        }
    }

    private func follow(_ touch: UITouch) {
        followed = touch
        // A preview that lands has a recognizer of its own.
        guard touch.view === view || !(touch.view is LiftedView), canLift(touch.location(in: view)) else {
            state = .failed
            return
        }
        held = landing(touch.location(in: view))
        held?.hold()
        let duration = liftsAtOnce(touch.location(in: view)) ? 0 : configuration.minimumPressDuration
        let trigger: DragSession.Trigger =
            touch.type == .indirectPointer
            ? .movement(distance: Double(configuration.mouseDistance), hold: liftsHeldMouse ? duration : nil)
            : .hold(duration: duration, tolerance: Double(configuration.allowableMovement))
        // The time of the event, not of its arrival: a busy app hears of a move late.
        perform(press.pressed(at: touch.location(in: nil), time: touch.timestamp, trigger: trigger))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let followed, touches.contains(followed) else { return }
        guard !hasLifted else { return state = .changed }
        perform(press.moved(to: followed.location(in: nil), time: followed.timestamp))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let followed, touches.contains(followed) else { return }
        guard !hasLifted else { return state = .ended }
        perform(press.released())
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        guard let followed, touches.contains(followed) else { return }
        guard !hasLifted else { return state = .cancelled }
        perform(press.cancelled())
    }

    /// A mouse that may lift something scrolls nothing and opens nothing, however far its first move goes.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        followed?.type == .indirectPointer && otherGestureRecognizer is UIPanGestureRecognizer
            && otherGestureRecognizer.view === view
    }

    override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        followed = nil
        press = DragSession()
        letLandingGoOn()
    }

    // MARK: Decisions

    private func perform(_ action: DragSession.Action) {
        switch action {
        case .startTimer(let deadline): startTimer(at: deadline)
        case .lift: begin()
        case .fail:
            state = .failed
            letLandingGoOn()
        case .none, .begin, .putDown, .move, .drop, .cancel, .finish: break
        }
    }

    /// Ignores the rest of the touch.
    func cancelTouch() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }

    private func letLandingGoOn() {
        held?.resume()
        held = nil
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
        // Asked again: the data may have changed while the finger rested.
        state = canLift(beginning) ? .began : .failed
    }

    /// The touch's place in `view`.
    override func location(in view: UIView?) -> CGPoint {
        followed?.location(in: view) ?? super.location(in: view)
    }
}
