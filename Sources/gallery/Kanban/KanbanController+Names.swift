// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// Lets the user rename cards in place.
extension KanbanController: NamingPage {
    func setUpRenaming() {
        for column in columns { column.onEditTitle = { [weak self] in self?.naming.begin($0) } }
        strip.onScroll = { [weak self] in self?.naming.repositionField() }
        naming.endOnOutsideTouches()
    }

    private func column(of table: UITableView?) -> KanbanColumn? { columns.first { $0.tableView === table } }

    func name(of id: KanbanCard.ID) -> String? {
        tables.place(of: id).map { $0.list.items[$0.row].title }
    }

    func setName(_ name: String, of id: KanbanCard.ID) {
        guard let (list, row) = tables.place(of: id) else { return }
        list.items[row].title = name
        boardDidChange()
    }

    func scrollToItem(_ id: KanbanCard.ID) {
        guard let place = tables.place(of: id), let column = column(of: place.list.tableView) else { return }
        strip.show(column)
        column.tableView.scrollToRow(
            at: IndexPath(row: place.row, section: 0), at: .none, animated: !UIAccessibility.isReduceMotionEnabled)
    }

    func placeField(_ field: NameField, over id: KanbanCard.ID) -> Bool {
        guard let place = tables.place(of: id), let column = column(of: place.list.tableView) else { return false }
        strip.layoutIfNeeded()
        let frame = column.convert(column.titleFrame(ofRow: place.row), to: view)
        field.place(over: frame, font: column.titleFont(ofRow: place.row), in: strip.frame, isAsWide: true)
        return true
    }

    func hasFocus(_ id: KanbanCard.ID) -> Bool {
        tables.place(of: id).flatMap { place in
            place.list.tableView?.cellForRow(at: IndexPath(row: place.row, section: 0))?.isFocused
        } ?? false
    }

    func focusItem(_ id: KanbanCard.ID) {
        guard let place = tables.place(of: id) else { return }
        place.list.tableView?.focusRow(at: IndexPath(row: place.row, section: 0))
    }
}
