// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A display for tests without a screen. Time is virtual, and images are drawn with Cairo on request.
@MainActor
package final class HeadlessDisplay: DisplayServer {
    package let virtualClock = VirtualClock()
    package let virtualScheduler: VirtualScheduler
    package var clock: any MediaClock { virtualClock }
    package var scheduler: any MainScheduler { virtualScheduler }
    package let headlessClipboard: HeadlessClipboard
    package var clipboard: any DisplayClipboard { headlessClipboard }
    package private(set) var surfaces: [HeadlessSurface] = []
    package var preferencesDidChange: (@MainActor () -> Void)?

    package var preferences = DesktopPreferences() {
        didSet { if preferences != oldValue { preferencesDidChange?() } }
    }

    /// Whether the simulated desktop shows several windows, other than a browser tab.
    package var hasSeveralWindows = true
    /// The frame rate in frames per second.
    package var framesPerSecond = 60.0
    /// The scale factor of new surfaces, in pixels per point.
    package var scale: CGFloat = 2
    /// If not nil, the size of all new surfaces, in place of the size that the app requests.
    package var surfaceSize: CGSize?

    package init() {
        virtualScheduler = VirtualScheduler(clock: virtualClock)
        headlessClipboard = HeadlessClipboard(scheduler: virtualScheduler)
    }

    package func makeSurface(title: String, size: CGSize) throws -> any DisplaySurface {
        let surface = HeadlessSurface(title: title, size: surfaceSize ?? size, scale: scale, on: self)
        surfaces.append(surface)
        return surface
    }

    package func draw(_ surface: any DisplaySurface) {}

    package func run() {
        preconditionFailure("A headless display has no main loop: move its time with advance(by:)")
    }

    package func stop() {}

    // MARK: Time

    /// The time of the next frame. Frame times are whole multiples of the frame interval.
    package var nextFrameTime: CFTimeInterval {
        ((virtualClock.now() * framesPerSecond + 1e-6).rounded(.down) + 1) / framesPerSecond
    }

    /// Runs the timers and blocks that are due by `time`, then advances the clock to `time`.
    package func runTimers(upTo time: CFTimeInterval) {
        // The number of blocks is limited, so that a block that posts itself again and again does not hang the test.
        var rounds = 0
        while rounds < 100_000, virtualScheduler.runNext(upTo: time) { rounds += 1 }
        virtualClock.advance(to: time)
    }

    /// Renders a frame on every surface that requested one.
    package func renderFrame() {
        let frame = FrameTime(timestamp: virtualClock.now(), interval: 1 / framesPerSecond)
        for surface in surfaces { surface.renderIfRequested(frame) }
    }

    /// Advances time by `duration` as if the main thread were blocked: no timer fires and no frame is drawn.
    /// Afterwards the overdue timers fire, and one frame is drawn.
    package func stall(for duration: CFTimeInterval) {
        virtualClock.advance(to: virtualClock.now() + duration)
        runTimers(upTo: virtualClock.now())
        renderFrame()
    }

    /// Advances time by `duration`, and runs all timers and frames that are due in that time.
    package func advance(by duration: CFTimeInterval) {
        let end = virtualClock.now() + duration
        while true {
            let next = nextFrameTime
            if next > end + 1e-9 { break }
            runTimers(upTo: next)
            renderFrame()
        }
        runTimers(upTo: end)
    }
}
