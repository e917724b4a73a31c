// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Content that moves by itself: which way, since when, and where it was put last.
package struct ScrollCourse: Sendable {
    package enum Way: Sendable {
        /// A deceleration or bounce on each axis that moves.
        case decelerating(ScrollRelease)
        /// An animated change of the offset.
        case animated(from: CGPoint, to: CGPoint, ScrollPurpose)
        /// An animated change of the scale, or the way back to one that may stay.
        case zooming(ZoomMove)
    }

    package var way: Way
    /// Seconds, on the clock of the frames.
    package var start: Double
    /// What it last set the content offset to: another value came from the program.
    package var lastOffset: CGPoint
    /// Whether anybody was told of it, and is to be told of its end: while the end of a drag is told, what follows is not.
    package var isAnnounced = true
    /// How often it was led elsewhere when its time was over.
    package var lateAims = 0

    package init(_ way: Way, since start: Double, from offset: CGPoint) {
        self.way = way
        self.start = start
        lastOffset = offset
    }

    package var isDeceleration: Bool {
        if case .decelerating = way { true } else { false }
    }

    package var isAnimatedScroll: Bool {
        if case .animated = way { true } else { false }
    }

    package var zoom: ZoomMove? {
        if case .zooming(let move) = way { move } else { nil }
    }

    /// Whether the scale goes back from beyond its limits.
    package var isBounce: Bool { zoom?.isBounce == true }

    /// Whether it is on the way that another was on when that set off.
    package func leads(as other: ScrollCourse) -> Bool {
        if case .animated(_, let to, _) = way, case .animated(_, let otherTo, _) = other.way, to != otherTo {
            return false
        }
        return start == other.start
    }

    package func isFinished(at time: Double) -> Bool {
        switch way {
        case .decelerating(let release): release.isFinished(at: time - start)
        case .animated: time - start >= Thresholds.Scroll.animatedOffsetDuration
        case .zooming: time - start >= Thresholds.Zoom.duration
        }
    }
}

/// Why an offset changes by itself, which says who hears of its end.
package enum ScrollPurpose: Sendable, Hashable {
    /// `setContentOffset(_:animated:)`.
    case offset
    /// A tap on the status bar.
    case top
    /// A key, or a wheel on pages.
    case key
    /// A key that goes all the way to the end or the beginning, wherever that turns out to be.
    case limit(ScrollAxis, isEnd: Bool)
    /// Room that was made or taken away.
    case inset
}

/// A change of the scale that goes on by itself, with the offset that goes with it.
package struct ZoomMove: Sendable {
    package var scale: (start: CGFloat, end: CGFloat)
    package var offset: (start: CGPoint, end: CGPoint)
    /// Whether it leads back from beyond a limit, rather than where the program wants it.
    package var isBounce: Bool

    package init(scale: (start: CGFloat, end: CGFloat), offset: (start: CGPoint, end: CGPoint), isBounce: Bool) {
        self.scale = scale
        self.offset = offset
        self.isBounce = isBounce
    }
}
