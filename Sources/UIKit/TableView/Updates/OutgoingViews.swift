// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The cell of a deleted row whose removal animation runs.
struct OutgoingCell {
    /// The index path of the row before its deletion, which is passed to the delegate when the cell is recycled.
    let path: RowPath
    let cell: UITableViewCell
    /// The number of the animation that removes the cell.
    let hold: Int
}

/// A header or footer of a deleted section whose removal animation runs.
struct OutgoingHeaderFooter {
    let part: ListPart
    let view: UIView
    let hold: Int
}

/// Keeps the views of a running animation in the table until the animation ends, even outside the visible area.
///
/// Each animation has a number, so that an animation that ends late does not release the views of a later one.
extension UITableView {
    func newHold() -> Int {
        visible.lastHold += 1
        return visible.lastHold
    }

    /// Keeps all displayed cells, headers and footers until an animation ends.
    func holdParts(_ hold: Int) {
        for cell in visible.cells.values { cell.holds.insert(hold) }
        for part in visible.edges.keys { visible.edges[part]?.holds.insert(hold) }
    }

    /// Releases the views of an animation that has ended, and recycles the views that it has removed.
    func endHold(_ hold: Int) {
        for part in visible.edges.keys { visible.edges[part]?.holds.remove(hold) }
        putAwayLeavingEdges { $0.hold == hold }
        for cell in visible.cells.values where cell.holds.remove(hold) != nil {
            if cell.entrance == .opening { cell.clipping.remove(.opening) }
            cell.entrance = nil
        }
        recycleLeavingCells { $0.hold == hold }
        setNeedsLayout()
    }

    /// Recycles the cells of deleted rows for which `goes` returns true, and stops their removal animations.
    func recycleLeavingCells(where goes: (OutgoingCell) -> Bool = { _ in true }) {
        let gone = visible.leavingCells.filter(goes)
        visible.leavingCells.removeAll(where: goes)
        for entry in gone {
            if entry.cell.path == nil {
                recycle(entry.cell, path: entry.path)
            } else {
                // The cell shows a row again, because the delegate has changed the table. So the cell is not recycled.
                delegate?.tableView(self, didEndDisplaying: entry.cell, forRowAt: IndexPath(entry.path))
            }
        }
    }

    /// Recycles the headers and footers of deleted sections for which `goes` returns true, and stops their removal
    /// animations.
    func putAwayLeavingEdges(where goes: (OutgoingHeaderFooter) -> Bool = { _ in true }) {
        let gone = visible.leavingEdges.filter(goes)
        visible.leavingEdges.removeAll(where: goes)
        for entry in gone { putAway(entry.view, entry.part) }
    }
}
