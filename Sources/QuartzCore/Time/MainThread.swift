// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Glibc
import Synchronization

/// Whether the current code runs on the main thread, which owns everything on screen.
///
/// A layer tree that is not shown may be built on any thread, by one thread at a time. A shown tree belongs to the main
/// thread. A change from another thread is not prevented, and appears in the next frame.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread's id, stored by the first call of ``isCurrent`` on the main thread; 0 before.
    /// `Thread.isMainThread` takes two system calls, which is too slow for each layer change.
    private static let main = Atomic<UInt>(0)

    /// Whether the current code runs on the main thread or the main queue. In a test the main queue has no fixed
    /// thread. In an app the main loop is on the main thread, outside any queue.
    package static var isCurrent: Bool { isMainThread || DispatchQueue.getSpecific(key: key) == true }

    private static var isMainThread: Bool {
        let (current, known) = (UInt(pthread_self()), main.load(ordering: .relaxed))
        if known != 0 { return known == current }
        guard Thread.isMainThread else { return false }
        main.store(current, ordering: .relaxed)
        return true
    }
}
