// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKitTesting

/// A transitioning delegate that provides all objects, and records their calls. The presented view slides up, and fills
/// the middle half of the container.
@MainActor
final class TransitionDirector: NSObject, UIViewControllerTransitioningDelegate {
    private let log: CallLog
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var usesPropertyAnimator = false
    /// Whether the presented view is put into another view.
    var wrapsView = false
    /// Called before the presentation begins.
    var onBegin: () -> Void = {}
    private(set) weak var presentation: HalfPresentationController?
    var context: (any UIViewControllerContextTransitioning)? { animator?.context }
    private var animator: SlideMovement?

    init(_ log: CallLog) { self.log = log }

    private func makeAnimator() -> any UIViewControllerAnimatedTransitioning {
        let made =
            usesPropertyAnimator
            ? PausableSlideAnimator(log) as any UIViewControllerAnimatedTransitioning & SlideMovement
            : SlideAnimator(log)
        animator = made
        return made
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.calls.append("animationController presented")
        return makeAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.calls.append("animationController dismissed")
        return makeAnimator()
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.calls.append("interaction presented")
        return interaction
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.calls.append("interaction dismissed")
        return interaction
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.calls.append("presentationController")
        let made = HalfPresentationController(presentedViewController: presented, presenting: presenting)
        (made.log, made.onBegin, made.wrapsView) = (log, onBegin, wrapsView)
        presentation = made
        return made
    }
}

final class HalfPresentationController: UIPresentationController {
    var log: CallLog?
    var onBegin: () -> Void = {}
    var wrapsView = false
    private var wrapper: UIView?
    private(set) var sizeChanges = 0

    override var presentedView: UIView? { wrapper ?? super.presentedView }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.insetBy(dx: bounds.width / 4, dy: 0)
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        log?.calls.append("presentation will begin")
        if wrapsView, let view = super.presentedView {
            let made = UIView()
            made.addSubview(view)
            wrapper = made
        }
        onBegin()
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        log?.calls.append("presentation did end \(completed)")
    }
    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        log?.calls.append("dismissal will begin")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        log?.calls.append("dismissal did end \(completed)")
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizeChanges += 1
    }
}

/// The movement of the presented view, up from the bottom or down, and its calls.
@MainActor
class SlideMovement: NSObject {
    private let log: CallLog
    private(set) var context: (any UIViewControllerContextTransitioning)?

    required init(_ log: CallLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    /// Adds the views at their start, and returns the changes to animate.
    func begin(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
        self.context = context
        log.calls.append("animate")
        guard let presented = context.viewController(forKey: .to), presented.isBeingPresented,
            let view = context.view(forKey: .to)
        else {
            return { context.view(forKey: .from)?.frame.origin.y = context.containerView.bounds.height }
        }
        let frame = context.finalFrame(for: presented)
        context.containerView.addSubview(view)
        view.frame = frame.offsetBy(dx: 0, dy: context.containerView.bounds.height)
        return { view.frame = frame }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.calls.append("animation ended \(transitionCompleted)") }
}

/// Slides with an animation block.
final class SlideAnimator: SlideMovement, UIViewControllerAnimatedTransitioning {
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let changes = begin(transitionContext)
        UIView.animate(withDuration: 0.4, animations: changes) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Slides with an animator that can be paused.
final class PausableSlideAnimator: SlideMovement, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear, animations: begin(transitionContext))
        made.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        animator = made
        return made
    }
}
