// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// A queue of timers ordered by deadline. Timers with equal deadlines are in the order of scheduling.
///
/// The queue has no clock: the current time is a parameter. It is a sorted array, because an app has few timers.
struct TimerQueue<Block> {
    struct Entry {
        let id: Int
        var deadline: CFTimeInterval
        let interval: CFTimeInterval?
        let task: ScheduledTask
        let block: Block
    }

    /// The minimum interval of a repeating timer in seconds, as in Foundation.
    static var shortestInterval: CFTimeInterval { 0.0001 }

    /// The timers, the latest deadline first. So the timer that is due next is the last element, which is removed in
    /// constant time.
    private var entries: [Entry] = []

    var nextDeadline: CFTimeInterval? { entries.last?.deadline }

    /// Adds a timer after those with the same deadline.
    ///
    /// - Complexity: O(number of timers).
    mutating func insert(_ entry: Entry) {
        // The array begins with the latest deadline. The new timer is inserted before all timers with the same or an
        // earlier deadline.
        let index = entries.firstIndex { $0.deadline <= entry.deadline } ?? entries.endIndex
        entries.insert(entry, at: index)
    }

    /// Removes the timer with an identifier, if there is one.
    ///
    /// - Complexity: O(number of timers).
    mutating func remove(id: Int) {
        entries.removeAll { $0.id == id }
    }

    /// Removes and returns the timers that are due. A repeating timer is added again, with the first deadline after
    /// `now` that is a whole number of intervals after the old one. So missed calls are skipped.
    mutating func takeDue(at now: CFTimeInterval) -> [Entry] {
        var due: [Entry] = []
        while let entry = entries.last, entry.deadline <= now {
            due.append(entries.removeLast())
        }
        for var entry in due {
            guard let interval = entry.interval.map({ max($0, Self.shortestInterval) }) else { continue }
            let missed = ((now - entry.deadline) / interval).rounded(.down)
            entry.deadline += (missed + 1) * interval
            // Because the sum is rounded, the new deadline could still be at or before `now`.
            if entry.deadline <= now { entry.deadline = now + interval }
            insert(entry)
        }
        return due
    }
}
