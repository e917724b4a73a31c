// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import QuartzCore

extension UITableViewCell {
    /// How far the content is pushed towards the leading side, to show what is on the trailing one; below 0 the other
    /// way.
    var slide: CGFloat {
        get { isRightToLeft ? -bounds.minX : bounds.minX }
        set {
            bounds.origin.x = isRightToLeft ? -newValue : newValue
            swipeActions?.layOut(in: self)
        }
    }

    /// The same as it is on screen, in the middle of an animation.
    var shownSlide: CGFloat {
        let left = layer.presentation()?.bounds.minX ?? bounds.minX
        return isRightToLeft ? -left : left
    }

    /// Ends an animation of ``slide``, where it is on screen.
    func stopSliding() {
        let shown = shownSlide
        layer.removeAnimations(ofKey: "bounds")
        swipeActions?.stopMoving()
        UIView.performWithoutAnimation { slide = shown }
    }

    func showSwipeActions(_ view: SwipeActionsView) {
        let old = state
        swipeActions?.removeFromSuperview()
        swipeActions = view
        clipping.insert(.swiped)
        addSubview(view)
        UIView.performWithoutAnimation { view.layOut(in: self) }
        if state != old {
            willTransition(to: state)
            didTransition(to: state)
        }
    }

    /// Takes the actions away, with the content where it belongs.
    func closeAtOnce() {
        guard let view = swipeActions else {
            if bounds.origin != .zero { bounds.origin = .zero }
            return
        }
        var new = state
        new.remove(.showingDeleteConfirmation)
        willTransition(to: new)
        view.removeFromSuperview()
        swipeActions = nil
        clipping.remove(.swiped)
        layer.removeAnimations(ofKey: "bounds")
        bounds.origin = .zero
        didTransition(to: new)
    }

    /// The row goes: the button whose action took it away is all that is left of it.
    func slideAway() {
        guard let view = swipeActions, let performing = view.performing else { return }
        view.expanded = performing
        slide = bounds.width * CGFloat(view.side.sign)
    }
}
