// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Notices that a table's data has changed while rows are in the air, and finds out where rows are now.
///
/// Where there are identifiers, by those. Otherwise by the cells on screen, which go along with their rows in a batch of
/// updates; the lifted row's name has to be the same still, for a reload gives cells to any rows.
@MainActor
final class RowFollower {
    /// Where a row is now, by its path before; nil where it has gone, or nobody knows.
    typealias Paths = (RowPath) -> RowPath?

    private let table: UITableView
    private let identifiers: (any RowIdentifiers)?
    /// The number of rows in each section when anybody looked last.
    private var counts: [Int]
    /// As large was the content then.
    private var size: CGSize
    private var sectionsInSight = 0..<0
    /// The section that a partial look begins with.
    private var nextPart = 0

    /// The row that the pointer has hold of.
    private var lead: RowPath
    /// With identifiers: those of all lifted rows, and of the rows next to the gap.
    private var lifted: [RowPath: AnyHashable] = [:]
    private var neighbours: [RowPath: AnyHashable] = [:]
    /// Without: what was on screen when nothing had changed, and what the lead's cell was called.
    private var seen: [(cell: UITableViewCell, path: RowPath)] = []
    private var name: String?

    init(_ table: UITableView, _ identifiers: (any RowIdentifiers)?, lead: RowPath, lifted: [RowPath]) {
        (self.table, self.identifiers, self.lead) = (table, identifiers, lead)
        (counts, size) = (table.rowCounts, table.contentSize)
        follow(lead: lead, lifted: lifted)
    }

    /// The rows are these from now on.
    func follow(lead: RowPath, lifted: [RowPath]) {
        self.lead = lead
        (counts, size) = (table.rowCounts, table.contentSize)
        (neighbours, nextPart) = ([:], 0)
        self.lifted = identified(lifted)
        look()
    }

    /// The gap is between these rows.
    func follow(neighbours rows: [RowPath?]) {
        if identifiers != nil { neighbours = identified(rows.compactMap { $0 }) }
    }

    private func identified(_ rows: [RowPath]) -> [RowPath: AnyHashable] {
        guard let identifiers else { return [:] }
        return Dictionary(
            rows.compactMap { row in identifiers.identifier(at: IndexPath(row)).map { (row, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    // MARK: Changes

    /// Whether there are as many rows as there were, as far as sections in sight tell while the content is as large as it
    /// was.
    ///
    /// - Parameter section: one that is looked at besides those in sight, and that of the lead.
    /// - Complexity: O(sections on screen) while the content is as large as it was, else O(sections).
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

    /// Where rows are now, if anything has changed since the last look; nil if nothing has.
    ///
    /// - Parameter isComplete: false to count the rows of sections on screen, and of some others: of the next ones in the next
    ///   call.
    /// - Complexity: O(cells on screen + lifted rows) where nothing has, and O(sections) more for a complete look
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
            look()
            return nil
        }
        let known = seen.compactMap { cell, path in
            table.indexPath(for: cell).map { (old: path, new: RowPath($0)) }
        }
        let rows = SurvivingRows(before: counts, after: table.rowCounts, known: known)
        let (lead, name) = (lead, name)
        return { [table] row in
            guard let new = rows.newPath(forOld: row) else { return nil }
            let cell = row == lead ? table.cellForRow(at: IndexPath(new)) : nil
            return cell == nil || cell?.accessibilityLabel == name ? new : nil
        }
    }

    /// Whether the lead's cell shows at another place now, or none of its name in its own: it has not merely scrolled
    /// away.
    private func hasLeadMoved() -> Bool {
        guard let cell = seen.first(where: { $0.path == lead })?.cell,
            let other = table.cellForRow(at: IndexPath(lead)), other !== cell
        else { return false }
        return other.accessibilityLabel != name
            || table.indexPath(for: cell) != nil && cell.accessibilityLabel == name
    }

    private func look() {
        guard identifiers == nil else { return }
        seen = table.visibleCells.compactMap { cell in
            table.indexPath(for: cell).map { (cell, RowPath($0)) }
        }
        if let cell = seen.first(where: { $0.path == lead })?.cell { name = cell.accessibilityLabel }
    }
}
