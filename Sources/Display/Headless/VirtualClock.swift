// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// Time that moves only when it is told to.
package final class VirtualClock: MediaClock, @unchecked Sendable {
    private let lock = NSLock()
    private var seconds: CFTimeInterval = 0

    package init() {}

    package func now() -> CFTimeInterval { lock.withLock { seconds } }

    /// Moves on to `time`; never back.
    func advance(to time: CFTimeInterval) {
        lock.withLock { seconds = max(seconds, time) }
    }
}
