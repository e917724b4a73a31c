// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The date and the time of day, for a page that opens on the current day.
enum WallClock {
    /// The current time. Only this function of the gallery reads the system clock.
    static func now() -> Date { Date() }

    /// The fixed time for rendered pictures and tests: Wednesday, 21 October 2026, 11:40 in the calendar's time zone.
    /// At the end of that week daylight saving time ends in Europe.
    static func timeOfPictures(in calendar: Calendar) -> Date {
        calendar.date(from: DateComponents(year: 2026, month: 10, day: 21, hour: 11, minute: 40))
            ?? Date(timeIntervalSinceReferenceDate: 0)
    }
}
