// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension Array {
    /// Moves the elements that a table shows as rows of one section, as ``RowReorderer/onMove`` tells.
    ///
    /// - Parameters:
    ///   - sources: where they are.
    ///   - targets: where each is once all have been taken out and put in.
    public mutating func moveRows(at sources: [IndexPath], to targets: [IndexPath]) {
        var sections = [self]
        let section = { (path: IndexPath) in RowPath(section: 0, row: path.row) }
        sections.move(RowMoves(sources.map(section), to: targets.map(section)))
        self = sections[0]
    }

    /// The same where the elements are the sections, each an array of rows.
    public mutating func moveRowsOfSections<Item>(at sources: [IndexPath], to targets: [IndexPath])
    where Element == [Item] {
        move(RowMoves(sources.map { RowPath($0) }, to: targets.map { RowPath($0) }))
    }
}
