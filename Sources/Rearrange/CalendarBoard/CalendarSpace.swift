// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The place of an item of a ``CalendarBoard``.
public enum CalendarPlace: Equatable, Sendable {
    /// A time interval, shown in the part of the calendar that has hours.
    case time(DateInterval)
    /// Whole days, shown in the all-day strip, from the day of the start to the day of the end. If the end is a
    /// midnight, the last day is the day before.
    case allDay(DateInterval)
}

extension BoardItem where Place == CalendarPlace {
    /// Creates an item with a time, or whole days, for a ``CalendarBoard``.
    public init(
        id: some Hashable, time: DateInterval, isAllDay: Bool = false, title: String = "", color: UIColor? = nil,
        canResize: Bool = true
    ) {
        self.init(
            id: AnyHashable(id), place: isAllDay ? .allDay(time) : .time(time), title: title, color: color,
            canResize: canResize)
    }

    /// The time or the whole days of the item.
    public var time: DateInterval {
        switch place {
        case .time(let time), .allDay(let time): time
        }
    }

    /// Whether the item is an all-day item.
    public var isAllDay: Bool {
        if case .allDay = place { true } else { false }
    }
}

/// The space of a calendar board, whose items have times. It shows a page of days side by side.
public struct CalendarSpace: BoardSpace {
    /// The calendar that determines when days begin, with its time zone and the locale of dates and times.
    public var calendar: Calendar {
        didSet {
            words = CalendarDescriptions(calendar)
            daysChanged()
        }
    }

    /// Any moment of the first visible day.
    public var firstDay: Date { didSet { daysChanged() } }

    /// The number of visible days, side by side.
    public var dayCount: Int { didSet { daysChanged() } }

    /// The time step in minutes. Items snap to multiples of the step since midnight, by each day's clock.
    ///
    /// Pushed items snap to the same clock times if an hour is a multiple of the step. Otherwise their steps are
    /// counted in elapsed time, from one midnight for all days. After a clock change, for example, pushed items then
    /// snap to other clock times than dragged items.
    public var step = Thresholds.MovingView.calendarStep

    /// The height of an hour in points.
    public var hourHeight: CGFloat = 60

    /// The hour at the top of the board when it first appears.
    public var firstHour = 8.0

    /// The duration, in seconds, of an item added by a press that does not move or by ``BoardView/addItem()``, or
    /// dragged out of the all-day strip.
    public var newItemDuration: TimeInterval = 3600

    /// The visible days.
    private(set) var days: CalendarDays

    /// The formatters of dates and times, cached because they are slow to create.
    private(set) var words: CalendarDescriptions

    /// Creates a space that shows a number of days from a first day.
    public init(
        calendar: Calendar = .current, firstDay: Date = Date(timeIntervalSinceReferenceDate: 0), dayCount: Int = 7
    ) {
        (self.calendar, self.firstDay, self.dayCount) = (calendar, firstDay, dayCount)
        days = CalendarDays(calendar: calendar, firstDay: firstDay, count: max(1, dayCount))
        words = CalendarDescriptions(calendar)
    }

    /// Creates a space with the current calendar, which shows seven days.
    public init() { self.init(calendar: .current) }

    public var geometry: AnyBoardGeometry<CalendarPlace> { AnyBoardGeometry(self) }

    /// The height of a minute in points.
    var scale: CGFloat { hourHeight / 60 }

    private mutating func daysChanged() {
        days = CalendarDays(calendar: calendar, firstDay: firstDay, count: max(1, dayCount))
    }

    /// The space turned a number of pages forward, or back for a negative number; nil if those days are outside
    /// ``CalendarBoard/moments``.
    func turned(by pages: Int) -> CalendarSpace? {
        let day = CalendarDays.day(days.starts[0], pages * max(1, dayCount), calendar)
        guard pages != 0, CalendarBoard.moments.contains(day) else { return nil }
        var turned = self
        turned.firstDay = day
        return turned
    }

    /// Returns this space, changed to show the page of another space. If the spaces have different numbers of days, the
    /// page is the one that contains the other space's first day.
    func showingPage(of other: CalendarSpace) -> CalendarSpace {
        guard other.dayCount == dayCount else { return turned(by: days.pages(to: other.firstDay)) ?? self }
        var turned = self
        turned.firstDay = other.firstDay
        return turned
    }
}
