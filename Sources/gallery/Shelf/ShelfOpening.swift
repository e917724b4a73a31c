// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Loads a saved shelf off the main actor, and reports its progress.
final class ShelfOpening: Sendable {
    struct Result: Sendable {
        /// The saved items whose files still exist.
        var things: [ShelfItem] = []
        /// A message about a problem with the shelf's own file; nil if there was none.
        var notice: String?
        /// A message about missing files; nil if all exist.
        var missing: String?
        /// The reason why nothing can be saved; nil if the folder can be written to.
        var obstacle: String?
        /// Whether the shelf must not be saved: another gallery process holds the lock of its file, or the file could
        /// be neither read nor renamed.
        var isReadOnly = false
    }

    private let checked = Atomic(0)
    private let count = Atomic(0)

    /// The progress, from 0 to 1; nil while the number of items is unknown.
    var fraction: Double? {
        let count = count.load(ordering: .relaxed)
        return count == 0 ? nil : Double(checked.load(ordering: .relaxed)) / Double(count)
    }

    /// Loads the shelf, and deletes the files that a killed gallery process has left behind.
    func open(_ store: ShelfStore, _ folder: ShelfFolder) -> Result {
        let loaded = store.load()
        let saved = loaded.document?.things ?? []
        count.store(saved.count, ordering: .relaxed)
        let (things, missing) =
            loaded.document?.restored(in: folder) { checked.store($0, ordering: .relaxed) } ?? ([], [])
        if !loaded.isReadOnly {
            let isKnown = loaded.document != nil || loaded.notice == nil
            folder.deleteAbandoned(except: isKnown ? saved.compactMap(\.file) : nil)
        }
        folder.markLoaded(things.compactMap(\.file))
        return Result(
            things: things,
            notice: loaded.notice.map { loaded.document == nil ? $0 + folder.locationMessage : $0 },
            missing: ShelfOpening.words(missing), obstacle: loaded.obstacle, isReadOnly: loaded.isReadOnly)
    }

    private static func words(_ missing: [String]) -> String? {
        guard !missing.isEmpty else { return nil }
        let names = missing.prefix(3).joined(separator: ", ") + (missing.count > 3 ? " and others" : "")
        return "Missing on the shelf, for their files have gone: \(names)."
    }
}
