// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives scrolling and pinching by a pointer that touches nothing to the recognizers that want it.
@MainActor
final class PointerGestures {
    /// Those that follow what is going on, from its beginning to its end, the innermost view's first.
    private var followers: [UIGestureRecognizer] = []

    /// Whether a view, or one above it, has a recognizer that a pinch on a trackpad is for.
    static func wantsTransforms(_ view: UIView?) -> Bool {
        sequence(first: view, next: { $0?.superview }).contains { view in
            view?.recognizers.contains { $0.isEnabled && $0.followsTransforms } == true
        }
    }

    func transform(_ event: UIEvent, _ movement: PointerMovement) {
        if movement.phase == .began { findFollowers(event, movement.view) { $0.followsTransforms } }
        deliver(event, movement)
    }

    /// - Returns: whether anybody took it; if not, scroll views have it.
    func scroll(_ event: UIEvent, _ movement: PointerMovement) -> Bool {
        guard case .scroll(let scroll) = movement.kind else { return false }
        let isNotch = scroll.phase == .notch
        if movement.phase == .began {
            // A notch goes on with the pan that notches before it have made.
            let isSame = isNotch && followers.contains { $0.isRecognizing }
            if !isSame { findFollowers(event, movement.view) { $0.followsScrolling(byNotches: isNotch) } }
        }
        guard !followers.isEmpty else { return false }
        // What nobody has begun to make a gesture of is left to scroll views.
        let goesOn = followers.contains { $0.isRecognizing }
        deliver(event, movement)
        return goesOn || followers.contains { $0.isRecognizing }
    }

    /// - Parameter isRight: whether the kind of event is one for a recognizer. Scrolling inside a scroll view that can
    ///   scroll is that one's; recognizers around it get none of it.
    private func findFollowers(_ event: UIEvent, _ hit: UIView?, _ isRight: (UIGestureRecognizer) -> Bool) {
        followers = []
        var view = hit
        while let current = view {
            for recognizer in current.recognizers
            where recognizer.isEnabled && isRight(recognizer) && recognizer.touches.isEmpty {
                guard recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
                else { continue }
                followers.append(recognizer)
            }
            if event.type == .scroll, let scrollView = current as? UIScrollView, scrollView.isScrollEnabled { return }
            view = current.superview
        }
    }

    private func deliver(_ event: UIEvent, _ movement: PointerMovement) {
        GestureArbitration.current.turn {
            for recognizer in followers where !recognizer.isOver { recognizer.receive(movement, with: event) }
            // One that may not begin is not asked again for the rest of it.
            followers.removeAll(where: \.isOver)
        }
        if movement.phase == .ended || movement.phase == .cancelled { followers = [] }
    }
}
