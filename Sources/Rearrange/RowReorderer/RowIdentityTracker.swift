// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Tracks the dragged rows when a table's data change during a drag, and maps old index paths to current ones.
///
/// With identifiers, rows are found by their identifiers. Otherwise they are found by the visible cells, which stay
/// with their rows in batch updates. In this case, the accessibility label of the held row's cell must be unchanged,
/// because a reload may assign cells to any rows.
@MainActor
final class RowIdentityTracker {
    /// Maps a row's old path to its current path; nil if the row was removed or cannot be identified.
    typealias Paths = (RowPath) -> RowPath?

    private let table: UITableView
    private let identifiers: (any RowIdentifiers)?
    /// The number of rows in each section at the last check.
    private var counts: [Int]
    /// The content size at the last check.
    private var size: CGSize
    private var sectionsInSight = 0..<0
    /// The section at which the next partial check begins to count rows. Each such check counts the rows of a limited
    /// number of sections.
    private var nextPart = 0

    /// The held row, which is at the pointer in a drag by touch or mouse.
    private var lead: RowPath
    /// The identifiers of all lifted rows, by path; empty if rows have none.
    private var lifted: [RowPath: AnyHashable] = [:]
    /// The identifiers of the rows next to the gap, by path; empty if rows have none.
    private var neighbours: [RowPath: AnyHashable] = [:]
    /// The visible cells at the last check that found no changes; empty if rows have identifiers.
    private var seen: [(cell: UITableViewCell, path: RowPath)] = []
    /// The accessibility label of the held row's cell; nil if rows have identifiers.
    private var name: String?

    init(_ table: UITableView, _ identifiers: (any RowIdentifiers)?, lead: RowPath, lifted: [RowPath]) {
        (self.table, self.identifiers, self.lead) = (table, identifiers, lead)
        (counts, size) = (table.rowCounts, table.contentSize)
        track(lead: lead, lifted: lifted)
    }

    /// Tracks the held row and all lifted rows from now on.
    func track(lead: RowPath, lifted: [RowPath]) {
        self.lead = lead
        (counts, size) = (table.rowCounts, table.contentSize)
        (neighbours, nextPart) = ([:], 0)
        self.lifted = identified(lifted)
        recordVisibleCells()
    }

    /// Sets the rows next to the gap, by which the gap is found again after the data have changed.
    func track(neighbours rows: [RowPath?]) {
        if identifiers != nil { neighbours = identified(rows.compactMap { $0 }) }
    }

    private func identified(_ rows: [RowPath]) -> [RowPath: AnyHashable] {
        guard let identifiers else { return [:] }
        return Dictionary(
            rows.compactMap { row in identifiers.identifier(at: IndexPath(row)).map { (row, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    // MARK: Changes

    /// Whether each section has as many rows as at the last check. If the content size is unchanged, only visible
    /// sections, the held row's section and `section` are checked.
    ///
    /// - Parameter section: a further section to check.
    /// - Complexity: O(sections on screen) if the content size is unchanged, else O(sections).
    func hasSameCounts(lookingAt section: Int) -> Bool {
        guard table.numberOfSections == counts.count else { return false }
        if table.contentSize == size {
            sectionsInSight = table.sectionsInSight(near: sectionsInSight)
            func isSame(_ section: Int) -> Bool {
                counts.indices.contains(section) && table.numberOfRows(inSection: section) == counts[section]
            }
            return sectionsInSight.clamped(to: counts.indices).allSatisfy(isSame) && isSame(lead.section)
                && isSame(section)
        }
        guard table.hasRowCounts(counts) else { return false }
        size = table.contentSize
        return true
    }

    /// The mapping from old to current paths if anything has changed since the last check; nil if nothing has.
    ///
    /// - Parameter isComplete: false to count only the rows of visible sections and of a few other sections, which are
    ///   different ones at each call.
    /// - Complexity: O(cells on screen + lifted rows) if nothing has changed, and O(sections) more for a complete check
    func changes(isComplete: Bool = true) -> Paths? {
        let isSame =
            isComplete ? table.hasRowCounts(counts) : hasSameCounts(lookingAt: lead.section) && hasSameCountsInPart()
        guard let identifiers else { return changesOfCells(isSame: isSame) }
        guard !isSame || !isInPlace(identifiers) else { return nil }
        let watched = lifted.merging(neighbours) { first, _ in first }
        let paths = identifiers.paths(of: Array(watched.values))
        return { row in watched[row].flatMap { paths[$0] }.map { RowPath($0) } }
    }

    private func hasSameCountsInPart() -> Bool {
        guard table.numberOfSections == counts.count else { return false }
        let part = nextPart..<min(nextPart + Thresholds.RowReorder.sectionsPerFrame, counts.count)
        nextPart = part.upperBound < counts.count ? part.upperBound : 0
        return part.allSatisfy { table.numberOfRows(inSection: $0) == counts[$0] }
    }

    private func isInPlace(_ identifiers: any RowIdentifiers) -> Bool {
        func isInPlace(_ row: RowPath, _ identifier: AnyHashable) -> Bool {
            identifiers.identifier(at: IndexPath(row)) == identifier
        }
        return lifted.allSatisfy { isInPlace($0, $1) } && neighbours.allSatisfy { isInPlace($0, $1) }
    }

    private func changesOfCells(isSame: Bool) -> Paths? {
        if isSame, !hasLeadMoved() {
            recordVisibleCells()
            return nil
        }
        let known = seen.compactMap { cell, path in
            table.indexPath(for: cell).map { (old: path, new: RowPath($0)) }
        }
        let rows = RowIdentityMapping(before: counts, after: table.rowCounts, known: known)
        let (lead, name) = (lead, name)
        return { [table] row in
            guard let new = rows.newPath(forOld: row) else { return nil }
            let cell = row == lead ? table.cellForRow(at: IndexPath(new)) : nil
            return cell == nil || cell?.accessibilityLabel == name ? new : nil
        }
    }

    /// Whether the held row's cell is now at another path, or another cell at its path has another label. False if the
    /// cell has only scrolled out of sight.
    private func hasLeadMoved() -> Bool {
        guard let cell = seen.first(where: { $0.path == lead })?.cell,
            let other = table.cellForRow(at: IndexPath(lead)), other !== cell
        else { return false }
        return other.accessibilityLabel != name
            || table.indexPath(for: cell) != nil && cell.accessibilityLabel == name
    }

    private func recordVisibleCells() {
        guard identifiers == nil else { return }
        seen = table.visibleCells.compactMap { cell in
            table.indexPath(for: cell).map { (cell, RowPath($0)) }
        }
        if let cell = seen.first(where: { $0.path == lead })?.cell { name = cell.accessibilityLabel }
    }
}
