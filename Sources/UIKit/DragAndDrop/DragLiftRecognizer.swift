// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The recognizer that starts a drag: with a long press of a finger, or with the movement of a pressed mouse.
///
/// `DragSession` decides when the drag begins. The recognizer follows its first touch and ignores all others.
@MainActor
final class DragLiftRecognizer: UIGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var press = DragSession()
    private var trackedTouch: UITouch?
    private var timer = GestureTimer()
    /// The drag items that the delegate gave when the lift was due; nil again once they are lifted.
    private var prepared: DragPreparation?
    private var drag: ActiveDrag?

    init(for interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        addTarget(self, action: DragLiftRecognizer.stateChanged)
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch !== trackedTouch {
            if trackedTouch == nil { track(touch) } else { ignore(touch, for: event) }
        }
    }

    private func track(_ touch: UITouch) {
        trackedTouch = touch
        guard interaction?.coordinator?.mayLift == true else {
            state = .failed
            return
        }
        let trigger: DragSession.Trigger =
            touch.type == .indirectPointer
            ? .movement(distance: Thresholds.Mouse.dragDistance)
            : .hold(
                duration: Thresholds.DragSession.liftDelay, tolerance: Thresholds.DragSession.allowableMovement)
        perform(
            press.pressed(
                at: touch.location, time: touch.timestamp, trigger: trigger,
                beginning: .withMovement(distance: Thresholds.DragSession.beginDistance)))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        if let drag { return drag.pointerMoved(to: trackedTouch.location, time: trackedTouch.timestamp) }
        perform(press.moved(to: trackedTouch.location, time: trackedTouch.timestamp))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        if let drag, trackedTouch.location != drag.contents.location {
            drag.pointerMoved(to: trackedTouch.location, time: trackedTouch.timestamp)
        }
        drag?.released()
        state = drag == nil ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        drag?.cancelled()
        state = drag == nil ? .failed : .cancelled
    }

    /// Takes the touch away from all other recognizers, so that only the drag follows the touch.
    func claimTouch() {
        guard let trackedTouch else { return }
        for other in trackedTouch.gestureRecognizers ?? [] where other !== self {
            other.cancelAndStopTracking(trackedTouch)
        }
    }

    /// Ends recognition without ending the drag, because the desktop's drag and drop controls the drag now.
    func releaseTouch() {
        drag = nil
        if state == .began || state == .changed { state = .ended }
    }

    override func reset() {
        super.reset()
        timer.cancel()
        (trackedTouch, prepared, drag) = (nil, nil, nil)
        press = DragSession()
    }

    // MARK: Other recognizers

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        switch preventedGestureRecognizer {
        case is UILongPressGestureRecognizer, is DragAddingRecognizer: false
        case is DragLiftRecognizer: true
        default: interaction?.allowsSimultaneousRecognitionDuringLift != true
        }
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        switch preventingGestureRecognizer {
        case is UILongPressGestureRecognizer, is DragAddingRecognizer: false
        default: true
        }
    }

    /// Makes pan recognizers of the surrounding views wait until this recognizer fails. Otherwise a mouse drag with a
    /// large first movement would pan their content instead of lifting items.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard trackedTouch?.type == .indirectPointer, otherGestureRecognizer is UIPanGestureRecognizer,
            let view, let other = otherGestureRecognizer.view
        else { return false }
        return view.isDescendant(of: other)
    }

    // MARK: Recognition and lift

    private func perform(_ action: DragSession.Action) {
        switch action {
        case .startTimer(let deadline):
            timer.wait(until: deadline) { [weak self] time in
                guard let self else { return }
                perform(press.timePassed(time))
            }
        case .lift: prepare()
        case .fail: state = .failed
        case .none, .begin, .lower, .move, .drop, .cancel, .finish: break
        }
    }

    /// Asks the delegate for the items to drag. If it returns none, recognition fails, so that other recognizers may
    /// use the touch.
    private func prepare() {
        timer.cancel()
        guard state == .possible, let interaction, let asked = trackedTouch else { return }
        let found = interaction.coordinator?.prepare(interaction, at: press.start)
        // The delegate may have removed or disabled the interaction during the call above.
        guard state == .possible, trackedTouch === asked else { return }
        prepared = found
        state = prepared == nil ? .failed : .began
    }

    private func stateChanged() {
        switch state {
        case .began: lift()
        // If the drag is still running when recognition ends, for whatever reason, the drag is cancelled.
        case .ended, .cancelled: drag?.cancelled()
        default: break
        }
    }

    private func lift() {
        guard let prepared, let trackedTouch else { return }
        self.prepared = nil
        // `drag` is set before `lift()` calls the app: if the app cancels the touch, `touchesCancelled` has to find the
        // drag.
        drag = interaction?.coordinator?.beginDrag(prepared, by: self, stateMachine: press)
        drag?.lift()
        guard let drag, drag.contents.location != trackedTouch.location else { return }
        drag.pointerMoved(to: trackedTouch.location, time: trackedTouch.timestamp)
    }
}

/// Recognizes a tap with another finger during a drag. The tap adds items to the drag.
@MainActor
final class DragAddingRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?
    private var items: [UIDragItem] = []

    init(for interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
        addTarget(self, action: DragAddingRecognizer.tapped)
    }

    private var drag: ActiveDrag? {
        guard let drag = interaction?.coordinator?.current, drag.canAddItems else { return nil }
        return drag
    }

    override func canTrack(_ touch: UITouch) -> Bool {
        drag != nil && super.canTrack(touch)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is DragLiftRecognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let drag, let interaction else { return false }
        items = drag.itemsForAdding(from: interaction, at: location(in: view))
        return !items.isEmpty
    }

    private func tapped() {
        guard let drag, let interaction else { return }
        drag.add(items, from: interaction)
        items = []
    }
}
