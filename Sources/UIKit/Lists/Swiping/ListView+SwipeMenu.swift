// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension ListView {
    /// A context menu with the swipe actions of both sides of a row; nil if the row has no swipe actions.
    ///
    /// The menu makes the actions available to a mouse, with which a drag lifts the row instead of swiping it.
    func menuOfSwipeActions(of row: RowReference) -> UIContextMenuConfiguration? {
        guard !isEditing else { return nil }
        let sides = SwipeSide.allCases.compactMap { side in row.path.flatMap { actions(of: $0, on: side) } }
        guard !sides.isEmpty else { return nil }
        // Destructive actions come last, in a group of their own.
        let destructive = sides.flatMap(\.actions).filter { $0.style == .destructive }
        let groups = sides.map { $0.actions.filter { $0.style != .destructive } } + [destructive]
        let menus = groups.filter { !$0.isEmpty }.map { actions in
            UIMenu(options: .displayInline, children: actions.map { element($0, of: row) })
        }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: menus) })
    }

    private func element(_ action: UIContextualAction, of row: RowReference) -> UIAction {
        UIAction(
            title: action.title ?? "", image: action.image,
            attributes: action.style == .destructive ? .destructive : []
        ) { [weak self] _ in
            // The row may have been deleted while the menu was open. If it is off screen, it has no cell.
            guard let self, let path = row.path else { return }
            action.perform(from: visible.cells[path] ?? self)
        }
    }
}
