// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The players without a component: a long-press recognizer, a picture of the row, and the table's own moves.
///
/// The row goes along in the table as the finger passes others, and the order is saved when it is let go of. Rows are
/// known by their players, so that a cell that is used again for another row shows that.
final class PlayersByHandController: UITableViewController {
    private(set) var players: [Player]
    private let store: PlayersStore
    private let canSave: Bool
    private let undoButtons = UndoButtons()
    /// What loading had to say, until it is shown.
    private var news: String?
    private var held: HeldPlayer?

    init(store: PlayersStore) {
        self.store = store
        let loaded = store.load()
        players = loaded.players
        canSave = !loaded.isReadOnly
        news = loaded.notice
        super.init(style: .plain)
        title = "Players, by hand"
    }

    required init?(coder: NSCoder) {
        fatalError("PlayersByHandController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PlayerCell.self, forCellReuseIdentifier: "Player")
        tableView.rowHeight = PlayerCell.height
        navigationItem.rightBarButtonItems = [editButtonItem] + undoButtons.items
        tableView.addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: PlayersByHandController.didLongPressCell))
    }

    override var undoManager: UndoManager? { undoButtons.manager }

    /// Keys that nobody else wants are the page's: those that undo.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let text = news else { return }
        news = nil
        show(text)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        putBack()
    }

    // MARK: The long press

    private func didLongPressCell(_ sender: UILongPressGestureRecognizer) {
        let point = sender.location(in: tableView)
        switch sender.state {
        case .began: lift(at: point)
        case .changed: carry(to: point)
        case .ended: drop()
        default: putBack()
        }
    }

    private func lift(at point: CGPoint) {
        guard held == nil, !tableView.isEditing, let path = tableView.indexPathForRow(at: point),
            let cell = tableView.cellForRow(at: path)
        else { return }
        cell.setHighlighted(false, animated: false)
        let picture = cell.snapshotCellStyle()
        picture.alpha = 0
        tableView.addSubview(picture)
        held = HeldPlayer(
            id: players[path.row].id, picture: picture, grip: point.y - picture.center.y, before: players)
        UIView.animate(withDuration: duration) {
            picture.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
            picture.alpha = 0.98
            cell.alpha = 0
        }
    }

    private func carry(to point: CGPoint) {
        guard let held else { return }
        held.picture.center.y = point.y - held.grip
        tableView.bringSubviewToFront(held.picture)
        guard let source = row(of: held), let target = nearestRow(to: point), source != target else { return }
        players.insert(players.remove(at: source), at: target)
        tableView.moveRow(at: IndexPath(row: source, section: 0), to: IndexPath(row: target, section: 0))
    }

    private func drop() {
        guard let held else { return }
        land(held)
        guard players != held.before else { return }
        save()
        registerUndo(of: held.before, "Move Row")
    }

    /// As if nothing had been lifted: a cancelled touch changes nothing.
    private func putBack() {
        guard let held else { return }
        if players != held.before {
            players = held.before
            tableView.reloadData()
            tableView.layoutIfNeeded()
        }
        land(held)
    }

    private func land(_ held: HeldPlayer) {
        self.held = nil
        let path = players.firstIndex { $0.id == held.id }.map { IndexPath(row: $0, section: 0) }
        let cell = path.flatMap { tableView.cellForRow(at: $0) }
        UIView.animate(
            withDuration: duration,
            animations: {
                if let path { held.picture.center = self.center(of: path) }
                held.picture.transform = .identity
                held.picture.alpha = 1
                cell?.alpha = 1
            },
            completion: { _ in held.picture.removeFromSuperview() })
    }

    private var duration: TimeInterval { UIAccessibility.isReduceMotionEnabled ? 0 : 0.3 }

    private func row(of held: HeldPlayer) -> Int? { players.firstIndex { $0.id == held.id } }

    private func center(of path: IndexPath) -> CGPoint {
        let rect = tableView.rectForRow(at: path)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// The row at a point; beside, above or below the rows on screen it is the nearest of them.
    private func nearestRow(to point: CGPoint) -> Int? {
        let rows = (tableView.indexPathsForVisibleRows ?? []).map(\.row)
        guard let first = rows.first, let last = rows.last else { return nil }
        let row = tableView.indexPathForRow(at: CGPoint(x: tableView.bounds.midX, y: point.y))?.row
        return row ?? (point.y < center(of: IndexPath(row: first, section: 0)).y ? first : last)
    }

    // MARK: Changes

    /// Changes the players, which the table shows already or is told of by `body`, and saves them: one step to undo.
    private func change(_ name: String, _ body: () -> Void) {
        let before = players
        body()
        save()
        registerUndo(of: before, name)
    }

    private func registerUndo(of before: [Player], _ name: String) {
        undoManager?.registerUndo(withTarget: self) { $0.restore(before, name) }
        undoManager?.setActionName(name)
    }

    private func restore(_ before: [Player], _ name: String) {
        putBack()
        change(name) {
            let difference = before.map(\.id).difference(from: players.map(\.id)).inferringMoves()
            tableView.show(difference) { self.players = before }
        }
    }

    private func save() {
        guard canSave else { return }
        do {
            try store.save(players)
        } catch {
            show("The players could not be saved in \(store.directory.path): \(error.localizedDescription)")
        }
    }

    private func show(_ text: String) {
        let notice = NoticeView(text)
        let height = notice.sizeThatFits(tableView.bounds.size).height
        notice.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height)
        tableView.tableHeaderView = notice
    }

    // MARK: Data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { players.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Player", for: indexPath)
        let player = players[indexPath.row]
        (cell as? PlayerCell)?.show(player)
        cell.alpha = player.id == held?.id ? 0 : 1
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

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
