// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A document that a page saves in a file.
protocol SavedDocument: Codable, Sendable {
    /// The name of the document's file, without the extension `.json`.
    static var name: String { get }
    /// The version of the file format. A file of a later version is neither read nor overwritten.
    static var version: Int { get }
    /// Whether the values of a document that was decoded from its file are valid. Otherwise the file counts as damaged.
    var isSound: Bool { get }
}

extension SavedDocument {
    static var version: Int { 1 }
}

/// Reads and writes a page's document in a file, and never loses a file that it cannot read.
///
/// The file is JSON: `{"version": 1, …}` with the document's own values. Writing is atomic: after a power cut, the file
/// has either the old or the new content. One gallery process at a time holds the file's lock; the others show the
/// document and save nothing. If another program has written the file since it was read, the next save first renames
/// that file, so that its content is kept.
struct DocumentFile<Document: SavedDocument>: Sendable {
    /// The folder of the file.
    let directory: URL
    /// The background queue on which the file is read and written.
    let jobs: FileJobs
    private let lock: PageFileLock

    /// Creates a value that reads and writes the document's file.
    ///
    /// - Parameters:
    ///   - directory: the folder of the file.
    ///   - isOnlyDrawn: whether the page is only rendered to an image, and so needs no lock on the file.
    ///   - jobs: the queue on which the file is read and written; nil for the queue that all pages of the file share.
    init(directory: URL, isOnlyDrawn: Bool = false, jobs: FileJobs? = nil) {
        self.directory = directory
        self.jobs = jobs ?? .on(DocumentFile.file(in: directory))
        lock = PageFileLock(isOnlyDrawn: isOnlyDrawn)
    }

    var file: URL { DocumentFile.file(in: directory) }

    private static func file(in directory: URL) -> URL {
        directory.appendingPathComponent("\(Document.name).json", isDirectory: false)
    }

    /// The result of loading the file.
    struct Loaded: Sendable {
        /// The document; nil if there is no file yet, or it could not be read.
        var document: Document?
        /// A message for the user about a problem; nil if there was none.
        var notice: String?
        /// The reason, as a sentence, why nothing can be saved in the file's folder for now; nil if the folder is
        /// writable.
        var obstacle: String?
        /// Whether the page must not save: another gallery process holds the file's lock, or a file that cannot be read
        /// could not be renamed either.
        var isReadOnly = false
    }

    /// Loads the saved document.
    ///
    /// A file that cannot be decoded, or that a newer version of the gallery wrote, is renamed and kept. If another
    /// gallery process holds the file's lock, the page that loads the document never writes the file.
    func load() -> Loaded {
        // If there is no file yet, the lock is not taken here: the first gallery process that saves takes it.
        guard !FileManager.default.fileExists(atPath: file.path) || lock.acquire(file) else {
            var loaded = read { _ in Loaded() }
            loaded.notice = SaveError.openElsewhere(file).localizedDescription
            loaded.isReadOnly = true
            return loaded
        }
        lock.recordSignature(FileSignature(file))
        var loaded = read(orElse: setAside)
        if !loaded.isReadOnly, !lock.isOnlyDrawn { loaded.obstacle = obstacle }
        return loaded
    }

    /// Blocks until the jobs on the file are done, then loads the document.
    func waitAndLoad() -> Loaded {
        jobs.wait()
        return load()
    }

    /// Blocks until the jobs on the file are done.
    ///
    /// - Returns: whether the file is unchanged since the page last read or wrote it.
    func waitAndCheck() -> Bool {
        jobs.wait()
        return !lock.isWrittenElsewhere(file)
    }

    /// The reason why nothing can be saved in the folder, as a sentence; nil if the folder is writable.
    private var obstacle: String? {
        do {
            try DataFolder.check(directory)
            return nil
        } catch {
            return "Nothing will be saved: \(directory.path) cannot be written to (\(error.fileReason))."
        }
    }

    /// Reads and decodes the file. If that fails, returns the result of `handleProblem`.
    private func read(orElse handleProblem: (FileProblem) -> Loaded) -> Loaded {
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return Loaded() }
        if isFolder.boolValue { return handleProblem(.folder) }
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            return handleProblem(.unreadable(error.fileReason))
        }
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(DocumentVersion.self, from: data).version else {
            return handleProblem(.damaged)
        }
        guard version <= Document.version else { return handleProblem(.newer(version)) }
        guard let document = try? decoder.decode(Document.self, from: data), document.isSound else {
            return handleProblem(.damaged)
        }
        return Loaded(document: document)
    }

    /// Renames a file that cannot be used, so that a new one can be saved. If that fails, the page must not save.
    private func setAside(for trouble: FileProblem) -> Loaded {
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

    /// Renames the file, so that its new name contains the problem's name and a number.
    ///
    /// - Returns: a message for the user about the renamed file.
    private func moveAside(for trouble: FileProblem) throws -> String {
        var number = 1
        func aside() -> URL { directory.appendingPathComponent("\(Document.name).\(trouble.name)-\(number).json") }
        while FileManager.default.fileExists(atPath: aside().path) { number += 1 }
        try FileManager.default.moveItem(at: file, to: aside())
        lock.recordSignature(nil)
        let name = file.lastPathComponent
        return "\(name) \(trouble.words). It was set aside as \(aside().lastPathComponent)\(trouble.advice(name))."
    }

    /// Writes a document to the file, in place of the saved one. Throws `SaveError.openElsewhere` if another gallery
    /// process holds the file's lock.
    ///
    /// - Parameter report: receives a message for the user if another program has written the file since it was read.
    func save(_ document: Document, report: (String) -> Void = { _ in }) throws {
        try DataFolder.make(directory)
        guard lock.acquire(file) else { throw SaveError.openElsewhere(file) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let data = try encoder.encode(VersionedDocument(document))
        if lock.isWrittenElsewhere(file) { report(try moveAside(for: .writtenElsewhere)) }
        try data.write(to: file, options: .atomic)
        lock.recordSignature(FileSignature(file))
    }
}

/// The version of the file's format. It is decoded first, because the rest of a newer format cannot be decoded.
private struct DocumentVersion: Codable {
    var version: Int
}

/// Encodes a document and the version of its format as one JSON object.
private struct VersionedDocument<Document: SavedDocument>: Encodable {
    private let document: Document

    init(_ document: Document) { self.document = document }

    func encode(to encoder: any Encoder) throws {
        try DocumentVersion(version: Document.version).encode(to: encoder)
        try document.encode(to: encoder)
    }
}
