// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Delivers scrolling and trackpad gestures of the pointer to the recognizers that handle them.
@MainActor
final class PointerGestures {
    /// The recognizers that receive the current gesture from beginning to end, those of the innermost view first.
    private var activeRecognizers: [UIGestureRecognizer] = []

    /// Whether the view or one of its superviews has a recognizer for two-finger trackpad gestures.
    static func wantsTransforms(_ view: UIView?) -> Bool {
        sequence(first: view, next: { $0?.superview }).contains { view in
            view?.recognizers.contains { $0.isEnabled && $0.handlesTransforms } == true
        }
    }

    func deliverTransform(_ event: UIEvent, _ movement: PointerMovement) {
        if movement.phase == .began { findRecognizers(event, movement.view) { $0.handlesTransforms } }
        deliver(event, movement)
    }

    /// Delivers scrolling to pan recognizers.
    ///
    /// - Returns: whether a recognizer has handled the scrolling; otherwise scroll views get it.
    func deliverScroll(_ event: UIEvent, _ movement: PointerMovement) -> Bool {
        guard case .scroll(let scroll) = movement.kind else { return false }
        let isNotch = scroll.phase == .notch
        if movement.phase == .began {
            // A notch of the mouse wheel continues a pan that earlier notches began.
            let isSame = isNotch && activeRecognizers.contains { $0.isRecognizing }
            if !isSame { findRecognizers(event, movement.view) { $0.handlesScrolling(byNotches: isNotch) } }
        }
        guard !activeRecognizers.isEmpty else { return false }
        // Scrolling is left to scroll views until a recognizer has begun its gesture.
        let wasRecognizing = activeRecognizers.contains { $0.isRecognizing }
        deliver(event, movement)
        return wasRecognizing || activeRecognizers.contains { $0.isRecognizing }
    }

    /// Finds the recognizers for a gesture, from the hit view outwards. Scrolling inside an enabled scroll view is not
    /// delivered to recognizers outside it.
    ///
    /// - Parameter handlesEvent: returns whether a recognizer handles this kind of event.
    private func findRecognizers(_ event: UIEvent, _ hit: UIView?, _ handlesEvent: (UIGestureRecognizer) -> Bool) {
        activeRecognizers = []
        var view = hit
        while let current = view {
            for recognizer in current.recognizers
            where recognizer.isEnabled && handlesEvent(recognizer) && recognizer.touches.isEmpty {
                guard recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
                else { continue }
                activeRecognizers.append(recognizer)
            }
            if event.type == .scroll, let scrollView = current as? UIScrollView, scrollView.isScrollEnabled { return }
            view = current.superview
        }
    }

    private func deliver(_ event: UIEvent, _ movement: PointerMovement) {
        GestureCoordinator.current.performUpdates {
            for recognizer in activeRecognizers where !recognizer.isFinished {
                recognizer.receive(movement, with: event)
            }
            // A recognizer that has finished, for example because it was not allowed to begin, gets no more events.
            activeRecognizers.removeAll(where: \.isFinished)
        }
        if movement.phase == .ended || movement.phase == .cancelled { activeRecognizers = [] }
    }
}
