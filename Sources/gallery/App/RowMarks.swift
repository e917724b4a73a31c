// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the things of some lists have of the focus and of the selection: those that undo brings back have it again.
@MainActor
struct RowMarks<Thing: Hashable> {
    /// A table, and what its rows stand for.
    typealias Rows = (table: UITableView, things: [Thing])

    private var focused: Thing?
    private var selected: Set<Thing> = []
    /// The number of the list that each is in.
    private var lists: [Thing: Int] = [:]

    init(_ lists: [Rows]) {
        for (number, list) in lists.enumerated() {
            for thing in list.things { self.lists[thing] = number }
            func thing(_ path: IndexPath) -> Thing? {
                list.things.indices.contains(path.row) ? list.things[path.row] : nil
            }
            selected.formUnion((list.table.indexPathsForSelectedRows ?? []).compactMap(thing))
            focused = focused ?? list.table.focusedPath.flatMap(thing)
        }
    }

    /// Gives what has come back to a list what it had there.
    ///
    /// - Parameter now: how it was just before.
    func restore(after now: RowMarks, in lists: [Rows]) {
        guard let table = lists.first?.table else { return }
        let isFree = now.focused != nil || UIFocusSystem.focusSystem(for: table)?.focusedItem == nil
        var moved: [Thing: (table: UITableView, path: IndexPath)] = [:]
        for (number, list) in lists.enumerated() {
            for (row, thing) in list.things.enumerated() where now.lists[thing] != number {
                moved[thing] = (list.table, IndexPath(row: row, section: 0))
            }
        }
        for (thing, place) in moved where selected.contains(thing) {
            place.table.selectRow(at: place.path, animated: false, scrollPosition: .none)
        }
        let wanted = [focused, now.focused].lazy.compactMap { $0 }.compactMap { moved[$0] }.first
        if isFree, let wanted { wanted.table.focusRow(at: wanted.path) }
    }
}

extension UITableView {
    /// The row that has the focus; nil where none of the table's has.
    var focusedPath: IndexPath? {
        (UIFocusSystem.focusSystem(for: self)?.focusedItem as? UITableViewCell).flatMap { indexPath(for: $0) }
    }

    /// Gives the focus to a row, also to one out of sight; the table is scrolled in the end as it was.
    func focusRow(at path: IndexPath) {
        layoutIfNeeded()
        let offset = contentOffset
        if cellForRow(at: path) == nil {
            // It is views that get the focus, and a row has one only in sight.
            scrollToRow(at: path, at: .none, animated: false)
            layoutIfNeeded()
        }
        cellForRow(at: path)?.takeFocus()
        if contentOffset != offset { setContentOffset(offset, animated: false) }
    }

    /// Gives the focus to the row nearest to a height in the window.
    ///
    /// - Returns: whether there is one.
    func focusRow(atHeight height: CGFloat) -> Bool {
        let wanted = convert(CGPoint(x: 0, y: height), from: nil).y
        let paths = (indexPathsForVisibleRows ?? []).sorted {
            abs(rectForRow(at: $0).midY - wanted) < abs(rectForRow(at: $1).midY - wanted)
        }
        guard let path = paths.first else { return false }
        focusRow(at: path)
        scrollToRow(at: path, at: .none, animated: !UIAccessibility.isReduceMotionEnabled)
        return focusedPath == path
    }
}
