// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import gallery

@Suite("Where the pages keep their files")
struct DataFolderTests {
    @Test(
        "In the folder that XDG_DATA_HOME names, or below HOME",
        arguments: [
            (["HOME": "/home/ada"], "/home/ada/.local/share/uplift-gallery"),
            (["HOME": "/home/ada", "XDG_DATA_HOME": "/data"], "/data/uplift-gallery"),
            (["HOME": "/home/ada", "XDG_DATA_HOME": "data"], "/home/ada/.local/share/uplift-gallery"),
        ])
    func place(environment: [String: String], path: String) {
        #expect(DataFolder.standard(in: environment).path == path)
    }

    @Test("Without either it is below the account's home")
    func account() {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        #expect(DataFolder.standard(in: [:]).path == home + "/.local/share/uplift-gallery")
    }
}
