// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The sizes that a view's content and its constraints determine.
extension UIView {
    /// The size of the view's alignment rectangle that the content needs. If the height depends on the width, it is the
    /// height of the content wrapped at `width`. A `width` of 0 means that the content is not wrapped.
    func naturalSize(width: Double) -> CGSize {
        var natural = arrangedSize(width: nil)
        if heightDependsOnWidth, width > 0, CGFloat(width) < natural.width {
            natural.height = arrangedSize(width: CGFloat(width)).height
        }
        // UIKit treats a length that is not finite as one that the content does not determine.
        return CGSize(
            width: natural.width.isFinite ? natural.width : UIView.noIntrinsicMetric,
            height: natural.height.isFinite ? natural.height : UIView.noIntrinsicMetric)
    }

    /// The intrinsic size of the view with its priorities, for the layout engine.
    ///
    /// The result has no lengths if the view is hidden in a stack view that uses constraints for its layout. It also
    /// has none if the view is such a stack view, because those constraints determine its size.
    ///
    /// - Parameter width: see ``naturalSize(width:)``.
    func prioritizedNaturalSize(width: Double) -> LayoutEngine.Item.NaturalSize {
        let outer = (superview as? UIStackView)?.constraintArrangement
        let increment = outer?.priorityIncrement(of: self)
        let hasNone = (self as? UIStackView)?.constraintArrangement != nil || (isHidden && increment != nil)
        // Text that wraps gives way to required constraints, even if its own resistance is required.
        let resistance = priorities.resistance.horizontal.rawValue
        let mostResistance = UILayoutPriority.required.rawValue - (heightDependsOnWidth ? 1 : 0)
        return LayoutEngine.Item.NaturalSize(
            size: hasNone
                ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : naturalSize(width: width),
            hugging: [priorities.hugging.horizontal.rawValue, priorities.hugging.vertical.rawValue],
            resistance: [min(resistance, mostResistance), priorities.resistance.vertical.rawValue],
            increments: outer?.axis == .vertical ? [0, increment ?? 0] : [increment ?? 0, 0])
    }

    /// Whether the view or a descendant in the same layout engine holds active constraints.
    var hasConstraintsInside: Bool {
        guard let autoLayout else { return false }
        return autoLayout.engine?.isEmpty == false || (autoLayout.isBound && holdsConstraintsInside)
    }

    /// The size of the view's alignment rectangle that the constraints of the view and its descendants determine,
    /// rounded up to pixels. Nil without such constraints, and while the engine is being updated.
    ///
    /// - Parameters:
    ///   - target: the target size.
    ///   - priorities: the priorities of the target's width and height.
    func fittingSize(_ target: CGSize, _ priorities: [Float]) -> CGSize? {
        if autoLayout?.engine?.isUpdating != true { ConstraintUpdates.performPending(in: self) }
        guard hasConstraintsInside else { return nil }
        let engine = layoutEngine
        // An engine measures views during its update, which may call this method. The engine cannot compute a fitting
        // size at that moment.
        guard !engine.isUpdating else { return nil }
        let expanded = UIView.layoutFittingExpandedSize
        let finite = CGSize(
            width: target.width.isFinite ? target.width : expanded.width,
            height: target.height.isFinite ? target.height : expanded.height)
        let size = engine.fittingSize(of: self, finite, priorities)
        return CGSize(
            width: CGFloat((size.width * pixelsPerPoint - 1e-6).rounded(.up)) / pixelsPerPoint,
            height: CGFloat((size.height * pixelsPerPoint - 1e-6).rounded(.up)) / pixelsPerPoint)
    }

    /// The positions of the baselines if the view has its intrinsic size. If the content determines no width or no
    /// height, the view's current one is used instead.
    var layoutBaselines: Baselines? {
        var size = naturalSize(width: 0)
        let insets = alignmentRectInsets
        size.width = size.width < 0 ? bounds.width : size.width + insets.left + insets.right
        size.height = size.height < 0 ? bounds.height : size.height + insets.top + insets.bottom
        return baselines(in: size)
    }
}
