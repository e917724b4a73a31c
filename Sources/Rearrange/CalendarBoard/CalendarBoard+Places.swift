// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What a board asks about places, answered by times.
extension CalendarBoard {
    /// The moment that the clock shows at a height of a day, in steps.
    private func moment(_ y: CGFloat, _ day: Int, home: Double? = nil) -> Double {
        days.axis.moment(nearest: Double(y / scale), in: day, step: step, home: home)
    }

    private func time(_ start: Double, _ duration: TimeInterval) -> DateInterval {
        DateInterval(start: Date(timeIntervalSinceReferenceDate: start), duration: max(0, duration))
    }

    private func wholeDay(_ day: Int) -> DateInterval {
        let (start, end) = (days.axis.days[day].start, days.axis.days[day].end)
        return time(start, end - start)
    }

    func movedInTime(_ grip: BoardGrip, to frame: CGRect, on surface: BoardSurface) -> BoardItem {
        guard let old = grip.home.time else { return grip.home }
        let day = day(at: frame.minX + grip.point.x - grip.frame.minX)
        let held = grip.kind == .move ? grip.held : nil
        let count = held.map { day - days.number(of: old.start) - $0.days }
        switch (surface, grip.home.isAllDay) {
        case (.strip, let isAllDay):
            guard isAllDay, grip.surface == .strip, let count else {
                return grip.home.moved(to: .allDay(wholeDay(day)))
            }
            return grip.home.moved(to: .allDay(days.moved(old, by: count)))
        case (.board, true):
            return grip.home.moved(to: .time(time(moment(frame.minY, day), newItemDuration)))
        case (.board, false):
            let start = old.start.timeIntervalSinceReferenceDate
            guard let held, let count else {
                return grip.home.moved(to: .time(time(moment(frame.minY, day), old.duration)))
            }
            if let carried = carried(start, by: frame.minY - grip.frame.minY, days: count) {
                return grip.home.moved(to: .time(time(carried, old.duration)))
            }
            // It begins on a day that does not show: what counts is where the part that is held begins.
            let begins = moment(frame.minY, day, home: held.from) - held.before
            return grip.home.moved(to: .time(time(begins, old.duration)))
        }
    }

    /// A moment carried down by points and on by days, over midnight where it has to be; nil where it or its new day does
    /// not show.
    private func carried(_ start: Double, by offset: CGFloat, days count: Int) -> Double? {
        guard let own = days.axis.day(of: start) else { return nil }
        let (home, length) = (days.axis.position(of: start, in: own), days.axis.length)
        let position = home + Double(offset / scale)
        let over = Int((position / length).rounded(.down))
        let day = own + count + over
        guard days.starts.indices.contains(day) else { return nil }
        return moment(CGFloat(position - Double(over) * length) * scale, day, home: home)
    }

    /// Inside the board, but for what goes on over midnight: of that a step stays in sight.
    func keptOnDays(_ frame: CGRect, of grip: BoardGrip) -> CGRect {
        var kept = clamped(frame)
        guard grip.kind == .move, !grip.home.isAllDay, let held = grip.held else { return kept }
        let least = CGFloat(step) * scale
        let top = held.goesOnAbove ? min(0, least - frame.height) : 0
        let bottom = held.goesOnBelow ? canvas.bounds.height - least : canvas.bounds.height - frame.height
        kept.origin.y = max(top, min(frame.minY, bottom))
        return kept
    }

    /// The part that is held, which shows now.
    func heldPartInTime(of grip: BoardGrip) -> HeldPart? {
        guard let item = grip.home.time else { return nil }
        let first = days.number(of: item.start)
        if grip.home.isAllDay { return HeldPart(days: day(at: grip.point.x) - first) }
        let all = stretches(of: item)
        guard all.indices.contains(grip.piece) else { return nil }
        let (held, axis) = (all[grip.piece], days.axis)
        let (start, end) = (item.start.timeIntervalSinceReferenceDate, item.end.timeIntervalSinceReferenceDate)
        return HeldPart(
            days: held.day - first, from: held.from, before: axis.moment(at: held.from, in: held.day) - start,
            goesOnAbove: start < axis.days[held.day].start, goesOnBelow: end > axis.days[held.day].end)
    }

    /// Where an item goes on over midnight, or on another page, there is no end of it to pull.
    func endsOfPiece(_ piece: Int, of item: BoardItem) -> UIRectEdge {
        guard let time = item.time else { return [] }
        var ends: UIRectEdge = []
        if item.isAllDay {
            if time.start >= days.starts[0] { ends.insert(isMirrored ? .right : .left) }
            if time.end <= days.end { ends.insert(isMirrored ? .left : .right) }
            return ends.intersection(resizableEdgesOfStrip)
        }
        let pieces = stretches(of: time)
        if piece == 0, time.start >= days.starts[0] { ends.insert(.top) }
        if piece == pieces.count - 1, time.end <= days.end { ends.insert(.bottom) }
        return ends.intersection(resizableEdges)
    }

    /// The beginning is at the top of the hours, and at the leading side of the strip.
    private var resizableEdgesOfStrip: UIRectEdge {
        var edges: UIRectEdge = []
        if resizableEdges.contains(.top) { edges.insert(isMirrored ? .right : .left) }
        if resizableEdges.contains(.bottom) { edges.insert(isMirrored ? .left : .right) }
        return edges
    }

    private func resizedInDays(_ home: BoardItem, _ edges: UIRectEdge, by offset: CGVector) -> BoardItem {
        guard let old = home.time, columnWidth > 0, let span = days.span(of: old) else { return home }
        let count = Int((offset.dx / columnWidth).rounded()) * (isMirrored ? -1 : 1)
        let isStart = edges.contains(isMirrored ? .right : .left)
        let most = span.upperBound - span.lowerBound
        return home.moved(
            to: .allDay(
                isStart
                    ? days.moved(old, by: min(count, most), longerBy: -min(count, most))
                    : days.moved(old, by: 0, longerBy: count)))
    }

    func resizedInTime(_ home: BoardItem, _ edges: UIRectEdge, by offset: CGVector) -> BoardItem {
        guard !home.isAllDay else { return resizedInDays(home, edges, by: offset) }
        guard let old = home.time else { return home }
        var start = old.start.timeIntervalSinceReferenceDate
        var end = old.end.timeIntervalSinceReferenceDate
        let least = min(step * 60, end - start)
        if edges.contains(.top), let day = days.axis.day(of: start) {
            let position = days.axis.position(of: start, in: day)
            start = min(moment(CGFloat(position) * scale + offset.dy, day, home: position), end - least)
        }
        // What ends at midnight ends on the day before.
        if edges.contains(.bottom), let day = days.axis.day(of: end - 0.001) {
            let position = days.axis.position(of: end, in: day, isEnd: true)
            let pulled = CGFloat(position) * scale + offset.dy
            if abs(offset.dy) > 0 { end = max(moment(pulled, day, home: position), start + least) }
        }
        return home.moved(to: .time(time(start, end - start)))
    }

    func steppedInTime(_ item: BoardItem, _ step: BoardStep) -> BoardItem? {
        guard let old = item.time else { return nil }
        let isForward = (step == .right) != isMirrored
        if item.isAllDay {
            switch step {
            case .left, .right: return item.moved(to: .allDay(days.moved(old, by: isForward ? 1 : -1)))
            case .longer where item.canResize: return item.moved(to: .allDay(days.moved(old, by: 0, longerBy: 1)))
            case .shorter where item.canResize:
                let shorter = days.moved(old, by: 0, longerBy: -1)
                return shorter == old ? nil : item.moved(to: .allDay(shorter))
            default: return nil
            }
        }
        let extent = days.extent(of: old)
        let seconds = self.step * 60
        switch step {
        case .up:
            return plan.y.place(atMost: extent.minY - seconds, size: extent.height).map { earlier in
                self.item(item, at: CGRect(x: 0, y: earlier, width: 1, height: extent.height))
            }
        case .down:
            return plan.y.place(atLeast: extent.minY + seconds, size: extent.height).map { later in
                self.item(item, at: CGRect(x: 0, y: later, width: 1, height: extent.height))
            }
        case .left, .right:
            let start = calendar.date(byAdding: .day, value: isForward ? 1 : -1, to: old.start)
            return start.map { item.moved(to: .time(DateInterval(start: $0, duration: old.duration))) }
        case .longer, .shorter:
            guard item.canResize else { return nil }
            let duration = old.duration + (step == .longer ? seconds : -seconds)
            return duration < seconds ? nil : item.moved(to: .time(DateInterval(start: old.start, duration: duration)))
        case .wider, .narrower: return nil
        }
    }

    func newPlaceInTime(at point: CGPoint, on surface: BoardSurface) -> BoardItem.Place? {
        let day = day(at: point.x)
        if surface == .strip { return .allDay(wholeDay(day)) }
        // The step that the finger is in, not the next.
        let start = moment(point.y - CGFloat(step / 2) * scale, day)
        return .time(time(start, newItemDuration))
    }

    /// The days on which an item is, and when.
    func spokenTime(of item: BoardItem) -> String {
        guard let time = item.time else { return "" }
        let words = CalendarWords(calendar)
        if item.isAllDay {
            let last = time.duration > 0 ? time.end.addingTimeInterval(-1) : time.start
            let (first, end) = (words.day(time.start), words.day(last))
            return first == end ? "\(first), all day" : "\(first) to \(end), all day"
        }
        return "\(words.day(time.start)), \(words.time(time.start)) to \(words.time(time.end))"
    }
}
