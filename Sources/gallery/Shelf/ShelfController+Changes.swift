// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

// What changes on the shelf, and how that is taken back.

extension ShelfController {
    /// Puts things in rows, or takes those away that have none; it can be undone.
    ///
    /// Only of these things is anything kept for undoing: others may come meanwhile.
    func change(_ name: String, _ places: [(thing: ShelfThing, row: Int?)]) {
        rememberForUndo(name, places.map(\.thing))
        put(places)
    }

    private func put(_ places: [(thing: ShelfThing, row: Int?)]) {
        forgetMistakes()
        var after = things.filter { thing in !places.contains { $0.thing == thing } }
        for place in places.filter({ $0.row != nil }).sorted(by: { $0.row! < $1.row! }) {
            after.insert(place.thing, at: min(place.row!, after.count))
        }
        model.things = after
    }

    /// Remembers where things are, before they go elsewhere.
    func rememberForUndo(_ name: String, _ moved: [ShelfThing]) {
        let before = moved.map { thing in (thing, things.firstIndex(of: thing)) }
        let marks = RowMarks([(shelf, things)])
        undoManager?.registerUndo(withTarget: self) { shelf in
            let now = RowMarks([(shelf.shelf, shelf.things)])
            shelf.change(name, before)
            marks.restore(after: now, in: [(shelf.shelf, shelf.things)])
        }
        undoManager?.setActionName(name)
    }

    /// Scrolls to what was pasted: to its first row where not all of it has room.
    func bringIntoSight(_ pasted: [ShelfThing]) {
        let rows = pasted.compactMap(things.firstIndex)
        guard isViewLoaded, !shelf.hasActiveDrag, !shelf.hasActiveDrop, let first = rows.min(), let last = rows.max()
        else { return }
        let room = shelf.bounds.inset(by: shelf.adjustedContentInset)
        let block = shelf.rectForRow(at: path(first)).union(shelf.rectForRow(at: path(last)))
        let isFromTop = block.minY < room.minY || block.height > room.height
        shelf.scrollToRow(
            at: path(isFromTop ? first : last), at: isFromTop ? .top : .none,
            animated: !UIAccessibility.isReduceMotionEnabled)
    }

    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
