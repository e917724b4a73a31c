// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What came of some drags.
public struct SoakTally: Sendable {
    public var sessions = 0
    public var drops = 0
    public var cancels = 0
    /// Those of all that were led by keys.
    public var keyDrags = 0
    public var keyDrops = 0
    /// Live changes of data while something was dragged.
    public var changes = 0
    public var events = 0
    /// The fewest events that any of them had.
    public var fewestEvents = Int.max
    /// What was found to be wrong, with the seed that shows it again.
    public var faults: [(seed: UInt64, fault: String)] = []

    public init() {}

    public mutating func add(_ other: SoakTally) {
        sessions += other.sessions
        drops += other.drops
        cancels += other.cancels
        keyDrags += other.keyDrags
        keyDrops += other.keyDrops
        changes += other.changes
        events += other.events
        fewestEvents = min(fewestEvents, other.fewestEvents)
        faults += other.faults
    }

    public var summary: String {
        "\(sessions) drags with \(events) events, \(fewestEvents) at least: \(drops) drops, \(cancels) cancels, "
            + "\(keyDrags) by keys with \(keyDrops) drops, \(changes) live changes, \(faults.count) faults"
    }
}
