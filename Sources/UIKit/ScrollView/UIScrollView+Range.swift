// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIScrollView {
    /// The offsets at which the content may rest on one axis.
    func offsetRange(_ axis: ScrollAxis) -> ClosedRange<Double> {
        let inset = adjustedContentInset
        let start = -Double(inset.leading(axis))
        let end = Double(contentSize[axis] - bounds.size[axis] + inset.trailing(axis))
        return start...max(start, end)
    }

    /// Whether a finger can move the content along an axis.
    func canScroll(_ axis: ScrollAxis) -> Bool {
        guard isScrollEnabled else { return false }
        let range = offsetRange(axis)
        if range.upperBound > range.lowerBound { return true }
        return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    /// The offset nearest to `offset` at which the content may rest.
    func resting(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: offsetRange(.horizontal).clamping(Double(offset.x)),
            y: offsetRange(.vertical).clamping(Double(offset.y)))
    }

    /// Whether content lies at an offset at which it may not rest.
    var isOverscrolled: Bool { resting(contentOffset) != contentOffset }

    /// Scrolls as little as shows the rectangle; not at all where it shows already.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let (start, length) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
            let visible = bounds.size[axis] - inset.leading(axis) - inset.trailing(axis)
            let first = offset[axis] + inset.leading(axis)
            if start < first || length > visible {
                offset[axis] = start - inset.leading(axis)
            } else if start + length > first + visible {
                offset[axis] = start + length - visible - inset.leading(axis)
            }
        }
        offset = resting(offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
}
