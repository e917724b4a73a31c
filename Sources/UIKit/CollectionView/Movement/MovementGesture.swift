// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// A gesture with which the user moves the items of a collection view: the long press of a collection view controller,
/// or a drag of the reorder control of a list cell.
@MainActor
final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer: UIGestureRecognizer
    private weak var collectionView: UICollectionView?
    /// The item that the gesture lifts.
    private var row: RowReference?
    /// The movement that the finger drives.
    private weak var movement: ItemMovement?
    /// The distance in points from the finger to the centre of the item, at the lift.
    private var grabbed = CGVector.zero

    init(of collectionView: UICollectionView, by recognizer: UIGestureRecognizer) {
        (self.collectionView, self.recognizer) = (collectionView, recognizer)
        super.init()
        recognizer.delegate = self
        recognizer.add(TargetAction(self, MovementGesture.handle))
        collectionView.addGestureRecognizer(recognizer)
    }

    /// Removes the gesture from the collection view. A running movement is cancelled.
    func remove() { collectionView?.removeGestureRecognizer(recognizer) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = collectionView, let dataSource = view.dataSource,
            let path = view.movableItem(at: recognizer.location(in: view))
        else { return false }
        // The data source may change the data when it is asked.
        let row = view.list.reference(to: path)
        guard dataSource.mayMoveItem(view, at: IndexPath(path)) else { return false }
        self.row = row
        return true
    }

    private func handle(_ recognizer: UIGestureRecognizer) {
        guard let view = collectionView else { return }
        let location = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            guard let row, let begun = view.beginMovement(of: row) else { return }
            movement = begun
            let center = view.position(of: begun)
            grabbed = CGVector(dx: center.x - location.x, dy: center.y - location.y)
            move(location)
        case .changed: move(location)
        case .ended: if isMoving { view.endInteractiveMovement() }
        case .cancelled: if isMoving { view.cancelInteractiveMovement() }
        default: break
        }
    }

    private var isMoving: Bool { movement.map { $0 === collectionView?.movement } ?? false }

    private func move(_ location: CGPoint) {
        guard let view = collectionView, let movement, movement === view.movement, movement.phase == .moving else {
            return
        }
        view.move(
            movement, to: CGPoint(x: location.x + grabbed.dx, y: location.y + grabbed.dy),
            pointer: view.convert(location, to: nil))
    }
}

extension UICollectionView {
    /// The item at a point of the content. An item whose drop animation runs is where it is drawn.
    fileprivate func movableItem(at point: CGPoint) -> RowPath? {
        if let movement, movement.phase == .settling, let cell = visible.cells[movement.item],
            cell.superview === self, cell.layer.presentation()?.frame.contains(point) == true
        {
            return movement.item
        }
        return indexPathForItem(at: point).map { RowPath($0) }
    }
}
