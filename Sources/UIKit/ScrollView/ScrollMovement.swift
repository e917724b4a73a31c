// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// The frames of content that moves by itself: a display link, and what a test's `settle` is told.
///
/// It ends when it is stopped or nobody keeps it.
@MainActor
final class ScrollMovement {
    private let link: CADisplayLink
    private let pending: Int

    /// - Parameter step: called with each frame's time.
    init(_ way: ScrollCourse.Way, step: @escaping @MainActor (TimeInterval) -> Void) {
        let description =
            switch way {
            case .decelerating: "a scroll view's deceleration"
            case .animated: "a scroll view's animation"
            case .zooming: "a scroll view's zoom"
            }
        pending = PendingWork.begin(description)
        link = CADisplayLink { link in
            let timestamp = link.timestamp
            MainActor.assumeIsolated { step(timestamp) }
        }
        link.add(to: .main, forMode: .common)
    }

    isolated deinit {
        stop()
    }

    func stop() {
        link.invalidate()
        PendingWork.end(pending)
    }
}
