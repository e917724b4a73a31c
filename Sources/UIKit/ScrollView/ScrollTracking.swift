// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// How many scroll views of a display are dragged or decelerate, and what waits until there are none.
///
/// As long as there are, Apple's main run loop is in `UITrackingRunLoopMode`.
@MainActor
final class ScrollTracking {
    /// The current display's.
    static var current: ScrollTracking { DisplayConnection.current.tracking }

    /// What one scroll view says of itself: from `begin` on it is dragged or decelerates, until it ends that, or goes.
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
    /// The display's: a view may go while another display is in use.
    private var scheduler: (any MainScheduler)?

    nonisolated init() {}

    var isActive: Bool { claims > 0 }

    private func claimBegan() {
        claims += 1
        scheduler = ScheduledWork.scheduler
    }

    /// Calls a block once, in a turn of the main loop in which nothing is tracked any more.
    func whenOver(_ block: @escaping @MainActor () -> Void) {
        waiting.append(block)
        if !isActive { callSoon() }
    }

    private func claimEnded() {
        claims -= 1
        if !isActive { callSoon() }
    }

    /// A drag that ends may go on as a deceleration: that shows only when whoever ends it is done.
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
