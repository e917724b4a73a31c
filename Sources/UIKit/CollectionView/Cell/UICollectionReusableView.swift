// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A view that a collection view reuses: a cell, a supplementary view or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier shared by the views that can be reused for each other.
    open internal(set) var reuseIdentifier: String?

    /// The numbers of the running update animations that this view takes part in. Until they end, the view is kept even
    /// if it is off screen.
    var animationNumbers: Set<Int> = []
    /// The attributes that were applied last; nil for a view that has none yet.
    private(set) var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The origin of the superview's content in the content of the collection view, when attributes were last applied.
    private var appliedOrigin = CGPoint.zero

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? NibDecoder)?.text("reuseIdentifier")
    }

    /// Called before the view is used again. Override it to remove the content; the default does nothing.
    open func prepareForReuse() {}

    /// Called before the collection view applies new attributes to the view. Override it to apply your own attributes;
    /// the default does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns attributes that fit the view's content better than those of the layout.
    ///
    /// If the layout estimates the size, the default returns the size that fits the content: by constraints if there
    /// are any, otherwise by `sizeThatFits(_:)`. Otherwise it returns the same attributes.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = collectionView?.collectionViewLayout.estimatedAxes(of: layoutAttributes) ?? []
        guard !axes.isEmpty else { return layoutAttributes }
        let size = fittingSize(for: layoutAttributes.size, axes)
        guard size.width > 0, size.height > 0 else { return layoutAttributes }
        let preferred = layoutAttributes.copied()
        if axes.contains(.width) { preferred.size.width = size.width }
        if axes.contains(.height) { preferred.size.height = size.height }
        return preferred
    }

    /// The collection view that shows the view; nil if it is not shown.
    var collectionView: UICollectionView? {
        superview as? UICollectionView ?? superview?.superview as? UICollectionView
    }

    /// The view whose content determines the size.
    var measuredView: UIView { self }

    /// The size that fits the content; zero if the content has no size. On the other axes than `axes`, the size is that
    /// of the layout.
    func fittingSize(for size: CGSize, _ axes: EstimatedAxes) -> CGSize {
        willMeasure()
        let target = CGSize(
            width: axes.contains(.width) ? 0 : size.width, height: axes.contains(.height) ? 0 : size.height)
        return measuredView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
    }

    /// Called before the view is measured.
    func willMeasure() {}

    /// Called before the collection view changes from one layout to another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed from one layout to another.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Gives the view the position and look of attributes, unless it has them already.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        let origin = (superview as? ScrollingRowView)?.contentOrigin ?? .zero
        if let appliedAttributes, appliedAttributes.isEqual(attributes), origin == appliedOrigin { return }
        if appliedAttributes?.isEqual(attributes) != true {
            appliedAttributes = attributes.copied()
            apply(attributes)
        }
        appliedOrigin = origin
        let center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
        let size = attributes.size
        if bounds.size != size { bounds.size = size }
        if self.center != center { self.center = center }
        if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
            layer.transform = attributes.transform3D
        }
        showAlpha(attributes.alpha)
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        layer.zPosition = CGFloat(attributes.zIndex)
    }

    /// The factor of the opacity of the attributes: less than 1 while a cell is dragged.
    var alphaFactor: CGFloat { 1 }

    /// Shows the opacity of the attributes that were applied last.
    func updateAlpha() { showAlpha(appliedAttributes?.alpha ?? 1) }

    private func showAlpha(_ new: CGFloat) { if alpha != new * alphaFactor { alpha = new * alphaFactor } }

    /// Moves the view in the content.
    func move(by distance: CGVector) {
        guard distance != .zero else { return }
        center = CGPoint(x: center.x + distance.dx, y: center.y + distance.dy)
        if let attributes = appliedAttributes {
            attributes.center = CGPoint(x: attributes.center.x + distance.dx, y: attributes.center.y + distance.dy)
        }
    }

    /// Forgets the applied attributes before the view is reused.
    func forgetAttributes() { appliedAttributes = nil }
}
