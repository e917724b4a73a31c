// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A group of layer changes with common settings: for example, the duration of their animations, and a block that is
/// called when these have ended.
///
/// Transactions nest; an inner one inherits the settings that it does not set. Changes outside any transaction belong
/// to an implicit transaction, which the next frame commits. Each thread has its own transactions. On threads other
/// than the main thread, ``flush()`` commits them, because no frame does.
public class CATransaction: NSObject {
    /// The settings of one transaction.
    final class Level {
        var animationDuration: CFTimeInterval?
        /// The timing function. The outer optional is nil if this transaction does not set it; the inner one if it is
        /// set to nil.
        var timingFunction: CAMediaTimingFunction??
        var disableActions: Bool?
        var completionBlock: (() -> Void)?
        var end: AnimationEnd?
        /// The custom values that the app has set, by key.
        var values: [String: Any] = [:]
    }

    /// The transactions of a thread; on the main thread, of a display.
    final class State {
        fileprivate var levels: [Level] = []
        /// The implicit transaction, with the settings that were made outside any explicit transaction. The next frame
        /// commits it. Nil if there are no such settings.
        fileprivate var implicit: Level?

        private static let key = "CATransaction"

        static var ofThread: State {
            let thread = Thread.current
            if let kept = thread.threadDictionary[key] as? State { return kept }
            let made = State()
            thread.threadDictionary[key] = made
            return made
        }
    }

    private static var current: State {
        MainThread.isCurrent ? CurrentDisplay.context.layers.transactions : State.ofThread
    }

    private static var innermost: Level {
        let state = current
        if let level = state.levels.last { return level }
        let level = state.implicit ?? Level()
        state.implicit = level
        return level
    }

    private static func value<Value>(_ path: (Level) -> Value?) -> Value? {
        let state = current
        for level in state.levels.reversed() {
            if let value = path(level) { return value }
        }
        return state.implicit.flatMap(path)
    }

    // MARK: Nesting

    /// Begins a transaction inside the current one.
    public class func begin() {
        current.levels.append(Level())
    }

    /// Commits the innermost transaction.
    ///
    /// Without a matching `begin()` it stops the program, as UIKit does.
    public class func commit() {
        guard let level = current.levels.popLast() else {
            misuse(
                "CATransaction.commit() without a matching begin(): call begin() first, and commit() once for it.")
        }
        level.end?.close()
    }

    /// Commits the implicit transaction; each frame does so too.
    public class func flush() {
        let state = current
        guard let level = state.implicit else { return }
        state.implicit = nil
        level.end?.close()
    }

    /// Requests that the changes to all surfaces are shown together. It does nothing, because a frame shows all
    /// changes.
    public class func batch() {}

    private static let treeLock = NSRecursiveLock()

    /// Locks the global lock: other threads that call `lock()` wait until ``unlock()``. Use it to change related values
    /// together.
    public class func lock() { treeLock.lock() }
    /// Unlocks the global lock.
    public class func unlock() { treeLock.unlock() }

    // MARK: Settings

    /// The duration of animations in seconds; 0.25 unless set.
    public class func animationDuration() -> CFTimeInterval { value(\.animationDuration) ?? 0.25 }
    /// Sets the duration of animations in seconds; NaN removes the setting.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        innermost.animationDuration = dur.isNaN ? nil : dur
    }

    /// The timing function of animations that have none of their own; nil unless set.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { value(\.timingFunction) ?? nil }
    /// Sets the timing function of animations that have none of their own.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        innermost.timingFunction = .some(function)
    }

    /// Whether property changes run no actions, and are therefore not animated.
    public class func disableActions() -> Bool { value(\.disableActions) ?? false }
    /// Sets whether property changes run no actions, so that they are not animated.
    public class func setDisableActions(_ flag: Bool) { innermost.disableActions = flag }

    /// The block that is called when the animations of the innermost transaction have ended.
    public class func completionBlock() -> (() -> Void)? { innermost.completionBlock }

    /// Sets the block that is called at the end of animations: those added after this call, to this transaction and
    /// inner ones. The block is called when all of them have ended or were removed. Without such animations, it is
    /// called at the commit. An earlier block waits for earlier animations only.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let level = innermost
        level.end?.close()
        level.completionBlock = block
        level.end = block.map { block in AnimationEnd { _ in block() } }
    }

    // MARK: By key

    /// The setting with a key, or a custom value that the app has set.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: value { $0.values[key] }
        }
    }

    /// Sets the setting with a key, or stores a custom value of the app for this transaction and inner ones.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if case .number(let seconds)? = AnimatableValue(anObject) { setAnimationDuration(seconds) }
        case kCATransactionDisableActions:
            if case .number(let flag)? = AnimatableValue(anObject) { setDisableActions(flag != 0) }
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: innermost.values[key] = anObject
        }
    }

    // MARK: For layers

    /// The objects that call the completion blocks of the current transactions. They must wait for an animation that is
    /// added now.
    static var currentEnds: [AnimationEnd] {
        let state = current
        guard state.implicit != nil || !state.levels.isEmpty else { return [] }
        return state.levels.compactMap(\.end) + [state.implicit?.end].compactMap { $0 }
    }
}

/// The key of the duration of animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the flag that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
