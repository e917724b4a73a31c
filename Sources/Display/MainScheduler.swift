// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// Timers and blocks that run on the main actor: the main loop's in an app, virtual time's in a test.
package protocol MainScheduler: AnyObject, Sendable {
    /// Runs `block` soon, after what was posted before it; may be called from any thread.
    func post(_ block: @escaping @MainActor @Sendable () -> Void)

    /// Runs `block` after `delay` seconds, and again every `interval` seconds if there is one; from any thread.
    ///
    /// - Returns: a task that can be cancelled; dropping it does not cancel.
    @discardableResult
    func schedule(
        after delay: CFTimeInterval, every interval: CFTimeInterval?, purpose: TimerPurpose,
        _ block: @escaping @MainActor @Sendable () -> Void
    ) -> ScheduledTask
}

/// What a timer is for: a test's `settle` waits for some kinds and names those left.
package enum TimerPurpose: Sendable, Equatable {
    /// A gesture recognizer's or the drag session's own.
    case gesture
    /// The app's `Timer` or a delayed block, named for messages.
    case app(String)
    /// One that runs on and on, such as a caret: never waited for.
    case background
}

/// A timer that can be cancelled.
package final class ScheduledTask: @unchecked Sendable {
    private let lock = NSLock()
    private var cancelled = false
    private var onCancel: (@Sendable () -> Void)?

    /// - Parameter onCancel: called at most once, at the first cancel.
    package init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = onCancel
    }

    package var isCancelled: Bool { lock.withLock { cancelled } }

    package func cancel() {
        // By hand: a closure that passes through the generic form is wrapped, each time, on the heap.
        lock.lock()
        cancelled = true
        let action = onCancel
        onCancel = nil
        lock.unlock()
        action?()
    }
}
