// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// A timer on the display's clock.
///
/// It takes the place of Foundation's, which runs on real time only: in a test time is virtual.
///
/// A file that imports Foundation or Testing beside UIKit sees both, and says `UIKit.Timer` for this one.
///
/// Started by `scheduledTimer`, or added for the default mode only, it waits while a finger scrolls or content
/// decelerates, and then fires at once; added for the common modes or for tracking it does not wait.
///
/// > Note: Added to any run loop it fires on the main actor.
public final class Timer: NSObject, @unchecked Sendable {
    private let block: LockedBox<((Timer) -> Void)?>
    private let task = LockedBox<ScheduledTask?>(nil)
    /// Whether it was due while scrolling went on, and fires when that is over.
    private let isWaiting = LockedBox(false)
    private let waitsForScrolling = LockedBox(true)
    private let repeats: Bool
    private let delay: TimeInterval
    public let timeInterval: TimeInterval
    public let userInfo: Any?
    /// Kept as Apple's timers do; the main loop fires as near to the time as it can.
    public var tolerance: TimeInterval = 0

    /// A timer that fires once it is added to a run loop.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.block = LockedBox(block)
        self.repeats = repeats
        delay = max(interval, 0.0001)
        timeInterval = repeats ? delay : 0
        userInfo = nil
    }

    private init<Target: AnyObject>(
        _ interval: TimeInterval, target: Target, userInfo: Any?, repeats: Bool,
        call: @escaping @MainActor (Target, Timer) -> Void
    ) {
        nonisolated(unsafe) let target = target
        block = LockedBox { timer in
            MainActor.assumeIsolated { call(target, timer) }
        }
        self.repeats = repeats
        delay = max(interval, 0.0001)
        timeInterval = repeats ? delay : 0
        self.userInfo = userInfo
    }

    /// A timer that runs at once.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// A timer that calls an unapplied method of `aTarget`, which it retains until it is invalid.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval ti: TimeInterval, target aTarget: Target,
        selector aSelector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(ti, target: aTarget, userInfo: userInfo, repeats: yesOrNo) { aSelector($0)($1) }
        timer.start()
        return timer
    }

    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval ti: TimeInterval, target aTarget: Target,
        selector aSelector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(ti, target: aTarget, userInfo: userInfo, repeats: yesOrNo) { target, _ in aSelector(target)()
        }
        timer.start()
        return timer
    }

    /// Whether it may still fire.
    public var isValid: Bool { block.withLock { $0 != nil } }

    public func invalidate() {
        block.withLock { $0 = nil }
        task.withLock { task in
            task?.cancel()
            task = nil
        }
    }

    /// Fires now; a timer that does not repeat is invalid after it.
    public func fire() {
        guard let action = block.withLock({ $0 }) else { return }
        if !repeats { block.withLock { $0 = nil } }
        action(self)
    }

    /// - Parameter mode: one more in which it fires.
    func start(in mode: RunLoop.Mode = .default) {
        if mode != .default { waitsForScrolling.withLock { $0 = false } }
        guard isValid, task.withLock({ $0 == nil }) else { return }
        let scheduled = ScheduledWork.scheduler.schedule(
            after: delay, every: repeats ? delay : nil, purpose: .app("Timer of \(delay) s")
        ) { self.isDue() }
        task.withLock { $0 = scheduled }
    }

    @MainActor
    private func isDue() {
        let tracking = ScrollTracking.current
        guard waitsForScrolling.withLock({ $0 }), tracking.isActive else { return fire() }
        // However often it is due meanwhile, it fires once when scrolling is over.
        guard isValid, isWaiting.withLock({ !$0 }) else { return }
        isWaiting.withLock { $0 = true }
        tracking.whenOver {
            self.isWaiting.withLock { $0 = false }
            self.fire()
        }
    }
}

extension RunLoop.Mode {
    /// In which the main run loop is while a scroll view is tracked.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension RunLoop {
    /// Starts a timer on the main actor; one that is added for the default mode only waits while content is scrolled.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.start(in: mode)
    }
}

extension DispatchQueue {
    /// Runs a block on this queue; on the main queue it is the display's scheduler that does, on virtual time in a test.
    public func async(execute work: @escaping @MainActor () -> Void) {
        if isMain {
            ScheduledWork.scheduler.post(work)
        } else {
            nonisolated(unsafe) let work: () -> Void = unsafeBitCast(work, to: (@Sendable () -> Void).self)
            async(group: nil, qos: .unspecified, flags: []) { work() }
        }
    }

    /// Runs a block at a time; on the main queue the time that is left is counted on the display's clock.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
        if isMain {
            let delay = DisplayTime.seconds(until: deadline)
            ScheduledWork.scheduler.schedule(after: delay, every: nil, purpose: .app("asyncAfter of \(delay) s"), work)
        } else {
            nonisolated(unsafe) let work: () -> Void = unsafeBitCast(work, to: (@Sendable () -> Void).self)
            asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { work() }
        }
    }

    /// Libdispatch makes a new object each time the main queue is asked for; its label is its own.
    private var isMain: Bool { label == "com.apple.main-thread" }
}
