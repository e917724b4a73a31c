// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The focused and the selected elements of some tables, so that undo can restore the focus and the selection.
@MainActor
struct RowMarks<Thing: Hashable> {
    /// A table, and the elements that its rows show.
    typealias Rows = (table: UITableView, things: [Thing])

    private var focused: Thing?
    private var selected: Set<Thing> = []
    /// For each element, the index of the list that contains it.
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

    /// Selects and focuses the elements that undo has returned to their list, if they were selected or focused when
    /// this value was recorded. The focus only moves if it is in one of the tables or nowhere.
    ///
    /// - Parameters:
    ///   - now: the state just before the undo.
    ///   - lists: the tables and their elements after the undo.
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
    /// The index path of the focused row; nil if none of the table's rows has the focus.
    var focusedPath: IndexPath? {
        (UIFocusSystem.focusSystem(for: self)?.focusedItem as? UITableViewCell).flatMap { indexPath(for: $0) }
    }

    /// Focuses a row, even if it is not visible. The scroll position stays the same.
    func focusRow(at path: IndexPath) {
        layoutIfNeeded()
        let offset = contentOffset
        if cellForRow(at: path) == nil {
            // Only a visible row has a view that can take the focus. So the table scrolls to the row, and back
            // afterwards.
            scrollToRow(at: path, at: .none, animated: false)
            layoutIfNeeded()
        }
        cellForRow(at: path)?.focusWithoutScrolling()
        if contentOffset != offset { setContentOffset(offset, animated: false) }
    }

    /// Focuses the row nearest to a y-coordinate of the window.
    ///
    /// - Returns: whether a row was focused.
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
