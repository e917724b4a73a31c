// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import gallery

@Suite("Data folder of the pages")
struct DataFolderTests {
    @Test(
        "The data folder is in XDG_DATA_HOME, or below HOME if that is unset or relative",
        arguments: [
            (["HOME": "/home/ada"], "/home/ada/.local/share/uplift-gallery"),
            (["HOME": "/home/ada", "XDG_DATA_HOME": "/data"], "/data/uplift-gallery"),
            (["HOME": "/home/ada", "XDG_DATA_HOME": "data"], "/home/ada/.local/share/uplift-gallery"),
        ])
    func place(environment: [String: String], path: String) {
        #expect(DataFolder.standard(in: environment).path == path)
    }

    private func mode(_ folder: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    }

    @Test("New folders are readable only by the user, and existing folders keep their permissions")
    func modes() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.url.path)
        let outer = scratch.url.appendingPathComponent("outer", isDirectory: true)
        let data = outer.appendingPathComponent("data", isDirectory: true)
        for _ in 0..<2 { try DataFolder.check(data) }
        #expect(try mode(outer) == 0o700)
        #expect(try mode(data) == 0o700)
        #expect(try mode(scratch.url) == 0o755)
        let other = scratch.url.appendingPathComponent("other", isDirectory: true)
        try ShelfStore(directory: other).save(ShelfDocument([]))
        #expect(try mode(other) == 0o700)
        let files = ShelfFolder.folder(in: scratch.url)
        let place = try files.makeFileURL(named: "Paper.pdf").deletingLastPathComponent()
        #expect(try mode(files.url) == 0o700)
        #expect(try mode(place) == 0o700)
        #expect(try mode(scratch.url) == 0o755)
    }

    @Test("Without XDG_DATA_HOME and HOME, the data folder is below the account's home")
    func account() {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        #expect(DataFolder.standard(in: [:]).path == home + "/.local/share/uplift-gallery")
    }
}
