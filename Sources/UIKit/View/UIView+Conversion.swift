// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// From this view's coordinates to `view`'s, or to the window's where that is nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: reference(view))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: reference(view))
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: reference(view))
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: reference(view))
    }

    /// A way across the window, in this view's coordinates: another where the view, or one round it, has a transform.
    func vectorFromWindow(_ vector: CGPoint) -> CGPoint {
        guard layer.hasTransformsUpToRoot else { return vector }
        let (start, end) = (convert(CGPoint.zero, from: nil), convert(vector, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Axes of this view as they lie in the window, each the nearer one there.
    func axesInWindow(_ axes: PanAxes) -> PanAxes {
        let across = vectorFromWindow(CGPoint(x: 1, y: 0))
        return abs(across.y) > abs(across.x) ? axes.turned : axes
    }

    /// The layer whose coordinates are meant: with no view it is the window, or the top of a tree that has none.
    private func reference(_ view: UIView?) -> CALayer? {
        if let view { return view.layer }
        if let window = window ?? (self as? UIWindow) { return window.layer }
        var top: UIView = self
        while let superview = top.superview { top = superview }
        return top.layer
    }
}
