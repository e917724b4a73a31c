// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension MovingView {
    /// The drag of the view; nil from the drop on.
    var dragged: DraggedMovingView? { controller.content.flatMap { $0.isInAir ? $0 : nil } }

    /// Puts it back where it was.
    public func cancel() { controller.cancel() }

    func mayLift(at point: CGPoint) -> Bool {
        window?.isDragging == false && canBeLifted && (configuration.liftsByControls || !hasControl(at: asShown(point)))
    }

    func follow(_ recognizer: LiftGestureRecognizer) {
        controller.handle(recognizer) {
            let point = superview?.convert(recognizer.beginning, from: self) ?? recognizer.beginning
            return makeContent(edges: canResize ? BoardEdges(shownFrame.edges(at: point)) : [])
        }
    }

    private func makeContent(edges: BoardEdges) -> DraggedMovingView? {
        // Caught on its way, it goes on from there, and home is where it was to go.
        let (home, shown, own) = (frame, shownFrame, alpha)
        flight?.stop()
        layer.removeAllAnimations()
        (frame, alpha) = (shown, own)
        return DraggedMovingView(self, edges: edges, home: home)
    }

    // MARK: Keys

    func liftByKeys() -> Bool {
        guard canBeLifted, isFocused, window?.isDragging == false else { return false }
        // The app may forbid the lift when it is told that the previous drag has ended.
        return controller.liftByKeys { canBeLifted ? makeContent(edges: []) : nil }
    }

    // MARK: The end

    func flyDown(_ own: MovingLanding, duration: TimeInterval) {
        own.flights += 1
        let flight = own.flights
        layOutWindowAtOnce()
        // The layout may have moved other views to this place: then the view is on its way to another one already.
        guard landing === own, own.flights == flight else { return }
        fly(
            to: own.place, duration: duration, besides: { own.content.look.remove() },
            completion: {
                guard self.landing === own, own.flights == flight else { return }
                if self.moveOffTakenPlace() { self.flyOn() } else { self.finishLanding() }
            })
    }

    /// Others have moved while it was on its way: it goes to another place if its own was taken.
    func placeMayBeTaken() {
        if moveOffTakenPlace() { flyOn() }
    }

    private func flyOn() {
        guard let landing else { return }
        controller.tell(.movedAtOnce)
        flyDown(landing, duration: configuration.returnDuration)
    }

    /// Gives what is on its way another place if others have taken its own, and tells the app.
    ///
    /// - Returns: whether it has another one now.
    private func moveOffTakenPlace() -> Bool {
        guard let landing, landing.evasions < Thresholds.Board.mostEvasions else { return false }
        let (old, place) = (landing.place, landing.content.freePlace(nearest: landing.place))
        guard place != old else { return false }
        landing.evasions += 1
        landing.place = place
        write(place, from: old, isUndoable: false)
        return self.landing === landing
    }

    /// It is at rest, or caught on its way: whoever is to know is told once.
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
