// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keeps the appointments in a file, and never loses one that it cannot read.
///
/// The file is JSON: `{"version": 1, "appointments": […]}`, written whole and put in place at once.
struct CalendarStore {
    static let version = 1

    /// The folder of the file.
    let directory: URL

    var file: URL { directory.appendingPathComponent("calendar.json") }

    private struct Document: Codable {
        var version: Int
        var appointments: [Appointment]
    }

    private struct Header: Codable {
        var version: Int
    }

    /// What came of loading.
    struct Loaded {
        /// Nil where there are none yet, or none that could be read.
        var appointments: [Appointment]?
        /// What the person should know; nil when all went well.
        var notice: String?
        /// Saving would overwrite a file that could not be read.
        var isReadOnly = false
    }

    /// The saved appointments.
    ///
    /// A file that cannot be read, or that a newer version wrote, is set aside under another name.
    func load() -> Loaded {
        guard FileManager.default.fileExists(atPath: file.path) else { return Loaded() }
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            return setAside(because: "could not be read (\(error.localizedDescription))")
        }
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data) else { return setAside(because: "is damaged") }
        guard header.version <= CalendarStore.version else {
            return setAside(because: "was written by a newer version (\(header.version))")
        }
        guard let document = try? decoder.decode(Document.self, from: data),
            Set(document.appointments.map(\.id)).count == document.appointments.count,
            document.appointments.allSatisfy({ $0.duration.isFinite && $0.duration >= 0 })
        else { return setAside(because: "is damaged") }
        return Loaded(appointments: document.appointments)
    }

    private func setAside(because reason: String) -> Loaded {
        var number = 1
        func aside() -> URL { directory.appendingPathComponent("calendar.damaged-\(number).json") }
        while FileManager.default.fileExists(atPath: aside().path) { number += 1 }
        do {
            try FileManager.default.moveItem(at: file, to: aside())
            return Loaded(notice: "calendar.json \(reason). It was set aside as \(aside().lastPathComponent).")
        } catch {
            return Loaded(
                notice: "calendar.json \(reason), and could not be set aside: \(error.localizedDescription). "
                    + "Changes are not saved.",
                isReadOnly: true)
        }
    }

    /// Writes the appointments in the place of those before.
    func save(_ appointments: [Appointment]) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let document = Document(version: CalendarStore.version, appointments: appointments)
        try encoder.encode(document).write(to: file, options: .atomic)
    }
}
