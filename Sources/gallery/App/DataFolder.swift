// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the pages keep their files.
enum DataFolder {
    /// `$XDG_DATA_HOME/uplift-gallery`, or `~/.local/share/uplift-gallery`.
    static var standard: URL {
        standard(in: ProcessInfo.processInfo.environment)
    }

    /// - Parameter environment: Foundation's own home is that of the account, whatever `HOME` says.
    static func standard(in environment: [String: String]) -> URL {
        func folder(_ name: String) -> URL? {
            environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
        let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
        let base = folder("XDG_DATA_HOME") ?? home.appendingPathComponent(".local/share", isDirectory: true)
        return base.appendingPathComponent("uplift-gallery", isDirectory: true)
    }

    /// Makes a folder, and those that it lies in, unless they are there: for nobody but who runs the gallery, whose pictures
    /// and texts are in it.
    static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Makes a folder if there is none, and throws if nothing can be saved in it.
    static func check(_ folder: URL) throws {
        try make(folder)
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            throw CocoaError(.fileWriteNoPermission)
        }
    }
}
