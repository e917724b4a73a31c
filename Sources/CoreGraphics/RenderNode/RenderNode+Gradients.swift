// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// A colour and where it stands in a gradient, 0 at its start and 1 at its end.
package typealias ColorStop = (location: CGFloat, color: CGColor)

extension RenderNode {
    /// A gradient along a line in a rectangle; beyond the ends of the line the colour there goes on.
    ///
    /// - Parameter stops: where on the line each colour stands, 0 to 1, and no place before the one in front of it; a
    ///   place that is, counts as that one.
    package static func linearGradient(
        _ stops: [ColorStop], from start: CGPoint, to end: CGPoint, in rect: CGRect
    ) -> RenderNode {
        var (from, to) = (start.graphene, end.graphene)
        return gradient(stops, in: rect, isEmpty: start == end) { bounds, stops, count in
            gsk_linear_gradient_node_new(&bounds, &from, &to, stops, count)
        }
    }

    /// A gradient from the middle of an ellipse to its edge; outside the colour of the edge goes on.
    package static func radialGradient(
        _ stops: [ColorStop], center: CGPoint, radii: CGSize, in rect: CGRect
    ) -> RenderNode {
        var middle = center.graphene
        return gradient(stops, in: rect, isEmpty: radii.width <= 0 || radii.height <= 0) { bounds, stops, count in
            gsk_radial_gradient_node_new(
                &bounds, &middle, Float(radii.width), Float(radii.height), 0, 1, stops, count)
        }
    }

    /// A gradient around a point, clockwise from `angle`, radians from the direction of growing x.
    package static func conicGradient(
        _ stops: [ColorStop], center: CGPoint, angle: CGFloat, in rect: CGRect
    ) -> RenderNode {
        var middle = center.graphene
        return gradient(stops, in: rect, isEmpty: false) { bounds, stops, count in
            // GSK's degrees begin above the middle.
            gsk_conic_gradient_node_new(&bounds, &middle, Float(angle * 180 / .pi + 90), stops, count)
        }
    }

    /// - Parameter isEmpty: whether there is no way from start to end: all is beyond the end then.
    private static func gradient(
        _ stops: [ColorStop], in rect: CGRect, isEmpty: Bool,
        make: (inout graphene_rect_t, UnsafePointer<GskColorStop>, gsize) -> OpaquePointer
    ) -> RenderNode {
        guard let last = stops.last else { return container([]) }
        // GSK wants two stops and a way between them.
        if stops.count == 1 || isEmpty { return color(last.color, in: rect) }
        ready()
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
