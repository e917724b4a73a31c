// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// What the system adds to a scroll view's content inset.
struct SystemInset: Equatable {
    /// The part of the safe area that the content must stay clear of.
    var safeArea = UIEdgeInsets.zero
    /// Points above the content, for a refresh that goes on.
    var refresh: CGFloat = 0

    var total: UIEdgeInsets {
        var total = safeArea
        total.top += refresh
        return total
    }
}

extension UIScrollView {
    // MARK: Ranges

    /// The offsets at which the content may rest on one axis.
    ///
    /// Content that begins on a whole pixel does so at its end too, or its lines would be blurred there.
    ///
    /// - Parameter size: the content's, where it is about to be another.
    func offsetRange(_ axis: ScrollAxis, contentSize size: CGSize? = nil) -> ClosedRange<Double> {
        let inset = restingInset
        let start = -inset.leading(axis)
        let end = (size ?? contentSize)[axis] - bounds.size[axis] + inset.trailing(axis)
        // Content without end in a view without end has no end that could be told.
        guard !(end >= start) else {
            return Double(start)...Double(start + (end - start).roundedUp(toPixelsAt: pixelsPerPoint))
        }
        // Content that is smaller than the room there is lies where it is anchored.
        let offset = end.isNaN ? start : start - (start - end) * contentAlignmentPoint[axis]
        return Double(offset)...Double(offset)
    }

    /// Whether a finger can move the content along an axis.
    func canScroll(_ axis: ScrollAxis) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = restingInset
        let room = contentSize[axis] - bounds.size[axis] + inset.leading(axis) + inset.trailing(axis)
        // As far as `offsetRange` goes, which would ask for all this again: a finger's every movement asks. A point is
        // a pixel at least.
        if room >= 1 || room > 0 && room.roundedUp(toPixelsAt: pixelsPerPoint) > 0 { return true }
        return bounces(axis) && alwaysBounces(axis)
    }

    /// The axes along which a finger can move the content.
    var scrollableAxes: PanAxes {
        PanAxes(horizontal: canScroll(.horizontal), vertical: canScroll(.vertical))
    }

    func bounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? bouncesHorizontally : bouncesVertically
    }

    func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// The offset nearest to `offset` at which the content may rest.
    func resting(_ offset: CGPoint, contentSize size: CGSize? = nil) -> CGPoint {
        CGPoint(
            x: CGFloat(offsetRange(.horizontal, contentSize: size).clamping(Double(offset.x))),
            y: CGFloat(offsetRange(.vertical, contentSize: size).clamping(Double(offset.y))))
    }

    /// Whether content lies at an offset at which it may not rest.
    var isOverscrolled: Bool { resting(contentOffset) != contentOffset }

    /// The nearest offset at which as much of a rectangle shows as can.
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

    // MARK: Changes

    /// Content that rested at its start does so with the new insets too; the rest moves only where it must.
    func scrollableRangeDidChange(keepingStartsOf old: UIEdgeInsets? = nil) {
        // Under a finger nothing jumps; where it lies now is where the finger holds it.
        if drag != nil { return takeDragUpAnew() }
        guard !isHeld, !isRestoring, zoom == nil else { return }
        if course != nil { return courseRangeDidChange() }
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

    /// Looks again at what the system adds to the content inset.
    ///
    /// Outside a window it stays as it was.
    ///
    /// - Parameter area: what covers the view, where that is about to be its safe area.
    func updateSystemInset(covered area: UIEdgeInsets? = nil) {
        guard window != nil || contentInsetAdjustmentBehavior == .never else { return }
        var new = systemInset
        new.safeArea = partForContent(of: area ?? safeAreaInsets)
        guard new != systemInset else { return }
        systemInset = new
        refreshSafeAreaOfSubviews()
        insetsDidChange()
    }

    /// Makes room above the content for a refresh, or takes it away; what shows stays where it is.
    func setRefreshInset(_ inset: CGFloat) {
        guard systemInset.refresh != inset else { return }
        let wasRestoring = isRestoring
        isRestoring = true
        systemInset.refresh = inset
        insetsDidChange()
        isRestoring = wasRestoring
    }

    /// The part of the safe area that the behaviour lets count.
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

    /// By UIKit's header: content larger than the frame, or a bounce that is always there.
    private func isScrollable(_ axis: ScrollAxis) -> Bool {
        contentSize[axis] > bounds.size[axis] || alwaysBounces(axis)
    }

    /// Whether it is the view, or the rearmost view in the view, of a controller in a navigation controller.
    private var isContentOfNavigation: Bool {
        let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
        return owner?.navigationController != nil
    }
}

extension CGFloat {
    /// The number itself, or another in place of what is none or has no end: apps divide by sizes that are still 0.
    func finite(or other: CGFloat, as name: String) -> CGFloat {
        if isFinite { return self }
        warn("\(name) of a scroll view was set to \(self) and is \(other). Set it when sizes are known.")
        return other
    }
}
