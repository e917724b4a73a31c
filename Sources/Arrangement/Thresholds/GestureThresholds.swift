// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of touch and mouse gestures.
extension Thresholds {
    package enum LongPress {
        /// The time in seconds that touches stay down before a long press begins. UIKit's default
        /// `minimumPressDuration`.
        package static let minimumDuration = 0.5
        /// The distance in points that a touch may move before the long press begins. UIKit's default
        /// `allowableMovement`.
        package static let allowableMovement = 10.0
    }

    package enum Tap {
        /// The maximum time in seconds from one tap's lift to the next tap's touch-down. Taken from WinObjC.
        package static let multipleTapInterval = 0.35
        /// The maximum distance in points between the touch-downs of a multiple tap. Our own choice: about a fingertip.
        package static let multipleTapDistance = 45.0
        /// The distance in points that a touch may move and still be a tap. Our own choice: a tap fails at the distance
        /// at which a pan begins.
        package static let allowableMovement = 10.0
        /// The maximum time in seconds that a touch stays down and is still a tap. Our own choice.
        package static let maximumPressDuration = 1.5
    }

    package enum Pan {
        /// The distance in points at which a pan begins. From UIKit: "hysteresis, usually 10 points" (WWDC 2018, 803).
        package static let hysteresis = 10.0
        /// The time in seconds over which a velocity is measured. Our own choice: six frames at 60 a second.
        package static let velocityWindow = 0.1
        /// The distance in points from the screen's edge within which an edge pan starts. Taken from UIKitWeb.
        package static let screenEdgeWidth = 20.0
    }

    package enum Swipe {
        /// The minimum distance in points of a swipe along its direction. Taken from UIKitWeb.
        package static let minimumDistance = 50.0
        /// The maximum time in seconds in which a swipe covers its minimum distance. Taken from UIKitWeb.
        package static let maximumDuration = 0.5
        /// The maximum movement across a swipe's direction, as a fraction of the movement along it. Taken from
        /// UIKitWeb.
        package static let maximumPerpendicularFraction = 0.5
    }

    package enum Pinch {
        /// The change in points of the fingers' distance at which a pinch begins. Measured on iOS.
        package static let fingerTravel = 10.0
        /// The part of `fingerTravel`, in points, that does not count in the first reported scale. Measured on iOS.
        package static let hysteresis = 8.0
        /// The relative change of scale at which a pinch on a trackpad begins. Our own choice.
        package static let trackpadScale = 0.02
        /// The zoom factor of one wheel step with the control key down. Our own choice: about the factor of Firefox.
        package static let wheelFactor = 1.1
    }

    package enum Rotation {
        /// The distance in points that one finger moves around the other before a rotation begins. Our own choice: the
        /// same as for a pinch.
        package static let fingerTravel = 10.0
        /// The part of `fingerTravel`, in points, that does not count in the first reported rotation. Our own choice:
        /// the same as for a pinch.
        package static let hysteresis = 8.0
        /// The angle in radians at which a rotation on a trackpad begins. Our own choice: about two degrees.
        package static let trackpadAngle = 0.035
    }

    package enum Finger {
        /// The radius of a fingertip in points. From UIKit: half of the minimum hit area of 44 points.
        package static let radius = 22.0
        /// The tolerance of the radius of a fingertip in points. Our own choice: half of the radius.
        package static let radiusTolerance = 11.0
    }

    package enum Mouse {
        /// The distance in points that the mouse moves with its button down before a drag starts. Our own choice.
        package static let dragDistance = 5.0
    }

    package enum Control {
        /// The touch slop of a control in points, beyond its edge. Several articles report about 70.
        package static let touchSlop = 70.0
    }
}
