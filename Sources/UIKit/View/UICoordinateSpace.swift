// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// An area with its own coordinates: a view, or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The area in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point to another space's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another space's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle to another space's coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another space's coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space whose coordinates are those of a layer.
@MainActor
protocol LayerCoordinateSpace: UICoordinateSpace {
    /// The layer; nil for the coordinates of the desktop window.
    var coordinateLayer: CALayer? { get }
}

extension LayerCoordinateSpace {
    /// Converts a point to another space's coordinates.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let other = coordinateSpace as? any LayerCoordinateSpace else {
            return coordinateSpace.convert(point, from: self)
        }
        return coordinateLayer?.convert(point, to: other.coordinateLayer)
            ?? other.coordinateLayer?.convert(point, from: nil) ?? point
    }

    /// Converts a point from another space's coordinates.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }

    /// Converts a rectangle to another space's coordinates.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let other = coordinateSpace as? any LayerCoordinateSpace else {
            return coordinateSpace.convert(rect, from: self)
        }
        return coordinateLayer?.convert(rect, to: other.coordinateLayer)
            ?? other.coordinateLayer?.convert(rect, from: nil) ?? rect
    }

    /// Converts a rectangle from another space's coordinates.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: LayerCoordinateSpace {
    var coordinateLayer: CALayer? { layer }
}

/// The coordinates of a desktop window that had another size.
final class EarlierCoordinateSpace: NSObject, LayerCoordinateSpace {
    let bounds: CGRect
    var coordinateLayer: CALayer? { nil }

    init(size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
    }
}
