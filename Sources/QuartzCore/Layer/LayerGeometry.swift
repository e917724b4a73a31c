// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Where a layer lies in its superlayer.
///
/// A layer's superlayer is flat: what stands out of its plane is drawn where the eye sees it on the plane. So a layer
/// lies in its superlayer by a ``PlaneTransform``, affine unless there is perspective. In a `CATransformLayer` nothing is
/// flattened: there the matrices of four by four are multiplied up to the next flat layer.
///
/// Numbers only: whoever asks where layers lie copies no colours, paths and contents with them.
struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity {
        didSet { isTransformed = !CATransform3DIsIdentity(transform) }
    }
    var sublayerTransform = CATransform3DIdentity {
        didSet { transformsSublayers = !CATransform3DIsIdentity(sublayerTransform) }
    }
    var isGeometryFlipped = false
    // Kept, as every way from layer to layer asks for them.
    private(set) var isTransformed = false
    private(set) var transformsSublayers = false

    /// The anchor point in the bounds' coordinates.
    private var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// Whether the layer's place is a matter of two dimensions, whatever its superlayer does.
    private var isFlat: Bool {
        transform.m14 == 0 && transform.m24 == 0 && transform.m44 == 1 && anchorPointZ == 0 && !isGeometryFlipped
    }

    /// From the layer's bounds to its superlayer's plane, where the superlayer does nothing to its sublayers.
    var transformToSuperlayer: PlaneTransform {
        isFlat ? PlaneTransform(affineToSuperlayer) : matrixToSuperlayer.onPlane
    }

    /// The same in a superlayer with these values.
    func transform(to superlayer: LayerGeometry?) -> PlaneTransform {
        guard let superlayer, superlayer.transformsSublayers else { return transformToSuperlayer }
        return CATransform3DConcat(matrixToSuperlayer, superlayer.matrixOfSublayers).onPlane
    }

    private var affineToSuperlayer: CGAffineTransform {
        let anchor = anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// From the layer's bounds to the space its superlayer's plane lies in, in three dimensions.
    var matrixToSuperlayer: CATransform3D {
        let anchor = anchor
        var matrix = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        if isGeometryFlipped {
            var flip = CATransform3DMakeScale(1, -1, 1)
            flip.m42 = 2 * bounds.origin.y + bounds.size.height
            matrix = CATransform3DConcat(flip, matrix)
        }
        matrix = CATransform3DConcat(matrix, transform)
        return CATransform3DConcat(matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// What the layer does to its sublayers, about its anchor point.
    var matrixOfSublayers: CATransform3D {
        let anchor = anchor
        let moved = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), sublayerTransform)
        return CATransform3DConcat(moved, CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
    }

    /// Whether the layer lies in its superlayer as it is, but for its position.
    var isOnlyMoved: Bool { !isTransformed && !isGeometryFlipped && anchorPointZ == 0 }

    /// Where the origin of the layer's coordinates lies in its superlayer; nil where the layer is not only moved there.
    var origin: CGPoint? {
        guard isOnlyMoved else { return nil }
        let anchor = anchor
        return CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
    }

    /// The smallest rectangle around the layer, in its superlayer's coordinates.
    var frame: CGRect {
        if isOnlyMoved || (isGeometryFlipped && anchorPointZ == 0 && !isTransformed) {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.size.width,
                y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height)
        }
        return transformToSuperlayer.boundingBox(of: bounds)
    }
}
