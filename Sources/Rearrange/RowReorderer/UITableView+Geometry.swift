// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What a reorderer has to know of a table.
extension UITableView {
    var rowCounts: [Int] {
        (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    }

    func hasRow(at path: IndexPath) -> Bool {
        0..<numberOfSections ~= path.section && 0..<numberOfRows(inSection: path.section) ~= path.row
    }

    /// Gives the cells of selected rows their selected look again: the lifted row's was taken for its picture.
    ///
    /// Which rows are selected is the table's business alone; its selection follows a row that moves.
    func showSelection() {
        for path in indexPathsForSelectedRows ?? [] {
            cellForRow(at: path)?.setSelected(true, animated: false)
        }
    }

    /// Where the first section begins, below the table's own header.
    var topOfSections: CGFloat {
        numberOfSections > 0 ? rect(forSection: 0).minY : 0
    }

    /// As many rows as there are, for who does not ask where they lie.
    ///
    /// - Complexity: O(sections)
    func makeUnmeasuredGeometry() -> SectionedGeometry {
        var geometry = SectionedGeometry()
        for count in rowCounts { geometry.appendSection(rows: RowGeometry(count: count, height: 1)) }
        return geometry
    }

    /// The heights of all rows, as the table lays them out, from the top of the first section.
    ///
    /// Every row is measured: no question that UIKit answers about fewer of them says that all are equally high. Equal
    /// neighbours are kept as one, so that only the lift is as long as the table.
    ///
    /// - Complexity: O(rows), without making cells.
    func makeSectionedGeometry() -> SectionedGeometry {
        var geometry = SectionedGeometry()
        for section in 0..<numberOfSections {
            let count = numberOfRows(inSection: section)
            let whole = rect(forSection: section)
            guard count > 0 else {
                geometry.appendSection(header: Double(whole.height), rows: RowGeometry(count: 0, height: 0))
                continue
            }
            let first = rectForRow(at: IndexPath(row: 0, section: section))
            let last = rectForRow(at: IndexPath(row: count - 1, section: section))
            let rows = RowGeometry(
                heights: (0..<count).lazy.map {
                    Double(self.rectForRow(at: IndexPath(row: $0, section: section)).height)
                })
            geometry.appendSection(
                header: Double(first.minY - whole.minY), rows: rows, footer: Double(whole.maxY - last.maxY))
        }
        return geometry
    }
}

extension RowPath {
    init(_ path: IndexPath) {
        self.init(section: path.section, row: path.row)
    }
}

extension IndexPath {
    init(_ path: RowPath) {
        self.init(row: path.row, section: path.section)
    }
}
