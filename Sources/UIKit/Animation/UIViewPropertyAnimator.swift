// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// An animation that can be paused, scrubbed, reversed and resumed.
///
/// The animator calls its animation closures when it becomes active, which is when it is started or paused. A running
/// animator is kept alive until it ends. Releasing a paused or stopped animator is a programming error that ends the
/// program.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var machine = AnimatorMachine()
    /// The state of the animations that the animator has created; nil unless the animator is active or stopped.
    private var run: AnimatorRun?
    private var blocks: [(animations: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var options: UIView.AnimationOptions = []

    // MARK: Lifecycle

    /// Creates an animator without starting it.
    ///
    /// - Parameter duration: seconds; ignored for a spring with physical constants.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = parameters
        (pace, length) = parameters.pace(duration: duration)
        super.init()
    }

    /// Creates an animator with a predefined curve, without starting it.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve, without starting it.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles in `duration`, without starting it.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it at once.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UICubicTimingParameters(animationCurve: options.curve)
        let animator = makeOfRuntimeClass(duration: duration, timingParameters: curve)
        animator.options = options
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        let state = machine.state
        if state == .paused || state == .stopped || state == .waiting {
            misuse(
                "It is an error to release a paused or stopped property animator. Property animators must either "
                    + "finish animating or be explicitly stopped and finished before they can be released.")
        }
    }

    // MARK: Timing

    private let timing: any UITimingCurveProvider
    private let pace: AnimatorTiming

    /// A copy of the animator's timing.
    open var timingParameters: (any UITimingCurveProvider)? { timing.copy(with: nil) as? any UITimingCurveProvider }
    /// The seconds from start to end, without the delay.
    open var duration: TimeInterval { length }
    private let length: TimeInterval
    /// The seconds that pass between the call of `startAnimation(afterDelay:)` and the start of the animation.
    open private(set) var delay: TimeInterval = 0

    // MARK: Settings

    /// Whether the animated views receive touches.
    open var isUserInteractionEnabled = true {
        didSet { check(.setUserInteraction) }
    }

    /// Whether hit-testing uses the animated views' final positions, so that the app has to find the view under a touch
    /// itself. If false, hit-testing uses their positions on screen.
    open var isManualHitTestingEnabled = false {
        didSet { check(.setManualHitTesting) }
    }

    /// Whether the animation can be paused, scrubbed, reversed and stopped.
    open var isInterruptible: Bool {
        get { machine.isInterruptible }
        set {
            check(.setInterruptible)
            machine.interruptibleSet(newValue)
        }
    }

    /// Whether setting ``fractionComplete`` moves the views in proportion to the new value, instead of along the timing
    /// curve.
    open var scrubsLinearly = true

    /// If true, the animator stays active when the animation reaches its end, and calls no completion handlers then.
    open var pausesOnCompletion: Bool {
        get { machine.pausesOnCompletion }
        set { machine.pausesOnCompletion = newValue }
    }

    // MARK: State

    /// Whether the animator is inactive, active or stopped.
    open var state: UIViewAnimatingState {
        switch machine.state {
        case .inactive: .inactive
        case .paused, .waiting, .running: .active
        case .stopped: .stopped
        }
    }

    /// Whether the animation is running, which means neither paused nor stopped.
    open var isRunning: Bool { machine.state == .running }

    /// Whether the animation runs towards its start.
    open var isReversed: Bool {
        get { machine.isReversed }
        set {
            if newValue != machine.isReversed { check(.reverse) }
            perform(machine.reverseRequested(newValue))
        }
    }

    /// The progress in the current direction, 0 to 1. It is the visible progress, or the fraction of the curve's time
    /// if ``scrubsLinearly`` is false. Reversing the animation changes 0.3 to 0.7.
    open var fractionComplete: CGFloat {
        get {
            guard let run else { return 0 }
            let time = CACurrentMediaTime()
            let done =
                scrubsLinearly ? run.timeline.progress(at: time).x : run.timeline.curveFraction(at: time)
            let clamped = (0...1).clamping(done)
            return CGFloat(isReversed ? 1 - clamped : clamped)
        }
        set {
            check(.scrub)
            perform(machine.scrubRequested())
            let fraction = isReversed ? 1 - Double(newValue) : Double(newValue)
            run?.timeline.scrubbed(
                to: fraction, linearly: scrubsLinearly, reversed: isReversed, at: CACurrentMediaTime())
            notifyProgressChange()
        }
    }

    // MARK: Running

    /// Starts the animation, or resumes it.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animation, or resumes it, after a delay.
    ///
    /// - Parameter delay: seconds to wait first.
    open func startAnimation(afterDelay delay: TimeInterval) {
        check(.start)
        self.delay = (0...Thresholds.Animation.moments.upperBound).clamping(delay)
        perform(machine.startRequested(hasBlocks: !blocks.isEmpty))
    }

    /// Pauses the animation, or activates an inactive animator without running it.
    open func pauseAnimation() {
        check(.pause)
        perform(machine.pauseRequested())
    }

    /// Resumes the animation with other timing or another duration.
    ///
    /// - Parameters:
    ///   - parameters: the new timing; nil keeps the present one.
    ///   - durationFactor: the time for the rest of the animation, as a fraction of `duration`. With 0, it takes the
    ///     time that is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        check(.proceed)
        perform(machine.proceedRequested(hasBlocks: !blocks.isEmpty))
        guard isRunning, let run else { return }
        let seconds = durationFactor > 0 ? duration * Double(durationFactor) : nil
        let time = CACurrentMediaTime()
        let left =
            seconds ?? (isReversed ? 1 : -1) * (run.timeline.curveFraction(at: time) - (isReversed ? 0 : 1))
            * duration
        let new = parameters?.pace(duration: max(1e-3, left))
        run.timeline.continued(
            pace: new?.pace, duration: new?.duration ?? seconds, reversed: isReversed, at: time)
        resume()
    }

    /// Stops the animation and leaves the views as they are on screen. If `withoutFinishing` is true, the animator
    /// becomes inactive at once and calls no completion handler.
    open func stopAnimation(_ withoutFinishing: Bool) {
        check(withoutFinishing ? .stopWithoutFinishing : .stop)
        perform(machine.stopRequested(withoutFinishing: withoutFinishing))
    }

    /// Ends a stopped animation: moves the views to the final position and calls the completion handlers.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        check(.finish)
        perform(machine.finishRequested())
        run?.finish(at: finalPosition)
        end(at: finalPosition)
    }

    // MARK: Blocks

    /// Adds changes to animate: from the start, or in the time that is left if the animator is active.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes to animate after a delay.
    ///
    /// - Parameter delayFactor: the delay as a fraction of the time left, 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        check(.addAnimations)
        let factor = (0...1).clamping(Double(delayFactor))
        switch machine.blockAdded() {
        case .runBlock(let moving):
            let done = run?.timeline.curveFraction(at: CACurrentMediaTime()) ?? 0
            perform(block: animation, from: done + (1 - done) * factor)
            if moving { startTimeline() }
        default: blocks.append((animation, factor))
        }
    }

    /// Adds a handler to call once when the animation ends.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Effects

    private func check(_ request: AnimatorMachine.Request) {
        if let message = machine.errorMessage(for: request) { misuse("UIViewPropertyAnimator: \(message)") }
    }

    private func perform(_ action: AnimatorMachine.Action) {
        let time = CACurrentMediaTime()
        switch action {
        case .nothing, .scrub, .proceed, .runBlock, .keepBlock, .finish: break
        case .activate(let moving):
            activate()
            if moving { startTimeline() }
        case .move: startTimeline()
        case .reverse:
            run?.timeline.directionChanged(reversed: isReversed, at: time)
        case .pause:
            run?.timeline.paused(at: time)
            suspend()
        case .stop:
            run?.stop(leaving: .shown)
            run?.timeline.paused(at: time)
            suspend()
        case .discard:
            run?.stop(leaving: .shown)
            suspend()
            discardRunAndCompletions()
        }
    }

    private func activate() {
        var timeline = AnimatorTimeline(duration: duration, pace: pace)
        if isReversed { timeline.ended(atStart: false) }
        run = AnimatorRun(
            timeline: timeline, blocksInput: !isUserInteractionEnabled,
            usesPresentationForHitTesting: !isManualHitTestingEnabled)
        for (animations, delayFactor) in blocks { perform(block: animations, from: delayFactor) }
        blocks = []
        notifyProgressChange()
    }

    private func perform(block: () -> Void, from start: Double) {
        guard let run else { return }
        makeBlock(in: run, from: start).perform(block)
    }

    private func makeBlock(in run: AnimatorRun, from start: Double) -> ViewAnimation {
        // The block's curve is linear, because `run` applies the animator's own curve to each animation's progress.
        ViewAnimation(
            duration: duration, pace: .curve(CAMediaTimingFunction(name: .linear)), options: options,
            end: AnimationEnd { _ in }, carrier: .animator(run, start: start))
    }

    /// Activates the animator, and makes the animation blocks that a closure runs part of it. Changes that the closure
    /// makes outside of animation blocks are not animated.
    func pause(animationsOf body: () -> Void) {
        pauseAnimation()
        guard let run else { return }
        let connection = DisplayConnection.current
        let outer = connection.pausedBlock
        connection.pausedBlock = makeBlock(in: run, from: 0)
        body()
        connection.pausedBlock = outer
    }

    private func startTimeline() {
        run?.timeline.started(reversed: isReversed, at: CACurrentMediaTime() + delay)
        resume()
    }

    private func resume() {
        guard let run else { return }
        run.animator = self
        RunningAnimations.add(run)
        notifyProgressChange()
    }

    private func suspend() {
        guard let run else { return }
        RunningAnimations.remove(run)
        run.animator = nil
        notifyProgressChange()
    }

    private func notifyProgressChange() {
        if let run { RunningAnimations.driverMoved(run) }
    }

    private func discardRunAndCompletions() {
        run = nil
        completions = []
    }

    /// Ends the animation, or pauses it if `pausesOnCompletion` is true. Called before a frame is drawn, when the time
    /// of the animation has elapsed.
    func endReached() {
        guard let run else { return }
        switch machine.endReached() {
        case .pause:
            run.timeline.ended(atStart: isReversed)
            suspend()
        case .finish(let atStart):
            run.timeline.ended(atStart: atStart)
            run.stop(leaving: atStart ? .start : .end)
            // `suspend()` makes `run` release this animator, and `run` may be its only owner. The caller of this method
            // therefore keeps the animator alive until the method returns.
            suspend()
            end(at: atStart ? .start : .end)
        }
    }

    private func end(at position: UIViewAnimatingPosition) {
        let waiting = completions
        discardRunAndCompletions()
        for completion in waiting { completion(position) }
    }
}
