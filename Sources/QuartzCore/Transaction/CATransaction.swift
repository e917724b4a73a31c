// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes to layers that belong together: how long they take, and what is called after them.
public class CATransaction: NSObject {
    /// One level of nesting.
    final class Level {
        var animationDuration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disableActions: Bool?
        var completionBlock: (() -> Void)?
        var end: AnimationGroupEnd?
    }

    /// All of it, to be put aside while another display is in use.
    package struct State {
        fileprivate var levels: [Level] = []
        /// What is set with no transaction begun; committed with the frame.
        fileprivate var implicit: Level?

        package init() {}
    }

    nonisolated(unsafe) package static var state = State()

    private static var levels: [Level] {
        get {
            DisplayChoice.make()
            return state.levels
        }
        set { state.levels = newValue }
    }

    private static var implicit: Level? {
        get {
            DisplayChoice.make()
            return state.implicit
        }
        set { state.implicit = newValue }
    }

    private static var innermost: Level {
        if let level = levels.last { return level }
        let level = implicit ?? Level()
        implicit = level
        return level
    }

    private static func value<Value>(_ path: (Level) -> Value?) -> Value? {
        for level in levels.reversed() {
            if let value = path(level) { return value }
        }
        return implicit.flatMap(path)
    }

    // MARK: Nesting

    public class func begin() {
        levels.append(Level())
    }

    /// Ends the innermost transaction.
    ///
    /// Without one begun it stops the program, as UIKit does.
    public class func commit() {
        guard let level = levels.popLast() else {
            fatalError(
                "CATransaction.commit() without a matching begin(): call begin() first, and commit() once for it.")
        }
        finish(level)
    }

    /// Commits what was set outside any `begin()`; the frame does so by itself.
    public class func flush() {
        guard let level = implicit else { return }
        implicit = nil
        finish(level)
    }

    private static func finish(_ level: Level) {
        level.end?.close()
        if level.end == nil { level.completionBlock?() }
    }

    // MARK: Settings

    /// Seconds; 0.25 unless set.
    public class func animationDuration() -> CFTimeInterval { value(\.animationDuration) ?? 0.25 }
    public class func setAnimationDuration(_ dur: CFTimeInterval) { innermost.animationDuration = dur }

    public class func animationTimingFunction() -> CAMediaTimingFunction? { value(\.timingFunction) }
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        innermost.timingFunction = function
    }

    public class func disableActions() -> Bool { value(\.disableActions) ?? false }
    public class func setDisableActions(_ flag: Bool) { innermost.disableActions = flag }

    public class func completionBlock() -> (() -> Void)? { innermost.completionBlock }

    /// Called when every animation added after this, in this transaction, has ended; at the commit when there is none.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let level = innermost
        level.completionBlock = block
        level.end = block.map { block in AnimationGroupEnd { _ in block() } }
    }

    // MARK: For layers

    /// The group that an animation added now belongs to, where some completion block waits for it.
    static var currentEnd: AnimationGroupEnd? { value(\.end) }
}
