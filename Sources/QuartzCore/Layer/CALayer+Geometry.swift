// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Points and rectangles in the coordinates of several layers. Perspective counts; animations do not, unless a
/// presentation copy is asked.
extension CALayer {
    /// - Complexity: O(depth of the two layers), as for all of these.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        l?.convert(p, to: self) ?? transform(from: nil).convert(p)
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        // Most layers are only moved, and then no transform has to be made.
        if let l, let offset = offset(to: l) { return CGPoint(x: p.x + offset.x, y: p.y + offset.y) }
        return transformByPlanes(to: l).convert(p)
    }

    /// The smallest rectangle around where the rectangle lies.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        transform(from: l).boundingBox(of: r)
    }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        transform(to: l).boundingBox(of: r)
    }

    /// From this layer's coordinates to those of `layer`, or of the whole tree where it is nil.
    private func transform(to layer: CALayer?) -> PlaneTransform {
        if let layer, let offset = offset(to: layer) {
            return PlaneTransform(CGAffineTransform(translationX: offset.x, y: offset.y))
        }
        return transformByPlanes(to: layer)
    }

    /// The same transform, if a layer on the way does more than move its sublayers: from plane to plane.
    private func transformByPlanes(to layer: CALayer?) -> PlaneTransform {
        if layer === self { return .identity }
        guard let layer else { return transformToRoot }
        let (place, plane) = placeOnPlane
        if layer === plane { return place }
        // As points of a window's surface become the window's: no need to go up to the root.
        let (other, otherPlane) = layer.placeOnPlane
        if otherPlane === self { return other.inverted() ?? PlaneTransform(other.affine.inverted()) }
        // A layer without area has no way back: Core Graphics' inverse of such a transform is that transform.
        let root = layer.transformToRoot
        return transformToRoot.concatenating(root.inverted() ?? PlaneTransform(root.affine.inverted()))
    }

    /// Where the origin of this layer's coordinates lies in those of `layer`; nil where something between them is not
    /// only moved, and in presentation copies.
    private func offset(to layer: CALayer) -> CGPoint? {
        if isPresentationCopy || layer.isPresentationCopy { return nil }
        guard let other = layer.origin(in: self) else { return nil }
        if other.isReached { return CGPoint(x: -other.point.x, y: -other.point.y) }
        guard let own = origin(in: layer) else { return nil }
        if own.isReached { return own.point }
        return CGPoint(x: own.point.x - other.point.x, y: own.point.y - other.point.y)
    }

    /// Where the origin of this layer's coordinates lies in those of an ancestor, or what the root lies in where that is
    /// not reached; nil where something on the way is not only moved.
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

    private func transform(from layer: CALayer?) -> PlaneTransform {
        if let layer { return layer.transform(to: self) }
        let root = transformToRoot
        return root.inverted() ?? PlaneTransform(root.affine.inverted())
    }

    /// From this layer's coordinates to those that the root of the tree lies in.
    package var transformToRoot: PlaneTransform {
        var transform = PlaneTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            let (place, plane) = current.placeOnPlane
            transform = transform.concatenating(place)
            layer = plane
        }
        return transform
    }

    /// Where the layer lies in the next flat layer above, and which that is.
    private var placeOnPlane: (PlaneTransform, CALayer?) {
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

    /// Scrolls the next scroll layer at or above this one, so that the point comes to its upper left corner.
    public func scroll(_ p: CGPoint) {
        guard let pane = scrollLayer else { return }
        pane.scroll(to: convert(p, to: pane))
    }

    /// Scrolls the next scroll layer at or above this one as little as makes the rectangle visible.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let pane = scrollLayer else { return }
        pane.scroll(to: convert(r, to: pane))
    }

    /// The part of the bounds that the next scroll layer above does not cut off; all of it where there is none.
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

    /// Whether y grows upwards here, by this layer and those above it: what draws is then given a context in which it does.
    public func contentsAreFlipped() -> Bool {
        var isFlipped = false
        var layer: CALayer? = self
        while let current = layer {
            if current.values.geometry.isGeometryFlipped { isFlipped.toggle() }
            layer = current.isPresentationCopy ? current.modelLayer?.parent : current.parent
        }
        return isFlipped
    }

    /// Notes that the contents of all below stand the other way round now.
    func markContentsFlipped() {
        mark(.decoration)
        if values.contents is DrawnContents { setNeedsDisplay() }
        for layer in layers { layer.markContentsFlipped() }
    }
}

extension PlaneTransform {
    /// Where a point lands; what lies behind the eye is sent as far away as numbers allow.
    fileprivate func convert(_ point: CGPoint) -> CGPoint {
        if let image = image(of: point) { return image }
        let sum = point.applying(affine)
        let weight = weight(at: point)
        return weight == 0 ? sum : CGPoint(x: sum.x / weight, y: sum.y / weight)
    }
}
