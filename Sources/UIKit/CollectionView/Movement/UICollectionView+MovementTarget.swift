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
        let checkedProposal = checkedTarget(proposal, of: "The layout \(type(of: layout))", movement)
        movement.proposal = proposal
        let answer =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(movement.item),
                atCurrentIndexPath: IndexPath(current), toProposedIndexPath: proposal) ?? proposal
        // The delegate may have changed the data.
        guard self.movement === movement, movement.phase == .moving, movement.target == current else { return }
        let chosen = answer == proposal ? checkedProposal : checkedTarget(answer, of: "The delegate", movement)
        if chosen != current { show(movement, at: chosen, ifNearer: isDefault && answer == proposal) }
    }

    /// The path of a target, which must exist while the item is moved.
    private func checkedTarget(_ indexPath: IndexPath, of object: String, _ movement: ItemMovement) -> RowPath {
        if indexPath.count == 2 {
            let path = RowPath(indexPath)
            if list.counts.indices.contains(path.section) {
                let count = list.counts[path.section] - (path.section == movement.item.section ? 1 : 0)
                if (0...count).contains(path.row) { return path }
            }
        }
        misuse(
            "\(object) chose the target \(indexPath) for the item \(IndexPath(movement.item)) that is being moved, and "
                + "there is no such place in \(self). Return an index path that the item can have after the move.")
    }

    // MARK: The default of layouts

    /// The path in the layout of the frontmost cell at a position; nil if there is none besides that of the moved item.
    ///
    /// - Parameter position: a point in the coordinates of the layout.
    func defaultTarget(at position: CGPoint) -> IndexPath? {
        guard let movement else { return nil }
        movement.isDefaultProposal = true
        let point = mirrored(position)
        let hits = visible.cells.filter { path, cell in
            guard path != movement.item, let attributes = cell.appliedAttributes, !attributes.isHidden else {
                return false
            }
            return shownFrame(attributes).contains(point)
        }
        func depth(_ cell: UICollectionViewCell) -> (Int, Int) {
            (cell.appliedAttributes?.zIndex ?? 0, cell.superview?.subviews.firstIndex { $0 === cell } ?? 0)
        }
        let topmost = hits.count > 1 ? hits.max { depth($0.value) < depth($1.value) } : hits.first
        return topmost.map { IndexPath(layoutPath(of: $0.key)) }
    }

    /// The centre of the place at which the moved item is shown.
    private func slotCenter(_ movement: ItemMovement) -> CGPoint {
        prepareLayout()
        let path = IndexPath(movement.target)
        guard let attributes = mirrored(askingLayout { collectionViewLayout.layoutAttributesForItem(at: path) }) else {
            return position(of: movement)
        }
        let frame = shownFrame(attributes)
        return CGPoint(x: frame.midX, y: frame.midY)
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
        let (layout, previous) = (collectionViewLayout, movement.target)
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
        measureShownCellsAgain()
        var transition = ItemTransition(
            animationNumber: newAnimationNumber(), oldOffset: offset, layout: layout, oldPath: { $0 },
            attributesBefore: { frames[$0] }, finalize: {}, complete: { _ in })
        transition.isMovement = true
        transition.staying = allViews.filter { $0 !== visible.cells[movement.item] }
        animate(transition)
    }

    /// Makes a place the target, and prepares the layout for it.
    private func setTarget(_ target: RowPath, of movement: ItemMovement) {
        let (layout, previous) = (collectionViewLayout, movement.target)
        movement.setTarget(target)
        layout.invalidateLayout(
            with: askingLayout {
                layout.invalidationContext(
                    forInteractivelyMovingItems: [IndexPath(target)],
                    withTargetPosition: mirrored(position(of: movement)), previousIndexPaths: [IndexPath(previous)],
                    previousPosition: mirrored(movement.previousPosition))
            })
        UIView.performWithoutAnimation {
            prepareLayout()
            restOffset()
        }
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
