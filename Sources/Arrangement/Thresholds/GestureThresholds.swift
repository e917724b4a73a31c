// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of gestures of fingers and mice.
extension Thresholds {
    package enum LongPress {
        /// Seconds the touches stay down before a long press begins. UIKit: `minimumPressDuration`.
        package static let minimumDuration = 0.5
        /// Points a touch may wander before that. UIKit: `allowableMovement`.
        package static let allowableMovement = 10.0
    }

    package enum Tap {
        /// Seconds from one tap's lift to the next tap's touch-down. Peer: WinObjC.
        package static let multipleTapInterval = 0.35
        /// Points between two touch-downs that still count as taps of one place. Ours: about a fingertip.
        package static let multipleTapDistance = 45.0
        /// Points a touch may wander and still be a tap. Ours: where a pan begins, a tap ends.
        package static let allowableMovement = 10.0
        /// Seconds a touch may stay down and still be a tap. Ours.
        package static let maximumPressDuration = 1.5
    }

    package enum Pan {
        /// Points a touch moves before a drag is recognized. UIKit: "hysteresis, usually 10 points" (WWDC 2018, 803).
        package static let hysteresis = 10.0
        /// Seconds of movement that a velocity is read from. Ours: six frames at 60 a second.
        package static let velocityWindow = 0.1
        /// Points from the screen's edge within which an edge pan starts. Peer: UIKitWeb.
        package static let screenEdgeWidth = 20.0
    }

    package enum Swipe {
        /// Points along its direction that make a swipe. Peer: UIKitWeb.
        package static let minimumDistance = 50.0
        /// Seconds in which they are travelled. Peer: UIKitWeb.
        package static let maximumDuration = 0.5
        /// Greatest share of the distance that may go across the direction. Peer: UIKitWeb.
        package static let maximumPerpendicularFraction = 0.5
    }

    package enum Pinch {
        /// Points the fingers travel apart or together before a pinch begins. Measured.
        package static let fingerTravel = 10.0
        /// Points of that travel which the first reported scale leaves out. Measured.
        package static let hysteresis = 8.0
        /// Share by which a pinch on a trackpad grows or shrinks before it begins. Ours.
        package static let trackpadScale = 0.02
        /// Factor of one notch of a wheel that is turned with the control key down. Ours: Firefox's, about.
        package static let wheelFactor = 1.1
    }

    package enum Rotation {
        /// Points one finger goes round the other before a rotation begins. Ours: as far as for a pinch.
        package static let fingerTravel = 10.0
        /// Points of that travel which the first reported rotation leaves out. Ours: as for a pinch.
        package static let hysteresis = 8.0
        /// Radians that two fingers on a trackpad turn before it begins. Ours: about two degrees.
        package static let trackpadAngle = 0.035
    }

    package enum Finger {
        /// Points from a fingertip's middle to its edge. UIKit: half of the 44 that a finger is to be given.
        package static let radius = 22.0
        /// Points by which a fingertip may be larger or smaller. Ours: half of that.
        package static let radiusTolerance = 11.0
    }

    package enum Mouse {
        /// Points with the button down that start a drag. Ours.
        package static let dragDistance = 5.0
    }

    package enum Control {
        /// Points beyond a control's edge at which a finger still counts as inside. Peer: several articles, about 70.
        package static let touchSlop = 70.0
    }
}
