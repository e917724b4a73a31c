// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A running animation or deceleration of a scroll view: its kind, its start time, and the content offset that it set
/// last.
package struct ScrollAnimation: Sendable {
    package enum Kind: Sendable {
        /// A deceleration or a bounce on each moving axis.
        case decelerating(ScrollMomentum)
        /// An animated change of the offset, with the cause of the change.
        case animated(from: CGPoint, to: CGPoint, ScrollPurpose)
        /// An animated change of the scale, or a bounce back to a permitted scale.
        case zooming(ZoomAnimation)
    }

    package var kind: Kind
    /// The start time in seconds on the frame clock.
    package var start: Double
    /// The content offset that the animation set last. If the current offset differs, the app has changed it.
    package var lastOffset: CGPoint
    /// Whether the delegate was notified of the start, and must therefore be notified of the end. A deceleration is not
    /// announced before the delegate was notified of the end of the drag.
    package var isAnnounced = true
    /// The number of times that the animation continued at its end because its target had changed. The number is
    /// limited, because the animation might otherwise never end.
    package var lateTargetChanges = 0

    package init(_ kind: Kind, since start: Double, from offset: CGPoint) {
        self.kind = kind
        self.start = start
        lastOffset = offset
    }

    package var isDeceleration: Bool {
        if case .decelerating = kind { true } else { false }
    }

    package var isAnimatedScroll: Bool {
        if case .animated = kind { true } else { false }
    }

    package var zoom: ZoomAnimation? {
        if case .zooming(let move) = kind { move } else { nil }
    }

    /// Whether the scale bounces back from beyond its limits.
    package var isBounce: Bool { zoom?.isBounce == true }

    /// Whether this value and `other` describe the same animation: their start times are equal, and the target offset
    /// has not changed.
    package func isSameAnimation(as other: ScrollAnimation) -> Bool {
        if case .animated(_, let to, _) = kind, case .animated(_, let otherTo, _) = other.kind, to != otherTo {
            return false
        }
        return start == other.start
    }

    package func isFinished(at time: Double) -> Bool {
        switch kind {
        case .decelerating(let release): release.isFinished(at: time - start)
        case .animated: time - start >= Thresholds.Scroll.animatedOffsetDuration
        case .zooming: time - start >= Thresholds.Zoom.duration
        }
    }
}

/// The cause of an animated scroll, which decides which delegate method is called at its end.
package enum ScrollPurpose: Sendable, Hashable {
    /// A call of `setContentOffset(_:animated:)`.
    case offset
    /// A tap on the status bar.
    case top
    /// A key, or a scroll wheel if the view is paged.
    case key
    /// A key that scrolls to the content's end on an axis if `isEnd` is true, otherwise to its beginning. If the
    /// content's size changes during the animation, the animation ends at the new end or beginning.
    case limit(ScrollAxis, isEnd: Bool)
    /// A change of the content inset.
    case inset
}

/// An animated change of the zoom scale, and the simultaneous change of the content offset.
package struct ZoomAnimation: Sendable {
    package var scale: (start: CGFloat, end: CGFloat)
    package var offset: (start: CGPoint, end: CGPoint)
    /// Whether the animation is a bounce back from a scale beyond the limits, and not a zoom by the app.
    package var isBounce: Bool

    package init(scale: (start: CGFloat, end: CGFloat), offset: (start: CGPoint, end: CGPoint), isBounce: Bool) {
        self.scale = scale
        self.offset = offset
        self.isBounce = isBounce
    }
}
