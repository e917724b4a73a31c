// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Has a page's hold of its file, from when that can be had, and knows the file that the page has seen last.
final class FileKeeper: Sendable {
    private enum Seen {
        case notLooked
        /// Nil where there was none.
        case file(FileMark?)
    }

    private let hold = Mutex<FileHold?>(nil)
    private let seen = Mutex(Seen.notLooked)
    /// Whether the page is drawn for a picture, and changes nothing.
    let isOnlyDrawn: Bool

    /// - Parameter isOnlyDrawn: whether the page is drawn, and nobody is asked for its file.
    init(isOnlyDrawn: Bool) { self.isOnlyDrawn = isOnlyDrawn }

    /// The page has read the file, or written it; nil where there is none.
    func saw(_ mark: FileMark?) { seen.withLock { $0 = .file(mark) } }

    /// Whether there is another file now than the page has seen.
    func isWrittenElsewhere(_ file: URL) -> Bool {
        guard let now = FileMark(file) else { return false }
        return seen.withLock { if case .file(let mark) = $0 { mark != now } else { false } }
    }

    /// Whether nobody else has the file.
    func take(_ file: URL) -> Bool {
        hold.withLock { hold in
            guard hold == nil, !isOnlyDrawn else { return true }
            switch FileHold.take(file) {
            case .held(let taken): hold = taken
            case .taken: return false
            case .impossible: break
            }
            return true
        }
    }
}
