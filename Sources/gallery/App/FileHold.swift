// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Keeps other galleries from writing a file, for as long as somebody has it.
///
/// It is a lock on a hidden file beside it, which the system takes back from a program that ends, however it does. All in
/// one program share it.
final class FileHold: Sendable {
    private struct Known: Sendable { weak var hold: FileHold? }

    private static let known = Mutex<[String: Known]>([:])

    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    enum Attempt {
        case held(FileHold)
        /// Another program has it.
        case taken
        /// Nobody can have it: there is no such folder yet, or it knows no locks.
        case impossible
    }

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
            let hold = FileHold(descriptor)
            known[path] = Known(hold: hold)
            return .held(hold)
        }
    }
}
