// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Watches touches on a view and the views below it, and says when they make a gesture.
///
/// Subclasses follow the touches in `touchesBegan(_:with:)` and its like and set ``state``. Whether a gesture may begin
/// when others want the same touches is decided for all of them together, by `GestureArbitration`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// What a discrete gesture ends in.
        public static var recognized: State { .ended }
    }

    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var name: String?

    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true

    /// Raw values of `UITouch.TouchType`; all unless set.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

    /// Raw values of `UIPress.PressType`; all unless set.
    open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6].map { NSNumber(value: $0) }

    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { disable() } }
    }

    /// The touches it follows, in the order they came.
    private(set) var touches: [UITouch] = []
    /// The presses of keys it follows.
    private(set) var presses: [UIPress] = []
    /// Whether it is in the middle of an attempt: for the arbitration.
    var takesPart = false
    var requiredToFail: [WeakRecognizer] = []
    private var actions: [TargetAction<UIGestureRecognizer>] = []
    private var current = State.possible
    /// Has begun by its own lights, and it is being decided whether it may, or it waits for others to fail.
    var waiting: Waiting?
    private(set) var lastEvent: UIEvent?
    /// When that was: the event object goes on to later moments. Seconds.
    private(set) var lastTime: TimeInterval = 0
    /// Which delivery of touches it was last part of.
    var lastDelivery = 0
    /// Where `location(in:)` stays once the touches are gone, in window coordinates.
    private var lastLocation = CGPoint.zero

    /// A gesture that may not begin yet.
    struct Waiting {
        var asked: State
        /// What its delegate and the views have answered.
        var mayBegin = false
        /// It ended while it waited.
        var ended = false
    }

    public override init() {
        super.init()
    }

    public convenience init?(coder: NSCoder) {
        self.init()
    }

    /// A recognizer that calls an unapplied method: `UIGestureRecognizer(target: self, action: Board.handle)`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIGestureRecognizer) -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    /// A recognizer that calls a method which takes nothing.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        add(TargetAction(target, action))
    }

    // MARK: State

    /// Set it from a subclass's touch methods; the order of states is checked.
    open var state: State {
        get { current }
        set { GestureArbitration.current.change(self, to: newValue) }
    }

    /// Whether it hears no more of its touches.
    var isOver: Bool {
        switch current {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// For the arbitration: the state after all has been decided.
    func settle(in state: State) {
        current = state
        waiting = nil
        GestureArbitration.current.followersChanged()
        // An event keeps its touches, and they their recognizers: this one would keep itself.
        if state == .possible { lastEvent = nil }
    }

    /// Called when the sequence is over and the next may come; the state is possible again.
    open func reset() {}

    /// Puts an end to whatever it is doing, as when its view loses it.
    func letGo() {
        if isEnabled { disable() }
    }

    private func disable() {
        // It is reset at the end of the turn, when its touches are gone.
        GestureArbitration.current.turn {
            end()
            for touch in touches {
                touch.gestureRecognizers?.removeAll { $0 === self }
                letGo(of: touch)
            }
            for press in presses {
                press.gestureRecognizers?.removeAll { $0 === self }
                letGo(of: press)
            }
        }
    }

    /// Puts an end to what it is doing with a touch that somebody else has taken for good.
    func lose(_ touch: UITouch) {
        GestureArbitration.current.turn {
            end()
            touch.gestureRecognizers?.removeAll { $0 === self }
            letGo(of: touch)
        }
    }

    private func end() {
        switch current {
        case .began, .changed: GestureArbitration.current.change(self, to: .cancelled)
        case .possible where takesPart: GestureArbitration.current.change(self, to: .failed)
        default: break
        }
    }

    // MARK: What it follows

    /// Takes a touch up; it takes part in the arbitration from now on.
    func follow(_ touch: UITouch) {
        touches.append(touch)
        GestureArbitration.current.follow(self)
    }

    /// Whether it follows this touch and no other.
    func follows(only touch: UITouch) -> Bool { touches.count == 1 && touches[0] === touch }

    func follow(_ press: UIPress) {
        presses.append(press)
        GestureArbitration.current.follow(self)
    }

    /// The touch is over, or none of its any more.
    func letGo(of touch: UITouch) {
        if touches.count == 1 { lastLocation = locationInWindow }
        touches.removeAll { $0 === touch }
        touch.listeners.removeAll { $0 === self }
        GestureArbitration.current.followersChanged()
        if touches.isEmpty { GestureArbitration.current.touchesWereLostByOne() }
    }

    func letGo(of press: UIPress) {
        presses.removeAll { $0 === press }
        if presses.isEmpty { GestureArbitration.current.touchesWereLostByOne() }
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.began, touches, event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.moved, touches, event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.ended, touches, event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.cancelled, touches, event)
    }

    /// Lets a touch go: it counts no more for this gesture, and is not cancelled in its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touch.gestureRecognizers?.removeAll { $0 === self }
        letGo(of: touch)
        hear(.ignored, touch, event)
    }

    /// What has become of touches, as a machine sees it: for recognizers that are driven by one.
    func hear(_ change: TouchChange, _ touches: [GestureTouch], at time: TimeInterval) {}

    // MARK: Presses

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Lets a press go: it counts no more for this gesture, and is not cancelled in its responder.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.gestureRecognizers?.removeAll { $0 === self }
        letGo(of: button)
    }

    // MARK: Properties of what it follows

    /// Whether it looks at the event at all.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether this kind of recognizer follows this kind of touch.
    func follows(_ touch: UITouch) -> Bool {
        allows(touch.type) && (touch.type != .indirectPointer || touch.buttonMask.contains(.primary))
    }

    func allows(_ type: UITouch.TouchType) -> Bool {
        allowedTouchTypes.contains { $0.intValue == type.rawValue }
    }

    /// Whether it follows scrolling by a wheel's notches, or by the fingers on a trackpad.
    func followsScrolling(byNotches: Bool) -> Bool { false }
    /// Whether it follows two fingers on a trackpad.
    var followsTransforms: Bool { false }

    open var numberOfTouches: Int { touches.count }
    open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }
    open var buttonMask: UIEvent.ButtonMask { touches.first?.buttonMask ?? lastEvent?.buttonMask ?? [] }

    /// The middle of the touches in `view`'s coordinates, or in the window's where that is nil.
    open func location(in view: UIView?) -> CGPoint {
        let location = locationInWindow
        return view.map { $0.convert(location, from: nil) } ?? location
    }

    /// The middle of the touches in the window; where it last was when they are gone.
    var locationInWindow: CGPoint {
        guard !touches.isEmpty else { return lastLocation }
        var sum = CGPoint.zero
        for touch in touches {
            sum.x += touch.location.x
            sum.y += touch.location.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            misuse(
                "location(ofTouch: \(touchIndex)) of a gesture with \(touches.count) touches. "
                    + "Ask for 0 up to numberOfTouches, without it.")
        }
        return touches[touchIndex].location(in: view)
    }

    // MARK: Other gestures

    /// Lets this one begin only after the other has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: Actions

    func add(_ action: TargetAction<UIGestureRecognizer>) {
        actions.removeAll { $0.isDead }
        actions.append(action)
    }

    /// Forgets the target's actions, or all of them where it is nil.
    ///
    /// > Note: Without selectors one action of a target cannot be told from another: `action` is always nil.
    public func removeTarget(_ target: Any?, action: Never?) {
        guard let target = target as AnyObject? else {
            actions = []
            return
        }
        actions.removeAll { $0.target === target }
    }

    func sendActions() {
        for action in actions { action.send(from: self, responder: view) }
    }

    // MARK: Delivery

    func receive(_ touches: Set<UITouch>, with event: UIEvent, phase: UITouch.Phase) {
        // As a rule the same one as the last time, which costs less to find than to keep again.
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

    /// What a pointer does that touches nothing: for recognizers that follow that.
    func receive(_ movement: PointerMovement, with event: UIEvent) {
        lastEvent = event
        lastTime = event.timestamp
        lastLocation = movement.location
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
