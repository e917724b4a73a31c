// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Accessibility actions for drag and drop: a row is picked up, and dropped before, after or into another row.
///
/// `DragActions` has the actions for other drop targets and for cancelling the drag.
extension DraggableList {
    /// The drag and drop actions of a row: picking the row up, or dropping the dragged items at it.
    func actionsOfDrags(_ path: RowPath) -> [UIAccessibilityCustomAction] {
        guard let drags = window?.host?.drags else { return [] }
        guard let drag = drags.current, drag.stateMachine.isUnderWay else {
            guard dragging.drag != nil, dragInteractionEnabled else { return [] }
            return [action(.pickUp, path) { $0.pickUp($1) }]
        }
        guard drag.isKeyboardDrag, let drop = dragging.drop, drag.canBeHandled(by: drop.interaction),
            dragging.drag?.isDragging(path) != true
        else { return [] }
        let words = wordsForDrops
        return [
            action(words.before, path) { $0.dropDraggedItems(at: 0, of: $1) },
            action(.dropInto, path) { $0.dropDraggedItems(at: 0.5, of: $1) },
            action(words.after, path) { $0.dropDraggedItems(at: 1, of: $1) },
        ]
    }

    private func action(
        _ name: Phrase, _ path: RowPath, _ body: @escaping (Self, RowPath) -> Bool
    ) -> UIAccessibilityCustomAction {
        let row = list.reference(to: path)
        return UIAccessibilityCustomAction(name: name.text()) { [weak self] _ in
            guard let self, let path = row.path else { return false }
            return body(self, path)
        }
    }

    /// Moves the dragged items to a row and drops them there.
    ///
    /// - Parameter share: the drop position as a fraction of the row: 0 is its beginning, 1 its end.
    /// - Returns: false if the drop was not accepted.
    private func dropDraggedItems(at share: CGFloat, of path: RowPath) -> Bool {
        guard dragByKeys != nil else { return false }
        reveal(path, animated: false)
        layoutIfNeeded()
        return dropDraggedItems(room: frameOfRow(path).height) {
            list.rows.contains(path) ? $0.pointer(at: share, of: path) : nil
        }
    }

    /// The current drag if it is moved by keyboard or accessibility actions; otherwise nil.
    var dragByKeys: ActiveDrag? {
        window?.host?.drags.current.flatMap { $0.isKeyboardDrag && $0.stateMachine.isUnderWay ? $0 : nil }
    }

    /// Moves the pointer of the drag to a point and drops the dragged items there.
    ///
    /// - Parameters:
    ///   - room: the distance in points around the point that should be visible too, if it fits.
    ///   - point: a closure that receives the drop positions of the list. It returns the point in the list's
    ///     coordinates, or nil if the row, header or footer to drop on no longer exists.
    /// - Returns: false if the drop was not accepted.
    func dropDraggedItems(room: CGFloat, at point: (any DropPositions) -> CGPoint?) -> Bool {
        guard let drag = dragByKeys else { return false }
        // The first move may displace rows, because the drag enters the list. So the point is computed a second time.
        for _ in 0..<2 {
            guard let drop = dragging.drop, let point = point(drop.positions),
                let pointer = drop.pointerInSight(at: point, room: room)
            else { return false }
            drag.pointerMoved(to: pointer, time: CACurrentMediaTime())
        }
        return dragging.drop.map { drag.dropIfAccepted(on: $0.interaction) } ?? false
    }
}
