// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The inverse of a change of linked tables: items return to their previous places.
struct LinkedReversal<Item: Identifiable> {
    let placements: [LinkedLists<Item.ID>.Placement]
    /// The items that the change has removed from all lists, by identifier.
    var gone: [Item.ID: Item] = [:]
    /// The focus and the selection that the items had before the change.
    var focusAndSelection = LinkedFocusAndSelection<Item.ID>()
    /// The name of the undo step.
    let name: String
}

/// Drops that change the lists at once, and that the app accepts or refuses afterwards. Also the announcements when
/// changes are reverted, undone or redone.
extension LinkedTables {
    /// The time at which a drop is registered as an undo step: at once if ``confirmDrop`` is nil, else when the app
    /// accepts the drop.
    func registration(ofDropping ids: [Item.ID], on list: List) -> UndoRegistration {
        let question = confirmDrop.map { confirm in
            DropQuestion(pending: pendingDrops, changeQueue: changeQueue, ids: ids.map { AnyHashable($0) }) {
                [weak self] in
                let items = ids.compactMap { self?.item($0) }
                return items.isEmpty ? .accepted : await confirm(Drop(items: items, list: list))
            }
        }
        return UndoRegistration(ofDrop: question)
    }

    /// Whether a list's item can be lifted.
    func mayLift(_ item: Item, from list: List) -> Bool {
        isEnabled && !pendingDrops.contains(item.id) && list.canLift(item)
    }

    /// Calls `report`, which tells the app of a change that has been made, and registers its undo step as
    /// `registration` says. `reversal` is the inverse of the change.
    func commit(_ reversal: LinkedReversal<Item>, _ registration: UndoRegistration, report: () -> Void) {
        registration.commit(report: report) { [weak self] in
            self?.registerUndo(reversal.name) { $0.undo(reversal) }
        } revert: { [weak self] reason in
            self?.revert(reversal, reason: reason)
        }
    }

    private func undo(_ reversal: LinkedReversal<Item>) {
        let known = placements(of: reversal)
        let (name, focuses) = (spokenName(of: known), mayGiveFocus)
        let changed = perform(model.placing(known), adding: reversal.gone, name: reversal.name)
        guard !changed.isEmpty else { return }
        restore(reversal.focusAndSelection, focuses: focuses)
        reveal(known.map(\.id))
        announce(known, name, isReturn: false)
    }

    /// Reverts a refused drop, and announces the return with the reason. If other rows are being dragged, their drag
    /// continues. Unlike after an undo, the lists do not scroll to the returned items.
    private func revert(_ reversal: LinkedReversal<Item>, reason: String?) {
        let known = placements(of: reversal)
        let (name, focuses) = (spokenName(of: known), mayGiveFocus)
        let changed = perform(model.placing(known), adding: reversal.gone, name: reversal.name, registration: .never)
        guard !changed.isEmpty else { return }
        restore(reversal.focusAndSelection, focuses: focuses)
        announce(known, name, isReturn: true, reason: reason)
    }

    /// The places to which items return, without those of items that no longer exist.
    private func placements(of reversal: LinkedReversal<Item>) -> [LinkedLists<Item.ID>.Placement] {
        reversal.placements.filter { model.place(of: $0.id) != nil || reversal.gone[$0.id] != nil }
    }

    // MARK: Announcements

    /// The spoken name of the first item in `placements`, for the announcement; nil if its row is not visible.
    private func spokenName(of placements: [LinkedLists<Item.ID>.Placement]) -> String? {
        placements.first.flatMap { spokenName(of: $0.id) }
    }

    private func spokenName(of id: Item.ID) -> String? { cell(of: id)?.accessibilityLabel }

    /// Announces the new places of items that were moved without a drag.
    ///
    /// - Parameters:
    ///   - moved: the moved items. The announcement names the first one, and gives the number of the others.
    ///   - name: the first item's name, read from its row before the move.
    ///   - isReturn: whether the items have returned because their drop was refused.
    ///   - reason: the reason for the refusal.
    func announce(
        _ moved: [LinkedLists<Item.ID>.Placement], _ name: String? = nil, isReturn: Bool, reason: String? = nil
    ) {
        guard let id = moved.first?.id else { return }
        let others = moved.count - 1
        let name = (spokenName(of: id) ?? name).map { others > 0 ? Phrase.nameAndOthers.text($0, count: others) : $0 }
        UIAccessibility.post(
            notification: .announcement,
            argument: DropDecision.text(placeText(of: moved.map(\.id), name, isReturn: isReturn), reason: reason))
    }

    private func placeText(of ids: [Item.ID], _ name: String?, isReturn: Bool) -> String {
        guard let (list, row) = place(of: ids[0]) else {
            return (isReturn ? Phrase.nameReturned : .nameRemoved).text(name ?? Phrase.row.text())
        }
        let event: DragEvent = isReturn ? .putBack : .movedAtOnce
        let rows = ids.compactMap { id in
            place(of: id).flatMap { $0.list === list ? IndexPath(row: $0.row, section: 0) : nil }
        }
        return list.view?.text(about: event, rows, name: name)
            ?? ReorderAnnouncement(name: name, below: nil, above: nil, number: row + 1, count: list.items.count)
            .text(event)
    }
}
