// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A change of the items' positions that is animated: an update of the data, or a change to another layout.
struct ItemTransition {
    /// The number of the animation.
    let animationNumber: Int
    let oldOffset: CGPoint
    /// The layout before the transition.
    let layout: UICollectionViewLayout
    /// Returns the path that an item had before the transition; nil for a new item.
    let oldPath: (RowPath) -> RowPath?
    /// Returns the attributes of an item before the transition, by its path then; nil if they are unknown.
    let attributesBefore: @MainActor (RowPath) -> UICollectionViewLayoutAttributes?
    /// Tells the layouts, in the animation, that all views have their final attributes.
    let finalize: @MainActor () -> Void
    /// Called at the end, with whether the animation ran to its end.
    let complete: @MainActor (Bool) -> Void
    /// The cells and views that are displayed before and after the transition.
    var staying: [UICollectionReusableView] = []
    /// Whether an item is moved by the user, so that the data has not changed.
    var isMovement = false
    /// The attributes that the layout gives for the end of the animation, by the elements before the transition.
    private(set) var finalAttributes: [LayoutElement: UICollectionViewLayoutAttributes] = [:]

    /// Asks the layout for the attributes with which the animation of elements on screen ends. While an item is moved,
    /// the layout knows other elements than those on screen.
    @MainActor
    mutating func askForFinalAttributes(of elements: [(element: LayoutElement, inLayout: LayoutElement)]) {
        for (element, inLayout) in elements {
            let final = layout.finalAttributes(inLayout)
            finalAttributes[element] = layout.collectionView?.mirrored(final) ?? final
        }
    }
}

extension UICollectionView {
    /// The elements that have views, in ascending order, the items first.
    var shownElements: [LayoutElement] {
        visible.cells.keys.sorted().map { LayoutElement(item: IndexPath($0)) }
            + supplementary.views.keys.sorted { ($0.group, $0.indexPath) < ($1.group, $1.indexPath) }
    }

    /// Asks the layout and the delegate for the content offset after a transition.
    func askForTargetOffset() {
        let proposal = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        let target = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposal) ?? proposal
        if target != contentOffset, target.x.isFinite, target.y.isFinite { contentOffset = target }
    }

    func showAtOnce(_ transition: ItemTransition) {
        transition.finalize()
        recycleOutgoingCells { $0.animationNumber == transition.animationNumber }
        recycleOutgoingSupplementaryViews { $0 == transition.animationNumber }
    }

    func animate(_ transition: ItemTransition) {
        let number = transition.animationNumber
        let known = Set(shownElements)
        let isAnimated = window != nil && UIView.areAnimationsEnabled && !Motion.isReduced
        var attributes: [UICollectionViewLayoutAttributes] = []
        UIView.performWithoutAnimation {
            layingOutRows { attributes = showSettledElements(applies: false) }
            // The content offset may have changed, and the views are still at their old positions.
            let shift = CGVector(
                dx: contentOffset.x - transition.oldOffset.x, dy: contentOffset.y - transition.oldOffset.y)
            for view in transition.staying + leavingViews(number) { view.move(by: shift) }
            if isAnimated { for final in attributes { showStart(of: final, known, transition, shift) } }
        }
        for view in allViews { view.animationNumbers.insert(number) }
        let changes = {
            self.showEnd(of: transition, attributes)
            transition.finalize()
        }
        let completion = { [weak self] (finished: Bool) in
            self?.endAnimation(number)
            transition.complete(finished)
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(changes)
            return completion(true)
        }
        UIView.animate(
            withDuration: Thresholds.Table.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: changes, completion: completion)
    }

    /// The cells and views that are removed when the animation with the given number ends.
    private func leavingViews(_ number: Int) -> [UICollectionReusableView] {
        visible.outgoingCells.filter { $0.animationNumber == number }.map(\.cell)
            + supplementary.outgoing.filter { $0.animationNumber == number }.map(\.view)
    }

    /// Gives a view the attributes with which its animation begins: those of the layout if it has any; for a view that
    /// is new on screen those of its item before the transition, or none of its opacity if the item is new.
    private func showStart(
        of final: UICollectionViewLayoutAttributes, _ known: Set<LayoutElement>, _ transition: ItemTransition,
        _ shift: CGVector
    ) {
        let element = LayoutElement(final)
        let initial =
            transition.isMovement ? nil : mirrored(collectionViewLayout.initialAttributes(layoutElement(element)))
        guard let view = view(of: final) else { return }
        if let initial { return view.show(initial) }
        guard !known.contains(element) else { return }
        let old = element.isItem ? transition.oldPath(RowPath(final.indexPath)) : nil
        if let old, let before = transition.attributesBefore(old)?.copied() {
            before.center = CGPoint(x: before.center.x + shift.dx, y: before.center.y + shift.dy)
            view.show(before)
        } else if old == nil {
            let faded = final.copied()
            faded.alpha = 0
            view.show(faded)
        }
    }

    /// Gives all views the attributes with which the animation ends.
    private func showEnd(of transition: ItemTransition, _ attributes: [UICollectionViewLayoutAttributes]) {
        let number = transition.animationNumber
        for attributes in attributes {
            guard let view = view(of: attributes) else { continue }
            if LayoutElement(attributes).isItem, isLifted(RowPath(attributes.indexPath)) {
                // The item is at the finger, also in an animation.
                UIView.performWithoutAnimation { show(attributes, in: view) }
            } else {
                show(attributes, in: view)
            }
        }
        let shown = Set(attributes.map { LayoutElement($0) })
        for (path, cell) in visible.cells where !shown.contains(LayoutElement(item: IndexPath(path))) {
            let final = transition.oldPath(path).flatMap {
                transition.finalAttributes[LayoutElement(item: IndexPath($0))]
            }
            if let end = final ?? self.attributes(of: path) { cell.show(end) }
        }
        for entry in visible.outgoingCells where entry.animationNumber == number {
            entry.cell.slideAway()
            let final = transition.finalAttributes[LayoutElement(item: IndexPath(entry.path))]
            if let final { entry.cell.show(final) } else { entry.cell.alpha = 0 }
        }
        for entry in supplementary.outgoing where entry.animationNumber == number {
            if let final = transition.finalAttributes[entry.element] {
                entry.view.show(final)
            } else {
                entry.view.alpha = 0
            }
        }
    }

    /// Releases the views of an animation that has ended, and recycles the views that it has removed.
    func endAnimation(_ number: Int) {
        for view in supplementary.views.values { view.animationNumbers.remove(number) }
        recycleOutgoingSupplementaryViews { $0 == number }
        releaseCells(of: number)
    }

    /// The attributes of the items in a rectangle twice as long as the screen, by their paths.
    var attributesNearScreen: [RowPath: UICollectionViewLayoutAttributes] {
        let rect = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
        let items = attributes(in: rect).filter { $0.representedElementCategory == .cell }
        return Dictionary(items.map { (RowPath($0.indexPath), $0.copied()) }) { first, _ in first }
    }

    // MARK: Layouts

    /// Changes to another layout, and animates the change.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes to another layout, and animates the change.
    ///
    /// - Parameter completion: called at the end, with whether the animation ran to its end.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { setCollectionViewLayout(layout, animated: animated, offset: nil, completion: completion) }

    /// Changes to another layout. `offset` is the content offset afterwards; nil if the topmost item keeps its place.
    func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, offset: CGPoint?, completion: ((Bool) -> Void)?
    ) {
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        closeSwipe(animated: animated)
        guard dataIsLoaded, !isLayingOutRows else {
            replaceLayout(by: layout)
            completion?(true)
            return
        }
        cancelMovementAtOnce()
        dropPositions?.layoutWillChange()
        layoutIfNeeded()
        let before = shownElements.map { (element: $0, inLayout: layoutElement($0)) }
        // The old layout loses its collection view, so that its attributes are asked for now.
        let (anchor, oldOffset) = (topmostAnchor(in: bounds), contentOffset)
        let oldFrames = animated ? attributesNearScreen : [:]
        let views = allViews
        views.forEach { $0.willTransition(from: old, to: layout) }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        var transition = ItemTransition(
            animationNumber: newAnimationNumber(), oldOffset: oldOffset, layout: old, oldPath: { $0 },
            attributesBefore: { oldFrames[$0] },
            finalize: {
                old.finalizeLayoutTransition()
                layout.finalizeLayoutTransition()
            },
            complete: { finished in
                views.forEach { $0.didTransition(from: old, to: layout) }
                completion?(finished)
            })
        transition.askForFinalAttributes(of: before)
        replaceLayout(by: layout)
        transition.staying = allViews
        UIView.performWithoutAnimation {
            prepareLayout()
            removeSupplementaryViewsMissingInLayout(transition.animationNumber)
            if let offset {
                contentOffset = resting(offset)
            } else if var anchor {
                if list.rows.contains(anchor.path) { anchor.resize(to: frameOfRow(anchor.path).size) }
                restore(anchor)
            } else {
                contentOffset = resting(contentOffset)
            }
            askForTargetOffset()
        }
        if animated { animate(transition) } else { UIView.performWithoutAnimation { animate(transition) } }
        setNeedsLayout()
    }

    /// Lets the supplementary views fade out that the new layout does not have.
    private func removeSupplementaryViewsMissingInLayout(_ animationNumber: Int) {
        for (element, view) in supplementary.views {
            if shownAttributes(of: element) != nil { continue }
            supplementary.views[element] = nil
            supplementary.outgoing.append((element, view, animationNumber))
        }
    }
}

extension UICollectionViewLayout {
    func initialAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: element.indexPath)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.indexPath)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.indexPath)
        }
    }

    func finalAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: element.indexPath)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.indexPath)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.indexPath)
        }
    }

    /// The attributes of an item, a supplementary view or a decoration view; nil if the layout does not have it.
    func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
        }
    }

    func indexPathsToDelete(_ element: LayoutElement) -> [IndexPath] {
        element.isDecoration
            ? indexPathsToDeleteForDecorationView(ofKind: element.kind)
            : indexPathsToDeleteForSupplementaryView(ofKind: element.kind)
    }

    func indexPathsToInsert(_ element: LayoutElement) -> [IndexPath] {
        element.isDecoration
            ? indexPathsToInsertForDecorationView(ofKind: element.kind)
            : indexPathsToInsertForSupplementaryView(ofKind: element.kind)
    }
}
