// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// Blocks in the order they are due; of those due at one moment, the first scheduled comes first.
///
/// Knows no clock: the moment is a parameter. An app has a handful of timers, hence a sorted array.
struct TimerQueue<Block> {
    struct Entry {
        let id: Int
        var deadline: CFTimeInterval
        let interval: CFTimeInterval?
        let task: ScheduledTask
        let block: Block
    }

    /// The shortest time between two calls of a repeating timer, in seconds; Foundation's own.
    static var shortestInterval: CFTimeInterval { 0.0001 }

    /// The latest first, so that the next one leaves at the end.
    private var entries: [Entry] = []

    var nextDeadline: CFTimeInterval? { entries.last?.deadline }

    /// - Complexity: O(*n*).
    mutating func insert(_ entry: Entry) {
        // Behind all that are due at the same moment or earlier, which stand at the end.
        let index = entries.firstIndex { $0.deadline <= entry.deadline } ?? entries.endIndex
        entries.insert(entry, at: index)
    }

    /// - Complexity: O(*n*).
    mutating func remove(id: Int) {
        entries.removeAll { $0.id == id }
    }

    /// Takes out what is due; what repeats stays, at its next moment after `now`: calls that were missed are not
    /// made up for, and the rhythm is kept.
    mutating func takeDue(at now: CFTimeInterval) -> [Entry] {
        var due: [Entry] = []
        while let entry = entries.last, entry.deadline <= now {
            due.append(entries.removeLast())
        }
        for var entry in due {
            guard let interval = entry.interval.map({ max($0, Self.shortestInterval) }) else { continue }
            let missed = ((now - entry.deadline) / interval).rounded(.down)
            entry.deadline += (missed + 1) * interval
            // Rounding may leave it where it was.
            if entry.deadline <= now { entry.deadline = now + interval }
            insert(entry)
        }
        return due
    }
}
