// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The placeholders of a table: gaps among the rows, each with its own cell.
@MainActor
final class RowPlaceholders {
    private unowned let table: UITableView
    private(set) var gaps = PlaceholderGaps() { didSet { gapsDidChange() } }
    /// The app's placeholders, keyed by the number that `add` returns for each.
    private var placeholders: [Int: UITableViewPlaceholder] = [:]
    /// The cells of the visible placeholders, keyed by the placeholder's number.
    private var cells: [Int: UITableViewCell] = [:]
    /// The dropped items whose previews are still animated to a placeholder, keyed by the placeholder's number.
    private var awaited: [Int: ObjectIdentifier] = [:]
    /// The numbers of the placeholders that the current batch of updates replaces with rows.
    private var committed: Set<Int> = []
    /// The placeholders in `committed` by section. Each list is ordered from top to bottom.
    private var committedInSection: [Int: [Int]] = [:]
    /// Whether the rows must still be moved to make room for the placeholders of a drop.
    private var isNewToRows = false

    init(of table: UITableView) {
        self.table = table
    }

    // MARK: Adding

    /// Adds a placeholder and makes room for it among the rows.
    ///
    /// - Parameter drop: the number of the drop. The placeholder's index path counts rows and the earlier placeholders
    ///   of the same drop, but not those of other drops.
    /// - Returns: the placeholder's number.
    func add(_ placeholder: UITableViewPlaceholder, ofDrop drop: Int) -> Int {
        let path = placeholder.insertionIndexPath
        let section = path.count == 2 ? path.section : -1
        let most =
            table.list.counts.indices.contains(section)
            ? table.list.counts[section] + gaps.count(inSection: section) : -1
        guard path.count == 2, path.row >= 0, path.row <= most else {
            misuse(
                "A placeholder was to be inserted at \(path), and there is no such place. "
                    + "Pass the index path of a row, or that after a section's last one.")
        }
        let height = placeholder.rowHeight >= 0 ? placeholder.rowHeight : table.heightOfIncomingItems
        // The app may also have counted placeholders of other drops. An index path beyond `end` therefore stands for
        // the section's end.
        let end = table.list.counts[section] + gaps.count(ofGroup: drop, inSection: section)
        let place = RowPath(section: section, row: min(path.row, end))
        let id = gaps.open(at: place, height: Double(height), group: drop)
        placeholders[id] = placeholder
        return id
    }

    /// Updates the rows' corners and separators after a change of the placeholders. During a drop, the update is
    /// postponed until the drop has ended, because a drop may add thousands of placeholders.
    private func gapsDidChange() {
        if table.dragging.drop?.dropHandler == nil { table.placeholdersDidChange() } else { isNewToRows = true }
    }

    /// Moves the rows to make room for all placeholders that a drop has added.
    func dropWasPerformed() {
        guard isNewToRows else { return }
        isNewToRows = false
        table.placeholdersDidChange()
        table.displaceRows()
    }

    /// Hides the placeholder's cell until the preview of an item has landed on it.
    func hideUntilLanding(_ id: Int, _ item: UIDragItem) { awaited[id] = ObjectIdentifier(item) }

    func previewLanded(_ id: Int) {
        guard awaited.removeValue(forKey: id) != nil else { return }
        cells[id]?.alpha = 1
    }

    func cell(_ id: Int) -> UITableViewCell? { cells[id] }

    /// Whether a vertical position in the table's content is inside a placeholder.
    func isOver(_ y: CGFloat) -> Bool {
        gaps.rowsOffset(Double(y - table.headerHeight), in: table.geometry).gap != nil
    }

    // MARK: Showing

    /// Adds cells to the visible placeholders, and recycles the cells of all others.
    ///
    /// - Complexity: O(v log n) for v visible of n placeholders
    func layOut() {
        for id in cells.keys where frame(of: id)?.overlaps(table.bounds) == false { recycle(id) }
        var index = gaps.firstIndex { (frame(of: $0)?.maxY ?? 0) > table.bounds.minY }
        while index < gaps.count, let frame = frame(of: gaps.id(at: index)), frame.minY < table.bounds.maxY {
            let id = gaps.id(at: index)
            index += 1
            guard frame.overlaps(table.bounds) else { continue }
            let cell = cells[id] ?? makeCell(id, frame)
            cell?.place(in: frame)
            if let cell { showGroupPlace(of: cell, id) }
        }
    }

    /// Gives a placeholder's cell the corners and the separator that a row at the placeholder's position would have.
    private func showGroupPlace(of cell: UITableViewCell, _ id: Int) {
        guard let place = gaps.place(of: id) else { return }
        let ends = gaps.ends(of: id)
        cell.groupPlace = GroupPlace(
            isFirst: place.row == 0 && ends.isFirst,
            isLast: place.row == table.list.rows.count(inSection: place.section) && ends.isLast,
            style: table.style)
        cell.separator.isHidden = cell.groupPlace.line == .none
    }

    func frame(of id: Int) -> CGRect? {
        guard let range = gaps.range(of: id, in: table.geometry), let place = gaps.place(of: id) else {
            return nil
        }
        let part: ListPart = table.list.rows.contains(place) ? .row(place) : .footer(place.section)
        let pushed = table.displacementModel.map { CGFloat($0.displacement(of: part)) } ?? 0
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
            cell.applyDefaultBackgroundColor(of: table.style)
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
        table.returnToPool(cell)
    }

    // MARK: Removing

    /// Replaces a placeholder with its row.
    ///
    /// - Parameter updates: inserts the item into the data at the index path that is its argument.
    /// - Returns: false if the placeholder no longer exists or has already been replaced.
    func commit(_ id: Int, _ updates: (IndexPath) -> Void) -> Bool {
        table.loadDataIfNeeded()
        guard var place = gaps.place(of: id), !committed.contains(id) else { return false }
        // The row gets an index path below the rows that replace higher placeholders in the same batch.
        let section = place.section
        let others = committedInSection[section] ?? []
        let above = others.indices.partitionPoint { gaps.isAbove(id, others[$0]) }
        place.row += above
        committed.insert(id)
        committedInSection[section, default: []].insert(id, at: above)
        let item = awaited[id]
        table.beginUpdates()
        updates(IndexPath(place))
        table.insertRows(at: [IndexPath(place)], with: .none)
        table.endUpdates()
        if !committed.contains(id) {
            table.dragging.drop?.redirectPreview(to: table.list.reference(to: place), of: item)
        }
        return true
    }

    func delete(_ id: Int) -> Bool {
        let anchor = table.contentOffset.y > -table.restingInset.top ? table.anchorInView() : nil
        guard !committed.contains(id), gaps.close(id) else { return false }
        if let anchor { table.restore(anchor) }
        placeholders[id] = nil
        awaited[id] = nil
        if let cell = cells.removeValue(forKey: id) {
            let table = table
            table.animateRows(Thresholds.Gap.duration) {
                cell.alpha = 0
            } completion: {
                cell.removeFromSuperview()
                table.returnToPool(cell)
            }
        }
        table.displaceRows()
        return true
    }

    // MARK: Data changes

    func update(after plan: BatchUpdatePlan) {
        let taken = committed
        forgetCommitted()
        for id in gaps.apply(plan, replacing: taken) { forget(id) }
    }

    private func forget(_ id: Int) {
        recycle(id)
        placeholders[id] = nil
        awaited[id] = nil
    }

    private func forgetCommitted() { (committed, committedInSection) = ([], [:]) }

    /// Removes all placeholders, because the table was reloaded.
    func removeAll() {
        for id in gaps.ids { forget(id) }
        forgetCommitted()
        gaps.closeAll()
    }
}

/// The context with which the app commits or deletes a placeholder of a drop.
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
