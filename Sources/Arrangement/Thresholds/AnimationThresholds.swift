// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of animations and transitions.
extension Thresholds {
    package enum Transition {
        /// The duration in seconds of a push or a presentation. Our own choice, after what is seen on iOS.
        package static let duration = 0.5
        /// The damping ratio of the transition's spring, which does not oscillate. As in UIKit, where
        /// `UISpringTimingParameters()` is critically damped.
        package static let dampingRatio = 1.0
        /// The fraction of its own width by which the view below a pushed one moves. Our own choice, after what is seen
        /// on iOS.
        package static let parallax = 0.3
        /// The alpha of the black dimming over the view below a pushed one. Our own choice, after what is seen on iOS.
        package static let dimming = 0.1
        /// The fraction of the navigation controller's width past which a released back swipe completes. Our own
        /// choice.
        package static let swipeFraction = 0.5
        /// The speed in points per second from which a released back swipe completes or cancels by its direction alone.
        /// Our own choice.
        package static let swipeSpeed = 300.0
        /// The viewer's distance from a view that flips over, as a multiple of the view's longer side. Our own choice.
        package static let flipDistance = 2.5
        /// The duration in seconds of showing or hiding a bar: UIKit's `UINavigationController.hideShowBarDuration`.
        package static let barDuration = 0.2
    }

    package enum Animation {
        /// The permitted begin times, delays and time offsets of animations, in seconds. Our own choice: the limits are
        /// longer than any user waits.
        package static let moments = -1e12...1e12
        /// The permitted values of the `speed` of an animation or a layer. Our own choice.
        package static let speeds = -1e9...1e9
        /// The permitted delay in seconds from one instance of a replicator to the next. Our own choice: at most an
        /// hour, because frames are drawn until the last instance has finished.
        package static let instanceDelays = -3600.0...3600
        /// The permitted durations of a property animator in seconds. Our own choice: a duration of 0 would have no
        /// curve.
        package static let animatorDurations = 1e-9...1e9
        /// The permitted y coordinates of a timing curve's control points, and tension, continuity and bias of a
        /// keyframe. Our own choice.
        package static let curveParameters = -1e6...1e6
    }

    /// The permitted parameters of a spring. Our own choice: wide enough for every visible spring, and narrow enough
    /// that no product of them is infinite.
    package enum SpringLimits {
        package static let masses = 1e-9...1e9
        package static let stiffnesses = 1e-9...1e12
        package static let dampings = 0...1e12
        /// The permitted initial velocities of a spring: the distance covered per second as a multiple of the
        /// animation's whole distance.
        package static let velocities = -1e9...1e9
        /// The permitted damping ratios of a spring. With a smaller ratio, the search for a spring that settles within
        /// a requested duration may find none.
        package static let dampingRatios = 0.01...1e6
        /// The permitted durations of a spring in seconds.
        package static let durations = 0.001...1e9
        /// The permitted values of a spring's bounce parameter. A spring with a bounce of -1 would never reach its
        /// target.
        package static let bounces = -0.99...1
    }

    package enum SystemSpring {
        /// The mass of UIKit's default spring, which settles in half a second without oscillation. From several
        /// articles.
        package static let mass = 3.0
        /// The stiffness of UIKit's default spring. From several articles.
        package static let stiffness = 1000.0
        /// The time in seconds after which a spring without damping is stopped, because it would never settle. Our own
        /// choice.
        package static let longest = 10.0
    }

    package enum SystemAnimation {
        /// The duration in seconds of the animation that deletes views. Our own choice.
        package static let deletion = 0.25
        /// The scale to which deleted views shrink. Our own choice.
        package static let deletedScale = 0.6
    }
}
