// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UITableView {
    /// What a swipe shows on either side of a row, as a menu; nil where that is nothing.
    ///
    /// A mouse lifts rows where a finger swipes them, and so has no other way to the actions.
    func menuOfSwipeActions(of row: HeldRow) -> UIContextMenuConfiguration? {
        guard !isEditing else { return nil }
        let sides = SwipeSide.allCases.compactMap { side in row.path.flatMap { actions(of: $0, on: side) } }
        guard !sides.isEmpty else { return nil }
        let groups = sides.map { side in
            UIMenu(options: .displayInline, children: side.actions.map { element($0, of: row) })
        }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: groups) })
    }

    private func element(_ action: UIContextualAction, of row: HeldRow) -> UIAction {
        UIAction(
            title: action.title ?? "", image: action.image,
            attributes: action.style == .destructive ? .destructive : []
        ) { [weak self] _ in
            // The row may have gone while the menu was open, or be off the screen.
            guard let self, let path = row.path else { return }
            action.handler(action, cells[path] ?? self) { _ in }
        }
    }
}
