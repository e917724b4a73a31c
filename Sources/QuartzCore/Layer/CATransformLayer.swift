// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A layer without a plane of its own: its sublayers are in 3D space, and hide each other by depth.
///
/// Only its sublayers are shown. Its background, border, contents, shadow and mask have no plane to be drawn on. Its
/// opacity applies to each sublayer.
///
/// > Note: Sublayers are sorted by the depth of their centres; intersecting ones are drawn one in front of the other.
open class CATransformLayer: CALayer {
    package override var isFlat: Bool { false }

    /// The foremost descendant at the point; never this layer itself, which has no plane.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        var matrix = values.geometry.matrixToSuperlayer
        if let superlayer { matrix = CATransform3DConcat(matrix, superlayer.values.geometry.matrixOfSublayers) }
        return hitTest(p, in: matrix)
    }

    /// The foremost descendant at the point `p`; nil if there is none.
    ///
    /// - Parameter matrix: the transform from this layer's space to the plane that contains the point.
    private func hitTest(_ p: CGPoint, in matrix: CATransform3D) -> CALayer? {
        guard !isHidden else { return nil }
        let placed = (sublayers ?? []).enumerated().map { index, layer in
            let place = CATransform3DConcat(
                layer.values.geometry.matrixToSuperlayer, CATransform3DConcat(values.geometry.matrixOfSublayers, matrix)
            )
            let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
            return (index: index, layer: layer, place: place, depth: place.depth(of: middle))
        }
        for entry in placed.sorted(by: { $0.depth == $1.depth ? $0.index > $1.index : $0.depth > $1.depth }) {
            if let deep = entry.layer as? CATransformLayer {
                if let hit = deep.hitTest(p, in: entry.place) { return hit }
            } else if let hit = entry.layer.hitTest(p, from: entry.place.onPlane) {
                return hit
            }
        }
        return nil
    }
}
