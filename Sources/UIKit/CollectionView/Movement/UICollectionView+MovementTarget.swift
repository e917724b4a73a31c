// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The choice of the place at which a moved item is dropped.
extension UICollectionView {
    /// Asks the layout and the delegate for the target of the lifted item, and moves the other items aside.
    func chooseTarget(_ movement: ItemMovement) {
        let (layout, current) = (collectionViewLayout, movement.target)
        let position = mirrored(position(of: movement))
        movement.isDefaultProposal = false
        let proposal = askingLayout {
            layout.targetIndexPath(forInteractivelyMovingItem: IndexPath(current), withPosition: position)
        }
        let isDefault = movement.isDefaultProposal
        if let rejected = movement.rejected, isDefault, proposal == IndexPath(rejected.place) {
            guard isNearer(rejected.center, than: slotCenter(movement), movement) else { return }
        } else if proposal == movement.proposal {
            return
        }
        let checkedProposal = checkedTarget(proposal, of: layout, forMoveOf: movement.item)
        movement.proposal = proposal
        let answer = delegateTarget(proposal, forMoveOf: movement.item, current: current)
        // The delegate may have changed the data.
        guard self.movement === movement, movement.phase == .moving, movement.target == current else { return }
        let chosen =
            answer == proposal ? checkedProposal : checkedTarget(answer, of: delegate, forMoveOf: movement.item)
        if chosen != current { show(movement, at: chosen, ifNearer: isDefault && answer == proposal) }
    }

    /// The path of a target, which must exist while the item is moved.
    private func checkedTarget(_ indexPath: IndexPath, of object: AnyObject?, forMoveOf item: RowPath) -> RowPath {
        if indexPath.count == 2 {
            let path = RowPath(indexPath)
            if list.counts.indices.contains(path.section) {
                let count = list.counts[path.section] - (path.section == item.section ? 1 : 0)
                if (0...count).contains(path.row) { return path }
            }
        }
        misuse(
            "\(object.map { "\(type(of: $0))" } ?? "nil") chose the target \(indexPath) for the item \(IndexPath(item)) "
                + "that is being moved, and there is no such place in \(self). Return an index path that the item can "
                + "have after the move.")
    }

    private func delegateTarget(_ proposal: IndexPath, forMoveOf item: RowPath, current: RowPath) -> IndexPath {
        delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(item),
            atCurrentIndexPath: IndexPath(current), toProposedIndexPath: proposal) ?? proposal
    }

    /// The target that the delegate chooses instead of a proposed one.
    ///
    /// - Parameters:
    ///   - proposal: the proposed path of the item after the move.
    ///   - item: the moved item.
    ///   - current: the path at which the item is shown.
    func redirectedTarget(_ proposal: RowPath, ofMoveFrom item: RowPath, current: RowPath) -> RowPath {
        let row = list.reference(to: item)
        let answer = delegateTarget(IndexPath(proposal), forMoveOf: item, current: current)
        // The delegate may have changed the data.
        guard row.path == item, answer != IndexPath(proposal) else { return proposal }
        return checkedTarget(answer, of: delegate, forMoveOf: item)
    }

    // MARK: The default of layouts

    /// The path in the order shown of the frontmost cell at a position; nil if there is none besides that of the moved
    /// item.
    ///
    /// - Parameter position: a point in the coordinates of the layout.
    func defaultTarget(at position: CGPoint) -> IndexPath? {
        guard let movement else { return nil }
        movement.isDefaultProposal = true
        return frontmostItem(at: mirrored(position), besides: movement.order.lifted).map {
            IndexPath(shownPath(of: $0))
        }
    }

    /// The item of the frontmost cell at a point of the content; nil if there is none besides `others`.
    func frontmostItem(at point: CGPoint, besides others: AscendingPaths) -> RowPath? {
        let hits = visible.cells.filter { path, cell in
            guard !others.contains(path), let attributes = cell.appliedAttributes, !attributes.isHidden else {
                return false
            }
            return shownFrame(attributes).contains(point)
        }
        func depth(_ cell: UICollectionViewCell) -> (Int, Int) {
            (cell.appliedAttributes?.zIndex ?? 0, cell.superview?.subviews.firstIndex { $0 === cell } ?? 0)
        }
        return (hits.count > 1 ? hits.max { depth($0.value) < depth($1.value) } : hits.first)?.key
    }

    /// The centre of the place at which the moved item is shown.
    private func slotCenter(_ movement: ItemMovement) -> CGPoint {
        frame(atShown: movement.target)?.center ?? position(of: movement)
    }

    /// The frame at a path in the order shown; nil if the layout has none.
    func frame(atShown path: RowPath) -> CGRect? {
        prepareLayout()
        let indexPath = IndexPath(layoutPath(ofShown: path))
        let attributes = askingLayout { collectionViewLayout.layoutAttributesForItem(at: indexPath) }
        return mirrored(attributes).map { shownFrame($0) }
    }

    /// Whether a centre is nearer to the moved item than another one.
    private func isNearer(_ center: CGPoint, than other: CGPoint, _ movement: ItemMovement) -> Bool {
        let position = position(of: movement)
        func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - position.x, point.y - position.y) }
        return distance(center) < distance(other) - CGFloat(Thresholds.Grid.tie)
    }

    // MARK: Giving way

    /// Shows the moved item at another place, and animates the other items.
    ///
    /// - Parameter ifNearer: whether the item stays where it is if its new place is not nearer to its position. After a
    ///   move, another item may be at the position. Without this rule, the two places could alternate for ever.
    private func show(_ movement: ItemMovement, at place: RowPath, ifNearer: Bool) {
        let previous = movement.target
        let (frames, offset) = (attributesNearScreen, contentOffset)
        let before = slotCenter(movement)
        setTarget(place, of: movement)
        if ifNearer {
            let center = slotCenter(movement)
            guard isNearer(center, than: before, movement) else {
                movement.rejected = (place, center)
                return setTarget(previous, of: movement)
            }
        }
        movement.rejected = nil
        announce(.moved, movement)
        animateOrder(from: frames, offset)
    }

    /// Makes a place the target, and prepares the layout for it.
    private func setTarget(_ target: RowPath, of movement: ItemMovement) {
        let previous = movement.target
        movement.setTarget(target)
        orderDidChange(
            to: [target], at: position(of: movement), from: [previous], at: movement.previousPosition)
    }

    /// Prepares the layout after the order that it shows has changed, because items of the collection view are moved.
    ///
    /// - Parameters:
    ///   - paths: the paths in the layout of the moved items.
    ///   - position: the centre of these items.
    ///   - previous: the paths before.
    ///   - previousPosition: the centre before.
    func orderDidChange(
        to paths: [RowPath], at position: CGPoint, from previous: [RowPath], at previousPosition: CGPoint
    ) {
        orderDidChange(
            by: askingLayout {
                collectionViewLayout.invalidationContext(
                    forInteractivelyMovingItems: paths.map { IndexPath($0) }, withTargetPosition: mirrored(position),
                    previousIndexPaths: previous.map { IndexPath($0) }, previousPosition: mirrored(previousPosition))
            })
    }

    /// Prepares the layout after a change of its places for items from outside, or of placeholders.
    func placesDidChange() {
        orderDidChange(by: contextForPlaces())
    }

    /// The context for a change of the layout's places without a change of the data, so that all measures stay.
    func contextForPlaces() -> UICollectionViewLayoutInvalidationContext {
        let context = collectionViewLayout.makeInvalidationContext()
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    private func orderDidChange(by context: UICollectionViewLayoutInvalidationContext) {
        collectionViewLayout.invalidateLayout(with: context)
        UIView.performWithoutAnimation {
            prepareLayout()
            restOffset()
        }
    }

    /// Animates the items from their places in the order before to those in the order that the layout shows now.
    ///
    /// - Parameters:
    ///   - frames: the attributes of the items near the screen before.
    ///   - offset: the content offset before.
    func animateOrder(from frames: [RowPath: UICollectionViewLayoutAttributes], _ offset: CGPoint) {
        measureShownCellsAgain()
        var transition = ItemTransition(
            animationNumber: newAnimationNumber(), oldOffset: offset, layout: collectionViewLayout, oldPath: { $0 },
            attributesBefore: { frames[$0] }, finalize: {}, complete: { _ in })
        transition.isMovement = true
        transition.staying = allViews.filter { $0 !== movement.flatMap { visible.cells[$0.item] } }
        animate(transition)
    }

    /// Scrolls back to the content if it has become shorter.
    func restOffset() {
        let resting = resting(contentOffset)
        if resting != contentOffset, !isTracking { contentOffset = resting }
    }

    /// Measures the cells on screen again if the layout keeps measured sizes by place. A flow layout keeps them by
    /// item.
    func measureShownCellsAgain() {
        guard !(collectionViewLayout is UICollectionViewFlowLayout) else { return }
        visible.cellsToMeasure.formUnion(visible.cells.values.map { ObjectIdentifier($0) })
    }
}
