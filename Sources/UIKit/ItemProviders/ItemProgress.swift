// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A progress of loads that can be changed from any thread, because one lock protects all such objects. Foundation's
/// class has no lock, and a change of a child also changes its parents.
///
/// ## Caveats
/// A progress created by a load handler belongs to the handler, which may change it without the lock.
class ItemProgress: Progress, @unchecked Sendable {
    /// The lock of all progress objects. It is recursive, because a change updates the parents and a cancellation
    /// updates the children, and both may make further changes.
    private static let lock = NSRecursiveLock()

    /// Runs `body` with the lock held, so that no other thread changes any progress.
    static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        try lock.withLock(body)
    }

    override var totalUnitCount: Int64 {
        get { ItemProgress.withLock { super.totalUnitCount } }
        set { ItemProgress.withLock { super.totalUnitCount = newValue } }
    }

    override var completedUnitCount: Int64 {
        get { ItemProgress.withLock { super.completedUnitCount } }
        set { ItemProgress.withLock { super.completedUnitCount = newValue } }
    }

    override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        ItemProgress.withLock { super.addChild(child, withPendingUnitCount: inUnitCount) }
    }

    override func cancel() {
        ItemProgress.withLock {
            if !isCancelled { super.cancel() }
        }
    }

    /// Adds a child progress, which counts as one unit of this progress and is cancelled with it. If this progress is
    /// cancelled already, only cancels the child.
    func addCancellableChild(_ part: Progress) {
        ItemProgress.withLock {
            if isCancelled { part.cancelOnce() } else { addChild(part, withPendingUnitCount: 1) }
        }
    }
}

/// The progress of a load. On cancellation it calls its action synchronously and only once, whereas Foundation's
/// `Progress` calls a cancellation handler some time later.
final class ItemLoadProgress: ItemProgress, @unchecked Sendable {
    private let action = LockedBox<(@Sendable () -> Void)?>(nil)

    /// Sets the action to call on cancellation.
    func whenCancelled(_ action: @escaping @Sendable () -> Void) {
        self.action.withLock { $0 = action }
    }

    override func cancel() {
        let isFirst = ItemProgress.withLock {
            defer { super.cancel() }
            return !isCancelled
        }
        if isFirst { action.withLock { $0 }?() }
    }
}

extension Progress {
    /// Cancels the progress unless it is cancelled already.
    func cancelOnce() {
        ItemProgress.withLock {
            if !isCancelled { cancel() }
        }
    }

    /// Marks this progress as completed. If `child`, the progress of the load handler, is not completed yet, it is
    /// marked as completed first.
    func finish(with child: Progress?) {
        ItemProgress.withLock {
            if let child, child.totalUnitCount > 0, child.completedUnitCount < child.totalUnitCount {
                child.completedUnitCount = child.totalUnitCount
            }
            if completedUnitCount < totalUnitCount { completedUnitCount = totalUnitCount }
        }
    }
}
