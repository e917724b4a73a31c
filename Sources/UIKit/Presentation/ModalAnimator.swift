// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Animates the presented view of a presentation or dismissal.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The movement of the presented view: in from the bottom, a fade, or a fade while it shrinks to its size.
    enum Movement {
        case cover, dissolve, zoom
    }

    private let movement: Movement
    private let isPresentation: Bool

    init(_ movement: Movement, isPresentation: Bool) {
        self.movement = movement
        self.isPresentation = isPresentation
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Thresholds.Transition.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresentation ? .to : .from) else {
            return context.completeTransition(true)
        }
        if isPresentation { context.containerView.addSubview(view) }
        let center = view.center
        let hidden = { [movement, isPresentation] in
            if movement == .cover {
                view.center.y = context.containerView.bounds.height + view.bounds.height / 2
            } else {
                view.alpha = 0
            }
            if movement == .zoom, isPresentation { view.transform = CGAffineTransform(scaleX: 1.15, y: 1.15) }
        }
        let shown = { [movement] in
            if movement == .zoom { view.transform = .identity }
            if movement == .cover { view.center = center } else { view.alpha = 1 }
        }
        if isPresentation {
            UIView.performWithoutAnimation {
                context.containerView.layoutIfNeeded()
                hidden()
            }
        }
        animate(isPresentation ? shown : hidden) { _ in
            // The app may present the controller again.
            if !self.isPresentation { UIView.performWithoutAnimation(shown) }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Animates changes with the timing of presentations.
    func animate(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: Thresholds.Transition.duration, delay: 0,
            usingSpringWithDamping: CGFloat(Thresholds.Transition.dampingRatio), initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: changes, completion: completion)
    }
}
