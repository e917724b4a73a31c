// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics

/// Finds drop targets that are too thin for a pointer to hit, such as an empty list whose height fits its rows.
///
/// The minimum hit area extends a few points beyond such a view on all sides, but not beyond its superview.
@MainActor
enum MinimumHitArea {
    private static let reach = CGFloat(Thresholds.DragSession.emptyDestinationReach)

    /// The drop targets that are near a point of the window and too thin to be hit exactly. They are subviews of the
    /// views in `hit`.
    ///
    /// - Parameter hit: the hit view and its superviews, the innermost first.
    /// - Complexity: O(subviews of the views in `hit`)
    static func dropTargets(near point: CGPoint, among hit: [UIView]) -> [UIView] {
        hit.enumerated().flatMap { index, superview in
            superview.subviews.filter { view in
                view.storedInteractions.contains { $0 is UIDropInteraction }
                    && view !== (index > 0 ? hit[index - 1] : nil)
                    && isNear(view, superview.convert(point, from: nil), hit[index...])
            }
        }
    }

    /// Whether `view` is thin, its enlarged hit area contains `point`, and the point of the view nearest to `point` is
    /// visible.
    ///
    /// - Parameters:
    ///   - point: a point in the superview's coordinates.
    ///   - surroundings: the view's superview and all views that contain the superview. They may clip the view.
    private static func isNear(_ view: UIView, _ point: CGPoint, _ surroundings: ArraySlice<UIView>) -> Bool {
        guard min(view.bounds.width, view.bounds.height) < 2 * reach, view.isUserInteractionEnabled, !view.isHidden,
            Double(view.alpha) >= 0.01, let superview = view.superview
        else { return false }
        let frame = view.frame
        guard frame.insetBy(dx: -reach, dy: -reach).contains(point) else { return false }
        let nearest = CGPoint(
            x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY))
        // A point on the edge of a clipping view counts as visible.
        let isClipped = surroundings.contains {
            $0.clipsToBounds && !$0.bounds.insetBy(dx: -0.5, dy: -0.5).contains($0.convert(nearest, from: superview))
        }
        return !isClipped && !isCovered(view, in: superview, at: nearest)
    }

    /// Whether a sibling in front covers a point of the view. A sibling whose edge only touches the point does not
    /// count.
    private static func isCovered(_ view: UIView, in superview: UIView, at point: CGPoint) -> Bool {
        let above = superview.subviews.drop { $0 !== view }.dropFirst()
        return above.contains { other in
            other.frame.insetBy(dx: 0.5, dy: 0.5).contains(point)
                && other.hitTest(other.convert(point, from: superview), with: nil) != nil
        }
    }
}
