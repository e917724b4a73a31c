// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A finger that rests on something that can be lifted, or a mouse that begins to drag it.
///
/// A finger must stay for a while without straying; a mouse has only to move with its button down. Once begun it
/// follows its first touch wherever that goes, and no other.
final class LiftGestureRecognizer: UIGestureRecognizer {
    var minimumPressDuration: TimeInterval = 0.5
    var allowableMovement: CGFloat = 10
    var mouseDistance: CGFloat = 5

    /// Whether there is something to lift at a point of the view.
    var canLift: (CGPoint) -> Bool = { _ in true }

    /// Where the touch went down, in the view.
    private(set) var beginning = CGPoint.zero
    private var followed: UITouch?
    private var timer: Timer?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch !== followed {
            if followed == nil { follow(touch) } else { ignore(touch, for: event) }
        }
    }

    private func follow(_ touch: UITouch) {
        followed = touch
        beginning = touch.location(in: view)
        guard canLift(beginning) else {
            fail()
            return
        }
        guard touch.type != .indirectPointer else { return }
        timer = Timer.scheduledTimer(withTimeInterval: minimumPressDuration, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.begin() }
        }
    }

    private func begin() {
        guard state == .possible, followed != nil else { return }
        // Asked again: the data may have changed while the finger rested.
        state = canLift(beginning) ? .began : .failed
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let followed, touches.contains(followed) else { return }
        switch state {
        case .possible:
            let location = followed.location(in: nil)
            let start = view?.convert(beginning, to: nil) ?? beginning
            let distance = hypot(location.x - start.x, location.y - start.y)
            if followed.type == .indirectPointer {
                if distance >= mouseDistance { begin() }
            } else if distance > allowableMovement {
                fail()
            }
        case .began, .changed:
            state = .changed
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        finish(touches, as: .ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        finish(touches, as: .cancelled)
    }

    private func finish(_ touches: Set<UITouch>, as end: UIGestureRecognizer.State) {
        guard let followed, touches.contains(followed) else { return }
        switch state {
        case .possible: fail()
        case .began, .changed:
            state = end
        default: break
        }
    }

    override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        followed = nil
    }

    private func fail() {
        timer?.invalidate()
        timer = nil
        state = .failed
    }

    /// The touch's place in `view`.
    override func location(in view: UIView?) -> CGPoint {
        followed?.location(in: view) ?? super.location(in: view)
    }
}
