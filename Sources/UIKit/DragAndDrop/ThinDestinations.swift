// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics

/// Views that take drops and are too thin for a pointer to meet, as an empty list is that is as high as its rows.
///
/// They are reached from a few points around them, wherever the pointer is in the view they lie in: whatever page that
/// is on, and whoever drags.
@MainActor
enum ThinDestinations {
    private static let reach = CGFloat(Thresholds.DragSession.emptyDestinationReach)

    /// Those near a point of the window.
    ///
    /// - Parameter hit: the view that the pointer meets, and those it lies in, the innermost first.
    /// - Complexity: O(subviews of those)
    static func near(_ point: CGPoint, among hit: [UIView]) -> [UIView] {
        hit.enumerated().flatMap { index, superview in
            superview.subviews.filter { view in
                view.heldInteractions.contains { $0 is UIDropInteraction }
                    && view !== (index > 0 ? hit[index - 1] : nil)
                    && isNear(view, superview.convert(point, from: nil), hit[index...])
            }
        }
    }

    /// - Parameter surroundings: the view's superview, and those that lies in.
    private static func isNear(_ view: UIView, _ point: CGPoint, _ surroundings: ArraySlice<UIView>) -> Bool {
        guard min(view.bounds.width, view.bounds.height) < 2 * reach, view.isUserInteractionEnabled, !view.isHidden,
            Double(view.alpha) >= 0.01, let superview = view.superview
        else { return false }
        let frame = view.frame
        guard frame.insetBy(dx: -reach, dy: -reach).contains(point) else { return false }
        let nearest = CGPoint(
            x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY))
        // What lies on an edge is in sight.
        let isClipped = surroundings.contains {
            $0.clipsToBounds && !$0.bounds.insetBy(dx: -0.5, dy: -0.5).contains($0.convert(nearest, from: superview))
        }
        return !isClipped && !isCovered(view, in: superview, at: nearest)
    }

    /// Whether what lies above a view has a point of it; neighbours have its edges.
    private static func isCovered(_ view: UIView, in superview: UIView, at point: CGPoint) -> Bool {
        let above = superview.subviews.drop { $0 !== view }.dropFirst()
        return above.contains { other in
            other.frame.insetBy(dx: 0.5, dy: 0.5).contains(point)
                && other.hitTest(other.convert(point, from: superview), with: nil) != nil
        }
    }
}
