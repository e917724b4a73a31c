// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A page's lock on its file, taken as soon as possible, and the state of the file that the page last read or wrote.
final class PageFileLock: Sendable {
    private enum LastSignature {
        case unknown
        /// The state of the file; nil if there was no file.
        case file(FileSignature?)
    }

    private let lock = Mutex<FileLock?>(nil)
    private let lastSignature = Mutex(LastSignature.unknown)
    /// Whether the page is only rendered to an image, and saves nothing.
    let isOnlyDrawn: Bool

    /// - Parameter isOnlyDrawn: whether the page is only rendered, and needs no lock.
    init(isOnlyDrawn: Bool) { self.isOnlyDrawn = isOnlyDrawn }

    /// Records the state of the file after the page has read or written it; nil if there is no file.
    func recordSignature(_ signature: FileSignature?) { lastSignature.withLock { $0 = .file(signature) } }

    /// Whether the file has changed since the page last read or wrote it.
    func isWrittenElsewhere(_ file: URL) -> Bool {
        guard let now = FileSignature(file) else { return false }
        return lastSignature.withLock { if case .file(let signature) = $0 { signature != now } else { false } }
    }

    /// Takes the lock if possible, and returns whether no other process holds it.
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
