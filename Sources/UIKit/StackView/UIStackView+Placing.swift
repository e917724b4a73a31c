// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIStackView {
    /// Positions every arranged view on whole pixels. The views keep their transforms.
    func placeArrangedViews() {
        let scale = pixelsPerPoint
        let origin = bounds.origin
        for (entry, rect) in zip(arranged, frames(in: bounds.size)) {
            let frame = entry.view.frame(forAlignmentRect: rect)
            let (left, top) = (frame.minX.rounded(toPixelsAt: scale), frame.minY.rounded(toPixelsAt: scale))
            let size = CGSize(
                width: frame.maxX.rounded(toPixelsAt: scale) - left, height: frame.maxY.rounded(toPixelsAt: scale) - top
            )
            let view = entry.view
            if view.bounds.size != size { view.bounds.size = size }
            let anchor = view.anchorPoint
            let center = CGPoint(
                x: origin.x + left + anchor.x * size.width, y: origin.y + top + anchor.y * size.height)
            if view.center != center { view.center = center }
        }
    }

    // MARK: Hiding and showing

    /// Called when an arranged view was hidden or shown. Updates the layout. In an animation block, the change of all
    /// frames is animated.
    func hiddenDidChange(_ view: UIView) {
        arrangementDidChange()
        view.layer.removeAnimation(forKey: UIStackView.stayingKey)
        guard let block = ViewAnimation.current, window != nil else { return }
        if view.isHidden { stayVisible(view, during: block) }
        let engine = constraintArrangement == nil ? nil : layoutEngine
        (engine?.host ?? outermost).layoutIfNeeded()
    }

    /// The key of the animation that keeps a hidden view visible.
    private static let stayingKey = "stackViewStaysVisible"

    /// Keeps a view that was hidden in an animation block visible until the animations of the block have ended.
    private func stayVisible(_ view: UIView, during block: ViewAnimation) {
        let staying = CABasicAnimation(keyPath: "hidden")
        staying.fromValue = 0
        staying.toValue = 0
        block.setUp(staying)
        view.layer.add(staying, forKey: UIStackView.stayingKey)
    }

    /// The outermost stack view that contains this one, or this one if there is none. A change of this stack view's
    /// size may change the layout of all stack views around it.
    private var outermost: UIView {
        var stack: UIView = self
        while let outer = stack.superview as? UIStackView { stack = outer }
        return stack
    }
}
