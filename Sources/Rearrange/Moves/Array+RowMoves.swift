// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension Array {
    /// Applies a move to this array, which holds the rows of one section. The move is one that
    /// ``RowReorderer/onChange`` or ``ItemReorderer/onChange`` was called with.
    ///
    /// - Complexity: O(elements)
    public mutating func moveRows(_ move: RowMove) {
        var sections = [self]
        let section = { (path: IndexPath) in RowPath(section: 0, row: path.row) }
        sections.move(RowMoves(move.sources.map(section), to: move.targets.map(section)))
        self = sections[0]
    }

    /// Applies a move to this array, which holds an array of rows for each section. The move is one that
    /// ``RowReorderer/onChange`` or ``ItemReorderer/onChange`` was called with.
    public mutating func moveRowsOfSections<Item>(_ move: RowMove) where Element == [Item] {
        self.move(RowMoves(move.sources.map { RowPath($0) }, to: move.targets.map { RowPath($0) }))
    }
}
