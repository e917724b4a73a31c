// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The days that a calendar board shows, and what lies where on them.
///
/// Moments are seconds since the reference date. On the plan of the board, where collisions are decided, they count from
/// the first midnight of all moments that a calendar has, so that steps of the clock are steps of the plan.
struct CalendarDays {
    let calendar: Calendar
    let axis: DayAxis
    /// The midnights at which the days begin.
    let starts: [Date]
    /// Where the plan's axis begins, and seconds from there to its end: whole days, and all that a calendar has.
    let origin: Double
    let length: Double
    /// Days that do not show, of which something was asked: kept, for a day takes far longer to make than to look at.
    private let others: OtherDays

    /// - Parameter makeDay: makes the hours of the day of a moment, where that does not show.
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
            // A zone that has left out a day may say that it began with the next.
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

    /// The midnight so many days later.
    static func day(_ start: Date, _ days: Int, _ calendar: Calendar) -> Date {
        // From noon to noon: no clock is set then.
        let noon = start.addingTimeInterval(12 * 3600)
        return calendar.startOfDay(for: calendar.date(byAdding: .day, value: days, to: noon) ?? noon)
    }

    /// A day by the moments at which its clock is set.
    private static func day(from start: Date, to end: Date, in calendar: Calendar) -> DayAxis.Day {
        let zone = calendar.timeZone
        var pieces: [DayAxis.Piece] = []
        var moment = start
        while moment < end {
            let change = zone.nextDaylightSavingTimeTransition(after: moment).map { min($0, end) } ?? end
            // A zone that names no later change than this one has none in this day.
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

    // MARK: The plan

    func extent(of time: DateInterval) -> CGRect {
        CGRect(x: 0, y: time.start.timeIntervalSinceReferenceDate - origin, width: 1, height: time.duration)
    }

    func time(of extent: CGRect) -> DateInterval {
        DateInterval(
            start: Date(timeIntervalSinceReferenceDate: extent.minY + origin), duration: max(0, extent.height))
    }

    /// The part of the plan between two moments.
    func extent(from: Double, to: Double) -> CGRect {
        CGRect(x: 0, y: from - origin, width: 1, height: max(0, to - from))
    }

    var wholeExtent: CGRect {
        shownExtent(from: axis.days[0].start, to: axis.days[axis.days.count - 1].end)
    }

    /// Where to look for what shows between two moments: what lasts no time at the first is right there, and touches
    /// nothing that begins with it.
    func shownExtent(from: Double, to: Double) -> CGRect { extent(from: from - 1, to: to) }

    // MARK: Steps

    /// A step of so many minutes on or back, and from there to where the clock shows a multiple of them.
    func stepped(_ moment: Double, by minutes: Double, isForward: Bool) -> Double {
        let next = moment + (isForward ? minutes : -minutes) * 60
        // Of a day that does not show nothing is known yet.
        let day = axis.day(of: next)
        let axis = day == nil ? axis(ofDayAt: next) : self.axis
        return axis.moment(from: next, in: day ?? 0, step: minutes, isForward: isForward)
    }

    /// The hours of the day of a moment.
    func axis(ofDayAt moment: Double) -> DayAxis { others.axis(ofDayAt: moment) }

    /// Makes the hours of the day of a moment.
    static func axis(ofDayAt moment: Double, in calendar: Calendar) -> DayAxis {
        CalendarDays(calendar: calendar, firstDay: Date(timeIntervalSinceReferenceDate: moment), count: 1).axis
    }

    // MARK: Days

    /// The days from and to which something shows that lasts whole days; nil for what is before or after all.
    func span(of time: DateInterval) -> ClosedRange<Int>? {
        let last = time.duration > 0 ? time.end.addingTimeInterval(-1) : time.start
        guard let first = starts.first, time.start < end, last >= first else { return nil }
        let from = starts.lastIndex { $0 <= time.start } ?? 0
        let to = starts.lastIndex { $0 <= last } ?? 0
        return from...max(from, to)
    }

    /// Whether a calendar has all of a time.
    static func has(_ time: DateInterval) -> Bool {
        CalendarBoard.moments.contains(time.start) && CalendarBoard.moments.contains(time.end)
    }

    /// Days from the first one to that of a moment; less than 0 for one before.
    func number(of moment: Date) -> Int {
        // Midnights are whole days apart, but for the hours by which clocks were set between them.
        Int((calendar.startOfDay(for: moment).timeIntervalSince(starts[0]) / 86_400).rounded())
    }

    /// How many pages on the days are among which a moment is; less than 0 for back.
    func pages(to moment: Date) -> Int { Int((Double(number(of: moment)) / Double(starts.count)).rounded(.down)) }

    /// The midnight after the last day.
    var end: Date { Date(timeIntervalSinceReferenceDate: axis.days[axis.days.count - 1].end) }

    /// Whole days, so many later, and so many more or fewer; at least one.
    func moved(_ time: DateInterval, by days: Int, longerBy more: Int = 0) -> DateInterval {
        let start = calendar.startOfDay(for: time.start)
        let last = calendar.startOfDay(for: time.duration > 0 ? time.end.addingTimeInterval(-1) : time.start)
        let count = max(1, (calendar.dateComponents([.day], from: start, to: last).day ?? 0) + 1 + more)
        let from = CalendarDays.day(start, days, calendar)
        return DateInterval(start: from, end: CalendarDays.day(from, count, calendar))
    }
}

/// Makes days that do not show, and keeps the last of them: steps go from one to the next.
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
