// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The combined results of several sessions.
public struct SoakTally: Sendable {
    /// The kind of input that drags an item.
    public enum Lead: String, CaseIterable, Sendable { case touch, mouse, keys, actions }

    public var sessions = 0
    /// The number of sessions with a drop.
    public var drops = 0
    /// The number of sessions without a drop.
    public var cancels = 0
    /// The number of sessions in which nothing was lifted. `cancels` includes them.
    public var idle = 0
    /// The number of sessions for each kind of input, and the number of those with a drop.
    public var leads: [Lead: (sessions: Int, drops: Int)] = [:]
    /// The number of lifts.
    public var lifts = 0
    /// The number of drops that were accepted.
    public var landings = 0
    /// The number of data changes during a drag.
    public var changes = 0
    public var interruptions = 0
    public var secondFingers = 0
    /// The number of steps that were undone or redone.
    public var undos = 0
    public var events = 0
    /// The smallest number of events in one session.
    public var fewestEvents = Int.max
    /// The faults, each with the seed that reproduces it.
    public var faults: [(seed: UInt64, fault: String)] = []

    public init() {}

    public mutating func add(_ other: SoakTally) {
        sessions += other.sessions
        drops += other.drops
        cancels += other.cancels
        idle += other.idle
        for (lead, counts) in other.leads {
            leads[lead, default: (0, 0)].sessions += counts.sessions
            leads[lead, default: (0, 0)].drops += counts.drops
        }
        lifts += other.lifts
        landings += other.landings
        changes += other.changes
        interruptions += other.interruptions
        secondFingers += other.secondFingers
        undos += other.undos
        events += other.events
        fewestEvents = min(fewestEvents, other.fewestEvents)
        faults += other.faults
    }

    /// Whether each session had at least 20 events.
    public var isLong: Bool { fewestEvents >= 20 }
    /// Whether the sessions had enough events, and at least the given share of them had a drop.
    public func isTelling(leastDrops share: Double) -> Bool { isLong && Double(drops) >= Double(sessions) * share }

    public var summary: String {
        let led = Lead.allCases.map { "\(leads[$0]?.drops ?? 0) of \(leads[$0]?.sessions ?? 0) by \($0)" }
        return "\(sessions) sessions, \(drops) with a drop (\(led.joined(separator: ", "))), \(cancels) without "
            + "and \(idle) of these with no lift; \(lifts) lifts, \(landings) drops, \(changes) live changes, \(interruptions) interruptions, "
            + "\(secondFingers) second fingers, \(undos) steps undone or done again, \(events) events, \(fewestEvents) at least, \(faults.count) faults"
    }
}
