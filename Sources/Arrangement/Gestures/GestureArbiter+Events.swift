// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension GestureArbiter {
    package typealias Actions = [GestureAction<ID>]

    /// A touch went down that these recognizers receive.
    ///
    /// Those that take part already, as in a double tap's second touch, go on.
    package mutating func touchSequenceBegan(_ ids: [ID]) {
        for id in ids { touchSequenceBegan(id) }
    }

    /// A touch went down that this recognizer receives.
    package mutating func touchSequenceBegan(_ id: ID) {
        if let index = index(of: id) {
            entries[index].hasTouches = true
        } else {
            entries.append(Entry(id: id, hasTouches: true))
        }
    }

    /// A recognizer has seen what it looks for.
    ///
    /// One that takes part without any touch, as a pan that scrolls by wheel, joins here.
    package mutating func wantsToBegin(_ id: ID, rules: Rules, _ actions: inout Actions) {
        if index(of: id) == nil { entries.append(Entry(id: id, hasTouches: false)) }
        guard let index = index(of: id), entries[index].phase == .possible else { return }
        if rules.shouldBegin(id) { beginOrWait(index, rules, &actions) } else { fail(index, rules, &actions) }
        settle(&actions)
    }

    /// A recognizer has given up by itself, or was cancelled: it is no hindrance to others any more.
    package mutating func failed(_ id: ID, rules: Rules, _ actions: inout Actions) {
        guard let index = index(of: id), !entries[index].phase.isFinished else { return }
        entries[index].phase = .failed
        release(index, rules, &actions)
        settle(&actions)
    }

    /// A recognizer that had begun has ended, or was discrete and is done.
    ///
    /// Until it is reset it keeps others from recognizing, as it did before.
    package mutating func ended(_ id: ID, _ actions: inout Actions) {
        guard let index = index(of: id), entries[index].phase == .begun else { return }
        entries[index].phase = .ended
        settle(&actions)
    }

    /// The last touch of those recognizers is up of which `isOver` says so.
    ///
    /// Tell their machines first. What is still possible, as a double tap after its first, stays in the attempt.
    ///
    /// - Complexity: O(those that take part) where none is finished.
    package mutating func sequenceEnded(where isOver: (ID) -> Bool, _ actions: inout Actions) {
        for index in entries.indices where entries[index].hasTouches && isOver(entries[index].id) {
            entries[index].hasTouches = false
        }
        settle(&actions)
    }

    // MARK: - Internals

    // Entries come and go only between events and at their end: while one is decided, indices stay.

    private mutating func beginOrWait(_ index: Int, _ rules: Rules, _ actions: inout Actions) {
        let id = entries[index].id
        var (hasLost, hasToWait) = (false, false)
        for other in entries.indices where requires(id, entries[other].id) {
            switch entries[other].phase {
            case .begun, .ended: hasLost = true
            case .possible, .waiting: hasToWait = true
            case .failed: break
            }
        }
        if hasLost || isPrevented(index, rules) {
            fail(index, rules, &actions)
        } else if hasToWait {
            guard entries[index].phase != .waiting else { return }
            entries[index].phase = .waiting
            actions.append(.wait(id))
        } else {
            entries[index].phase = .begun
            actions.append(.begin(id))
            failOthers(than: index, rules, &actions)
        }
    }

    /// Fails those that a recognizer which has just begun excludes.
    private mutating func failOthers(than index: Int, _ rules: Rules, _ actions: inout Actions) {
        let id = entries[index].id
        for other in entries.indices where other != index {
            // Looked at each time: one that fails may have let another begin.
            guard entries[other].phase == .possible || entries[other].phase == .waiting else { continue }
            if requires(entries[other].id, id) || prevents(id, entries[other].id, rules) {
                fail(other, rules, &actions)
            }
        }
    }

    private mutating func fail(_ index: Int, _ rules: Rules, _ actions: inout Actions) {
        entries[index].phase = .failed
        actions.append(.fail(entries[index].id))
        release(index, rules, &actions)
    }

    /// Lets those go on that waited for a failure.
    private mutating func release(_ index: Int, _ rules: Rules, _ actions: inout Actions) {
        let id = entries[index].id
        for waiting in entries.indices where entries[waiting].phase == .waiting && requires(entries[waiting].id, id) {
            beginOrWait(waiting, rules, &actions)
        }
    }

    /// Resets what is finished and has no touch; fails those that only wait for each other.
    private mutating func settle(_ actions: inout Actions) {
        failHopeless(&actions)
        var done: [ID] = []
        for entry in entries where entry.phase.isFinished && !entry.hasTouches { done.append(entry.id) }
        guard !done.isEmpty else { return }
        entries.removeAll { done.contains($0.id) }
        requirements.removeAll { done.contains($0.failing) || done.contains($0.waiting) }
        actions.append(.reset(done))
    }

    /// Fails those that wait for each other in a circle, once all their touches are up: nothing else could end it.
    ///
    /// One has hope while a touch of its own is down, for it may yet fail by itself, or while any that it waits for
    /// has hope.
    private mutating func failHopeless(_ actions: inout Actions) {
        var hopeless: [Int] = []
        for index in entries.indices where entries[index].phase == .waiting && !entries[index].hasTouches {
            hopeless.append(index)
        }
        guard !hopeless.isEmpty else { return }
        while true {
            let rest = hopeless.filter { index in
                entries.indices.allSatisfy { other in
                    !requires(entries[index].id, entries[other].id) || entries[other].phase == .failed
                        || hopeless.contains(other)
                }
            }
            if rest.count == hopeless.count { break }
            hopeless = rest
        }
        for index in hopeless {
            entries[index].phase = .failed
            actions.append(.fail(entries[index].id))
        }
    }

    private func isPrevented(_ index: Int, _ rules: Rules) -> Bool {
        for other in entries.indices where other != index {
            guard entries[other].phase == .begun || entries[other].phase == .ended else { continue }
            if prevents(entries[other].id, entries[index].id, rules) { return true }
        }
        return false
    }

    private func prevents(_ winner: ID, _ loser: ID, _ rules: Rules) -> Bool {
        rules.canPrevent(winner, loser) && !rules.canRecognizeSimultaneously(winner, loser)
    }
}
