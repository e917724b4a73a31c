// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The geometry of a layer in its superlayer.
///
/// A superlayer is usually flat: a layer that leaves the superlayer's plane is projected onto it. So a layer's position
/// in its superlayer is a ``ProjectiveTransform``, which is affine without perspective. A `CATransformLayer` projects
/// nothing: 4 by 4 matrices are concatenated up to the nearest superlayer that is not a `CATransformLayer`.
///
/// This is a separate type, so that geometry calculations do not copy colours, paths and contents.
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
    // These values are stored, because each conversion between layers reads them.
    private(set) var isTransformed = false
    private(set) var transformsSublayers = false

    /// The anchor point in the bounds' coordinates.
    private var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// Whether the layer's own geometry is two-dimensional and not flipped. The superlayer's `sublayerTransform` is not
    /// considered.
    private var isFlat: Bool {
        transform.m14 == 0 && transform.m24 == 0 && transform.m44 == 1 && anchorPointZ == 0 && !isGeometryFlipped
    }

    /// The transform from the layer's bounds to its superlayer's plane, if the superlayer has no `sublayerTransform`.
    var transformToSuperlayer: ProjectiveTransform {
        isFlat ? ProjectiveTransform(affineToSuperlayer) : matrixToSuperlayer.onPlane
    }

    /// The transform from the layer's bounds to its superlayer's plane. `superlayer` is the superlayer's geometry; nil
    /// for a root layer.
    func transform(to superlayer: LayerGeometry?) -> ProjectiveTransform {
        guard let superlayer, superlayer.transformsSublayers else { return transformToSuperlayer }
        return CATransform3DConcat(matrixToSuperlayer, superlayer.matrixOfSublayers).onPlane
    }

    private var affineToSuperlayer: CGAffineTransform {
        let anchor = anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The three-dimensional transform from the layer's bounds to its superlayer's space.
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

    /// The `sublayerTransform`, applied about the anchor point.
    var matrixOfSublayers: CATransform3D {
        let anchor = anchor
        let moved = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), sublayerTransform)
        return CATransform3DConcat(moved, CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
    }

    /// Whether the layer is only translated in its superlayer.
    var isOnlyMoved: Bool { !isTransformed && !isGeometryFlipped && anchorPointZ == 0 }

    /// The origin of the layer's coordinates in its superlayer; nil if the layer is not only translated.
    var origin: CGPoint? {
        guard isOnlyMoved else { return nil }
        let anchor = anchor
        return CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
    }

    /// The bounding box of the layer in its superlayer's coordinates.
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
