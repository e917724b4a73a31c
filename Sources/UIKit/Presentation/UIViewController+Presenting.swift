// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIViewController {
    /// This controller if it presents another one, or else its nearest parent that does; nil if there is none.
    var presentingAncestor: UIViewController? {
        sequence(first: self, next: \.parent).first { $0.presentation != nil }
    }

    /// The controller that this one presents, unless it is being dismissed: a dismissed controller gets no key presses.
    var presentedForKeys: UIViewController? {
        guard let presented = presentation?.presented, presented.appearanceReason != .dismissed else { return nil }
        return presented
    }

    // MARK: Presenting

    func startPresenting(_ new: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let context = root
        // A controller may have been pushed in the same event loop turn. This layout makes the pushed controller appear
        // before the presentation begins.
        if viewIfLoaded?.window != nil, appearance.phase == .appeared { context.view.layoutIfNeeded() }
        shownWindow?.finishTransitions()
        guard let window = windowForPresenting(new, context: context) else { return }
        let presentation = Presentation(presenting: context, presented: new, source: self, in: window)
        let before = window.visible(of: window.presentationChain)
        presentation.link()
        let after = window.visible(of: window.presentationChain)
        let outgoing = before.filter { controller in !after.contains { $0 === controller } }
        new.appearanceReason = .presented
        // The presented view is added to the container later, by the animator.
        window.addSubview(presentation.container)
        let transition = presentation.makeTransition(
            presents: true, animated: animated, source: self,
            changesPresentersView: outgoing.contains { $0 === context }
        ) { completed in
            window.forgetTransition(of: presentation)
            for controller in outgoing {
                if completed { window.uninstall(controller) } else { window.install(controller) }
            }
            if completed { presentation.reclaimPresentedView() } else { presentation.releasePresenter() }
            UIViewController.endAppearances(of: [new] + outgoing)
            presentation.controller.presentationTransitionDidEnd(completed)
            if !completed { presentation.unlink() }
            completion?()
        }
        transition.onCancel = {
            for controller in outgoing { controller.beginAppearance(true, animated: animated) }
            new.beginAppearance(false, animated: animated)
        }
        (window.presentationTransition, presentation.transition) = (transition, transition)
        // Each call of the app may present or dismiss, which ends this transition.
        var isCurrent: Bool { window.presentationTransition === transition }
        new.loadViewIfNeeded()
        for controller in outgoing where isCurrent {
            controller.viewIfLoaded?.endEditing(true)
            controller.beginAppearance(false, animated: animated)
        }
        if isCurrent { new.beginAppearance(true, animated: animated) }
        if isCurrent { presentation.controller.presentationTransitionWillBegin() }
        guard isCurrent else { return }
        presentation.placePresentedView()
        if !transition.isAnimated { presentation.reclaimPresentedView() }
        start(transition, in: window)
    }

    /// Returns the window in which a controller can be presented; nil, after a warning, if it cannot be.
    private func windowForPresenting(_ new: UIViewController, context: UIViewController) -> UIWindow? {
        guard let window = viewIfLoaded?.window else {
            warn(
                "[Presentation] Attempt to present \(new) on \(context) (from \(self)) whose view is not in the window "
                    + "hierarchy.")
            return nil
        }
        if let current = context.presentation?.presented {
            warn(
                "[Presentation] Attempt to present \(new) on \(context) (from \(self)) which is already presenting "
                    + "\(current).")
            return nil
        }
        if let other = new.presentingViewController {
            misuse(
                "Application tried to present modally a view controller \(new) that is already being presented by "
                    + "\(other). Dismiss it there first.")
        }
        if new.parent != nil || new === context || window.rootViewController === new {
            misuse(
                "Application tried to present modally a view controller \(new) that has a parent view controller "
                    + "\(new.parent.map { "\($0)" } ?? "or is on screen already"). Present another controller.")
        }
        return window
    }

    /// Starts a presentation or dismissal. Without animation, it ends after the next layout.
    private func start(_ transition: ViewControllerTransition, in window: UIWindow, endsAtOnce: Bool = false) {
        if transition.isAnimated { window.layoutIfNeeded() }
        transition.start()
        guard !transition.isAnimated else { return }
        guard !endsAtOnce, let host = window.host else { return transition.completeTransition(true) }
        host.afterLayout { transition.completeTransition(true) }
    }

    // MARK: Dismissing

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        shownWindow?.finishTransitions()
        guard let presenter = presentingAncestor ?? presentingViewController, let presentation = presenter.presentation
        else {
            completion?()
            return
        }
        guard let window = presentation.container.window ?? presenter.viewIfLoaded?.window ?? shownWindow else {
            return
        }
        let chain = window.presentationChain
        let kept = Array(chain.prefix { $0 !== presentation.presented })
        let dismissed = Array(chain.dropFirst(kept.count))
        let before = window.visible(of: chain)
        let after = window.visible(of: kept)
        let outgoing = before.filter { controller in !after.contains { $0 === controller } }
        let incoming = after.filter { controller in !before.contains { $0 === controller } }
        guard let foremost = dismissed.last?.presentedBy else { return }
        let presentations = dismissed.compactMap(\.presentedBy)
        let transition = foremost.makeTransition(
            presents: false, animated: animated, source: self,
            changesPresentersView: incoming.contains { $0 === foremost.presenting }
        ) { completed in
            window.forgetTransition(of: foremost)
            for controller in incoming {
                if completed { window.install(controller) } else { window.uninstall(controller) }
            }
            for presentation in presentations.reversed() {
                if completed {
                    window.uninstall(presentation.presented)
                } else {
                    window.install(presentation.presented)
                }
                presentation.container.isHidden = false
                presentation.isTransparentToTouches = false
                if completed { presentation.releasePresenter() }
            }
            UIViewController.endAppearances(of: incoming + dismissed.reversed())
            for presentation in presentations.reversed() {
                presentation.controller.dismissalTransitionDidEnd(completed)
                if completed { presentation.unlink() } else { presentation.presented.appearanceReason = .none }
            }
            completion?()
        }
        transition.onCancel = {
            for controller in incoming { controller.beginAppearance(false, animated: animated) }
            for controller in dismissed { controller.appearanceReason = .none }
            for controller in outgoing { controller.beginAppearance(true, animated: animated) }
        }
        (window.presentationTransition, foremost.transition) = (transition, transition)
        for controller in dismissed {
            controller.appearanceReason = .dismissed
            controller.viewIfLoaded?.endEditing(true)
        }
        window.host?.focusSystem.removeFocusIfUnreachable()
        // Each call of the app may present or dismiss, which ends this transition.
        var isCurrent: Bool { window.presentationTransition === transition }
        for controller in outgoing where isCurrent { controller.beginAppearance(false, animated: animated) }
        for controller in incoming where isCurrent { controller.beginAppearance(true, animated: animated) }
        guard isCurrent else { return }
        for controller in incoming { window.install(controller) }
        // Only the dismissal of the foremost controller is animated, so the other dismissed controllers are hidden at
        // once.
        for presentation in presentations.dropLast() { presentation.container.isHidden = true }
        for presentation in presentations { presentation.controller.dismissalTransitionWillBegin() }
        // Touches reach the incoming views at once, unless the user may still cancel the dismissal.
        if !transition.canBeCancelled {
            for presentation in presentations { presentation.isTransparentToTouches = true }
        }
        start(transition, in: window, endsAtOnce: true)
    }

    /// Ends the appearance transitions of controllers. A call of the app may begin other ones, which are not ended.
    private static func endAppearances(of controllers: [UIViewController]) {
        let states = controllers.map { ($0, $0.appearance) }
        for (controller, state) in states where controller.appearance == state { controller.endAppearance() }
    }
}

extension UIWindow {
    /// Forgets the running transition of a presentation.
    fileprivate func forgetTransition(of presentation: Presentation) {
        if presentationTransition === presentation.transition { presentationTransition = nil }
        presentation.transition = nil
    }
}

extension Presentation {
    /// Creates the transition of the presentation or dismissal, with the animator of the app if it provides one.
    ///
    /// - Parameters:
    ///   - source: the controller whose method was called.
    ///   - changesPresentersView: whether the presenting controller's view appears or disappears. An animator of the
    ///     app then may change that view, too.
    fileprivate func makeTransition(
        presents: Bool, animated: Bool, source: UIViewController, changesPresentersView: Bool,
        end: @escaping (Bool) -> Void
    ) -> ViewControllerTransition {
        let animated = animated && UIView.areAnimationsEnabled
        let delegate = presented.transitioningDelegate
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        if animated, let delegate, let presenting {
            animator =
                presents
                ? delegate.animationController(forPresented: presented, presenting: presenting, source: source)
                : delegate.animationController(forDismissed: presented)
            if let animator {
                interaction =
                    presents
                    ? delegate.interactionControllerForPresentation(using: animator)
                    : delegate.interactionControllerForDismissal(using: animator)
            }
        }
        let isCustom = animator != nil
        if animated, animator == nil { animator = controller.makeAnimator(presents: presents) }
        let changesBoth = changesPresentersView && isCustom
        let (container, controller) = (container, controller)
        let below = presenting.map { presenting in
            let place: @MainActor () -> CGRect = {
                presenting.presentedBy?.controller.frameOfPresentedViewInContainerView ?? container.bounds
            }
            return ViewControllerTransition.Participant(
                controller: presenting,
                view: { changesBoth ? presenting.presentedBy?.controller.presentedView ?? presenting.view : nil },
                initialFrame: { presents ? place() : .zero }, finalFrame: place)
        }
        if presents, let view = below?.view() { container.insertSubview(view, at: 0) }
        let above = ViewControllerTransition.Participant(
            controller: presented, view: { controller.presentedView },
            initialFrame: { presents ? .zero : controller.presentedView?.frame ?? .zero },
            finalFrame: { presents ? controller.frameOfPresentedViewInContainerView : .zero })
        return ViewControllerTransition(
            from: presents ? below : above, to: presents ? above : below, in: container,
            style: controller.presentationStyle, animated: animated, animator: animator, interaction: interaction,
            end: end)
    }
}
