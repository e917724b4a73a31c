// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The recursive listing of a folder, which can be cancelled at any entry.
enum FolderContents {
    enum Kind {
        case file, folder, link
    }

    /// Visits all entries of a folder in the order of their names, and a subfolder's entries right after the subfolder.
    /// Links are not followed; pipes and devices are skipped.
    ///
    /// - Parameters:
    ///   - folder: the folder to visit.
    ///   - isWanted: called before each entry; false ends the visit with `CocoaError.userCancelled`.
    ///   - body: called with the entry's path relative to the folder, its URL and its kind.
    static func visit(_ folder: URL, isWanted: () -> Bool, _ body: (String, URL, Kind) throws -> Void) throws {
        try visit(folder, "", isWanted, body)
    }

    private static func visit(
        _ folder: URL, _ path: String, _ isWanted: () -> Bool, _ body: (String, URL, Kind) throws -> Void
    ) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            guard isWanted() else { throw CocoaError(.userCancelled) }
            let (path, url) = (path + name, folder.appendingPathComponent(name))
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            switch attributes[.type] as? FileAttributeType {
            case .typeRegular: try body(path, url, .file)
            case .typeSymbolicLink: try body(path, url, .link)
            case .typeDirectory:
                try body(path, url, .folder)
                try visit(url, path + "/", isWanted, body)
            default: continue
            }
        }
    }
}
