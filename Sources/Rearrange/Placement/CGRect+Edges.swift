// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension CGRect {
    /// The edges of the rectangle that a press at a point would resize. The zones at the edges are limited, so that the
    /// middle of the rectangle belongs to no edge.
    func edges(at point: CGPoint) -> UIRectEdge {
        func zone(_ length: CGFloat) -> CGFloat {
            min(CGFloat(Thresholds.Board.edgeZone), length * CGFloat(Thresholds.Board.edgeShare))
        }
        var edges: UIRectEdge = []
        if point.x < minX + zone(width) { edges.insert(.left) }
        if point.x > maxX - zone(width) { edges.insert(.right) }
        if point.y < minY + zone(height) { edges.insert(.top) }
        if point.y > maxY - zone(height) { edges.insert(.bottom) }
        return edges
    }
}
