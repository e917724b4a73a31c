// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// An animation block while it runs: the timing and options for the changes made inside it.
@MainActor
final class ViewAnimation {
    /// The curve or spring that determines the speed of the animation over time.
    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
    }

    /// The kind of animation that the block's changes become part of.
    enum Carrier {
        /// Independent animations, one for each change, with their own timing.
        case independent
        /// A property animator. `start` is the fraction of its duration at which the changes start.
        case animator(AnimatorRun, start: Double)
        /// A keyframe animation, to which each change adds a keyframe. `from` and `to` are the keyframe's start and end
        /// as fractions of the animation's duration.
        case keyframes(KeyframeRecorder, from: Double, to: Double)
    }

    /// The duration in seconds. Like `delay`, it is 0 if the initializer was called with NaN.
    let duration: TimeInterval
    let delay: TimeInterval
    let pace: Pace
    var options: UIView.AnimationOptions
    /// Counts the running animations of the block, and calls the completion handler when all have ended.
    let end: AnimationEnd
    let carrier: Carrier
    /// The repeat count, and whether each repetition also plays backwards. If nil, the `repeat` and `autoreverse`
    /// options decide.
    var repeats: (count: Float, autoreverses: Bool)?
    /// The changed views in order of their first change, recorded only with the option `layoutSubviews`.
    private var changedViews: [UIView] = []
    private var knownViews: Set<ObjectIdentifier> = []

    init(
        duration: TimeInterval, delay: TimeInterval = 0, pace: Pace, options: UIView.AnimationOptions,
        end: AnimationEnd, carrier: Carrier = .independent
    ) {
        self.duration = duration.isNaN ? 0 : duration
        self.delay = delay.isNaN ? 0 : delay
        self.pace = pace
        self.options = options
        self.end = end
        self.carrier = carrier
    }

    // MARK: Running blocks

    static var areEnabled: Bool {
        get { DisplayConnection.current.animationsAreEnabled }
        set { DisplayConnection.current.animationsAreEnabled = newValue }
    }

    /// Whether animations are enabled now: neither `setAnimationsEnabled(false)` nor an enclosing
    /// `performWithoutAnimation` turns them off.
    static var isAnimating: Bool { isAnimating(DisplayConnection.current) }

    private static func isAnimating(_ connection: DisplayConnection) -> Bool {
        connection.animationsAreEnabled && !connection.animationBlocks.contains { $0 == nil }
    }

    /// The innermost animation block being run, which animates a change made now. Nil outside a block, if the block's
    /// duration is 0 or less, or if animations are turned off.
    static var current: ViewAnimation? {
        // Each change of a layer reads this property, mostly outside any animation block. To save time, the display
        // connection is looked up only once.
        let connection = DisplayConnection.current
        guard let current = connection.animationBlocks.last ?? nil, current.duration > 0, isAnimating(connection)
        else { return nil }
        return current
    }

    /// Runs a closure of the app with this block as the current one, so that the changes made by the closure are
    /// animated.
    func perform(_ changes: () -> Void) {
        let connection = DisplayConnection.current
        connection.animationBlocks.append(self)
        CATransaction.begin()
        CATransaction.setAnimationDuration(ViewAnimation.isAnimating ? max(duration, 0) : 0)
        changes()
        if options.contains(.layoutSubviews) {
            for view in changedViews { view.layoutIfNeeded() }
        }
        CATransaction.commit()
        connection.animationBlocks.removeLast()
        (changedViews, knownViews) = ([], [])
    }

    /// Records a view that the block has changed, so that its subviews are laid out with the option `layoutSubviews`.
    func viewChanged(_ view: UIView) {
        guard options.contains(.layoutSubviews), knownViews.insert(ObjectIdentifier(view)).inserted else { return }
        changedViews.append(view)
    }

    // MARK: Actions

    /// The action that animates a change of a view's layer. Nil outside an animation block, and for properties that are
    /// not animated.
    static func action(for layer: CALayer, key: String) -> (any CAAction)? {
        // `hidden` changes at once, because an interpolated value would hide the view half-way through. A stack view
        // animates the hiding of its arranged views in another way.
        guard let current, layer.animatableValue(forKeyPath: key) != nil, key != "contents", key != "hidden" else {
            return nil
        }
        return ViewAnimationAction(current)
    }

    /// Creates an animation with this block's timing. The caller sets the animation's key path.
    func makeAnimation() -> CABasicAnimation {
        switch pace {
        case .curve(let function):
            let animation = CABasicAnimation()
            animation.timingFunction = function
            setUp(animation)
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation()
            animation.copyParameters(of: spring)
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            setUp(animation)
            return animation
        }
    }

    /// Gives an animation this block's duration, delay and options.
    func setUp(_ animation: CAAnimation) {
        animation.duration = duration
        animation.startDelay = delay
        if delay > 0 { animation.fillMode = .backwards }
        animation.blocksInput = !options.contains(.allowUserInteraction)
        animation.preferredFrameRateRange = options.frameRateRange
        animation.ends = [end]
        if case .animator(let run, let start) = carrier {
            animation.driver = run
            animation.driverStart = start
            animation.isRemovedOnCompletion = false
            animation.blocksInput = run.blocksInput
        }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        if let repeats {
            animation.repeatCount = repeats.count
            animation.autoreverses = repeats.autoreverses
        }
    }
}

extension UIView.AnimationCurve {
    var function: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
