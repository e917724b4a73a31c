// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Where the shelf keeps files: each in a folder of its own.
///
/// What is not kept goes with the last who has the folder: until then it can be put back, and is there for whoever was
/// given it.
final class ShelfFolder: Sendable {
    let url: URL
    /// Whether anything stays when the program ends.
    let isLasting: Bool
    /// The names of the folders that files are in, and of those that stay.
    private let places = Mutex<(known: Set<String>, kept: Set<String>)>(([], []))
    /// From when there is anything in it.
    private let use = Mutex<ShelfFolderUse?>(nil)

    /// - Parameter directory: where what is kept stays; nil for a folder that goes as a whole.
    init(in directory: URL? = nil) {
        isLasting = directory != nil
        url =
            directory?.appendingPathComponent("shelf-files", isDirectory: true)
            ?? FileManager.default.temporaryDirectory.appendingPathComponent(
                "Shelf-" + UUID().uuidString, isDirectory: true)
    }

    deinit { delete() }

    /// Deletes what is not kept.
    func delete() {
        guard isLasting else {
            try? FileManager.default.removeItem(at: url)
            return
        }
        let gone = places.withLock { places in
            defer { places.known = places.kept }
            return places.known.subtracting(places.kept)
        }
        for name in gone { delete(name) }
    }

    /// A place for a file of a name, in a folder that nothing else is in.
    func place(named name: String) throws -> URL {
        let folder = UUID().uuidString
        let place = url.appendingPathComponent(folder, isDirectory: true)
        try beginUse()
        // Nobody else's business.
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        places.withLock { _ = $0.known.insert(folder) }
        return place.appendingPathComponent(name)
    }

    /// Deletes what was at a place that ``place(named:)`` gave.
    func forget(_ file: URL) {
        let name = ShelfFolder.name(of: file)
        places.withLock { _ = $0.known.remove(name) }
        delete(name)
    }

    /// Only these files stay from now on.
    func keep(_ files: [ShelfFile]) {
        if !files.isEmpty { try? beginUse() }
        let names = Set(files.map { ShelfFolder.name(of: $0.url) })
        places.withLock { places in
            places.known.formUnion(names)
            places.kept = names
        }
    }

    private func beginUse() throws {
        guard isLasting else { return }
        try use.withLock { use in
            guard use == nil else { return }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            use = ShelfFolderUse.begin(of: url)
        }
    }

    /// Deletes files that a program has left that had no time to do so, unless somebody has the folder: they may be on
    /// their way, or be put back. What is not called as the shelf calls it is left alone.
    ///
    /// - Parameter listed: the names of the folders that a document tells of.
    func sweep(except listed: Set<String>) {
        guard isLasting, let names = try? FileManager.default.contentsOfDirectory(atPath: url.path),
            let use = ShelfFolderUse.alone(of: url)
        else { return }
        withExtendedLifetime(use) {
            let folders = names.map { $0.hasSuffix(".png") ? ($0 as NSString).deletingPathExtension : $0 }
            for folder in Set(folders).subtracting(listed) where UUID(uuidString: folder)?.uuidString == folder {
                delete(folder)
            }
        }
    }

    private func delete(_ name: String) {
        try? FileManager.default.removeItem(at: url.appendingPathComponent(name, isDirectory: true))
        try? FileManager.default.removeItem(at: thumbnail(ofFolder: name))
    }

    // MARK: Names

    /// What the folder of a file is called.
    static func name(of file: URL) -> String { file.deletingLastPathComponent().lastPathComponent }

    /// The file that was saved under names that `place(named:)` had chosen.
    func file(_ name: String, inFolder folder: String) -> URL {
        url.appendingPathComponent(folder, isDirectory: true).appendingPathComponent(name)
    }

    /// Where the small picture of one that is kept lies: beside its folder.
    func thumbnail(of file: URL) -> URL { thumbnail(ofFolder: ShelfFolder.name(of: file)) }

    private func thumbnail(ofFolder name: String) -> URL { url.appendingPathComponent(name + ".png") }
}
