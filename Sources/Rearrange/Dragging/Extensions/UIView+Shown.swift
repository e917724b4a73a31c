// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The view's position on screen during animations.
extension UIView {
    /// The visible frame in the superview's coordinates.
    var shownFrame: CGRect { layer.presentation()?.frame ?? frame }

    /// The visible center in the superview's coordinates.
    var shownCenter: CGPoint { layer.presentation()?.position ?? center }

    /// Corrects a point that UIKit has converted to this view, so that it fits the view's visible position. UIKit
    /// ignores running animations when it converts points.
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
