// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
internal import CGTK

/// GLib's main loop.
enum MainLoop {
    /// Runs `body` in the main loop, even during a blocking wait.
    ///
    /// - Parameter isUrgent: whether `body` runs before the display's events.
    static func post(isUrgent: Bool = false, _ body: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(MainLoopBlock(body)).toOpaque()
        g_idle_add_full(
            isUrgent ? G_PRIORITY_HIGH : G_PRIORITY_DEFAULT,
            { context in
                Unmanaged<MainLoopBlock>.fromOpaque(context!).takeRetainedValue().body()
                return 0
            }, box, nil)
    }

    /// The end of the loop's last wait for events, in seconds on GLib's clock. An event that is being handled now
    /// either ended that wait or arrived after it.
    @MainActor private(set) static var busySince: CFTimeInterval = -.infinity

    /// Starts to update ``busySince``.
    @MainActor
    static func observeWaits() {
        g_main_context_set_poll_func(nil) { descriptors, count, timeout in
            let before = g_get_monotonic_time()
            let result = g_poll(descriptors, count, timeout)
            let now = g_get_monotonic_time()
            // If polling took less than a millisecond, an event was pending already, and the loop did not wait.
            if now - before > 1000 { MainActor.assumeIsolated { MainLoop.busySince = GLibClock.seconds(now) } }
            return result
        }
    }

    /// Runs the main loop until a condition is true, or the timeout in seconds has passed.
    @MainActor
    static func run(atMost seconds: Double, until isOver: () -> Bool) {
        let end = g_get_monotonic_time() + gint64(seconds * 1e6)
        // Wakes the loop regularly, because it would otherwise sleep until the next event.
        let tick = g_timeout_add(20, { _ in 1 }, nil)
        defer { g_source_remove(tick) }
        while !isOver(), g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
    }
}

private final class MainLoopBlock: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}
