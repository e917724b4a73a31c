// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Waiting for a program that was given a drag")
struct DropTimeoutTests {
    private enum Event: CaseIterable { case asked, answered, given, timerEnded, finished }

    private func send(_ event: Event, to timeout: inout DropTimeout) -> DropTimeout.Action {
        switch event {
        case .asked: return timeout.asked()
        case .answered: return timeout.answered()
        case .given: return timeout.given()
        case .timerEnded: return timeout.timerEnded()
        case .finished:
            timeout.finished()
            return .none
        }
    }

    /// The same in other words: what has happened so far, looked through anew with each event.
    private func plainly(_ past: [Event], then event: Event) -> DropTimeout.Action {
        var open = 0
        var isGiven = false
        for event in past {
            switch event {
            case .asked: open += 1
            case .answered: open = max(0, open - 1)
            case .given: isGiven = true
            case .timerEnded: if isGiven && open == 0 { return .none }
            case .finished: return .none
            }
        }
        switch event {
        case .asked, .answered: return isGiven ? .wait : .none
        case .given: return isGiven ? .none : .wait
        case .timerEnded: return !isGiven ? .none : open > 0 ? .wait : .giveUp
        case .finished: return .none
        }
    }

    @Test("A program that asks for nothing is given up when the time is over")
    func hangs() {
        var timeout = DropTimeout()
        #expect(timeout.given() == .wait)
        #expect(timeout.timerEnded() == .giveUp)
        #expect(timeout.state == .over && timeout.timerEnded() == .none)
    }

    @Test("One that waits for data has any time, and begins anew once it has it")
    func waits() {
        var timeout = DropTimeout()
        #expect(timeout.asked() == .none)
        #expect(timeout.given() == .wait)
        #expect(timeout.timerEnded() == .wait)
        #expect(timeout.answered() == .wait)
        #expect(timeout.timerEnded() == .giveUp)
    }

    @Test("One that says that it is done is not given up after that")
    func done() {
        var timeout = DropTimeout()
        _ = timeout.given()
        timeout.finished()
        #expect(timeout.timerEnded() == .none && timeout.asked() == .none)
    }

    @Test("In every order of up to seven events it does what a plainer model does, and gives up at most once")
    func everyOrder() {
        var count = 0
        walk(DropTimeout(), [], hasGivenUp: false, &count)
        #expect(count == 5 + 25 + 125 + 625 + 3125 + 15_625 + 78_125)
    }

    private func walk(_ timeout: DropTimeout, _ past: [Event], hasGivenUp: Bool, _ count: inout Int) {
        guard past.count < 7 else { return }
        for event in Event.allCases {
            var next = timeout
            let action = send(event, to: &next)
            count += 1
            if action != plainly(past, then: event) { Issue.record("\(event) after \(past) makes \(action)") }
            if hasGivenUp && action != .none { Issue.record("\(event) after the end makes \(action)") }
            walk(next, past + [event], hasGivenUp: hasGivenUp || action == .giveUp, &count)
        }
    }
}
