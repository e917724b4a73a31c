// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The position of a view in another coordinate system: its centre and its transform there.
///
/// A direct subview of the window that has the size and the placement of another view covers that view exactly.
struct ViewPlacement: Equatable {
    var center: CGPoint
    /// The view's own transform, combined with the transforms of its superviews up to the other coordinate system.
    var transform: CGAffineTransform
}

extension UIView {
    /// Converts a placement from this view's coordinates to the window's.
    ///
    /// - Complexity: O(d) for a view with d superviews
    func convertToWindow(_ placement: ViewPlacement) -> ViewPlacement {
        ViewPlacement(
            center: convert(placement.center, to: nil),
            transform: placement.transform.concatenating(transformToWindow(at: placement.center)))
    }

    /// Converts a placement from the window's coordinates to this view's.
    ///
    /// - Complexity: O(d) for a view with d superviews
    func convertFromWindow(_ placement: ViewPlacement) -> ViewPlacement {
        let center = convert(placement.center, from: nil)
        return ViewPlacement(
            center: center,
            transform: placement.transform.concatenating(transformToWindow(at: center).inverted()))
    }

    /// The transform from this view to the window, composed of all transforms between them, without translation.
    ///
    /// - Parameter point: a point in this view's coordinates; with perspective, each point has a different transform.
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
    /// The centre of the view in its superview's coordinates, whatever its anchor point is.
    var middleInSuperview: CGPoint {
        guard layer.anchorPoint != CGPoint(x: 0.5, y: 0.5), let superview else { return center }
        return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: superview)
    }
}

extension UIPreviewTarget {
    /// The centre and the transform of a preview at this target, converted from the container's to window coordinates.
    var placementInWindow: ViewPlacement {
        container.convertToWindow(ViewPlacement(center: center, transform: transform))
    }
}

extension CGAffineTransform {
    /// The factor by which the transform scales lengths along the x axis.
    var scaleAlongX: CGFloat { hypot(a, b) }
}
