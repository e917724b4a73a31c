// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension GestureArbiter {
    package typealias Actions = [GestureAction<ID>]

    /// Adds the recognizers that receive a new touch to the current recognition attempt.
    ///
    /// A recognizer that takes part already, as at the second touch of a double tap, continues.
    package mutating func touchSequenceBegan(_ ids: [ID]) {
        for id in ids { touchSequenceBegan(id) }
    }

    /// Adds a recognizer to the recognition attempt, because it receives a new touch.
    package mutating func touchSequenceBegan(_ id: ID) {
        if let index = index(of: id) {
            entries[index].hasTouches = true
        } else {
            entries.append(Entry(id: id, hasTouches: true))
        }
    }

    /// Handles a recognizer that has detected its gesture: the recognizer begins, waits or fails. Appends the resulting
    /// actions to `actions`.
    ///
    /// A recognizer that has no touch is first added to the attempt, such as a pan that scrolls by the mouse wheel.
    package mutating func wantsToBegin(_ id: ID, rules: Rules, _ actions: inout Actions) {
        if index(of: id) == nil { entries.append(Entry(id: id, hasTouches: false)) }
        guard let index = index(of: id), entries[index].phase == .possible else { return }
        if rules.shouldBegin(id) { beginOrWait(index, rules, &actions) } else { fail(index, rules, &actions) }
        resetFinished(&actions)
    }

    /// Handles a recognizer that has failed by its own rules, or was cancelled. It does not block other recognizers any
    /// more. Appends the resulting actions to `actions`.
    package mutating func failed(_ id: ID, rules: Rules, _ actions: inout Actions) {
        guard let index = index(of: id), !entries[index].phase.isFinished else { return }
        entries[index].phase = .failed
        beginDependents(of: index, rules, &actions)
        resetFinished(&actions)
    }

    /// Handles the end of a continuous recognizer that had begun, or of a discrete recognizer that was recognized.
    ///
    /// Until the recognizer is reset, it still prevents others from recognizing.
    package mutating func ended(_ id: ID, _ actions: inout Actions) {
        guard let index = index(of: id), entries[index].phase == .begun else { return }
        entries[index].phase = .ended
        resetFinished(&actions)
    }

    /// Handles the lifting of fingers. `isOver` returns whether a recognizer has lost its last touch by it.
    ///
    /// Call this method after the recognizers' state machines have received the touch events. A recognizer that is
    /// still possible, such as a double tap after its first tap, continues to take part in the recognition attempt.
    ///
    /// - Complexity: O(n) for n participating recognizers, if no recognizer is finished by it.
    package mutating func sequenceEnded(where isOver: (ID) -> Bool, _ actions: inout Actions) {
        for index in entries.indices where entries[index].hasTouches && isOver(entries[index].id) {
            entries[index].hasTouches = false
        }
        resetFinished(&actions)
    }

    // MARK: - Internals

    // The methods below receive indices of `entries`. The indices stay valid during an event, because entries are added
    // only at its beginning and removed only at its end.

    /// Begins a recognizer, makes it wait for the failures that it requires, or fails it because another recognizer has
    /// begun.
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

    /// Fails the recognizers that may no longer recognize because the recognizer at `index` has just begun.
    private mutating func failOthers(than index: Int, _ rules: Rules, _ actions: inout Actions) {
        let id = entries[index].id
        for other in entries.indices where other != index {
            // Check the phase in each iteration, because one failure may let another recognizer begin.
            guard entries[other].phase == .possible || entries[other].phase == .waiting else { continue }
            if requires(entries[other].id, id) || prevents(id, entries[other].id, rules) {
                fail(other, rules, &actions)
            }
        }
    }

    private mutating func fail(_ index: Int, _ rules: Rules, _ actions: inout Actions) {
        entries[index].phase = .failed
        actions.append(.fail(entries[index].id))
        beginDependents(of: index, rules, &actions)
    }

    /// Begins the recognizers that waited for the recognizer at `index` to fail, unless they must wait for others too.
    private mutating func beginDependents(of index: Int, _ rules: Rules, _ actions: inout Actions) {
        let id = entries[index].id
        for waiting in entries.indices where entries[waiting].phase == .waiting && requires(entries[waiting].id, id) {
            beginOrWait(waiting, rules, &actions)
        }
    }

    /// Fails the recognizers that only wait for each other, and resets all finished recognizers without touches.
    private mutating func resetFinished(_ actions: inout Actions) {
        failHopeless(&actions)
        var done: [ID] = []
        for entry in entries where entry.phase.isFinished && !entry.hasTouches { done.append(entry.id) }
        guard !done.isEmpty else { return }
        entries.removeAll { done.contains($0.id) }
        requirements.removeAll { done.contains($0.failing) || done.contains($0.waiting) }
        actions.append(.reset(done))
    }

    /// Fails the recognizers that wait for each other in a cycle, once all their touches are up, because no event could
    /// resolve the cycle.
    ///
    /// A recognizer with a touch that is down is not failed, because its own state machine may still fail. A recognizer
    /// that waits for one with such a touch is not failed either.
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

    /// Whether a recognizer that has begun or ended prevents the recognizer at `index`.
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
