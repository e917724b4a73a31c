// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A page's lock on its file, and the state of the file when the page last read or wrote it. The page takes the lock
/// when it loads an existing file, or when it first saves.
final class PageFileLock: Sendable {
    /// The state of the file when the page last read or wrote it.
    private enum LastSignature {
        case unknown
        /// The page has read or written the file, which then had this signature; nil if there was no file.
        case file(FileSignature?)
    }

    private let lock = Mutex<FileLock?>(nil)
    private let lastSignature = Mutex(LastSignature.unknown)
    /// Whether the page is only rendered to an image, and saves nothing.
    let isOnlyDrawn: Bool

    /// Creates the lock of a page, without taking it.
    ///
    /// - Parameter isOnlyDrawn: whether the page is only rendered to an image, and needs no lock.
    init(isOnlyDrawn: Bool) { self.isOnlyDrawn = isOnlyDrawn }

    /// Records the state of the file after the page has read or written it; nil if there is no file.
    func recordSignature(_ signature: FileSignature?) { lastSignature.withLock { $0 = .file(signature) } }

    /// Whether the file has changed since the page last read or wrote it. A deleted file counts as unchanged.
    func isWrittenElsewhere(_ file: URL) -> Bool {
        guard let now = FileSignature(file) else { return false }
        return lastSignature.withLock { if case .file(let signature) = $0 { signature != now } else { false } }
    }

    /// Takes the lock on `file` if possible. Returns false if another process holds it. Returns true in all other
    /// cases, even if the file system supports no locks, because the page may then save.
    func acquire(_ file: URL) -> Bool {
        lock.withLock { lock in
            guard lock == nil, !isOnlyDrawn else { return true }
            switch FileLock.acquire(file) {
            case .acquired(let taken): lock = taken
            case .heldElsewhere: return false
            case .unavailable: break
            }
            return true
        }
    }
}
