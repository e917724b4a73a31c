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
        switch (surface, grip.home.isAllDay) {
        case (.strip, true) where grip.surface == .strip && grip.kind != .add:
            return grip.home.moved(to: .allDay(days.moved(old, by: day - self.day(at: grip.point.x))))
        case (.strip, _):
            return grip.home.moved(to: .allDay(wholeDay(day)))
        case (.board, true):
            return grip.home.moved(to: .time(time(moment(frame.minY, day), newItemDuration)))
        case (.board, false):
            let start = old.start.timeIntervalSinceReferenceDate
            guard grip.kind == .move, let home = heldStretch(grip) else {
                return grip.home.moved(to: .time(time(moment(frame.minY, day), old.duration)))
            }
            let before = days.axis.moment(at: home.from, in: home.day) - start
            return grip.home.moved(to: .time(time(moment(frame.minY, day, home: home.from) - before, old.duration)))
        }
    }

    /// The piece that is held, where it shows.
    private func heldStretch(_ grip: BoardGrip) -> (day: Int, from: Double, to: Double)? {
        guard let home = grip.home.time else { return nil }
        let all = days.axis.stretches(
            from: home.start.timeIntervalSinceReferenceDate, to: home.end.timeIntervalSinceReferenceDate)
        return all.indices.contains(grip.piece) ? all[grip.piece] : nil
    }

    func resizedInTime(_ home: BoardItem, _ edges: UIRectEdge, by offset: CGVector) -> BoardItem {
        guard let old = home.time, !home.isAllDay else { return home }
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
                return nilIfSame(item.moved(to: .allDay(days.moved(old, by: 0, longerBy: -1))), as: item)
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

/// Days and times as people say them.
struct CalendarWords {
    private let formatter = DateFormatter()

    init(_ calendar: Calendar) {
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.locale ?? .current
    }

    private func text(_ date: Date, _ template: String) -> String {
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    func day(_ date: Date) -> String { text(date, "EEEEdMMMM") }
    func weekday(_ date: Date) -> String { text(date, "EEE") }
    func number(_ date: Date) -> String { text(date, "d") }
    func month(_ date: Date) -> String { text(date, "MMMMyyyy") }
    func time(_ date: Date) -> String { text(date, "jmm") }

    /// A whole hour, as short as clocks of twelve hours allow.
    func hour(_ date: Date) -> String {
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: formatter.locale) ?? ""
        return text(date, hours.contains("a") ? "j" : "jmm")
    }
}
