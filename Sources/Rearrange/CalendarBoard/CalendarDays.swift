// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The visible days of a calendar board, and the conversions between moments, days and the collision plan.
///
/// Moments are seconds since the reference date. The collision plan, which finds overlapping items, counts seconds from
/// the first midnight of the supported range. Time steps on a day's clock are therefore also steps of the plan.
struct CalendarDays {
    let calendar: Calendar
    let axis: DayAxis
    /// The midnights at which the visible days begin.
    let starts: [Date]
    /// The start of the time axis of the collision plan, in seconds since the reference date.
    let origin: Double
    /// The length of the time axis of the collision plan, in seconds: all whole days of the supported range.
    let length: Double
    /// The axes of days that are not visible. The last axis is cached, because computing it takes much longer than
    /// looking it up.
    private let others: OtherDays

    /// Creates `count` visible days, beginning with the day of `firstDay`.
    ///
    /// - Parameter makeDay: computes the vertical axis of the day that contains a moment, for days that are not
    ///   visible.
    init(
        calendar: Calendar, firstDay: Date, count: Int,
        makeDay: @escaping (Double, Calendar) -> DayAxis = CalendarDays.axis(ofDayAt:in:)
    ) {
        self.calendar = calendar
        others = OtherDays { makeDay($0, calendar) }
        let first = calendar.startOfDay(for: firstDay)
        var starts = [first]
        for number in 1...max(1, count) {
            let next = CalendarDays.day(first, number, calendar)
            // If the time zone skipped a day, the start of that day may be reported as the start of the next day. The
            // next day is then not added twice.
            if next > starts[starts.count - 1] { starts.append(next) }
        }
        if starts.count == 1 { starts.append(first.addingTimeInterval(86_400)) }
        self.starts = Array(starts.dropLast())
        axis = DayAxis(days: zip(starts, starts.dropFirst()).map { CalendarDays.day(from: $0, to: $1, in: calendar) })
        let midnight = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
        func days(to moment: Date) -> Double { (moment.timeIntervalSince(midnight) / 86_400).rounded(.towardZero) }
        origin = midnight.timeIntervalSinceReferenceDate + days(to: CalendarBoard.moments.lowerBound) * 86_400
        length = (days(to: CalendarBoard.moments.upperBound) - days(to: CalendarBoard.moments.lowerBound)) * 86_400
    }

    /// Returns the midnight that is a number of days after the midnight `start`.
    static func day(_ start: Date, _ days: Int, _ calendar: Calendar) -> Date {
        // Adds the days to noon, because clocks do not change at noon.
        let noon = start.addingTimeInterval(12 * 3600)
        return calendar.startOfDay(for: calendar.date(byAdding: .day, value: days, to: noon) ?? noon)
    }

    /// Returns the day between two midnights, divided into pieces at the moments when its clock is changed.
    private static func day(from start: Date, to end: Date, in calendar: Calendar) -> DayAxis.Day {
        let zone = calendar.timeZone
        var pieces: [DayAxis.Piece] = []
        var moment = start
        while moment < end {
            let change = zone.nextDaylightSavingTimeTransition(after: moment).map { min($0, end) } ?? end
            // If the time zone reports no later change, the rest of the day is one piece.
            let next = change > moment ? change : end
            let clock = calendar.dateComponents([.hour, .minute, .second], from: moment)
            let minutes = Double(clock.hour ?? 0) * 60 + Double(clock.minute ?? 0) + Double(clock.second ?? 0) / 60
            pieces.append(
                DayAxis.Piece(
                    start: moment.timeIntervalSinceReferenceDate, length: next.timeIntervalSince(moment),
                    clock: minutes))
            moment = next
        }
        return DayAxis.Day(pieces: pieces)
    }

    // MARK: Collision plan

    /// The rectangle that a time interval occupies in the collision plan.
    func extent(of time: DateInterval) -> CGRect {
        CGRect(x: 0, y: time.start.timeIntervalSinceReferenceDate - origin, width: 1, height: time.duration)
    }

    /// The time interval of a rectangle in the collision plan.
    func time(of extent: CGRect) -> DateInterval {
        DateInterval(
            start: Date(timeIntervalSinceReferenceDate: extent.minY + origin), duration: max(0, extent.height))
    }

    /// The rectangle that the time between two moments occupies in the collision plan. Moments are seconds since the
    /// reference date.
    func extent(from: Double, to: Double) -> CGRect {
        CGRect(x: 0, y: from - origin, width: 1, height: max(0, to - from))
    }

    var wholeExtent: CGRect {
        shownExtent(from: axis.days[0].start, to: axis.days[axis.days.count - 1].end)
    }

    /// The rectangle of the collision plan in which to search for items between two moments. It starts a second early,
    /// to include items of zero length at the first moment.
    func shownExtent(from: Double, to: Double) -> CGRect { extent(from: from - 1, to: to) }

    // MARK: Steps

    /// Returns the first moment, at least `minutes` after or before `moment`, at which the clock shows a multiple of
    /// `minutes`.
    func stepped(_ moment: Double, by minutes: Double, isForward: Bool) -> Double {
        let next = moment + (isForward ? minutes : -minutes) * 60
        // The axis contains only the visible days. The axis of another day is computed.
        let day = axis.day(of: next)
        let axis = day == nil ? axis(ofDayAt: next) : self.axis
        return axis.moment(from: next, in: day ?? 0, step: minutes, isForward: isForward)
    }

    /// The vertical axis of the day that contains a moment; used for days that are not visible.
    func axis(ofDayAt moment: Double) -> DayAxis { others.axis(ofDayAt: moment) }

    /// Computes the vertical axis, in minutes, of the day that contains a moment.
    static func axis(ofDayAt moment: Double, in calendar: Calendar) -> DayAxis {
        CalendarDays(calendar: calendar, firstDay: Date(timeIntervalSinceReferenceDate: moment), count: 1).axis
    }

    // MARK: Days

    /// The indices of the visible days that an all-day time covers; nil if the time is before or after all of them.
    func span(of time: DateInterval) -> ClosedRange<Int>? {
        let last = time.duration > 0 ? time.end.addingTimeInterval(-1) : time.start
        guard let first = starts.first, time.start < end, last >= first else { return nil }
        let from = starts.lastIndex { $0 <= time.start } ?? 0
        let to = starts.lastIndex { $0 <= last } ?? 0
        return from...max(from, to)
    }

    /// Whether a time interval is within the range of moments that calendars support.
    static func has(_ time: DateInterval) -> Bool {
        CalendarBoard.moments.contains(time.start) && CalendarBoard.moments.contains(time.end)
    }

    /// The number of days from the first visible day to the day of a moment; negative for earlier days.
    func number(of moment: Date) -> Int {
        // Rounds the number, because a clock change makes a day shorter or longer than 86,400 seconds.
        Int((calendar.startOfDay(for: moment).timeIntervalSince(starts[0]) / 86_400).rounded())
    }

    /// The number of pages to turn forward to show a moment; negative to turn back.
    func pages(to moment: Date) -> Int { Int((Double(number(of: moment)) / Double(starts.count)).rounded(.down)) }

    /// The midnight after the last visible day.
    var end: Date { Date(timeIntervalSinceReferenceDate: axis.days[axis.days.count - 1].end) }

    /// Returns `time`, an interval of whole days, moved by `days` days and extended by `more` days. The result is at
    /// least one day long.
    func moved(_ time: DateInterval, by days: Int, longerBy more: Int = 0) -> DateInterval {
        let start = calendar.startOfDay(for: time.start)
        let last = calendar.startOfDay(for: time.duration > 0 ? time.end.addingTimeInterval(-1) : time.start)
        let count = max(1, (calendar.dateComponents([.day], from: start, to: last).day ?? 0) + 1 + more)
        let from = CalendarDays.day(start, days, calendar)
        return DateInterval(start: from, end: CalendarDays.day(from, count, calendar))
    }
}

/// Computes the vertical axes of days that are not visible. The last axis is cached, because successive steps usually
/// stay on the same day.
private final class OtherDays {
    private let make: (Double) -> DayAxis
    private var last: DayAxis?

    init(make: @escaping (Double) -> DayAxis) { self.make = make }

    func axis(ofDayAt moment: Double) -> DayAxis {
        if let last, last.day(of: moment) != nil { return last }
        let made = make(moment)
        last = made
        return made
    }
}
