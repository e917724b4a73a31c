// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The recognizer that delays touches to a scroll view's content until they can no longer become a drag.
///
/// The recognizer never handles touches itself: it fails after 150 ms or when the finger lifts, and the content then
/// gets the touch. If the scroll view's pan begins earlier, the content never gets the touch. The content also gets no
/// touch that stops a deceleration, and none for which `touchesShouldBegin(_:with:in:)` of the scroll view returns
/// false.
@MainActor
final class ContentTouchDelay: UIGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var timer = GestureTimer()

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func canTrack(_ touch: UITouch) -> Bool {
        guard let scrollView, let view = touch.view, view !== scrollView, !scrollView.neverScrolls(from: view) else {
            return false
        }
        return super.canTrack(touch)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let scrollView else { return }
        if scrollView.isHeld {
            state = .began
        } else if scrollView.delaysContentTouches, scrollView.pan.isTracking {
            timer.start(Thresholds.Scroll.contentTouchDelay) { [weak self] in self?.decide() }
        } else {
            decide()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible: if self.touches.allSatisfy({ !$0.isDown }) { decide() }
        case .began, .changed: state = .ended
        default: break
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        timer.cancel()
    }

    private func decide() {
        timer.cancel()
        guard state == .possible else { return }
        state = contentMayBegin ? .failed : .began
    }

    private var contentMayBegin: Bool {
        guard let scrollView else { return true }
        return touches.allSatisfy { touch in
            guard let view = touch.view else { return true }
            return scrollView.touchesShouldBegin([touch], with: lastEvent, in: view)
        }
    }

    // MARK: Other gestures

    /// Whether this recognizer prevents another one: true for a tap recognizer if the touch has stopped a deceleration
    /// and holds the content. Such a touch is no tap. Other recognizers are not prevented.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollView?.isHeld == true && preventedGestureRecognizer is UITapGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        state == .possible
    }
}
