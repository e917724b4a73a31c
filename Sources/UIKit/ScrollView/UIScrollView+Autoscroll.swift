// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
    /// The content offset on one axis, and the range of valid offsets within which autoscrolling changes it.
    func autoscrollExtent(_ axis: ScrollAxis) -> ScrollExtent {
        ScrollExtent(
            offset: Double(contentOffset[axis]), range: offsetRange(axis), pixelsPerPoint: Double(pixelsPerPoint))
    }

    /// This view's visible extent along one axis, and the pointer's position along that axis. The view autoscrolls if
    /// the pointer is near an end of the extent. Nil if the view cannot scroll along the axis.
    ///
    /// - Parameters:
    ///   - point: the pointer's location in window coordinates.
    ///   - reference: the view in whose coordinates the drag's axes are given; nil for the window.
    func autoscrollArea(
        at point: CGPoint, _ axis: ScrollAxis, in reference: UIView?
    ) -> NestedAutoscroll<UIScrollView>.Area? {
        let range = offsetRange(axis)
        guard isScrollEnabled, range.lowerBound < range.upperBound else { return nil }
        let inset = restingInset
        let (first, last) = (inset.leading(axis), bounds.size[axis] - inset.trailing(axis))
        return NestedAutoscroll.Area(
            self, axis, along: self.axis(axis, in: reference),
            position: Double(convert(point, from: nil)[axis] - bounds.origin[axis]),
            in: Double(first)...Double(max(first, last)),
            isPaged: Autoscroll.isPaged(
                isPagingEnabled: isPagingEnabled, deceleratesFast: decelerationRate == .fast,
                isTable: self is any ListView))
    }

    /// The axis of `reference` that is parallel to an axis of this view.
    private func axis(_ axis: ScrollAxis, in reference: UIView?) -> ScrollAxis {
        var unit = CGPoint.zero
        unit[axis] = 1
        let (start, end) = (convert(CGPoint.zero, to: reference), convert(unit, to: reference))
        return ScrollAxis(along: CGPoint(x: end.x - start.x, y: end.y - start.y))
    }
}
