// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The players of one table, whose data source it is. The storyboard has one for each table.
class PlayersList: NSObject, UITableViewDataSource {
    @IBOutlet weak var tableView: UITableView! {
        // The default on iPhones is false.
        didSet { tableView.dragInteractionEnabled = true }
    }
    @IBOutlet private weak var titleLabel: UILabel!
    /// The key of the list's name.
    @IBInspectable var title: String = ""
    private(set) var players: [Player] = []

    func show(_ players: [Player]) {
        self.players = players
        tableView.reloadData()
        showCount()
    }

    private func showCount() {
        let format = NSLocalizedString("%d players", comment: "The number of players of a list")
        titleLabel.text = "\(NSLocalizedString(title, comment: "")) · " + String(format: format, players.count)
    }

    /// Moves a player of this list, or of another one, to a row. Both lists change at once, so that the player is
    /// never in both. Does nothing if the player has left the source in the meantime.
    ///
    /// - Parameter row: The row that the player has after the move. A row beyond the end stands for the last one.
    func take(_ player: Player, from source: PlayersList, to row: Int) {
        guard let old = source.players.firstIndex(where: { $0 === player }) else { return }
        source.players.remove(at: old)
        let new = min(row, players.count)
        players.insert(player, at: new)
        let (oldPath, newPath) = (IndexPath(row: old, section: 0), IndexPath(row: new, section: 0))
        if source === self {
            tableView.moveRow(at: oldPath, to: newPath)
        } else {
            source.tableView.deleteRows(at: [oldPath], with: .automatic)
            tableView.insertRows(at: [newPath], with: .automatic)
            source.showCount()
            showCount()
        }
    }

    // MARK: UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { players.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Player", for: indexPath)
        let player = players[indexPath.row]
        cell.textLabel?.text = player.name
        cell.detailTextLabel?.text = NSLocalizedString(player.position, comment: "A position on the field")
        return cell
    }
}
