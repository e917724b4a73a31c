// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Drop timeout for other apps")
struct OutgoingDropTimeoutTests {
    private enum Event: CaseIterable { case asked, answered, given, timerEnded, finished }

    private func send(_ event: Event, to timeout: inout OutgoingDropTimeout) -> OutgoingDropTimeout.Action {
        switch event {
        case .asked: return timeout.requestBegan()
        case .answered: return timeout.requestEnded()
        case .given: return timeout.dropped()
        case .timerEnded: return timeout.timerEnded()
        case .finished:
            timeout.finished()
            return .none
        }
    }

    /// The expected action, computed from all past events by a reference model.
    private func plainly(_ past: [Event], then event: Event) -> OutgoingDropTimeout.Action {
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
        case .asked, .answered: return isGiven ? .startTimer : .none
        case .given: return isGiven ? .none : .startTimer
        case .timerEnded: return !isGiven ? .none : open > 0 ? .startTimer : .timeOut
        case .finished: return .none
        }
    }

    @Test("An app that requests no data is given up at the timeout")
    func hangs() {
        var timeout = OutgoingDropTimeout()
        #expect(timeout.dropped() == .startTimer)
        #expect(timeout.timerEnded() == .timeOut)
        #expect(timeout.state == .over)
        #expect(timeout.timerEnded() == .none)
    }

    @Test("An app that waits for data has no timeout, and the timer restarts when the data arrives")
    func waits() {
        var timeout = OutgoingDropTimeout()
        #expect(timeout.requestBegan() == .none)
        #expect(timeout.dropped() == .startTimer)
        #expect(timeout.timerEnded() == .startTimer)
        #expect(timeout.requestEnded() == .startTimer)
        #expect(timeout.timerEnded() == .timeOut)
    }

    @Test("An app that has reported that it is done is not given up")
    func done() {
        var timeout = OutgoingDropTimeout()
        _ = timeout.dropped()
        timeout.finished()
        #expect(timeout.timerEnded() == .none)
        #expect(timeout.requestBegan() == .none)
    }

    @Test("In every sequence of up to seven events the actions match a model, with at most one give-up")
    func everyOrder() {
        var count = 0
        walk(OutgoingDropTimeout(), [], hasGivenUp: false, &count)
        #expect(count == 5 + 25 + 125 + 625 + 3125 + 15_625 + 78_125)
    }

    private func walk(_ timeout: OutgoingDropTimeout, _ past: [Event], hasGivenUp: Bool, _ count: inout Int) {
        guard past.count < 7 else { return }
        for event in Event.allCases {
            var next = timeout
            let action = send(event, to: &next)
            count += 1
            if action != plainly(past, then: event) { Issue.record("\(event) after \(past) makes \(action)") }
            if hasGivenUp && action != .none { Issue.record("\(event) after the end makes \(action)") }
            walk(next, past + [event], hasGivenUp: hasGivenUp || action == .timeOut, &count)
        }
    }
}
