// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A display without a display: time is virtual, pictures are drawn by Cairo when somebody asks.
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

    /// Frames a second.
    package var framesPerSecond = 60.0
    /// Pixels a point of new surfaces.
    package var scale: CGFloat = 2
    /// What new surfaces measure, whatever is asked for; nil gives what is asked.
    package var surfaceSize: CGSize?

    /// Called after each frame, whether or not there was anything new to show.
    package var afterFrame: (@MainActor () -> Void)?

    package init() {
        virtualScheduler = VirtualScheduler(clock: virtualClock)
        headlessClipboard = HeadlessClipboard(scheduler: virtualScheduler)
    }

    package func makeSurface(title: String, size: CGSize) throws -> any DisplaySurface {
        let surface = HeadlessSurface(
            title: title, size: surfaceSize ?? size, scale: scale, scheduler: virtualScheduler)
        surfaces.append(surface)
        return surface
    }

    package func run() {
        preconditionFailure("A headless display has no main loop: move its time with advance(by:)")
    }

    package func stop() {}

    // MARK: Time

    /// The moment of the next frame: frames lie at whole multiples of the interval from 0.
    package var nextFrameTime: CFTimeInterval {
        ((virtualClock.now() * framesPerSecond + 1e-6).rounded(.down) + 1) / framesPerSecond
    }

    /// Runs timers and blocks due by `time`, then moves the clock there.
    ///
    /// - Parameter between: called after each of them; a test's async form lets tasks run there.
    package func runTimers(upTo time: CFTimeInterval) {
        // A block that posts itself again and again at one moment must not hang the test.
        var rounds = 0
        while rounds < 100_000, virtualScheduler.runNext(upTo: time) { rounds += 1 }
        virtualClock.advance(to: time)
    }

    /// Gives every surface that asked for one its frame.
    package func renderFrame() {
        let frame = FrameTime(timestamp: virtualClock.now(), interval: 1 / framesPerSecond)
        for surface in surfaces { surface.renderIfRequested(frame) }
    }

    /// Moves time on by `duration` as if the main thread were busy: no timer and no frame until then. After that, the
    /// timers that are late fire, and one frame is drawn.
    package func stall(for duration: CFTimeInterval) {
        virtualClock.advance(to: virtualClock.now() + duration)
        runTimers(upTo: virtualClock.now())
        renderFrame()
        afterFrame?()
    }

    /// Moves time on by `duration`, with every timer and every frame on the way.
    package func advance(by duration: CFTimeInterval) {
        let end = virtualClock.now() + duration
        while true {
            let next = nextFrameTime
            if next > end + 1e-9 { break }
            runTimers(upTo: next)
            renderFrame()
            afterFrame?()
        }
        runTimers(upTo: end)
    }
}
