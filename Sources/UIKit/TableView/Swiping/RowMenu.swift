// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// What a swipe shows on either side of a row, as the menu that a pointer's secondary click opens.
///
/// A mouse lifts rows where a finger swipes them, and so has no other way to the actions.
@MainActor
final class RowMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self, followsPresses: false)

    init(of table: UITableView) {
        self.table = table
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        // The app may have a menu of its own for the table.
        let isAlone = !table.interactions.contains { $0 !== interaction && $0 is UIContextMenuInteraction }
        guard isAlone, !table.isEditing, let indexPath = table.indexPathForRow(at: location) else { return nil }
        let path = RowPath(indexPath)
        guard let cell = table.cells[path], table.swipe?.cell !== cell else { return nil }
        let sides = SwipeSide.allCases.compactMap { table.actions(of: path, on: $0) }
        guard !sides.isEmpty else { return nil }
        let groups = sides.map { side in
            UIMenu(options: .displayInline, children: side.actions.map { element($0, from: cell) })
        }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: groups) })
    }

    private func element(_ action: UIContextualAction, from cell: UITableViewCell) -> UIAction {
        UIAction(
            title: action.title ?? "", image: action.image,
            attributes: action.style == .destructive ? .destructive : []
        ) { [weak cell] _ in
            // The row may have gone while the menu was open.
            guard let cell, cell.table != nil else { return }
            action.handler(action, cell) { _ in }
        }
    }
}
