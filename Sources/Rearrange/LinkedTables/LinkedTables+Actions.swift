// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

// MARK: Custom actions for assistive technology
extension LinkedTables {
    /// Updates the custom actions of all rows that have cells, and of the focused item of a collection view.
    func refreshActions() {
        targetsOfSelected = [:]
        for list in lists {
            list.gridActions?.refresh()
            guard let tableView = list.tableView else { continue }
            for path in tableView.pathsWithCells where path.row < list.items.count {
                guard let cell = tableView.cellForRow(at: path) else { continue }
                offerActions(at: cell, for: list.items[path.row].id)
            }
        }
    }

    func offerActions(at cell: UITableViewCell, for id: Item.ID) {
        offeredActions.replace(with: actions(for: id), at: cell)
    }

    func actions(for id: Item.ID) -> [UIAccessibilityCustomAction] {
        guard let (list, row) = place(of: id), mayLift(list.items[row], from: list) else { return [] }
        // `mayLift` calls the app, which may change the lists, so the row is looked up again.
        guard let (now, row) = place(of: id), now === list else { return [] }
        let targets = targets(ofRow: row, in: list)
        let steps = list.view?.steps(of: row, with: targets.rows) ?? []
        return steps.map { step in
            UIAccessibilityCustomAction(name: step.kind.name) { [weak self] _ in
                self?.performAction { $0.performMove(id, by: step.kind) } ?? false
            }
        }
            + targets.lists.map { other in
                UIAccessibilityCustomAction(name: name(ofGoingFrom: list, to: other)) {
                    [weak self, weak other] _ in
                    guard let self, let other else { return false }
                    return performAction { $0.performMove(id, to: other) }
                }
            }
    }

    private func name(ofGoingFrom list: List, to other: List) -> String {
        (copies(from: list, to: other) ? Phrase.copyToList : .moveToList).text(other.name ?? "")
    }

    /// Performs an action as soon as no other change is being made.
    ///
    /// - Returns: the result of the action; true if the action waits for another change, because its result is not
    ///   known yet.
    private func performAction(_ body: @escaping (LinkedTables) -> Bool) -> Bool {
        changeQueue.performAction { [weak self] in self.map(body) ?? false }
    }

    /// The rows that a drag of a row lifts, and the lists that accept them.
    ///
    /// The result is the same for all selected rows, of which there may be thousands. It is therefore computed for one
    /// of them and cached.
    private func targets(ofRow row: Int, in list: List) -> LinkedTargets<Item> {
        let selected = list.view?.selectedRows ?? []
        let isSelected = selected.contains(IndexPath(row: row, section: 0))
        if isSelected, let known = targetsOfSelected[ObjectIdentifier(list)], known.selected == selected {
            return known
        }
        let rows = rowsLifted(with: row, in: list)
        let contents = LinkedDropContents<Item>.own(rows.map { list.items[$0].id })
        let targets = LinkedTargets<Item>(
            selected: selected, rows: rows,
            lists: lists.filter { $0 !== list && $0.name != nil && accepts(contents, into: $0) })
        if isSelected { targetsOfSelected[ObjectIdentifier(list)] = targets }
        return targets
    }

    /// The rows that a drag of a row lifts, in ascending order.
    private func rowsLifted(with row: Int, in list: List) -> [Int] {
        let selected = list.view?.selectedRows ?? []
        guard selected.contains(IndexPath(row: row, section: 0)) else { return [row] }
        let items = selected.map(\.row).filter(list.items.indices.contains).map { list.items[$0] }
        // `mayLift` calls the app, which may change the list, so each row is looked up afterwards.
        return items.filter { mayLift($0, from: list) }.compactMap { item in
            self.place(of: item.id).flatMap { $0.list === list ? $0.row : nil }
        }.sorted()
    }

    /// The items that a drag of an item would lift; nil if the item cannot be lifted.
    private func movedItems(with id: Item.ID) -> LinkedMovedItems<Item>? {
        guard let (list, row) = place(of: id), mayLift(list.items[row], from: list) else { return nil }
        let rows = rowsLifted(with: row, in: list)
        // `rowsLifted` asks the app, which may move or remove the row. In that case nothing is lifted.
        guard let (now, lead) = place(of: id), now === list, rows.contains(lead) else { return nil }
        return LinkedMovedItems(list: list, lead: lead, rows: rows)
    }

    private func performMove(_ id: Item.ID, by step: LinkedStep.Kind) -> Bool {
        guard isIdle(inWindowOf: id), let movedItems = movedItems(with: id),
            let step = movedItems.list.view?.steps(of: movedItems.lead, with: movedItems.rows)
                .first(where: { $0.kind == step })
        else { return false }
        let name = spokenName(of: movedItems)
        guard drag(movedItems, to: movedItems.list, at: step.row) else { return false }
        announce(movedItems, name)
        return true
    }

    private func performMove(_ id: Item.ID, to list: List) -> Bool {
        guard isIdle(inWindowOf: id), let movedItems = movedItems(with: id),
            accepts(.own(movedItems.ids), into: list)
        else { return false }
        let (name, isCopy) = (spokenName(of: movedItems), copies(from: movedItems.list, to: list))
        guard drag(movedItems, to: list, at: nil) else { return false }
        // The moved items, or their copies, are now the last rows of the list.
        let rows = list.items.indices.suffix(movedItems.ids.count).map { IndexPath(row: $0, section: 0) }
        if let text = list.view?.text(about: isCopy ? .copied : .movedAtOnce, rows, name: name, listName: list.name) {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
        return true
    }

    /// Whether nothing is dragged in the item's window, and no drop animation of these tables is running.
    private func isIdle(inWindowOf id: Item.ID) -> Bool {
        !isDragging && place(of: id)?.list.view?.window?.isDragging != true
    }

    /// Moves items as a drag would. The app is told of the drag's end when the animation has ended.
    ///
    /// - Parameter row: the row of the first item after the move; nil for the end of the list.
    /// - Returns: whether any list has changed.
    private func drag(_ movedItems: LinkedMovedItems<Item>, to list: List, at row: Int?) -> Bool {
        endAction()
        onBegin?(movedItems.items)
        var changed: [List] = []
        let animations = AnimationCounter { [weak self] animations in
            guard let self else { return }
            if action === animations { action = nil }
            if !changed.isEmpty { onSettled?(changed) }
            onEnd?(!changed.isEmpty)
        }
        changed = move(movedItems.ids, to: list, at: row, animations: animations, isDrop: true)
        if !changed.isEmpty { reveal(movedItems, in: list) }
        action = animations
        animations.settled()
        return !changed.isEmpty
    }

    /// Scrolls to the item whose action was performed, if the move has brought it to the list. If copies were made
    /// instead, scrolls to the last copy, at the end of the list.
    private func reveal(_ movedItems: LinkedMovedItems<Item>, in list: List) {
        let isThere = place(of: movedItems.items[movedItems.number].id)?.list === list
        reveal(isThere ? [movedItems.items[movedItems.number].id] : list.items.last.map { [$0.id] } ?? [])
    }

    /// Ends a move by a custom action without waiting for its animations, because another drag begins.
    func endAction() { action?.end() }

    /// Announces the new places of items that were moved within their list.
    ///
    /// - Parameter spoken: the spoken name of the row whose action was performed, with the number of the other moved
    ///   rows. Nil if that row was not visible.
    private func announce(_ movedItems: LinkedMovedItems<Item>, _ spoken: String?) {
        let rows = movedItems.ids.compactMap { place(of: $0).map { IndexPath(row: $0.row, section: 0) } }
        guard let text = movedItems.list.view?.text(about: .movedAtOnce, rows, name: spoken) else { return }
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    /// The spoken name of the row whose action was performed, with the number of the other moved rows. Nil if that row
    /// is not visible.
    private func spokenName(of movedItems: LinkedMovedItems<Item>) -> String? {
        cell(movedItems.lead, of: movedItems.list)?.spokenName(withOthers: movedItems.ids.count - 1)
    }

    /// The cell of an item; nil if its row is not visible.
    func cell(of id: Item.ID) -> UIView? { place(of: id).flatMap { cell($0.row, of: $0.list) } }

    private func cell(_ row: Int, of list: List) -> UIView? {
        list.view?.shownCell(ofRow: IndexPath(row: row, section: 0))
    }
}

/// The rows that a drag of one row lifts, and the lists that accept them.
struct LinkedTargets<Item: Codable & Identifiable & Sendable> {
    /// The selected rows at the time of the calculation.
    let selected: [IndexPath]
    /// The rows that a drag lifts, in ascending order.
    let rows: [Int]
    /// The other lists that accept the rows and have a name.
    let lists: [LinkedTables<Item>.List]
}

/// Items of a list that a custom action moves together, with their places before the move.
@MainActor
private struct LinkedMovedItems<Item: Codable & Identifiable & Sendable> {
    let list: LinkedTables<Item>.List
    /// The row, before the move, of the item whose custom action was performed. The other items in `items` move with
    /// this item.
    let lead: Int
    /// The rows of the items before the move, in ascending order.
    let rows: [Int]
    let items: [Item]
    /// The index in `items` of the item at row `lead`.
    let number: Int

    /// Creates a record of items that move together.
    ///
    /// - Parameters:
    ///   - list: the list that contains the items.
    ///   - lead: the row whose custom action was performed.
    ///   - rows: the rows of all items, in ascending order.
    init(list: LinkedTables<Item>.List, lead: Int, rows: [Int]) {
        (self.list, self.lead, self.rows) = (list, lead, rows)
        items = rows.map { list.items[$0] }
        number = rows.count { $0 < lead }
    }

    var ids: [Item.ID] { items.map(\.id) }
}
