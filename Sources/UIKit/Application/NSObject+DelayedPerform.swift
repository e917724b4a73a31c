// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCRuntime
import QuartzCore

extension _ObjectiveCObject {
    /// Calls a method by name after a delay in seconds, on the main actor. Until then the object and the argument are
    /// retained. As a timer of the default mode, the call waits while the user scrolls.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method by name after a delay in seconds, in one of the given run loop modes.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedCalls.shared.add(DelayedCall(target: self, selector: aSelector, argument: anArgument), delay, modes)
    }

    /// Cancels all calls of an object's methods that were requested with a delay.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.shared.cancel(of: aTarget as AnyObject) { _ in true }
    }

    /// Cancels the calls of a method that were requested with a delay and an equal argument.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.shared.cancel(of: aTarget as AnyObject) { call in
            call.selector == aSelector && call.isArgument(anArgument)
        }
    }

    /// Calls a method by name on the main thread. If `wait` is true, this method returns after the call; otherwise the
    /// call is made in a later turn of the main loop.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = DelayedCall(target: self, selector: aSelector, argument: arg)
        if !wait {
            ScheduledWork.scheduler.post { call.perform() }
        } else if MainThread.isCurrent {
            call.perform()
        } else {
            DispatchQueue.main.sync { call.perform() }
        }
    }

    /// Calls a method by name on another thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = DelayedCall(target: self, selector: aSelector, argument: arg)
        Thread.detachNewThread { call.perform() }
    }
}

/// A call of a method by name that is performed later, or on another thread.
private final class DelayedCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    private let argument: Any?
    var timer: Timer?

    init(target: AnyObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func isArgument(_ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
        return argument as AnyObject === other as AnyObject
    }

    func perform() {
        MethodCall.send(selector, to: target, with: argument)
    }
}

/// The calls that were requested with a delay, by their targets.
private final class DelayedCalls: @unchecked Sendable {
    static let shared = DelayedCalls()

    private let calls = LockedBox<[ObjectIdentifier: [DelayedCall]]>([:])

    func add(_ call: DelayedCall, _ delay: TimeInterval, _ modes: [RunLoop.Mode]) {
        let timer = Timer(timeInterval: delay, repeats: false) { [self] _ in
            remove(of: call.target) { $0 === call }
            call.perform()
        }
        call.timer = timer
        calls.withLock { $0[ObjectIdentifier(call.target), default: []].append(call) }
        for mode in modes { timer.start(in: mode) }
    }

    func cancel(of target: AnyObject, where isCancelled: (DelayedCall) -> Bool) {
        for call in remove(of: target, where: isCancelled) { call.timer?.invalidate() }
    }

    /// The closure is called outside the lock, because it may compare arguments with the app's own code.
    @discardableResult
    private func remove(of target: AnyObject, where isRemoved: (DelayedCall) -> Bool) -> [DelayedCall] {
        let all = calls.withLock { $0[ObjectIdentifier(target)] ?? [] }
        let removed = all.filter(isRemoved)
        let ids = Set(removed.map(ObjectIdentifier.init))
        calls.withLock { calls in
            calls[ObjectIdentifier(target)]?.removeAll { ids.contains(ObjectIdentifier($0)) }
            if calls[ObjectIdentifier(target)]?.isEmpty ?? false { calls[ObjectIdentifier(target)] = nil }
        }
        return removed
    }
}
