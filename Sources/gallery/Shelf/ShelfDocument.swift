// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// The shelf as it is saved: `{"version": 1, "things": [{"text": "…"}, {"file": {…}}, …]}`, with files in folders beside
/// it.
struct ShelfDocument: SavedDocument {
    static let name = "shelf"

    struct Thing: Codable, Equatable {
        /// What a short text says.
        var text: String?
        /// A picture, a file, or what a long text is in.
        var file: File?
        /// What the row of a long text says, which is not read for that.
        var title: String?
        var detail: String?

        var isSound: Bool { (text == nil) != (file == nil) && file?.isSound != false }
    }

    struct File: Codable, Equatable {
        /// The folder's name, which the shelf has chosen.
        var folder: String
        var name: String
        /// A uniform type identifier.
        var type: String
        /// Bytes.
        var size: Int
        /// Things right in a folder.
        var count: Int?

        /// Whether it can lie nowhere else than in a folder of the shelf's.
        var isSound: Bool {
            UUID(uuidString: folder) != nil && !["", ".", ".."].contains(name) && size >= 0
                && count ?? 0 >= 0 && !name.unicodeScalars.contains { $0 == "/" || $0 == "\0" }
        }
    }

    var things: [Thing]

    var isSound: Bool {
        let folders = things.compactMap(\.file?.folder)
        return things.allSatisfy(\.isSound) && Set(folders).count == folders.count
    }
}

/// The shelf's file.
typealias ShelfStore = DocumentFile<ShelfDocument>

extension ShelfDocument {
    init(_ things: [ShelfThing]) { self.things = things.map(\.saved) }

    /// The things whose files are still there, and the names of the others.
    func restored(in folder: ShelfFolder) -> (things: [ShelfThing], missing: [String]) {
        var (restored, missing): ([ShelfThing], [String]) = ([], [])
        for thing in things {
            if let file = thing.file, !FileManager.default.fileExists(atPath: file.url(in: folder).path) {
                missing.append(thing.title ?? file.name)
            } else {
                restored.append(ShelfThing(thing, in: folder))
            }
        }
        return (restored, missing)
    }
}

extension ShelfDocument.File {
    init(_ file: ShelfFile) {
        self.init(
            folder: ShelfFolder.name(of: file.url), name: file.name, type: file.type.identifier, size: file.size,
            count: file.count)
    }

    func url(in folder: ShelfFolder) -> URL { folder.file(name, inFolder: self.folder) }

    /// As large as the file is now; a folder as it was, which nobody looks through for that.
    func made(in folder: ShelfFolder) -> ShelfFile {
        let url = url(in: folder)
        let now = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        let size = now?.isRegularFile == true ? now?.fileSize : nil
        return ShelfFile(url: url, type: UTType(type) ?? .data, size: size ?? self.size, folder: folder, count: count)
    }
}
