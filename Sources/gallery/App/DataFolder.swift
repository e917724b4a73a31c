// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the pages keep their files.
enum DataFolder {
    /// `$XDG_DATA_HOME/uplift-gallery`, or `~/.local/share/uplift-gallery`.
    static var standard: URL {
        let base: URL
        if let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            base = URL(fileURLWithPath: data, isDirectory: true)
        } else {
            base = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        }
        return base.appendingPathComponent("uplift-gallery", isDirectory: true)
    }

    /// Throws where nothing could be saved: nobody should carry rows about for nothing.
    static func check(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            throw CocoaError(.fileWriteNoPermission)
        }
    }
}
