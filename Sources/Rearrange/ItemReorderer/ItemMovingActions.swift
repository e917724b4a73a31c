// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension ItemReorderer {
    /// The custom actions that move an item for assistive technology. They move the same items as a drag of that item.
    ///
    /// The focused item gets these actions automatically. An app can also add them to its own elements.
    ///
    /// - Complexity: O(k log k) for k selected items, and O(items of three lines)
    public func accessibilityActions(forItemAt indexPath: IndexPath) -> [UIAccessibilityCustomAction] {
        guard let collectionView, collectionView.hasRow(at: indexPath), isMovable(indexPath),
            let cell = collectionView.cellForItem(at: indexPath),
            let steps = ItemSteps(of: indexPath, with: itemsLifted(with: indexPath), in: collectionView)
        else { return [] }
        return ItemStep.allCases.filter { moves(steps, $0) != nil }.map { step in
            UIAccessibilityCustomAction(name: step.name) { [weak self, weak cell] _ in
                guard let self, let cell else { return false }
                return writer.changeQueue.performAction {
                    self.collectionView?.indexPath(for: cell).map { self.move($0, step) } ?? false
                }
            }
        }
    }

    /// Moves items as a drag would, and announces their new place.
    ///
    /// - Returns: false if nothing moves.
    private func move(_ held: IndexPath, _ step: ItemStep) -> Bool {
        guard !isDragging, let collectionView, collectionView.hasRow(at: held), mayLift(held) else { return false }
        // The app may change the data when it is told of the beginning.
        let now = trackedPath(of: held)
        onBegin?(itemsLifted(with: held))
        guard let path = now(), let steps = ItemSteps(of: path, with: itemsLifted(with: path), in: collectionView),
            let moves = moves(steps, step)
        else {
            onEnd?(false)
            return false
        }
        writer.commit(moves, isAnimated: !DragMotion.isReduced)
        writer.reveal(moves.targets)
        writer.announce(.movedAtOnce, moves.targets)
        onEnd?(true)
        return true
    }

    /// The moves of a step; nil if nothing would move.
    private func moves(_ steps: ItemSteps, _ step: ItemStep) -> RowMoves? {
        steps.moves(after: step).flatMap { isOutline(section: $0.targets[0].section) ? nil : $0 }
    }
}
