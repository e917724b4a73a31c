// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Calls `animations`, which changes the content of a view, and animates the transition from the old content to the
    /// new one.
    ///
    /// The new content shows the changes of `animations` in full from the start, unless the options contain
    /// ``AnimationOptions/allowAnimatedContent``.
    ///
    /// - Parameters:
    ///   - view: the view whose content changes.
    ///   - duration: seconds; 0 or less changes the content without animation.
    ///   - options: the kind of transition, such as a cross-dissolve or a flip, and its curve.
    ///   - animations: makes the changes.
    ///   - completion: receives whether the transition ran to its end.
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

    /// Replaces one view with another, and animates a transition of their superview.
    ///
    /// `toView` is added to the superview of `fromView`, and `fromView` is removed. With
    /// ``AnimationOptions/showHideTransitionViews``, `toView` is shown and `fromView` is hidden instead. If `fromView`
    /// has no superview, only the completion is called.
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
