// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
internal import CGTK

/// Requests single frames from GDK's frame clock.
///
/// The clock only ticks on request: GDK's continuous updates for animations are not used, so an idle app has no ticks.
@MainActor
final class FrameSource {
    /// Called at each requested frame.
    var deliver: ((FrameTime) -> Void)?
    /// Whether frames are deferred, as during a blocking wait.
    var isPaused: () -> Bool = { false }

    private var clock: OpaquePointer?
    private var isRequested = false
    private var lastTimestamp: CFTimeInterval = 0

    func attach(to clock: OpaquePointer) {
        self.clock = clock
        g_object_ref(clock.gpointer)
        let updated: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
            nonisolated(unsafe) let context = context!
            MainActor.assumeIsolated {
                Unmanaged<FrameSource>.fromOpaque(context).takeUnretainedValue().updated()
            }
        }
        GObjectBridge.connect(clock, "update", Unmanaged.passUnretained(self).toOpaque(), updated)
        if isRequested { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE) }
    }

    func detach() {
        deliver = nil
        guard let clock else { return }
        GObjectBridge.disconnect(clock, Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(clock.gpointer)
        self.clock = nil
    }

    /// Requests the next frame.
    ///
    /// - Returns: false if the frame was requested already.
    func request() -> Bool {
        if isRequested { return false }
        isRequested = true
        if let clock { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE) }
        return true
    }

    /// Delivers a frame immediately, without waiting for the clock's next tick. If the clock is in a frame, the
    /// delivered frame has the same timestamp.
    func deliverNow() {
        if let frame = frame() { fire(frame) }
    }

    private func updated() {
        guard isRequested, let clock, let frame = frame() else { return }
        // On Broadway, GTK's display in a browser, the clock ticks as soon as the browser has answered, and the tick
        // after that comes late. One frame would be visible for 3 ms and the next for 30 ms, so a tick that comes too
        // early is skipped.
        if isPaused() || frame.timestamp - lastTimestamp < frame.interval / 2 {
            gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
        } else {
            fire(frame)
        }
    }

    /// The time of the clock's current frame, at which animations are sampled; nil without a clock. If the clock is
    /// asked between two frames, the time is that of the last frame plus a whole number of frame intervals.
    private func frame() -> FrameTime? {
        guard let clock else { return nil }
        let time = gdk_frame_clock_get_frame_time(clock)
        var interval: gint64 = 0
        var presentation: gint64 = 0
        gdk_frame_clock_get_refresh_info(clock, time, &interval, &presentation)
        return FrameTime(
            timestamp: max(lastTimestamp, GLibClock.seconds(time)), interval: GLibClock.seconds(interval))
    }

    private func fire(_ frame: FrameTime) {
        isRequested = false
        lastTimestamp = frame.timestamp
        deliver?(frame)
    }
}
