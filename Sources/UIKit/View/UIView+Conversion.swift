// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Converts a point from this view's coordinates to those of `view`, or of the window if `view` is nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: reference(view))
    }

    /// Converts a point to this view's coordinates from those of `view`, or of the window if `view` is nil.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: reference(view))
    }

    /// Converts a rectangle from this view's coordinates to those of `view`, or of the window if `view` is nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: reference(view))
    }

    /// Converts a rectangle to this view's coordinates from those of `view`, or of the window if `view` is nil.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: reference(view))
    }

    /// Converts a vector from window coordinates to this view's coordinates. The result differs from `vector` only if
    /// the view or a superview has a transform.
    func vectorFromWindow(_ vector: CGPoint) -> CGPoint {
        guard layer.hasTransformsUpToRoot else { return vector }
        let (start, end) = (convert(CGPoint.zero, from: nil), convert(vector, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Converts the axes of a pan in this view to the nearest axes of the window. If the view is rotated by a quarter
    /// turn, the axes are exchanged.
    func axesInWindow(_ axes: PanAxes) -> PanAxes {
        let across = vectorFromWindow(CGPoint(x: 1, y: 0))
        return abs(across.y) > abs(across.x) ? axes.swapped : axes
    }

    /// The layer of `view`. If `view` is nil, the layer of this view's window or, if it is in no window, of its topmost
    /// superview.
    private func reference(_ view: UIView?) -> CALayer? {
        if let view { return view.layer }
        if let window = window ?? (self as? UIWindow) { return window.layer }
        var top: UIView = self
        while let superview = top.superview { top = superview }
        return top.layer
    }
}
