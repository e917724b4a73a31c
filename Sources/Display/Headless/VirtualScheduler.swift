// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// A scheduler on virtual time. A timer or block runs when a test advances time to its deadline.
package final class VirtualScheduler: MainScheduler, @unchecked Sendable {
    private struct Entry {
        var time: CFTimeInterval
        /// The position in the order of scheduling. Of two entries that are due at the same time, the one scheduled
        /// earlier runs first.
        var order: Int
        var interval: CFTimeInterval?
        var purpose: TimerPurpose?
        var block: @MainActor @Sendable () -> Void
    }

    private let lock = NSLock()
    private let clock: VirtualClock
    /// The timers by identifier.
    private var entries: [Int: Entry] = [:]
    /// The posted blocks in order. The blocks before `firstPosted` have already run.
    private var posted: [Entry?] = []
    private var firstPosted = 0
    private var nextOrder = 0

    package init(clock: VirtualClock) {
        self.clock = clock
    }

    // MARK: MainScheduler

    package func post(_ block: @escaping @MainActor @Sendable () -> Void) {
        lock.withLock {
            nextOrder += 1
            posted.append(Entry(time: clock.now(), order: nextOrder, interval: nil, purpose: nil, block: block))
        }
    }

    @discardableResult
    package func schedule(
        after delay: CFTimeInterval, every interval: CFTimeInterval?, purpose: TimerPurpose,
        _ block: @escaping @MainActor @Sendable () -> Void
    ) -> ScheduledTask {
        let id = lock.withLock {
            nextOrder += 1
            entries[nextOrder] = Entry(
                time: clock.now() + max(delay, 0), order: nextOrder, interval: interval, purpose: purpose, block: block)
            return nextOrder
        }
        return ScheduledTask { [weak self] in
            guard let self else { return }
            lock.withLock { _ = self.entries.removeValue(forKey: id) }
        }
    }

    // MARK: Time

    /// The posted block that runs next. The caller must hold the lock.
    private var nextPosted: Entry? { firstPosted < posted.count ? posted[firstPosted] : nil }

    /// Removes and returns the posted block that runs next, and frees the blocks that have run. The caller must hold
    /// the lock.
    private func takePosted() -> Entry? {
        let entry = nextPosted
        posted[firstPosted] = nil
        firstPosted += 1
        if 2 * firstPosted > posted.count {
            posted.removeFirst(firstPosted)
            firstPosted = 0
        }
        return entry
    }

    /// The time at which the next timer or block is due; nil if there is none.
    package var nextTime: CFTimeInterval? {
        lock.withLock { ([nextPosted?.time].compactMap { $0 } + entries.values.map(\.time)).min() }
    }

    /// Runs the earliest timer or block that is due by `time`, and before that advances the clock to its deadline.
    ///
    /// - Returns: whether a timer or block has run.
    @MainActor
    package func runNext(upTo time: CFTimeInterval) -> Bool {
        let due: Entry? = lock.withLock {
            let timer = entries.min { ($0.value.time, $0.value.order) < ($1.value.time, $1.value.order) }
            if let block = nextPosted, block.time <= time,
                timer.map({ (block.time, block.order) < ($0.value.time, $0.value.order) }) != false
            {
                return takePosted()
            }
            guard let (id, first) = timer, first.time <= time else { return nil }
            if let interval = first.interval {
                entries[id]?.time = first.time + max(interval, 0.0001)
            } else {
                entries[id] = nil
            }
            return first
        }
        guard let due else { return false }
        clock.advance(to: due.time)
        due.block()
        return true
    }

    /// Descriptions of the blocks and one-shot timers that have not run yet, except background timers; the earliest
    /// first.
    package var pending: [String] {
        lock.withLock {
            (Array(entries.values) + posted.compactMap { $0 })
                .filter { $0.interval == nil && $0.purpose != .background }
                .sorted { ($0.time, $0.order) < ($1.time, $1.order) }
                .map { entry in
                    switch entry.purpose {
                    case nil: "a block posted to the main queue"
                    case .gesture: "a gesture's timer, due at \(entry.time) s"
                    case .app(let name): "\(name), due at \(entry.time) s"
                    case .background: ""
                    }
                }
        }
    }
}
