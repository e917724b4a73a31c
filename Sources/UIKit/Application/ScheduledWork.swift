// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import QuartzCore

/// Schedules work on the display's clock: the main loop's clock in an app, and virtual time in a test.
enum ScheduledWork {
    /// The display's scheduler of timers and blocks. Before there is a display, it is the `WaitingScheduler`, which
    /// stores them. Both schedulers can be used on any thread.
    static var scheduler: any MainScheduler { DisplayConnection.connected?.scheduler ?? WaitingScheduler.shared }

    /// Runs `body` on the main thread: at once if called there, and asynchronously otherwise.
    static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainThread.isCurrent { MainActor.assumeIsolated(body) } else { scheduler.post(body) }
    }

    @MainActor
    static func after(
        _ delay: TimeInterval, purpose: TimerPurpose, _ body: @escaping @MainActor () -> Void
    ) -> ScheduledTask {
        scheduler.schedule(after: delay, every: nil, purpose: purpose) { body() }
    }
}

/// A value that is protected by a lock.
final class LockedBox<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}

/// The scheduler that is used before there is a display. It stores work until the work can be passed to a display's
/// scheduler.
final class WaitingScheduler: MainScheduler, @unchecked Sendable {
    static let shared = WaitingScheduler()

    private let posted = LockedBox<[@MainActor @Sendable () -> Void]>([])
    private let timed = LockedBox<[(any MainScheduler) -> Void]>([])

    func post(_ block: @escaping @MainActor @Sendable () -> Void) {
        posted.withLock { $0.append(block) }
    }

    func schedule(
        after delay: TimeInterval, every interval: TimeInterval?, purpose: TimerPurpose,
        _ block: @escaping @MainActor @Sendable () -> Void
    ) -> ScheduledTask {
        let inner = LockedBox<ScheduledTask?>(nil)
        let task = ScheduledTask { inner.withLock { $0 }?.cancel() }
        timed.withLock {
            $0.append { scheduler in
                guard !task.isCancelled else { return }
                let real = scheduler.schedule(after: delay, every: interval, purpose: purpose, block)
                inner.withLock { $0 = real }
            }
        }
        return task
    }

    func handOver(to scheduler: any MainScheduler) {
        for block in posted.withLock({ blocks in
            defer { blocks = [] }; return blocks
        }) { scheduler.post(block) }
        for start in timed.withLock({ starts in
            defer { starts = [] }; return starts
        }) { start(scheduler) }
    }
}
