// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder in which the gallery's pages save their files.
enum DataFolder {
    /// The folder `$XDG_DATA_HOME/uplift-gallery`, or `~/.local/share/uplift-gallery` if the variable has no absolute
    /// path.
    static var standard: URL {
        standard(in: ProcessInfo.processInfo.environment)
    }

    /// The folder that ``standard`` would be with the given environment variables.
    ///
    /// - Parameter environment: the environment variables. `HOME` is read from them, because Foundation always uses the
    ///   account's home folder.
    static func standard(in environment: [String: String]) -> URL {
        func folder(_ name: String) -> URL? {
            environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
        let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
        let base = folder("XDG_DATA_HOME") ?? home.appendingPathComponent(".local/share", isDirectory: true)
        return base.appendingPathComponent("uplift-gallery", isDirectory: true)
    }

    /// Creates a folder and its missing parent folders. Only the user who runs the gallery can read them, because they
    /// contain the user's pictures and texts.
    static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Creates a folder if it does not exist, and throws if it is not writable.
    static func check(_ folder: URL) throws {
        try make(folder)
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            throw CocoaError(.fileWriteNoPermission)
        }
    }
}
