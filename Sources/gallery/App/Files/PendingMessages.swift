// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Messages about a file that arose after the file's page was closed. The next page of the file shows them.
@MainActor
enum PendingMessages {
    /// The messages, by the paths of their files.
    private static var all: [String: [String]] = [:]

    private static func key(_ file: URL) -> String { file.standardizedFileURL.path }

    /// Removes the messages about a file, and returns them.
    static func removeAll(of file: URL) -> [String] { all.removeValue(forKey: key(file)) ?? [] }

    /// Stores messages for the next page that opens the file. Skips messages that are already stored for it.
    static func store(_ messages: [String], of file: URL) {
        for message in messages where all[key(file)]?.contains(message) != true {
            all[key(file), default: []].append(message)
        }
    }

    /// Stores the messages of a save's outcome for the next page of the file.
    static func store(_ outcome: SaveOutcome, of file: URL) {
        store([outcome.failure, outcome.warning].compactMap { $0 }, of: file)
    }
}
