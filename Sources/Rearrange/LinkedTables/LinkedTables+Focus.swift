// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The focus and the selection of items that a change removes from their lists. They are restored when the items
/// return.
struct LinkedFocusAndSelection<ID: Hashable> {
    var focused: ID?
    var selected: Set<ID> = []
}

// MARK: Focus follows items between lists
extension LinkedTables {
    /// The item whose row has the focus, and its list.
    var itemWithFocus: (id: Item.ID, list: List)? {
        for list in lists {
            guard let row = list.view?.pathWithFocus?.row, list.items.indices.contains(row) else { continue }
            return (list.items[row].id, list)
        }
        return nil
    }

    /// Moves the focus to the item that had it before a change, if that item is in another list now.
    func followFocus(of old: (id: Item.ID, list: List)?) {
        if let old, let place = place(of: old.id), place.list !== old.list { moveFocus(to: old.id) }
    }

    private func moveFocus(to id: Item.ID) {
        guard let place = place(of: id) else { return }
        place.list.view?.moveFocus(toRowAt: IndexPath(row: place.row, section: 0))
    }

    // MARK: Restoring focus and selection

    /// The focus and the selection of the items that a change removes from their lists.
    func focusAndSelection(before change: LinkedListsChange<Item.ID>) -> LinkedFocusAndSelection<Item.ID> {
        var focusAndSelection = LinkedFocusAndSelection<Item.ID>()
        let focus = itemWithFocus
        for number in change.changed {
            let (list, staying) = (lists[number], Set(change.lists[number]))
            if let focus, focus.list === list, !staying.contains(focus.id) { focusAndSelection.focused = focus.id }
            for path in list.view?.selectedRows ?? [] where list.items.indices.contains(path.row) {
                let id = list.items[path.row].id
                if !staying.contains(id) { focusAndSelection.selected.insert(id) }
            }
        }
        return focusAndSelection
    }

    /// Whether a row may be given the focus: the focus is on one of the lists' rows, or nowhere.
    var mayGiveFocus: Bool {
        guard itemWithFocus == nil else { return true }
        let shown = lists.lazy.compactMap(\.view).first { $0.window != nil }
        guard let shown else { return false }
        return UIFocusSystem.focusSystem(for: shown)?.focusedItem == nil
    }

    /// Restores the focus and the selection of items that have returned.
    ///
    /// - Parameter focuses: whether one of the items may get the focus.
    func restore(_ focusAndSelection: LinkedFocusAndSelection<Item.ID>, focuses: Bool) {
        for id in focusAndSelection.selected {
            guard let place = place(of: id), let view = place.list.view else { continue }
            // If the list allows only one selected row, and the user has selected another row since the removal, that
            // other row stays selected.
            guard view.allowsSeveralSelectedRows || view.selectedRows.isEmpty else { continue }
            view.select(rowAt: IndexPath(row: place.row, section: 0))
        }
        if focuses, let id = focusAndSelection.focused { moveFocus(to: id) }
    }

    // MARK: Arrow keys

    /// Handles the left and right arrow keys: moves the focus to the nearest row at the same height in the list to the
    /// left or right. Does nothing if the arrow leads to another item of the list's grid, or to a subview of the
    /// focused row.
    ///
    /// - Parameter responder: the responder that the key was sent to.
    /// - Returns: whether the key was used.
    func handleArrowKey(_ key: UIKey, from list: List, on responder: UIResponder?) -> Bool {
        guard let direction = FocusDirection(key), direction == .left || direction == .right,
            let view = list.view, let window = view.window, let path = view.pathWithFocus,
            let cell = view.shownCell(ofRow: path), responder === cell || responder === view,
            UIFocusSystem.focusSystem(for: view)?.focusedItem === cell, !window.isDragging,
            !view.hasRow(beside: path, isRight: direction == .right)
        else { return false }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if direction == (isMirrored ? .left : .right), cell.hasFocusableContent { return false }
        let views = lists.filter { $0 === list || $0.view?.window === window && !$0.items.isEmpty }
            .compactMap(\.view)
        let map = FocusMap(
            views.enumerated().map { index, view in
                FocusMap.Place(item: index, frame: view.convert(view.bounds, to: nil))
            }, isRightToLeft: isMirrored)
        guard let own = views.firstIndex(where: { $0 === view }), let next = map.item(besideOrAfter: own, direction)
        else { return false }
        return views[next].moveFocus(toRowNear: view.convert(view.partToReveal(ofRowAt: path), to: nil))
    }
}
