// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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
