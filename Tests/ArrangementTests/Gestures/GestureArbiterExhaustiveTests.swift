// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

/// Checks the guarantees of the arbiter after each event, with three recognizers.
///
/// The test covers every graph of requirements, and every number of pairs that may recognize simultaneously. In each
/// case the recognizers begin, fail and end in every possible order.
@Suite("Gesture arbiter: all orders of events")
struct GestureArbiterExhaustiveTests {
    typealias Arbiter = GestureArbiter<Int>

    /// The relations between three recognizers, as bit masks.
    ///
    /// Bit `failing * 3 + waiting` of `requirements` is set if recognizer `waiting` requires the failure of recognizer
    /// `failing`. Bit `first + second - 1` of `together` is set if these two may recognize simultaneously.
    struct World {
        var requirements: Int
        var together: Int

        func requires(_ waiting: Int, _ failing: Int) -> Bool { requirements >> (failing * 3 + waiting) & 1 == 1 }
        func areTogether(_ a: Int, _ b: Int) -> Bool { together >> (a + b - 1) & 1 == 1 }
        var rules: Arbiter.Rules { Arbiter.Rules(canRecognizeSimultaneously: areTogether) }
    }

    /// The state of a recognizer after the actions so far.
    enum Fate { case possible, waiting, begun, ended, failed }

    @Test("In every order of events the guarantees of the arbiter hold")
    func everything() {
        var broken: [String] = []
        var attempts = 0
        for requirements in 0..<512 where requirements & 0b100_010_001 == 0 {
            // Of the three pairs of recognizers none, one, two or all may recognize simultaneously. It does not matter
            // which pairs these are, because every graph of requirements is tried with them.
            for together in [0b000, 0b001, 0b011, 0b111] {
                let world = World(requirements: requirements, together: together)
                var arbiter = Arbiter()
                for failing in 0..<3 {
                    for waiting in 0..<3 where world.requires(waiting, failing) {
                        arbiter.requireFailure(of: failing, before: waiting)
                    }
                }
                arbiter.touchSequenceBegan([0, 1, 2])
                play(world, arbiter, [.possible, .possible, .possible], "", &broken, &attempts)
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
        #expect(attempts > 10_000)
    }

    private func play(
        _ world: World, _ arbiter: Arbiter, _ fates: [Fate], _ story: String, _ broken: inout [String],
        _ attempts: inout Int
    ) {
        for id in 0..<3 {
            switch fates[id] {
            case .possible:
                var next = arbiter
                let actions = next.wantsToBegin(id, rules: world.rules)
                check(world, next, actions, fates, "\(story) \(id) wants", &broken, &attempts)
                if actions.isEmpty { broken.append("\(story) \(id) wants, and nothing happens: \(world)") }
                fallthrough
            case .waiting:
                var next = arbiter
                var failed = fates
                failed[id] = .failed
                let actions = next.failed(id, rules: world.rules)
                check(world, next, actions, failed, "\(story) \(id) failed", &broken, &attempts)
            case .begun:
                var next = arbiter
                var ended = fates
                ended[id] = .ended
                check(world, next, next.ended(id), ended, "\(story) \(id) ended", &broken, &attempts)
            case .ended, .failed: continue
            }
        }
        // The finger may lift at any time: recognizers that have begun end, and possible ones fail.
        var last = arbiter
        var actions = last.sequenceEnded()
        for id in 0..<3 {
            actions += last.ended(id)
            actions += last.failed(id, rules: world.rules)
            actions += last.ended(id)
        }
        for id in 0..<3 { actions += last.ended(id) }
        let resets = actions.flatMap { action -> [Int] in if case .reset(let ids) = action { ids } else { [] } }
        if resets.sorted() != [0, 1, 2] || !last.isIdle { broken.append("\(story), up: reset \(resets) in \(world)") }
        attempts += 1
    }

    /// Applies the actions, records broken guarantees, and continues with all possible next events.
    private func check(
        _ world: World, _ arbiter: Arbiter, _ actions: [GestureAction<Int>], _ before: [Fate], _ story: String,
        _ broken: inout [String], _ attempts: inout Int
    ) {
        var fates = before
        for action in actions {
            switch action {
            case .begin(let id):
                let others = (0..<3).filter { $0 != id }
                if fates[id] != .possible && fates[id] != .waiting { broken.append("\(story): \(id) begins again") }
                if others.contains(where: { fates[$0] == .begun && !world.areTogether($0, id) }) {
                    broken.append("\(story): \(id) begins beside another in \(world)")
                }
                if others.contains(where: { world.requires(id, $0) && fates[$0] != .failed }) {
                    broken.append("\(story): \(id) does not wait in \(world)")
                }
                fates[id] = .begun
            case .wait(let id):
                if !(0..<3).contains(where: { world.requires(id, $0) && [.possible, .waiting].contains(fates[$0]) }) {
                    broken.append("\(story): \(id) waits for nothing in \(world)")
                }
                fates[id] = .waiting
            case .fail(let id):
                if fates[id] != .possible && fates[id] != .waiting { broken.append("\(story): \(id) fails too late") }
                fates[id] = .failed
            case .reset: broken.append("\(story): a reset while the finger is down")
            }
        }
        for id in 0..<3 where fates[id] == .possible || fates[id] == .waiting {
            let others = (0..<3).filter { $0 != id }
            if fates[id] == .waiting, others.allSatisfy({ !world.requires(id, $0) || fates[$0] == .failed }) {
                broken.append("\(story): \(id) waits on though all have failed in \(world)")
            }
            if others.contains(where: { fates[$0] == .begun && !world.areTogether($0, id) }) {
                broken.append("\(story): \(id) is left possible beside one that has begun in \(world)")
            }
        }
        play(world, arbiter, fates, story, &broken, &attempts)
    }
}
