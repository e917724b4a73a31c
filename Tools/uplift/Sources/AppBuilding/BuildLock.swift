// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The exclusive use of a folder of results that several builds share. The lock is released when the object is, and
/// when the process ends.
package final class BuildLock {
    private let file: Int32

    /// Waits until no other build uses the folder.
    ///
    /// - Parameter whenBusy: called before the wait, if there is one.
    /// - Throws: `CocoaError` if the lock cannot be made.
    package init(_ folder: URL, whenBusy: () -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("uplift.lock").path
        // The compiler and the app must not inherit the lock.
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
        whenBusy()
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw CocoaError(.fileLocking, userInfo: [NSFilePathErrorKey: path]) }
        }
    }

    deinit { close(file) }
}
