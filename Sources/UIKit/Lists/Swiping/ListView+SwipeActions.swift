// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Swipe actions that are performed without a swipe: from a menu, by a key, or by assistive technology.
extension ListView {
    /// Performs the destructive swipe action of a row for the Delete key. Returns false and does nothing if several
    /// rows are selected, because deleting several rows is left to the app.
    func deleteByKey(_ row: RowPath) -> Bool {
        guard list.selection.count <= 1 else { return false }
        // The delegate is told that the swipe actions close, and may insert or delete rows. A row reference stays
        // valid; the path does not.
        let held = list.reference(to: row)
        closeSwipe(animated: true)
        guard let row = held.path, let cell = visible.cells[row],
            let action = actions(of: row, on: .trailing)?.actions.first(where: { $0.style == .destructive })
        else { return false }
        action.perform(from: cell)
        return true
    }

    /// The swipe actions of both sides of a row for assistive technology.
    func customActionsOfSwipes(_ row: RowPath) -> [UIAccessibilityCustomAction] {
        SwipeSide.allCases.flatMap { side in actions(of: row, on: side)?.actions ?? [] }.map { custom($0, row) }
    }

    /// The custom action that performs a swipe action of the row.
    func custom(_ action: UIContextualAction, _ row: RowPath) -> UIAccessibilityCustomAction {
        let name = SpokenTextFormat.joined([action.title]) ?? action.image?.spokenName ?? ""
        let row = list.reference(to: row)
        return UIAccessibilityCustomAction(name: name, image: action.image) { [weak self] _ in
            // The row may have been moved or deleted since the action was created.
            guard let self, let path = row.path, let cell = visible.cells[path] else { return false }
            action.perform(from: cell)
            return true
        }
    }
}

extension UIContextualAction {
    /// Performs the action without a swipe, for example from a menu. The completion handler that is passed to the
    /// action's `handler` does nothing.
    ///
    /// - Parameter source: the row's cell, or the list if the row has no cell.
    func perform(from source: UIView) { handler(self, source) { _ in } }
}
