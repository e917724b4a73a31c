// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Conversion of points and rectangles between layers. Perspective is included. Animations are ignored, except in
/// presentation copies.
extension CALayer {
    /// Converts a point from `l`'s coordinates to this layer's. If `l` is nil, the point is in the coordinates in which
    /// the root layer of the tree is positioned.
    ///
    /// - Complexity: O(depth of the two layers), like the other conversions.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        l?.convert(p, to: self) ?? transform(from: nil).convert(p)
    }

    /// Converts a point from this layer's coordinates to `l`'s. If `l` is nil, the result is in the coordinates in
    /// which the root layer of the tree is positioned.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        // Most layers are only translated, and then no transform is necessary.
        if let l, let offset = offset(to: l) { return CGPoint(x: p.x + offset.x, y: p.y + offset.y) }
        return transformByPlanes(to: l).convert(p)
    }

    /// Converts a rectangle from `l`'s coordinates to its bounding box in this layer's.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        transform(from: l).boundingBox(of: r)
    }

    /// Converts a rectangle from this layer's coordinates to its bounding box in `l`'s.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        transform(to: l).boundingBox(of: r)
    }

    /// The transform from this layer's coordinates to those of `layer`, or to those in which the root layer is
    /// positioned if `layer` is nil.
    private func transform(to layer: CALayer?) -> ProjectiveTransform {
        if let layer, let offset = offset(to: layer) {
            return ProjectiveTransform(CGAffineTransform(translationX: offset.x, y: offset.y))
        }
        return transformByPlanes(to: layer)
    }

    /// The result of `transform(to:)` for layers that are not only translated. It is combined from transforms between
    /// each layer and its nearest superlayer that is not a `CATransformLayer`.
    private func transformByPlanes(to layer: CALayer?) -> ProjectiveTransform {
        if layer === self { return .identity }
        guard let layer else { return transformToRoot }
        let (place, plane) = placeOnPlane
        if layer === plane { return place }
        // If this layer is the nearest superlayer of `layer` that is not a `CATransformLayer`, no transform to the root
        // is necessary.
        let (other, otherPlane) = layer.placeOnPlane
        if otherPlane === self { return other.inverted() ?? ProjectiveTransform(other.affine.inverted()) }
        // A layer that is scaled to no area has a transform without an inverse. As in Core Graphics, the transform
        // itself is used instead of its inverse.
        let root = layer.transformToRoot
        return transformToRoot.concatenating(root.inverted() ?? ProjectiveTransform(root.affine.inverted()))
    }

    /// The origin of this layer's coordinates in those of `layer`; nil for presentation copies, or if a layer between
    /// them does more than translate.
    private func offset(to layer: CALayer) -> CGPoint? {
        if isPresentationCopy || layer.isPresentationCopy { return nil }
        guard let other = layer.origin(in: self) else { return nil }
        if other.isReached { return CGPoint(x: -other.point.x, y: -other.point.y) }
        guard let own = origin(in: layer) else { return nil }
        if own.isReached { return own.point }
        return CGPoint(x: own.point.x - other.point.x, y: own.point.y - other.point.y)
    }

    /// The origin of this layer's coordinates in those of `ancestor`; nil if a layer on the way up does more than
    /// translate. If `ancestor` is not found among the superlayers, `isReached` is false. The point is then in the
    /// coordinates in which the root layer is positioned.
    private func origin(in ancestor: CALayer) -> (point: CGPoint, isReached: Bool)? {
        var point = CGPoint.zero
        var layer = self
        while layer !== ancestor {
            guard let origin = layer.values.geometry.origin else { return nil }
            (point.x, point.y) = (point.x + origin.x, point.y + origin.y)
            guard let parent = layer.parent else { return (point, false) }
            if parent.values.geometry.transformsSublayers { return nil }
            layer = parent
        }
        return (point, true)
    }

    private func transform(from layer: CALayer?) -> ProjectiveTransform {
        if let layer { return layer.transform(to: self) }
        let root = transformToRoot
        return root.inverted() ?? ProjectiveTransform(root.affine.inverted())
    }

    /// The transform from this layer's coordinates to those in which the root layer of the tree is positioned.
    package var transformToRoot: ProjectiveTransform {
        var transform = ProjectiveTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            let (place, plane) = current.placeOnPlane
            transform = transform.concatenating(place)
            layer = plane
        }
        return transform
    }

    /// The transform from this layer to its nearest superlayer that is not a `CATransformLayer`, and that superlayer.
    /// Without such a superlayer, the second value is nil.
    private var placeOnPlane: (ProjectiveTransform, CALayer?) {
        let superlayer = superlayer
        guard let first = superlayer, !first.isFlat else {
            return (values.geometry.transform(to: superlayer?.values.geometry), superlayer)
        }
        var matrix = values.geometry.matrixToSuperlayer
        var layer: CALayer? = first
        while let current = layer, !current.isFlat {
            matrix = CATransform3DConcat(matrix, current.values.geometry.matrixOfSublayers)
            matrix = CATransform3DConcat(matrix, current.values.geometry.matrixToSuperlayer)
            layer = current.superlayer
        }
        if let layer { matrix = CATransform3DConcat(matrix, layer.values.geometry.matrixOfSublayers) }
        return (matrix.onPlane, layer)
    }

    // MARK: Scrolling

    /// Scrolls the nearest scroll layer (this layer or a superlayer). The point `p` of this layer is then at the scroll
    /// layer's upper left corner.
    public func scroll(_ p: CGPoint) {
        guard let pane = scrollLayer else { return }
        pane.scroll(to: convert(p, to: pane))
    }

    /// Scrolls the nearest scroll layer (this layer or a superlayer), as little as necessary to show the rectangle `r`
    /// of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let pane = scrollLayer else { return }
        pane.scroll(to: convert(r, to: pane))
    }

    /// The part of the bounds that the nearest scroll layer among the superlayers does not clip; all of the bounds if
    /// there is none.
    public var visibleRect: CGRect {
        guard let pane = superlayer?.scrollLayer else { return bounds }
        let visible = bounds.intersection(convert(pane.visibleRect, from: pane))
        return visible.isNull ? .zero : visible
    }

    private var scrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let pane = current as? CAScrollLayer { return pane }
            layer = current.superlayer
        }
        return nil
    }

    // MARK: Flipped geometry

    /// Whether y grows upwards in this layer because of its flip and those of its superlayers. Drawing contexts are
    /// then flipped.
    public func contentsAreFlipped() -> Bool {
        var isFlipped = false
        var layer: CALayer? = self
        while let current = layer {
            if current.values.geometry.isGeometryFlipped { isFlipped.toggle() }
            layer = current.isPresentationCopy ? current.modelLayer?.parent : current.parent
        }
        return isFlipped
    }

    /// Marks this layer and all sublayers for drawing again, after ``isGeometryFlipped`` was changed.
    func markContentsFlipped() {
        mark(.decoration)
        if values.contents is DrawnContents { setNeedsDisplay() }
        for layer in layers { layer.markContentsFlipped() }
    }
}

extension ProjectiveTransform {
    /// Projects a point. The projection of a point behind the viewer is mirrored, because its weight (the divisor of
    /// the perspective) is negative.
    fileprivate func convert(_ point: CGPoint) -> CGPoint {
        if let image = image(of: point) { return image }
        let sum = point.applying(affine)
        let weight = weight(at: point)
        return weight == 0 ? sum : CGPoint(x: sum.x / weight, y: sum.y / weight)
    }
}
