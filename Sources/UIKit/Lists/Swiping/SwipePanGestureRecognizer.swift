// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Recognizes a horizontal swipe on a row. A finger must move ten points, and a mouse with its button down must move
/// five points. For a trackpad or a wheel that scrolls sideways there is no minimum distance.
///
/// If the list is inside a horizontal scroll view that can scroll, a wheel scrolls that view instead of swiping a row.
@MainActor
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    weak var list: (any ListView)?
    /// The row that is about to be swiped, and the actions that the swipe will show.
    var awaited: (row: RowReference, actions: RowActions)?
    /// The time in seconds of the last wheel notch that scrolled a horizontal scroll view instead of swiping a row.
    private var lastNotchLeft = -TimeInterval.infinity

    override var hysteresis: CGFloat {
        let isMouse = touches.first?.type == .indirectPointer
        return CGFloat(isMouse ? Thresholds.Mouse.dragDistance : Thresholds.Pan.hysteresis)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count > touches.count || touches.count > 1 else {
            return super.touchesBegan(touches, with: event)
        }
        // The row under the first finger is swiped; other fingers are ignored.
        for touch in touches where touch !== self.touches.first { ignore(touch, for: event) }
    }

    override var axes: PanAxes { list?.axesInWindow(.horizontal) ?? .horizontal }
    override var axesMustPrevail: Bool { true }

    override func reset() {
        super.reset()
        awaited = nil
    }

    /// The translation at the point where the finger had moved exactly the recognition distance. All later translations
    /// are measured from that point, so that they begin at 0 even if the first event reports a long movement.
    override func translationOriginWhenRecognized(_ machine: PanMachine) -> CGPoint { machine.translationAtHysteresis }

    /// The point where the swipe began, in window coordinates.
    var beginning: CGPoint { touches.first?.beginning ?? locationInWindow }

    override func shouldBegin() -> Bool {
        guard let list else { return false }
        let movement = list.vectorFromWindow(movement)
        // Scroll events are recognized without a minimum distance, so the direction of the movement is checked here.
        guard abs(movement.x) > abs(movement.y), !leavesNotch(to: list) else { return false }
        return list.swipeMayBegin(at: beginning, movement: movement)
    }

    /// Whether a wheel notch scrolls a horizontal scroll view around the list instead of swiping a row. Notches that
    /// follow at once are included: a user who reaches the end of the scroll view's content does not want to swipe a
    /// row.
    private func leavesNotch(to list: any ListView) -> Bool {
        guard isByNotches else { return false }
        let isContinuation = lastTime - lastNotchLeft < Thresholds.Scroll.notchPause
        let scrollViews = sequence(first: list as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
        guard isContinuation || scrollViews.contains(where: { $0.canScrollFurther(.horizontal, toward: -movement.x) })
        else {
            return false
        }
        lastNotchLeft = lastTime
        return true
    }
}
