// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Display

@Suite("Event times")
struct EventTimelineTests {
    @Test("The least delay seen tells how the clocks are apart")
    func leastDelay() {
        var timeline = EventTimeline()
        // Their clock is 100 seconds behind; delays of 30, 10 and 40 ms.
        #expect(timeline.seconds(milliseconds: 1_000, now: 101.030) == 101.030)
        #expect(abs(timeline.seconds(milliseconds: 1_100, now: 101.110) - 101.110) < 0.001)
        #expect(abs(timeline.seconds(milliseconds: 1_200, now: 101.240) - 101.210) < 0.001)
    }

    @Test("Never goes back and is never in the future, whatever the event says")
    func monotone() {
        var timeline = EventTimeline()
        let events: [(UInt32, Double)] = [(500, 10), (100, 10.1), (0, 10.2), (9_000, 10.3), (600, 10.4), (700, 10.5)]
        var last = 0.0
        for (milliseconds, now) in events {
            let seconds = timeline.seconds(milliseconds: milliseconds, now: now)
            #expect(seconds >= last)
            #expect(seconds <= now)
            last = seconds
        }
    }

    @Test("Goes on where 32 bits of milliseconds wrap around")
    func wrapping() {
        var timeline = EventTimeline()
        #expect(timeline.seconds(milliseconds: UInt32.max - 99, now: 50) == 50)
        #expect(abs(timeline.seconds(milliseconds: 100, now: 50.25) - 50.2) < 0.001)
    }

    @Test("An event older than the program's last wait is by another clock, which counts from now on")
    func anotherClock() {
        var timeline = EventTimeline()
        #expect(timeline.seconds(milliseconds: 1_000, now: 50, busySince: 50) == 50)
        // Another page: 5 seconds later by its events, 12 by ours.
        #expect(timeline.seconds(milliseconds: 6_000, now: 62, busySince: 62) == 62)
        #expect(abs(timeline.seconds(milliseconds: 6_100, now: 62.1, busySince: 62.09) - 62.1) < 0.001)
    }

    @Test("An event that a busy program hears of late keeps its time")
    func busy() {
        var timeline = EventTimeline()
        #expect(timeline.seconds(milliseconds: 1_000, now: 50, busySince: 50) == 50)
        // The program did something from 50.1 to 57 and hears then what came at 52.
        #expect(abs(timeline.seconds(milliseconds: 3_000, now: 57, busySince: 50.1) - 52) < 0.01)
    }

    @Test("Follows a foreign clock that runs slower")
    func drift() {
        var timeline = EventTimeline()
        var late = 0.0
        // An hour of events, 10 s apart, on a clock that loses 100 microseconds a second.
        for second in stride(from: 0.0, through: 3600, by: 10) {
            let now = 1000 + second
            late = now - timeline.seconds(milliseconds: UInt32((1 + second * 0.9999) * 1000), now: now)
        }
        #expect(late < 0.005)
    }
}
