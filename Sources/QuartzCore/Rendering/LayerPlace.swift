// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Which state of animated layers a picture is of.
enum LayerMoment {
    /// That of the frame.
    case current
    /// The model's: animations are left out.
    case model
    /// An earlier one than the frame's, by what replicators above lag behind at present.
    case delayed
}

/// What sublayers are placed in.
struct LayerPlace {
    /// The origin of the superlayer's bounds, subtracted in `Double`: nodes have 32-bit floats.
    var origin: CGPoint
    /// What the superlayer shows, where it masks to its bounds; from that origin.
    var clip: CGRect?
    /// From the space that sublayers lie in to the plane; nil where they lie on it.
    var matrix: CATransform3D?
    /// Whether it is the back of the plane that is seen.
    var showsBack = false
    /// Which state of its layers is shown.
    var moment = LayerMoment.current
    /// What lies below the sublayer that is being drawn; nil where none asks for that.
    var ground: BackdropGround?

    init(in values: borrowing LayerValues, of layer: CALayer, clip: CGRect?) {
        origin = values.bounds.origin
        self.clip = clip
        matrix = values.transformsSublayers ? values.matrixOfSublayers : nil
        showsBack = layer.cache.showsBack
    }

    /// The place of a tree's root.
    init() {
        origin = .zero
    }

    func transform(of values: LayerValues) -> PlaneTransform {
        guard let matrix else { return values.transformToSuperlayer }
        return CATransform3DConcat(values.matrixToSuperlayer, matrix).onPlane
    }

    /// From a layer's picture, which has the origin of its bounds at (0, 0), to this place from its origin.
    func transformOfContent(_ values: LayerValues) -> PlaneTransform {
        if matrix == nil, values.isOnlyMoved {
            let frame = values.frame
            return PlaneTransform(
                CGAffineTransform(translationX: frame.minX - origin.x, y: frame.minY - origin.y))
        }
        return PlaneTransform(CGAffineTransform(translationX: values.bounds.minX, y: values.bounds.minY))
            .concatenating(transform(of: values))
            .concatenating(PlaneTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }

    func matrix(of values: LayerValues) -> CATransform3D {
        guard let matrix else { return values.isOnlyMoved ? CATransform3DIdentity : values.matrixToSuperlayer }
        return CATransform3DConcat(values.matrixToSuperlayer, matrix)
    }

    /// The smallest rectangle around a layer, from the origin.
    func frame(of values: LayerValues) -> CGRect {
        let frame = matrix == nil ? values.frame : transform(of: values).boundingBox(of: values.bounds)
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The sublayers of a layer that has no plane of its own: the farthest first, by where their middles are.
    static func placedInDepth(_ layer: CALayer, _ values: LayerValues, _ place: LayerPlace) -> RenderNode? {
        var inner = place
        var matrix = values.matrixToSuperlayer
        if let outer = place.matrix { matrix = CATransform3DConcat(matrix, outer) }
        inner.matrix = CATransform3DConcat(values.matrixOfSublayers, matrix)
        inner.showsBack = place.showsBack
        func depth(_ layer: CALayer) -> CGFloat {
            let values = layer.shown(at: place.moment).values
            return inner.matrix(of: values).depth(of: CGPoint(x: values.bounds.midX, y: values.bounds.midY))
        }
        layer.wasShown = true
        let depths = layer.layers.map(depth)
        let order = layer.layers.indices.sorted { a, b in depths[a] == depths[b] ? a < b : depths[a] < depths[b] }
        // Each becomes transparent by itself: they are no group.
        let nodes = order.compactMap { index in
            LayerRenderer.placed(layer.layers[index], inner)?.faded(Double(values.opacity))
        }
        layer.flags.subtract([.decoration, .composition, .renderBelow])
        return nodes.isEmpty ? nil : RenderNode.container(nodes)
    }
}
