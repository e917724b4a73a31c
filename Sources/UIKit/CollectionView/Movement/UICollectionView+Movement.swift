// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The interactive movement of an item. The app, or the gesture of a ``UICollectionViewController``, begins it, reports
/// the position of the item, and ends it.
extension UICollectionView {
    // MARK: Movement

    /// Lifts an item, so that the user can move it.
    ///
    /// - Returns: false if there is no such item, if the data source cannot move it, or if another item is being moved.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard let path = existingRow(indexPath), mayBeginMovement else { return false }
        // The data source may change the data.
        let row = list.reference(to: path)
        guard dataSource?.mayMoveItem(self, at: IndexPath(path)) == true else { return false }
        return beginMovement(of: row) != nil
    }

    /// Moves the lifted item.
    ///
    /// - Parameter targetPosition: the new centre of the item, in the content.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let movement, movement.phase == .moving, targetPosition.x.isFinite, targetPosition.y.isFinite else {
            return
        }
        move(movement, to: targetPosition, pointer: convert(targetPosition, to: nil))
    }

    /// Drops the lifted item at its target. The data source is told of the move, unless the item is where it was.
    ///
    /// During a layout pass or a batch of updates, the movement is cancelled instead, because the data may just be
    /// changing.
    public func endInteractiveMovement() {
        guard let movement = currentMovement else { return }
        guard batch == nil, !isLayingOutRows else { return cancelMovementAtOnce() }
        commit(movement)
    }

    /// Returns the lifted item, and all others, to where they were. The data source is not told.
    public func cancelInteractiveMovement() {
        guard let movement = currentMovement else { return }
        guard batch == nil, !isLayingOutRows else { return cancelMovementAtOnce() }
        announce(.putBack, movement)
        stopFollowingPointer(movement)
        movement.setTarget(movement.item)
        settle(movement, from: movement.item, isCancelled: true)
    }

    /// The running movement, after changes of the data that are not loaded yet; nil if no item is lifted.
    private var currentMovement: ItemMovement? {
        guard movement?.phase == .moving else { return nil }
        loadDataIfNeeded()
        return movement?.phase == .moving ? movement : nil
    }

    /// Moves an item by one place, for assistive technology at its reorder control.
    func moveRowByStep(_ path: RowPath, isUp: Bool) {
        guard let target = row(after: path, isBackwards: isUp), let frame = attributes(of: target)?.frame,
            beginInteractiveMovementForItem(at: IndexPath(path))
        else { return }
        updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
        endInteractiveMovement()
    }

    // MARK: Beginning

    /// Whether an item can be lifted now. A running drop animation does not prevent it.
    private var mayBeginMovement: Bool {
        movement.map { $0.phase == .settling } ?? true && window?.dragRegistry?.isDragging != true && batch == nil
            && !isLayingOutRows && !(collectionViewLayout is UICollectionViewTransitionLayout)
    }

    /// Lifts an item, which the data source can move.
    ///
    /// - Returns: nil if no item can be lifted now.
    func beginMovement(of row: RowReference) -> ItemMovement? {
        // The app may be called, so that everything is checked afterwards.
        closeSwipe(animated: true)
        endSelectionGesture(isCancelled: false)
        window?.endEditing(true)
        cancelRowTouch()
        stopMoving()
        if layer.needsLayout(), !isLayingOutRows { layOutCollection() }
        guard mayBeginMovement, let path = row.path else { return nil }
        finishSettling()
        let movement = ItemMovement(of: path, center: shownCenter(of: path), in: self)
        window?.dragRegistry?.register(movement)
        self.movement = movement
        visible.cells[path].map { cell in
            cell.layer.removeAllAnimations()
            cell.setNeedsUpdateConfiguration()
        }
        pointerMoved(movement)
        showMovedItem(movement)
        if window != nil {
            movement.link = CADisplayLink.running(for: self) { $0.movementFrame(at: $1, interval: $2) }
        }
        announce(.lifted, movement)
        return movement
    }

    /// The centre of an item where it is drawn, in the content.
    func shownCenter(of path: RowPath) -> CGPoint {
        if let cell = visible.cells[path], cell.superview === self, let seen = cell.layer.presentation()?.position {
            return seen
        }
        return frameOfRow(path).center
    }

    // MARK: Moving

    /// Moves the lifted item to a position in the content. `pointer` is the point that autoscrolls.
    func move(_ movement: ItemMovement, to position: CGPoint, pointer: CGPoint) {
        movement.center = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
        movement.pointer = pointer
        pointerMoved(movement)
        itemMoved(movement)
    }

    /// Starts, changes or ends autoscrolling for the position of the pointer.
    private func pointerMoved(_ movement: ItemMovement) {
        movement.autoscroller.pointerMoved(
            to: movement.pointer, over: sequence(first: self as UIView, next: \.superview), of: self)
        guard isPagingEnabled else { return }
        let inset = restingInset
        let point = convert(movement.pointer, from: nil)
        for axis in ScrollAxis.both where turnsPages(axis) {
            let (first, last) = (inset.leading(axis), bounds.size[axis] - inset.trailing(axis))
            movement.pageTurners[axis, default: EdgePageTurner()].pointerMoved(
                position: Double(point[axis] - bounds.origin[axis]),
                in: Double(first)...Double(max(first, last)), at: CACurrentMediaTime())
        }
    }

    private func turnsPages(_ axis: ScrollAxis) -> Bool {
        let range = offsetRange(axis)
        return isScrollEnabled && range.lowerBound < range.upperBound
    }

    /// Scrolls near the edges, and keeps the item under the finger when the content has scrolled.
    private func movementFrame(at time: TimeInterval, interval: TimeInterval) {
        guard let movement, movement.phase == .moving else { return }
        guard movement.shown == PresentedControllers(from: self) else { return cancelInteractiveMovement() }
        movement.autoscroller.scroll(at: time, interval: interval)
        guard self.movement === movement else { return }
        turnPages(movement, at: time)
        guard self.movement === movement else { return }
        if movement.origin != bounds.origin || movement.needsTarget { itemMoved(movement) }
        guard self.movement === movement, movement.phase == .moving else { return }
        springLoadOutline(movement, at: time)
    }

    /// Expands the collapsed item of an outline over which the lifted item hovers.
    private func springLoadOutline(_ movement: ItemMovement, at time: TimeInterval) {
        guard let outlineDataSource, batch == nil, !isLayingOutRows else { return }
        let (item, target) = (movement.item, movement.target)
        outlineSpringLoading.hovered(
            over: hoveredItem(at: position(of: movement), slot: target), dragging: item,
            parent: outlineDataSource.outlineDropPlace(of: item, at: target)?.parent, at: time)
    }

    private func turnPages(_ movement: ItemMovement, at time: TimeInterval) {
        for axis in ScrollAxis.both {
            let turn = movement.pageTurners[axis]?.timePassed(time) ?? 0
            let page = bounds.size[axis]
            guard turn != 0, page > 0, isPagingEnabled else { continue }
            var offset = contentOffset
            offset[axis] = ((offset[axis] / page).rounded() + CGFloat(turn)) * page
            offset = resting(offset)
            if offset != contentOffset { setContentOffset(offset, animated: !Motion.isReduced) }
        }
    }

    /// Moves the cell of the lifted item, and chooses the target for its position.
    private func itemMoved(_ movement: ItemMovement) {
        loadDataIfNeeded()
        guard self.movement === movement, movement.phase == .moving, !isLayingOutRows, batch == nil else { return }
        prepareLayout()
        showMovedItem(movement)
        (movement.origin, movement.needsTarget) = (bounds.origin, false)
        chooseTarget(movement)
        if self.movement === movement { movement.previousPosition = position(of: movement) }
    }

    /// The centre of the lifted item, in the content.
    func position(of movement: ItemMovement) -> CGPoint {
        CGPoint(x: movement.center.x + bounds.minX, y: movement.center.y + bounds.minY)
    }

    /// Moves the cell of the lifted item to its position, without animation.
    private func showMovedItem(_ movement: ItemMovement) {
        guard let cell = visible.cells[movement.item] else { return setNeedsLayout() }
        UIView.performWithoutAnimation { show(attributes(ofMoved: movement), in: cell) }
    }

    /// The attributes of the moved item: at its position, or in front of its place while it settles.
    func attributes(ofMoved movement: ItemMovement) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(layoutPath(ofShown: movement.target))
        let layout = collectionViewLayout
        let attributes: UICollectionViewLayoutAttributes
        if movement.isLifted {
            let position = mirrored(position(of: movement))
            attributes = askingLayout {
                layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position).copied()
            }
            attributes.scrollingSection = nil
        } else {
            let own = askingLayout { layout.layoutAttributesForItem(at: path) }
            attributes = own?.copied() ?? layout.makeAttributes()
            attributes.zIndex = .max
        }
        attributes.indexPath = IndexPath(movement.item)
        return mirrored(attributes) ?? attributes
    }

    /// A point of the content in the coordinates of the layout, or the other way round.
    func mirrored(_ point: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
