// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// A journal file with the names of the subfolders that do not belong to the saved shelf: those of items that are not
/// saved yet, and those of removed items, which the next save leaves out.
///
/// The file exists as long as there are such subfolders. The process holds a lock on it, which the system releases if
/// the process is killed. So an unlocked journal belongs to a killed process, and the next gallery process deletes the
/// subfolders in it: see ``removeAbandonedJournals(in:)``.
///
/// Each line is a name after a `+`, written before the subfolder is made, or after a `-`, written when it is saved or
/// deleted.
final class ShelfJournal: Sendable {
    private struct State: Sendable {
        var file: (url: URL, descriptor: Int32)?
        var names: Set<String> = []
    }

    private let directory: URL
    private let state = Mutex(State())

    /// Creates an empty journal. Its file is made when the first name is added.
    ///
    /// - Parameter directory: the folder of the journal, created when it is needed.
    init(directory: URL) { self.directory = directory }

    deinit { removeAll() }

    /// Adds the names of subfolders that are to be deleted if the process is killed.
    func insert(_ names: some Collection<String>) {
        state.withLock { state in
            let new = names.filter { state.names.insert($0).inserted }
            guard !new.isEmpty else { return }
            if state.file == nil { state.file = makeFile() }
            append("+", new, state)
        }
    }

    /// Removes the names of subfolders that were saved or deleted.
    func remove(_ names: some Collection<String>) {
        state.withLock { state in
            let old = names.filter { state.names.remove($0) != nil }
            if state.names.isEmpty { deleteFile(&state) } else { append("-", old, state) }
        }
    }

    func removeAll() {
        state.withLock { state in
            state.names = []
            deleteFile(&state)
        }
    }

    // MARK: The file

    private static let (prefix, suffix) = (".shelf-", ".journal")

    /// Creates the file and locks it. Returns nil if that fails; the subfolders then remain if the process is killed.
    private func makeFile() -> (url: URL, descriptor: Int32)? {
        try? DataFolder.make(directory)
        // Another gallery process may open the file before it is locked, and delete it as abandoned. Another file is
        // then made.
        for _ in 0..<3 {
            let url = directory.appendingPathComponent(Self.prefix + UUID().uuidString + Self.suffix)
            let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return nil }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return (url, descriptor) }
            close(descriptor)
        }
        return nil
    }

    private func append(_ sign: String, _ names: [String], _ state: State) {
        guard let file = state.file, !names.isEmpty else { return }
        let lines = names.map { "\(sign)\($0)\n" }.joined()
        try? FileHandle(fileDescriptor: file.descriptor).write(contentsOf: Data(lines.utf8))
    }

    private func deleteFile(_ state: inout State) {
        guard let file = state.file else { return }
        unlink(file.url.path)
        close(file.descriptor)
        state.file = nil
    }

    // MARK: Crash recovery

    /// Deletes the journals of killed processes.
    ///
    /// - Returns: the names of the subfolders that those journals still list. Each name is a UUID.
    static func removeAbandonedJournals(in directory: URL) -> Set<String> {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        var names: Set<String> = []
        for name in all where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let url = directory.appendingPathComponent(name)
            let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, let data = try? Data(contentsOf: url) else { continue }
            names.formUnion(ShelfJournal.names(in: String(decoding: data, as: UTF8.self)))
            unlink(url.path)
        }
        return names
    }

    private static func names(in text: String) -> Set<String> {
        text.split(separator: "\n").reduce(into: []) { names, line in
            let name = String(line.dropFirst())
            // If the process was killed while it wrote a line, the line has no whole name, and its subfolder was not
            // made yet.
            guard UUID(uuidString: name) != nil else { return }
            if line.hasPrefix("+") { names.insert(name) } else { names.remove(name) }
        }
    }
}
