// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK
internal import CUplift

/// An immutable part of a scene: a retained node of GTK's scene graph (`GskRenderNode`).
///
/// A window passes nodes to GTK's renderer; a test draws the same nodes with Cairo. Nodes share their children, so a
/// changed node requires only its ancestors to be rebuilt. Coordinates are 32-bit floats inside GSK, so subtract scroll
/// offsets in `Double` before you create a node.
package final class RenderNode: @unchecked Sendable {
    /// Whether windows are shown in a browser, by GTK's Broadway backend.
    ///
    /// Broadway keeps one browser element per node. A node that appears in several places of a scene is visible in only
    /// one of them from the next frame on. Broadway also draws a Cairo node with one pixel per point on every screen.
    nonisolated(unsafe) package static var isShownInBrowser = false

    /// The `GskRenderNode`, to which this object holds a reference.
    let pointer: OpaquePointer

    /// A rectangle, in the node's coordinates, that the node fills with an opaque colour; nil if none is known.
    let opaqueRect: CGRect?

    /// Creates a node that consumes one reference to `pointer`.
    init(owning pointer: OpaquePointer, opaqueIn opaqueRect: CGRect? = nil) {
        self.pointer = pointer
        self.opaqueRect = opaqueRect
    }

    deinit {
        gsk_render_node_unref(pointer)
    }

    /// Creates a node that consumes one reference to a `GskRenderNode` made by the module Typesetting or Display.
    package convenience init(owningNode node: OpaquePointer) {
        self.init(owning: node)
    }

    /// The `GskRenderNode`, which the Display module passes to GTK; valid while this object lives.
    package var nodePointer: OpaquePointer { pointer }

    /// The rectangle outside which the node does not draw, in the node's coordinates.
    package var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rect)
        return CGRect(rect)
    }

    /// Whether the node hides everything behind it in a rectangle whose edges are on pixel boundaries.
    ///
    /// False if unknown: for images, for rounded corners, and if only several nodes together cover the rectangle.
    package func covers(_ rect: CGRect) -> Bool { opaqueRect?.contains(rect) ?? false }

    /// Whether GSK's node types are registered. The first access registers them, so that nodes can be made without a
    /// display.
    static let typesAreRegistered: Bool = uplift_register_node_types() != 0

    /// Makes sure that GSK's node types are registered. Every function that creates a node without a child must call
    /// this function first.
    static func requireNodeTypes() {
        precondition(typesAreRegistered, "GSK's node types are registered")
    }
}

extension CGPoint {
    var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}

extension CGRect {
    var area: CGFloat { width * height }

    init(_ rect: graphene_rect_t) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y),
            width: Double(rect.size.width), height: Double(rect.size.height))
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(minX), y: Float(minY)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    /// The rectangle with rounded corners, as GSK represents it.
    func rounded(_ corners: CornerRadii) -> GskRoundedRect {
        func size(_ radius: CGFloat) -> graphene_size_t {
            // A corner may not be larger than half the shorter side. Core Animation has the same limit.
            let radius = Float(max(0, min(radius, min(width, height) / 2)))
            return graphene_size_t(width: radius, height: radius)
        }
        return GskRoundedRect(
            bounds: graphene,
            corner: (
                size(corners.topLeft), size(corners.topRight), size(corners.bottomRight), size(corners.bottomLeft)
            ))
    }
}
