// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Reads what was saved of a shelf, off the main actor, and says how far it is.
final class ShelfOpening: Sendable {
    struct Result: Sendable {
        /// The things whose files are there.
        var things: [ShelfThing] = []
        /// What the user should know of the shelf's own file; nil if that is well.
        var notice: String?
        /// What the user should know of files that have gone; nil if all are there.
        var missing: String?
        /// The reason why nothing can be saved; nil if the folder can be written to.
        var obstacle: String?
        /// Whether saving would overwrite a file that could not be read.
        var isReadOnly = false
    }

    private let checked = Atomic(0)
    private let count = Atomic(0)

    /// From 0 to 1; nil while the number of things is unknown.
    var fraction: Double? {
        let count = count.load(ordering: .relaxed)
        return count == 0 ? nil : Double(checked.load(ordering: .relaxed)) / Double(count)
    }

    /// Also deletes the files that a killed gallery has left.
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
        folder.begin(with: things.compactMap(\.file))
        return Result(
            things: things,
            notice: loaded.notice.map { loaded.document == nil ? $0 + folder.placeInWords : $0 },
            missing: ShelfOpening.words(missing), obstacle: loaded.obstacle, isReadOnly: loaded.isReadOnly)
    }

    private static func words(_ missing: [String]) -> String? {
        guard !missing.isEmpty else { return nil }
        let names = missing.prefix(3).joined(separator: ", ") + (missing.count > 3 ? " and others" : "")
        return "Missing on the shelf, for their files have gone: \(names)."
    }
}
