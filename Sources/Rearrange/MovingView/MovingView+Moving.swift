// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension MovingView: CarriedView {
    var isCarried: Bool { drag != nil }

    /// Puts it back where it was.
    public func cancel() { perform(session.cancelled()) }

    func mayLift(at point: CGPoint) -> Bool {
        isMovable && superview != nil && window?.carriesSomething == false
            && (liftsByControls || !hasControl(at: point))
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

    private var shownFrame: CGRect { layer.presentation()?.frame ?? frame }

    private func lift(_ lead: MovingDrag.Lead, edges: BoardEdges) {
        // Caught on its way, it goes on from there, and home is where it was to go.
        let (home, shown) = (frame, shownFrame)
        layer.removeAllAnimations()
        frame = shown
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
        guard isMovable, isFocused, window?.carriesSomething == false else { return false }
        finishLanding()
        session = .liftedAtOnce()
        lift(.keys, edges: [])
        return true
    }

    // MARK: The end

    private func drop() {
        guard let drag else { return }
        drag.follow()
        let place = drag.isFree ? drag.proposed : drag.homeNow
        let isMoved = place != drag.home
        drag.announce(drag.isFree ? .dropped : .putBack, at: place)
        let duration = isMoved ? Thresholds.MovingView.snapDuration : Thresholds.MovingView.returnDuration
        land(drag, at: place, isMoved: isMoved, duration: duration)
    }

    private func returnHome() {
        guard let drag else {
            _ = session.settled()
            return
        }
        if drag.isLedByKeys { drag.goBack() }
        if window != nil { drag.announce(.putBack, at: drag.home) }
        land(drag, at: drag.home, isMoved: false, duration: Thresholds.MovingView.returnDuration)
    }

    private func land(_ drag: MovingDrag, at place: CGRect, isMoved: Bool, duration: TimeInterval) {
        drag.stop()
        self.drag = nil
        let own = MovingLanding(at: place, isMoved: isMoved)
        landing = own
        if isMoved { write(place, from: drag.home) }
        // The app may have taken it elsewhere when it heard of that.
        guard landing === own else { return drag.look.remove() }
        if drag.isLedByKeys { stayInPlace { superview?.bringIntoSight(place) } }
        fly(
            to: place, duration: duration, besides: { drag.look.remove() },
            completion: { if self.landing === own { self.finishLanding() } })
    }

    /// It is at rest, or caught on its way: whoever is to know is told once.
    func finishLanding() {
        guard let landing else { return }
        self.landing = nil
        _ = session.settled()
        onEnd?(self, landing.isMoved)
    }
}
