// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table of players that saves them. A swipe deletes a row. In editing mode, the user deletes and moves rows. Each
/// change is one undo step.
///
/// Subclasses implement the lift and the drag of a row.
class PlayersTableController: SavingTableController<PlayersDocument> {
    var players: [Player]

    // MARK: Lifecycle

    init(store: PlayersStore, title: String) {
        let loaded = store.waitAndLoad()
        players = loaded.players
        super.init("The players", in: store, loaded, style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) {
        fatalError("PlayersTableController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PlayerCell.self, forCellReuseIdentifier: "Player")
        tableView.useTwoLineCellHeights()
        navigationItem.rightBarButtonItems = [editButtonItem] + undoButtons.items
    }

    /// Cancels a drag if the text size changes, because the rows' heights depend on the text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isViewLoaded,
            traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        else { return }
        cancelDrag()
    }

    // MARK: Changes

    /// Runs `body`, which changes the players and updates the table if necessary, and saves the players. The change is
    /// one undo step with the given name.
    func change(_ name: String, _ body: () -> Void) {
        let before = players
        body()
        save()
        registerUndo(of: before, name)
    }

    /// Registers an undo step with the given name that restores the players in `before`.
    func registerUndo(of before: [Player], _ name: String) {
        registerUndo(on: self, name) { $0.restore(before, name) }
    }

    private func restore(_ before: [Player], _ name: String) {
        cancelDrag()
        change(name) {
            let difference = RowDifference(from: players.map(\.id), to: before.map(\.id))
            tableView.apply(difference) { self.players = before }
            tableView.focusReturned(difference)
            tableView.reveal(difference)
        }
    }

    /// Cancels a drag before the players change. Subclasses override this.
    func cancelDrag() {}

    func save() { save(PlayersDocument(players: players)) }

    // MARK: Data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { players.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Player", for: indexPath)
        (cell as? PlayerCell)?.show(players[indexPath.row])
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        change("Delete") {
            players.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        change("Move Row") { players.insert(players.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    }

    // MARK: Delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
