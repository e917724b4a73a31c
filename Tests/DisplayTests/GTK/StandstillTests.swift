// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Display

@Suite("Standing still in the midst of something") @MainActor
struct StandstillTests {
    /// What the main loop has yet to do.
    private final class Loop {
        var work: [@MainActor () -> Void] = []

        @MainActor func turn() { while !work.isEmpty { work.removeFirst()() } }
    }

    private let loop = Loop()
    private let standstill: Standstill

    init() {
        let loop = loop
        standstill = Standstill { loop.work.append($0) }
    }

    @Test("What comes meanwhile comes in order, and not before whoever waited has returned")
    func order() {
        var heard: [String] = []
        standstill.whenOver { heard.append("before") }
        standstill.begin()
        standstill.whenOver { heard.append("one") }
        standstill.whenOver { heard.append("two") }
        standstill.end()
        #expect(heard == ["before"])
        // It must not overtake those that have waited.
        standstill.whenOver { heard.append("three") }
        #expect(heard == ["before"])
        loop.turn()
        #expect(heard == ["before", "one", "two", "three"])
        standstill.whenOver { heard.append("after") }
        #expect(heard.last == "after")
    }

    @Test("One within another ends with the outer one")
    func nested() {
        var heard: [String] = []
        standstill.begin()
        standstill.begin()
        standstill.whenOver { heard.append("one") }
        standstill.end()
        loop.turn()
        #expect(standstill.isOn && heard.isEmpty)
        standstill.end()
        #expect(!standstill.isOn)
        loop.turn()
        #expect(heard == ["one"])
    }

    @Test("What waited may stand still itself: the rest goes on after that")
    func again() {
        var heard: [String] = []
        standstill.begin()
        standstill.whenOver { [self] in
            standstill.begin()
            // The one who waits turns the loop.
            loop.turn()
            standstill.whenOver { heard.append("within") }
            standstill.end()
            heard.append("one")
        }
        standstill.whenOver { heard.append("two") }
        standstill.end()
        loop.turn()
        #expect(heard == ["one", "two", "within"])
        #expect(!standstill.isOn && loop.work.isEmpty)
    }

    @Test("One that begins before the last one's work was handed over keeps that back")
    func beforeHandover() {
        var heard: [String] = []
        standstill.begin()
        standstill.whenOver { heard.append("one") }
        standstill.end()
        standstill.begin()
        loop.turn()
        #expect(heard.isEmpty)
        standstill.end()
        loop.turn()
        #expect(heard == ["one"])
    }
}
