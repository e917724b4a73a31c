// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// An exclusive lock that keeps other galleries from writing a file. The lock is released when the object is
/// deallocated.
///
/// It is an advisory lock (`flock`) on a hidden file next to the locked file. The system releases it when the process
/// ends, even in a crash. All users of the file in one process share the lock.
final class FileLock: Sendable {
    private struct Known: Sendable { weak var hold: FileLock? }

    private static let known = Mutex<[String: Known]>([:])

    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    enum Attempt {
        case held(FileLock)
        /// Another process holds the lock.
        case taken
        /// The lock cannot be taken: the folder does not exist yet, or its file system does not support locks.
        case impossible
    }

    /// Tries to lock a file, or returns this process's existing lock on it.
    static func take(_ file: URL) -> Attempt {
        let place = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).lock")
        let path = place.standardizedFileURL.path
        return known.withLock { known in
            if let hold = known[path]?.hold { return .held(hold) }
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return .impossible }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                let isTaken = errno == EWOULDBLOCK
                close(descriptor)
                return isTaken ? .taken : .impossible
            }
            let hold = FileLock(descriptor)
            known[path] = Known(hold: hold)
            return .held(hold)
        }
    }
}
