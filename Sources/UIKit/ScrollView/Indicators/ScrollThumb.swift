// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The recognizer that drags the thumb of a scroll bar: with a mouse at once, with a finger after a short press. A
/// mouse press on the track beside the thumb scrolls by pages.
@MainActor
final class ScrollThumbRecognizer: UILongPressGestureRecognizer, HiddenGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// Whether the current touch is a mouse press; false for a finger.
    private(set) var isPointer = false
    /// The current mouse press on the track; nil if there is none.
    fileprivate var trackPress: ScrollTrackPress?

    /// The distance from the view's edge within which the bar can be grabbed, in points.
    var reach: Double { isPointer ? Thresholds.ScrollBar.pointerReach : Thresholds.ScrollBar.fingerReach }

    override func canTrack(_ touch: UITouch) -> Bool {
        guard let scrollView, super.canTrack(touch), touch.view.map(scrollView.neverScrolls) != true else {
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

/// The hover recognizer that shows the scroll bars while a pointer is near them.
@MainActor
private final class ScrollHoverRecognizer: UIHoverGestureRecognizer, HiddenGestureRecognizer {}

extension UIScrollView {
    func addThumbGestures() {
        let thumb = ScrollThumbRecognizer()
        thumb.scrollView = self
        thumb.addTarget(self, action: UIScrollView.thumbDragged)
        addGestureRecognizer(thumb)
        let hover = ScrollHoverRecognizer()
        hover.addTarget(self, action: UIScrollView.pointerHovered)
        addGestureRecognizer(hover)
    }

    private func thumbDragged(_ thumb: UIGestureRecognizer) {
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
            indicators.beginThumbDrag(at: point, reach: thumb.reach)
        case .changed:
            thumb.trackPress?.moved(to: point)
            indicators.dragThumb(to: point)
        case .ended, .cancelled:
            indicators.endThumbDrag(at: thumb.isPointer ? point : nil)
            if thumb.trackPress != nil { indicators.pointerMoved(to: point) }
            thumb.trackPress = nil
        default: break
        }
    }

    /// Shows the bars while a pointer is near them. Otherwise the thumb would be hidden while the content is at rest,
    /// and could not be grabbed.
    private func pointerHovered(_ hover: UIGestureRecognizer) {
        switch hover.state {
        case .began, .changed: indicators.pointerMoved(to: hover.location(in: self))
        default: indicators.pointerMoved(to: nil)
        }
    }
}
