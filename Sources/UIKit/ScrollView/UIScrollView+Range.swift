// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The insets that the system adds to a scroll view's content inset.
struct SystemInset: Equatable {
    /// The part of the safe area that is added to the content inset.
    var safeArea = UIEdgeInsets.zero
    /// The space above the content for a running refresh control, in points.
    var refresh: CGFloat = 0

    var total: UIEdgeInsets {
        var total = safeArea
        total.top += refresh
        return total
    }
}

extension UIScrollView {
    // MARK: Ranges

    /// The valid resting offsets on one axis.
    ///
    /// The end is on a whole pixel if the start is, because thin lines in the content would be blurred otherwise.
    ///
    /// - Parameter size: the content size, if it is about to change; nil for the current one.
    func offsetRange(_ axis: ScrollAxis, contentSize size: CGSize? = nil) -> ClosedRange<Double> {
        let inset = restingInset
        let start = -inset.leading(axis)
        let end = (size ?? contentSize)[axis] - bounds.size[axis] + inset.trailing(axis)
        // This form of the comparison also handles NaN, which `end` is for infinite content in an infinite view.
        guard !(end >= start) else {
            return Double(start)...Double(start + (end - start).roundedUp(toPixelsAt: pixelsPerPoint))
        }
        // The content fits in the view, so it cannot scroll. Its only offset aligns it according to
        // `contentAlignmentPoint`.
        let offset = end.isNaN ? start : start - (start - end) * contentAlignmentPoint[axis]
        return Double(offset)...Double(offset)
    }

    /// Whether a finger can scroll along an axis.
    func canScroll(_ axis: ScrollAxis) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = restingInset
        let room = contentSize[axis] - bounds.size[axis] + inset.leading(axis) + inset.trailing(axis)
        // `offsetRange` would give the same result, but costs too much, because each touch event calls this method.
        // Room of one point is at least one pixel, so it needs no rounding.
        if room >= 1 || room > 0 && room.roundedUp(toPixelsAt: pixelsPerPoint) > 0 { return true }
        return bounces(axis) && alwaysBounces(axis)
    }

    /// The axes along which a finger can scroll.
    var scrollableAxes: PanAxes {
        PanAxes(horizontal: canScroll(.horizontal), vertical: canScroll(.vertical))
    }

    func bounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? bouncesHorizontally : bouncesVertically
    }

    func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// The valid resting offset nearest to `offset`.
    ///
    /// - Parameter size: the content size, if it is about to change; nil for the current one.
    func resting(_ offset: CGPoint, contentSize size: CGSize? = nil) -> CGPoint {
        CGPoint(
            x: CGFloat(offsetRange(.horizontal, contentSize: size).clamping(Double(offset.x))),
            y: CGFloat(offsetRange(.vertical, contentSize: size).clamping(Double(offset.y))))
    }

    /// Whether the content is scrolled beyond its valid resting range.
    var isOverscrolled: Bool { resting(contentOffset) != contentOffset }

    /// The valid resting offset at which as much of a rectangle as possible is visible. Of several such offsets, the
    /// one nearest to the current offset.
    func offsetShowing(_ rect: CGRect) -> CGPoint {
        let inset = restingInset
        var offset = contentOffset
        for axis in ScrollAxis.both {
            let (start, length) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
            let visible = bounds.size[axis] - inset.leading(axis) - inset.trailing(axis)
            let first = offset[axis] + inset.leading(axis)
            if start < first || length > visible {
                offset[axis] = start - inset.leading(axis)
            } else if start + length > first + visible {
                offset[axis] = start + length - visible - inset.leading(axis)
            }
        }
        return resting(offset)
    }

    // MARK: Changes of the range

    /// Moves the content into the new range. Content that was scrolled to its start before the insets changed from
    /// `old` stays at its start. Other content moves only as far as needed.
    func scrollableRangeDidChange(keepingStartsOf old: UIEdgeInsets? = nil) {
        // The content does not jump during a drag: the drag continues from the current offset.
        if drag != nil { return continueDragFromCurrentOffset() }
        guard !isHeld, !isRestoring, zoom == nil else { return }
        if scrollAnimation != nil { return scrollAnimationRangeDidChange() }
        var offset = contentOffset
        for axis in ScrollAxis.both {
            if let old, offset[axis] == -old.leading(axis) { offset[axis] = -restingInset.leading(axis) }
            offset[axis] = CGFloat(offsetRange(axis).clamping(Double(offset[axis])))
        }
        guard offset != contentOffset else { return }
        isRestoring = true
        contentOffset = offset
        isRestoring = false
    }

    /// Updates the insets that the system adds to the content inset. Outside a window they keep their values, unless
    /// the adjustment behavior is `.never`.
    ///
    /// - Parameter area: the new safe area insets, if they are about to change; nil for the current ones.
    func updateSystemInset(covered area: UIEdgeInsets? = nil) {
        guard window != nil || contentInsetAdjustmentBehavior == .never else { return }
        var new = systemInset
        new.safeArea = partForContent(of: area ?? safeAreaInsets)
        guard new != systemInset else { return }
        systemInset = new
        refreshSafeAreaOfSubviews()
        insetsDidChange()
    }

    /// Sets the space above the content for a running refresh, without moving the visible content.
    func setRefreshInset(_ inset: CGFloat) {
        guard systemInset.refresh != inset else { return }
        let wasRestoring = isRestoring
        isRestoring = true
        systemInset.refresh = inset
        insetsDidChange()
        isRestoring = wasRestoring
    }

    /// The edges of the safe area `area` that ``contentInsetAdjustmentBehavior`` adds to the content inset; the others
    /// are 0.
    private func partForContent(of area: UIEdgeInsets) -> UIEdgeInsets {
        guard area != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
        var insets = UIEdgeInsets.zero
        if isAdjusted(.horizontal) { (insets.left, insets.right) = (area.left, area.right) }
        if isAdjusted(.vertical) { (insets.top, insets.bottom) = (area.top, area.bottom) }
        return insets
    }

    private func isAdjusted(_ axis: ScrollAxis) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .always: true
        case .never: false
        case .scrollableAxes: isScrollable(axis)
        case .automatic: isScrollable(axis) || (axis == .vertical && isContentOfNavigation)
        }
    }

    /// Whether an axis is scrollable as the UIKit header file defines it: the content is larger than the frame, or
    /// always bounces.
    private func isScrollable(_ axis: ScrollAxis) -> Bool {
        contentSize[axis] > bounds.size[axis] || alwaysBounces(axis)
    }

    /// Whether the scroll view is the view of a controller in a navigation controller, or the rearmost subview of such
    /// a view.
    private var isContentOfNavigation: Bool {
        let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
        return owner?.navigationController != nil
    }
}

extension CGFloat {
    /// The number, or `other` if the number is infinite or not a number; a warning then says that the value `name` was
    /// invalid. Apps produce such numbers when they divide by sizes that are still 0.
    func finite(or other: CGFloat, as name: String) -> CGFloat {
        if isFinite { return self }
        warn("\(name) of a scroll view was set to \(self) and is \(other). Set it when sizes are known.")
        return other
    }
}
