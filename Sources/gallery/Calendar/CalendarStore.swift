// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The appointments as they are saved: `{"version": 1, "appointments": […]}`.
struct CalendarDocument: SavedDocument {
    static let name = "calendar"

    var appointments: [Appointment]

    var isSound: Bool {
        Set(appointments.map(\.id)).count == appointments.count
            && appointments.allSatisfy(\.isSound)
    }
}

/// The calendar's file.
typealias CalendarStore = DocumentFile<CalendarDocument>

extension CalendarStore {
    func save(_ appointments: [Appointment]) throws { try save(CalendarDocument(appointments: appointments)) }
}

extension CalendarStore.Loaded {
    /// Nil where there are none yet, or none that could be read.
    var appointments: [Appointment]? { document?.appointments }
}
