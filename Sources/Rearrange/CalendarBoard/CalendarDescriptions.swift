// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Localized texts of days and times.
final class CalendarDescriptions {
    private let calendar: Calendar
    private let locale: Locale
    /// The date formatters by their format templates. They are cached because they are slow to create.
    private var formatters: [String: DateFormatter] = [:]

    init(_ calendar: Calendar) {
        self.calendar = calendar
        let own = calendar.locale.flatMap { $0.identifier == Locale.current.identifier ? nil : $0 }
        locale = own ?? StringTable.current.locale
    }

    private func text(_ date: Date, _ template: String) -> String {
        formatter(template).string(from: date)
    }

    private func formatter(_ template: String) -> DateFormatter {
        if let known = formatters[template] { return known }
        let formatter = makeFormatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        formatters[template] = formatter
        return formatter
    }

    private func makeFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = locale
        return formatter
    }

    func day(_ date: Date) -> String { text(date, "EEEEdMMMM") }
    func weekday(_ date: Date) -> String { text(date, "EEE") }

    /// The day of the month as a number alone, without the word for "day" that localized formats add in some languages.
    func number(_ date: Date) -> String { number.string(from: date) }

    private lazy var number: DateFormatter = {
        let formatter = makeFormatter()
        formatter.dateFormat = "d"
        return formatter
    }()

    func month(_ date: Date) -> String { text(date, "MMMMyyyy") }
    func time(_ date: Date) -> String { text(date, "jmm") }

    /// The text of a whole hour: without minutes if the locale uses a 12-hour clock.
    func hour(_ date: Date) -> String {
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
        return text(date, hours.contains("a") ? "j" : "jmm")
    }
}
