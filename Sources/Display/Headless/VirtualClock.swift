// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// A clock whose time only changes in ``advance(to:)``.
package final class VirtualClock: MediaClock, @unchecked Sendable {
    private let lock = NSLock()
    private var seconds: CFTimeInterval = 0

    package init() {}

    package func now() -> CFTimeInterval { lock.withLock { seconds } }

    /// Advances the clock to `time`; no effect if `time` is in the past.
    func advance(to time: CFTimeInterval) {
        lock.withLock { seconds = max(seconds, time) }
    }
}
