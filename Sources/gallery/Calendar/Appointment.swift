// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import UIKit

/// A calendar event at a time of day, or for whole days.
struct Appointment: Codable, Equatable, Identifiable {
    enum Tint: String, Codable, CaseIterable {
        case blue, green, orange, purple, red

        var color: UIColor {
            switch self {
            case .blue: .systemBlue
            case .green: .systemGreen
            case .orange: .systemOrange
            case .purple: .systemPurple
            case .red: .systemRed
            }
        }

        /// The tint with the given colour. If no tint has that colour, it is green, the tint of new appointments.
        init(_ color: UIColor?) { self = Tint.allCases.first { $0.color == color } ?? .green }
    }

    var id = UUID()
    var title: String
    var start: Date
    /// The duration in seconds, never negative.
    var duration: TimeInterval
    var isAllDay = false
    var tint = Tint.blue

    /// Whether the duration is not negative, and the start and the end are in the range that a calendar board allows.
    var isSound: Bool {
        let moments = CalendarBoard.moments
        return duration >= 0 && moments.contains(start) && moments.contains(start.addingTimeInterval(duration))
    }

    /// The board item that shows the appointment.
    var item: BoardItem<CalendarPlace> {
        var item = BoardItem(
            id: id, time: DateInterval(start: start, duration: max(0, duration)), isAllDay: isAllDay, title: title,
            color: tint.color)
        item.canDelete = true
        return item
    }

    /// Returns this appointment with the time and the duration of its board item, which the user has moved.
    func moved(with item: BoardItem<CalendarPlace>) -> Appointment {
        var moved = self
        (moved.start, moved.duration) = (item.time.start, item.time.duration)
        moved.isAllDay = item.isAllDay
        return moved
    }
}

extension Appointment {
    /// The sample appointments that the calendar shows if none were saved, in the week that begins on the given Monday.
    static func samples(from monday: Date, in calendar: Calendar) -> [Appointment] {
        func at(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
            let noon = calendar.date(byAdding: .day, value: day, to: monday) ?? monday
            return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: noon) ?? noon
        }
        func on(
            _ title: String, _ day: Int, _ hour: Int, _ minute: Int = 0, minutes: Double, _ tint: Tint
        ) -> Appointment {
            Appointment(title: title, start: at(day, hour, minute), duration: minutes * 60, tint: tint)
        }
        return [
            on("Stand-up", 0, 9, minutes: 30, .blue), on("산책", 0, 12, 30, minutes: 60, .green),
            on("Piano", 0, 17, minutes: 90, .purple), on("Stand-up", 1, 9, minutes: 30, .blue),
            on("Dentist", 1, 10, 30, minutes: 45, .red), on("Lunch with Ada", 1, 12, 30, minutes: 75, .green),
            on("Review", 2, 9, 30, minutes: 120, .orange), on("Interview", 2, 14, minutes: 60, .blue),
            on("Planning", 2, 15, 15, minutes: 90, .orange), on("회의", 3, 10, minutes: 60, .blue),
            on("Train to Oslo", 3, 13, 20, minutes: 190, .purple), on("Talk", 4, 11, minutes: 60, .red),
            on("Dinner", 4, 18, 30, minutes: 120, .green), on("Night train", 5, 22, minutes: 540, .purple),
            Appointment(
                title: "Conference", start: at(3, 0), duration: at(5, 0).timeIntervalSince(at(3, 0)), isAllDay: true,
                tint: .orange),
            Appointment(
                title: "생일", start: at(1, 0), duration: at(2, 0).timeIntervalSince(at(1, 0)), isAllDay: true, tint: .red
            ),
        ]
    }
}
