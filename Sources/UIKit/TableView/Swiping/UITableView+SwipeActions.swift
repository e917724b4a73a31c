// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UITableView {
    /// What a swipe shows on a side of a row; nil where the row cannot be swiped that way.
    ///
    /// The delegate says. Where it answers nil, a row that can be deleted has a button for that on its trailing side;
    /// a configuration without actions leaves the row closed.
    func actions(of path: RowPath, on side: SwipeSide) -> RowActions? {
        guard mayEdit(path) else { return nil }
        if let configuration = configuration(of: path, on: side) {
            let actions = configuration.actions
            guard !actions.isEmpty else { return nil }
            return RowActions(
                side: side, actions: actions, performsFirst: configuration.performsFirstActionWithFullSwipe)
        }
        return side == .trailing && mayDelete(path) ? deletion(of: path) : nil
    }

    /// What the red minus of a row shows: what a swipe would, or else the button that deletes it.
    func actionsOfMinus(of path: RowPath) -> RowActions {
        actions(of: path, on: .trailing) ?? deletion(of: path)
    }

    private func configuration(of path: RowPath, on side: SwipeSide) -> UISwipeActionsConfiguration? {
        let indexPath = IndexPath(path)
        return switch side {
        case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    /// Deleting a row as one action: the data source commits it.
    private func deletion(of path: RowPath) -> RowActions {
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: IndexPath(path))
            ?? Phrase.deleteButton.text()
        let row = list.reference(to: path)
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            // The row may have another place by now, or have gone.
            if let self, let path = row.path { self.commit(.delete, path) }
            completion(true)
        }
        return RowActions(side: .trailing, actions: [action], performsFirst: true)
    }
}

extension UIContextualAction {
    /// Has the app do what the action is for where there is no button that waits for its answer.
    ///
    /// - Parameter source: the row's cell, or its table where it has none.
    func perform(from source: UIView) { handler(self, source) { _ in } }
}
