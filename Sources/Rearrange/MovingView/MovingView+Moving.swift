// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension MovingView: CarriedView {
    var isCarried: Bool { drag != nil }

    /// Puts it back where it was.
    public func cancel() { perform(session.cancelled()) }

    func mayLift(at point: CGPoint) -> Bool {
        canBeLifted && superview != nil && window?.carriesSomething == false
            && (liftsByControls || !hasControl(at: asShown(point)))
    }

    // MARK: Input

    func follow(_ recognizer: LiftGestureRecognizer) {
        if recognizer.state == .began {
            guard drag == nil else { return }
            finishLanding()
            session = recognizer.press
            let point = superview?.convert(recognizer.beginning, from: self) ?? recognizer.beginning
            return lift(.pointer(recognizer), edges: canResize ? BoardEdges(shownFrame.edges(at: point)) : [])
        }
        guard let drag, !drag.isLedByKeys else { return }
        switch recognizer.state {
        case .changed: perform(session.moved(to: recognizer.location(in: nil), time: CACurrentMediaTime()))
        case .ended: release()
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    private func release() { perform(drag?.mayGoOn == false ? session.cancelled() : session.released()) }

    private func perform(_ action: DragSession.Action) {
        switch action {
        case .move: drag?.pointerMoved()
        case .drop: drop()
        case .cancel: returnHome()
        default: break
        }
    }

    private func lift(_ lead: MovingDrag.Lead, edges: BoardEdges) {
        // Caught on its way, it goes on from there, and home is where it was to go.
        let (home, shown, own) = (frame, shownFrame, alpha)
        flight?.stop()
        layer.removeAllAnimations()
        (frame, alpha) = (shown, own)
        guard let drag = MovingDrag(of: self, lead: lead, edges: edges, home: home) else { return cancel() }
        self.drag = drag
        superview?.bringSubviewToFront(self)
        drag.begin()
        _ = session.liftFinished()
    }

    // MARK: Keys

    /// Whether a key means something.
    func take(_ key: UIKey) -> Bool {
        guard let drag else { return key.lifts && liftByKeys() }
        if key.cancels {
            cancel()
            return true
        }
        guard drag.isLedByKeys, !key.isOrder else { return false }
        switch key.keyCode {
        case _ where key.dropsAlone: release()
        default:
            guard let step = BoardStep(key) else { return false }
            if canResize || !step.isResize { drag.step(step) }
        }
        return true
    }

    private func liftByKeys() -> Bool {
        guard canBeLifted, isFocused, window?.carriesSomething == false else { return false }
        finishLanding()
        session = .liftedAtOnce()
        lift(.keys, edges: [])
        return true
    }

    // MARK: The end

    private func drop() {
        guard let drag else { return }
        drag.follow()
        let place = drag.freePlace(nearest: drag.isFree ? drag.proposed : drag.home)
        drag.announce(drag.isFree ? .dropped : .putBack, at: place)
        let duration = place != drag.home ? Thresholds.MovingView.snapDuration : Thresholds.MovingView.returnDuration
        land(drag, at: place, isUndoable: drag.isFree, duration: duration)
    }

    private func returnHome() {
        guard let drag else {
            _ = session.settled()
            return
        }
        if drag.isLedByKeys { drag.goBack() }
        let place = drag.freePlace(nearest: drag.home)
        if window != nil { drag.announce(.putBack, at: place) }
        land(drag, at: place, isUndoable: false, duration: Thresholds.MovingView.returnDuration)
    }

    /// - Parameter isUndoable: whether the user has moved it there, and not others that have taken its home.
    private func land(_ drag: MovingDrag, at place: CGRect, isUndoable: Bool, duration: TimeInterval) {
        drag.stop()
        self.drag = nil
        let own = MovingLanding(of: drag, at: place)
        landing = own
        if own.isMoved { write(place, from: drag.home, isUndoable: isUndoable) }
        // The app may have taken it elsewhere when it heard of that.
        guard landing === own else { return drag.look.remove() }
        if drag.isLedByKeys { stayInPlace { superview?.bringIntoSight(place) } }
        flyDown(own, duration: duration)
    }

    private func flyDown(_ own: MovingLanding, duration: TimeInterval) {
        own.flights += 1
        let flight = own.flights
        layOutWindowAtOnce()
        // The layout may have moved other views to this place: then the view is on its way to another one already.
        guard landing === own, own.flights == flight else { return }
        fly(
            to: own.place, duration: duration, besides: { own.drag?.look.remove() },
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
        landing.drag?.announce(.movedAtOnce, at: landing.place)
        flyDown(landing, duration: Thresholds.MovingView.returnDuration)
    }

    /// Gives what is on its way another place if others have taken its own, and tells the app.
    ///
    /// - Returns: whether it has another one now.
    private func moveOffTakenPlace() -> Bool {
        guard let landing, let drag = landing.drag, landing.evasions < Thresholds.Board.mostEvasions else {
            return false
        }
        let (old, place) = (landing.place, drag.freePlace(nearest: landing.place))
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
        landing.drag?.stopWatching()
        _ = session.settled()
        onEnd?(self, landing.isMoved)
    }
}
