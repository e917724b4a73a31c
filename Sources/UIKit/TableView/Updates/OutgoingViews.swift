// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The view of a deleted section's header or footer, while its removal animation runs.
struct OutgoingHeaderFooter {
    let part: ListPart
    let view: UIView
    let animationNumber: Int
}

extension UITableView {
    /// Keeps all displayed cells, headers and footers in the table until the animation with the number
    /// `animationNumber` ends, even if they move off screen.
    func keepVisibleViews(during animationNumber: Int) {
        keepVisibleCells(during: animationNumber)
        for part in parts.headersAndFooters.keys {
            parts.headersAndFooters[part]?.animationNumbers.insert(animationNumber)
        }
    }

    /// Releases the views of an animation that has ended, and recycles the views that it has removed.
    func endUpdateAnimation(_ animationNumber: Int) {
        for part in parts.headersAndFooters.keys {
            parts.headersAndFooters[part]?.animationNumbers.remove(animationNumber)
        }
        recycleOutgoingHeadersAndFooters { $0.animationNumber == animationNumber }
        releaseCells(of: animationNumber) { cell in
            if cell.entrance == .opening { cell.clipping.remove(.opening) }
            cell.entrance = nil
        }
    }

    /// Recycles the headers and footers of deleted sections for which `matches` returns true, and stops their removal
    /// animations.
    func recycleOutgoingHeadersAndFooters(where matches: (OutgoingHeaderFooter) -> Bool = { _ in true }) {
        let gone = parts.outgoingHeadersAndFooters.filter(matches)
        parts.outgoingHeadersAndFooters.removeAll(where: matches)
        for entry in gone { recycleView(entry.view, entry.part) }
    }
}
