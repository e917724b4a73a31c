// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The end of a drag: in a new place, or at home.
extension DraggedRows {
    /// Writes the moves, if there are any, and lets the rows down in their new places.
    func drop() {
        block.view.isCarried = false
        controller.tell(.dropped)
        guard isCurrent else { return }
        guard keepUp() else { return fade() }
        guard let moves else {
            return land(at: rows, lead, duration: configuration.dropDuration)
        }
        shifter.reset()
        // The others are drawn where they lie after the move: the table must not scroll to keep one of them in place.
        let offset = table.contentOffset
        UIView.performWithoutAnimation {
            owner?.commit(moves, isAnimated: false)
            table.layoutIfNeeded()
            table.contentOffset = offset
            table.layoutIfNeeded()
        }
        guard isCurrent else { return }
        let targets = Dictionary(zip(moves.sources, moves.targets), uniquingKeysWith: { first, _ in first })
        let place = targets[lead] ?? lead
        // The app may have changed more than the order.
        guard table.hasRow(at: IndexPath(place)) else { return fade() }
        land(at: rows.map { row in row.flatMap { targets[$0] } }, place, duration: configuration.dropDuration)
    }

    /// Puts everything back and lets the rows down where they were.
    func returnHome() {
        block.view.isCarried = false
        guard table.window != nil else { return finishAtOnce() }
        guard keepUp() else { return fade() }
        controller.tell(.putBack)
        guard isCurrent else { return }
        guard keepUp() else { return fade() }
        if isLedByKeys { block.view.stayInPlace { revealHome() } }
        let duration = configuration.returnDuration
        shifter.update(duration: DragMotion.duration(duration), hides: { self.model.isLifted($0) }) { _ in 0 }
        land(at: rows, lead, duration: duration)
    }

    /// - Parameters:
    ///   - places: of the rows that the block shows; nil for one that has gone.
    ///   - lead: that of the one that is held.
    private func land(at places: [RowPath?], _ lead: RowPath, duration: TimeInterval) {
        let hidden = Set(places.compactMap { $0 })
        shifter.update(duration: 0, hides: { hidden.contains($0) }) { _ in 0 }
        func frame(_ number: Int) -> CGRect? {
            places[number].map { IndexPath($0) }.flatMap { table.hasRow(at: $0) ? table.rectForRow(at: $0) : nil }
        }
        landed(at: places, lead: lead)
        // The landing keeps the drag: the cells are shown again even where its owner has gone meanwhile.
        block.land(
            at: frame, lead: table.rectForRow(at: IndexPath(lead)), duration: duration,
            catching: owner?.catching(self), completion: { self.finish() })
    }
}
