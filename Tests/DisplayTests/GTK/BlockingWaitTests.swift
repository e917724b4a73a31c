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
        var calls: [String] = []
        blockingWait.whenOver { calls.append("before") }
        blockingWait.begin()
        blockingWait.whenOver { calls.append("one") }
        blockingWait.whenOver { calls.append("two") }
        blockingWait.end()
        #expect(calls == ["before"])
        // New work must not run before the earlier work, which still waits for the next turn of the main loop.
        blockingWait.whenOver { calls.append("three") }
        #expect(calls == ["before"])
        loop.turn()
        #expect(calls == ["before", "one", "two", "three"])
        blockingWait.whenOver { calls.append("after") }
        #expect(calls.last == "after")
    }

    @Test("A nested wait ends with the outer wait")
    func nested() {
        var calls: [String] = []
        blockingWait.begin()
        blockingWait.begin()
        blockingWait.whenOver { calls.append("one") }
        blockingWait.end()
        loop.turn()
        #expect(blockingWait.isActive)
        #expect(calls.isEmpty)
        blockingWait.end()
        #expect(!blockingWait.isActive)
        loop.turn()
        #expect(calls == ["one"])
    }

    @Test("Delayed work may wait itself; the rest runs after that")
    func again() {
        var calls: [String] = []
        blockingWait.begin()
        blockingWait.whenOver { [self] in
            blockingWait.begin()
            // Runs the main loop during the wait, as a modal loop would.
            loop.turn()
            blockingWait.whenOver { calls.append("within") }
            blockingWait.end()
            calls.append("one")
        }
        blockingWait.whenOver { calls.append("two") }
        blockingWait.end()
        loop.turn()
        #expect(calls == ["one", "two", "within"])
        #expect(!blockingWait.isActive)
        #expect(loop.work.isEmpty)
    }

    @Test("A wait that begins before the previous wait's work has run delays that work")
    func beforeHandover() {
        var calls: [String] = []
        blockingWait.begin()
        blockingWait.whenOver { calls.append("one") }
        blockingWait.end()
        blockingWait.begin()
        loop.turn()
        #expect(calls.isEmpty)
        blockingWait.end()
        loop.turn()
        #expect(calls == ["one"])
    }
}
