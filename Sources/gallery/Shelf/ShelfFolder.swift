// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the shelf keeps files while it is there: a folder of its own, which goes with the last who has it.
final class ShelfFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "Shelf-" + UUID().uuidString, isDirectory: true)

    deinit { delete() }

    func delete() { try? FileManager.default.removeItem(at: url) }

    /// A place for a file of a name, in a folder that nothing else is in.
    func place(named name: String) throws -> URL {
        let place = url.appendingPathComponent(UUID().uuidString, isDirectory: true)
        // Nobody else's business.
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return place.appendingPathComponent(name)
    }

    /// Deletes what was at a place that ``place(named:)`` gave.
    func forget(_ file: URL) { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
}
