// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UITableView {
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

    func removeRowsForReload() -> () -> Void {
        let known = knownHeights
        discardRows()
        return {
            self.rebuildGeometry(from: known)
            self.dragging.drag?.rowsDidChange()
            self.loadSectionIndex()
            self.contentSizeMayHaveChanged()
        }
    }

    /// The number of sections in the table.
    public var numberOfSections: Int {
        loadDataIfNeeded()
        return list.counts.count
    }

    /// Returns the number of rows in a section.
    public func numberOfRows(inSection section: Int) -> Int {
        loadDataIfNeeded()
        guard list.counts.indices.contains(section) else {
            misuse(
                "numberOfRows(inSection: \(section)) of a table with \(list.counts.count) sections. "
                    + "Ask for 0 up to numberOfSections, without it.")
        }
        return list.counts[section]
    }
}
