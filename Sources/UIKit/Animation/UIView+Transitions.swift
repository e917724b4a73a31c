// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Goes over from what a view shows to what it shows after `animations`, as the options say: by cross-dissolving,
    /// or by turning over like a card.
    ///
    /// What `animations` changes is in the new picture from the beginning, unless the options allow animated content.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes without animation.
    ///   - completion: gets whether the transition ran to its end.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let end = AnimationEnd { finished in completion?(finished) }
        let block = block(
            duration: duration, delay: 0, pace: .curve(options.curve.function), options: options, end: end)
        if ViewAnimation.isAnimating, block.duration > 0, let kind = options.transition, view.window != nil {
            let transition = CATransition()
            if case .flip(let edge) = kind { transition.flip = edge }
            transition.timingFunction = options.curve.function
            block.setUp(transition)
            view.layer.add(transition, forKey: nil)
        }
        if options.contains(.allowAnimatedContent) {
            block.perform { animations?() }
        } else {
            performWithoutAnimation { animations?() }
        }
        close(end, of: block)
    }

    /// Puts one view in the place of another, with a transition of the view that both lie in.
    ///
    /// `toView` is added to `fromView`'s superview and `fromView` removed from it; or one is hidden and the other
    /// shown, where the options say so. Without a superview nothing happens but the completion.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(true)
            return
        }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(
            with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }
}
