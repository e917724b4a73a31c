// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The geometry of a view in the coordinates of another view or of the window: its center, size and transform.
///
/// A subview of the window with the placement of another view covers that view exactly.
struct WindowPlacement: Equatable {
    var center: CGPoint
    /// The size of the bounds, before the transform.
    var size: CGSize
    /// The view's own transform, combined with those of all its superviews up to the other view or the window.
    var transform: CGAffineTransform
}

extension WindowPlacement {
    /// The placement of a view in its window; nil if it has no window.
    ///
    /// - Parameter isAnimated: whether to use the visible position during animations.
    @MainActor
    init?(of view: UIView, isAnimated: Bool = false) {
        guard let superview = view.superview, view.window != nil else { return nil }
        let layer = isAnimated ? view.layer.presentation() ?? view.layer : view.layer
        self = superview.convertToWindow(
            WindowPlacement(center: layer.position, size: layer.bounds.size, transform: layer.affineTransform()))
    }

    /// The transform to set on a view, so that it is shown at this placement and scaled to the placement's size. The
    /// placement is in the coordinates of the view's superview.
    ///
    /// - Parameters:
    ///   - center: the view's center in the layout.
    ///   - size: the size of the view's bounds; not empty.
    func transform(fromCenter center: CGPoint, size: CGSize) -> CGAffineTransform {
        CGAffineTransform(scaleX: self.size.width / size.width, y: self.size.height / size.height)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: self.center.x - center.x, y: self.center.y - center.y))
    }
}

extension UIView {
    /// Converts a placement in this view to the window.
    func convertToWindow(_ placement: WindowPlacement) -> WindowPlacement {
        WindowPlacement(
            center: convert(placement.center, to: nil), size: placement.size,
            transform: placement.transform.concatenating(transformToWindow(at: placement.center)))
    }

    /// Converts a placement in the window to this view.
    func convertFromWindow(_ placement: WindowPlacement) -> WindowPlacement {
        let center = convert(placement.center, from: nil)
        return WindowPlacement(
            center: center, size: placement.size,
            transform: placement.transform.concatenating(transformToWindow(at: center).inverted()))
    }

    /// The scale and rotation between this view and the window at a point of this view. They combine the transforms of
    /// the view and its superviews.
    private func transformToWindow(at point: CGPoint) -> CGAffineTransform {
        let isOnlyMoved = sequence(first: self, next: \.superview).allSatisfy {
            CATransform3DIsIdentity($0.layer.transform) && CATransform3DIsIdentity($0.layer.sublayerTransform)
        }
        if isOnlyMoved { return .identity }
        let start = convert(point, to: nil)
        let right = convert(CGPoint(x: point.x + 1, y: point.y), to: nil)
        let below = convert(CGPoint(x: point.x, y: point.y + 1), to: nil)
        var transform = CGAffineTransform.identity
        (transform.a, transform.b) = (right.x - start.x, right.y - start.y)
        (transform.c, transform.d) = (below.x - start.x, below.y - start.y)
        return transform
    }
}
