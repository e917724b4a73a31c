// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// The players: swipe to delete, Edit to delete and move, hold a row to lift it and carry it elsewhere. All of it can be
/// undone.
final class PlayersController: UITableViewController {
    private(set) var players: [Player]
    private let store: PlayersStore
    private let canSave: Bool
    private let undoButtons = UndoButtons()
    private var added = 0
    private var notice: NoticeView?
    /// The last save failed, and the notice says so.
    private var saveFailed = false
    private(set) var reorderer: RowReorderer?

    init(store: PlayersStore) {
        self.store = store
        let loaded = store.load()
        players = loaded.players
        canSave = !loaded.isReadOnly
        super.init(style: .plain)
        title = "Players"
        if let text = loaded.notice { show(text) }
    }

    required init?(coder: NSCoder) {
        fatalError("PlayersController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PlayerCell.self, forCellReuseIdentifier: "Player")
        tableView.rowHeight = PlayerCell.height
        navigationItem.rightBarButtonItems =
            [
                editButtonItem,
                UIBarButtonItem(barButtonSystemItem: .add, target: self, action: PlayersController.addPlayer),
            ] + undoButtons.items
        let reorderer = RowReorderer(tableView: tableView)
        reorderer.onMove = { [weak self] sources, targets in
            self?.players.moveRows(at: sources, to: targets)
            self?.save()
        }
        reorderer.identifier = { [weak self] path in self?.players[path.row].id }
        self.reorderer = reorderer
    }

    override var undoManager: UndoManager? { undoButtons.manager }

    /// Keys that nobody else wants are the page's: those that undo.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    // MARK: Changes

    /// Changes the players, which the table shows already or is told of by `body`, and saves them: one step to undo.
    private func change(_ name: String, _ body: () -> Void) {
        let before = players
        body()
        save()
        undoManager?.registerUndo(withTarget: self) { $0.restore(before, name) }
        undoManager?.setActionName(name)
    }

    private func restore(_ before: [Player], _ name: String) {
        reorderer?.cancel()
        change(name) {
            let difference = before.map(\.id).difference(from: players.map(\.id)).inferringMoves()
            tableView.show(difference) { self.players = before }
        }
    }

    private func addPlayer() {
        let path = IndexPath(row: players.count, section: 0)
        change("Add") {
            players.append(Player.newcomer(added))
            tableView.insertRows(at: [path], with: .automatic)
        }
        added += 1
        tableView.scrollToRow(at: path, at: .bottom, animated: true)
    }

    private func save() {
        guard canSave else { return }
        do {
            try store.save(players)
            if saveFailed {
                notice = nil
                placeNotice()
            }
            saveFailed = false
        } catch {
            saveFailed = true
            show("The players could not be saved in \(store.directory.path): \(error.localizedDescription)")
        }
    }

    // MARK: The notice

    private func show(_ text: String) {
        notice = NoticeView(text)
        placeNotice()
    }

    /// The notice is as high as its text is at the table's width.
    private func placeNotice() {
        guard let notice else { return tableView.tableHeaderView = nil }
        let height = notice.sizeThatFits(tableView.bounds.size).height
        guard tableView.tableHeaderView !== notice || notice.frame.height != height else { return }
        notice.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height)
        tableView.tableHeaderView = notice
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if notice != nil { placeNotice() }
    }

    // MARK: Data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        players.count
    }

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
