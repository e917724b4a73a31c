// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime

/// A timer that fires before every frame of the display.
///
/// It retains its target and is retained by the run loop until ``invalidate()``.
public class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    /// The time at which the link last fired; nil if it has never fired.
    private var lastFired: CFTimeInterval?

    /// The time of the last frame, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the frame for which the link fires next, in seconds.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The display's frame interval in seconds; 0 before the link has fired.
    public private(set) var duration: CFTimeInterval = 0

    /// Whether the link is suspended; false unless set.
    public var isPaused = false {
        didSet { if oldValue && !isPaused { FrameCallbacks.linkResumed() } }
    }

    /// The preferred frame rate; 0 means every frame.
    public var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.wantedRate ?? 0) }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// The preferred frame rate; every frame unless set. The link never fires more often than the display shows frames.
    public var preferredFrameRateRange = CAFrameRateRange.default

    package init(action: @escaping (CADisplayLink) -> Void) {
        self.action = action
    }

    /// Creates a link that calls a method of `target` with the link as parameter. For example:
    /// `CADisplayLink(target: self, selector: Board.step)`.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        nonisolated(unsafe) let target = target
        self.init(action: { link in
            nonisolated(unsafe) let link = link
            MainActor.assumeIsolated { sel(target)(link) }
        })
    }

    /// Creates a link that calls a method of `target` without parameters.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        nonisolated(unsafe) let target = target
        self.init(action: { _ in MainActor.assumeIsolated { sel(target)() } })
    }

    /// Creates a link that calls a method of `target` by name, with the link if the method has a parameter.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        action = { link in MethodCall.send(sel, to: target, with: link) }
        super.init()
    }

    /// Starts the link. Every run loop mode has the effect of `.common`, because frames arrive in every mode.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil else { return }
        modes.insert(mode)
        FrameCallbacks.add(self)
    }

    /// Removes the link from a run loop mode. If it was the link's last mode, the link stops.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { FrameCallbacks.remove(self) }
    }

    /// Stops the link permanently and releases its target.
    public func invalidate() {
        FrameCallbacks.remove(self)
        modes = []
        action = nil
    }

    /// Whether the link fires: it is not paused and has at least one mode.
    var isRunning: Bool { !isPaused && !modes.isEmpty }

    func fire(timestamp now: CFTimeInterval, interval: CFTimeInterval) {
        // The number of frames from one call to the next, at least one, for the rate nearest to the preferred one.
        let frames = preferredFrameRateRange.wantedRate.map { max(1, (1 / ($0 * interval)).rounded()) } ?? 1
        // The tolerance is half a frame, so that a 30 Hz link fires on every second frame at 60 Hz, not on every third.
        if let lastFired, frames > 1, now - lastFired < (frames - 0.5) * interval { return }
        lastFired = now
        timestamp = now
        targetTimestamp = now + frames * interval
        duration = interval
        action?(self)
    }
}
