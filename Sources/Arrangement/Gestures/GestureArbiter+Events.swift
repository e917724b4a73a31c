// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension GestureArbiter {
    /// A touch went down that these recognizers receive.
    ///
    /// Those that take part already, as in a double tap's second touch, go on.
    package mutating func touchSequenceBegan(_ ids: [ID]) {
        for id in ids {
            if let index = entries.firstIndex(where: { $0.id == id }) {
                entries[index].hasTouches = true
            } else {
                entries.append(Entry(id: id))
            }
        }
    }

    /// A recognizer has seen what it looks for.
    ///
    /// One that takes part without any touch, as a pan that scrolls by wheel, joins here.
    package mutating func wantsToBegin(_ id: ID, rules: Rules = Rules()) -> [GestureAction<ID>] {
        if phase(of: id) == nil { entries.append(Entry(id: id, hasTouches: false)) }
        guard phase(of: id) == .possible else { return [] }
        var actions: [GestureAction<ID>] = []
        if rules.shouldBegin(id) { beginOrWait(id, rules, &actions) } else { fail(id, rules, &actions) }
        settle(&actions)
        return actions
    }

    /// A recognizer has given up by itself, or was cancelled: it is no hindrance to others any more.
    package mutating func failed(_ id: ID, rules: Rules = Rules()) -> [GestureAction<ID>] {
        guard let phase = phase(of: id), !phase.isFinished else { return [] }
        var actions: [GestureAction<ID>] = []
        set(id, .failed)
        release(id, rules, &actions)
        settle(&actions)
        return actions
    }

    /// A recognizer that had begun has ended, or was discrete and is done.
    ///
    /// Until it is reset it keeps others from recognizing, as it did before.
    package mutating func ended(_ id: ID) -> [GestureAction<ID>] {
        guard phase(of: id) == .begun else { return [] }
        var actions: [GestureAction<ID>] = []
        set(id, .ended)
        settle(&actions)
        return actions
    }

    /// The last touch of these recognizers is up, or of all where none are named.
    ///
    /// Tell their machines first. What is still possible, as a double tap after its first, stays in the attempt.
    package mutating func sequenceEnded(_ ids: [ID]? = nil) -> [GestureAction<ID>] {
        sequenceEnded { ids?.contains($0) ?? true }
    }

    /// The last touch of those recognizers is up of which `isOver` says so.
    ///
    /// It allocates nothing where nothing comes of it, which is after every movement.
    ///
    /// - Complexity: O(those that take part)
    package mutating func sequenceEnded(where isOver: (ID) -> Bool) -> [GestureAction<ID>] {
        for index in entries.indices where entries[index].hasTouches && isOver(entries[index].id) {
            entries[index].hasTouches = false
        }
        var actions: [GestureAction<ID>] = []
        settle(&actions)
        return actions
    }

    // MARK: - Internals

    private mutating func beginOrWait(_ id: ID, _ rules: Rules, _ actions: inout [GestureAction<ID>]) {
        let phases = required(by: id).compactMap(phase)
        if phases.contains(where: { $0 == .begun || $0 == .ended }) || isPrevented(id, rules) {
            fail(id, rules, &actions)
        } else if phases.contains(where: { $0 == .possible || $0 == .waiting }) {
            guard phase(of: id) != .waiting else { return }
            set(id, .waiting)
            actions.append(.wait(id))
        } else {
            set(id, .begun)
            actions.append(.begin(id))
            failOthers(than: id, rules, &actions)
        }
    }

    /// Fails those that a recognizer which has just begun excludes.
    private mutating func failOthers(than id: ID, _ rules: Rules, _ actions: inout [GestureAction<ID>]) {
        for other in entries.map(\.id) where other != id {
            // Looked up each time: one that fails may have let another begin.
            guard let phase = phase(of: other), phase == .possible || phase == .waiting else { continue }
            if required(by: other).contains(id) || prevents(id, other, rules) {
                fail(other, rules, &actions)
            }
        }
    }

    private mutating func fail(_ id: ID, _ rules: Rules, _ actions: inout [GestureAction<ID>]) {
        set(id, .failed)
        actions.append(.fail(id))
        release(id, rules, &actions)
    }

    /// Lets those go on that waited for a failure.
    private mutating func release(_ id: ID, _ rules: Rules, _ actions: inout [GestureAction<ID>]) {
        for waiting in entries.map(\.id) where phase(of: waiting) == .waiting && required(by: waiting).contains(id) {
            beginOrWait(waiting, rules, &actions)
        }
    }

    /// Resets what is finished and has no touch; fails those that only wait for each other.
    private mutating func settle(_ actions: inout [GestureAction<ID>]) {
        failHopeless(&actions)
        guard entries.contains(where: { $0.phase.isFinished && !$0.hasTouches }) else { return }
        let done = entries.filter { $0.phase.isFinished && !$0.hasTouches }.map(\.id)
        entries.removeAll { done.contains($0.id) }
        requirements = requirements.filter { !done.contains($0.failing) && !done.contains($0.waiting) }
        actions.append(.reset(done))
    }

    /// Fails those that wait for each other in a circle, once all their touches are up: nothing else could end it.
    ///
    /// One has hope while a touch of its own is down, for it may yet fail by itself, or while any that it waits for
    /// has hope.
    private mutating func failHopeless(_ actions: inout [GestureAction<ID>]) {
        guard entries.contains(where: { $0.phase == .waiting && !$0.hasTouches }) else { return }
        var hopeless = entries.filter { $0.phase == .waiting && !$0.hasTouches }.map(\.id)
        while true {
            let rest = hopeless.filter { id in
                required(by: id).allSatisfy { phase(of: $0) == .failed || hopeless.contains($0) }
            }
            if rest.count == hopeless.count { break }
            hopeless = rest
        }
        for id in hopeless {
            set(id, .failed)
            actions.append(.fail(id))
        }
    }

    private func required(by id: ID) -> [ID] {
        entries.map(\.id).filter { requirements.contains(Requirement(failing: $0, waiting: id)) }
    }

    private func isPrevented(_ id: ID, _ rules: Rules) -> Bool {
        entries.contains { entry in
            entry.id != id && (entry.phase == .begun || entry.phase == .ended) && prevents(entry.id, id, rules)
        }
    }

    private func prevents(_ winner: ID, _ loser: ID, _ rules: Rules) -> Bool {
        rules.canPrevent(winner, loser) && !rules.canRecognizeSimultaneously(winner, loser)
    }

    private mutating func set(_ id: ID, _ phase: Phase) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].phase = phase
    }
}
