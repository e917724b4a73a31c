// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Everything that belongs to one display and is reached without naming it: UIKit's `DisplayConnection` is one.
///
/// An app has one display for good. Each test screen has its own: Swift Testing runs tests by turns on the main actor, so
/// ``CurrentDisplay`` finds the context of the current task.
package protocol DisplayContext: AnyObject, Sendable {
    var clock: any MediaClock { get }
    var layers: LayerState { get }

    /// Runs a block soon, in a turn of its own; called on any thread.
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
    /// Finds the context of the current task; nil in an app, which has one context.
    nonisolated(unsafe) package static var choose: (() -> (any DisplayContext)?)?

    nonisolated(unsafe) private static var latest: any DisplayContext = NoDisplay()
    private static let lock = Mutex(())

    /// The context of the current task, or else the one that was used last.
    package static var context: any DisplayContext {
        if let chosen = choose?() { return chosen }
        // Only the main actor sets it.
        return MainThread.isCurrent ? latest : lock.withLock { _ in latest }
    }

    /// Makes a context the current one of every task that has none of its own.
    @MainActor
    package static func use(_ context: any DisplayContext) {
        let old = lock.withLock { _ in
            defer { latest = context }
            return latest
        }
        // An object that goes with the old context may ask for the current one.
        withExtendedLifetime(old) {}
    }

    /// The context before there is a display: no time passes.
    private final class NoDisplay: DisplayContext, MediaClock {
        let layers = LayerState()
        var clock: any MediaClock { self }

        func now() -> CFTimeInterval { 0 }

        func post(_ block: @escaping @MainActor @Sendable () -> Void) {
            DispatchQueue.main.async { MainActor.assumeIsolated(block) }
        }
    }
}
