// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// One controller presented above another, with the container that holds the presented controller's view in the window.
@MainActor
final class Presentation {
    weak var presenting: UIViewController?
    let presented: UIViewController
    let container: UIView
    let style: UIModalPresentationStyle
    private(set) weak var window: UIWindow?

    init(presenting: UIViewController, presented: UIViewController, in window: UIWindow) {
        self.presenting = presenting
        self.presented = presented
        style = presented.modalPresentationStyle
        self.window = window
        container = UIView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.accessibilityViewIsModal = true
        presented.view.frame = container.bounds
        presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(presented.view)
    }
}

extension UIWindow {
    /// The root controller and the controllers presented above it, the foremost last.
    var presentationChain: [UIViewController] {
        Array(sequence(first: rootViewController, next: { $0?.presentation?.presented }).compactMap { $0 })
    }

    /// The controllers of a presentation chain whose views are on screen: the last controller whose view fills the
    /// window, and all controllers presented above it.
    func visible(of chain: [UIViewController]) -> [UIViewController] {
        let first = chain.lastIndex { $0.presentedBy?.style.removesPresentersView == true } ?? 0
        return Array(chain.dropFirst(first))
    }

    /// Inserts the view of a controller of the presentation chain into the window, below the controllers presented
    /// above it.
    func install(_ controller: UIViewController) {
        if let container = controller.presentedBy?.container {
            guard container.superview !== self else { return }
            container.frame = bounds
            let chain = presentationChain
            let index = chain.firstIndex { $0 === controller } ?? 0
            let above = chain.dropFirst(index + 1).compactMap { $0.presentedBy?.container }
                .first { $0.superview === self }
            if let above { insertSubview(container, belowSubview: above) } else { addSubview(container) }
        } else {
            guard let view = controller.view, view.superview !== self else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
    }

    func uninstall(_ controller: UIViewController) {
        (controller.presentedBy?.container ?? controller.viewIfLoaded)?.removeFromSuperview()
    }

    /// Removes all presented controllers without animation, because the root controller is being removed.
    func removePresentations() {
        finishTransitions()
        let chain = presentationChain
        for controller in chain.dropFirst().reversed() {
            controller.appearanceReason = .dismissed
            controller.beginAppearance(false, animated: false)
            uninstall(controller)
            controller.endAppearance()
            controller.appearanceReason = .none
            controller.presentedBy?.presenting?.presentation = nil
        }
    }
}

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
        guard let window = viewIfLoaded?.window else {
            return warn(
                "[Presentation] Attempt to present \(new) on \(context) (from \(self)) whose view is not in the window "
                    + "hierarchy.")
        }
        if let current = context.presentation?.presented {
            return warn(
                "[Presentation] Attempt to present \(new) on \(context) (from \(self)) which is already presenting "
                    + "\(current).")
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
        let presentation = Presentation(presenting: context, presented: new, in: window)
        let before = window.visible(of: window.presentationChain)
        context.presentation = presentation
        new.presentedBy = presentation
        let after = window.visible(of: window.presentationChain)
        let outgoing = before.filter { controller in !after.contains { $0 === controller } }
        new.appearanceReason = .presented
        for controller in outgoing {
            controller.viewIfLoaded?.endEditing(true)
            controller.beginAppearance(false, animated: animated)
        }
        new.beginAppearance(true, animated: animated)
        window.install(new)
        let transition = ContainerTransition { _ in
            window.presentationTransition = nil
            new.endAppearance()
            for controller in outgoing {
                window.uninstall(controller)
                controller.endAppearance()
            }
            completion?()
        }
        window.presentationTransition = transition
        guard animated, UIView.areAnimationsEnabled else {
            guard let host = window.host else { return transition.finish() }
            return host.afterLayout { transition.finish() }
        }
        window.layoutIfNeeded()
        presentation.animateIn(new.modalTransitionStyle) { transition.finish() }
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
        for controller in dismissed {
            controller.appearanceReason = .dismissed
            controller.viewIfLoaded?.endEditing(true)
        }
        window.host?.focusSystem.removeFocusIfUnreachable()
        for controller in outgoing { controller.beginAppearance(false, animated: animated) }
        for controller in incoming { controller.beginAppearance(true, animated: animated) }
        for controller in incoming { window.install(controller) }
        // Only the dismissal of the foremost controller is animated, so the other dismissed controllers are hidden at
        // once.
        for controller in dismissed.dropLast() { controller.presentedBy?.container.isHidden = true }
        let foremost = dismissed.last?.presentedBy
        let transition = ContainerTransition { _ in
            window.presentationTransition = nil
            for controller in incoming { controller.endAppearance() }
            for controller in dismissed.reversed() {
                let presentation = controller.presentedBy
                window.uninstall(controller)
                controller.endAppearance()
                controller.appearanceReason = .none
                controller.viewIfLoaded?.removeFromSuperview()
                presentation?.presenting?.presentation = nil
                controller.presentedBy = nil
            }
            completion?()
        }
        window.presentationTransition = transition
        guard animated, UIView.areAnimationsEnabled, let foremost else { return transition.finish() }
        window.layoutIfNeeded()
        foremost.animateOut(foremost.presented.modalTransitionStyle) { transition.finish() }
    }
}

extension Presentation {
    fileprivate func animateIn(_ style: UIModalTransitionStyle, completion: @escaping () -> Void) {
        UIView.performWithoutAnimation { self.hide(style) }
        animate(style, completion) { self.show() }
    }

    fileprivate func animateOut(_ style: UIModalTransitionStyle, completion: @escaping () -> Void) {
        animate(style, completion) { self.hide(style) }
    }

    private func hide(_ style: UIModalTransitionStyle) {
        if style == .crossDissolve {
            container.alpha = 0
        } else {
            container.center.y += container.bounds.height
        }
    }

    private func show() {
        container.alpha = 1
        container.center.y = container.superview?.bounds.midY ?? container.bounds.midY
    }

    private func animate(
        _ style: UIModalTransitionStyle, _ completion: @escaping () -> Void, _ changes: @escaping () -> Void
    ) {
        UIView.animate(
            withDuration: Thresholds.Transition.duration, delay: 0,
            usingSpringWithDamping: CGFloat(Thresholds.Transition.dampingRatio), initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: changes, completion: { _ in completion() })
    }
}
