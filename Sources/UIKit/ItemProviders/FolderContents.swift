// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is in a folder, one after the other, so that whoever looks may stop anywhere.
enum FolderContents {
    enum Kind {
        case file, folder, link
    }

    /// Visits everything in a folder by name, what is in a folder right after that; links are not followed, and pipes
    /// and devices left out.
    ///
    /// - Parameters:
    ///   - isWanted: asked before each; false ends it with `CocoaError.userCancelled`.
    ///   - body: is given the path in the folder, and where it is.
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
