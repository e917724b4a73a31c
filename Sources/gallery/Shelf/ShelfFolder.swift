// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Where the shelf keeps files: each in a folder of its own.
///
/// What is not kept goes with the last who has the folder: until then it can be put back, and is there for whoever was
/// given it. For what lasts there is one such object in a program, however many want it: a pasteboard may still have what
/// the shelf that is open now deletes. The next gallery deletes the files that a killed one has left: a journal tells it
/// which these are.
final class ShelfFolder: Sendable {
    private struct Known: Sendable { weak var folder: ShelfFolder? }

    /// By their paths.
    private static let all = Mutex<[String: Known]>([:])

    let url: URL
    /// Whether anything stays when the program ends.
    let isLasting: Bool
    /// The names of the folders that files are in, and of those that stay.
    private let places = Mutex<(known: Set<String>, kept: Set<String>)>(([], []))
    /// The folders that go if the program is killed; nil if all goes anyway.
    private let journal: ShelfJournal?

    /// - Parameter directory: where what is kept stays; nil for a folder that goes as a whole.
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
            all[path] = Known(folder: folder)
            return folder
        }
    }

    private init(_ url: URL, isLasting: Bool = false) {
        (self.url, self.isLasting) = (url, isLasting)
        journal = isLasting ? ShelfJournal(directory: url.deletingLastPathComponent()) : nil
    }

    deinit { FileJobs.on(url).run(deletion()) }

    /// Deletes what is not kept.
    func delete() { deletion()() }

    /// Deletes what is not kept, also when this is gone.
    private func deletion() -> @Sendable () -> Void {
        guard isLasting else { return { [url] in try? FileManager.default.removeItem(at: url) } }
        let gone = places.withLock { places in
            defer { places.known = places.kept }
            return places.known.subtracting(places.kept)
        }
        return { [url, journal] in
            for name in gone { ShelfFolder.delete(name, in: url) }
            journal?.remove(gone)
        }
    }

    /// A place for a file of a name, in a folder that nothing else is in.
    func place(named name: String) throws -> URL {
        let folder = UUID().uuidString
        let place = url.appendingPathComponent(folder, isDirectory: true)
        journal?.insert([folder])
        do {
            try DataFolder.make(place)
        } catch {
            journal?.remove([folder])
            throw error
        }
        places.withLock { _ = $0.known.insert(folder) }
        return place.appendingPathComponent(name)
    }

    /// Deletes what was at a place that ``place(named:)`` gave.
    func forget(_ file: URL) {
        let name = ShelfFolder.name(of: file)
        places.withLock { _ = $0.known.remove(name) }
        ShelfFolder.delete(name, in: url)
        journal?.remove([name])
    }

    /// Only these files are to stay, once a document with them is saved.
    func willKeep(_ files: [ShelfFile]) {
        let names = ShelfFolder.names(of: files)
        journal?.insert(places.withLock { $0.kept.subtracting(names) })
    }

    /// Only these files stay from now on: a document with them is saved.
    func keep(_ files: [ShelfFile]) {
        let names = ShelfFolder.names(of: files)
        places.withLock { places in
            places.known.formUnion(names)
            places.kept = names
        }
        journal?.remove(names)
    }

    /// These files stay, for a shelf that has just been read. What else stayed before is left alone from now on: it is not
    /// for this shelf to delete.
    func begin(with files: [ShelfFile]) {
        let names = ShelfFolder.names(of: files)
        places.withLock { places in
            places.known = places.known.subtracting(places.kept).union(names)
            places.kept = names
        }
        journal?.remove(names)
    }

    /// Deletes what a gallery has left that was killed.
    ///
    /// - Parameter saved: the files of the document that is saved; nil if they are not known, and nothing is deleted.
    func deleteAbandoned(except saved: [ShelfDocument.File]?) {
        let abandoned = ShelfJournal.takeAbandoned(in: url.deletingLastPathComponent())
        guard let saved else { return }
        for name in abandoned.subtracting(saved.map(\.folder)) { ShelfFolder.delete(name, in: url) }
    }

    /// Deletes nothing that is there now, whatever comes: it could not be saved what of it is wanted.
    func leaveAlone() {
        places.withLock { $0 = ([], []) }
        journal?.removeAll()
    }

    private static func delete(_ name: String, in url: URL) {
        try? FileManager.default.removeItem(at: url.appendingPathComponent(name, isDirectory: true))
        try? FileManager.default.removeItem(at: thumbnail(ofFolder: name, in: url))
    }

    // MARK: Names

    /// Said of a shelf that is there no more, while its files are.
    var placeInWords: String {
        FileManager.default.fileExists(atPath: url.path) ? " The files that were on the shelf are in \(url.path)." : ""
    }

    private static func names(of files: [ShelfFile]) -> Set<String> { Set(files.map { name(of: $0.url) }) }

    /// What the folder of a file is called.
    static func name(of file: URL) -> String { file.deletingLastPathComponent().lastPathComponent }

    /// The file that was saved under names that `place(named:)` had chosen.
    func file(_ name: String, inFolder folder: String, isDirectory: Bool) -> URL {
        url.appendingPathComponent(folder, isDirectory: true).appendingPathComponent(name, isDirectory: isDirectory)
    }

    /// Where the small picture of one that is kept lies: beside its folder.
    func thumbnail(of file: URL) -> URL { ShelfFolder.thumbnail(ofFolder: ShelfFolder.name(of: file), in: url) }

    private static func thumbnail(ofFolder name: String, in url: URL) -> URL {
        url.appendingPathComponent(name + ".png", isDirectory: false)
    }
}
