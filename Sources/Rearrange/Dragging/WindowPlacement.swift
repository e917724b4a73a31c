// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The place of a view in other coordinates: its centre, its size, and its transform there.
///
/// A view of the window that is given the placement of another view in the window covers that view exactly.
struct WindowPlacement: Equatable {
    var center: CGPoint
    /// That of the bounds, before the transform.
    var size: CGSize
    /// The view's own transform, and those of all views that it is in up to those coordinates.
    var transform: CGAffineTransform
}

extension WindowPlacement {
    /// The placement of a view in its window; nil if it is in none.
    ///
    /// - Parameter isAnimated: whether that is the placement which animations show now.
    @MainActor
    init?(of view: UIView, isAnimated: Bool = false) {
        guard let superview = view.superview, view.window != nil else { return nil }
        let layer = isAnimated ? view.layer.presentation() ?? view.layer : view.layer
        self = superview.convertToWindow(
            WindowPlacement(center: layer.position, size: layer.bounds.size, transform: layer.affineTransform()))
    }

    /// The transform that shows a view of the same superview here, wherever it is laid out, and as large as this.
    ///
    /// - Parameters:
    ///   - center: of the view, where it is laid out.
    ///   - size: of its bounds; not empty.
    func transform(fromCenter center: CGPoint, size: CGSize) -> CGAffineTransform {
        CGAffineTransform(scaleX: self.size.width / size.width, y: self.size.height / size.height)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: self.center.x - center.x, y: self.center.y - center.y))
    }
}

extension UIView {
    /// The placement in the window of something that has a placement in this view.
    func convertToWindow(_ placement: WindowPlacement) -> WindowPlacement {
        WindowPlacement(
            center: convert(placement.center, to: nil), size: placement.size,
            transform: placement.transform.concatenating(transformToWindow(at: placement.center)))
    }

    /// The placement in this view of something that has a placement in the window.
    func convertFromWindow(_ placement: WindowPlacement) -> WindowPlacement {
        let center = convert(placement.center, from: nil)
        return WindowPlacement(
            center: center, size: placement.size,
            transform: placement.transform.concatenating(transformToWindow(at: center).inverted()))
    }

    /// The scale and turn that something at a point of this view has in the window, by all transforms between them.
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
