// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The transfer source for rows of linked tables. It lets a board that accepts a drop of such rows remove them from
/// their lists.
@MainActor
final class LinkedTablesDragSource<Item: Codable & Identifiable & Sendable>: TransferSource {
    private weak var tables: LinkedTables<Item>?

    init(of tables: LinkedTables<Item>) { self.tables = tables }

    private func ownID(of item: UIDragItem) -> Item.ID? {
        guard let tables, let dragged = item.localObject as? LinkedDragged<Item>, dragged.owner === tables,
            !dragged.isCancelled, tables.place(of: dragged.item.id) != nil
        else { return nil }
        return dragged.item.id
    }

    func id(of item: UIDragItem) -> AnyHashable? { ownID(of: item).map { AnyHashable($0) } }

    func removeItems(_ items: [UIDragItem]) -> ChangePart? {
        guard let tables else { return nil }
        let placements = items.compactMap(ownID).map { LinkedLists<Item.ID>.Placement($0, at: nil) }
        return tables.part(of: tables.model.placing(placements), adding: [:])
    }
}

extension LinkedTables {
    /// Applies the lists' part of a change that also affects a board, and shows it.
    ///
    /// - Parameter added: the values of the items that the change adds, by id.
    /// - Returns: the lists' part of the whole change; nil if no list changes. The app is told when the whole change is
    ///   committed.
    func part(of change: LinkedListsChange<Item.ID>, adding added: [Item.ID: Item]) -> ChangePart? {
        guard !change.isEmpty else { return nil }
        let (changed, gone) = (change.changed.map { lists[$0] }, itemsRemoved(by: change))
        func isThere(_ id: Item.ID, _ tables: LinkedTables) -> Bool {
            tables.place(of: id) != nil || gone[id] != nil
        }
        write(items(after: change, adding: added), isRefreshing: false)
        let arrived = added.keys.filter { place(of: $0) != nil }.map { LinkedLists<Item.ID>.Placement($0, at: nil) }
        let announcement: @MainActor (Bool, String?) -> Void = { [weak self] isReturn, reason in
            self?.announce(arrived, isReturn: isReturn, reason: reason)
        }
        return ChangePart(
            report: { [weak self] in self?.report(changed) },
            announce: arrived.isEmpty ? nil : announcement,
            canRevert: { [weak self] in
                self.map { tables in change.inverse.contains { isThere($0.id, tables) } } ?? false
            },
            revert: { [weak self] endsDrags in
                guard let self else { return nil }
                let known = change.inverse.filter { isThere($0.id, self) }
                let part = part(of: model.placing(known), adding: gone)
                if endsDrags { reveal(known.map(\.id)) }
                return part
            })
    }

    /// Moves dropped items from a board into a list. The changes of the board and the lists are one undo step.
    ///
    /// - Parameters:
    ///   - pieces: the dropped items.
    ///   - list: the index of the list.
    ///   - row: the row of the first item after the drop; nil for the end of the list.
    ///   - session: the drop session, which provides the board from which the items come.
    /// - Returns: the lists that have changed.
    func arrive(
        _ pieces: [LinkedPiece<Item>], on list: Int, at row: Int?, from session: any UIDropSession
    ) -> [List] {
        guard let change = try? model.dropping(pieces.map(\.piece), on: list, at: row).get(),
            let left = session.transferSource?.removeItems(session.items)
        else { return [] }
        let added = Dictionary(uniqueKeysWithValues: pieces.compactMap(\.added).map { ($0.id, $0) })
        let changed = change.changed.map { lists[$0] }
        let parts = [left] + (part(of: change, adding: added).map { [$0] } ?? [])
        CombinedChange(target: self, steps: undoSteps, manager: managerOfSteps)
            .commit(parts, registration(ofDropping: pieces.map(\.id), on: lists[list]))
        return changed
    }
}
