// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of players. Rows can be deleted and moved.
class RosterViewController: UITableViewController {
    private(set) var team = Team.sample
    @IBOutlet private weak var countLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        showCount()
    }

    private func showCount() {
        let format = NSLocalizedString("%d players", comment: "The number of players")
        countLabel.text = String(format: format, team.players.count)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        team.players.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Player", for: indexPath) as! PlayerCell
        cell.show(team.players[indexPath.row])
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        team.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        showCount()
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        team.move(from: source.row, to: destination.row)
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowPlayer", let cell = sender as? UITableViewCell,
            let row = tableView.indexPath(for: cell)?.row, let card = segue.destination as? CardViewController
        else { return }
        card.player = team.players[row]
    }

    @IBAction func cancelNewPlayer(_ segue: UIStoryboardSegue) {}

    @IBAction func addNewPlayer(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? NewPlayerViewController, let player = form.player else { return }
        team.add(player)
        tableView.insertRows(at: [IndexPath(row: team.players.count - 1, section: 0)], with: .automatic)
        showCount()
    }
}
