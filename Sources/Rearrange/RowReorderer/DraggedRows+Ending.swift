// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The end of a drag: a drop at a new place, or a return.
extension DraggedRows {
    /// Commits the moves, if there are any, and animates the rows to their new places.
    func drop() {
        preview.view.isDragged = false
        controller.report(.dropped)
        guard isCurrent else { return }
        guard updatePaths() else { return fade() }
        guard let moves else {
            return land(at: rows, lead, duration: configuration.dropDuration)
        }
        displacement.reset()
        // The other rows are drawn at their new places already, so the table must not scroll to keep a visible row
        // where it was.
        let offset = table.contentOffset
        UIView.performWithoutAnimation {
            owner?.writer.commit(moves, isAnimated: false)
            table.layoutIfNeeded()
            table.contentOffset = offset
            table.layoutIfNeeded()
        }
        guard isCurrent else { return }
        let targets = Dictionary(zip(moves.sources, moves.targets), uniquingKeysWith: { first, _ in first })
        let place = targets[lead] ?? lead
        // The app may have changed more than the order of the rows, so the held row may no longer exist.
        guard table.hasRow(at: IndexPath(place)) else { return fade() }
        land(at: rows.map { row in row.flatMap { targets[$0] } }, place, duration: configuration.dropDuration)
    }

    /// Cancels the displacement of the other rows and animates the dragged rows back to their places.
    func animateReturn() {
        preview.view.isDragged = false
        guard table.window != nil else { return finishAtOnce() }
        guard updatePaths() else { return fade() }
        controller.report(.putBack)
        guard isCurrent else { return }
        guard updatePaths() else { return fade() }
        if isKeyboardDrag { preview.view.stayInPlace { revealHome() } }
        let duration = configuration.returnDuration
        displacement.update(duration: DragMotion.duration(duration), hides: { self.model.isLifted($0) }) { _ in 0 }
        land(at: rows, lead, duration: duration)
    }

    /// Starts the drop animation.
    ///
    /// - Parameters:
    ///   - places: the final path of each row in the preview, from top to bottom; nil for a removed row.
    ///   - lead: the final path of the held row, at which the preview ends.
    ///   - duration: the duration of the animation, in seconds.
    private func land(at places: [RowPath?], _ lead: RowPath, duration: TimeInterval) {
        let hidden = Set(places.compactMap { $0 })
        displacement.update(duration: 0, hides: { hidden.contains($0) }) { _ in 0 }
        func frame(_ number: Int) -> CGRect? {
            places[number].map { IndexPath($0) }.flatMap { table.hasRow(at: $0) ? table.rectForRow(at: $0) : nil }
        }
        landingBegan(at: places, lead: lead)
        // The completion retains this drag, so that the cells are shown again even if the reorderer is released in the
        // meantime.
        preview.land(
            at: frame, lead: table.rectForRow(at: IndexPath(lead)), duration: duration,
            catching: owner?.catching(self), completion: { self.finish() })
    }
}
