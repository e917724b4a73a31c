// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// A scheduler of timers and blocks on the main actor: on the main loop in an app, on virtual time in a test.
package protocol MainScheduler: AnyObject, Sendable {
    /// Runs `block` soon, after all blocks posted earlier; may be called from any thread.
    func post(_ block: @escaping @MainActor @Sendable () -> Void)

    /// Runs `block` after `delay` seconds, and then every `interval` seconds, if given; may be called from any thread.
    ///
    /// - Returns: a task that can be cancelled. Releasing the task does not cancel it.
    @discardableResult
    func schedule(
        after delay: CFTimeInterval, every interval: CFTimeInterval?, purpose: TimerPurpose,
        _ block: @escaping @MainActor @Sendable () -> Void
    ) -> ScheduledTask
}

/// The purpose of a timer. The test function `settle` uses it to decide whether to wait for the timer. If `settle`
/// times out, its error lists the pending timers.
package enum TimerPurpose: Sendable, Equatable {
    /// A timer of a gesture recognizer or a drag session.
    case gesture
    /// The app's `Timer` or delayed block, with a name for error messages.
    case app(String)
    /// A timer that runs indefinitely, such as the timer of the blinking caret. A test never waits for it.
    case background
}

/// A timer that can be cancelled.
package final class ScheduledTask: @unchecked Sendable {
    private let lock = NSLock()
    private var cancelled = false
    private var onCancel: (@Sendable () -> Void)?

    /// Creates a task.
    ///
    /// - Parameter onCancel: called at most once, at the first ``cancel()``.
    package init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = onCancel
    }

    package var isCancelled: Bool { lock.withLock { cancelled } }

    package func cancel() {
        // `withLock` is not used here: it would return the closure through a generic parameter, which allocates a
        // wrapper on each call.
        lock.lock()
        cancelled = true
        let action = onCancel
        onCancel = nil
        lock.unlock()
        action?()
    }
}
