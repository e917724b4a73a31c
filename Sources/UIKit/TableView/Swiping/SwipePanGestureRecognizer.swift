// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A horizontal movement on a row that can be swiped: ten points of a finger, five of a mouse with its button down, or
/// any of the fingers on a trackpad and of a wheel that scrolls sideways.
///
/// A wheel is more often turned to get along: where the table lies in something that scrolls sideways, it does that.
@MainActor
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?
    /// The row that is about to be swiped, and what it is to show.
    var awaited: (cell: UITableViewCell, row: RowActions)?
    /// When a notch was last left to what scrolls sideways, in seconds.
    private var lastNotchLeft = -TimeInterval.infinity

    override var hysteresis: CGFloat {
        let isMouse = touches.first?.type == .indirectPointer
        return CGFloat(isMouse ? Thresholds.Mouse.dragDistance : Thresholds.Pan.hysteresis)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count > touches.count || touches.count > 1 else {
            return super.touchesBegan(touches, with: event)
        }
        // The first finger's row is the one that is swiped.
        for touch in touches where touch !== self.touches.first { ignore(touch, for: event) }
    }

    override var axes: PanAxes { table?.axesInWindow(.horizontal) ?? .horizontal }
    override var axesMustPrevail: Bool { true }

    override func reset() {
        super.reset()
        awaited = nil
    }

    /// The distance that made it a swipe is left out, whatever the events' distance from each other.
    override func zeroWhenRecognized(_ machine: PanMachine) -> CGPoint { machine.translationAtHysteresis }

    /// Where it began, in window coordinates.
    var beginning: CGPoint { touches.first?.beginning ?? locationInWindow }

    override func shouldBegin() -> Bool {
        guard let table else { return false }
        let movement = table.vectorFromWindow(movement)
        // Scrolling has no hysteresis, and may go any way.
        guard abs(movement.x) > abs(movement.y), !leavesNotch(to: table) else { return false }
        return table.swipeMayBegin(at: beginning, movement: movement)
    }

    /// Whether a notch is for what scrolls sideways round the row, and so are those that follow it at once: who comes to
    /// the end of a board that way means no row.
    private func leavesNotch(to table: UITableView) -> Bool {
        guard isByNotches else { return false }
        let goesOn = lastTime - lastNotchLeft < Thresholds.Scroll.notchPause
        let scrollViews = sequence(first: table as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
        guard goesOn || scrollViews.contains(where: { $0.hasRoom(.horizontal, toward: -movement.x) }) else {
            return false
        }
        lastNotchLeft = lastTime
        return true
    }
}
