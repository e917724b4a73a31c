// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The cell of a row that has gone, on its way out.
struct LeavingCell {
    /// Where the row was, to tell the delegate.
    let path: RowPath
    let cell: UITableViewCell
    /// The number of the animation that takes it out.
    let hold: Int
}

/// A header or footer of a section that has gone, on its way out.
struct LeavingEdge {
    let part: ListPart
    let view: UIView
    let hold: Int
}

/// What an animation holds stays in the table until the animation ends, though it may lie outside what shows.
///
/// Each animation has a number: one that ends late, when its cells are used again, ends no other's hold.
extension UITableView {
    func newHold() -> Int {
        visible.lastHold += 1
        return visible.lastHold
    }

    /// All that is on screen stays until the animation ends.
    func holdParts(_ hold: Int) {
        for cell in visible.cells.values { cell.holds.insert(hold) }
        for part in visible.edges.keys { visible.edges[part]?.holds.insert(hold) }
    }

    /// An animation has ended: what it took out goes.
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

    /// Recycles cells that are still on their way out.
    func recycleLeavingCells(where goes: (LeavingCell) -> Bool = { _ in true }) {
        let gone = visible.leavingCells.filter(goes)
        visible.leavingCells.removeAll(where: goes)
        for entry in gone {
            if entry.cell.path == nil {
                recycle(entry.cell, path: entry.path)
            } else {
                // The delegate, which hears of each, had it shown again.
                delegate?.tableView(self, didEndDisplaying: entry.cell, forRowAt: IndexPath(entry.path))
            }
        }
    }

    /// The same for headers and footers.
    func putAwayLeavingEdges(where goes: (LeavingEdge) -> Bool = { _ in true }) {
        let gone = visible.leavingEdges.filter(goes)
        visible.leavingEdges.removeAll(where: goes)
        for entry in gone { putAway(entry.view, entry.part) }
    }
}
