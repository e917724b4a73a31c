// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A layout between two others, whose share of each follows a gesture.
///
/// Its attributes, its size and the content offset lie on the straight line between those of both layouts. An item or
/// view that only one of them has becomes transparent.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout before the transition.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout after the transition.
    open private(set) var nextLayout: UICollectionViewLayout

    /// The share of ``nextLayout``: 0 is the current layout, and 1 the next one; other values go beyond them.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else {
                misuse("transitionProgress is \(transitionProgress). Set a finite number, usually from 0 to 1.")
            }
            if transitionProgress != oldValue { invalidateLayout() }
        }
    }

    /// The content offsets in both layouts, between which the content is scrolled.
    var offsets: (current: CGPoint, next: CGPoint)?
    /// Called when the transition has ended, with whether its animation ran to the end and whether it was finished.
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    private var animatedValues: [String: CGFloat] = [:]

    /// Creates the layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// Stores a number that travels with the transition, such as the distance of the fingers.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

    /// Returns the number for a key; 0 if none was stored.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    override func collectionViewDidChange() {
        currentLayout.collectionView = collectionView
        nextLayout.collectionView = collectionView
    }

    override func delegateDidChange() {
        currentLayout.delegateDidChange()
        nextLayout.delegateDidChange()
    }

    // MARK: Positions

    open override func prepare() {
        super.prepare()
        _ = currentLayout.prepareIfNeeded()
        _ = nextLayout.prepareIfNeeded()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        for layout in [currentLayout, nextLayout] {
            let own = layout.makeInvalidationContext()
            own.invalidateEverything = context.invalidateEverything
            own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
            layout.invalidateLayout(with: own)
        }
        super.invalidateLayout(with: context)
    }

    /// The layout is mirrored if both layouts are.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
            && nextLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        currentLayout.developmentLayoutDirection
    }

    private func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

    /// The content offset of the transition; nil if it does not scroll.
    var offset: CGPoint? {
        offsets.map { CGPoint(x: between($0.current.x, $0.next.x), y: between($0.current.y, $0.next.y)) }
    }

    open override var collectionViewContentSize: CGSize {
        let (current, next) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: max(between(current.width, next.width), 0), height: max(between(current.height, next.height), 0))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let origin = offset ?? rect.origin
        /// The part of the content of a layout that is on screen when the rectangle is.
        func shown(_ layout: UICollectionViewLayout, _ start: CGPoint) -> [UICollectionViewLayoutAttributes] {
            let shift = CGVector(dx: start.x - origin.x, dy: start.y - origin.y)
            return layout.layoutAttributesForElements(in: rect.offsetBy(dx: shift.dx, dy: shift.dy)) ?? []
        }
        let current = shown(currentLayout, offsets?.current ?? origin)
        let next = shown(nextLayout, offsets?.next ?? origin)
        var result: [UICollectionViewLayoutAttributes] = []
        var seen: Set<LayoutElement> = []
        for attributes in current + next {
            let element = LayoutElement(attributes)
            guard seen.insert(element).inserted else { continue }
            result.append(
                blend(currentLayout.attributes(of: element), nextLayout.attributes(of: element)) ?? attributes)
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        blend(
            currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        blend(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        blend(
            currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }

    /// The attributes between those of both layouts. Attributes that one layout lacks are those of the other, without
    /// opacity.
    private func blend(
        _ current: UICollectionViewLayoutAttributes?, _ next: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let result = (next ?? current)?.copied() else { return nil }
        guard let start = current ?? next, let end = next ?? current else { return nil }
        result.size = CGSize(
            width: max(between(start.size.width, end.size.width), 0),
            height: max(between(start.size.height, end.size.height), 0))
        result.center = CGPoint(x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
        let opacity = (current == nil ? 0 : start.alpha, next == nil ? 0 : end.alpha)
        result.alpha = min(max(between(opacity.0, opacity.1), 0), 1)
        if !CATransform3DEqualToTransform(start.transform3D, end.transform3D) {
            let (a, b) = (start.transform, end.transform)
            result.transform = CGAffineTransform(
                a: between(a.a, b.a), b: between(a.b, b.b), c: between(a.c, b.c), d: between(a.d, b.d),
                tx: between(a.tx, b.tx), ty: between(a.ty, b.ty))
        }
        result.isHidden = start.isHidden && end.isHidden
        return result
    }
}

extension UICollectionView {
    /// Called at the end of an interactive transition, with whether its animation ran to the end, and whether the
    /// transition was finished and not cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins a transition to another layout that follows a gesture. The returned layout becomes the current one;
    /// change its `transitionProgress`, then call ``finishInteractiveTransition()`` or
    /// ``cancelInteractiveTransition()``.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        guard !(collectionViewLayout is UICollectionViewTransitionLayout) else {
            misuse(
                "startInteractiveTransition(to:) was called during a transition. Call finishInteractiveTransition() or "
                    + "cancelInteractiveTransition() first.")
        }
        cancelMovementAtOnce()
        layoutIfNeeded()
        let old = collectionViewLayout
        let own = delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
        let transition = own ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        transition.completion = completion
        let anchor = topmostAnchor(in: bounds)
        allViews.forEach { $0.willTransition(from: old, to: layout) }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        replaceLayout(by: transition)
        prepareLayout()
        let frame = anchor.flatMap { layout.layoutAttributesForItem(at: IndexPath($0.path)) }?.frame
        var target = contentOffset
        if var anchor, let frame {
            anchor.resize(to: frame.size)
            target = CGPoint(x: frame.minX - anchor.distance.dx, y: frame.minY - anchor.distance.dy)
        }
        let size = layout.collectionViewContentSize
        transition.offsets = (contentOffset, resting(target, contentSize: size))
        return transition
    }

    /// Completes an interactive transition: the rest of the way to the new layout is animated.
    public func finishInteractiveTransition() { endInteractiveTransition("finishInteractiveTransition()", true) }

    /// Takes an interactive transition back: the way to the old layout is animated.
    public func cancelInteractiveTransition() { endInteractiveTransition("cancelInteractiveTransition()", false) }

    private func endInteractiveTransition(_ method: String, _ isFinished: Bool) {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else {
            misuse("\(method) was called without a transition. Call startInteractiveTransition(to:completion:) first.")
        }
        let completion = transition.completion
        let offset = isFinished ? transition.offsets?.next : transition.offsets?.current
        setCollectionViewLayout(
            isFinished ? transition.nextLayout : transition.currentLayout, animated: true, offset: offset
        ) { completion?($0, isFinished) }
    }
}
