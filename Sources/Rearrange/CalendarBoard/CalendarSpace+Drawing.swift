// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// New events that are created by dragging over empty time.
extension CalendarSpace {
    /// Returns the new event, extended from the pressed time step to the pointer within the pressed day. Also returns
    /// the edge of the event that is at the pointer. The event always includes the pressed step.
    ///
    /// - Returns: nil if the pointer has moved less than `distance` points vertically, or if the pressed day is no
    ///   longer visible.
    func drawnInHours(
        _ grab: Grab, to point: CGPoint, beyond distance: CGFloat, in context: BoardContext
    ) -> (Item, UIRectEdge)? {
        guard abs(point.y - grab.point.y) >= distance, let day = pressedDay(of: grab) else { return nil }
        let axis = days.axis
        let pressed = axis.moment(at: Double(grab.point.y / scale), in: day)
        let start = axis.moment(from: pressed, in: day, step: step, isForward: false)
        let end = min(start + step * 60, axis.days[day].end)
        let item = grab.originalItem.moved(to: .time(time(start, end - start)))
        let top = CGFloat(axis.position(of: start, in: day)) * scale
        let bottom = CGFloat(axis.position(of: end, in: day, isEnd: true)) * scale
        return point.y < top
            ? (resized(item, .top, by: CGVector(dx: 0, dy: point.y - top), in: context), .top)
            : (resized(item, .bottom, by: CGVector(dx: 0, dy: max(0, point.y - bottom)), in: context), .bottom)
    }

    /// Returns the new all-day event, extended from the pressed day to the day at the pointer. Also returns the edge of
    /// the event that is at the pointer.
    ///
    /// - Returns: nil if the pointer has moved less than `distance` points horizontally, or if the pressed day is no
    ///   longer visible.
    func drawnInDays(
        _ grab: Grab, to point: CGPoint, beyond distance: CGFloat, in context: BoardContext
    ) -> (Item, UIRectEdge)? {
        guard abs(point.x - grab.point.x) >= distance, let pressed = pressedDay(of: grab) else { return nil }
        let other = day(at: point.x, in: context)
        let (first, last) = (wholeDay(min(pressed, other)), wholeDay(max(pressed, other)))
        let isForward = other >= pressed
        return (
            grab.originalItem.moved(to: .allDay(DateInterval(start: first.start, end: last.end))),
            isForward == context.isMirrored ? .left : .right
        )
    }

    /// The index of the pressed day; nil if that day is no longer visible.
    private func pressedDay(of grab: Grab) -> Int? {
        days.axis.day(of: grab.originalItem.time.start.timeIntervalSinceReferenceDate)
    }
}
