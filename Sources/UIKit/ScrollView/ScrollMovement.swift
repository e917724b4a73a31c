// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Content that moves by itself: what moves it, and the display link that samples it at each frame's time.
@MainActor
final class ScrollMovement {
    enum Course {
        /// A deceleration or bounce on each axis that moves, from `since` on.
        case decelerating([ScrollAxis: ScrollMotion], since: TimeInterval)
        /// `setContentOffset(_:animated:)`.
        case animated(from: CGPoint, to: CGPoint, since: TimeInterval)
    }

    var course: Course
    /// What it last set the content offset to: another value came from the program.
    var lastOffset: CGPoint
    private let link: CADisplayLink
    private let pending: Int

    /// - Parameter step: called with each frame's time.
    init(_ course: Course, from offset: CGPoint, step: @escaping @MainActor (TimeInterval) -> Void) {
        self.course = course
        lastOffset = offset
        let description: String
        switch course {
        case .decelerating: description = "a scroll view's deceleration"
        case .animated: description = "a scroll view's animation"
        }
        pending = PendingWork.begin(description)
        link = CADisplayLink { link in
            let timestamp = link.timestamp
            MainActor.assumeIsolated { step(timestamp) }
        }
        link.add(to: .main, forMode: .common)
    }

    func stop() {
        link.invalidate()
        PendingWork.end(pending)
    }

    var isDeceleration: Bool {
        if case .decelerating = course { true } else { false }
    }

    var isAnimatedScroll: Bool { !isDeceleration }

    /// Where the content is at a time, the axes that do not move as in `offset`.
    func offset(at time: TimeInterval, from offset: CGPoint) -> CGPoint {
        switch course {
        case .decelerating(let motions, let since):
            var result = offset
            for (axis, motion) in motions { result[axis] = CGFloat(motion.offset(at: time - since)) }
            return result
        case .animated(let from, let to, let since):
            let share = min(max((time - since) / Thresholds.Scroll.animatedOffsetDuration, 0), 1)
            let eased = CGFloat((1 - cos(.pi * share)) / 2)
            return CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
        }
    }

    func isFinished(at time: TimeInterval) -> Bool {
        switch course {
        case .decelerating(let motions, let since): motions.values.allSatisfy { $0.isFinished(at: time - since) }
        case .animated(_, _, let since): time - since >= Thresholds.Scroll.animatedOffsetDuration
        }
    }
}
