// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

#if canImport(Glibc)
import Glibc
#endif

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
    ///
    /// - Parameter didCheck: called with how many of the things have been looked at.
    func restored(
        in folder: ShelfFolder, didCheck: (Int) -> Void = { _ in }
    ) -> (things: [ShelfThing], missing: [String]) {
        var (restored, missing): ([ShelfThing], [String]) = ([], [])
        for (index, thing) in things.enumerated() {
            if let made = ShelfThing(thing, in: folder) {
                restored.append(made)
            } else {
                missing.append(thing.title ?? thing.file?.name ?? "")
            }
            didCheck(index + 1)
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

    func url(in folder: ShelfFolder, isDirectory: Bool = false) -> URL {
        folder.file(name, inFolder: self.folder, isDirectory: isDirectory)
    }

    /// The file with its present size; a folder with that which was saved, because nobody looks through it for that. Nil if
    /// it is not there.
    func made(in folder: ShelfFolder) -> ShelfFile? {
        let url = url(in: folder)
        // The only look at the disk: a shelf may have thousands of files.
        var status = stat()
        guard stat(url.path, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        return ShelfFile(
            url: kind == S_IFDIR ? self.url(in: folder, isDirectory: true) : url, type: UTType(type) ?? .data,
            size: kind == S_IFREG ? Int(status.st_size) : size, folder: folder, count: count)
    }
}
