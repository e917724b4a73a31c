// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes to layers that belong together: how long they take, and what is called after them.
///
/// Transactions nest; what an inner one does not set it has from the one around. Changes outside any belong to one
/// that the next frame commits. Each thread has transactions of its own; on other threads than the main one no frame
/// commits, and ``flush()`` does.
public class CATransaction: NSObject {
    /// One level of nesting.
    final class Level {
        var animationDuration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction??
        var disableActions: Bool?
        var completionBlock: (() -> Void)?
        var end: AnimationEnd?
        /// Values under keys of the app's own.
        var values: [String: Any] = [:]
    }

    /// The transactions of a thread; on the main thread those of a display.
    final class State {
        fileprivate var levels: [Level] = []
        /// What is set with no transaction begun; committed with the frame.
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

    public class func begin() {
        current.levels.append(Level())
    }

    /// Ends the innermost transaction.
    ///
    /// Without one begun it stops the program, as UIKit does.
    public class func commit() {
        guard let level = current.levels.popLast() else {
            misuse(
                "CATransaction.commit() without a matching begin(): call begin() first, and commit() once for it.")
        }
        level.end?.close()
    }

    /// Commits what was set outside any `begin()`; the frame does so by itself.
    public class func flush() {
        let state = current
        guard let level = state.implicit else { return }
        state.implicit = nil
        level.end?.close()
    }

    /// Asks for the changes to all surfaces to be shown together, which they are in any case: a frame commits them all.
    public class func batch() {}

    private static let treeLock = NSRecursiveLock()

    /// Keeps others that call it from going on until ``unlock()``: for work on values that belong together.
    public class func lock() { treeLock.lock() }
    public class func unlock() { treeLock.unlock() }

    // MARK: Settings

    /// Seconds; 0.25 unless set.
    public class func animationDuration() -> CFTimeInterval { value(\.animationDuration) ?? 0.25 }
    /// What is no number counts as not set.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        innermost.animationDuration = dur.isNaN ? nil : dur
    }

    /// The pace of every animation that has none of its own; nil unless set.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { value(\.timingFunction) ?? nil }
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        innermost.timingFunction = .some(function)
    }

    /// Whether changes of properties run no actions, and so are not animated.
    public class func disableActions() -> Bool { value(\.disableActions) ?? false }
    public class func setDisableActions(_ flag: Bool) { innermost.disableActions = flag }

    public class func completionBlock() -> (() -> Void)? { innermost.completionBlock }

    /// Called when every animation that is added after this, in this transaction or one in it, has ended or been
    /// removed; at the commit when there is none. A block set before is left with what was added until now.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let level = innermost
        level.end?.close()
        level.completionBlock = block
        level.end = block.map { block in AnimationEnd { _ in block() } }
    }

    // MARK: By key

    /// A setting under its key, or a value of the app's own.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: value { $0.values[key] }
        }
    }

    /// Sets a setting under its key, or keeps a value of the app's own for this transaction and those in it.
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

    /// Those whose completion blocks wait for an animation that is added now.
    static var currentEnds: [AnimationEnd] {
        let state = current
        guard state.implicit != nil || !state.levels.isEmpty else { return [] }
        return state.levels.compactMap(\.end) + [state.implicit?.end].compactMap { $0 }
    }
}

/// The keys of a transaction's settings.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
