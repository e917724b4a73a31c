// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UITableView {
    var swipe: SwipedRow<UITableViewCell>? {
        get { if case .swiping(let swipe) = rowInteraction { swipe } else { nil } }
        set { rowInteraction = newValue.map { .swiping($0) } ?? .none }
    }

    var swipeRecognizer: SwipePanGestureRecognizer { gestures.swipe }

    func swipeWillBegin(_ path: RowPath) { delegate?.tableView(self, willBeginEditingRowAt: IndexPath(path)) }

    func swipeDidEnd(_ path: RowPath?) { delegate?.tableView(self, didEndEditingRowAt: path.map { IndexPath($0) }) }

    /// The actions that a swipe shows on one side of a row; nil if the row cannot be swiped to that side.
    ///
    /// The delegate provides the actions. If it returns nil, a deletable row has a delete button on its trailing side.
    /// A configuration without actions prevents the swipe.
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

    /// The actions that a tap on a row's delete control shows: the trailing swipe actions, or a delete button if there
    /// are none.
    func actionsOfDeleteControl(of path: RowPath) -> RowActions {
        actions(of: path, on: .trailing) ?? deletion(of: path)
    }

    private func configuration(of path: RowPath, on side: SwipeSide) -> UISwipeActionsConfiguration? {
        let indexPath = IndexPath(path)
        return switch side {
        case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    /// The default delete action of a row, which the data source performs.
    private func deletion(of path: RowPath) -> RowActions {
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: IndexPath(path))
            ?? Phrase.deleteButton.text()
        let row = list.reference(to: path)
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            // The row may have been moved or deleted since the action was created.
            if let self, let path = row.path { self.commit(.delete, path) }
            completion(true)
        }
        return RowActions(side: .trailing, actions: [action], performsFirst: true)
    }
}
