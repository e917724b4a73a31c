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

    /// The parts that are higher or lower than in a geometry with as many rows.
    ///
    /// - Parameter path: of a row that is looked at, besides those on screen.
    /// - Complexity: O(sections + rows on screen), and O(log n) for each row that has changed.
    func partsOfOtherHeight(
        than geometry: SectionedGeometry, lookingAt path: IndexPath
    ) -> [(part: ListPart, height: Double)] {
        let looked = Dictionary(grouping: (indexPathsForVisibleRows ?? []) + [path], by: \.section)
        var parts: [(part: ListPart, height: Double)] = []
        func compare(_ part: ListPart, _ height: CGFloat, _ known: SectionedGeometry.Extent) {
            let isOther = abs(Double(height) - known.height) > RowGeometry.heightTolerance
            if isOther { parts.append((part, max(0, Double(height)))) }
        }
        for section in 0..<numberOfSections {
            let (whole, known) = (rect(forSection: section), geometry.sectionRange(section))
            let isOther = abs(Double(whole.height) - known.height) > RowGeometry.heightTolerance
            guard isOther || looked[section] != nil else { continue }
            let count = numberOfRows(inSection: section)
            guard count > 0 else {
                compare(.header(section), whole.height, geometry.headerRange(ofSection: section))
                continue
            }
            let first = rectForRow(at: IndexPath(row: 0, section: section))
            let last = rectForRow(at: IndexPath(row: count - 1, section: section))
            compare(.header(section), first.minY - whole.minY, geometry.headerRange(ofSection: section))
            let rows = (looked[section] ?? []).map(\.row).sorted()
            let changed = geometry.rows(inSection: section).differences(lookingAt: rows) { row in
                let rect = rectForRow(at: IndexPath(row: row, section: section))
                return (Double(rect.minY), Double(rect.maxY))
            }
            parts += changed.map { (.row(RowPath(section: section, row: $0.row)), $0.height) }
            compare(.footer(section), whole.maxY - last.maxY, geometry.footerRange(ofSection: section))
        }
        return parts
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
