// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// The list of players. A long press lifts a row to reorder it, and a button adds players.
final class PlayersController: PlayersTableController {
    private(set) var reorderer: RowReorderer?
    private var added = 0

    convenience init(store: PlayersStore) { self.init(store: store, title: "Players") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems?.insert(
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: PlayersController.addPlayer), at: 1)
        let reorderer = RowReorderer(tableView: tableView)
        reorderer.onChange = { [weak self] move in
            self?.players.moveRows(move)
            self?.save()
        }
        reorderer.identifier = { [weak self] path in self?.players[path.row].id }
        self.reorderer = reorderer
    }

    override func cancelDrag() { reorderer?.cancel() }

    private func addPlayer() {
        let path = IndexPath(row: players.count, section: 0)
        change("Add") {
            players.append(Player.newcomer(added))
            tableView.insertRows(at: [path], with: .automatic)
        }
        added += 1
        tableView.scrollToRow(at: path, at: .bottom, animated: true)
    }
}
