// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// What came of some sessions.
public struct SoakTally: Sendable {
    /// By what an item is led.
    public enum Lead: String, CaseIterable, Sendable { case touch, mouse, keys, actions }

    public var sessions = 0
    /// Sessions in which something was dropped; and those in which nothing was.
    public var drops = 0
    public var cancels = 0
    /// Those of these in which nothing was lifted.
    public var idle = 0
    /// Sessions by what led them, and those of them in which something was dropped.
    public var leads: [Lead: (sessions: Int, drops: Int)] = [:]
    /// Times that an item was lifted, and let go of where it was taken.
    public var lifts = 0
    public var landings = 0
    /// Live changes of data while something was dragged.
    public var changes = 0
    public var interruptions = 0
    public var secondFingers = 0
    /// Steps that were undone, or done again.
    public var undos = 0
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

    /// Whether each session had enough events.
    public var isLong: Bool { fewestEvents >= 20 }
    /// Whether enough of them ended in a drop for them to say anything, too.
    public var isTelling: Bool { isLong && drops * 3 >= sessions }

    public var summary: String {
        let led = Lead.allCases.map { "\(leads[$0]?.drops ?? 0) of \(leads[$0]?.sessions ?? 0) by \($0)" }
        return "\(sessions) sessions, \(drops) with a drop (\(led.joined(separator: ", "))), \(cancels) without "
            + "and \(idle) of these with no lift; \(lifts) lifts, \(landings) drops, \(changes) live changes, \(interruptions) interruptions, "
            + "\(secondFingers) second fingers, \(undos) steps undone or done again, \(events) events, \(fewestEvents) at least, \(faults.count) faults"
    }
}
