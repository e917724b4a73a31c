// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange

/// The rule for an event that is dropped on others: it moves them, shares the time with them, or is not accepted.
enum OverlapRule: String, Codable, CaseIterable {
    case move, share, refuse

    var name: String {
        switch self {
        case .move: "Move others"
        case .share: "Share time"
        case .refuse: "Send back"
        }
    }

    var collision: BoardCollision {
        switch self {
        case .move: .push
        case .share: .overlap
        case .refuse: .reject
        }
    }
}

/// The appointments and the chosen rule as they are saved: `{"version": 1, "appointments": […], "rule": "move"}`.
struct CalendarDocument: SavedDocument {
    static let name = "calendar"

    var appointments: [Appointment]
    /// The chosen rule; nil in files of earlier versions.
    var rule: OverlapRule?

    var isSound: Bool {
        Set(appointments.map(\.id)).count == appointments.count
            && appointments.allSatisfy(\.isSound)
    }
}

/// The file in which the calendar's appointments are saved.
typealias CalendarStore = DocumentFile<CalendarDocument>

extension CalendarStore {
    func save(_ appointments: [Appointment]) throws { try save(CalendarDocument(appointments: appointments)) }
}

extension CalendarStore.Loaded {
    /// The saved appointments; nil if there is no file yet, or it could not be read.
    var appointments: [Appointment]? { document?.appointments }
}
