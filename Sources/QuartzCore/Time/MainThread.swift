// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Glibc
import Synchronization

/// Whether code runs where what is on screen belongs.
///
/// A tree of layers that nobody shows may be built on any thread, one thread at a time. What is shown belongs to the main
/// thread; a change to it from elsewhere is not stopped, and is seen with the next frame.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, once it has asked; 0 before. `Thread.isMainThread` is two system calls, and every change of every
    /// layer asks.
    private static let main = Atomic<UInt>(0)

    /// In a test the main queue is on no particular thread; in an app the main loop is on the main thread, and in no queue.
    package static var isCurrent: Bool { isMainThread || DispatchQueue.getSpecific(key: key) == true }

    private static var isMainThread: Bool {
        let (current, known) = (UInt(pthread_self()), main.load(ordering: .relaxed))
        if known != 0 { return known == current }
        guard Thread.isMainThread else { return false }
        main.store(current, ordering: .relaxed)
        return true
    }
}
