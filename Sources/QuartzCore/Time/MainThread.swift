// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

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

    /// In a test the main queue is on no particular thread; in an app the main loop is on the main thread, and in no queue.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Runs a block soon, in a turn of its own, from whatever thread: by the main queue, and by the display's scheduler
    /// once there is one.
    nonisolated(unsafe) package static var post: (@escaping @MainActor @Sendable () -> Void) -> Void = { block in
        DispatchQueue.main.async { MainActor.assumeIsolated(block) }
    }
}
