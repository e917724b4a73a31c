// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

/// A simulation of drop targets. It answers each step that `DropTargeting` requests, and returns the steps as strings,
/// for example "in 1" if target 1 is entered.
private struct Play {
    var targeting = DropTargeting<Int>()
    var refusing: Set<Int> = []
    var proposals: [Int: DropOperation] = [:]

    mutating func steps() -> [String] {
        var calls: [String] = []
        while let step = targeting.nextStep() {
            precondition(calls.count < 100, "It never comes to an end: \(calls.suffix(4))")
            switch step {
            case .canHandle(let target):
                calls.append("\(target)?")
                targeting.answered(target, canHandle: !refusing.contains(target))
            case .enter(let target): calls.append("in \(target)")
            case .exit(let target): calls.append("out \(target)")
            case .update(let target):
                calls.append("over \(target)")
                targeting.proposed(target, proposals[target] ?? .copy)
            }
        }
        return calls
    }

    mutating func move(_ targets: Int..., isMovement: Bool = true) -> [String] {
        targeting.pointerMoved(over: targets, isMovement: isMovement)
        return steps()
    }
}

@Suite("Drop targeting")
struct DropTargetingTests {
    @Test("A target is queried, entered, updated and exited")
    func enters() {
        var play = Play()
        #expect(play.move() == [])
        #expect(play.move(1) == ["1?", "in 1", "over 1"])
        #expect(play.move(1) == ["over 1"])
        #expect(play.move(1, isMovement: false) == [])
        #expect(play.targeting.outcome == (1, .copy))
        #expect(play.move() == ["out 1"])
        #expect(play.targeting.outcome == (nil, .cancel))
        #expect(play.move(1) == ["1?", "in 1", "over 1"])
        #expect(play.targeting.ended() == [1])
        #expect(play.targeting.ended() == [])
        #expect(play.move(2) == [])
    }

    @Test("A target that cannot handle the session is not queried again until the session changes")
    func refuses() {
        var play = Play()
        play.refusing = [1]
        #expect(play.move(1) == ["1?"])
        #expect(play.move(1) == [])
        #expect(play.move() == [])
        #expect(play.move(1) == [])
        play.refusing = []
        play.targeting.sessionChanged()
        #expect(play.steps() == ["1?", "in 1", "over 1"])
        play.refusing = [1]
        play.targeting.sessionChanged()
        #expect(play.steps() == ["1?", "out 1"])
        #expect(play.targeting.ended() == [1])
    }

    @Test("The innermost target that can handle the session is entered")
    func nests() {
        var play = Play()
        play.refusing = [2]
        #expect(play.move(3, 2, 1) == ["3?", "in 3", "over 3"])
        #expect(play.move(2, 1) == ["2?", "1?", "out 3", "in 1", "over 1"])
        #expect(play.move(3, 2, 1) == ["3?", "out 1", "in 3", "over 3"])
        play.targeting.removed(3)
        #expect(play.steps() == ["1?", "out 3", "in 1", "over 1"])
    }

    @Test("A move that is not allowed becomes a cancel, and only copy and move are drops")
    func offers() {
        for operation in [DropOperation.cancel, .forbidden, .copy, .move] {
            #expect(DropOffer(allowsMove: true).resolved(operation) == operation)
            #expect(DropOffer(allowsMove: false).resolved(operation) == (operation == .move ? .cancel : operation))
            #expect(operation.isDrop == (operation == .copy || operation == .move))
        }
    }

    /// The events of the exhaustive test: targets below the pointer, a changed session, a removed target and the end.
    private enum Event: CaseIterable {
        case nothing, one, two, twoInOne, stays, changed, gone, over
    }

    @Test("In every sequence of events enters and exits alternate, and every entered target is told of the end")
    func exhaustive() {
        var broken: [String] = []
        var stories = 0
        func go(_ play: Play, _ inside: Int?, _ entered: [Int], _ refused: Set<Int>, _ story: [Event]) {
            stories += 1
            guard story.count < 5 else { return }
            for event in Event.allCases {
                var next = play
                var (inside, entered, refused) = (inside, entered, refused)
                var below: [Int]?
                var ended: [Int]?
                switch event {
                case .nothing: below = []
                case .one: below = [1]
                case .two: below = [2]
                case .twoInOne: below = [2, 1]
                case .stays: break
                case .changed:
                    refused = []
                    next.targeting.sessionChanged()
                case .gone: next.targeting.removed(1)
                case .over: ended = next.targeting.ended()
                }
                if let below { next.targeting.pointerMoved(over: below) }
                var faults: [String] = []
                for step in next.steps() {
                    let target = Int(step.filter(\.isNumber)) ?? 0
                    if step.hasSuffix("?") {
                        if refused.contains(target) { faults.append("\(step) again") }
                        if next.refusing.contains(target) { refused.insert(target) }
                    } else if step.hasPrefix("in") {
                        if inside != nil || refused.contains(target) { faults.append(step) }
                        inside = target
                        if !entered.contains(target) { entered.append(target) }
                    } else if inside != target {
                        faults.append(step)
                    } else if step.hasPrefix("out") {
                        inside = nil
                    }
                }
                // In the reference model, the pointer is inside the frontmost target below it that does not refuse the
                // drag.
                if let below, ended == nil, !story.contains(.over),
                    inside != below.first(where: { !next.refusing.contains($0) })
                {
                    faults.append("inside \(inside ?? 0)")
                }
                if let ended, ended != (story.contains(.over) ? [] : entered) { faults.append("\(ended)") }
                if !faults.isEmpty { broken.append("\(story + [event]): \(faults)") }
                go(next, inside, entered, refused, story + [event])
            }
        }
        for refusing in [[], [1], [2], [1, 2]] as [Set<Int>] {
            go(Play(refusing: refusing), nil, [], [], [])
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
        #expect(stories == 4 * (1 + 8 + 64 + 512 + 4096 + 32768))
    }
}
