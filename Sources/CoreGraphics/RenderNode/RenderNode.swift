// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK
internal import CUplift

/// An immutable piece of a picture: a retained node of GTK's scene graph.
///
/// A window hands nodes to GTK's renderer, a test draws the same nodes with Cairo. Nodes share their
/// children, so that a picture is remade only along the path that changed. Coordinates are 32-bit floats
/// inside GSK: subtract scroll offsets in `Double` before making a node.
package final class RenderNode: @unchecked Sendable {
    /// Whether pictures are shown in a browser, by GTK's Broadway.
    ///
    /// It keeps one element a node, so that a node that a picture shows in several places is seen in one of them from
    /// the next frame on. And it draws a Cairo node with one pixel a point on every screen.
    nonisolated(unsafe) package static var isShownInBrowser = false

    /// The `GskRenderNode`, owned.
    let pointer: OpaquePointer

    /// A rectangle that the node fills with opaque colour, in its own coordinates; nil where none is known.
    let opaqueRect: CGRect?

    /// Takes over one reference to `pointer`.
    init(owning pointer: OpaquePointer, opaqueIn opaqueRect: CGRect? = nil) {
        self.pointer = pointer
        self.opaqueRect = opaqueRect
    }

    deinit {
        gsk_render_node_unref(pointer)
    }

    /// Takes over one reference to a node made elsewhere, by Typesetting or the display.
    package convenience init(owningNode node: OpaquePointer) {
        self.init(owning: node)
    }

    /// The `GskRenderNode`, for the display to hand to GTK; valid while this object lives.
    package var nodePointer: OpaquePointer { pointer }

    /// The area the node may draw in, in its own coordinates.
    package var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rect)
        return CGRect(rect)
    }

    /// Whether nothing that lies in a rectangle behind the node is seen, where the rectangle's edges lie on pixels.
    ///
    /// False where that is not known: of pictures, of what has corners, and of what only several nodes hide together.
    package func covers(_ rect: CGRect) -> Bool { opaqueRect?.contains(rect) ?? false }

    /// Registers GSK's types once, so that nodes can be made with no display.
    static let typesAreRegistered: Bool = uplift_register_node_types() != 0

    static func ready() {
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

    /// The rounded rectangle with these corners.
    func rounded(_ corners: CornerRadii) -> GskRoundedRect {
        func size(_ radius: CGFloat) -> graphene_size_t {
            // A corner may not be larger than half the shorter side: Core Animation clamps it too.
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
