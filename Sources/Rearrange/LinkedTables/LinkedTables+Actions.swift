// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

// What assistive technology finds at each row.
extension LinkedTables {
    /// Gives the rows in sight the actions that can be done with them where they are now.
    func refreshActions() {
        for list in lists {
            guard let tableView = list.tableView else { continue }
            for path in tableView.indexPathsForVisibleRows ?? [] where path.row < list.items.count {
                guard let cell = tableView.cellForRow(at: path) else { continue }
                offerActions(at: cell, for: list.items[path.row].id)
            }
        }
    }

    func offerActions(at cell: UITableViewCell, for id: Item.ID) {
        offeredActions.offer(actions(for: id), at: cell)
    }

    private func actions(for id: Item.ID) -> [UIAccessibilityCustomAction] {
        guard isEnabled, let (list, row) = place(of: id), list.gives(list.items[row]) else { return [] }
        let steps = RowStep.allCases.filter { $0.row(from: row, of: list.items.count) != nil }
        let others = lists.filter { $0 !== list && $0.name != nil && takes(.own([id]), into: $0) }
        return steps.map { step in
            UIAccessibilityCustomAction(name: step.rawValue) { [weak self] _ in self?.take(id, by: step) ?? false }
        }
            + others.map { other in
                UIAccessibilityCustomAction(name: name(ofGoingFrom: list, to: other)) { [weak self, weak other] _ in
                    guard let self, let other else { return false }
                    return take(id, to: other)
                }
            }
    }

    private func name(ofGoingFrom list: List, to other: List) -> String {
        "\(copies(from: list, to: other) ? "Copy" : "Move") to \(other.name ?? "")"
    }

    private func take(_ id: Item.ID, by step: RowStep) -> Bool {
        guard isEnabled, let (list, row) = place(of: id), let target = step.row(from: row, of: list.items.count) else {
            return false
        }
        guard drag(id, { move([id], to: list, at: target) }) else { return false }
        announce(id, in: list)
        return true
    }

    private func take(_ id: Item.ID, to list: List) -> Bool {
        guard isEnabled, let source = place(of: id)?.list, takes(.own([id]), into: list) else { return false }
        let (name, isCopy) = (name(of: id), copies(from: source, to: list))
        guard drag(id, { move([id], to: list) }) else { return false }
        // What comes to the end is an item, or the copy of one.
        UIAccessibility.post(
            notification: .announcement,
            argument: ReorderAnnouncement(
                name: name, below: nil, above: nil, number: list.items.count, count: list.items.count, list: list.name
            ).text(isCopy ? .copied : .movedAtOnce))
        return true
    }

    /// Moves an item as a drag would.
    private func drag(_ id: Item.ID, _ move: () -> Bool) -> Bool {
        guard let item = item(id) else { return false }
        onBegin?([item])
        let isMoved = move()
        onEnd?(isMoved)
        return isMoved
    }

    private func announce(_ id: Item.ID, in list: List) {
        guard let row = place(of: id)?.row else { return }
        func name(at row: Int) -> String? { list.items.indices.contains(row) ? self.name(of: list.items[row].id) : nil }
        UIAccessibility.post(
            notification: .announcement,
            argument: ReorderAnnouncement(
                name: name(at: row), below: name(at: row + 1), above: name(at: row - 1), number: row + 1,
                count: list.items.count
            ).text(.movedAtOnce))
    }

    /// What people call an item; nil where its row is not in sight.
    private func name(of id: Item.ID) -> String? {
        place(of: id).flatMap {
            $0.list.tableView?.cellForRow(at: IndexPath(row: $0.row, section: 0))?.accessibilityLabel
        }
    }
}
