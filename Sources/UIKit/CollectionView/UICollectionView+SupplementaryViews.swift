// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An item, a supplementary view or a decoration view of a layout.
struct LayoutElement: Hashable {
    let category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; empty for an item.
    let kind: String
    var indexPath: IndexPath

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        category = attributes.representedElementCategory
        kind = attributes.representedElementKind ?? ""
        indexPath = attributes.indexPath
    }

    init(_ kind: String, _ indexPath: IndexPath) {
        (category, self.kind, self.indexPath) = (.supplementaryView, kind, indexPath)
    }

    init(item: IndexPath) { (category, kind, indexPath) = (.cell, "", item) }

    var isItem: Bool { category == .cell }
    var isDecoration: Bool { category == .decorationView }
    /// A text that is the same for all views of one category and kind.
    var group: String { "\(category.rawValue) \(kind)" }
}

/// The supplementary and decoration views that a collection view shows, and those that are ready to be reused.
struct SupplementaryViews {
    var views: [LayoutElement: UICollectionReusableView] = [:]
    /// The views of deleted sections, until their removal animation ends.
    var outgoing: [(element: LayoutElement, view: UICollectionReusableView, animationNumber: Int)] = []
    /// The index at the trailing edge; nil if the data source has no titles for it.
    var index: SectionIndexView?
    /// The scroll views of sections that scroll across the scroll direction of the layout.
    var rows: [ScrollingRowView] = []
    /// The unused supplementary views of each kind.
    var pools: [String: ReusePool<UICollectionReusableView>] = [:]
}

/// A request of a view from the data source.
struct DequeueRequest {
    /// The attributes of the view that is requested.
    let attributes: UICollectionViewLayoutAttributes
    /// The view that was dequeued for the request.
    var dequeued: UICollectionReusableView?
}

extension UICollectionView {
    /// All cells, supplementary views and decoration views on screen.
    var allViews: [UICollectionReusableView] { Array(visible.cells.values) + Array(supplementary.views.values) }

    /// Requests a supplementary view from the data source, or creates a decoration view, and shows it.
    func showSupplementary(_ element: LayoutElement, _ attributes: UICollectionViewLayoutAttributes) {
        guard supplementary.views[element] == nil, let view = makeSupplementary(element, attributes) else { return }
        supplementary.views[element] = view
        UIView.performWithoutAnimation {
            insert(view, attributes)
            view.show(attributes)
        }
        visible.cellsToMeasure.insert(ObjectIdentifier(view))
        if !element.isDecoration {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.indexPath)
        }
    }

    private func makeSupplementary(
        _ element: LayoutElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard !element.isDecoration else { return makeDecoration(element, attributes) }
        guard let dataSource else { return nil }
        let before = request
        request = DequeueRequest(attributes: attributes)
        RegistrationIdentifier.runningRequests += 1
        defer {
            request = before
            RegistrationIdentifier.runningRequests -= 1
        }
        let view = dataSource.collectionView(
            self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
        guard view.reuseIdentifier != nil else {
            misuse(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                    + "(\(element.kind), \(element.indexPath)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil. "
                    + "Dequeue the view from the collection view.")
        }
        return view
    }

    private func makeDecoration(
        _ element: LayoutElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        if let view = collectionViewLayout.decorationPool.dequeue(element.kind) {
            view.prepareForReuse()
            return view
        }
        guard let source = collectionViewLayout.decorationPool.source(element.kind) else {
            misuse(
                "could not dequeue a decoration view of kind: \(element.kind) - must register as a class or nib or "
                    + "connect a prototype in a storyboard. Call register(_:forDecorationViewOfKind:) of the layout.")
        }
        return makeView(source, element.kind, attributes.frame)
    }

    /// Removes a supplementary or decoration view from the screen, and puts it into its pool.
    func recycle(_ view: UICollectionReusableView, _ element: LayoutElement) {
        if supplementary.views[element] === view { supplementary.views[element] = nil }
        view.removeFromSuperview()
        view.layer.removeAllAnimations()
        view.alpha = 1
        view.animationNumbers = []
        view.forgetAttributes()
        if element.isDecoration {
            collectionViewLayout.decorationPool.add(view, element.kind)
        } else {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.indexPath)
            supplementary.pools[element.kind, default: ReusePool()].add(view, view.reuseIdentifier)
        }
    }

    func recycleAllSupplementaryViews() {
        for (element, view) in supplementary.views { recycle(view, element) }
    }

    func recycleOutgoingSupplementaryViews(where matches: (Int) -> Bool = { _ in true }) {
        let gone = supplementary.outgoing.filter { matches($0.animationNumber) }
        supplementary.outgoing.removeAll { matches($0.animationNumber) }
        for entry in gone { recycle(entry.view, entry.element) }
    }

    /// Removes the decoration views, which belong to the layout.
    func removeDecorationViews() {
        for (element, view) in supplementary.views where element.isDecoration {
            supplementary.views[element] = nil
            view.removeFromSuperview()
        }
    }

    /// Inserts a view in front of all views with the same or a smaller `zIndex`, and behind the others.
    func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let container = container(of: attributes)
        if let old = view.superview, old !== container {
            // The view stays where it is on screen.
            UIView.performWithoutAnimation { view.center = old.convert(view.center, to: container) }
        }
        let below = container.subviews.last {
            ($0 as? UICollectionReusableView)?.appliedAttributes.map { $0.zIndex <= attributes.zIndex } == true
                && $0 !== view
        }
        if let below {
            container.insertSubview(view, aboveSubview: below)
        } else {
            container.insertSubview(view, at: container === self ? placeAboveBackground : 0)
        }
    }

    /// Gives a view new attributes, and its place in the stacking order.
    func show(_ attributes: UICollectionViewLayoutAttributes, in view: UICollectionReusableView) {
        let old = view.appliedAttributes
        if let old, old.zIndex != attributes.zIndex || old.scrollingSection != attributes.scrollingSection {
            view.forgetAttributes()
            insert(view, attributes)
        }
        view.show(attributes)
    }
}
