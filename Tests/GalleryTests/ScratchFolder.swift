// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import gallery

/// A folder of its own, gone after the test.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("uplift-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    /// What a page still writes would make the folder again.
    deinit {
        FileJobs.waitForAll()
        try? FileManager.default.removeItem(at: url)
    }

    /// What is in it when all is written, in order; what is hidden is left out.
    var names: [String] {
        FileJobs.waitForAll()
        let all = (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
        return all.filter { !$0.hasPrefix(".") }
    }

    func write(_ text: String, to name: String = "players.json") throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
}
