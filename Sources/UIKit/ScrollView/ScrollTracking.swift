// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// Counts the scroll views of a display that are dragged or decelerate. Stores blocks, and calls them when none of
/// these scroll views moves any more.
///
/// This replaces Apple's `UITrackingRunLoopMode`, the mode of the main run loop while a scroll view is dragged or
/// decelerates.
@MainActor
final class ScrollTracking {
    /// The object that counts the moving scroll views of the current display.
    static var current: ScrollTracking { DisplayConnection.current.tracking }

    /// The tracking state of one scroll view: active between `begin` and `end`, or until the claim is deallocated.
    @MainActor
    final class Claim {
        private var tracking: ScrollTracking?

        isolated deinit {
            end()
        }

        func begin() {
            guard tracking == nil else { return }
            tracking = .current
            tracking?.claimBegan()
        }

        func end() {
            tracking?.claimEnded()
            tracking = nil
        }
    }

    private var claims = 0
    private var waiting: [@MainActor () -> Void] = []
    /// The scheduler of this display. It is stored because a view may be released while another display is current.
    private var scheduler: (any MainScheduler)?

    nonisolated init() {}

    var isActive: Bool { claims > 0 }

    private func claimBegan() {
        claims += 1
        scheduler = ScheduledWork.scheduler
    }

    /// Calls a block once, in a main loop turn in which no scroll view is dragged or decelerates.
    func whenInactive(_ block: @escaping @MainActor () -> Void) {
        waiting.append(block)
        if !isActive { callSoon() }
    }

    private func claimEnded() {
        claims -= 1
        if !isActive { callSoon() }
    }

    /// Schedules the waiting blocks. The end of a drag may start a deceleration, so the scheduled block checks again
    /// whether content moves.
    private func callSoon() {
        guard !waiting.isEmpty else { return }
        (scheduler ?? ScheduledWork.scheduler).post {
            guard !self.isActive else { return }
            let blocks = self.waiting
            self.waiting = []
            for block in blocks { block() }
        }
    }
}
