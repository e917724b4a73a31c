// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
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
    /// In another block it takes that one's duration and curve, unless its options override them.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes without animation, and the completion comes at the next turn of the run
    ///     loop.
    ///   - completion: gets whether the animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(
            duration: duration, delay: delay, pace: .curve(options.curve.function), options: options, animations,
            completion)
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
        perform(
            duration: duration, delay: delay, pace: .spring(spring), options: options, keepsTiming: true, animations,
            completion)
    }

    /// Animates on a spring given by how long it seems to take and how much it bounces, 0 not at all.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        perform(
            duration: duration > 0 ? spring.shownDuration : 0, delay: delay, pace: .spring(spring),
            options: options, keepsTiming: true, animations, completion)
    }

    private class func perform(
        duration: TimeInterval, delay: TimeInterval, pace: ViewAnimation.Pace, options: AnimationOptions,
        keepsTiming: Bool = false, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let end = AnimationEnd { finished in completion?(finished) }
        let block = block(
            duration: duration, delay: delay, pace: pace, options: options, keepsTiming: keepsTiming, end: end)
        block.perform(animations)
        close(end, of: block)
    }

    /// No more animations will come of a block: its completion is called when those there are have ended, at once where
    /// there are none, and at the next turn of the run loop where it has no duration (documentation of `animate`).
    class func close(_ end: AnimationEnd, of block: ViewAnimation) {
        guard block.duration <= 0 else { return end.close() }
        ScheduledWork.scheduler.post { end.close() }
    }

    /// A block with what it inherits from the one around.
    ///
    /// What a property animator or keyframes carry they carry all the way down, but for a block that overrides the
    /// duration: that is on its own.
    ///
    /// - Parameter keepsTiming: whether it has its own time and pace whatever the options say: a spring does, for it
    ///   would be none any more.
    class func block(
        duration: TimeInterval, delay: TimeInterval, pace: ViewAnimation.Pace, options: AnimationOptions,
        keepsTiming: Bool = false, end: AnimationEnd
    ) -> ViewAnimation {
        guard let outer = ViewAnimation.current else {
            return ViewAnimation(duration: duration, delay: delay, pace: pace, options: options, end: end)
        }
        let ownDuration = keepsTiming || options.contains(.overrideInheritedDuration)
        let ownCurve = keepsTiming || options.contains(.overrideInheritedCurve)
        let made = ViewAnimation(
            duration: ownDuration ? duration : outer.duration, delay: delay, pace: ownCurve ? pace : outer.pace,
            options: options.contains(.overrideInheritedOptions) ? options : options.union(outer.options), end: end,
            carrier: options.contains(.overrideInheritedDuration) ? .time : outer.carrier)
        made.repeats = outer.repeats
        return made
    }

    // MARK: Switches

    /// Makes changes at once, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let connection = DisplayConnection.current
        connection.animationBlocks.append(nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        actionsWithoutAnimation()
        CATransaction.commit()
        connection.animationBlocks.removeLast()
    }

    /// Whether blocks animate from now on; what runs goes on.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.areEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { ViewAnimation.isAnimating }

    /// Seconds that the animation block around takes; 0 outside one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// Inside an animation block: what `animations` changes is animated `count` times, there and back where it
    /// autoreverses. Outside of one it does nothing but change.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let current = ViewAnimation.current else { return animations() }
        let before = current.repeats
        current.repeats = (Float(count), autoreverses)
        animations()
        current.repeats = before
    }

    /// Does to views what the system does when it deletes something, then takes them from their superviews.
    ///
    /// - Parameter parallelAnimations: changes to animate alongside.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: Thresholds.SystemAnimation.deletion, delay: 0, options: options) {
            let scale = CGFloat(Thresholds.SystemAnimation.deletedScale)
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: scale, y: scale)
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// What the system does to views.
    public enum SystemAnimation: UInt, Sendable {
        /// They shrink and fade, and are removed.
        case delete
    }

    /// How an animation speeds up and slows down.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }
}
