// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An area, and a set of its edges at one of which a screen-edge pan must start.
package struct ScreenEdgeStartArea: Sendable, Hashable {
    /// Edges of an area, with the raw values of `UIRectEdge`.
    package struct Edges: OptionSet, Sendable, Hashable {
        package let rawValue: UInt

        package init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        package static let top = Edges(rawValue: 1)
        package static let left = Edges(rawValue: 2)
        package static let bottom = Edges(rawValue: 4)
        package static let right = Edges(rawValue: 8)
    }

    package let edges: Edges
    /// The area in the coordinates of the touches.
    package let area: CGRect
    /// The distance in points from an edge within which a touch counts as starting at that edge.
    package let width: Double

    package init(edges: Edges, of area: CGRect, width: Double = Thresholds.Pan.screenEdgeWidth) {
        self.edges = edges
        self.area = area
        self.width = width
    }

    /// The edge among ``edges`` at which the first touch started; nil before the first touch.
    private var edge: Edges?

    /// Whether a touch that starts at this location is at one of the edges. Once a touch has started at an edge, all
    /// later touches must start at that edge.
    package mutating func admits(_ location: CGPoint) -> Bool {
        let distances: [(Edges, Double)] = [
            (.left, location.x - area.minX), (.right, area.maxX - location.x),
            (.top, location.y - area.minY), (.bottom, area.maxY - location.y),
        ]
        let reached = distances.filter { (edge ?? edges).contains($0.0) && $0.1 <= width }
        guard let nearest = reached.min(by: { $0.1 < $1.1 }) else { return false }
        edge = nearest.0
        return true
    }

    /// Whether a movement leads away from the edge at which the first touch started, and farther away from the edge
    /// than along it.
    package func leadsInwards(_ movement: CGPoint) -> Bool {
        switch edge {
        case .left?: movement.x > abs(movement.y)
        case .right?: -movement.x > abs(movement.y)
        case .top?: movement.y > abs(movement.x)
        case .bottom?: -movement.y > abs(movement.x)
        default: false
        }
    }
}
