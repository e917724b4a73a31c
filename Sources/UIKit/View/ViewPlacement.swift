// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The place of a view in other coordinates: its centre, and its transform there.
///
/// A view of the window that is given the placement of another view in the window covers that view exactly.
struct ViewPlacement: Equatable {
    var center: CGPoint
    /// The view's own transform, and those of all views that it is in up to those coordinates.
    var transform: CGAffineTransform
}

extension UIView {
    /// The placement in the window of something that has a placement in this view.
    ///
    /// - Complexity: O(depth of the view)
    func convertToWindow(_ placement: ViewPlacement) -> ViewPlacement {
        ViewPlacement(
            center: convert(placement.center, to: nil),
            transform: placement.transform.concatenating(transformToWindow(at: placement.center)))
    }

    /// The placement in this view of something that has a placement in the window.
    ///
    /// - Complexity: O(depth of the view)
    func convertFromWindow(_ placement: ViewPlacement) -> ViewPlacement {
        let center = convert(placement.center, from: nil)
        return ViewPlacement(
            center: center,
            transform: placement.transform.concatenating(transformToWindow(at: center).inverted()))
    }

    /// The scale and turn that something in this view has in the window, by all transforms between them.
    ///
    /// - Parameter point: in this view's coordinates; with perspective each point has another transform.
    func transformToWindow(at point: CGPoint = .zero) -> CGAffineTransform {
        guard layer.hasTransformsUpToRoot else { return .identity }
        let (start, right, below) = (
            convert(point, to: nil), convert(CGPoint(x: point.x + 1, y: point.y), to: nil),
            convert(CGPoint(x: point.x, y: point.y + 1), to: nil)
        )
        return CGAffineTransform(
            a: right.x - start.x, b: right.y - start.y, c: below.x - start.x, d: below.y - start.y, tx: 0, ty: 0)
    }
}

extension UIView {
    /// The middle of the view in its superview, whatever its anchor point is.
    var middleInSuperview: CGPoint {
        guard layer.anchorPoint != CGPoint(x: 0.5, y: 0.5), let superview else { return center }
        return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: superview)
    }
}

extension UIPreviewTarget {
    /// Where the preview is in the window.
    var placementInWindow: ViewPlacement {
        container.convertToWindow(ViewPlacement(center: center, transform: transform))
    }
}

extension CGAffineTransform {
    /// The factor by which a line along the x axis becomes longer.
    var scaleAlongX: CGFloat { hypot(a, b) }
}
