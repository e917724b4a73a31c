// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension PlayersList: UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let player = players[indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: player))
        item.localObject = player
        // The list that takes the player removes it here.
        session.localContext = self
        return [item]
    }
}

extension PlayersList: UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard session.localDragSession?.localContext is PlayersList else {
            return UITableViewDropProposal(operation: .forbidden)
        }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        guard let source = coordinator.session.localDragSession?.localContext as? PlayersList else { return }
        for item in coordinator.items {
            guard let player = item.dragItem.localObject as? Player else { continue }
            take(player, from: source, to: coordinator.destinationIndexPath?.row ?? players.count)
            if let row = players.firstIndex(where: { $0 === player }) {
                coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
            }
        }
    }
}
