// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The input that controls a drag.
enum DragInput {
    case pointer(LiftGestureRecognizer)
    case keys
    /// An accessibility action: the items move to their new place at once.
    case assistiveTechnology
}

/// Controls the life cycle of the drags of a component: lift, drag, drop or cancel, end. All components use this class:
/// boards, stacks, moving views and table reorderers.
///
/// The component passes presses on to the controller, and begins keyboard drags by calling the controller. The
/// controller owns the state of the drag, its keys, its display link, autoscrolling, haptics and the announcements, and
/// ends every drag exactly once. The ``DraggedContent`` represents the dragged items, and decides their drop target.
@MainActor
final class DragController<Content: DraggedContent>: RegisteredDrag {
    private(set) var session = DragSession()
    /// The dragged items, from the lift to the end of the drop animation.
    private(set) var content: Content?
    private var input = DragInput.keys
    private var conditionsAtLift: DragConditions?
    private var listener: DragListener?
    private var scroller: EdgeScroller?
    private var link: CADisplayLink?
    private let announcer = MoveAnnouncer()
    /// Counts the running animations of a move by an accessibility action, which needs no drag; nil if no such move is
    /// being animated.
    private(set) var animations: AnimationCounter?
    /// Called at the moments of a drag at which an app may play haptic feedback.
    var onHaptic: ((DragHaptic) -> Void)?

    deinit { MainActor.runInDeinit { stop() } }

    // MARK: State

    /// Whether items are dragged, or animated to their place after the drag.
    var isActive: Bool { session.isActive }

    /// Whether items are being dragged by a pointer or moved by keys, after the lift and before the drop.
    var isUnderWay: Bool { session.isUnderWay }

    /// The items that are being dragged by a pointer or moved by keys; nil from the drop on.
    var dragged: Content? { isUnderWay ? content : nil }

    var hasItems: Bool { dragged != nil }

    /// Whether the current drag is controlled by keys.
    var isKeyboardDrag: Bool {
        if case .keys = input { true } else { false }
    }

    /// The recognizer whose touch controls the current drag, or controlled the last drag; nil in a keyboard drag.
    var recognizer: LiftGestureRecognizer? {
        if case .pointer(let recognizer) = input { recognizer } else { nil }
    }

    /// Whether a scroll view was autoscrolling when the last drag was dropped or cancelled.
    private(set) var wasScrolling = false

    // MARK: Lift

    /// Handles a state change of a recognizer, even a cancellation because the recognizer was disabled.
    ///
    /// - Parameter makeContent: creates the object for the lifted items; returns nil if there is nothing to lift any
    ///   longer.
    func handle(_ recognizer: LiftGestureRecognizer, _ makeContent: () -> Content?) {
        if recognizer.state == .began {
            finishAtOnce()
            lift(by: recognizer, makeContent)
            return
        }
        guard recognizer === self.recognizer else { return }
        switch recognizer.state {
        case .changed: perform(session.moved(to: recognizer.location(in: nil), time: CACurrentMediaTime()))
        case .ended: drop()
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    /// Lifts items when the press has met the conditions of a lift.
    ///
    /// - Parameter makeContent: creates the object for the lifted items; returns nil if there is nothing to lift any
    ///   longer.
    /// - Returns: false if nothing was lifted. The app is not told in that case.
    @discardableResult
    func lift(by recognizer: LiftGestureRecognizer, _ makeContent: () -> Content?) -> Bool {
        if !isActive, begin(recognizer.press, .pointer(recognizer), makeContent) { return true }
        recognizer.cancelTouch()
        return false
    }

    /// Lifts items for a drag that is controlled by keys.
    ///
    /// - Returns: false if nothing was lifted.
    func liftByKeys(_ makeContent: () -> Content?) -> Bool {
        finishAtOnce()
        return !isActive && begin(.liftedAtOnce(), .keys, makeContent)
    }

    private func begin(_ session: DragSession, _ input: DragInput, _ makeContent: () -> Content?) -> Bool {
        self.session = session
        self.input = input
        let made = makeContent()
        // `makeContent` runs app code, which may have begun another drag, here or elsewhere in the window.
        guard let content = made, self.session.state == .lifting, self.content == nil,
            content.containerView.window?.dragRegistry?.register(self) != false
        else {
            made?.finishAtOnce()
            if self.session.state == .lifting, self.content == nil { self.session = DragSession() }
            return false
        }
        conditionsAtLift = DragConditions(of: content.containerView)
        self.content = content
        content.willBegin()
        if content.isDragged { start(content) }
        return true
    }

    private func start(_ content: Content) {
        scroller = EdgeScroller(content.autoscroll)
        listener = DragListener(in: content.containerView.window) { [weak self] key, isRepeated in
            self?.handleKey(key, isRepeated: isRepeated) == true
        } onDeactivation: { [weak self] in
            self?.cancel()
        }
        content.lift()
        guard content.isDragged else { return }
        if !isKeyboardDrag { content.containerView.window?.endEditing(besides: content.itemView) }
        guard content.isDragged else { return }
        let link = CADisplayLink(target: self, selector: DragController.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
        report(.lifted)
        guard content.isDragged else { return }
        pointerMoved()
        if content.isDragged { _ = session.liftFinished() }
    }

    // MARK: Drag

    /// Whether the drag may continue, because its ``DragConditions`` are as at the lift.
    func canContinue() -> Bool {
        guard let content, content.containerView.window != nil, let conditionsAtLift else { return false }
        return DragConditions(of: content.containerView).allowsDrag(from: conditionsAtLift)
    }

    private func pointerMoved() {
        if let point = pointer, let target = content?.autoscrollTarget(at: point) {
            scroller?.pointerMoved(to: point, over: target.view, axes: target.axes)
        }
        updateDrag(isThorough: false)
    }

    /// The pointer in window coordinates; nil in a keyboard drag.
    private var pointer: CGPoint? {
        content?.containerView.window == nil ? nil : recognizer?.location(in: nil)
    }

    private func frame(_ link: CADisplayLink) {
        guard isUnderWay else { return }
        guard canContinue() else { return cancel() }
        scroller?.scroll(link)
        updateDrag()
    }

    /// Moves the items to the pointer, and shows the proposed drop.
    ///
    /// Called for each movement of the pointer and for each frame, and by a component when its data have changed.
    ///
    /// - Parameter isThorough: false for the movements of a pointer between two frames, when only the data that a
    ///   movement needs is updated.
    func updateDrag(isThorough: Bool = true) {
        guard let content = dragged else { return }
        let isThere = content.update(isThorough: isThorough)
        guard content.isDragged else { return }
        guard isThere else { return cancel() }
        if let pointer { content.move(to: pointer) }
        propose(content) { content.propose() }
    }

    private func propose(_ content: Content, _ propose: () -> Bool) {
        guard content.isDragged else { return }
        let isNew = propose()
        guard content.isDragged else { return }
        content.showProposal(isNew: isNew)
        if isNew, content.isDragged { report(.moved) }
    }

    /// Handles a key during a drag, wherever the focus is.
    ///
    /// - Returns: whether the drag used the key.
    private func handleKey(_ key: UIKey, isRepeated: Bool) -> Bool {
        guard let content = dragged else { return false }
        if key.cancels {
            cancel()
            return true
        }
        guard isKeyboardDrag, !key.isCommand else { return key.picksUp || isKeyboardDrag && key.isArrow }
        if key.keyCode == .keyboardTab {
            // Tab cancels the drag, because it moves the focus away from the dragged item.
            cancel()
            return false
        }
        guard !key.dropsWithoutModifiers else {
            if !isRepeated { drop() }
            return true
        }
        let isThere = canContinue() && content.update(isThorough: true)
        if !isThere, content.isDragged { cancel() }
        propose(content) { content.step(for: key) }
        return true
    }

    /// Announces an event, and calls ``onHaptic``.
    func report(_ event: DragEvent) {
        announcer.say(soon: event == .moved) { [weak content] in content?.announcement(of: event) }
        if let haptic = DragHaptic(event) { reportHaptic(haptic) }
    }

    func reportHaptic(_ haptic: DragHaptic) { onHaptic?(haptic) }

    /// Announces a text now. A delayed announcement of a move that is still pending is discarded.
    func announce(_ text: String) { announcer.say(text) }

    // MARK: End

    /// Drops the dragged items, or cancels the drag if it may not continue.
    func drop() {
        guard let content = dragged else { return }
        guard canContinue() else { return cancel() }
        updateDrag(isThorough: false)
        if content.isDragged { perform(session.released()) }
    }

    /// Cancels the drag: the items return. Does nothing after a drop.
    func cancel() { perform(session.cancelled()) }

    private func perform(_ action: DragSession.Action) {
        switch action {
        case .move: pointerMoved()
        case .drop: end { $0.drop() }
        case .cancel: end { $0.animateReturn() }
        case .none, .fail, .startTimer, .lift, .begin, .lower, .finish: break
        }
    }

    private func end(_ land: (Content) -> Void) {
        guard let content else {
            _ = session.settled()
            return
        }
        stop()
        if content.isCurrent { land(content) }
    }

    private func stop() {
        announcer.silence()
        link?.invalidate()
        link = nil
        wasScrolling = scroller?.isScrolling == true
        scroller?.stop()
        listener?.stop()
        listener = nil
    }

    /// Ends the drag of `settled`, because its items are at their final place. Does nothing if that drag has already
    /// ended.
    func settle(_ settled: Content) {
        guard content === settled, case .finish(let committed) = session.settled() else { return }
        content = nil
        settled.didEnd(committed: committed)
    }

    /// Cancels a drag, and ends the animation of a drop or a return at once.
    func finishAtOnce() {
        cancel()
        content?.finishAtOnce()
        animations?.end()
    }

    // MARK: Moves without a drag

    /// Whether an accessibility move has begun and is not committed yet. App code may cancel the move or begin a drag
    /// in any callback.
    private var isMovingAtOnce: Bool { content == nil && session.state == .lifting }

    /// Moves items at once, for assistive technology. The app is told of the beginning and the end, as for a drag.
    ///
    /// - Parameters:
    ///   - willBegin: tells the app that a drag begins.
    ///   - move: returns the closure that commits the move; nil if there is no move. The closure reports its animations
    ///     to the counter that is passed to it.
    ///   - didEnd: tells the app that the drag has ended, when all animations have ended.
    /// - Returns: whether there was a move.
    func moveAtOnce(
        willBegin: () -> Void, move: () -> ((AnimationCounter) -> Void)?, didEnd: @escaping (_ committed: Bool) -> Void
    ) -> Bool {
        guard !isActive else { return false }
        (session, input) = (.liftedAtOnce(), .assistiveTechnology)
        willBegin()
        let commit = isMovingAtOnce ? move() : nil
        guard isMovingAtOnce, let commit else {
            if content == nil { cancel() }
            didEnd(false)
            return false
        }
        _ = session.released()
        let animations = AnimationCounter { [weak self] animations in
            guard let self else { return }
            if self.animations === animations { self.animations = nil }
            if case .finish(let committed) = session.settled() { didEnd(committed) }
        }
        self.animations = animations
        commit(animations)
        animations.settled()
        return true
    }
}
