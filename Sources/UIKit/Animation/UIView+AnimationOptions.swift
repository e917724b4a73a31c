// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

extension UIView {
    /// How an animation block animates.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of what changes inside the block, so that they are animated along.
        public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
        /// Touches reach views while they are animated.
        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
        /// Starts from what is on screen and takes the place of what runs; otherwise animations add up where they can.
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 4) }
        public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 8) }
        public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 16) }
        public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 32) }
        public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 64) }
        /// Animates what changes during a transition, rather than showing it at once.
        public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 128) }
        /// A transition between two views hides one and shows the other, rather than removing and adding.
        public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 256) }
        public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 512) }

        public static var curveEaseInOut: AnimationOptions { [] }
        public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
        public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
        public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

        public static var transitionFlipFromLeft: AnimationOptions { AnimationOptions(rawValue: 1 << 20) }
        public static var transitionFlipFromRight: AnimationOptions { AnimationOptions(rawValue: 2 << 20) }
        public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
        public static var transitionFlipFromTop: AnimationOptions { AnimationOptions(rawValue: 6 << 20) }
        public static var transitionFlipFromBottom: AnimationOptions { AnimationOptions(rawValue: 7 << 20) }

        public static var preferredFramesPerSecond60: AnimationOptions { AnimationOptions(rawValue: 3 << 24) }
        public static var preferredFramesPerSecond30: AnimationOptions { AnimationOptions(rawValue: 7 << 24) }
    }

    /// How a keyframe animation animates.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1) }
        public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2) }
        public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 4) }
        public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 8) }
        public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 16) }
        public static var overrideInheritedDuration: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 32)
        }
        public static var overrideInheritedOptions: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 512)
        }

        public static var calculationModeLinear: KeyframeAnimationOptions { [] }
        public static var calculationModeDiscrete: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 1 << 10)
        }
        public static var calculationModePaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2 << 10) }
        public static var calculationModeCubic: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 3 << 10) }
        public static var calculationModeCubicPaced: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: 4 << 10)
        }

        /// What bits 10 to 12 name.
        var mode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// Those that animation blocks have as well, under the same numbers; apps put a block's curve in, too.
        var forBlocks: AnimationOptions {
            AnimationOptions(rawValue: rawValue & (1 | 2 | 4 | 8 | 16 | 32 | 512 | 7 << 16))
        }
    }
}

/// What the bits of options say that are numbers.
extension UIView.AnimationOptions {
    /// The curve that bits 16 to 18 name.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut }

    /// How one picture goes over into another.
    enum Transition {
        case crossDissolve
        case flip(CATransition.FlipDirection)
    }

    /// The transition that bits 20 to 22 name; nil for none.
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

    /// The frame rate that bits 24 to 27 name: 3 is 60, 7 is 30, 0 is no wish.
    var frameRateRange: CAFrameRateRange {
        switch (rawValue >> 24) & 15 {
        case 3: CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
        case 7: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
        default: .default
        }
    }
}
