// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension MovingView {
    /// The current drag of the view; nil from the drop or the cancellation on.
    var dragged: DraggedMovingView? { controller.content.flatMap { $0.isBeingDragged ? $0 : nil } }

    /// Cancels the current drag: the view returns to its old place.
    public func cancel() { controller.cancel() }

    /// Whether a press at a point of the view may lift it: not at a control, unless the configuration allows that.
    func mayLift(at point: CGPoint) -> Bool {
        window?.isDragging == false && canBeLifted && (configuration.liftsByControls || !hasControl(at: asShown(point)))
    }

    func handle(_ recognizer: LiftGestureRecognizer) {
        controller.handle(recognizer) {
            let point = superview?.convert(recognizer.beginning, from: self) ?? recognizer.beginning
            return makeContent(edges: canResize ? BoardEdges(shownFrame.edges(at: point)) : [])
        }
    }

    private func makeContent(edges: BoardEdges) -> DraggedMovingView? {
        // A view that is pressed during its drop animation is lifted at its visible position. A cancelled drag returns
        // it to the place to which it was being animated.
        let (home, shown, own) = (frame, shownFrame, alpha)
        flight?.stop()
        layer.removeAllAnimations()
        (frame, alpha) = (shown, own)
        return DraggedMovingView(self, edges: edges, home: home)
    }

    // MARK: Keys

    func liftByKeys() -> Bool {
        guard canBeLifted, isFocused, window?.isDragging == false else { return false }
        // `liftByKeys` ends the previous drag, which calls the app. The app may then forbid the lift, so it is checked
        // again.
        return controller.liftByKeys { canBeLifted ? makeContent(edges: []) : nil }
    }

    // MARK: Drop animation

    /// Animates the dropped view to its place. If other views have taken this place when the animation ends, continues
    /// to another place.
    func flyDown(_ own: MovingViewDropAnimation, duration: TimeInterval) {
        own.flights += 1
        let flight = own.flights
        layOutWindowAtOnce()
        // The layout may have moved other views to the drop target. In that case the animation to another place has
        // started already.
        guard landing === own, own.flights == flight else { return }
        fly(
            to: own.place, duration: duration, besides: { own.content.look.remove() },
            completion: {
                guard self.landing === own, own.flights == flight else { return }
                if self.moveOffTakenPlace() { self.flyOn() } else { self.finishLanding() }
            })
    }

    /// Called when other views may have moved during the drop animation. If one of them has taken this view's target,
    /// the animation continues to the nearest free place.
    func redirectDropIfPlaceTaken() {
        if moveOffTakenPlace() { flyOn() }
    }

    private func flyOn() {
        guard let landing else { return }
        controller.report(.movedAtOnce)
        flyDown(landing, duration: configuration.returnDuration)
    }

    /// Directs the drop animation to the nearest free place if other views have taken its target, and tells the app.
    ///
    /// - Returns: whether the drop animation has a new target.
    private func moveOffTakenPlace() -> Bool {
        guard let landing, landing.evasions < Thresholds.Board.mostEvasions else { return false }
        let (old, place) = (landing.place, landing.content.freePlace(nearest: landing.place))
        guard place != old else { return false }
        landing.evasions += 1
        landing.place = place
        write(place, from: old, isUndoable: false)
        return self.landing === landing
    }

    /// Ends the drop animation, because the view is at rest or was lifted again, and calls ``onEnd`` once.
    func finishLanding() {
        guard let landing else { return }
        while moveOffTakenPlace() {
            flight?.stop()
            layer.removeAllAnimations()
            frame = landing.place
        }
        guard self.landing === landing else { return }
        self.landing = nil
        controller.settle(landing.content)
        onEnd?(landing.isMoved)
    }
}
