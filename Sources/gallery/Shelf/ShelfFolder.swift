// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The folder with a shelf's files. Each file is in a subfolder of its own.
///
/// Files that are not saved are deleted when the last reference to this object is released. Until then they can be
/// restored by undo, and are available to drop and paste targets.
///
/// A process has only one object for the folder of a saved shelf. A pasteboard may retain it after the shelf was
/// released, and a new shelf then uses it too. If the process is killed, a journal lists its leftover files, and the
/// next gallery process deletes them.
final class ShelfFolder: Sendable {
    private struct WeakReference: Sendable { weak var folder: ShelfFolder? }

    /// The existing objects, by the paths of their folders.
    private static let all = Mutex<[String: WeakReference]>([:])

    let url: URL
    /// Whether saved files remain when the program ends.
    let isLasting: Bool
    /// The names of all subfolders with files, and of the subfolders whose files are saved.
    private let folders = Mutex<(all: Set<String>, saved: Set<String>)>(([], []))
    /// The journal of the subfolders to delete after a crash; nil if the whole folder is temporary.
    private let journal: ShelfJournal?

    /// Returns the folder for a shelf's files: for a saved shelf the shared object, for an unsaved one a new object.
    ///
    /// - Parameter directory: the parent folder for saved files; nil for a temporary folder.
    static func folder(in directory: URL?) -> ShelfFolder {
        guard let directory else {
            let name = "Shelf-" + UUID().uuidString
            return ShelfFolder(FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true))
        }
        let url = directory.appendingPathComponent("shelf-files", isDirectory: true)
        let path = url.standardizedFileURL.path
        return all.withLock { all in
            if let folder = all[path]?.folder { return folder }
            let folder = ShelfFolder(url, isLasting: true)
            all[path] = WeakReference(folder: folder)
            return folder
        }
    }

    private init(_ url: URL, isLasting: Bool = false) {
        (self.url, self.isLasting) = (url, isLasting)
        journal = isLasting ? ShelfJournal(directory: url.deletingLastPathComponent()) : nil
    }

    deinit { FileJobs.on(url).run(deletion()) }

    /// Deletes the files that are not saved.
    func delete() { deletion()() }

    /// Returns a function that deletes the files that are not saved. The function does not retain this object.
    private func deletion() -> @Sendable () -> Void {
        guard isLasting else { return { [url] in try? FileManager.default.removeItem(at: url) } }
        let gone = folders.withLock { folders in
            defer { folders.all = folders.saved }
            return folders.all.subtracting(folders.saved)
        }
        return { [url, journal] in
            for name in gone { ShelfFolder.delete(name, in: url) }
            journal?.remove(gone)
        }
    }

    /// Makes a new subfolder, and returns the URL for a file with the given name in it.
    func makeFileURL(named name: String) throws -> URL {
        let folder = UUID().uuidString
        let place = url.appendingPathComponent(folder, isDirectory: true)
        journal?.insert([folder])
        do {
            try DataFolder.make(place)
        } catch {
            journal?.remove([folder])
            throw error
        }
        folders.withLock { _ = $0.all.insert(folder) }
        return place.appendingPathComponent(name)
    }

    /// Deletes a file at a URL that ``makeFileURL(named:)`` returned.
    func deleteFile(_ file: URL) {
        let name = ShelfFolder.name(of: file)
        folders.withLock { _ = $0.all.remove(name) }
        ShelfFolder.delete(name, in: url)
        journal?.remove([name])
    }

    /// Records in the journal that all files saved earlier, except those in `files`, are to be deleted. Called before
    /// the document that lists `files` is written.
    func willSave(_ files: [ShelfFile]) {
        let names = ShelfFolder.names(of: files)
        journal?.insert(folders.withLock { $0.saved.subtracting(names) })
    }

    /// Marks only these files as saved. Called after the document that lists them was written.
    func markSaved(_ files: [ShelfFile]) {
        let names = ShelfFolder.names(of: files)
        folders.withLock { folders in
            folders.all.formUnion(names)
            folders.saved = names
        }
        journal?.remove(names)
    }

    /// Marks the files of a shelf that has just been loaded as saved. Files that were marked earlier and are not in
    /// `files` are no longer tracked, so that this shelf never deletes them.
    func markLoaded(_ files: [ShelfFile]) {
        let names = ShelfFolder.names(of: files)
        folders.withLock { folders in
            folders.all = folders.all.subtracting(folders.saved).union(names)
            folders.saved = names
        }
        journal?.remove(names)
    }

    /// Deletes the files that a killed gallery process has left behind.
    ///
    /// - Parameter saved: the files of the saved document; nil if they are unknown, so that nothing is deleted.
    func deleteAbandoned(except saved: [ShelfDocument.File]?) {
        let abandoned = ShelfJournal.removeAbandonedJournals(in: url.deletingLastPathComponent())
        guard let saved else { return }
        for name in abandoned.subtracting(saved.map(\.folder)) { ShelfFolder.delete(name, in: url) }
    }

    /// Prevents the deletion of all current files, because the list of the shelf's files could not be saved.
    func keepAllFiles() {
        folders.withLock { $0 = ([], []) }
        journal?.removeAll()
    }

    private static func delete(_ name: String, in url: URL) {
        try? FileManager.default.removeItem(at: url.appendingPathComponent(name, isDirectory: true))
        try? FileManager.default.removeItem(at: thumbnail(ofFolder: name, in: url))
    }

    // MARK: Names

    /// The end of a message about a shelf that could not be loaded or saved: a sentence with the path of this folder.
    /// Empty if the folder does not exist.
    var locationMessage: String {
        FileManager.default.fileExists(atPath: url.path) ? " The files that were on the shelf are in \(url.path)." : ""
    }

    private static func names(of files: [ShelfFile]) -> Set<String> { Set(files.map { name(of: $0.url) }) }

    /// The name of a file's subfolder.
    static func name(of file: URL) -> String { file.deletingLastPathComponent().lastPathComponent }

    /// The URL of the saved file `name` in the subfolder `folder`. `makeFileURL(named:)` has chosen both names.
    func file(_ name: String, inFolder folder: String, isDirectory: Bool) -> URL {
        url.appendingPathComponent(folder, isDirectory: true).appendingPathComponent(name, isDirectory: isDirectory)
    }

    /// The URL of a saved file's thumbnail, next to its subfolder.
    func thumbnail(of file: URL) -> URL { ShelfFolder.thumbnail(ofFolder: ShelfFolder.name(of: file), in: url) }

    private static func thumbnail(ofFolder name: String, in url: URL) -> URL {
        url.appendingPathComponent(name + ".png", isDirectory: false)
    }
}
