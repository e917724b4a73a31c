// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Moves that change the list at once, and that the app accepts or refuses afterwards. Also the announcements when
/// moves are reverted, undone or redone.
extension MoveWriter {
    /// Makes a predicate that returns whether a row is part of a pending move, which the app has neither accepted nor
    /// refused yet.
    ///
    /// - Complexity: O(rows of pending moves), and O(pending moves) for each row that is tested.
    func makePendingTest() -> (IndexPath) -> Bool {
        let moved = pendingMoves.compactMap(\.done).map { (Set($0.identifiers ?? []), $0) }
        guard !moved.isEmpty else { return { _ in false } }
        return { [self] path in
            let name = identifiers(of: path)?.identifier(at: path)
            return moved.contains { names, done in
                if let name, done.identifiers != nil { return names.contains(name) }
                return done.moves.isTarget(RowPath(path))
            }
        }
    }

    /// The question to the app whether a move may stay; nil if it is not asked.
    func question(about move: RowMove) -> DropQuestion? {
        owner?.confirmDrop.map { confirm in
            DropQuestion(pending: pendingDrops, changeQueue: changeQueue, ids: []) { await confirm(move) }
        }
    }

    /// Removes a move from the pending moves, because the app has answered.
    func removePending(_ step: MoveStep) { pendingMoves.removeAll { $0 === step } }

    /// Reverts a refused move, and announces the return with the reason. If other rows are being dragged, their drag
    /// continues. Unlike after an undo, the list does not scroll to the returned rows.
    func revert(_ step: MoveStep, reason: String?) {
        guard let done = step.done, let inverse = inverse(of: done) else { return }
        commit(inverse, isAnimated: !DragMotion.isReduced, as: MoveStep())
        announce(.putBack, inverse.targets, reason: reason)
    }

    /// Announces that rows were moved without a drag. The text has the first row's name and new place, and the number
    /// of the other rows. The reason follows if there is one.
    func announce(_ event: DragEvent, _ rows: [RowPath], reason: String? = nil) {
        guard let list, let row = rows.first, list.hasRow(at: IndexPath(row)) else { return }
        let text = list.text(
            about: event, rows.map { IndexPath($0) },
            name: list.shownCell(ofRow: IndexPath(row))?.spokenName(withOthers: rows.count - 1))
        UIAccessibility.post(notification: .announcement, argument: DropDecision.text(text, reason: reason))
    }
}

extension DoneMoves {
    /// Updates the target paths of these moves after a later move of other rows. Does nothing if the rows have
    /// identifiers, by which they are found.
    ///
    /// - Parameter counts: the number of rows in each section after the later move.
    mutating func updateTargets(_ later: RowMoves, counts: [Int]) {
        guard identifiers == nil else { return }
        moves = RowMoves(moves.sources, to: later.paths(after: moves.targets))
        self.counts = counts
    }
}
