// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Manages the presentation of a view controller: the place of its view, and the views around it, such as a dimming
/// view.
///
/// A subclass overrides ``frameOfPresentedViewInContainerView``, and adds its own views in
/// ``presentationTransitionWillBegin()``. The transitioning delegate of a controller with the presentation style
/// `.custom` returns it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UIContentContainer {
    private weak var presentedController: UIViewController?
    private weak var presentingController: UIViewController?
    /// The presentation that the controller manages; nil before the presentation begins.
    weak var presentation: Presentation?
    private let style: UIModalPresentationStyle

    // MARK: Lifecycle

    /// Creates the presentation controller of a controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedController = presentedViewController
        presentingController = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// The controller that presents. Before the presentation begins, it is the presented controller if no other is
    /// known.
    open var presentingViewController: UIViewController {
        presentation?.presenting ?? presentingController ?? presentedViewController
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController {
        guard let presentedController else {
            misuse("\(self) was asked for its presentedViewController after that has been released. Keep a reference.")
        }
        return presentedController
    }

    /// The presentation style of the presented controller.
    open var presentationStyle: UIModalPresentationStyle { style }

    // MARK: Views

    /// The superview of the presented view and of the views around it; nil before the presentation begins.
    open var containerView: UIView? { presentation?.container }
    /// The view that is added to the container and animated: the presented controller's view, unless a subclass puts
    /// that into another view.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of the presented view at the end of the presentation, in the container view. By default it fills the
    /// container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the presentation covers the window, and not only the presenting controller's view.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting controller's view is removed from the window after the presentation.
    open var shouldRemovePresentersView: Bool { style.removesPresentersView }

    /// Called before the container view lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container view has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// Called before the presentation begins.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation has ended.
    ///
    /// - Parameter completed: false if the presentation was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal begins.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal has ended.
    ///
    /// - Parameter completed: false if the dismissal was cancelled, so that the controller stays presented.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Creates the library's animator for the presentation or dismissal.
    func makeAnimator(presents: Bool) -> ModalAnimator {
        let fades = presentedViewController.modalTransitionStyle == .crossDissolve
        return ModalAnimator(fades ? .dissolve : .cover, isPresentation: presents)
    }

    // MARK: Content sizes

    /// The preferred size of the presented controller.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called after the preferred size of the presented controller has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size that the presented controller's view will have when the container has another size. By default,
    /// a view that fills the container gets the new size, and another view keeps its size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let containerView, let presentedView else { return parentSize }
        return presentedView.bounds.size == containerView.bounds.size ? parentSize : presentedView.bounds.size
    }

    /// Called before the container changes its size. By default, the presented controller is notified too.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let new = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        guard new != presentedViewController.viewIfLoaded?.bounds.size else { return }
        presentedViewController.viewWillTransition(to: new, with: coordinator)
    }

    /// Called before the traits change. By default, the presented controller is notified too.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }
}

/// The superview of a presented view and of the views that a presentation controller adds.
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?

    override func layoutSubviews() {
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentationController?.containerViewDidLayoutSubviews()
    }
}
