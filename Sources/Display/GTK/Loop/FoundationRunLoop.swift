// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Runs Foundation's main run loop, with its `Timer` and `perform(_:)`, from GLib's main loop.
///
/// On Linux Foundation's run loop cannot be a source of another loop. Its `limitDate(forMode:)` fires the due timers
/// and returns the next deadline, so it is called before each iteration of GLib's loop.
///
/// > Note: A timer that another thread adds to `RunLoop.main` is noticed at the next iteration, which may be late in an
/// > idle app. `DispatchQueue.main` and `Task { @MainActor in }` wake the loop from every thread.
@MainActor
final class FoundationRunLoop {
    private var wakeUp: guint = 0
    private var wakeUpDate = Date.distantFuture

    /// Fires the due timers, and makes GLib's loop wake at the next timer's deadline.
    func serve() {
        let date = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
        if date == wakeUpDate { return }
        wakeUpDate = date
        if wakeUp != 0 { g_source_remove(wakeUp) }
        wakeUp = 0
        if date == .distantFuture { return }
        let milliseconds = (max(0, date.timeIntervalSinceNow) * 1000).rounded(.up)
        wakeUp = g_timeout_add_full(
            GTKMainScheduler.priority, guint(min(milliseconds, Double(Int32.max))),
            { context in
                MainActor.assumeIsolated {
                    Unmanaged<FoundationRunLoop>.fromOpaque(context!).takeUnretainedValue().wokeUp()
                }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func wokeUp() {
        wakeUp = 0
        wakeUpDate = .distantFuture
    }
}
