// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIStackView {
    /// Gives every arranged view its place, on whole pixels. A view keeps its transform.
    func placeArrangedViews() {
        let scale = pixelsPerPoint
        let origin = bounds.origin
        for (entry, frame) in zip(arranged, frames(in: bounds.size)) {
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

    /// A view was hidden or shown: in an animation block the others move, and it shrinks or grows, at once.
    func hiddenDidChange(_ view: UIView) {
        arrangementDidChange()
        view.layer.removeAnimation(forKey: UIStackView.stayingKey)
        guard let block = ViewAnimation.current, window != nil else { return }
        if view.isHidden { stayVisible(view, during: block) }
        outermost.layoutIfNeeded()
    }

    private static let stayingKey = "stackViewStaysVisible"

    /// Keeps a view that goes on screen until it has gone.
    private func stayVisible(_ view: UIView, during block: ViewAnimation) {
        let staying = CABasicAnimation(keyPath: "hidden")
        staying.fromValue = 0
        staying.toValue = 0
        block.setUp(staying)
        view.layer.add(staying, forKey: UIStackView.stayingKey)
    }

    /// The last of the stacks around this one: its size may depend on this one's.
    private var outermost: UIView {
        var stack: UIView = self
        while let outer = stack.superview as? UIStackView { stack = outer }
        return stack
    }
}
