// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

/// Compares the arbiter with a model: requirements, prevention, simultaneity and refusals in every combination.
@Suite("Gesture arbiter: comparison with a model")
struct GestureArbiterModelTests {
    /// Passes `event` to the arbiter, and returns the arbiter's actions. Unless the event is the beginning of a touch,
    /// the failure requirements in `world` are passed before it, as the module `UIKit` does.
    private func play(
        _ event: GestureEvent, _ arbiter: inout GestureArbiter<Int>, _ world: RecognizerRelations
    ) -> [GestureAction<Int>] {
        if case .down(let id) = event {
            arbiter.touchSequenceBegan([id])
            return []
        }
        for pair in world.requires { arbiter.requireFailure(of: pair[1], before: pair[0]) }
        return switch event {
        case .down: []
        case .up(let id): arbiter.sequenceEnded([id])
        case .wants(let id): arbiter.wantsToBegin(id, rules: world.rules)
        case .fails(let id): arbiter.failed(id, rules: world.rules)
        case .ends(let id): arbiter.ended(id)
        }
    }

    private func explore(
        _ world: RecognizerRelations, _ arbiter: GestureArbiter<Int>, _ model: ReferenceArbiter,
        _ story: [GestureEvent],
        depth: Int, _ compared: inout Int, _ wrong: inout [String]
    ) {
        for event in GestureEvent.all(world.count) {
            var (next, plain) = (arbiter, model)
            let actions = play(event, &next, world)
            let expected = plain.handle(event)
            compared += 1
            if actions != expected {
                wrong.append("\(story + [event]): \(actions) instead of \(expected) in \(world)")
                continue
            }
            // An event that changes nothing leads to no new state, so the search does not go on from there.
            if depth <= 1 || (next.entries == arbiter.entries && actions.isEmpty) { continue }
            explore(world, next, plain, story + [event], depth: depth - 1, &compared, &wrong)
        }
    }

    @Test("facts 46-50: two recognizers match the model in every relation and sequence of four events")
    func two() {
        var compared = 0
        var wrong: [String] = []
        for bits in 0..<128 {
            var world = RecognizerRelations(count: 2)
            if bits & 1 != 0 { world.requires.insert([0, 1]) }
            if bits & 2 != 0 { world.requires.insert([1, 0]) }
            if bits & 4 != 0 { world.prevents.insert([0, 1]) }
            if bits & 8 != 0 { world.prevents.insert([1, 0]) }
            if bits & 16 != 0 { world.together.insert([0, 1]) }
            if bits & 32 != 0 { world.mayBegin.insert(0) }
            if bits & 64 != 0 { world.mayBegin.insert(1) }
            explore(world, GestureArbiter(), ReferenceArbiter(world), [], depth: 4, &compared, &wrong)
        }
        #expect(wrong.isEmpty, "\(wrong.count), the first: \(wrong.first ?? "")")
        #expect(compared > 20_000)
    }

    @Test("facts 46-50: three touched recognizers match the model in every relation and order of beginning")
    func three() {
        var compared = 0
        var wrong: [String] = []
        let pairs = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        for bits in 0..<(64 * 64) {
            var world = RecognizerRelations(count: 3)
            for (index, pair) in pairs.enumerated() {
                if bits >> index & 1 != 0 { world.requires.insert(pair) }
                if bits >> (index + 6) & 1 != 0 { world.prevents.insert(pair) }
            }
            world.mayBegin = [0, 1, 2]
            let order = orders[bits % 6]
            var (arbiter, model) = (GestureArbiter<Int>(), ReferenceArbiter(world))
            let downs = (0..<3).map { GestureEvent.down($0) }
            let story =
                downs + order.map { .wants($0) } + [.fails(order[1])] + (0..<3).flatMap { [.ends($0), .up($0)] }
            for (index, event) in story.enumerated() {
                let (actions, expected) = (play(event, &arbiter, world), model.handle(event))
                compared += 1
                guard actions != expected else { continue }
                wrong.append("\(story[...index]): \(actions) instead of \(expected) in \(world)")
                break
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count), the first: \(wrong.first ?? "")")
        #expect(compared > 40_000)
    }

    @Test("fact 48: chains and cycles of requirements are resolved when the touches end")
    func circles() {
        // Tries every graph of failure requirements of four recognizers. All recognizers try to begin, then all touches
        // end, and then the recognizers that have begun end.
        for bits in 0..<4096 {
            var world = RecognizerRelations(count: 4)
            world.mayBegin = [0, 1, 2, 3]
            var bit = 0
            for waiting in 0..<4 {
                for failing in 0..<4 where failing != waiting {
                    if bits >> bit & 1 != 0 { world.requires.insert([waiting, failing]) }
                    bit += 1
                }
            }
            var arbiter = GestureArbiter<Int>()
            var begun: [Int] = []
            func note(_ actions: [GestureAction<Int>]) {
                for case .begin(let id) in actions { begun.append(id) }
            }
            for id in 0..<4 { _ = play(.down(id), &arbiter, world) }
            for id in 0..<4 { note(play(.wants(id), &arbiter, world)) }
            for id in 0..<4 { note(play(.up(id), &arbiter, world)) }
            while let id = begun.popLast() { note(play(.ends(id), &arbiter, world)) }
            guard arbiter.isIdle else {
                Issue.record("\(world) hangs")
                return
            }
        }
    }
}
