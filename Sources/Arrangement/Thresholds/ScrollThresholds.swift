// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of content that is scrolled, zoomed or pulled down.
extension Thresholds {
    package enum Scroll {
        /// What velocity is multiplied by in each millisecond. UIKit: `DecelerationRate.normal`.
        package static let normalDecelerationRate = 0.998
        /// The same for `DecelerationRate.fast`. UIKit.
        package static let fastDecelerationRate = 0.99
        /// The rates that content comes to rest with in a moment's and in a quarter of an hour's time. Ours.
        package static let decelerationRates = 0.001...0.99999
        /// Points a second at which content can be let go. Ours: a thousand screens, faster than any finger.
        package static let velocities = -1e6...1e6
        /// Points from its range at which content can be let go. Ours: farther than numbers tell pixels apart.
        package static let offsets = -1e15...1e15
        /// Points a second at which a decelerating scroll view stops. Measured.
        package static let stopSpeed = 10.0
        /// Share of the finger's movement that shows where overscroll begins. Measured: 0.550.
        package static let rubberBand = 0.55
        /// Natural frequency, in 1/s, of the critically damped bounce that follows a throw. Measured.
        package static let thrownBounceFrequency = 11.0
        /// The two decay rates, in 1/s, of the bounce from an overscroll that was held still. Measured.
        package static let heldBounceRates = (slow: 9.0, fast: 46.0)
        /// Points a second below which a released overscroll counts as held. Measured.
        package static let heldBounceSpeed = 50.0
        /// Points from its rest at which a bounce counts as over. Ours: a third of a pixel at 3x.
        package static let restDistance = 0.1
        /// Seconds of `setContentOffset(_:animated:)`. Measured.
        package static let animatedOffsetDuration = 0.3
        /// Points a second at which a release turns the page. Ours.
        package static let pageFlickSpeed = 200.0
        /// Points of content that one notch of a wheel moves. Ours: three lines of 20 points, as Firefox has three lines.
        package static let pointsPerNotch = 60.0
        /// Seconds without a further notch of the wheel after which a pan made of notches ends. Ours.
        package static let notchPause = 0.2
        /// Seconds a touch waits before the content gets it: `delaysContentTouches`. Peer: several articles.
        package static let contentTouchDelay = 0.15
        /// Least share of a movement along one axis that lies on the other where it is diagonal: the tangent of 30
        /// degrees. Ours.
        package static let diagonalShare = 0.577
        /// Points that an arrow key scrolls by. Ours: two lines of body text.
        package static let arrowKeyDistance = 40.0
        /// Points of the last page that still show after a turn by the page keys. Ours.
        package static let pageKeyOverlap = 40.0
    }

    package enum AnimatedScroll {
        /// How often a scroll whose time is over may find that its end has moved, as where each end that shows brings
        /// more content. Ours: rows that are measured at the end need one or two.
        package static let mostLateAims = 4
    }

    package enum ScrollBar {
        /// Points that a thumb is long at least, and when content beyond its edge pushes it together. Seen on iOS.
        package static let minimumLength = 36.0
        package static let squeezedLength = 8.0
        /// Points across a thumb, and one that is being pulled or has a pointer beside it. Seen on iOS and iPadOS.
        package static let thickness = 3.0
        package static let grabbedThickness = 8.0
        /// Points between a bar and the edge, and its ends and the corners. Seen on iOS.
        package static let margin = 3.0
        /// Points from the edge within which a finger grabs a thumb, and a pointer. Ours: what a fingertip covers, and
        /// what is drawn.
        package static let fingerReach = 16.0
        package static let pointerReach = margin + grabbedThickness
        /// Seconds that a press on the track lasts until it turns a second page, and between that and the next ones. Ours.
        package static let pagingDelay = 0.4
        package static let pagingInterval = 0.2
        /// Seconds that a finger rests on a thumb until it pulls it. Ours, after what is seen on iOS.
        package static let grabDelay = 0.25
    }

    package enum Zoom {
        /// Factor beyond its limits that no pinch takes content to. Ours.
        package static let greatestOvershoot = 2.0
        /// Seconds of an animated zoom, and of the way back from beyond a limit. Ours: as of a content offset.
        package static let duration = 0.3
    }

    package enum Refresh {
        /// Points of pull that show when a refresh begins. Ours: nobody publishes Apple's.
        package static let pullDistance = 100.0
        /// Points that the spinner takes up above the content; with a title below it, more. UIKit, as seen on iOS: 60.
        package static let height = 60.0
        package static let titleHeight = 24.0
        /// Seconds in which the content goes back when a refresh is over. Ours: as of a content offset.
        package static let closingDuration = 0.3
        /// Seconds of a turn of the spinner. Ours, after what is seen on iOS.
        package static let spinDuration = 1.0
    }

    package enum Autoscroll {
        /// Greatest share of the viewport's side that one zone takes. Ours.
        package static let zoneFraction = 0.25
        /// Greatest depth of a zone in points. Ours.
        package static let maximumZone = 180.0
        /// Share of the zone's depth at which the speed is full. Ours.
        package static let fullSpeedFraction = 0.5
        /// Points a second at full speed. Ours.
        package static let speed = 900.0
        /// Seconds in the zone until the speed is what the depth allows. Ours.
        package static let rampDuration = 0.4
        /// Seconds that one step may always stand for, however fast the display is. Ours.
        package static let minimumStepLimit = 1.0 / 60
        /// Points that content may be ahead of time because each frame scrolls by a pixel at least. Ours: enough for
        /// the ramp at 120 frames a second.
        package static let mostAhead = 2.0
        /// Points toward an edge that count as movement that way; less is a still finger's noise. Ours.
        package static let minimumMovement = 0.5
    }
}
