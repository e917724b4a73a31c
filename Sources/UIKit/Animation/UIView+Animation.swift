// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    // MARK: Blocks

    /// Animates the changes that `animations` makes, with the default curve and no delay.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes that `animations` makes, with the default curve, no delay and no completion handler.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes that `animations` makes.
    ///
    /// A nested block uses the duration and curve of the enclosing block, unless its options override them.
    ///
    /// - Parameters:
    ///   - duration: seconds; with 0 or less the changes are not animated, and the completion is called in the next
    ///     turn of the run loop.
    ///   - delay: the seconds before the animation starts.
    ///   - options: the curve and other options.
    ///   - animations: makes the changes to animate.
    ///   - completion: receives whether the animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(
            duration: duration, delay: delay, pace: .curve(options.curve.function), options: options, animations,
            completion)
    }

    /// Animates changes with a spring. With a damping ratio of 1, the spring does not oscillate.
    ///
    /// - Parameter velocity: the initial velocity; 1 covers the whole distance of the animation in one second.
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

    /// Animates changes with a spring that has a perceived duration and a bounce. With a bounce of 0, the spring does
    /// not oscillate.
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

    /// Marks that no more animations will be added to an animation block. `end` counts the block's animations.
    ///
    /// The block's completion is called when its animations have ended, or at once if the block has none. If the
    /// block's duration is 0 or less, the completion is called in the next turn of the run loop (Apple's documentation
    /// of `animate`).
    class func close(_ end: AnimationEnd, of block: ViewAnimation) {
        guard block.duration <= 0 else { return end.close() }
        ScheduledWork.scheduler.post { end.close() }
    }

    /// Creates an animation block that inherits the settings of the enclosing block.
    ///
    /// A nested block also belongs to the property animator or keyframe animation of the enclosing block. A nested
    /// block whose options override the duration runs independently instead.
    ///
    /// - Parameter keepsTiming: whether the block uses its own duration and pace even if its options do not override
    ///   those of the enclosing block. True for springs, because inherited timing would replace the spring.
    class func block(
        duration: TimeInterval, delay: TimeInterval, pace: ViewAnimation.Pace, options: AnimationOptions,
        keepsTiming: Bool = false, end: AnimationEnd
    ) -> ViewAnimation {
        guard let outer = ViewAnimation.current ?? DisplayConnection.current.pausedBlock else {
            return ViewAnimation(duration: duration, delay: delay, pace: pace, options: options, end: end)
        }
        let ownDuration = keepsTiming || options.contains(.overrideInheritedDuration)
        let ownCurve = keepsTiming || options.contains(.overrideInheritedCurve)
        let made = ViewAnimation(
            duration: ownDuration ? duration : outer.duration, delay: delay, pace: ownCurve ? pace : outer.pace,
            options: options.contains(.overrideInheritedOptions) ? options : options.union(outer.options), end: end,
            carrier: options.contains(.overrideInheritedDuration) ? .independent : outer.carrier)
        made.repeats = outer.repeats
        return made
    }

    // MARK: Turning animations off

    /// Makes changes without animation, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let connection = DisplayConnection.current
        connection.animationBlocks.append(nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        actionsWithoutAnimation()
        CATransaction.commit()
        connection.animationBlocks.removeLast()
    }

    /// Sets whether animation blocks animate from now on. Running animations continue.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.areEnabled = enabled
    }

    /// Whether a change made now in an animation block would be animated.
    public class var areAnimationsEnabled: Bool { ViewAnimation.isAnimating }

    /// The duration of the enclosing animation block, in seconds; 0 outside a block.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// Makes the changes of `animations`, inside an animation block, and repeats their animation `count` times. If
    /// `autoreverses` is true, each repetition also plays backwards. Outside a block the changes are made without
    /// animation.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let current = ViewAnimation.current else { return animations() }
        let before = current.repeats
        current.repeats = (Float(count), autoreverses)
        animations()
        current.repeats = before
    }

    /// Performs a system animation on views, such as the deletion animation, and then removes the views from their
    /// superviews.
    ///
    /// - Parameter parallelAnimations: changes to animate at the same time.
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

    /// A predefined animation of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade out, and are removed.
        case delete
    }

    /// The way an animation speeds up and slows down.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }
}
