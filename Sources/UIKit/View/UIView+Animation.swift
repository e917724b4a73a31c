// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// How an animation block animates.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Blocks always begin from what is on screen here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    // MARK: Blocks

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes that `animations` makes.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes without animation.
    ///   - completion: gets whether the animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = ViewAnimation.current
        let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
        let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
        run(
            duration: inheritsDuration ? outer!.duration : duration, delay: delay,
            pace: inheritsCurve ? outer!.pace : .curve(TimingCurveName(options)),
            options: outer != nil && !options.contains(.overrideInheritedOptions)
                ? options.union(outer!.options) : options,
            animations: animations, completion: completion)
    }

    /// Animates as if on a spring: a damping ratio of 1 comes to rest without swinging.
    ///
    /// - Parameter velocity: in whole distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
        run(
            duration: duration, delay: delay, pace: .spring(spring), options: options, animations: animations,
            completion: completion)
    }

    /// Animates on a spring given by how long it seems to take and how much it bounces, 0 not at all.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        run(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pace: .spring(spring),
            options: options, animations: animations, completion: completion)
    }

    private class func run(
        duration: TimeInterval, delay: TimeInterval, pace: ViewAnimation.Pace, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let end = AnimationGroupEnd { finished in completion?(finished) }
        let block = ViewAnimation(duration: duration, delay: delay, pace: pace, options: options, end: end)
        ViewAnimation.stack.append(block)
        CATransaction.begin()
        CATransaction.setAnimationDuration(ViewAnimation.areEnabled ? max(duration, 0) : 0)
        animations()
        CATransaction.commit()
        ViewAnimation.stack.removeLast()
        end.close()
    }

    // MARK: Switches

    /// Makes changes at once, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.stack.append(nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        actionsWithoutAnimation()
        CATransaction.commit()
        ViewAnimation.stack.removeLast()
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.areEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// Seconds that the animation block around takes; 0 outside one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}
