// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppBuilding

@Suite
struct WatchedFilesTests {
    @Test
    func `a file that was added or removed is a change, and results of builds are none`() throws {
        let files = try ProjectFiles(["App/A.swift": "", "cache/a": "", "build/a": ""])
        func watched() -> WatchedFiles {
            WatchedFiles(files.root, without: ["cache", "build"].map { files.root.appendingPathComponent($0) })
        }
        let before = watched()
        for path in [
            "cache/x/b", "build/b", "App/.build/x.swift", ".git/index", "DerivedData/a", "App/DerivedData/a",
            "App.xcodeproj/xcuserdata/a", "App/.A.swift.swp",
        ] {
            try files.write("", at: path)
        }
        #expect(watched() == before)
        try files.write("", at: "App/B.swift")
        #expect(watched() != before)
        try FileManager.default.removeItem(at: files.root.appendingPathComponent("App/B.swift"))
        #expect(watched() == before)
    }
}
