// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An object that contains views, has a preferred size, and is notified before its size or traits change.
///
/// ## Caveats
/// `systemLayoutFittingSizeDidChange(forChildContentContainer:)` is absent.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the container prefers for its content.
    var preferredContentSize: CGSize { get }
    /// Called after the preferred size of a child container has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size that a child will have when this container has another size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the container changes its size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container changes its traits.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    /// Tells the children whose size will change about their new size.
    func notifyChildren(ofSize size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard let view = child.viewIfLoaded, view.bounds.size != new else { continue }
            child.viewWillTransition(to: new, with: coordinator)
        }
    }

    func sizeOfChild(_ container: any UIContentContainer, withParentSize parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded else {
            return parentSize
        }
        return child.bounds.size == own.bounds.size ? parentSize : child.bounds.size
    }
}

extension UIWindow {
    /// Tells the root controller and the presented controllers about a new size of the window, and makes `resize`.
    /// Changes that they add to the transition are made after the layout with the new size.
    func resizeControllers(to size: CGSize, _ resize: () -> Void) {
        let transition = ViewControllerTransition(from: nil, to: nil, in: self, animated: false) { _ in }
        let new = traitCollection.modifyingTraits {
            $0.horizontalSizeClass = SizeClasses.horizontal(of: size)
            $0.verticalSizeClass = SizeClasses.vertical(of: size)
        }
        let containers = presentationChain.filter(\.isViewLoaded).map { controller in
            controller.presentedBy.map { $0.controller as any UIContentContainer } ?? controller
        }
        if new != traitCollection {
            for container in containers { container.willTransition(to: new, with: transition) }
        }
        for container in containers { container.viewWillTransition(to: size, with: transition) }
        sizeTransition = transition
        resize()
        let end = {
            transition.start()
            transition.completeTransition(true)
        }
        if let host { host.afterLayout(end) } else { end() }
    }
}
