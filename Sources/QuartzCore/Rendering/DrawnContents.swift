// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Contents drawn by ``CALayer/draw(in:)`` or a delegate; Core Animation calls them a layer's backing store.
///
/// They store the size for which they were drawn, so that ``CALayer/contentsGravity`` applies after the layer was
/// resized. A plain `RenderNode` as contents has no size: it is drawn unscaled at the bounds' origin.
package final class DrawnContents {
    /// The drawing, with its upper left corner at (0, 0).
    package let node: RenderNode
    /// The size in points.
    package let size: CGSize

    package init(_ node: RenderNode, size: CGSize) {
        self.node = node
        self.size = size
    }

    /// The drawing's render node, positioned and scaled by the layer's properties.
    ///
    /// - Parameter rect: the layer's bounds, with their origin at (0, 0).
    func node(_ values: LayerValues, in rect: CGRect) -> RenderNode? {
        let rectOfPart = values.contentsRect
        let part = CGRect(
            x: rectOfPart.minX * size.width, y: rectOfPart.minY * size.height,
            width: rectOfPart.width * size.width, height: rectOfPart.height * size.height)
        guard part.width > 0, part.height > 0 else { return nil }
        let place = values.contentsGravity.rect(for: part.size, in: rect)
        guard place.width > 0, place.height > 0 else { return nil }
        let (x, y) = (place.width / part.width, place.height / part.height)
        let transform = CGAffineTransform(x, 0, 0, y, place.minX - part.minX * x, place.minY - part.minY * y)
        let placed = transform.isIdentity ? node : node.transformed(by: transform)
        return part == CGRect(origin: .zero, size: size) ? placed : placed.clipped(to: place)
    }
}
