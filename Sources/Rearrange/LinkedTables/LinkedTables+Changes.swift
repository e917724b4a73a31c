// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// One of the items that a change puts into a list.
enum LinkedPiece<Item: Identifiable> {
    /// An item of one of the lists, which is moved.
    case moved(Item.ID)
    /// An item that is in no list yet.
    case added(Item)

    var id: Item.ID {
        switch self {
        case .moved(let id): id
        case .added(let item): item.id
        }
    }

    var piece: LinkedLists<Item.ID>.Piece {
        switch self {
        case .moved(let id): .moved(id)
        case .added(let item): .added(item.id)
        }
    }

    var added: Item? {
        if case .added(let item) = self { item } else { nil }
    }
}

// This extension makes all changes of the lists: it writes all models at once, updates their views, and then tells the
// app.
extension LinkedTables {
    /// Moves items to a list, or adds items that are in no list yet.
    ///
    /// - Parameters:
    ///   - pieces: the items, which are adjacent after the change.
    ///   - list: the index of the list.
    ///   - row: the row of the first item after the change; nil for the end of the list.
    ///   - name: the name of the undo step; nil for the default name of a move or a copy.
    ///   - animations: counts the animations of the move.
    ///   - isDrop: whether the user makes the change, so that the app may refuse it.
    /// - Returns: the lists that have changed.
    func perform(
        _ pieces: [LinkedPiece<Item>], on list: Int, at row: Int?, name: String? = nil,
        animations: AnimationCounter? = nil,
        isDrop: Bool = false
    ) -> [List] {
        guard let change = try? model.dropping(pieces.map(\.piece), on: list, at: row).get() else { return [] }
        let added = pieces.compactMap(\.added)
        let isCopy = !added.isEmpty && added.count == pieces.count
        return perform(
            change, adding: Dictionary(uniqueKeysWithValues: added.map { ($0.id, $0) }),
            name: name ?? (isCopy ? Phrase.undoCopy : .undoMove).text(), animations: animations,
            registration: isDrop ? registration(ofDropping: pieces.map(\.id), on: lists[list]) : .atOnce)
    }

    /// Makes a change, registers its undo step, and tells the app.
    ///
    /// - Parameters:
    ///   - change: the new places of items, and the removed items; if it is empty, nothing happens.
    ///   - added: the items that are added and are in no list now.
    ///   - name: the name of the undo step.
    ///   - animations: counts the animations of the change.
    ///   - registration: whether and when the undo step is registered, and whether the app is asked about the change.
    /// - Returns: the lists that have changed.
    @discardableResult
    func perform(
        _ change: LinkedListsChange<Item.ID>, adding added: [Item.ID: Item], name: String,
        animations: AnimationCounter? = nil,
        registration: UndoRegistration = .atOnce
    ) -> [List] {
        guard !change.isEmpty else { return [] }
        let changed = change.changed.map { lists[$0] }
        let (gone, focusAndSelection) = (itemsRemoved(by: change), focusAndSelection(before: change))
        let items = items(after: change, adding: added)
        write(items, isRefreshing: false, animations: animations)
        let reversal = LinkedReversal(
            placements: change.inverse, gone: gone, focusAndSelection: focusAndSelection, name: name)
        commit(reversal, registration) { report(changed) }
        return changed
    }

    /// Scrolls to items that were moved without a drag.
    func reveal(_ ids: [Item.ID]) {
        // The lists do not scroll while their rows are dragged, nor while another drag is over one of them.
        guard !isDragging, !lists.contains(where: { $0.view?.hasActiveDrop == true }) else { return }
        let rows = ids.compactMap { id -> ChangedRow? in
            place(of: id).flatMap { place in
                place.list.view.map { ChangedRow(list: $0, path: IndexPath(row: place.row, section: 0)) }
            }
        }
        ChangedRow.reveal(rows)
    }

    /// The items that a change removes from all lists.
    func itemsRemoved(by change: LinkedListsChange<Item.ID>) -> [Item.ID: Item] {
        let after = Set(change.changed.flatMap { change.lists[$0] })
        let before = change.changed.flatMap { lists[$0].items }.filter { !after.contains($0.id) }
        return Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    }

    func items(after change: LinkedListsChange<Item.ID>, adding added: [Item.ID: Item]) -> [[Item]] {
        var known = added
        for number in change.changed {
            for item in lists[number].items { known[item.id] = item }
        }
        return lists.indices.map { number in
            change.changed.contains(number) ? change.lists[number].compactMap { known[$0] } : lists[number].items
        }
    }

    // MARK: Writing

    /// Writes all lists at once, and updates their views.
    ///
    /// - Parameters:
    ///   - items: the new items of each list.
    ///   - isRefreshing: whether to reconfigure the rows that stay, because their items may have new contents.
    ///   - animations: counts the animations of the move.
    func write(_ items: [[Item]], isRefreshing: Bool = true, animations: AnimationCounter? = nil) {
        let updates = lists.indices.map { number in
            LinkedListUpdate(
                lists[number].view,
                SectionedDifference(from: lists[number].items.map(\.id), to: items[number].map(\.id)))
        }
        let focus = itemWithFocus
        var shown: [Item.ID: UIView] = [:]
        LinkedListUpdate.perform(updates[...], animations) {
            if isRefreshing { shown = cellsByItem() }
            for (list, items) in zip(lists, items) { list.store(items) }
        }
        followFocus(of: focus)
        if isRefreshing { refresh(shown) }
        refreshActions()
    }

    /// The cells of the lists' rows, by the identifiers of their items.
    private func cellsByItem() -> [Item.ID: UIView] {
        var cells: [Item.ID: UIView] = [:]
        for list in lists {
            guard let view = list.view else { continue }
            for path in view.pathsWithCells where path.row < list.items.count {
                cells[list.items[path.row].id] = view.shownCell(ofRow: path)
            }
        }
        return cells
    }

    /// Reconfigures the cells that the lists have kept, because their items may have new contents. All other cells
    /// were made after the change, with the new contents.
    ///
    /// - Parameter shown: the cells before the change, by the identifiers of their items.
    private func refresh(_ shown: [Item.ID: UIView]) {
        for list in lists {
            guard let view = list.view else { continue }
            let paths = view.pathsWithCells.filter {
                guard $0.row < list.items.count, let cell = shown[list.items[$0.row].id] else { return false }
                return view.shownCell(ofRow: $0) === cell
            }
            if !paths.isEmpty { view.reconfigureRows(at: paths) }
        }
    }
}

/// The row updates of one list for a change.
@MainActor
struct LinkedListUpdate {
    private let view: (any LinkedListView)?
    private let difference: SectionedDifference

    init(_ view: (any LinkedListView)?, _ difference: SectionedDifference) {
        (self.view, self.difference) = (view, difference)
    }

    /// Updates several lists as one. Their batch updates are nested: every list has its old data until the innermost
    /// call writes the data of all lists.
    static func perform(_ updates: ArraySlice<LinkedListUpdate>, _ animations: AnimationCounter?, write: () -> Void) {
        guard let first = updates.first else { return write() }
        first.perform(animations) { perform(updates.dropFirst(), animations, write: write) }
    }

    /// Runs `change` and applies the row updates in one batch update of the list. If it has no row updates,
    /// only runs `change`.
    private func perform(_ animations: AnimationCounter?, after change: () -> Void) {
        guard let view, !difference.isEmpty else { return change() }
        animations?.began()
        // `performBatchUpdates` runs its first closure before it returns, so `change` does not escape.
        withoutActuallyEscaping(change) { change in
            view.performBatchUpdates {
                change()
                apply(to: view)
            } completion: { _ in
                animations?.settled()
            }
        }
    }

    private func apply(to view: any LinkedListView) {
        view.deleteRows(at: difference.deletedRows.map { IndexPath($0) })
        view.insertRows(at: difference.insertedRows.map { IndexPath($0) })
        for move in difference.movedRows { view.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }
}
