// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

#if canImport(Glibc)
import Glibc
#endif

/// The shelf as it is saved: `{"version": 1, "things": [{"text": "…"}, {"file": {…}}, …]}`. Its files are in folders
/// next to it.
struct ShelfDocument: SavedDocument {
    static let name = "shelf"

    struct Thing: Codable, Equatable {
        /// The content of a short text.
        var text: String?
        /// The file of a picture, a file, or a long text.
        var file: File?
        /// The row's title for a long text, saved so that its file need not be read.
        var title: String?
        var detail: String?

        var isSound: Bool { (text == nil) != (file == nil) && file?.isSound != false }
    }

    struct File: Codable, Equatable {
        /// The name of the file's folder, a UUID that the shelf has chosen.
        var folder: String
        var name: String
        /// The file's uniform type identifier.
        var type: String
        /// The file's size in bytes.
        var size: Int
        /// For a folder, the number of items directly inside it.
        var count: Int?

        /// Whether the values are valid. The names must not lead to a path outside the shelf's folder.
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

/// The file in which the list of the shelf's items is saved.
typealias ShelfStore = DocumentFile<ShelfDocument>

extension ShelfDocument {
    init(_ things: [ShelfItem]) { self.things = things.map(\.saved) }

    /// Returns the restored items, without those whose files do not exist any more, and the names of these missing
    /// items.
    ///
    /// - Parameter didCheck: called with the number of items checked so far.
    func restored(
        in folder: ShelfFolder, didCheck: (Int) -> Void = { _ in }
    ) -> (things: [ShelfItem], missing: [String]) {
        var (restored, missing): ([ShelfItem], [String]) = ([], [])
        for (index, thing) in things.enumerated() {
            if let made = ShelfItem(thing, in: folder) {
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

    /// The file with its current size, or a folder with its saved size, because measuring a folder takes long. Nil if
    /// it does not exist.
    func made(in folder: ShelfFolder) -> ShelfFile? {
        let url = url(in: folder)
        // A single system call for each item, because a shelf may have thousands of files.
        var status = stat()
        guard stat(url.path, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        return ShelfFile(
            url: kind == S_IFDIR ? self.url(in: folder, isDirectory: true) : url, type: UTType(type) ?? .data,
            size: kind == S_IFREG ? Int(status.st_size) : size, folder: folder, count: count)
    }
}
