// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import QuartzCore

extension ListCell {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance in points by which the content is shifted towards the leading side, to show the trailing actions.
    /// Negative in the other direction.
    var slide: CGFloat {
        get { isRightToLeft ? -bounds.minX : bounds.minX }
        set {
            bounds.origin.x = isRightToLeft ? -newValue : newValue
            swipeActions?.layOut(in: self)
        }
    }

    /// The value of `slide` that is displayed now, during an animation.
    var shownSlide: CGFloat {
        let left = layer.presentation()?.bounds.minX ?? bounds.minX
        return isRightToLeft ? -left : left
    }

    /// Stops an animation of `slide` at its displayed value.
    func stopSliding() {
        let shown = shownSlide
        layer.removeAnimations(ofKey: "bounds")
        swipeActions?.stopMoving()
        UIView.performWithoutAnimation { slide = shown }
    }

    func showSwipeActions(_ view: SwipeActionsView) {
        let wasOpen = swipeActions != nil
        swipeActions?.removeFromSuperview()
        swipeActions = view
        clipping.insert(.swiped)
        UIView.performWithoutAnimation { view.layOut(in: self) }
        addSubview(view)
        guard !wasOpen else { return }
        swipeActionsWillChange(isShown: true)
        swipeActionsDidChange(isShown: true)
    }

    /// Removes the actions, and moves the content back to its place without animation.
    func removeSwipeActions() {
        guard let view = swipeActions else {
            if bounds.origin != .zero { bounds.origin = .zero }
            return
        }
        swipeActionsWillChange(isShown: false)
        view.removeFromSuperview()
        swipeActions = nil
        clipping.remove(.swiped)
        layer.removeAnimations(ofKey: "bounds")
        bounds.origin = .zero
        swipeActionsDidChange(isShown: false)
    }

    /// Slides the content out of a row that is being deleted, so that only the button of the performed action is left.
    func slideAway() {
        guard let view = swipeActions, let performing = view.performing else { return }
        view.expanded = performing
        slide = bounds.width * CGFloat(view.side.sign)
    }
}
