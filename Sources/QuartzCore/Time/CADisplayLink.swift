// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A timer that fires before every frame of the display.
///
/// It retains its target and is retained by the run loop until ``invalidate()``.
public class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    /// The last time it fired, where it does not fire at every frame.
    private var lastFired: CFTimeInterval?

    /// Seconds: the moment of the last frame.
    public private(set) var timestamp: CFTimeInterval = 0
    /// Seconds: the moment of the frame that it fires for next.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between frames of the display; 0 before it has fired.
    public private(set) var duration: CFTimeInterval = 0

    /// Whether it keeps still; false unless set.
    public var isPaused = false {
        didSet { if oldValue && !isPaused { FrameCallbacks.linkResumed() } }
    }

    /// Frames a second that are enough; 0 is every frame.
    public var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.wantedRate ?? 0) }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// How often a second it is to fire: at every frame unless set, and never more often than there are frames.
    public var preferredFrameRateRange = CAFrameRateRange.default

    package init(action: @escaping (CADisplayLink) -> Void) {
        self.action = action
    }

    /// A link that calls `selector`, an unapplied method of `target`'s class: `CADisplayLink(target: self, selector: Board.step)`.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        nonisolated(unsafe) let target = target
        self.init(action: { link in
            nonisolated(unsafe) let link = link
            MainActor.assumeIsolated { sel(target)(link) }
        })
    }

    /// A link that calls a method without arguments.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        nonisolated(unsafe) let target = target
        self.init(action: { _ in MainActor.assumeIsolated { sel(target)() } })
    }

    /// Starts it. Every mode counts as the common ones: frames come in whatever mode the loop is.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil else { return }
        modes.insert(mode)
        FrameCallbacks.add(self)
    }

    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { FrameCallbacks.remove(self) }
    }

    /// Stops it for good and lets go of the target.
    public func invalidate() {
        FrameCallbacks.remove(self)
        modes = []
        action = nil
    }

    /// Whether frames call it.
    var isRunning: Bool { !isPaused && !modes.isEmpty }

    func fire(timestamp now: CFTimeInterval, interval: CFTimeInterval) {
        // Frames from one firing to the next: as many as come nearest to the rate, and no fewer than one.
        let frames = preferredFrameRateRange.wantedRate.map { max(1, (1 / ($0 * interval)).rounded()) } ?? 1
        // Half a frame of slack: a 30 Hz link fires on every second frame of 60, not on every third.
        if let lastFired, frames > 1, now - lastFired < (frames - 0.5) * interval { return }
        lastFired = now
        timestamp = now
        targetTimestamp = now + frames * interval
        duration = interval
        action?(self)
    }
}
