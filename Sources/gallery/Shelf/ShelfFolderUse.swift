// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Keeps others from sweeping a shelf's folder, for as long as somebody has it: there may be files that no document tells
/// of, for they are still coming, or can be put back.
///
/// It is a lock on a hidden file beside the folder, which the system takes back from a program that ends, however it does.
final class ShelfFolderUse: Sendable {
    /// Negative where there is none.
    private let descriptor: Int32

    private init?(_ folder: URL, _ operation: Int32) {
        let place = folder.deletingLastPathComponent().appendingPathComponent(".\(folder.lastPathComponent).lock")
        descriptor = open(place.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0, flock(descriptor, operation) == 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// One of any number, also in one program; waits for who sweeps. Nil where there are no locks.
    static func begin(of folder: URL) -> ShelfFolderUse? { ShelfFolderUse(folder, LOCK_SH) }

    /// The only one; nil where there are others, or no locks.
    static func alone(of folder: URL) -> ShelfFolderUse? { ShelfFolderUse(folder, LOCK_EX | LOCK_NB) }
}
