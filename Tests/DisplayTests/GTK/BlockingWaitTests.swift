// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Display

@Suite("Blocking wait") @MainActor
struct BlockingWaitTests {
    /// A main loop that runs its queued work on demand.
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

    @Test("Work that arrives during a wait runs in order, after the wait has returned")
    func order() {
        var heard: [String] = []
        blockingWait.whenOver { heard.append("before") }
        blockingWait.begin()
        blockingWait.whenOver { heard.append("one") }
        blockingWait.whenOver { heard.append("two") }
        blockingWait.end()
        #expect(heard == ["before"])
        // New work must not overtake the work that has waited.
        blockingWait.whenOver { heard.append("three") }
        #expect(heard == ["before"])
        loop.turn()
        #expect(heard == ["before", "one", "two", "three"])
        blockingWait.whenOver { heard.append("after") }
        #expect(heard.last == "after")
    }

    @Test("A nested wait ends with the outer wait")
    func nested() {
        var heard: [String] = []
        blockingWait.begin()
        blockingWait.begin()
        blockingWait.whenOver { heard.append("one") }
        blockingWait.end()
        loop.turn()
        #expect(blockingWait.isOn)
        #expect(heard.isEmpty)
        blockingWait.end()
        #expect(!blockingWait.isOn)
        loop.turn()
        #expect(heard == ["one"])
    }

    @Test("Delayed work may wait itself; the rest runs after that")
    func again() {
        var heard: [String] = []
        blockingWait.begin()
        blockingWait.whenOver { [self] in
            blockingWait.begin()
            // The code that waits, for example a modal loop, runs the main loop.
            loop.turn()
            blockingWait.whenOver { heard.append("within") }
            blockingWait.end()
            heard.append("one")
        }
        blockingWait.whenOver { heard.append("two") }
        blockingWait.end()
        loop.turn()
        #expect(heard == ["one", "two", "within"])
        #expect(!blockingWait.isOn)
        #expect(loop.work.isEmpty)
    }

    @Test("A wait that begins before the previous wait's work has run delays that work")
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
