// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// A colour and its location in a gradient, from 0 at the start to 1 at the end.
package typealias ColorStop = (location: CGFloat, color: CGColor)

extension RenderNode {
    /// Creates a linear gradient along the line from `start` to `end`, drawn in a rectangle. Beyond the ends of the
    /// line, the end colours continue.
    ///
    /// - Parameter stops: the colours with ascending locations from 0 to 1. A location less than the previous one is
    ///   raised to the previous one.
    package static func linearGradient(
        _ stops: [ColorStop], from start: CGPoint, to end: CGPoint, in rect: CGRect
    ) -> RenderNode {
        var (from, to) = (start.graphene, end.graphene)
        return gradient(stops, in: rect, isEmpty: start == end) { bounds, stops, count in
            gsk_linear_gradient_node_new(&bounds, &from, &to, stops, count)
        }
    }

    /// Creates a gradient from the centre of an ellipse to its edge, drawn in a rectangle. Outside the ellipse, the
    /// colour of its edge continues.
    package static func radialGradient(
        _ stops: [ColorStop], center: CGPoint, radii: CGSize, in rect: CGRect
    ) -> RenderNode {
        var middle = center.graphene
        return gradient(stops, in: rect, isEmpty: radii.width <= 0 || radii.height <= 0) { bounds, stops, count in
            gsk_radial_gradient_node_new(
                &bounds, &middle, Float(radii.width), Float(radii.height), 0, 1, stops, count)
        }
    }

    /// Creates a gradient around a point, drawn in a rectangle. The colours run clockwise from `angle`, in radians from
    /// the positive x axis.
    package static func conicGradient(
        _ stops: [ColorStop], center: CGPoint, angle: CGFloat, in rect: CGRect
    ) -> RenderNode {
        var middle = center.graphene
        return gradient(stops, in: rect, isEmpty: false) { bounds, stops, count in
            // GSK's angles are in degrees, and an angle of 0 is upwards.
            gsk_conic_gradient_node_new(&bounds, &middle, Float(angle * 180 / .pi + 90), stops, count)
        }
    }

    /// Creates a gradient node, or a colour node if there is nothing to interpolate.
    ///
    /// - Parameters:
    ///   - isEmpty: whether the gradient's start and end coincide, so that the last colour fills the rectangle.
    ///   - make: creates GSK's node from the rectangle, the colour stops and their number.
    private static func gradient(
        _ stops: [ColorStop], in rect: CGRect, isEmpty: Bool,
        make: (inout graphene_rect_t, UnsafePointer<GskColorStop>, gsize) -> OpaquePointer
    ) -> RenderNode {
        guard let last = stops.last else { return container([]) }
        // GSK requires two stops, and a distance between start and end. Without them, one colour fills the rectangle.
        if stops.count == 1 || isEmpty { return color(last.color, in: rect) }
        requireNodeTypes()
        var bounds = rect.graphene
        return withUnsafeTemporaryAllocation(of: GskColorStop.self, capacity: stops.count) { buffer in
            var place: Float = 0
            for (index, stop) in stops.enumerated() {
                place = min(1, max(place, Float(stop.location)))
                buffer.initializeElement(at: index, to: GskColorStop(offset: place, color: stop.color.rgba))
            }
            return RenderNode(owning: make(&bounds, buffer.baseAddress!, gsize(stops.count)))
        }
    }
}
