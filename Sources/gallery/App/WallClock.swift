// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The date and the time of day, for a page that opens on the current day.
enum WallClock {
    /// What time it is. The only place in the gallery that asks.
    static func now() -> Date { Date() }

    /// The time at which pictures are drawn and tests begin: Wednesday, 21 October 2026, 11:40 in the calendar's time zone.
    /// At the end of that week clocks are put back in Europe.
    static func timeOfPictures(in calendar: Calendar) -> Date {
        calendar.date(from: DateComponents(year: 2026, month: 10, day: 21, hour: 11, minute: 40))
            ?? Date(timeIntervalSinceReferenceDate: 0)
    }
}
