// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import ObjectiveCRuntime

/// A timer on the display's clock.
///
/// It replaces Foundation's timer, which always uses real time; in a test, time is virtual.
///
/// A file that imports UIKit together with Foundation or Testing sees two types named `Timer`. Write `UIKit.Timer` in
/// such a file.
///
/// A timer started by `scheduledTimer`, or added for the default mode only, does not fire while the user scrolls or
/// content decelerates. If it became due in that time, it fires once afterwards. A timer added for the common modes or
/// for `RunLoop.Mode.tracking` does not wait.
///
/// > Note: The timer fires on the main actor, whatever run loop it is added to.
public final class Timer: NSObject, @unchecked Sendable {
    private let block: LockedBox<((Timer) -> Void)?>
    private let task = LockedBox<ScheduledTask?>(nil)
    /// Whether the timer became due during scrolling and waits to fire until scrolling has ended.
    private let isWaiting = LockedBox(false)
    private let waitsForScrolling = LockedBox(true)
    private let repeats: Bool
    private let delay: TimeInterval
    /// The interval in seconds of a repeating timer; 0 for others.
    public let timeInterval: TimeInterval
    /// An object that the app has attached to the timer.
    public let userInfo: Any?
    /// The permitted delay in seconds. It is only stored: the timer fires as close to its time as possible.
    public var tolerance: TimeInterval = 0

    /// Creates a timer that starts when it is added to a run loop.
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

    /// Creates a timer and starts it.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// Creates and starts a timer that calls a method of `aTarget`. The timer retains `aTarget` until the
    /// timer is invalid.
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

    /// Creates and starts a timer that calls a method of `aTarget` without parameters. The timer
    /// retains `aTarget` until the timer is invalid.
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

    /// Creates a timer that calls a method of `aTarget` by name, and starts when it is added to a run loop. The timer
    /// retains `aTarget` until the timer is invalid.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(ti, target: aTarget as AnyObject, userInfo: userInfo, repeats: yesOrNo) { target, timer in
            MethodCall.send(aSelector, to: target, with: timer)
        }
    }

    /// Creates and starts a timer that calls a method of `aTarget` by name, with the timer if the method has a
    /// parameter. The timer retains `aTarget` until the timer is invalid.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        timer.start()
        return timer
    }

    /// Whether the timer may still fire.
    public var isValid: Bool { block.withLock { $0 != nil } }

    /// Stops the timer for good.
    public func invalidate() {
        block.withLock { $0 = nil }
        task.withLock { task in
            task?.cancel()
            task = nil
        }
    }

    /// Fires the timer now. A timer that does not repeat becomes invalid.
    public func fire() {
        guard let action = block.withLock({ $0 }) else { return }
        if !repeats { block.withLock { $0 = nil } }
        action(self)
    }

    /// Starts the timer if it is valid and not running.
    ///
    /// - Parameter mode: a run loop mode in which the timer fires, in addition to the modes of earlier calls. With the
    ///   default mode alone, the timer waits while the user scrolls. With any other mode, it also fires during
    ///   scrolling.
    func start(in mode: RunLoop.Mode = .default) {
        if mode != .default { waitsForScrolling.withLock { $0 = false } }
        guard isValid, task.withLock({ $0 == nil }) else { return }
        let scheduled = ScheduledWork.scheduler.schedule(
            after: delay, every: repeats ? delay : nil, purpose: .app("Timer of \(delay) s")
        ) { self.fireWhenNotScrolling() }
        task.withLock { $0 = scheduled }
    }

    @MainActor
    private func fireWhenNotScrolling() {
        let tracking = ScrollTracking.current
        guard waitsForScrolling.withLock({ $0 }), tracking.isActive else { return fire() }
        // A timer that is due several times during scrolling fires only once when scrolling has ended.
        guard isValid, isWaiting.withLock({ !$0 }) else { return }
        isWaiting.withLock { $0 = true }
        tracking.whenInactive {
            self.isWaiting.withLock { $0 = false }
            self.fire()
        }
    }
}

extension RunLoop.Mode {
    /// The mode of the main run loop while a scroll view is being scrolled.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension RunLoop {
    /// Starts a timer, which fires on the main actor. A timer that is added only for the default mode does not fire
    /// during scrolling. If it became due in that time, it fires once afterwards.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.start(in: mode)
    }
}

extension DispatchQueue {
    /// Runs a block on this queue. On the main queue, the display's scheduler runs the block; in a test, it does so in
    /// virtual time.
    public func async(execute work: @escaping @MainActor () -> Void) {
        if isMain {
            ScheduledWork.scheduler.post(work)
        } else {
            nonisolated(unsafe) let work: () -> Void = unsafeBitCast(work, to: (@Sendable () -> Void).self)
            async(group: nil, qos: .unspecified, flags: []) { work() }
        }
    }

    /// Runs a block on this queue at the given time. On the main queue, the display's clock measures the time until
    /// then.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
        if isMain {
            let delay = DisplayTime.seconds(until: deadline)
            ScheduledWork.scheduler.schedule(after: delay, every: nil, purpose: .app("asyncAfter of \(delay) s"), work)
        } else {
            nonisolated(unsafe) let work: () -> Void = unsafeBitCast(work, to: (@Sendable () -> Void).self)
            asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { work() }
        }
    }

    /// Whether this is the main queue. The label is compared, because libdispatch returns a new object at each access.
    private var isMain: Bool { label == "com.apple.main-thread" }
}
