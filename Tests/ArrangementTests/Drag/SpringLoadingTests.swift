// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Spring loading")
struct SpringLoadingTests {
    @Test("A target below a held drag is highlighted, flashes, and is activated once after a second")
    func activates() {
        var machine = SpringLoading<Int>()
        #expect(machine.hovered(over: 1, at: 10) == [.highlight(1)])
        #expect(machine.timePassed(10.69) == [])
        #expect(machine.timePassed(10.7) == [.flash(1)])
        #expect(machine.hovered(over: 1, at: 10.9) == [])
        #expect(machine.timePassed(11) == [.activate(1)])
        #expect(machine.timePassed(20) == [])
        #expect(machine.ended() == [.deactivate(1)])
        #expect(machine.state == .inactive)
        #expect(machine.ended() == [])
    }

    @Test("A target left before a second is not activated, and each target restarts the delay")
    func restarts() {
        var machine = SpringLoading<Int>()
        _ = machine.hovered(over: 1, at: 0)
        #expect(machine.hovered(over: 2, at: 0.9) == [.deactivate(1), .highlight(2)])
        #expect(machine.timePassed(1.5) == [])
        #expect(machine.hovered(over: nil, at: 1.8) == [.deactivate(2)])
        #expect(machine.timePassed(5) == [])
    }

    @Test("A late frame flashes and activates the target at once")
    func late() {
        var machine = SpringLoading<Int>()
        _ = machine.hovered(over: 1, at: 0)
        #expect(machine.timePassed(3) == [.flash(1), .activate(1)])
    }

    @Test("In every sequence of hovers, a target is activated after a second over it, and not otherwise")
    func exhaustive() {
        var broken: [[Int?]] = []
        // Tries all sequences of eight hovers, half a second apart, each over no target or over one of two targets.
        // `since` is the number of the hover at which the pointer reached the current target.
        func go(_ machine: SpringLoading<Int>, _ story: [Int?], _ since: Int) {
            guard story.count < 8 else { return }
            for target in [nil, 1, 2] as [Int?] {
                var next = machine
                let actions = next.hovered(over: target, at: Double(story.count) / 2)
                let isNew = target != (story.last ?? nil)
                let start = isNew ? story.count : since
                let rested = Double(story.count - start) / 2
                let isActivated = actions.contains { if case .activate = $0 { true } else { false } }
                if isActivated != (target != nil && !isNew && rested == 1) { broken.append(story + [target]) }
                if next.target != target { broken.append(story + [target]) }
                go(next, story + [target], start)
            }
        }
        go(SpringLoading(), [], 0)
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? [])")
    }
}
