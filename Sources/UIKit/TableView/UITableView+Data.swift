// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    // MARK: Loading

    /// What the table knows of its data may be wrong: it asks anew when it next needs to know.
    ///
    /// Rows that are being laid out keep to what it knew until then, and no more of them are asked for.
    func dataDidBecomeStale() {
        if isLayingOutRows {
            isStaleAfterLayout = true
        } else {
            dataIsLoaded = false
            setNeedsLayout()
        }
    }

    func loadDataIfNeeded() {
        if !dataIsLoaded { reloadEverything() }
    }

    func reloadEverything() {
        cancelReorder()
        forgetSwipe()
        forgetTouchedRow()
        recycleAllCells()
        recycleLeavingCells()
        recycleAllEdges()
        selection = RowSelection()
        prefetching = Prefetching()
        // A batch that is being collected comes too late: its updates are part of the new data already.
        let completions = batch?.completions ?? []
        batch = nil
        dataIsLoaded = true
        counts = askForCounts()
        rebuildGeometry()
        focusFollowsReload()
        loadSectionIndex()
        contentSizeMayHaveChanged()
        setNeedsLayout()
        completions.forEach { $0(true) }
    }

    /// The number of rows in each section, from the data source.
    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        guard sections >= 0 else {
            misuse(
                "The data source \(type(of: dataSource)) has \(sections) sections. numberOfSections(in:) must return "
                    + "0 or more.")
        }
        return (0..<sections).map { section in
            statistics.countsAsked += 1
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            guard rows >= 0 else {
                misuse(
                    "The data source \(type(of: dataSource)) has \(rows) rows in section \(section). "
                        + "tableView(_:numberOfRowsInSection:) must return 0 or more.")
            }
            return rows
        }
    }

    // MARK: Numbers

    public var numberOfSections: Int {
        loadDataIfNeeded()
        return counts.count
    }

    public func numberOfRows(inSection section: Int) -> Int {
        loadDataIfNeeded()
        guard counts.indices.contains(section) else {
            misuse(
                "numberOfRows(inSection: \(section)) of a table with \(counts.count) sections. "
                    + "Ask for 0 up to numberOfSections, without it.")
        }
        return counts[section]
    }

    /// The row of an index path; nil where the data has no such row.
    func existingRow(_ indexPath: IndexPath) -> RowPath? {
        guard indexPath.count == 2 else { return nil }
        loadDataIfNeeded()
        let path = RowPath(indexPath)
        return geometry.contains(path) ? path : nil
    }

    /// The next row, or the one before; nil beyond the ends.
    func row(after path: RowPath, isBackwards: Bool = false) -> RowPath? {
        let number = geometry.number(ofRow: path) + (isBackwards ? -1 : 1)
        return number >= 0 && number < geometry.rowCount ? geometry.path(ofRowNumber: number) : nil
    }
}
