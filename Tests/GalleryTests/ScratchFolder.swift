// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import gallery

/// A temporary folder that is removed after the test.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("uplift-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    /// Waits for all writes before it removes the folder, because a later write would create the folder again.
    deinit {
        FileJobs.waitForAll()
        try? FileManager.default.removeItem(at: url)
    }

    /// The names of the files in the folder, sorted and without hidden files. Waits for all pending writes first.
    var names: [String] {
        FileJobs.waitForAll()
        let all = (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
        return all.filter { !$0.hasPrefix(".") }
    }

    func write(_ text: String, to name: String = "players.json") throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
}
