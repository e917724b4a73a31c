// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The cell of a deleted row, while its removal animation runs.
struct OutgoingCell {
    /// The index path of the row before its deletion, which is passed to the delegate when the cell is recycled.
    let path: RowPath
    let cell: UITableViewCell
    /// The number of the animation that removes the cell.
    let animationNumber: Int
}

/// The view of a deleted section's header or footer, while its removal animation runs.
struct OutgoingHeaderFooter {
    let part: ListPart
    let view: UIView
    let animationNumber: Int
}

/// Keeps the views of a running animation in the table until the animation ends, even outside the visible area.
///
/// Each animation has a number, so that an animation that ends late does not release the views of a later animation.
extension UITableView {
    func newAnimationNumber() -> Int {
        visible.lastAnimationNumber += 1
        return visible.lastAnimationNumber
    }

    /// Keeps all displayed cells, headers and footers in the table until the animation with the number
    /// `animationNumber` ends, even if they move off screen.
    func keepVisibleViews(during animationNumber: Int) {
        for cell in visible.cells.values { cell.animationNumbers.insert(animationNumber) }
        for part in visible.headersAndFooters.keys {
            visible.headersAndFooters[part]?.animationNumbers.insert(animationNumber)
        }
    }

    /// Releases the views of an animation that has ended, and recycles the views that it has removed.
    func endUpdateAnimation(_ animationNumber: Int) {
        for part in visible.headersAndFooters.keys {
            visible.headersAndFooters[part]?.animationNumbers.remove(animationNumber)
        }
        recycleOutgoingHeadersAndFooters { $0.animationNumber == animationNumber }
        for cell in visible.cells.values where cell.animationNumbers.remove(animationNumber) != nil {
            if cell.entrance == .opening { cell.clipping.remove(.opening) }
            cell.entrance = nil
        }
        recycleOutgoingCells { $0.animationNumber == animationNumber }
        setNeedsLayout()
    }

    /// Recycles the cells of deleted rows for which `matches` returns true, and stops their removal animations.
    func recycleOutgoingCells(where matches: (OutgoingCell) -> Bool = { _ in true }) {
        let gone = visible.outgoingCells.filter(matches)
        visible.outgoingCells.removeAll(where: matches)
        for entry in gone {
            if entry.cell.path == nil {
                recycle(entry.cell, path: entry.path)
            } else {
                // The delegate has changed the table during this loop, and the cell shows a row again. So the delegate
                // is told that the cell no longer shows the deleted row, but the cell is not recycled.
                delegate?.tableView(self, didEndDisplaying: entry.cell, forRowAt: IndexPath(entry.path))
            }
        }
    }

    /// Recycles the headers and footers of deleted sections for which `matches` returns true, and stops their removal
    /// animations.
    func recycleOutgoingHeadersAndFooters(where matches: (OutgoingHeaderFooter) -> Bool = { _ in true }) {
        let gone = visible.outgoingHeadersAndFooters.filter(matches)
        visible.outgoingHeadersAndFooters.removeAll(where: matches)
        for entry in gone { recycleView(entry.view, entry.part) }
    }
}
