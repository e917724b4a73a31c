// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of scrolling, zooming and pull to refresh.
extension Thresholds {
    package enum Scroll {
        /// The factor of the velocity per millisecond. UIKit: `DecelerationRate.normal`.
        package static let normalDecelerationRate = 0.998
        /// The factor of the velocity per millisecond for `DecelerationRate.fast`. UIKit.
        package static let fastDecelerationRate = 0.99
        /// The permitted rates. Ours: content stops almost at once with the lowest, and in a quarter of an hour with
        /// the highest.
        package static let decelerationRates = 0.001...0.99999
        /// The permitted velocities of released content in points per second. Ours: a thousand screens, faster than any
        /// finger.
        package static let velocities = -1e6...1e6
        /// The permitted offsets of released content in points. Ours: beyond the precision of a pixel.
        package static let offsets = -1e15...1e15
        /// The velocity in points per second at which a deceleration stops. Measured.
        package static let stopSpeed = 10.0
        /// The fraction of the finger's movement that is displayed at the beginning of overscroll. Measured: 0.550.
        package static let rubberBand = 0.55
        /// The natural frequency, in 1/s, of the critically damped bounce after a fling. Measured.
        package static let thrownBounceFrequency = 11.0
        /// The two decay rates, in 1/s, of the bounce from an overscroll that was held still. Measured.
        package static let heldBounceRates = (slow: 9.0, fast: 46.0)
        /// The velocity in points per second below which a released overscroll counts as held. Measured.
        package static let heldBounceSpeed = 50.0
        /// The distance in points from the end at which a bounce is finished. Ours: a third of a pixel at 3x.
        package static let restDistance = 0.1
        /// The duration in seconds of `setContentOffset(_:animated:)`. Measured.
        package static let animatedOffsetDuration = 0.3
        /// The velocity in points per second at which a release turns the page. Ours.
        package static let pageFlickSpeed = 200.0
        /// The distance in points of one wheel step. Ours: three lines of 20 points, as Firefox has three lines.
        package static let pointsPerNotch = 60.0
        /// The time in seconds without a wheel event after which a pan by wheel ends. Ours.
        package static let notchPause = 0.2
        /// The delay in seconds of a touch to the content: `delaysContentTouches`. Peer: several articles.
        package static let contentTouchDelay = 0.15
        /// The minimum ratio of the smaller to the greater component of a diagonal movement: the tangent of 30 degrees.
        /// Ours.
        package static let diagonalShare = 0.577
        /// The distance in points that an arrow key scrolls. Ours: two lines of body text.
        package static let arrowKeyDistance = 40.0
        /// The part in points of the previous page that remains visible after a page key. Ours.
        package static let pageKeyOverlap = 40.0
    }

    package enum AnimatedScroll {
        /// The maximum number of changes of the target at the end of an animated scroll, as when reaching the end loads
        /// more content. Ours: rows that are measured at the end need one or two.
        package static let mostLateAims = 4
    }

    package enum ScrollBar {
        /// The minimum length of a thumb in points, and the one for content beyond its edge. Seen on iOS.
        package static let minimumLength = 36.0
        package static let squeezedLength = 8.0
        /// The thickness of a thumb in points, and that of one that is dragged or has a pointer next to it. Seen on iOS
        /// and iPadOS.
        package static let thickness = 3.0
        package static let grabbedThickness = 8.0
        /// The distance in points from a bar to the edge, and from its ends to the corners. Seen on iOS.
        package static let margin = 3.0
        /// The distances in points from the edge within which a finger and a pointer grab a thumb. Ours: the area under
        /// a fingertip, and the drawn area.
        package static let fingerReach = 16.0
        package static let pointerReach = margin + grabbedThickness
        /// The time in seconds of a press on the track until it turns a second page, and between further pages. Ours.
        package static let pagingDelay = 0.4
        package static let pagingInterval = 0.2
        /// The time in seconds that a finger holds a thumb before it drags the thumb. Ours, after what is seen on iOS.
        package static let grabDelay = 0.25
    }

    package enum Zoom {
        /// The maximum factor of a pinch beyond the limits of the scale. Ours.
        package static let greatestOvershoot = 2.0
        /// The duration in seconds of an animated zoom, and of the bounce back from beyond a limit. Ours: as of a
        /// content offset.
        package static let duration = 0.3
    }

    package enum Refresh {
        /// The displayed pull in points at which a refresh begins. Ours: Apple does not publish its value.
        package static let pullDistance = 100.0
        /// The height in points of the spinner above the content, and the additional height of a title below it. UIKit,
        /// as seen on iOS: 60.
        package static let height = 60.0
        package static let titleHeight = 24.0
        /// The duration in seconds of the content's return after a refresh. Ours: as of a content offset.
        package static let closingDuration = 0.3
        /// The duration in seconds of a rotation of the spinner. Ours, after what is seen on iOS.
        package static let spinDuration = 1.0
    }

    package enum Autoscroll {
        /// The maximum depth of a zone as a fraction of the viewport's size. Ours.
        package static let zoneFraction = 0.25
        /// The maximum depth of a zone in points. Ours.
        package static let maximumZone = 180.0
        /// The fraction of the zone's depth at which the speed is full. Ours.
        package static let fullSpeedFraction = 0.5
        /// The full speed in points per second. Ours.
        package static let speed = 900.0
        /// The time in seconds in the zone until the speed reaches that of the depth. Ours.
        package static let rampDuration = 0.4
        /// The minimum in seconds of the limit of one time step, however fast the display is. Ours.
        package static let minimumStepLimit = 1.0 / 60
        /// The maximum lead of the content in points, because each frame scrolls by at least a pixel. Ours: enough for
        /// the ramp at 120 frames a second.
        package static let mostAhead = 2.0
        /// The minimum movement in points towards an edge; less is the noise of a still finger. Ours.
        package static let minimumMovement = 0.5
    }
}
