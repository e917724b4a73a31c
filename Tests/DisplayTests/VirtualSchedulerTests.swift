// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Display

@Suite("Virtual scheduler") @MainActor
struct VirtualSchedulerTests {
    private let clock = VirtualClock()

    @Test("Blocks and timers due at the same time run in scheduling order")
    func order() {
        let scheduler = VirtualScheduler(clock: clock)
        var ran: [String] = []
        scheduler.schedule(after: 1, every: nil, purpose: .background) { ran.append("later") }
        scheduler.schedule(after: 0, every: nil, purpose: .background) { ran.append("timer") }
        scheduler.post {
            ran.append("block")
            scheduler.post { ran.append("block of the block") }
        }
        scheduler.schedule(after: 0, every: nil, purpose: .background) { ran.append("second timer") }
        #expect(scheduler.nextTime == 0)
        #expect(scheduler.pending.count == 1)
        while scheduler.runNext(upTo: 0.5) {}
        #expect(ran == ["timer", "block", "second timer", "block of the block"])
        #expect(scheduler.nextTime == 1)
        #expect(scheduler.pending.isEmpty)
    }

    @Test("A block that has run is released")
    func releases() {
        final class Held {}
        let scheduler = VirtualScheduler(clock: clock)
        var held: Held? = Held()
        weak let weakly = held
        scheduler.post { [held] in withExtendedLifetime(held) {} }
        scheduler.post {}
        held = nil
        #expect(weakly != nil)
        #expect(scheduler.runNext(upTo: 0))
        #expect(weakly == nil)
    }
}
