// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A progress of loads that any thread may change: Foundation's own has no lock, and a change of one part changes the
/// whole.
///
/// ## Caveats
/// A progress that a handler has made is the handler's: it is changed without the lock where that changes it itself.
class ItemProgress: Progress, @unchecked Sendable {
    /// One for all: a change goes up to whatever the progress is part of, and a cancellation down to its parts, which
    /// may change something in turn.
    private static let lock = NSRecursiveLock()

    /// Changes several at once; nobody else changes any meanwhile.
    static func change<Result>(_ body: () throws -> Result) rethrows -> Result {
        try lock.withLock(body)
    }

    override var totalUnitCount: Int64 {
        get { ItemProgress.change { super.totalUnitCount } }
        set { ItemProgress.change { super.totalUnitCount = newValue } }
    }

    override var completedUnitCount: Int64 {
        get { ItemProgress.change { super.completedUnitCount } }
        set { ItemProgress.change { super.completedUnitCount = newValue } }
    }

    override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        ItemProgress.change { super.addChild(child, withPendingUnitCount: inUnitCount) }
    }

    override func cancel() {
        ItemProgress.change {
            if !isCancelled { super.cancel() }
        }
    }

    /// Takes up work as a unit of its own, which is cancelled with it.
    func takeUp(_ part: Progress) {
        ItemProgress.change {
            if isCancelled { part.cancelOnce() } else { addChild(part, withPendingUnitCount: 1) }
        }
    }
}

/// The progress of a load, which hears at once that it is cancelled, and once; Foundation calls a cancellation handler
/// some time later.
final class ItemLoadProgress: ItemProgress, @unchecked Sendable {
    private let action = LockedBox<(@Sendable () -> Void)?>(nil)

    func whenCancelled(_ action: @escaping @Sendable () -> Void) {
        self.action.withLock { $0 = action }
    }

    override func cancel() {
        let isFirst = ItemProgress.change {
            defer { super.cancel() }
            return !isCancelled
        }
        if isFirst { action.withLock { $0 }?() }
    }
}

extension Progress {
    /// Cancels it unless it is.
    func cancelOnce() {
        ItemProgress.change {
            if !isCancelled { cancel() }
        }
    }

    /// Brings it to its end, with that of the work in it where that did not say so itself.
    func finish(with child: Progress?) {
        ItemProgress.change {
            if let child, child.totalUnitCount > 0, child.completedUnitCount < child.totalUnitCount {
                child.completedUnitCount = child.totalUnitCount
            }
            if completedUnitCount < totalUnitCount { completedUnitCount = totalUnitCount }
        }
    }
}
