// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Grabs the thumb of a scroll view's bar: a mouse at once, a finger when it has rested there. A mouse that is pressed
/// on the track beside the thumb turns pages towards it.
@MainActor
final class ScrollThumbRecognizer: UILongPressGestureRecognizer, HiddenGestureRecognizer {
    weak var scrollView: UIScrollView?

    private(set) var isPointer = false
    /// What the pointer does that is down on the track.
    fileprivate var trackPress: ScrollTrackPress?

    var reach: Double { isPointer ? Thresholds.ScrollBar.pointerReach : Thresholds.ScrollBar.fingerReach }

    override func follows(_ touch: UITouch) -> Bool {
        guard let scrollView, super.follows(touch), touch.view.map(scrollView.neverScrolls) != true else {
            return false
        }
        let isPointer = touch.type == .indirectPointer
        if isPointer, !touch.buttonMask.contains(.primary) { return false }
        let (indicators, point) = (scrollView.indicators, touch.location(in: scrollView))
        if isPointer { return indicators.track(at: point) != nil }
        return indicators.bar(at: point, reach: Thresholds.ScrollBar.fingerReach) != nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            isPointer = touch.type == .indirectPointer
            minimumPressDuration = isPointer ? 0 : Thresholds.ScrollBar.grabDelay
        }
        super.touchesBegan(touches, with: event)
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

    private func thumbPulled(_ thumb: UIGestureRecognizer) {
        guard let thumb = thumb as? ScrollThumbRecognizer else { return }
        let point = thumb.location(in: self)
        switch thumb.state {
        case .began:
            guard isScrollEnabled else { return }
            if thumb.isPointer, let press = indicators.pressOnTrack(at: point) {
                thumb.trackPress = press
                press.begin()
                return
            }
            stopMoving()
            userWillScroll()
            indicators.grab(at: point, reach: thumb.reach)
        case .changed:
            thumb.trackPress?.moved(to: point)
            indicators.pull(to: point)
        case .ended, .cancelled:
            indicators.letGo(at: thumb.isPointer ? point : nil)
            if thumb.trackPress != nil { indicators.pointerMoved(to: point) }
            thumb.trackPress = nil
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
