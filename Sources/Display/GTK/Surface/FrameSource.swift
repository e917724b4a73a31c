// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
internal import CGTK

/// Asks GDK's frame clock for single frames.
///
/// The clock ticks only when asked: it is never told that an animation runs, so that nothing ticks on when one ends.
@MainActor
final class FrameSource {
    /// Called at each frame that was asked for.
    var deliver: ((FrameTime) -> Void)?
    /// Whether frames have to wait.
    var isHeld: () -> Bool = { false }

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

    /// Asks for the next frame.
    ///
    /// - Returns: whether it had not been asked for yet.
    func request() -> Bool {
        if isRequested { return false }
        isRequested = true
        if let clock { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE) }
        return true
    }

    /// Delivers a frame in the midst of the clock's present one, at the same time.
    func deliverNow() {
        if let frame = frame() { fire(frame) }
    }

    private func updated() {
        guard isRequested, let clock, let frame = frame() else { return }
        // Broadway's clock ticks anew as soon as the browser has answered, and then waits for long: a picture would be
        // seen for 3 ms and the next for 30.
        if isHeld() || frame.timestamp - lastTimestamp < frame.interval / 2 {
            gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
        } else {
            fire(frame)
        }
    }

    /// The clock's time is the one to sample animations at: it grows evenly, by whole intervals, while frames follow
    /// each other.
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
