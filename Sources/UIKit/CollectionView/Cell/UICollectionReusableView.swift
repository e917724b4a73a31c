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
        guard let layout = (superview as? UICollectionView)?.collectionViewLayout,
            layout.estimatesSize(of: layoutAttributes)
        else { return layoutAttributes }
        let size = fittingSize(for: layoutAttributes.size)
        guard size.width > 0, size.height > 0 else { return layoutAttributes }
        let preferred = layoutAttributes.copied()
        preferred.size = size
        return preferred
    }

    /// The size that fits the content; zero if the content has no size.
    func fittingSize(for estimate: CGSize) -> CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

    /// Called before the collection view changes from one layout to another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed from one layout to another.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Gives the view the position and look of attributes, unless it has them already.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        if let appliedAttributes, appliedAttributes.isEqual(attributes) { return }
        appliedAttributes = attributes.copied()
        apply(attributes)
        let (center, size) = (attributes.center, attributes.size)
        if bounds.size != size { bounds.size = size }
        if self.center != center { self.center = center }
        if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
            layer.transform = attributes.transform3D
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        layer.zPosition = CGFloat(attributes.zIndex)
    }

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
