// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// An exclusive lock that keeps other gallery processes from writing a file. The lock is released when the object is
/// deallocated.
///
/// It is an advisory lock (`flock`) on a hidden file next to the locked file. The system releases it when the process
/// ends, even in a crash. All pages of the file in one process share the lock.
final class FileLock: Sendable {
    private struct WeakReference: Sendable { weak var lock: FileLock? }

    /// The locks that this process holds, by the paths of the hidden files.
    private static let instances = Mutex<[String: WeakReference]>([:])

    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// The result of an attempt to take the lock.
    enum Attempt {
        case acquired(FileLock)
        /// Another process holds the lock.
        case heldElsewhere
        /// The lock cannot be taken: the folder does not exist yet, or its file system does not support locks.
        case unavailable
    }

    /// Tries to lock a file, or returns this process's existing lock on it.
    static func acquire(_ file: URL) -> Attempt {
        let place = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).lock")
        let path = place.standardizedFileURL.path
        return instances.withLock { instances in
            if let lock = instances[path]?.lock { return .acquired(lock) }
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return .unavailable }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                let isTaken = errno == EWOULDBLOCK
                close(descriptor)
                return isTaken ? .heldElsewhere : .unavailable
            }
            let lock = FileLock(descriptor)
            instances[path] = WeakReference(lock: lock)
            return .acquired(lock)
        }
    }
}
