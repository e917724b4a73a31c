// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Display

@Suite("Timer queue")
struct TimerQueueTests {
    private func queue(_ timers: [(id: Int, deadline: Double, interval: Double?)]) -> TimerQueue<String> {
        var queue = TimerQueue<String>()
        for timer in timers {
            queue.insert(
                .init(
                    id: timer.id, deadline: timer.deadline, interval: timer.interval, task: ScheduledTask {},
                    block: "\(timer.id)"))
        }
        return queue
    }

    @Test("Due timers come in order of their deadlines, equal deadlines in scheduling order")
    func order() {
        var queue = queue([(1, 3, nil), (2, 1, nil), (3, 2, nil), (4, 1, nil), (5, 9, nil)])
        #expect(queue.takeDue(at: 0.5).isEmpty)
        #expect(queue.takeDue(at: 3).map(\.block) == ["2", "4", "3", "1"])
        #expect(queue.nextDeadline == 9)
    }

    @Test("A repeating timer keeps its rhythm and skips missed times")
    func repeating() {
        var queue = queue([(1, 1, 0.25)])
        #expect(queue.takeDue(at: 1.1).count == 1)
        #expect(queue.nextDeadline == 1.25)
        #expect(queue.takeDue(at: 2.6).count == 1)
        #expect(queue.nextDeadline == 2.75)
    }

    @Test("A repeating timer with interval zero is due only once at a time")
    func zero() {
        var queue = queue([(1, 1, 0)])
        #expect(queue.takeDue(at: 1).count == 1)
        #expect(queue.nextDeadline! > 1)
    }

    @Test("A removed timer does not fire")
    func remove() {
        var queue = queue([(1, 1, nil), (2, 2, 1)])
        queue.remove(id: 2)
        #expect(queue.takeDue(at: 9).map(\.id) == [1])
        #expect(queue.nextDeadline == nil)
    }
}
