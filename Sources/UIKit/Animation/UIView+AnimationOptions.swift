// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

extension UIView {
    /// Options for animation blocks and transitions.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of views that change inside the block, so that the layout is animated too.
        public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
        /// Views receive touches while they are animated.
        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
        /// Starts from the values on screen and replaces running animations. Without this option, the new animation is
        /// added to the running ones, if its values can be added.
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 4) }
        /// Repeats the animation until it is removed.
        public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 8) }
        /// Plays each repetition of the animation backwards as well.
        public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 16) }
        /// Uses the block's own duration instead of that of the enclosing block.
        public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 32) }
        /// Uses the block's own curve instead of that of the enclosing block.
        public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 64) }
        /// Animates changes made during a transition, instead of showing them at once.
        public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 128) }
        /// A transition between two views hides the first view and shows the second, instead of removing the first and
        /// adding the second.
        public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 256) }
        /// Does not inherit the options of the enclosing block.
        public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 512) }

        /// The animation starts and ends slowly. This is the default.
        public static var curveEaseInOut: AnimationOptions { [] }
        /// The animation starts slowly and speeds up.
        public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
        /// The animation starts fast and slows down.
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
        /// The animation has the same speed throughout.
        public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

        /// Flips the view about its vertical axis, from left to right.
        public static var transitionFlipFromLeft: AnimationOptions { AnimationOptions(rawValue: 1 << 20) }
        /// Flips the view about its vertical axis, from right to left.
        public static var transitionFlipFromRight: AnimationOptions { AnimationOptions(rawValue: 2 << 20) }
        /// Fades from the old content to the new.
        public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
        /// Flips the view about its horizontal axis, from top to bottom.
        public static var transitionFlipFromTop: AnimationOptions { AnimationOptions(rawValue: 6 << 20) }
        /// Flips the view about its horizontal axis, from bottom to top.
        public static var transitionFlipFromBottom: AnimationOptions { AnimationOptions(rawValue: 7 << 20) }

        /// The animation is preferably drawn at 60 frames per second.
        public static var preferredFramesPerSecond60: AnimationOptions { AnimationOptions(rawValue: 3 << 24) }
        /// The animation is preferably drawn at 30 frames per second.
        public static var preferredFramesPerSecond30: AnimationOptions { AnimationOptions(rawValue: 7 << 24) }
    }

    /// Options for keyframe animations.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of views that change inside the block, so that the layout is animated too.
        public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1) }
        /// Views receive touches while they are animated.
        public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2) }
        /// Starts from the values on screen and replaces running animations.
        public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 4) }
        /// Repeats the animation until it is removed.
        public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 8) }
        /// Plays each repetition of the animation backwards as well.
        public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 16) }
        /// Uses the animation's own duration instead of that of the enclosing block.
        public static var overrideInheritedDuration: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 32)
        }
        /// Does not inherit the options of the enclosing block.
        public static var overrideInheritedOptions: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 512)
        }

        /// Interpolates linearly between keyframes, the default.
        public static var calculationModeLinear: KeyframeAnimationOptions { [] }
        /// Jumps from one keyframe's value to the next.
        public static var calculationModeDiscrete: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 1 << 10)
        }
        /// Interpolates linearly at an even speed, ignoring the keyframes' times.
        public static var calculationModePaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2 << 10) }
        /// Interpolates along a smooth curve through the keyframes.
        public static var calculationModeCubic: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 3 << 10) }
        /// Interpolates along a smooth curve at an even speed, ignoring the keyframes' times.
        public static var calculationModeCubicPaced: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 4 << 10)
        }

        /// The calculation mode, which is stored in bits 10 to 12 of the raw value.
        var mode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// The options of this set that also exist in `AnimationOptions`, with the same raw values. They include the
        /// bits of an animation curve, which apps may set.
        var animationOptions: AnimationOptions {
            AnimationOptions(rawValue: rawValue & (1 | 2 | 4 | 8 | 16 | 32 | 512 | 7 << 16))
        }
    }
}

/// The settings that several bits of the raw value store together as a number: the curve, the transition and the frame
/// rate.
extension UIView.AnimationOptions {
    /// The animation curve, which is stored in bits 16 and 17 of the raw value.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut }

    /// The kind of a transition.
    enum Transition {
        case crossDissolve
        case flip(CATransition.FlipDirection)
    }

    /// The transition, which is stored in bits 20 to 22 of the raw value; nil if none is set.
    var transition: Transition? {
        switch intersection(UIView.AnimationOptions(rawValue: 7 << 20)) {
        case []: nil
        case .transitionFlipFromLeft: .flip(.fromLeft)
        case .transitionFlipFromRight: .flip(.fromRight)
        case .transitionFlipFromTop: .flip(.fromTop)
        case .transitionFlipFromBottom: .flip(.fromBottom)
        default: .crossDissolve
        }
    }

    /// The preferred frame rate, which is stored in bits 24 to 27 of the raw value. 3 means 60 frames per second, 7
    /// means 30, and 0 means no preference.
    var frameRateRange: CAFrameRateRange {
        switch (rawValue >> 24) & 15 {
        case 3: CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
        case 7: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
        default: .default
        }
    }
}
