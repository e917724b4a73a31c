// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of scrolling, zooming and pull to refresh.
extension Thresholds {
    package enum Scroll {
        /// The factor by which a deceleration multiplies the velocity in each millisecond. UIKit's
        /// `DecelerationRate.normal`.
        package static let normalDecelerationRate = 0.998
        /// The factor by which a fast deceleration multiplies the velocity in each millisecond. UIKit's
        /// `DecelerationRate.fast`.
        package static let fastDecelerationRate = 0.99
        /// The permitted deceleration rates. Our own choice: with the lowest rate content stops almost at once, and
        /// with the highest within a quarter of an hour.
        package static let decelerationRates = 0.001...0.99999
        /// The permitted velocities of released content in points per second. Our own choice: a thousand screens a
        /// second, faster than any finger.
        package static let velocities = -1e6...1e6
        /// The permitted offsets of released content in points. Our own choice: farther away, numbers are not precise
        /// to a pixel.
        package static let offsets = -1e15...1e15
        /// The velocity in points per second at which a deceleration stops. Measured on iOS.
        package static let stopSpeed = 10.0
        /// The fraction of the finger's movement that is displayed at the beginning of overscroll. Measured on iOS:
        /// 0.550.
        package static let rubberBand = 0.55
        /// The natural frequency, in 1/s, of the critically damped bounce after a flick. Measured on iOS.
        package static let thrownBounceFrequency = 11.0
        /// The two decay rates, in 1/s, of the bounce from an overscroll that was held still. Measured on iOS.
        package static let heldBounceRates = (slow: 9.0, fast: 46.0)
        /// The velocity in points per second below which a released overscroll counts as held. Measured on iOS.
        package static let heldBounceSpeed = 50.0
        /// The distance in points from its final position within which a bounce counts as finished. Our own choice: a
        /// third of a pixel at 3x.
        package static let restDistance = 0.1
        /// The duration in seconds of `setContentOffset(_:animated:)`. Measured on iOS.
        package static let animatedOffsetDuration = 0.3
        /// The velocity in points per second above which a release turns the page, even if the old page is nearer. Our
        /// own choice.
        package static let pageFlickSpeed = 200.0
        /// The distance in points of one wheel step. Our own choice: three lines of 20 points, because Firefox scrolls
        /// three lines.
        package static let pointsPerNotch = 60.0
        /// The time in seconds without a wheel event after which a pan with a mouse wheel ends. Our own choice.
        package static let notchPause = 0.2
        /// The delay in seconds before a touch reaches the content, if `delaysContentTouches` is true. From several
        /// articles.
        package static let contentTouchDelay = 0.15
        /// The minimum ratio of the smaller to the greater component of a diagonal movement: the tangent of 30 degrees.
        /// Our own choice.
        package static let diagonalShare = 0.577
        /// The distance in points that an arrow key scrolls. Our own choice: two lines of body text.
        package static let arrowKeyDistance = 40.0
        /// The part in points of the previous page that remains visible after a page key. Our own choice.
        package static let pageKeyOverlap = 40.0
    }

    package enum AnimatedScroll {
        /// The maximum number of changes of the target at the end of an animated scroll, for example because the app
        /// then loads more content. Our own choice: rows that are measured at the end cause one or two changes.
        package static let mostLateTargetChanges = 4
    }

    package enum ScrollBar {
        /// The minimum length of a scroll bar's thumb in points. As seen on iOS.
        package static let minimumLength = 36.0
        /// The minimum length in points of a scroll bar's thumb while content is beyond its edge, which shortens the
        /// thumb. As seen on iOS.
        package static let squeezedLength = 8.0
        /// The thickness of a scroll bar's thumb in points. As seen on iOS and iPadOS.
        package static let thickness = 3.0
        /// The thickness in points of a scroll bar's thumb that is dragged or has a pointer next to it. As seen on iOS
        /// and iPadOS.
        package static let grabbedThickness = 8.0
        /// The distance in points from a scroll bar to the scroll view's edge, and from the bar's ends to the corners.
        /// As seen on iOS.
        package static let margin = 3.0
        /// The distance in points from the scroll view's edge within which a finger grabs a scroll bar's thumb. Our own
        /// choice: the area under a fingertip.
        package static let fingerReach = 16.0
        /// The distance in points from the scroll view's edge within which a pointer grabs a scroll bar's thumb. Our
        /// own choice: the area in which a dragged thumb is drawn, and the margin outside it.
        package static let pointerReach = margin + grabbedThickness
        /// The time in seconds after which a press held on a scroll bar's track scrolls by a second page. Our own
        /// choice.
        package static let pagingDelay = 0.4
        /// The time in seconds between the further pages by which a press held on a scroll bar's track scrolls. Our own
        /// choice.
        package static let pagingInterval = 0.2
        /// The time in seconds that a finger holds a scroll bar's thumb before it drags the thumb. Our own choice,
        /// after what is seen on iOS.
        package static let grabDelay = 0.25
    }

    package enum Zoom {
        /// The maximum factor by which a pinch zooms beyond the limits of the scale. Our own choice.
        package static let greatestOvershoot = 2.0
        /// The duration in seconds of an animated zoom, and of the bounce back from beyond a limit. Our own choice: the
        /// same as for an animated content offset.
        package static let duration = 0.3
    }

    package enum Refresh {
        /// The displayed pull in points at which a refresh begins. Our own choice: Apple does not publish its value.
        package static let pullDistance = 100.0
        /// The height in points of a refresh control's spinner above the content. As seen in UIKit on iOS.
        package static let height = 60.0
        /// The additional height in points of a refresh control's title below the spinner.
        package static let titleHeight = 24.0
        /// The duration in seconds of one rotation of a refresh control's spinner. Our own choice, after what is seen
        /// on iOS.
        package static let spinDuration = 1.0
    }
}
