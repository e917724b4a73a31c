// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// Serves Foundation's run loop of the main thread from GLib's: Foundation's own `Timer` and `perform(_:)`.
///
/// Foundation here has no way to be a source of another loop. What it has is `limitDate(forMode:)`, which fires what is
/// due and returns when to come back; so it is asked before each turn of GLib's loop.
///
/// > Note: What another thread adds to `RunLoop.main` is seen at the next turn, which an idle app may not have soon.
/// > `DispatchQueue.main` and `Task { @MainActor in }` wake the loop from every thread.
@MainActor
final class FoundationRunLoop {
    private var wakeUp: guint = 0
    private var wakeUpDate = Date.distantFuture

    /// Fires what is due, and makes GLib's loop wake when the next timer is.
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
