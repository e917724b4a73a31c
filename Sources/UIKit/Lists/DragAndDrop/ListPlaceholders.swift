// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// A placeholder of the app: a row that the data source does not count.
@MainActor
struct Placeholder<Cell: ListCell> {
    let reuseIdentifier: String
    /// Configures the placeholder's cell each time the placeholder becomes visible.
    let configure: (Cell) -> Void
    /// The size in points. A table uses only the height.
    let size: CGSize
}

/// The placeholders of a list: rows that the data source does not count, each with its own cell.
@MainActor
final class ListPlaceholders<List: DraggableList>: DropPlaceholders {
    private unowned let list: List
    private(set) var gaps = PlaceholderGaps() { didSet { gapsDidChange() } }
    /// The app's placeholders, keyed by the number that `add` returns for each.
    private(set) var placeholders: [Int: Placeholder<List.Cell>] = [:]
    /// The cells of the visible placeholders, keyed by the placeholder's number.
    private var cells: [Int: List.Cell] = [:]
    /// The dropped items whose previews are still animated to a placeholder, keyed by the placeholder's number.
    private var awaited: [Int: ObjectIdentifier] = [:]
    /// The numbers of the placeholders that the current batch of updates replaces with rows.
    private var committed: Set<Int> = []
    /// The placeholders in `committed` by section. Each list is ordered from top to bottom.
    private var committedInSection: [Int: [Int]] = [:]
    /// Whether a drop has added placeholders for which the other rows have not made room yet.
    private var isNewToRows = false
    /// The paths of the placeholders in an order, computed last.
    private var cachedPaths: (order: PreviewOrder?, paths: ShownPlaceholders)?

    init(of list: List) {
        self.list = list
    }

    /// The paths of the placeholders in the order that is shown; nil without placeholders.
    ///
    /// - Parameter order: the order; nil for that of the data.
    func paths(in order: PreviewOrder?) -> ShownPlaceholders? {
        if gaps.isEmpty { return nil }
        if let cachedPaths, cachedPaths.order == order { return cachedPaths.paths }
        let paths = ShownPlaceholders(gaps, order: order)
        cachedPaths = (order, paths)
        return paths
    }

    // MARK: Adding

    /// Adds a placeholder and makes room for it among the rows.
    ///
    /// - Parameter drop: the number of the drop. The placeholder's index path counts rows and the earlier placeholders
    ///   of the same drop, but not those of other drops.
    /// - Returns: the placeholder's number.
    func add(_ placeholder: Placeholder<List.Cell>, at path: IndexPath, ofDrop drop: Int) -> Int {
        let counts = list.list.counts
        let section = path.count == 2 ? path.section : -1
        let most = counts.indices.contains(section) ? counts[section] + gaps.count(inSection: section) : -1
        guard path.count == 2, path.row >= 0, path.row <= most else {
            misuse(
                "A placeholder was to be inserted at \(path), and there is no such place. "
                    + "Pass the index path of an element, or that after a section's last one.")
        }
        // The app may also have counted placeholders of other drops. An index path beyond `end` therefore stands for
        // the section's end.
        let end = counts[section] + gaps.count(ofGroup: drop, inSection: section)
        let place = RowPath(section: section, row: min(path.row, end))
        let id = gaps.open(at: place, height: Double(placeholder.size.height), group: drop)
        placeholders[id] = placeholder
        return id
    }

    /// Updates the other rows after a change of the placeholders. A drop may add thousands of placeholders, so that the
    /// rows are updated after it.
    private func gapsDidChange() {
        cachedPaths = nil
        list.placesOfPlaceholdersDidChange()
        if list.dragging.drop?.dropHandler == nil { list.placeholdersDidChange() } else { isNewToRows = true }
    }

    /// Called at the end of a drop.
    func dropWasPerformed() {
        guard isNewToRows else { return }
        isNewToRows = false
        list.placeholdersDidChange()
        list.displaceRows()
    }

    func hideUntilLanding(_ id: Int, _ item: UIDragItem) { awaited[id] = ObjectIdentifier(item) }

    func previewLanded(_ id: Int) {
        guard awaited.removeValue(forKey: id) != nil else { return }
        cells[id]?.applyDragAppearance(CellDragAppearance())
    }

    var isEmpty: Bool { gaps.isEmpty }

    func cell(of id: Int) -> (any ListCell)? { cells[id] }

    func updateCell(of id: Int) { if let cell = cells[id] { placeholders[id]?.configure(cell) } }

    // MARK: Showing

    /// Adds cells to the visible placeholders, and recycles the cells of all others.
    ///
    /// - Complexity: O(v log n) for v visible of n placeholders
    func layOut() {
        let shown = list.placeholdersOnScreen()
        let numbers = Set(shown.map(\.number))
        for number in cells.keys where !numbers.contains(number) { recycle(number) }
        for (number, frame) in shown {
            if let cell = cells[number] {
                list.show(cell, asPlaceholder: number, in: frame)
            } else {
                addCell(number, frame)
            }
        }
    }

    func frame(of number: Int) -> CGRect? { list.frameOfPlaceholder(number) }

    private func addCell(_ number: Int, _ frame: CGRect) {
        guard let placeholder = placeholders[number] else { return }
        UIView.performWithoutAnimation {
            let cell = list.makePlaceholderCell(placeholder.reuseIdentifier, frame)
            cells[number] = cell
            list.show(cell, asPlaceholder: number, in: frame)
            placeholder.configure(cell)
            if awaited[number] != nil { cell.applyDragAppearance(CellDragAppearance(visibility: .hidden)) }
            cell.layoutIfNeeded()
        }
    }

    private func recycle(_ id: Int) {
        guard let cell = cells.removeValue(forKey: id) else { return }
        cell.removeFromSuperview()
        list.returnToPool(cell)
    }

    // MARK: Removing

    /// Replaces a placeholder with its row.
    ///
    /// - Parameter updates: inserts the item into the data at the index path that is its argument.
    /// - Returns: false if the placeholder no longer exists or has already been replaced.
    func commit(_ id: Int, _ updates: (IndexPath) -> Void) -> Bool {
        list.loadDataIfNeeded()
        guard var place = gaps.place(of: id), !committed.contains(id) else { return false }
        // The row gets an index path below the rows that replace higher placeholders in the same batch.
        let section = place.section
        let others = committedInSection[section] ?? []
        let above = others.indices.partitionPoint { gaps.isAbove(id, others[$0]) }
        place.row += above
        committed.insert(id)
        committedInSection[section, default: []].insert(id, at: above)
        let item = awaited[id]
        list.insertRow(at: IndexPath(place)) { updates(IndexPath(place)) }
        if !committed.contains(id) {
            list.dragging.drop?.redirectPreview(to: list.list.reference(to: place), of: item)
        }
        return true
    }

    func delete(_ id: Int) -> Bool {
        guard !committed.contains(id) else { return false }
        guard list.keepingTopmostRow({ gaps.close(id) }) else { return false }
        placeholders[id] = nil
        awaited[id] = nil
        if let cell = cells.removeValue(forKey: id) {
            let list = list
            list.animatePlaceholder {
                cell.alpha = 0
            } completion: {
                cell.removeFromSuperview()
                list.returnToPool(cell)
            }
        }
        list.displaceRows()
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

    /// Removes all placeholders, because the list was reloaded.
    func removeAll() {
        for id in gaps.ids { forget(id) }
        forgetCommitted()
        gaps.closeAll()
    }
}
