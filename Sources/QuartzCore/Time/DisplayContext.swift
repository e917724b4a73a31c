// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The state of one display, which code finds with ``CurrentDisplay`` instead of holding a reference. UIKit's
/// `DisplayConnection` conforms to this protocol.
///
/// An app has one display. Each test screen has its own. Swift Testing interleaves tests on the main actor, so
/// ``CurrentDisplay`` finds the context of the current task.
package protocol DisplayContext: AnyObject, Sendable {
    var clock: any MediaClock { get }
    var layers: LayerState { get }

    /// Runs a block on the main thread soon, in a separate iteration of the main loop. May be called on any thread.
    func post(_ block: @escaping @MainActor @Sendable () -> Void)
}

/// The animations, display links and transactions of a display. Main thread only.
package final class LayerState: @unchecked Sendable {
    let animations = RunningAnimations.State()
    let frames = FrameCallbacks.State()
    let transactions = CATransaction.State()

    package init() {}
}

/// The display context in use.
package enum CurrentDisplay {
    /// Returns the context of the current task; nil if the task has none of its own. The closure itself is nil in an
    /// app, which has one context.
    nonisolated(unsafe) package static var choose: (() -> (any DisplayContext)?)?

    nonisolated(unsafe) private static var latest: any DisplayContext = NoDisplay()
    private static let lock = Mutex(())

    /// The context of the current task. If the task has none, the context that was passed to `use(_:)` last.
    package static var context: any DisplayContext {
        if let chosen = choose?() { return chosen }
        // Only the main actor sets `latest`, so the main thread needs no lock to read it.
        return MainThread.isCurrent ? latest : lock.withLock { _ in latest }
    }

    /// Makes a context the current one for all tasks that have no context of their own.
    @MainActor
    package static func use(_ context: any DisplayContext) {
        let old = lock.withLock { _ in
            defer { latest = context }
            return latest
        }
        // Objects released with the old context may use the current one, so the old one is released outside the lock.
        withExtendedLifetime(old) {}
    }

    /// The context that is used until the first display has called `use(_:)`; its time is always 0.
    private final class NoDisplay: DisplayContext, MediaClock {
        let layers = LayerState()
        var clock: any MediaClock { self }

        func now() -> CFTimeInterval { 0 }

        func post(_ block: @escaping @MainActor @Sendable () -> Void) {
            DispatchQueue.main.async { MainActor.assumeIsolated(block) }
        }
    }
}
