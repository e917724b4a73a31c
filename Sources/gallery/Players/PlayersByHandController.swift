// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of players, reordered without the library's drag and drop: by a long-press recognizer, a snapshot of the
/// row, and `moveRow(at:to:)` of the table.
///
/// The row moves in the table as the touch passes other rows, and the order is saved when the touch ends. Near the
/// table's edges a display link scrolls the table. The dragged row is identified by its player. Only the cell that
/// shows this player is hidden, even if the table reuses cells.
final class PlayersByHandController: PlayersTableController {
    private var draggedPlayer: DraggedPlayer?
    private let press = UILongPressGestureRecognizer()
    private var link: CADisplayLink?
    /// The number of seconds for which the touch has been near the table's top or bottom edge without interruption.
    private var timeAtEnd: TimeInterval = 0

    convenience init(store: PlayersStore) { self.init(store: store, title: "By hand") }

    override func viewDidLoad() {
        super.viewDidLoad()
        press.addTarget(self, action: PlayersByHandController.didLongPressCell)
        tableView.addGestureRecognizer(press)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        cancelDrag()
    }

    // MARK: The long press

    private func didLongPressCell(_ sender: UILongPressGestureRecognizer) {
        let point = sender.location(in: tableView)
        switch sender.state {
        case .began: lift(at: point)
        case .changed: moveDraggedPlayer(to: point)
        case .ended: drop()
        default: cancelDrag()
        }
    }

    private func lift(at point: CGPoint) {
        guard draggedPlayer == nil, !tableView.isEditing, let path = tableView.indexPathForRow(at: point),
            let cell = tableView.cellForRow(at: path)
        else { return }
        cell.setHighlighted(false, animated: false)
        let preview = cell.snapshotCellStyle()
        preview.alpha = 0
        tableView.addSubview(preview)
        draggedPlayer = DraggedPlayer(
            id: players[path.row].id, preview: preview, grabOffset: point.y - preview.center.y,
            initialTouchY: press.location(in: nil).y, initialOrder: players)
        // The display link retains the page until `land(_:)` invalidates the link.
        link = CADisplayLink(target: self, selector: PlayersByHandController.scroll)
        link?.add(to: .main, forMode: .common)
        UIView.animate(withDuration: duration) {
            preview.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
            preview.alpha = 0.98
            cell.alpha = 0
        }
    }

    private func moveDraggedPlayer(to point: CGPoint) {
        guard let draggedPlayer else { return }
        draggedPlayer.preview.center.y = point.y - draggedPlayer.grabOffset
        tableView.bringSubviewToFront(draggedPlayer.preview)
        guard let source = row(of: draggedPlayer), let target = nearestRow(to: point), source != target else { return }
        players.insert(players.remove(at: source), at: target)
        tableView.moveRow(at: IndexPath(row: source, section: 0), to: IndexPath(row: target, section: 0))
    }

    /// Scrolls the table while the touch is near its top or bottom edge: faster closer to the edge, and faster with
    /// time. A row lifted near an edge starts no scrolling until it is dragged toward that edge.
    private func scroll(_ link: CADisplayLink) {
        guard let draggedPlayer else { return }
        let area = tableView.bounds.inset(by: tableView.adjustedContentInset)
        let y = press.location(in: tableView).y
        let zone = min(area.height / 4, 180)
        let depth = max(0, y - (area.maxY - zone)) + min(0, y - (area.minY + zone))
        let way = press.location(in: nil).y - draggedPlayer.initialTouchY
        guard depth * way > 0 else { return timeAtEnd = 0 }
        timeAtEnd += link.duration
        let speed = 900 * max(-1, min(1, depth / (zone / 2))) * min(1, timeAtEnd / 0.4)
        let inset = tableView.adjustedContentInset
        let last = max(-inset.top, tableView.contentSize.height + inset.bottom - tableView.bounds.height)
        let offset = max(-inset.top, min(tableView.contentOffset.y + speed * link.duration, last))
        guard offset != tableView.contentOffset.y else { return }
        tableView.contentOffset.y = offset
        tableView.layoutIfNeeded()
        moveDraggedPlayer(to: press.location(in: tableView))
    }

    private func drop() {
        guard let draggedPlayer else { return }
        land(draggedPlayer)
        guard players != draggedPlayer.initialOrder else { return }
        save()
        registerUndo(of: draggedPlayer.initialOrder, "Move Row")
    }

    /// Cancels the drag and restores the order from before it.
    override func cancelDrag() {
        guard let draggedPlayer else { return }
        if players != draggedPlayer.initialOrder {
            players = draggedPlayer.initialOrder
            tableView.reloadData()
            tableView.layoutIfNeeded()
        }
        land(draggedPlayer)
    }

    /// Ends the drag, and animates the drag preview to the row of its player.
    private func land(_ draggedPlayer: DraggedPlayer) {
        self.draggedPlayer = nil
        link?.invalidate()
        link = nil
        let path = players.firstIndex { $0.id == draggedPlayer.id }.map { IndexPath(row: $0, section: 0) }
        let cell = path.flatMap { tableView.cellForRow(at: $0) }
        UIView.animate(
            withDuration: duration,
            animations: {
                if let path { draggedPlayer.preview.center = self.center(of: path) }
                draggedPlayer.preview.transform = .identity
                draggedPlayer.preview.alpha = 1
                cell?.alpha = 1
            },
            completion: { _ in draggedPlayer.preview.removeFromSuperview() })
    }

    private var duration: TimeInterval { UIAccessibility.isReduceMotionEnabled ? 0 : 0.3 }

    private func row(of draggedPlayer: DraggedPlayer) -> Int? { players.firstIndex { $0.id == draggedPlayer.id } }

    private func center(of path: IndexPath) -> CGPoint {
        let rect = tableView.rectForRow(at: path)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// The row at a point, or the nearest visible row if the point is outside all rows; nil if no row is visible.
    private func nearestRow(to point: CGPoint) -> Int? {
        let rows = (tableView.indexPathsForVisibleRows ?? []).map(\.row)
        guard let first = rows.first, let last = rows.last else { return nil }
        let row = tableView.indexPathForRow(at: CGPoint(x: tableView.bounds.midX, y: point.y))?.row
        return row ?? (point.y < center(of: IndexPath(row: first, section: 0)).y ? first : last)
    }

    // MARK: Data source

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.alpha = players[indexPath.row].id == draggedPlayer?.id ? 0 : 1
        return cell
    }
}
