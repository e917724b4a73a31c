// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// Recognizes a gesture in the touches on a view and its subviews.
///
/// Subclasses override `touchesBegan(_:with:)` and the related methods, and set ``state``. If several recognizers
/// compete for the same touches, `GestureCoordinator` decides which of them may begin.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationOwner {
    /// The states of a gesture recognizer.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The final state of a recognized discrete gesture, the same as `.ended`.
        public static var recognized: State { .ended }
    }

    /// The view that the recognizer is attached to.
    open internal(set) weak var view: UIView?
    /// The delegate, which can prevent the gesture or allow other gestures at the same time.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for debugging.
    open var name: String?

    /// Whether the view's touches are cancelled when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view gets the beginning of a touch only after the recognizer has failed.
    open var delaysTouchesBegan = false
    /// Whether the view gets the end of a touch only after the recognizer has failed.
    open var delaysTouchesEnded = true
    /// Whether all touches of the gesture must have the same type.
    open var requiresExclusiveTouchType = true

    /// The touch types that the recognizer accepts, as raw values of `UITouch.TouchType`. The default is all.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

    /// The press types that the recognizer accepts, as raw values of `UIPress.PressType`. The default is all.
    open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6].map { NSNumber(value: $0) }

    /// Whether the recognizer receives touches. Disabling it cancels a gesture that has begun.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { disable() } }
    }

    nonisolated(unsafe) package final var associationEnd: AnyObject?
    /// The touches that the recognizer tracks, in the order in which they began.
    private(set) var touches: [UITouch] = []
    /// The key presses that the recognizer tracks.
    private(set) var presses: [UIPress] = []
    /// Whether the recognizer takes part in the current arbitration: the decision which of the competing recognizers
    /// may begin.
    var isInArbitration = false
    /// The recognizers that must fail before this one may begin, as set by `require(toFail:)`.
    var requiredToFail: [WeakRecognizer] = []
    private var actions: [TargetAction<UIGestureRecognizer>] = []
    private var current = State.possible
    /// The recognizer's request to begin; nil once it is granted or rejected. It is granted only when the recognizers
    /// that have to fail first have failed.
    var pendingBegin: PendingBegin?
    private(set) var lastEvent: UIEvent?
    /// The time of the last event in seconds. It is stored because the event object is reused for later events.
    private(set) var lastTime: TimeInterval = 0
    /// The identifier of the last delivery of touches to the recognizer: the delivery's number combined with the touch
    /// phase. It ensures that each delivery calls the recognizer only once for each phase.
    var lastDelivery = 0
    /// The location that `location(in:)` returns after all touches have ended, in window coordinates.
    private var lastLocation = CGPoint.zero

    /// A gesture's request to begin that has not been granted yet.
    struct PendingBegin {
        var requestedState: State
        /// Whether the delegate and the views allow the gesture to begin.
        var mayBegin = false
        /// Whether the gesture has ended before its request to begin was granted.
        var hasEnded = false
    }

    /// Creates a recognizer that calls a method of `target` by its name, with the recognizer if the method has a
    /// parameter. Without an action it calls nothing. The target is held weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { add(TargetAction(target, action) { ($0, nil) }) }
    }

    /// Creates a recognizer without an action.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer without an action. A storyboard or nib sets its properties afterwards.
    public convenience init?(coder: NSCoder) {
        self.init()
    }

    /// Creates a recognizer that calls a method of `target`: `UIGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    /// Creates a recognizer that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    // MARK: State

    /// The state of the gesture. Subclasses set it in their touch methods; invalid transitions are ignored.
    open var state: State {
        get { current }
        set { GestureCoordinator.current.change(self, to: newValue) }
    }

    /// Whether the gesture has finished, so that the recognizer gets no further events of its touches.
    var isFinished: Bool {
        switch current {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// Sets the state that the coordinator has decided. Only the coordinator calls it.
    func setDecidedState(_ state: State) {
        current = state
        pendingBegin = nil
        // Release the event, because it retains its touches and they retain this recognizer.
        if state == .possible { lastEvent = nil }
    }

    /// Called after all touches of a gesture have ended and the state is `.possible` again. Subclasses discard the data
    /// of the gesture here.
    open func reset() {}

    /// Cancels the current gesture, for example when the recognizer is removed from its view.
    func cancelGesture() {
        if isEnabled { disable() }
    }

    private func disable() {
        // The recognizer is reset at the end of the `performUpdates` call, when it tracks no touches any more.
        GestureCoordinator.current.performUpdates {
            end()
            for touch in touches {
                touch.gestureRecognizers?.removeAll { $0 === self }
                stopTracking(touch)
            }
            for press in presses {
                press.gestureRecognizers?.removeAll { $0 === self }
                stopTracking(press)
            }
        }
    }

    /// Cancels the gesture and stops tracking a touch, because a drag has taken over the touch permanently.
    func cancelAndStopTracking(_ touch: UITouch) {
        GestureCoordinator.current.performUpdates {
            end()
            touch.gestureRecognizers?.removeAll { $0 === self }
            stopTracking(touch)
        }
    }

    private func end() {
        switch current {
        case .began, .changed: GestureCoordinator.current.change(self, to: .cancelled)
        case .possible where isInArbitration: GestureCoordinator.current.change(self, to: .failed)
        default: break
        }
    }

    // MARK: Tracked touches and presses

    /// Starts tracking a touch. The recognizer then competes with the other recognizers of the touch.
    func startTracking(_ touch: UITouch) {
        touches.append(touch)
        GestureCoordinator.current.addToArbitration(self)
    }

    /// Whether the recognizer tracks this touch and no other.
    func tracks(only touch: UITouch) -> Bool { touches.count == 1 && touches[0] === touch }

    func startTracking(_ press: UIPress) {
        presses.append(press)
        GestureCoordinator.current.addToArbitration(self)
    }

    /// Stops tracking a touch, because the touch has ended or the recognizer ignores it.
    func stopTracking(_ touch: UITouch) {
        if touches.count == 1 { lastLocation = locationInWindow }
        touches.removeAll { $0 === touch }
        touch.listeners.removeAll { $0 === self }
        GestureCoordinator.current.setNeedsHeldTouchDelivery()
        if touches.isEmpty { GestureCoordinator.current.setNeedsSequenceEndCheck() }
    }

    func stopTracking(_ press: UIPress) {
        presses.removeAll { $0 === press }
        if presses.isEmpty { GestureCoordinator.current.setNeedsSequenceEndCheck() }
    }

    // MARK: Touches

    /// Called when touches begin.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        sendToMachine(.began, touches, event)
    }

    /// Called when touches move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        sendToMachine(.moved, touches, event)
    }

    /// Called when touches end.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        sendToMachine(.ended, touches, event)
    }

    /// Called when touches are cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        sendToMachine(.cancelled, touches, event)
    }

    /// Stops tracking a touch, without cancelling it in its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touch.gestureRecognizers?.removeAll { $0 === self }
        stopTracking(touch)
        sendToMachine(.ignored, touch, event)
    }

    /// Passes a change of touches to the state machine. Does nothing by default; recognizers with a state machine
    /// override it.
    func sendToMachine(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {}

    // MARK: Presses

    /// Called when key presses begin.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when pressed keys repeat.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when keys are released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when key presses are cancelled.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Stops tracking a key press, without cancelling it in its responder.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.gestureRecognizers?.removeAll { $0 === self }
        stopTracking(button)
    }

    // MARK: Properties of the tracked touches

    /// Whether the recognizer handles an event. The method is called when a touch, key press, scrolling or trackpad
    /// gesture begins. If the result is false, the recognizer does not get that input.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether the recognizer can track the touch: its type is allowed and, for a pointer, the primary button is
    /// pressed. Subclasses may add or replace conditions.
    func canTrack(_ touch: UITouch) -> Bool {
        allows(touch.type) && (touch.type != .indirectPointer || touch.buttonMask.contains(.primary))
    }

    func allows(_ type: UITouch.TouchType) -> Bool {
        allowedTouchTypes.contains { $0.intValue == type.rawValue }
    }

    /// Whether the recognizer handles scrolling by the notches of a wheel (`byNotches` is true) or by fingers on a
    /// trackpad (`byNotches` is false).
    func handlesScrolling(byNotches: Bool) -> Bool { false }
    /// Whether the recognizer handles two-finger gestures on a trackpad.
    var handlesTransforms: Bool { false }

    /// The number of tracked touches.
    open var numberOfTouches: Int { touches.count }
    /// The modifier keys that were pressed during the last event.
    open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }
    /// The pressed buttons of the pointer.
    open var buttonMask: UIEvent.ButtonMask { touches.first?.buttonMask ?? lastEvent?.buttonMask ?? [] }

    /// The centre of the touches in the coordinates of `view`, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        let location = locationInWindow
        return view.map { $0.convert(location, from: nil) } ?? location
    }

    /// The centre of the touches in window coordinates. After all touches have ended, it is their last centre.
    var locationInWindow: CGPoint {
        guard !touches.isEmpty else { return lastLocation }
        var sum = CGPoint.zero
        for touch in touches {
            sum.x += touch.location.x
            sum.y += touch.location.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    /// The location of one touch in the coordinates of a view.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            misuse(
                "location(ofTouch: \(touchIndex)) of a gesture with \(touches.count) touches. "
                    + "Ask for 0 up to numberOfTouches, without it.")
        }
        return touches[touchIndex].location(in: view)
    }

    // MARK: Other gestures

    /// Makes this recognizer's gesture wait until another recognizer has failed. If the other one recognizes its
    /// gesture, this recognizer fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether this recognizer, once recognized, may prevent another one. The default is true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recognizer, once recognized, may prevent this one. The default is true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer must wait until another one has failed. The default is false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognizer must wait until this one has failed. The default is false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: Actions

    func add(_ action: TargetAction<UIGestureRecognizer>) {
        actions.removeAll { $0.isDead }
        actions.append(action)
    }

    /// Adds a method of `target` as an action. The method is called by its name, with the recognizer if it has a
    /// parameter. Adding an action again has no effect.
    open func addTarget(_ target: Any, action: Selector) {
        guard !actions.contains(where: { $0.matches(target as AnyObject, action) }) else { return }
        add(TargetAction(target, action) { ($0, nil) })
    }

    /// Removes an action of a target. A nil target stands for all targets. A nil action stands for all actions, also
    /// those that were added as unapplied methods, which have no name.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.matches(target as AnyObject?, action) }
    }

    func sendActions() {
        for action in actions { action.send(from: self, responder: view) }
    }

    // MARK: Delivery

    func receive(_ touches: Set<UITouch>, with event: UIEvent, phase: UITouch.Phase) {
        // The event is usually the same object as before, and comparing is cheaper than retaining it again.
        if lastEvent !== event { lastEvent = event }
        lastTime = event.time
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: break
        }
    }

    func receive(_ press: UIPress, with event: UIPressesEvent) {
        lastEvent = event
        lastTime = event.timestamp
        switch press.phase {
        case .began: pressesBegan([press], with: event)
        case .ended: pressesEnded([press], with: event)
        case .cancelled: pressesCancelled([press], with: event)
        case .changed: pressesChanged([press], with: event)
        case .stationary: break
        }
    }

    /// Receives an event of scrolling or of a trackpad gesture. Recognizers that handle such events override the
    /// method.
    func receive(_ movement: PointerMovement, with event: UIEvent) {
        lastEvent = event
        lastTime = event.timestamp
        lastLocation = movement.location
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
