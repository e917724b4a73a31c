// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a project with their dates, to find out whether one has changed.
package struct WatchedFiles: Equatable {
    private var dates: [String: Date] = [:]

    /// The names of folders with results of builds, and with what a user has selected in Xcode.
    private static let ignored: Set<String> = ["DerivedData", "xcuserdata"]

    /// - Parameter others: the folders whose files are not watched, such as those that a build writes.
    package init(_ folder: URL, without others: [URL] = []) {
        let root = folder.resolvingSymlinksInPath().path
        let others = Set(others.map { $0.resolvingSymlinksInPath().path })
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isDirectoryKey]
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: root), includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
        while let file = files?.nextObject() as? URL {
            guard let values = try? file.resourceValues(forKeys: keys) else { continue }
            let name = file.lastPathComponent
            if values.isDirectory == true {
                if WatchedFiles.ignored.contains(name) || name.hasPrefix(".") || others.contains(file.path) {
                    files?.skipDescendants()
                }
            } else if !name.hasPrefix(".") {
                dates[file.path] = values.contentModificationDate
            }
        }
    }
}
