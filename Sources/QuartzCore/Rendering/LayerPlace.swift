// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The state in which animated layers are rendered.
enum LayerMoment {
    /// The state of the current frame.
    case current
    /// The model's state, without animations.
    case model
    /// A state earlier than the current frame, by the delay of the replicators that are being rendered.
    case delayed
}

/// The context in which a layer's sublayers are positioned.
struct LayerPlace {
    /// The origin of the superlayer's bounds. It is subtracted from positions as `Double` numbers, because
    /// render nodes use 32-bit floats.
    var origin: CGPoint
    /// The bounds of the superlayer, relative to `origin`, if it clips its sublayers to them; otherwise nil.
    var clip: CGRect?
    /// The transform from the sublayers' space to the plane of their nearest superlayer that is not a
    /// `CATransformLayer`. Nil if the sublayers are on that plane.
    var matrix: CATransform3D?
    /// Whether the sublayers' nearest superlayer that is not a `CATransformLayer` shows its back to the viewer.
    var showsBack = false
    /// The state of the layers to render.
    var moment = LayerMoment.current
    /// The content behind the sublayer that is being rendered; nil if no layer needs it.
    var backdropContent: BackdropContent?

    init(in values: borrowing LayerValues, of layer: CALayer, clip: CGRect?) {
        origin = values.geometry.bounds.origin
        self.clip = clip
        matrix = values.geometry.transformsSublayers ? values.geometry.matrixOfSublayers : nil
        showsBack = layer.cache.showsBack
    }

    /// The context of a tree's root.
    init() {
        origin = .zero
    }

    /// The transform from the coordinates of a sublayer to the plane of its nearest superlayer that is not a
    /// `CATransformLayer`.
    func transform(of geometry: LayerGeometry) -> ProjectiveTransform {
        guard let matrix else { return geometry.transformToSuperlayer }
        return CATransform3DConcat(geometry.matrixToSuperlayer, matrix).onPlane
    }

    /// The transform from the coordinates of a layer's render node, in which the bounds' origin is at (0, 0), to
    /// coordinates relative to `origin`.
    func transformOfContent(_ geometry: LayerGeometry) -> ProjectiveTransform {
        if matrix == nil, geometry.isOnlyMoved {
            let frame = geometry.frame
            return ProjectiveTransform(
                CGAffineTransform(translationX: frame.minX - origin.x, y: frame.minY - origin.y))
        }
        return ProjectiveTransform(CGAffineTransform(translationX: geometry.bounds.minX, y: geometry.bounds.minY))
            .concatenating(transform(of: geometry))
            .concatenating(ProjectiveTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }

    func matrix(of geometry: LayerGeometry) -> CATransform3D {
        guard let matrix else { return geometry.isOnlyMoved ? CATransform3DIdentity : geometry.matrixToSuperlayer }
        return CATransform3DConcat(geometry.matrixToSuperlayer, matrix)
    }

    /// The bounding box of a layer, relative to `origin`.
    func frame(of geometry: LayerGeometry) -> CGRect {
        let frame = matrix == nil ? geometry.frame : transform(of: geometry).boundingBox(of: geometry.bounds)
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Renders the sublayers of a `CATransformLayer`, sorted by the depth of their centres, the farthest first.
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
        // A `CATransformLayer` does not combine its sublayers into a group, so its opacity applies to each of them
        // separately.
        let nodes = order.compactMap { index in
            LayerRenderer.placed(layer.layers[index], inner)?.faded(Double(values.opacity))
        }
        layer.flags.subtract([.decoration, .composition, .renderBelow])
        return nodes.isEmpty ? nil : RenderNode.container(nodes)
    }
}
