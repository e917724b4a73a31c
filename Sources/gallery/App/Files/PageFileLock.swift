// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A page's lock on its file, taken as soon as possible, and the state of the file that the page last read or wrote.
final class PageFileLock: Sendable {
    private enum Seen {
        case notLooked
        /// The state of the file; nil if there was no file.
        case file(FileSignature?)
    }

    private let hold = Mutex<FileLock?>(nil)
    private let seen = Mutex(Seen.notLooked)
    /// Whether the page is only rendered to an image, and saves nothing.
    let isOnlyDrawn: Bool

    /// - Parameter isOnlyDrawn: whether the page is only rendered, and needs no lock.
    init(isOnlyDrawn: Bool) { self.isOnlyDrawn = isOnlyDrawn }

    /// Records the state of the file after the page has read or written it; nil if there is no file.
    func saw(_ mark: FileSignature?) { seen.withLock { $0 = .file(mark) } }

    /// Whether the file has changed since the page last read or wrote it.
    func isWrittenElsewhere(_ file: URL) -> Bool {
        guard let now = FileSignature(file) else { return false }
        return seen.withLock { if case .file(let mark) = $0 { mark != now } else { false } }
    }

    /// Takes the lock if possible, and returns whether no other process holds it.
    func take(_ file: URL) -> Bool {
        hold.withLock { hold in
            guard hold == nil, !isOnlyDrawn else { return true }
            switch FileLock.take(file) {
            case .held(let taken): hold = taken
            case .taken: return false
            case .impossible: break
            }
            return true
        }
    }
}
