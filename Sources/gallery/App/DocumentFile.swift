// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a page keeps in a file.
protocol SavedDocument: Codable, Sendable {
    /// The file's name, without its ending.
    static var name: String { get }
    /// Of the form that it is written in; a file of a later one is left alone.
    static var version: Int { get }
    /// Whether what was read makes sense.
    var isSound: Bool { get }
}

extension SavedDocument {
    static var version: Int { 1 }
}

/// Keeps a page's document in a file, and never loses one that it cannot read.
///
/// The file is JSON: `{"version": 1, …}` with the document's own values. It is written whole and put in place at once, so
/// that a power cut leaves the old one or the new one. One gallery at a time has it: others show what is in it, and change
/// nothing. What somebody else has written since it was read is set aside before it is written again.
struct DocumentFile<Document: SavedDocument>: Sendable {
    /// The folder of the file.
    let directory: URL
    /// Reads and writes the file for a page that does not wait for that.
    let jobs: FileJobs
    private let keeper: FileKeeper

    /// - Parameters:
    ///   - directory: the folder of the file.
    ///   - isOnlyDrawn: whether the page is drawn for a picture, whoever has its file.
    init(directory: URL, isOnlyDrawn: Bool = false, jobs: FileJobs? = nil) {
        self.directory = directory
        self.jobs = jobs ?? .on(DocumentFile.file(in: directory))
        keeper = FileKeeper(isOnlyDrawn: isOnlyDrawn)
    }

    var file: URL { DocumentFile.file(in: directory) }

    private static func file(in directory: URL) -> URL {
        directory.appendingPathComponent("\(Document.name).json", isDirectory: false)
    }

    /// What came of loading.
    struct Loaded: Sendable {
        /// Nil where there is none yet, or none that could be read.
        var document: Document?
        /// What the person should know; nil when all went well.
        var notice: String?
        /// The reason why nothing can be saved in the folder for now; nil if it can be written to.
        var obstacle: String?
        /// Saving would overwrite a file that could not be read.
        var isReadOnly = false
    }

    /// What is saved.
    ///
    /// A file that cannot be read as such a document, or that a newer version wrote, is set aside under another name. Where
    /// another gallery has the file, nothing is changed, neither now nor later.
    func load() -> Loaded {
        // Where there is none yet, whoever saves first has it.
        guard !FileManager.default.fileExists(atPath: file.path) || keeper.take(file) else {
            var loaded = read { _ in Loaded() }
            loaded.notice = FileMistake.openElsewhere(file).localizedDescription
            loaded.isReadOnly = true
            return loaded
        }
        keeper.saw(FileMark(file))
        var loaded = read(orElse: setAside)
        if !loaded.isReadOnly, !keeper.isOnlyDrawn { loaded.obstacle = obstacle }
        return loaded
    }

    /// Blocks until the jobs on the file are done, then loads the document.
    func waitAndLoad() -> Loaded {
        jobs.wait()
        return load()
    }

    /// Blocks until the jobs on the file are done.
    ///
    /// - Returns: whether the file is the one that the page has read or written last.
    func waitAndCheck() -> Bool {
        jobs.wait()
        return !keeper.isWrittenElsewhere(file)
    }

    /// The reason why nothing can be saved in the folder, as a sentence.
    private var obstacle: String? {
        do {
            try DataFolder.check(directory)
            return nil
        } catch {
            return "Nothing will be saved: \(directory.path) cannot be written to (\(error.fileReason))."
        }
    }

    private func read(orElse give: (FileTrouble) -> Loaded) -> Loaded {
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return Loaded() }
        if isFolder.boolValue { return give(.folder) }
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            return give(.unreadable(error.fileReason))
        }
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(DocumentVersion.self, from: data).version else { return give(.damaged) }
        guard version <= Document.version else { return give(.newer(version)) }
        guard let document = try? decoder.decode(Document.self, from: data), document.isSound else {
            return give(.damaged)
        }
        return Loaded(document: document)
    }

    private func setAside(for trouble: FileTrouble) -> Loaded {
        let name = file.lastPathComponent
        do {
            return Loaded(notice: try moveAside(for: trouble))
        } catch {
            return Loaded(
                notice: "\(name) \(trouble.words), and could not be set aside: \(error.fileReason). "
                    + "Changes are not saved until it is moved elsewhere and the page is opened again.",
                isReadOnly: true)
        }
    }

    /// Gives the file another name, that of the document with the trouble's and a number.
    ///
    /// - Returns: what the person should know of that.
    private func moveAside(for trouble: FileTrouble) throws -> String {
        var number = 1
        func aside() -> URL { directory.appendingPathComponent("\(Document.name).\(trouble.name)-\(number).json") }
        while FileManager.default.fileExists(atPath: aside().path) { number += 1 }
        try FileManager.default.moveItem(at: file, to: aside())
        keeper.saw(nil)
        let name = file.lastPathComponent
        return "\(name) \(trouble.words). It was set aside as \(aside().lastPathComponent)\(trouble.advice(name))."
    }

    /// Writes a document in the place of that before, unless another gallery has the file.
    ///
    /// - Parameter tell: gets what the person should know where somebody else has written the file meanwhile.
    func save(_ document: Document, tell: (String) -> Void = { _ in }) throws {
        try DataFolder.make(directory)
        guard keeper.take(file) else { throw FileMistake.openElsewhere(file) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let data = try encoder.encode(VersionedDocument(document))
        if keeper.isWrittenElsewhere(file) { tell(try moveAside(for: .writtenElsewhere)) }
        try data.write(to: file, options: .atomic)
        keeper.saw(FileMark(file))
    }
}

/// What is read of a file first.
private struct DocumentVersion: Codable {
    var version: Int
}

/// A document with its version among its own values.
private struct VersionedDocument<Document: SavedDocument>: Encodable {
    private let document: Document

    init(_ document: Document) { self.document = document }

    func encode(to encoder: any Encoder) throws {
        try DocumentVersion(version: Document.version).encode(to: encoder)
        try document.encode(to: encoder)
    }
}
