// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// One controller presented above another, with the container of its view in the window.
@MainActor
final class Presentation {
    weak var presenting: UIViewController?
    let presented: UIViewController
    let controller: UIPresentationController
    let container: PresentationContainerView
    private(set) weak var window: UIWindow?
    /// The running presentation or dismissal.
    weak var transition: ViewControllerTransition?

    init(presenting: UIViewController, presented: UIViewController, source: UIViewController, in window: UIWindow) {
        self.presenting = presenting
        self.presented = presented
        self.window = window
        controller =
            presented.preparedPresentationController
            ?? presented.makePresentationController(presenting: presenting, source: source)
        presented.preparedPresentationController = nil
        container = PresentationContainerView(frame: window.bounds)
        container.presentationController = controller
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.accessibilityViewIsModal = true
        controller.presentation = self
    }

    var removesPresentersView: Bool { controller.shouldRemovePresentersView }

    /// Whether touches go to the views below the container; true while it is being dismissed.
    var isTransparentToTouches: Bool {
        get { !container.isUserInteractionEnabled }
        set { container.isUserInteractionEnabled = !newValue }
    }

    /// Connects the two controllers.
    func link() {
        presenting?.presentation = self
        presented.presentedBy = self
    }

    /// Lets the presenting controller present again, and removes the container. The presented controller stays
    /// connected until its appearance calls have been made.
    func releasePresenter() {
        container.removeFromSuperview()
        if presenting?.presentation === self { presenting?.presentation = nil }
    }

    /// Separates the two controllers, and removes the container.
    func unlink() {
        releasePresenter()
        if let view = presented.viewIfLoaded, view.isDescendant(of: container) { view.removeFromSuperview() }
        presented.appearanceReason = .none
        if presented.presentedBy === self { presented.presentedBy = nil }
    }

    /// Gives the presented view its final frame. The view follows changes of the container's size, unless the app
    /// manages the presentation.
    func placePresentedView() {
        guard let view = controller.presentedView else { return }
        view.frame = controller.frameOfPresentedViewInContainerView
        if controller.presentationStyle != .custom { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }

    /// Puts the presented view into the container, if an animator has put it elsewhere or nowhere.
    func reclaimPresentedView() {
        guard let view = controller.presentedView, view.superview !== container else { return }
        placePresentedView()
        container.addSubview(view)
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
        let first = chain.lastIndex { $0.presentedBy?.removesPresentersView == true } ?? 0
        return Array(chain.dropFirst(first))
    }

    /// Inserts the view of a controller of the presentation chain into the window, below the controllers presented
    /// above it.
    func install(_ controller: UIViewController) {
        if let presentation = controller.presentedBy {
            let container = presentation.container
            if container.superview !== self {
                container.frame = bounds
                let chain = presentationChain
                let index = chain.firstIndex { $0 === controller } ?? 0
                let above = chain.dropFirst(index + 1).compactMap { $0.presentedBy?.container }
                    .first { $0.superview === self }
                if let above { insertSubview(container, belowSubview: above) } else { addSubview(container) }
            }
            if presentation.transition == nil { presentation.reclaimPresentedView() }
        } else {
            guard let view = controller.view, view.superview !== self else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
    }

    /// Removes the view of a controller of the presentation chain from the window.
    func uninstall(_ controller: UIViewController) {
        guard let presentation = controller.presentedBy else {
            controller.viewIfLoaded?.removeFromSuperview()
            return
        }
        presentation.reclaimPresentedView()
        presentation.container.removeFromSuperview()
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
            controller.presentedBy?.unlink()
        }
    }
}
