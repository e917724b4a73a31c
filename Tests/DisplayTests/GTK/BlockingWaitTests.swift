// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Display

@Suite("Standing still in the midst of something") @MainActor
struct BlockingWaitTests {
    /// What the main loop has yet to do.
    private final class Loop {
        var work: [@MainActor () -> Void] = []

        @MainActor func turn() { while !work.isEmpty { work.removeFirst()() } }
    }

    private let loop = Loop()
    private let blockingWait: BlockingWait

    init() {
        let loop = loop
        blockingWait = BlockingWait { loop.work.append($0) }
    }

    @Test("What comes meanwhile comes in order, and not before whoever waited has returned")
    func order() {
        var heard: [String] = []
        blockingWait.whenOver { heard.append("before") }
        blockingWait.begin()
        blockingWait.whenOver { heard.append("one") }
        blockingWait.whenOver { heard.append("two") }
        blockingWait.end()
        #expect(heard == ["before"])
        // It must not overtake those that have waited.
        blockingWait.whenOver { heard.append("three") }
        #expect(heard == ["before"])
        loop.turn()
        #expect(heard == ["before", "one", "two", "three"])
        blockingWait.whenOver { heard.append("after") }
        #expect(heard.last == "after")
    }

    @Test("One within another ends with the outer one")
    func nested() {
        var heard: [String] = []
        blockingWait.begin()
        blockingWait.begin()
        blockingWait.whenOver { heard.append("one") }
        blockingWait.end()
        loop.turn()
        #expect(blockingWait.isOn && heard.isEmpty)
        blockingWait.end()
        #expect(!blockingWait.isOn)
        loop.turn()
        #expect(heard == ["one"])
    }

    @Test("What waited may stand still itself: the rest goes on after that")
    func again() {
        var heard: [String] = []
        blockingWait.begin()
        blockingWait.whenOver { [self] in
            blockingWait.begin()
            // The one who waits turns the loop.
            loop.turn()
            blockingWait.whenOver { heard.append("within") }
            blockingWait.end()
            heard.append("one")
        }
        blockingWait.whenOver { heard.append("two") }
        blockingWait.end()
        loop.turn()
        #expect(heard == ["one", "two", "within"])
        #expect(!blockingWait.isOn && loop.work.isEmpty)
    }

    @Test("One that begins before the last one's work was handed over keeps that back")
    func beforeHandover() {
        var heard: [String] = []
        blockingWait.begin()
        blockingWait.whenOver { heard.append("one") }
        blockingWait.end()
        blockingWait.begin()
        loop.turn()
        #expect(heard.isEmpty)
        blockingWait.end()
        loop.turn()
        #expect(heard == ["one"])
    }
}
