// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The view as it is on screen, though it may be animated.
extension UIView {
    /// In its superview.
    var shownFrame: CGRect { layer.presentation()?.frame ?? frame }

    /// In its superview.
    var shownCenter: CGPoint { layer.presentation()?.position ?? center }

    /// The point of the view that is seen where a point of it would be without animations: UIKit converts places without.
    func asShown(_ point: CGPoint) -> CGPoint {
        guard let superview, let shown = layer.presentation() else { return point }
        let place = convert(point, to: superview)
        let offset = CGPoint(x: place.x - shown.position.x, y: place.y - shown.position.y)
            .applying(shown.affineTransform().inverted())
        let (bounds, anchor) = (shown.bounds, shown.anchorPoint)
        return CGPoint(
            x: offset.x + bounds.minX + anchor.x * bounds.width, y: offset.y + bounds.minY + anchor.y * bounds.height)
    }
}
