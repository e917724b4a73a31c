// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of animations and transitions.
extension Thresholds {
    package enum Transition {
        /// Seconds until a pushed or presented view is at rest. Ours, after what is seen on iOS.
        package static let duration = 0.5
        /// Of that spring: it does not swing. UIKit: `UISpringTimingParameters()` is critically damped.
        package static let dampingRatio = 1.0
        /// Share of the width by which the view below a pushed one moves. Ours, after what is seen on iOS.
        package static let parallax = 0.3
        /// Alpha of the black over the view below. Ours, after what is seen on iOS.
        package static let dimming = 0.1
        /// Share of the width past which a swipe back that is let go of goes on. Ours.
        package static let swipeFraction = 0.5
        /// Points a second at which its direction counts instead. Ours.
        package static let swipeSpeed = 300.0
        /// The viewer's distance from a view that flips over, as a multiple of the view's longer side. Ours.
        package static let flipDistance = 2.5
        /// Seconds in which a bar comes or goes: `UINavigationController.hideShowBarDuration`. UIKit.
        package static let barDuration = 0.2
    }

    package enum Animation {
        /// Seconds that moments, delays and offsets in time lie from nothing. Ours: longer than anybody waits.
        package static let moments = -1e12...1e12
        /// The `speed` that an animation or a layer may have. Ours.
        package static let speeds = -1e9...1e9
        /// Seconds that each instance of a replicator may be later than the one before. Ours: an hour, for frames are
        /// shown until the last one has come to its end.
        package static let instanceDelays = -3600.0...3600
        /// Seconds from end to end of a property animator. Ours: 0 would leave no curve to be on.
        package static let animatorDurations = 1e-9...1e9
        /// The coordinates that the control points of a timing curve may have. Ours.
        package static let overshoots = -1e6...1e6
    }

    /// The parameters that a spring may have. Ours: wide enough for every visible spring, and narrow enough that no product
    /// of them is infinite.
    package enum SpringLimits {
        package static let masses = 1e-9...1e9
        package static let stiffnesses = 1e-9...1e12
        package static let dampings = 0...1e12
        /// Whole distances a second.
        package static let velocities = -1e9...1e9
        /// Below 0.01 no spring settles in a given time.
        package static let dampingRatios = 0.01...1e6
        /// Seconds.
        package static let durations = 0.001...1e9
        /// At -1 it would never get anywhere.
        package static let bounces = -0.99...1
    }

    package enum SystemSpring {
        /// Mass and stiffness of the spring that does not swing and settles in half a second. Peer: several articles.
        package static let mass = 3.0
        package static let stiffness = 1000.0
        /// Seconds after which a spring without damping is over. Ours.
        package static let longest = 10.0
    }

    package enum SystemAnimation {
        /// Seconds in which deleted views go, and the share of their size they shrink to. Ours.
        package static let deletion = 0.25
        package static let deletedScale = 0.6
    }
}
