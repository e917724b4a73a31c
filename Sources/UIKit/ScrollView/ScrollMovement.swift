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
        /// An animated change of the offset.
        case animated(from: CGPoint, to: CGPoint, since: TimeInterval, ScrollPurpose)
        /// An animated change of the scale, or the way back to one that may stay.
        case zooming(ZoomMove, since: TimeInterval)
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
        case .decelerating: description = ScrollMovement.decelerationWork
        case .animated: description = "a scroll view's animation"
        case .zooming: description = "a scroll view's zoom"
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

    /// What pending work says of a deceleration.
    static let decelerationWork = "a scroll view's deceleration"

    var isDeceleration: Bool {
        if case .decelerating = course { true } else { false }
    }

    var isAnimatedScroll: Bool {
        if case .animated = course { true } else { false }
    }

    var zoom: ZoomMove? {
        if case .zooming(let move, _) = course { move } else { nil }
    }

    func isFinished(at time: TimeInterval) -> Bool {
        switch course {
        case .decelerating(let motions, let since): motions.values.allSatisfy { $0.isFinished(at: time - since) }
        case .animated(_, _, let since, _): time - since >= Thresholds.Scroll.animatedOffsetDuration
        case .zooming(_, let since): time - since >= Thresholds.Zoom.duration
        }
    }
}

/// Why an offset changes by itself, which says who hears of its end.
enum ScrollPurpose {
    /// `setContentOffset(_:animated:)`.
    case offset
    /// A tap on the status bar.
    case top
    /// A key, or a wheel on pages.
    case key
    /// Room that was made or taken away.
    case inset
}
