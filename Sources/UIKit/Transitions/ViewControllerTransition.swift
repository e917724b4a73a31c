// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A transition between two view controllers: the context of its animator, and the coordinator for all other objects.
///
/// The transition ends once: when its animator calls `completeTransition(_:)`, or at once if another transition begins.
@MainActor
final class ViewControllerTransition: NSObject {
    /// A controller that takes part, and its view if the animator may change that.
    ///
    /// The values are computed when they are needed. A presentation controller may create the view that it presents as
    /// late as in `presentationTransitionWillBegin()`.
    struct Participant {
        let controller: UIViewController
        var view: @MainActor () -> UIView? = { nil }
        var initialFrame: @MainActor () -> CGRect = { .zero }
        var finalFrame: @MainActor () -> CGRect = { .zero }
    }

    private enum Phase {
        case waiting, running, ended
    }

    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    private var from: Participant?
    private var to: Participant?
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The animator's own animator that can be paused; nil if it has none, and before the start.
    private var interruptible: (any UIViewImplicitlyAnimating)?
    private var end: (Bool) -> Void

    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    /// Called when the transition is cancelled, before it is animated back.
    var onCancel: () -> Void = {}
    private var phase = Phase.waiting
    private var alongside: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [(handler: Handler, isCalledOnce: Bool)] = []
    /// The animator of the paused animations; nil while the user does not control any.
    private var scrubber: (any UIViewImplicitlyAnimating)?

    /// Whether an interaction controller may cancel the transition.
    var canBeCancelled: Bool { isAnimated && interaction != nil }

    // MARK: Lifecycle

    /// Creates a transition that has not begun.
    ///
    /// - Parameters:
    ///   - animator: animates the transition; nil if it is not animated.
    ///   - interaction: controls the progress; nil if the user does not.
    ///   - end: reports the end to controllers; its argument is whether the transition was completed.
    init(
        from: Participant?, to: Participant?, in containerView: UIView, style: UIModalPresentationStyle = .none,
        animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil, end: @escaping (Bool) -> Void
    ) {
        (self.from, self.to, self.containerView) = (from, to, containerView)
        (self.animator, self.interaction, self.end) = (animator, interaction, end)
        presentationStyle = style
        isAnimated = animated
        super.init()
    }

    /// Starts the transition: with its interaction controller, with its animator, or else without animation.
    ///
    /// A transition without animation does not end by itself. The caller ends it with `completeTransition(_:)`.
    func start() {
        guard phase == .waiting else { return }
        phase = .running
        if let own = animator?.interruptibleAnimator(using: self), !(own is NoInterruptibleAnimator) {
            interruptible = own
        }
        if isAnimated, let interaction, interaction.wantsInteractiveStart {
            (isInteractive, initiallyInteractive) = (true, true)
            interaction.startInteractiveTransition(self)
            // An interaction controller of the app need not use the animator. Animations beside it follow all the same.
            if scrubber == nil, phase == .running, !alongside.isEmpty { scrubber = pausedAnimator(of: runAlongside) }
        } else {
            if isAnimated { (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self) }
            animator?.animateTransition(using: self)
            runAlongside()
        }
    }

    /// Starts the animations of the animator, paused at their start.
    func startPaused() {
        if let interruptible {
            interruptible.pauseAnimation()
            scrubber = interruptible
            runAlongside()
        } else {
            scrubber = pausedAnimator { [self] in
                animator?.animateTransition(using: self)
                runAlongside()
            }
        }
    }

    private func pausedAnimator(of animations: @escaping () -> Void) -> UIViewPropertyAnimator {
        let made = UIViewPropertyAnimator(duration: max(transitionDuration, 1e-3), curve: .linear)
        made.pause(animationsOf: animations)
        return made
    }

    private func runAlongside() {
        let handlers = alongside
        alongside = []
        guard !handlers.isEmpty else { return }
        let changes = { [self] in for handler in handlers { handler(self) } }
        guard isAnimated, phase == .running else { return UIView.performWithoutAnimation(changes) }
        if let own = interruptible as? UIViewPropertyAnimator, own.state == .active {
            return own.addAnimations(changes)
        }
        if let own = animator as? ModalAnimator { return own.animate(changes) { _ in } }
        UIView.animate(withDuration: transitionDuration, animations: changes)
    }

    /// Ends the transition at once, because another one begins. The user's control is cancelled.
    func finishNow() {
        guard phase != .ended else { return }
        phase = .running
        if isInteractive { cancelWithoutAnimation() }
        finishPausedAnimations(atEnd: !isCancelled)
        completeTransition(!isCancelled)
    }

    private func finishPausedAnimations(atEnd: Bool) {
        guard let scrubber, scrubber.state == .active else { return }
        scrubber.stopAnimation(false)
        scrubber.finishAnimation(at: atEnd ? .end : .start)
    }

    private func cancelWithoutAnimation() {
        (isInteractive, isCancelled) = (false, true)
        notifyInteractionHandlers()
        onCancel()
    }

    private func notifyInteractionHandlers() {
        let handlers = interactionHandlers.filter { !isInteractive || !$0.isCalledOnce }
        if !isInteractive { interactionHandlers.removeAll { $0.isCalledOnce } }
        for (handler, _) in handlers { handler(self) }
    }
}

// MARK: - For the animator

extension ViewControllerTransition: UIViewControllerContextTransitioning {
    var transitionWasCancelled: Bool { isCancelled }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard phase == .running, isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        scrubber?.fractionComplete = self.percentComplete
    }

    func finishInteractiveTransition() {
        guard phase == .running, isInteractive else { return }
        isInteractive = false
        notifyInteractionHandlers()
        resume(over: 1 - percentComplete)
    }

    func cancelInteractiveTransition() {
        guard phase == .running, isInteractive else { return }
        cancelWithoutAnimation()
        scrubber?.isReversed = true
        resume(over: percentComplete)
    }

    /// Resumes the paused animations over a fraction of their duration.
    private func resume(over fraction: CGFloat) {
        let percentDriven = interaction as? UIPercentDrivenInteractiveTransition
        scrubber?.continueAnimation(
            withTimingParameters: percentDriven?.timingCurve
                ?? UICubicTimingParameters(animationCurve: completionCurve),
            durationFactor: max(fraction / max(completionVelocity, 0.01), 0.001))
    }

    func pauseInteractiveTransition() {
        guard phase == .running, !isInteractive, !isCancelled, let interruptible else { return }
        interruptible.pauseAnimation()
        scrubber = interruptible
        percentComplete = interruptible.fractionComplete
        isInteractive = true
        notifyInteractionHandlers()
    }

    func completeTransition(_ didComplete: Bool) {
        guard phase == .running else { return }
        phase = .ended
        // An animator may end the transition before the animations beside it have begun.
        if didComplete { runAlongside() }
        finishPausedAnimations(atEnd: didComplete)
        end(didComplete)
        animator?.animationEnded(didComplete)
        let handlers = completions
        completions = []
        for handler in handlers { handler(self) }
        releaseParticipants()
    }

    /// Releases all other objects, because the animator may keep the context.
    private func releaseParticipants() {
        (from, to, animator, interaction, interruptible, scrubber) = (nil, nil, nil, nil, nil, nil)
        (end, onCancel) = ({ _ in }, {})
        (alongside, interactionHandlers) = ([], [])
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        [.from: from, .to: to][key]??.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        [.from: from, .to: to][key]??.view()
    }

    private func participant(_ controller: UIViewController) -> Participant? {
        [from, to].lazy.compactMap { $0 }.first { $0.controller === controller }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { participant(vc)?.initialFrame() ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { participant(vc)?.finalFrame() ?? .zero }
}

// MARK: - For other objects

extension ViewControllerTransition: UIViewControllerTransitionCoordinator {
    var transitionDuration: TimeInterval { isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0 }
    var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
    var isInterruptible: Bool { interruptible != nil }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        if let completion, phase != .ended { completions.append(completion) }
        guard phase == .waiting else { return animation == nil && phase == .running }
        if let animation { alongside.append(animation) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
        interactionHandlers.append((handler, true))
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        interactionHandlers.append((handler, false))
    }
}
