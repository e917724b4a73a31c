// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension Array {
    /// Moves elements that a table shows as the rows of one section, as described by a move of
    /// ``RowReorderer/onChange``.
    ///
    /// - Complexity: O(elements)
    public mutating func moveRows(_ move: RowMove) {
        var sections = [self]
        let section = { (path: IndexPath) in RowPath(section: 0, row: path.row) }
        sections.move(RowMoves(move.sources.map(section), to: move.targets.map(section)))
        self = sections[0]
    }

    /// Moves the rows of an array of sections, as described by a move of ``RowReorderer/onChange``.
    public mutating func moveRowsOfSections<Item>(_ move: RowMove) where Element == [Item] {
        self.move(RowMoves(move.sources.map { RowPath($0) }, to: move.targets.map { RowPath($0) }))
    }
}
