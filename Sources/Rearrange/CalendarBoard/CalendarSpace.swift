// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The place of an item of a ``CalendarBoard``.
public enum CalendarPlace: Equatable, Sendable {
    /// From one moment to another, among the hours.
    case time(DateInterval)
    /// From the day of one moment to the end of the day before another, in the strip of whole days.
    case allDay(DateInterval)
}

extension BoardItem where Place == CalendarPlace {
    /// An item that lasts some time, or whole days, on a ``CalendarBoard``.
    public init(
        id: some Hashable, time: DateInterval, isAllDay: Bool = false, title: String = "", color: UIColor? = nil,
        canResize: Bool = true
    ) {
        self.init(
            id: AnyHashable(id), place: isAllDay ? .allDay(time) : .time(time), title: title, color: color,
            canResize: canResize)
    }

    /// When it is.
    public var time: DateInterval {
        switch place {
        case .time(let time), .allDay(let time): time
        }
    }

    /// Whether it lasts whole days.
    public var isAllDay: Bool {
        if case .allDay = place { true } else { false }
    }
}

/// The space of a board whose items have times: days side by side, a page of them at a time.
public struct CalendarSpace: BoardSpace {
    /// The calendar by which days begin; with its time zone, and the locale in which they are named.
    public var calendar: Calendar {
        didSet {
            words = CalendarWords(calendar)
            daysChanged()
        }
    }

    /// A moment of the first day that shows.
    public var firstDay: Date { didSet { daysChanged() } }

    /// The number of days side by side.
    public var dayCount: Int { didSet { daysChanged() } }

    /// Minutes from place to place, counted from midnight by each day's clock. Those who make way for others go by the same
    /// steps where an hour is a multiple of them; larger ones they count by time that passes, whatever clocks are set to.
    public var step = Thresholds.MovingView.calendarStep

    /// Points of an hour.
    public var hourHeight: CGFloat = 60

    /// The hour that is at the top when the board first shows.
    public var firstHour = 8.0

    /// The duration, in seconds, of an item that is made by a press that does not move, by ``BoardView/addItem()``, or
    /// carried down from the strip.
    public var newItemDuration: TimeInterval = 3600

    /// The days that show.
    private(set) var days: CalendarDays

    /// The formatters of days and times: kept, because a formatter takes longer to make than to use.
    private(set) var words: CalendarWords

    /// A space with a number of days from one on.
    public init(
        calendar: Calendar = .current, firstDay: Date = Date(timeIntervalSinceReferenceDate: 0), dayCount: Int = 7
    ) {
        (self.calendar, self.firstDay, self.dayCount) = (calendar, firstDay, dayCount)
        days = CalendarDays(calendar: calendar, firstDay: firstDay, count: max(1, dayCount))
        words = CalendarWords(calendar)
    }

    public init() { self.init(calendar: .current) }

    public var geometry: AnyBoardGeometry<CalendarPlace> { AnyBoardGeometry(self) }

    /// Points of a minute.
    var scale: CGFloat { hourHeight / 60 }

    private mutating func daysChanged() {
        days = CalendarDays(calendar: calendar, firstDay: firstDay, count: max(1, dayCount))
    }

    /// The space with other days: so many pages on, or back for less than 0; nil if they are beyond ``CalendarBoard/moments``.
    func turned(by pages: Int) -> CalendarSpace? {
        let day = CalendarDays.day(days.starts[0], pages * max(1, dayCount), calendar)
        guard pages != 0, CalendarBoard.moments.contains(day) else { return nil }
        var turned = self
        turned.firstDay = day
        return turned
    }

    /// The space with the page of another space. If that shows another number of days, it is the page that has its first day.
    func showingPage(of other: CalendarSpace) -> CalendarSpace {
        guard other.dayCount == dayCount else { return turned(by: days.pages(to: other.firstDay)) ?? self }
        var turned = self
        turned.firstDay = other.firstDay
        return turned
    }
}
