// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The geometry of the stack along its axis, measured from the leading end.
extension DragDropStackView {
    /// The arranged views that are not hidden, in their order.
    var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The indices of ``shownViews`` in `arrangedSubviews`.
    var shownIndices: [Int] { arrangedSubviews.enumerated().filter { !$0.element.isHidden }.map(\.offset) }

    var isMirrored: Bool { axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The coordinate of a point along the axis, which increases towards the trailing or lower end of the stack.
    func along(_ point: CGPoint) -> Double {
        axis == .vertical ? Double(point.y) : Double(isMirrored ? -point.x : point.x)
    }

    func translation(along distance: Double) -> CGAffineTransform {
        axis == .vertical
            ? CGAffineTransform(translationX: 0, y: distance)
            : CGAffineTransform(translationX: isMirrored ? -distance : distance, y: 0)
    }

    func length(of view: UIView) -> Double { Double(axis == .vertical ? view.bounds.height : view.bounds.width) }

    /// The ranges that views occupy along the axis in the layout, without their transforms.
    func spans(of views: [UIView]) -> [StackLayout.Span] {
        let (isVertical, isMirrored) = (axis == .vertical, isMirrored)
        return views.map { view in
            let (center, size) = (view.center, view.bounds.size)
            let length = Double(isVertical ? size.height : size.width)
            let middle = Double(isVertical ? center.y : isMirrored ? -center.x : center.x)
            return StackLayout.Span(start: middle - length / 2, length: length)
        }
    }

    /// The position along the axis at which the first arranged view would begin if the stack had one.
    var beginning: Double {
        let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
        return along(isMirrored ? CGPoint(x: area.maxX, y: 0) : area.origin)
    }

    /// The rule by which the reorder model computes the gaps between views, as the stack's distribution requires.
    var sharing: StackReorder.Sharing {
        switch distribution {
        case .equalSpacing: .equalGaps
        case .equalCentering: .equalCentres
        default: .spacings
        }
    }

    /// The margin, in points, that is made visible around a view when the stack scrolls to the view. It is the spacing,
    /// or the width of the focus ring with its gap if that is larger.
    var sightMargin: CGFloat {
        CGFloat(max(spacing(after: nil), Thresholds.Focus.ringGap + Thresholds.Focus.ringWidth))
    }

    /// The minimum spacing after a view; the stack's own spacing if the view is nil or has no custom spacing.
    func spacing(after view: UIView?) -> Double {
        let custom = view.map { customSpacing(after: $0) } ?? UIStackView.spacingUseDefault
        let spacing = custom == UIStackView.spacingUseDefault ? spacing : custom
        return spacing == UIStackView.spacingUseSystem ? 8 : Double(spacing)
    }

    /// Returns the items of the reorder model for `views`.
    ///
    /// - Parameter spans: the ranges of the views along the axis. If the distribution keeps the spacings fixed, the
    ///   spacings are measured from these ranges. The measured gap between two views can differ from a spacing that is
    ///   set between baselines.
    func items(_ views: [UIView], _ spans: [StackLayout.Span]) -> [StackReorder.Item] {
        views.indices.map { index in
            let isMeasured = sharing == .spacings && index + 1 < views.count
            return StackReorder.Item(
                length: spans[index].length,
                spacing: isMeasured ? spans[index + 1].start - spans[index].end : spacing(after: views[index]))
        }
    }

    /// The fitting length of the stack along its axis, at its current size across the axis.
    var wantedLength: Double {
        guard axis == .vertical else {
            return Double(systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width)
        }
        let size = CGSize(width: bounds.width, height: 0)
        return Double(
            systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height)
    }

    /// The item of the reorder model that represents a single view.
    func item(_ view: UIView) -> StackReorder.Item {
        StackReorder.Item(length: length(of: view), spacing: spacing(after: view))
    }

    /// The item of the reorder model that represents a view of another stack while the view is dragged over this stack.
    func incomingItem(_ view: UIView) -> StackReorder.Item {
        let wanted = axis == .vertical ? view.wantedSize.height : view.wantedSize.width
        return StackReorder.Item(
            length: wanted < 0 ? length(of: view) : Double(wanted), spacing: spacing(after: nil))
    }

    /// The visible part of the stack in its own coordinates. The area is enlarged if the stack is empty or very thin,
    /// so that views can be dropped on the stack.
    var visibleArea: CGRect {
        var area = bounds
        if area.width < 1 || area.height < 1 {
            let reach = CGFloat(Thresholds.DragSession.emptyDestinationReach)
            area = area.insetBy(dx: -reach, dy: -reach)
        }
        for case let scrollView as UIScrollView in sequence(first: self as UIView, next: \.superview).dropFirst() {
            area = area.intersection(convert(scrollView.bounds, from: scrollView))
        }
        return area
    }

    /// The visible area, extended by `length` points beyond the stack's last view, along the axis. If a scroll view
    /// contains the stack, the area is extended at least to the end of the scroll view.
    func visibleArea(andBeyond length: Double) -> CGRect {
        var area = visibleArea
        guard !area.isNull else { return area }
        let scrollView = sequence(first: self as UIView, next: \.superview).compactMap { $0 as? UIScrollView }.first
        let around = scrollView.map { convert($0.bounds, from: $0) } ?? area
        if axis == .vertical {
            area.size.height = max(area.height + length, around.maxY - area.minY)
        } else if isMirrored {
            let start = min(area.minX - length, around.minX)
            area.size.width += area.minX - start
            area.origin.x = start
        } else {
            area.size.width = max(area.width + length, around.maxX - area.minX)
        }
        return area
    }
}

extension UIView {
    /// The fitting size of the view, regardless of its stack; `noIntrinsicMetric` on an axis on which the view has no
    /// preference.
    var wantedSize: CGSize {
        let (own, fitting) = (intrinsicContentSize, systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        func wanted(_ own: CGFloat, _ fitting: CGFloat) -> CGFloat {
            own >= 0 ? own : fitting > 0 ? fitting : UIView.noIntrinsicMetric
        }
        return CGSize(width: wanted(own.width, fitting.width), height: wanted(own.height, fitting.height))
    }
}
