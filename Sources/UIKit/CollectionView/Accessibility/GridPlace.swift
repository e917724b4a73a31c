// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The row and column of an item in its section, from 0.
package struct GridPlace: Sendable, Hashable {
    package let row: Int
    package let column: Int
}

extension UICollectionView {
    /// The row and column of an item in its section; nil if the items are not side by side, or not in regular lines.
    package func gridPlace(of indexPath: IndexPath) -> GridPlace? {
        existingRow(indexPath).flatMap { gridPlace(ofLayout: layoutPath(of: $0)) }
    }

    /// The row and column at a path of the layout.
    func gridPlace(ofLayout path: RowPath) -> GridPlace? {
        let layout = collectionViewLayout
        prepareLayout()
        return askingLayout { layout.linePlace(of: path) }.map { line, item in
            layout.lineAxis == .vertical ? GridPlace(row: line, column: item) : GridPlace(row: item, column: line)
        }
    }

    /// Adds the row and column at a path of the layout to a text about an item.
    func spoken(_ text: String, atLayout path: RowPath) -> String {
        gridPlace(ofLayout: path).map { $0.spoken(text) } ?? text
    }
}

extension GridPlace {
    /// Adds the row and column to a text about an item.
    package func spoken(_ text: String) -> String {
        Phrase.placeInGrid.text(text, (row + 1).localized, (column + 1).localized)
    }
}

extension UICollectionViewLayout {
    /// The line of an item in a regular grid, and its number in the line: the first line of the section has as many
    /// items as each other line, and the item is where it would be in such a grid. Nil for a column of items.
    ///
    /// - Complexity: O(k) for k items in a line. Longer lines than 100 items are not considered.
    func linePlaceInRegularGrid(of path: RowPath) -> (line: Int, item: Int)? {
        let across = lineAxis.other
        func frame(_ item: Int) -> CGRect? {
            layoutAttributesForItem(at: IndexPath(item: item, section: path.section))?.frame
        }
        guard let counts = collectionView?.layoutCounts, path.section < counts.count, let first = frame(0) else {
            return nil
        }
        let (total, count) = (counts[path.section], min(counts[path.section], 100))
        func isInFirstLine(_ item: Int) -> Bool {
            guard let other = frame(item) else { return false }
            return lineAxis == .vertical
                ? other.minY < first.maxY && first.minY < other.maxY
                : other.minX < first.maxX && first.minX < other.maxX
        }
        guard let length = (1..<max(count, 1)).first(where: { !isInFirstLine($0) }) ?? (count == total ? count : nil),
            length > 1, let own = frame(path.row), let above = frame(path.row % length),
            abs(own.origin[across] - above.origin[across]) < 1
        else { return nil }
        return (path.row / length, path.row % length)
    }
}
