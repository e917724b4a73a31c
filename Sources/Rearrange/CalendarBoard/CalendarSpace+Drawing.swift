// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// New events that reach from where they were pressed to where the pointer is.
extension CalendarSpace {
    /// The hours of the pressed day from the pressed step to the pointer, which the end at the pointer is nearest to. The
    /// pressed step always belongs to them.
    func drawnInHours(
        _ grip: Grip, to point: CGPoint, beyond distance: CGFloat, in context: BoardContext
    ) -> (Item, UIRectEdge)? {
        guard abs(point.y - grip.point.y) >= distance, let day = pressedDay(of: grip) else { return nil }
        let axis = days.axis
        let pressed = axis.moment(at: Double(grip.point.y / scale), in: day)
        let start = axis.moment(from: pressed, in: day, step: step, isForward: false)
        let end = min(start + step * 60, axis.days[day].end)
        let item = grip.home.moved(to: .time(time(start, end - start)))
        let top = CGFloat(axis.position(of: start, in: day)) * scale
        let bottom = CGFloat(axis.position(of: end, in: day, isEnd: true)) * scale
        return point.y < top
            ? (resized(item, .top, by: CGVector(dx: 0, dy: point.y - top), in: context), .top)
            : (resized(item, .bottom, by: CGVector(dx: 0, dy: max(0, point.y - bottom)), in: context), .bottom)
    }

    /// The whole days from the pressed one to that below the pointer.
    func drawnInDays(
        _ grip: Grip, to point: CGPoint, beyond distance: CGFloat, in context: BoardContext
    ) -> (Item, UIRectEdge)? {
        guard abs(point.x - grip.point.x) >= distance, let pressed = pressedDay(of: grip) else { return nil }
        let other = day(at: point.x, in: context)
        let (first, last) = (wholeDay(min(pressed, other)), wholeDay(max(pressed, other)))
        let isForward = other >= pressed
        return (
            grip.home.moved(to: .allDay(DateInterval(start: first.start, end: last.end))),
            isForward == context.isMirrored ? .left : .right
        )
    }

    /// The day that was pressed; nil if it does not show any more.
    private func pressedDay(of grip: Grip) -> Int? {
        days.axis.day(of: grip.home.time.start.timeIntervalSinceReferenceDate)
    }
}
