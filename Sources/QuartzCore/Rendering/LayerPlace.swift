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
        origin = values.geometry.bounds.origin
        self.clip = clip
        matrix = values.geometry.transformsSublayers ? values.geometry.matrixOfSublayers : nil
        showsBack = layer.cache.showsBack
    }

    /// The place of a tree's root.
    init() {
        origin = .zero
    }

    func transform(of geometry: LayerGeometry) -> PlaneTransform {
        guard let matrix else { return geometry.transformToSuperlayer }
        return CATransform3DConcat(geometry.matrixToSuperlayer, matrix).onPlane
    }

    /// From a layer's picture, which has the origin of its bounds at (0, 0), to this place from its origin.
    func transformOfContent(_ geometry: LayerGeometry) -> PlaneTransform {
        if matrix == nil, geometry.isOnlyMoved {
            let frame = geometry.frame
            return PlaneTransform(
                CGAffineTransform(translationX: frame.minX - origin.x, y: frame.minY - origin.y))
        }
        return PlaneTransform(CGAffineTransform(translationX: geometry.bounds.minX, y: geometry.bounds.minY))
            .concatenating(transform(of: geometry))
            .concatenating(PlaneTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }

    func matrix(of geometry: LayerGeometry) -> CATransform3D {
        guard let matrix else { return geometry.isOnlyMoved ? CATransform3DIdentity : geometry.matrixToSuperlayer }
        return CATransform3DConcat(geometry.matrixToSuperlayer, matrix)
    }

    /// The smallest rectangle around a layer, from the origin.
    func frame(of geometry: LayerGeometry) -> CGRect {
        let frame = matrix == nil ? geometry.frame : transform(of: geometry).boundingBox(of: geometry.bounds)
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The sublayers of a layer that has no plane of its own: the farthest first, by where their middles are.
    static func placedInDepth(_ layer: CALayer, _ values: LayerValues, _ place: LayerPlace) -> RenderNode? {
        var inner = place
        var matrix = values.geometry.matrixToSuperlayer
        if let outer = place.matrix { matrix = CATransform3DConcat(matrix, outer) }
        inner.matrix = CATransform3DConcat(values.geometry.matrixOfSublayers, matrix)
        inner.showsBack = place.showsBack
        func depth(_ layer: CALayer) -> CGFloat {
            let geometry = layer.shown(at: place.moment).values.geometry
            return inner.matrix(of: geometry).depth(of: CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
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
