// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The placeholders of a table: room among its rows, with cells of their own.
@MainActor
final class RowPlaceholders {
    private unowned let table: UITableView
    private(set) var openings = RowOpenings() { didSet { openingsDidChange() } }
    private var placeholders: [Int: UITableViewPlaceholder] = [:]
    private var cells: [Int: UITableViewCell] = [:]
    /// Those whose preview is still on its way, and what that is of.
    private var awaited: [Int: ObjectIdentifier] = [:]
    /// Those whose rows are coming with the batch that is being collected.
    private var committed: Set<Int> = []
    /// The same by sections, from top to bottom.
    private var committedInSection: [Int: [Int]] = [:]
    /// Whether the rows have yet to make way for what a drop has brought.
    private var isNewToRows = false

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
        let most =
            table.list.counts.indices.contains(section)
            ? table.list.counts[section] + openings.count(inSection: section) : -1
        guard path.count == 2, path.row >= 0, path.row <= most else {
            misuse(
                "A placeholder was to be inserted at \(path), and there is no such place. "
                    + "Pass the index path of a row, or that after a section's last one.")
        }
        let height = placeholder.rowHeight >= 0 ? placeholder.rowHeight : table.heightOfVisitors
        // Whoever counts those of other drops too means the section's end.
        let end = table.list.counts[section] + openings.count(ofGroup: drop, inSection: section)
        let place = RowPath(section: section, row: min(path.row, end))
        let id = openings.open(at: place, height: Double(height), group: drop)
        placeholders[id] = placeholder
        return id
    }

    /// A drop may bring thousands: the rows hear of all together.
    private func openingsDidChange() {
        if table.dragging.drop?.taker == nil { table.placeholdersDidChange() } else { isNewToRows = true }
    }

    /// Lets the rows make way for all that a drop has brought.
    func dropWasPerformed() {
        guard isNewToRows else { return }
        isNewToRows = false
        table.placeholdersDidChange()
        table.makeWay()
    }

    /// The preview of an item flies to the placeholder, which does not show until that has landed.
    func await(_ id: Int, _ item: UIDragItem) { awaited[id] = ObjectIdentifier(item) }

    func arrived(_ id: Int) {
        guard awaited.removeValue(forKey: id) != nil else { return }
        cells[id]?.alpha = 1
    }

    func cell(_ id: Int) -> UITableViewCell? { cells[id] }

    /// Whether a place of the content is a placeholder's.
    func isOver(_ y: CGFloat) -> Bool {
        openings.rowsOffset(Double(y - table.headerHeight), in: table.list.geometry).opening != nil
    }

    // MARK: Showing

    /// Gives those in sight their cells, and takes them from the others.
    ///
    /// - Complexity: O(those in sight), times O(log n) for finding each.
    func layOut() {
        for id in cells.keys where frame(of: id)?.overlaps(table.bounds) == false { recycle(id) }
        var index = openings.firstIndex { (frame(of: $0)?.maxY ?? 0) > table.bounds.minY }
        while index < openings.count, let frame = frame(of: openings.id(at: index)), frame.minY < table.bounds.maxY {
            let id = openings.id(at: index)
            index += 1
            guard frame.overlaps(table.bounds) else { continue }
            let cell = cells[id] ?? makeCell(id, frame)
            cell?.place(in: frame)
            if let cell { showGroupPlace(of: cell, id) }
        }
    }

    /// Gives a cell the look of a row where it stands in its section.
    private func showGroupPlace(of cell: UITableViewCell, _ id: Int) {
        guard let place = openings.place(of: id) else { return }
        let ends = openings.ends(of: id)
        cell.groupPlace = GroupPlace(
            isFirst: place.row == 0 && ends.isFirst,
            isLast: place.row == table.list.geometry.rowCount(inSection: place.section) && ends.isLast,
            style: table.style)
        cell.separator.isHidden = cell.groupPlace.line == .none
    }

    func frame(of id: Int) -> CGRect? {
        guard let range = openings.range(of: id, in: table.list.geometry), let place = openings.place(of: id) else {
            return nil
        }
        let part: ListPart = table.list.geometry.contains(place) ? .row(place) : .footer(place.section)
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
            cell.alpha = awaited[id] == nil ? 1 : 0
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
        let section = place.section
        let others = committedInSection[section] ?? []
        let above = others.indices.partitionPoint { openings.isAbove(id, others[$0]) }
        place.row += above
        committed.insert(id)
        committedInSection[section, default: []].insert(id, at: above)
        let item = awaited[id]
        table.beginUpdates()
        updates(IndexPath(place))
        table.insertRows(at: [IndexPath(place)], with: .none)
        table.endUpdates()
        if !committed.contains(id) { table.dragging.drop?.placeholderBecame(table.list.reference(to: place), of: item) }
        return true
    }

    func delete(_ id: Int) -> Bool {
        let anchor = table.contentOffset.y > -table.restingInset.top ? table.anchorInView() : nil
        guard !committed.contains(id), openings.close(id) else { return false }
        if let anchor { table.restore(anchor) }
        placeholders[id] = nil
        awaited[id] = nil
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
        forgetCommitted()
        for id in openings.follow(plan, taking: taken) { forget(id) }
    }

    private func forget(_ id: Int) {
        recycle(id)
        placeholders[id] = nil
        awaited[id] = nil
    }

    private func forgetCommitted() { (committed, committedInSection) = ([], [:]) }

    /// The table was reloaded: they all go.
    func removeAll() {
        for id in openings.ids { forget(id) }
        forgetCommitted()
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
        table?.dragging.placeholders?.commit(id, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { table?.dragging.placeholders?.delete(id) ?? false }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
