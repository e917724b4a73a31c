// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// A temporary file that exists while one completion handler runs. Each such file is in its own temporary folder.
struct ItemFile {
    let url: URL
    private let folder: URL

    /// Writes data to a temporary file, or copies a file.
    ///
    /// - Parameters:
    ///   - item: the data to write, the file to copy, or an object that is converted to data.
    ///   - typeIdentifier: the type of the item, which also determines the file name extension.
    ///   - suggestedName: the file's name. If it is nil, a copy has the original's name, and data a name for its type.
    ///   - limit: the maximum size of written data in bytes; nil for no limit.
    ///   - isWanted: returns whether to continue. If it returns false, the initializer throws.
    /// - Throws: a file system error, or an error if the item cannot be converted or its data exceeds `limit`. If
    ///   `isWanted` returned false, `CocoaError.userCancelled`.
    init(
        _ item: LoadedItem, as typeIdentifier: String, suggestedName: String?, limit: Int?,
        isWanted: () -> Bool = { true }
    ) throws {
        let files = FileManager.default
        folder = files.temporaryDirectory.appendingPathComponent(
            "ItemProvider-" + UUID().uuidString, isDirectory: true)
        try files.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let type = UTType(typeIdentifier)
        do {
            if case .file(let original) = item {
                let name = ItemFile.name(suggestedName ?? original.lastPathComponent, for: type)
                url = folder.appendingPathComponent(name)
                try ItemFile.copy(original, to: url, isWanted: isWanted)
            } else {
                url = folder.appendingPathComponent(ItemFile.name(suggestedName, for: type))
                try item.data(as: typeIdentifier, limit: limit, isWanted: isWanted).write(to: url)
            }
        } catch {
            try? files.removeItem(at: folder)
            throw error
        }
    }

    /// Deletes the file and its temporary folder, if they still exist.
    func delete() {
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Names

    /// The maximum length of a file name in Linux file systems, in bytes.
    static let longestName = 255

    /// A valid file name made from `suggested`, without directories and with a file name extension of the type. If
    /// `suggested` contains no name, the type's description is used.
    static func name(_ suggested: String?, for type: UTType?) -> String {
        var name = (suggested ?? "").split(whereSeparator: { $0 == "/" || $0 == "\0" }).last.map(String.init) ?? ""
        if name.allSatisfy({ $0 == "." }) { name = "" }
        if name.isEmpty { name = type?.localizedDescription ?? "item" }
        guard let type, let preferred = type.preferredFilenameExtension, isUsableExtension(preferred) else {
            return truncatedName(name, to: longestName)
        }
        let present = (name as NSString).pathExtension.lowercased()
        let hasKnownExtension = isUsableExtension(present) && type.tags[.filenameExtension]?.contains(present) == true
        let ending = "." + (hasKnownExtension ? (name as NSString).pathExtension : preferred)
        let stem = hasKnownExtension ? (name as NSString).deletingPathExtension : name
        return truncatedName(stem, to: longestName - ending.utf8.count) + ending
    }

    /// Whether a file name extension is neither empty nor too long, and contains no invalid character. A type from
    /// another app may declare any string as its extension.
    private static func isUsableExtension(_ extension: String) -> Bool {
        !`extension`.isEmpty && `extension`.utf8.count <= longestExtension
            && !`extension`.contains { $0 == "/" || $0 == "\0" }
    }

    /// The maximum length of a file name extension, in bytes: half of the maximum length of a name. This is our own
    /// choice.
    private static let longestExtension = longestName / 2

    /// The name, shortened to at most `bytes` bytes of UTF-8.
    static func truncatedName(_ name: String, to bytes: Int) -> String {
        var name = name
        while name.utf8.count > bytes { name.removeLast() }
        return name
    }

    // MARK: Reading

    /// The contents of a file, or the ZIP archive of a folder.
    ///
    /// - Throws: an error if the data cannot be read or exceeds `limit` bytes, or if `isWanted` returns false for an
    ///   entry of the folder.
    static func contents(of url: URL, limit: Int?, isWanted: () -> Bool = { true }) throws -> Data {
        let (original, isFolder) = try resolvedFile(at: url)
        if isFolder { return try FolderArchive(of: original, limit: limit, isWanted: isWanted).data }
        let handle = try FileHandle(forReadingFrom: original)
        defer { try? handle.close() }
        guard let limit else { return try handle.readToEnd() ?? Data() }
        let data = try handle.read(upToCount: limit + 1) ?? Data()
        return try ItemLimit.check(data, limit)
    }

    /// The file or folder to which a URL leads after links are resolved, and whether it is a folder.
    ///
    /// - Throws: an error if there is no such file or folder, and for a pipe or device, because reading it may never
    ///   end.
    private static func resolvedFile(at url: URL) throws -> (original: URL, isFolder: Bool) {
        let original = url.resolvingSymlinksInPath()
        let attributes = try FileManager.default.attributesOfItem(atPath: original.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory: return (original, true)
        case .typeRegular: return (original, false)
        default:
            throw NSItemProvider.error(
                .itemUnavailableError, "\(original.path) is neither a file nor a folder, and cannot be copied.")
        }
    }

    private static func copy(_ url: URL, to place: URL, isWanted: () -> Bool) throws {
        let (original, isFolder) = try resolvedFile(at: url)
        let files = FileManager.default
        guard isFolder else { return try copyFile(original, to: place, isWanted: isWanted) }
        try files.createDirectory(at: place, withIntermediateDirectories: false)
        try FolderContents.visit(original, isWanted: isWanted) { path, url, kind in
            let copy = place.appendingPathComponent(path)
            switch kind {
            case .folder: try files.createDirectory(at: copy, withIntermediateDirectories: false)
            case .file: try copyFile(url, to: copy, isWanted: isWanted)
            case .link: try files.copyItem(at: url, to: copy)
            }
        }
    }

    /// Copies a file in pieces, so that the copy of a large file can be cancelled.
    private static func copyFile(_ original: URL, to place: URL, isWanted: () -> Bool) throws {
        let files = FileManager.default
        let attributes = try files.attributesOfItem(atPath: original.path)
        guard files.createFile(atPath: place.path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
        let (source, copy) = (try FileHandle(forReadingFrom: original), try FileHandle(forWritingTo: place))
        defer {
            try? source.close()
            try? copy.close()
        }
        while let piece = try source.read(upToCount: pieceSize), !piece.isEmpty {
            guard isWanted() else { throw CocoaError(.userCancelled) }
            try copy.write(contentsOf: piece)
        }
        let kept = attributes.filter { $0.key == .modificationDate || $0.key == .posixPermissions }
        try files.setAttributes(kept, ofItemAtPath: place.path)
    }

    /// The number of bytes copied at a time; our own choice.
    private static let pieceSize = 1 << 20
}
