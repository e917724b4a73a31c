// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    // MARK: Loading

    var dataIsLoaded: Bool { if case .unloaded = data { false } else { true } }

    var isLayingOutRows: Bool { if case .layingOut = data { true } else { false } }

    /// Whether the data has changed since rows began to be laid out: no more of them are asked for.
    var isOutOfDate: Bool { if case .layingOut(let changes) = data { !changes.isEmpty } else { false } }

    /// What the table knows of its data may be wrong: it asks anew when it next needs to know.
    ///
    /// Rows that are being laid out keep to what it knew until then, and no more of them are asked for.
    func dataDidBecomeStale() {
        if case .layingOut(var changes) = data {
            changes.isReloaded = true
            data = .layingOut(changes)
            return
        }
        let late = data.lateBatches
        data = .unloaded
        setNeedsLayout()
        late.forEach { $0.batch.complete() }
    }

    /// Asks for the data, or follows batches that it is behind with.
    func loadDataIfNeeded() {
        switch data {
        case .unloaded: reloadEverything()
        case .behind(let batches): follow(late: batches)
        case .loaded, .layingOut: break
        }
    }

    /// Runs a pass over the rows, during which the data cannot be loaded anew; what has changed is looked at after it.
    func layingOutRows<Result>(_ pass: () -> Result) -> Result {
        data = .layingOut(LateChanges(isReloaded: !dataIsLoaded, batches: data.lateBatches))
        let result = pass()
        guard case .layingOut(let changes) = data else { return result }
        if changes.isEmpty {
            data = .loaded
        } else {
            data = .behind(changes.batches)
            if changes.isReloaded { dataDidBecomeStale() }
            setNeedsLayout()
        }
        return result
    }

    func reloadEverything() {
        let known = knownHeights
        forgetRows()
        // Batches that nobody has followed, or that are being collected, come too late: they are part of the new data.
        let missed = data.lateBatches.map(\.batch) + (batch.map { [$0] } ?? [])
        batch = nil
        data = .loaded
        list.reload(counts: askForCounts())
        rebuildGeometry(from: known)
        dragging.drag?.rowsDidChange()
        focusFollowsReload()
        loadSectionIndex()
        contentSizeMayHaveChanged()
        setNeedsLayout()
        missed.forEach { $0.complete() }
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
        return list.counts.count
    }

    public func numberOfRows(inSection section: Int) -> Int {
        loadDataIfNeeded()
        guard list.counts.indices.contains(section) else {
            misuse(
                "numberOfRows(inSection: \(section)) of a table with \(list.counts.count) sections. "
                    + "Ask for 0 up to numberOfSections, without it.")
        }
        return list.counts[section]
    }

    /// The row of an index path; nil where the data has no such row.
    func existingRow(_ indexPath: IndexPath) -> RowPath? {
        guard indexPath.count == 2 else { return nil }
        loadDataIfNeeded()
        let path = RowPath(indexPath)
        return list.geometry.contains(path) ? path : nil
    }

    /// The next row, or the one before; nil beyond the ends.
    func row(after path: RowPath, isBackwards: Bool = false) -> RowPath? {
        let number = list.geometry.number(ofRow: path) + (isBackwards ? -1 : 1)
        return number >= 0 && number < list.geometry.rowCount ? list.geometry.path(ofRowNumber: number) : nil
    }
}
