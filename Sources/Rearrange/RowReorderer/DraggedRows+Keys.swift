// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A drag that keys lead, from place to place.
extension DraggedRows {
    /// Whether the focus is still in the table: who goes elsewhere leaves the row behind.
    var hasFocus: Bool {
        guard let focused = UIFocusSystem.focusSystem(for: table)?.focusedItem as? UIView else { return true }
        return focused.isDescendant(of: table)
    }

    func followKeys() {
        block.fly(toCenter: restingCenter)
        arrange(duration: Motion.duration(configuration.gapDuration))
    }

    /// Leads the rows to the next place, or back to the one before.
    func step(isBackwards: Bool) {
        go(to: model.place(isBackwards: isBackwards, isFixed: isFixed))
    }

    func goToEnd(isFirst: Bool) { go(to: model.end(isFirst: isFirst, isFixed: isFixed)) }

    /// Brings the place into sight that the rows go back to: keys go on from there.
    func revealHome() {
        let home = IndexPath(lead)
        table.scrollToRow(at: home, at: .none, animated: false)
        table.layoutIfNeeded()
        table.bringIntoSight(table.rectForRow(at: home))
        table.layoutIfNeeded()
    }

    private func isFixed(_ path: RowPath) -> Bool { !canMove(IndexPath(path)) }

    private func go(to place: RowPath?) {
        guard let place else { return }
        propose(place)
        guard isDragged else { return }
        // With as much of the neighbours as shows where it is.
        let height = block.view.bounds.height
        let top = restingCenter - block.home.height / 2 - block.topOfLead
        let rect = CGRect(x: 0, y: top - block.home.height, width: 1, height: height + 2 * block.home.height)
        let content = CGRect(origin: .zero, size: table.contentSize)
        table.scrollRectToVisible(rect.intersection(content), animated: false)
        table.layoutIfNeeded()
        follow()
    }
}
