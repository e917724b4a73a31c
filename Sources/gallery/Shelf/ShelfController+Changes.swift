// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

// Changes of the shelf's items, and their undo steps.

extension ShelfController {
    /// Moves items to the given rows, and removes items whose row is nil, as one undo step with the given name.
    ///
    /// The undo step stores the rows of these items only, because other items may arrive before it runs.
    func change(_ name: String, _ places: [(thing: ShelfItem, row: Int?)]) {
        registerUndo(name, places.map(\.thing))
        setRows(places)
    }

    private func setRows(_ places: [(thing: ShelfItem, row: Int?)]) {
        hideFailureMessage()
        let placed = Set(places.map(\.thing))
        var rest = things.filter { !placed.contains($0) }[...]
        var after: [ShelfItem] = []
        for (thing, row) in places.sorted(by: { $0.row ?? 0 < $1.row ?? 0 }) {
            guard let row else { continue }
            let above = rest.prefix(max(row - after.count, 0))
            after += above + [thing]
            rest.removeFirst(above.count)
        }
        model.things = after + rest
    }

    /// Registers an undo step with the given name that returns some items to their current rows. Must be called before
    /// these items move.
    func registerUndo(_ name: String, _ moved: [ShelfItem]) {
        let rows = rows
        let before = moved.map { ($0, rows[$0]) }
        let marks = RowMarks([(shelf, things)])
        undoManager?.registerUndo(withTarget: self) { shelf in
            let now = RowMarks([(shelf.shelf, shelf.things)])
            shelf.change(name, before)
            marks.restore(after: now, in: [(shelf.shelf, shelf.things)])
        }
        undoManager?.setActionName(name)
    }

    /// Scrolls to the pasted items, or to the first of them if they do not all fit.
    func scrollToItems(_ pasted: [ShelfItem]) {
        guard isViewLoaded, !shelf.hasActiveDrag, !shelf.hasActiveDrop else { return }
        let all = rows
        let rows = pasted.compactMap { all[$0] }
        guard let first = rows.min(), let last = rows.max() else { return }
        let room = shelf.bounds.inset(by: shelf.adjustedContentInset)
        let block = shelf.rectForRow(at: path(first)).union(shelf.rectForRow(at: path(last)))
        let isFromTop = block.minY < room.minY || block.height > room.height
        shelf.scrollToRow(
            at: path(isFromTop ? first : last), at: isFromTop ? .top : .none,
            animated: !UIAccessibility.isReduceMotionEnabled)
    }

    /// The row of each item.
    var rows: [ShelfItem: Int] { Dictionary(zip(things, things.indices)) { first, _ in first } }

    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
