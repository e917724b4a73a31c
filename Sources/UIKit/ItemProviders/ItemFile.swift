// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// A file made for the time of one completion, in a folder of its own.
struct ItemFile {
    let url: URL
    private let folder: URL

    /// Writes data, or copies a file.
    ///
    /// - Parameters:
    ///   - suggestedName: what to call it; a file has its own name where that is nil.
    ///   - isWanted: whether to go on.
    /// - Throws: what the file system says, or that it is not wanted any more.
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

    /// Takes the file away, if it is still there.
    func delete() {
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Names

    /// The most bytes in a file's name that Linux's file systems take.
    static let longestName = 255

    /// A name that stays in its folder, with the extension that says what is in the file.
    static func name(_ suggested: String?, for type: UTType?) -> String {
        var name = (suggested ?? "").split(whereSeparator: { $0 == "/" || $0 == "\0" }).last.map(String.init) ?? ""
        if name.allSatisfy({ $0 == "." }) { name = "" }
        if name.isEmpty { name = type?.localizedDescription ?? "item" }
        guard let type, let preferred = type.preferredFilenameExtension, canEnd(preferred) else {
            return cut(name, to: longestName)
        }
        let present = (name as NSString).pathExtension.lowercased()
        let isSaid = canEnd(present) && type.tags[.filenameExtension]?.contains(present) == true
        let ending = "." + (isSaid ? (name as NSString).pathExtension : preferred)
        let stem = isSaid ? (name as NSString).deletingPathExtension : name
        return cut(stem, to: longestName - ending.utf8.count) + ending
    }

    /// Whether a name can end so: a type of another program's may say anything.
    private static func canEnd(_ extension: String) -> Bool {
        !`extension`.isEmpty && `extension`.utf8.count <= longestExtension
            && !`extension`.contains { $0 == "/" || $0 == "\0" }
    }

    /// The most bytes in an extension: half a name's. Ours.
    private static let longestExtension = longestName / 2

    static func cut(_ name: String, to bytes: Int) -> String {
        var name = name
        while name.utf8.count > bytes { name.removeLast() }
        return name
    }

    // MARK: Reading

    /// What is in a file, or a ZIP archive of what is in a folder.
    static func contents(of url: URL, limit: Int?, isWanted: () -> Bool = { true }) throws -> Data {
        let (original, isFolder) = try look(at: url)
        if isFolder { return try FolderArchive(of: original, limit: limit, isWanted: isWanted).data }
        let handle = try FileHandle(forReadingFrom: original)
        defer { try? handle.close() }
        guard let limit else { return try handle.readToEnd() ?? Data() }
        let data = try handle.read(upToCount: limit + 1) ?? Data()
        return try ItemLimit.check(data, limit)
    }

    /// What a location stands for, behind any links.
    ///
    /// - Throws: where it is neither a file nor a folder: what is read from a pipe or a device may never end.
    private static func look(at url: URL) throws -> (original: URL, isFolder: Bool) {
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
        let (original, isFolder) = try look(at: url)
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

    /// Piece by piece: a large file on its way can be given up.
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

    /// Bytes that are copied at a time. Ours.
    private static let pieceSize = 1 << 20
}
