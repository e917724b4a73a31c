// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Display

@Suite("Event times")
struct EventTimelineTests {
    @Test("The least delay so far gives the offset between the clocks")
    func leastDelay() {
        var timeline = EventTimeline()
        // The event clock is 100 seconds behind the app's clock. The app receives the events 30, 10 and 40 ms late.
        #expect(timeline.seconds(milliseconds: 1_000, now: 101.030) == 101.030)
        #expect(abs(timeline.seconds(milliseconds: 1_100, now: 101.110) - 101.110) < 0.001)
        #expect(abs(timeline.seconds(milliseconds: 1_200, now: 101.240) - 101.210) < 0.001)
    }

    @Test("Event times never go back and are never in the future")
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

    @Test("Event times continue when the 32-bit milliseconds wrap around")
    func wrapping() {
        var timeline = EventTimeline()
        #expect(timeline.seconds(milliseconds: UInt32.max - 99, now: 50) == 50)
        #expect(abs(timeline.seconds(milliseconds: 100, now: 50.25) - 50.2) < 0.001)
    }

    @Test("An event older than the app's last wait is from another clock, which is used from then on")
    func anotherClock() {
        var timeline = EventTimeline()
        #expect(timeline.seconds(milliseconds: 1_000, now: 50, busySince: 50) == 50)
        // A new browser page sends an event 5 seconds later by its own clock, and 12 seconds later by the app's clock.
        #expect(timeline.seconds(milliseconds: 6_000, now: 62, busySince: 62) == 62)
        #expect(abs(timeline.seconds(milliseconds: 6_100, now: 62.1, busySince: 62.09) - 62.1) < 0.001)
    }

    @Test("An event that a busy app receives late keeps its time")
    func busy() {
        var timeline = EventTimeline()
        #expect(timeline.seconds(milliseconds: 1_000, now: 50, busySince: 50) == 50)
        // The app is busy from 50.1 s to 57 s, and only then receives an event that was sent at 52 s.
        #expect(abs(timeline.seconds(milliseconds: 3_000, now: 57, busySince: 50.1) - 52) < 0.01)
    }

    @Test("Event times follow an event clock that runs slower")
    func drift() {
        var timeline = EventTimeline()
        var late = 0.0
        // Passes an hour of events, 10 s apart. Their clock loses 100 microseconds a second against the app's clock.
        for second in stride(from: 0.0, through: 3600, by: 10) {
            let now = 1000 + second
            late = now - timeline.seconds(milliseconds: UInt32((1 + second * 0.9999) * 1000), now: now)
        }
        #expect(late < 0.005)
    }
}
