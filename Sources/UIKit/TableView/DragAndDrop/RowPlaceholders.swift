// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The placeholders of a table: room among its rows, with cells of their own.
@MainActor
final class RowPlaceholders {
    private unowned let table: UITableView
    private(set) var openings = RowOpenings() { didSet { table.placeholdersDidChange() } }
    private var placeholders: [Int: UITableViewPlaceholder] = [:]
    private var cells: [Int: UITableViewCell] = [:]
    /// Those whose preview is still on its way.
    private var awaited: Set<Int> = []
    /// Those whose rows are coming with the batch that is being collected.
    private var committed: [Int] = []

    init(of table: UITableView) {
        self.table = table
    }

    // MARK: Coming

    /// Makes room for a placeholder.
    ///
    /// - Parameter drop: what it comes with: placeholders of one drop count each other in their index paths.
    /// - Returns: its number.
    func add(_ placeholder: UITableViewPlaceholder, ofDrop drop: Int) -> Int {
        let path = placeholder.insertionIndexPath
        let section = path.count == 2 ? path.section : -1
        let most = table.counts.indices.contains(section) ? table.counts[section] + count(inSection: section) : -1
        guard path.count == 2, path.row >= 0, path.row <= most else {
            misuse(
                "A placeholder was to be inserted at \(path), and there is no such place. "
                    + "Pass the index path of a row, or that after a section's last one.")
        }
        let height = placeholder.rowHeight >= 0 ? placeholder.rowHeight : table.heightOfVisitors
        let id = openings.open(at: RowPath(path), height: Double(height), group: drop)
        placeholders[id] = placeholder
        return id
    }

    private func count(inSection section: Int) -> Int {
        openings.ids.count { openings.place(of: $0)?.section == section }
    }

    /// A preview flies to the placeholder, which does not show until that has landed.
    func await(_ id: Int) { awaited.insert(id) }

    func arrived(_ id: Int) {
        guard awaited.remove(id) != nil else { return }
        cells[id]?.alpha = 1
    }

    func cell(_ id: Int) -> UITableViewCell? { cells[id] }

    /// Whether a place of the content is a placeholder's.
    func isOver(_ y: CGFloat) -> Bool {
        openings.rowsOffset(Double(y - table.headerHeight), in: table.geometry).opening != nil
    }

    // MARK: Showing

    /// Gives those in sight their cells, and takes them from the others.
    func layOut() {
        for id in openings.ids {
            guard let frame = frame(of: id) else { continue }
            if frame.overlaps(table.bounds) {
                let cell = cells[id] ?? makeCell(id, frame)
                cell?.place(in: frame)
                if let cell { showGroupPlace(of: cell, id) }
            } else {
                recycle(id)
            }
        }
    }

    /// Gives a cell the look of a row where it stands in its section.
    private func showGroupPlace(of cell: UITableViewCell, _ id: Int) {
        guard let place = openings.place(of: id) else { return }
        let neighbours = openings.ids(at: place)
        cell.groupPlace = GroupPlace(
            isFirst: place.row == 0 && neighbours.first == id,
            isLast: place.row == table.geometry.rowCount(inSection: place.section) && neighbours.last == id,
            style: table.style)
        cell.separator.isHidden = cell.groupPlace.line == .none
    }

    func frame(of id: Int) -> CGRect? {
        guard let range = openings.range(of: id, in: table.geometry), let place = openings.place(of: id) else {
            return nil
        }
        let part: ListPart = table.geometry.contains(place) ? .row(place) : .footer(place.section)
        let pushed = table.makingWay.map { CGFloat($0.displacement(of: part)) } ?? 0
        return CGRect(
            x: table.rowInsets.left, y: table.headerHeight + CGFloat(range.offset) + pushed, width: table.rowWidth,
            height: CGFloat(range.height))
    }

    private func makeCell(_ id: Int, _ frame: CGRect) -> UITableViewCell? {
        guard let placeholder = placeholders[id] else { return nil }
        guard let cell = table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier) else {
            misuse(
                "A placeholder asks for a cell with the identifier \(placeholder.reuseIdentifier), and no class is "
                    + "registered for that. Call register(_:forCellReuseIdentifier:) before the drop.")
        }
        cells[id] = cell
        UIView.performWithoutAnimation {
            cell.table = table
            cell.isHidden = false
            cell.takeGround(of: table.style)
            cell.groupPlace = GroupPlace(isFirst: false, isLast: false, style: table.style)
            cell.separator.isHidden = cell.groupPlace.line == .none
            cell.setEditing(false, animated: false)
            cell.separator.backgroundColor = table.separatorColor ?? .separator
            table.insertSubview(cell, at: table.placeAboveBackground)
            cell.place(in: frame)
            placeholder.cellUpdateHandler?(cell)
            cell.alpha = awaited.contains(id) ? 0 : 1
            cell.layoutIfNeeded()
        }
        return cell
    }

    private func recycle(_ id: Int) {
        guard let cell = cells.removeValue(forKey: id) else { return }
        cell.removeFromSuperview()
        table.putAway(cell)
    }

    // MARK: Going

    /// Has the row come that a placeholder stands for.
    func commit(_ id: Int, _ updates: (IndexPath) -> Void) -> Bool {
        table.loadDataIfNeeded()
        guard var place = openings.place(of: id), !committed.contains(id) else { return false }
        // Rows of the same batch that others above it have stood for are there before it.
        place.row += openings.ids.prefix { $0 != id }.count { other in
            committed.contains(other) && openings.place(of: other)?.section == place.section
        }
        committed.append(id)
        table.beginUpdates()
        updates(IndexPath(place))
        table.insertRows(at: [IndexPath(place)], with: .none)
        table.endUpdates()
        if !committed.contains(id) { table.rowDrop?.placeholderBecame(table.heldRows.hold(place), id) }
        return true
    }

    func delete(_ id: Int) -> Bool {
        let anchor = table.contentOffset.y > -table.adjustedContentInset.top ? table.anchorInView() : nil
        guard !committed.contains(id), openings.close(id) else { return false }
        if let anchor { table.restore(anchor) }
        placeholders[id] = nil
        awaited.remove(id)
        if let cell = cells.removeValue(forKey: id) {
            let table = table
            table.animateRows(Thresholds.Gap.duration) {
                cell.alpha = 0
            } completion: {
                cell.removeFromSuperview()
                table.putAway(cell)
            }
        }
        table.makeWay()
        return true
    }

    // MARK: Live data

    func follow(_ plan: BatchUpdatePlan) {
        let taken = committed
        committed = []
        for id in openings.follow(plan, taking: taken) { forget(id) }
    }

    private func forget(_ id: Int) {
        recycle(id)
        placeholders[id] = nil
        awaited.remove(id)
    }

    /// The table was reloaded: they all go.
    func removeAll() {
        for id in openings.ids { forget(id) }
        committed = []
        openings.closeAll()
    }
}

/// A placeholder, to the app.
@MainActor
final class DropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var table: UITableView?
    private let id: Int
    private let animator: any UIDragAnimating

    init(_ item: UIDragItem, _ id: Int, in table: UITableView?, _ animator: any UIDragAnimating) {
        dragItem = item
        (self.table, self.id, self.animator) = (table, id, animator)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        table?.placeholders?.commit(id, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { table?.placeholders?.delete(id) ?? false }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
