// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Grabs the thumb of a scroll view's bar: a mouse at once, a finger when it has rested there.
@MainActor
final class ScrollThumbRecognizer: UILongPressGestureRecognizer, HiddenGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func follows(_ touch: UITouch) -> Bool {
        guard let scrollView, super.follows(touch), touch.view.map(scrollView.neverScrolls) != true,
            scrollView.indicators.bar(at: touch.location(in: scrollView)) != nil
        else { return false }
        let isPointer = touch.type == .indirectPointer
        if isPointer, !touch.buttonMask.contains(.primary) { return false }
        minimumPressDuration = isPointer ? 0 : Thresholds.ScrollBar.grabDelay
        return true
    }
}

/// Follows a pointer that is over a scroll view.
@MainActor
private final class ScrollHoverRecognizer: UIHoverGestureRecognizer, HiddenGestureRecognizer {}

extension UIScrollView {
    func addThumbGestures() {
        let thumb = ScrollThumbRecognizer()
        thumb.scrollView = self
        thumb.addTarget(self, action: UIScrollView.thumbPulled)
        addGestureRecognizer(thumb)
        let hover = ScrollHoverRecognizer()
        hover.addTarget(self, action: UIScrollView.pointerHovered)
        addGestureRecognizer(hover)
    }

    private func thumbPulled(_ thumb: UILongPressGestureRecognizer) {
        let point = thumb.location(in: self)
        switch thumb.state {
        case .began:
            guard isScrollEnabled else { return }
            stopMoving()
            userWillScroll()
            indicators.grab(at: point)
        case .changed: indicators.pull(to: point)
        case .ended, .cancelled: indicators.letGo()
        default: break
        }
    }

    /// The bars show while a pointer is near them: else nobody could grab one of content at rest.
    private func pointerHovered(_ hover: UIGestureRecognizer) {
        switch hover.state {
        case .began, .changed: indicators.pointerMoved(to: hover.location(in: self))
        default: indicators.pointerMoved(to: nil)
        }
    }
}
