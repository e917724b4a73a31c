// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// The data of one or several tables, with random changes and checks.
@MainActor
final class SoakModel {
    /// The items by table, section and row.
    var lists: [[[Int]]]
    var tables: [UITableView] = []
    private var lastID: Int
    /// The items that must exist at any time. Drags do not change them, because they only move items.
    private(set) var expected: Set<Int>
    /// A number from which the heights of self-sizing rows are computed. If it changes, so do the heights.
    var growth = 0
    /// Creates random lists for the given numbers of tables and sections.
    convenience init(tables: Int, sections: Int, _ numbers: SoakNumbers) {
        self.init(
            (0..<tables).map { _ in
                (0..<sections).map { _ in numbers.happens(0.15) ? 0 : 1 + numbers.index(below: 9) }
            })
    }

    init(_ counts: [[Int]]) {
        var next = 0
        lists = counts.map { sections in
            sections.map { count in
                (0..<count).map { _ in
                    next += 1
                    return next
                }
            }
        }
        lastID = next
        expected = Set(lists.flatMap { $0.flatMap { $0 } })
    }

    /// Creates a model with the same data as `other`, for the tables of another stage.
    init(_ other: SoakModel) {
        (lists, lastID, expected, growth) = (other.lists, other.lastID, other.expected, other.growth)
    }

    /// The height of an item's row in points.
    func height(of id: Int) -> CGFloat { CGFloat(26 + (id * 37 + growth) % 70) }

    func makeID() -> Int {
        lastID += 1
        expected.insert(lastID)
        return lastID
    }

    func removeExpected(_ id: Int) { expected.remove(id) }

    subscript(table: Int, path: IndexPath) -> Int? {
        let sections = lists[table]
        guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
            return nil
        }
        return sections[path.section][path.row]
    }

    func path(of id: Int) -> (table: Int, path: IndexPath)? {
        for (table, sections) in lists.enumerated() {
            for (section, rows) in sections.enumerated() {
                if let row = rows.firstIndex(of: id) { return (table, IndexPath(row: row, section: section)) }
            }
        }
        return nil
    }

    /// Moves an item to the index path `place` of a table, or to the end of that section if the section is too short.
    ///
    /// - Returns: the item's new index path; nil if the item no longer exists.
    func move(_ id: Int, to table: Int, _ place: IndexPath) -> IndexPath? {
        guard let source = path(of: id) else { return nil }
        var place = place
        if source.table == table {
            tables[table].performBatchUpdates {
                self.lists[table][source.path.section].remove(at: source.path.row)
                place.row = min(place.row, self.lists[table][place.section].count)
                self.lists[table][place.section].insert(id, at: place.row)
                self.tables[table].moveRow(at: source.path, to: place)
            }
            return place
        }
        lists[source.table][source.path.section].remove(at: source.path.row)
        place.row = min(place.row, lists[table][place.section].count)
        lists[table][place.section].insert(id, at: place.row)
        tables[source.table].deleteRows(at: [source.path], with: .automatic)
        tables[table].insertRows(at: [place], with: .automatic)
        return place
    }

    // MARK: Changes at any time

    func change(_ numbers: SoakNumbers) {
        let number = numbers.index(below: tables.count)
        let (table, list) = (tables[number], lists[number])
        let section = numbers.index(below: list.count)
        switch numbers.index(below: 7) {
        case 0:
            let row = numbers.index(below: list[section].count + 1)
            lists[number][section].insert(makeID(), at: row)
            table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
        case 1:
            guard !list[section].isEmpty else { return }
            let row = numbers.index(below: list[section].count)
            removeExpected(lists[number][section].remove(at: row))
            table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
        case 2:
            guard let id = numbers.one(of: list[section]) else { return }
            let other = numbers.index(below: list.count)
            _ = move(id, to: number, IndexPath(row: numbers.index(below: list[other].count + 1), section: other))
        case 3: table.reloadSections([section], with: .fade)
        case 4:
            // Sometimes a row is removed from the data before the reload, without notifying the table of the removal.
            if numbers.happens(0.5), !list[section].isEmpty {
                removeExpected(lists[number][section].removeLast())
            }
            table.reloadData()
        case 5: table.setContentOffset(CGPoint(x: 0, y: numbers.number(0...200)), animated: numbers.happens(0.5))
        default:
            // Self-sizing rows change their heights, by a reconfiguration or a reload.
            growth += 1 + numbers.index(below: 60)
            if numbers.happens(0.5) {
                table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
            } else {
                table.reloadSections([section], with: .automatic)
            }
        }
    }

    // MARK: Checks

    /// Reconfigures all rows, so that their cells get the current heights.
    ///
    /// This includes off-screen rows, because a focused row keeps its cell while it is off screen, and may scroll back
    /// on screen.
    func showHeights() {
        for table in tables {
            let paths = (0..<table.numberOfSections).flatMap { section in
                (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
            }
            for _ in 0..<4 {
                table.reconfigureRows(at: paths)
                table.layoutIfNeeded()
            }
        }
    }

    var faults: [String] {
        let found = lists.flatMap { $0.flatMap { $0 } }
        var faults: [String] = []
        if found.count != expected.count || Set(found) != expected {
            faults.append("the lists hold \(found.sorted()), not \(expected.sorted())")
        }
        for (table, list) in zip(tables, lists) {
            if table.hasActiveDrag || table.hasActiveDrop || table.hasUncommittedUpdates {
                faults.append("a table is still busy")
            }
            let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
            if counts != list.map(\.count) {
                faults.append("a table has \(counts) rows, and its list \(list.map(\.count))")
            }
            for path in table.indexPathsForVisibleRows ?? [] where table.cellForRow(at: path) == nil {
                faults.append("row \(path) has no cell")
            }
        }
        return faults
    }

    /// A random point in a visible row, in window coordinates.
    func placeOfRow(_ numbers: SoakNumbers) -> CGPoint? {
        guard let table = numbers.one(of: tables), let path = numbers.one(of: table.indexPathsForVisibleRows ?? [])
        else { return nil }
        let rect = table.rectForRow(at: path).intersection(table.bounds)
        guard !rect.isEmpty else { return nil }
        return table.convert(numbers.point(in: rect.insetBy(dx: rect.width * 0.2, dy: 0)), to: nil)
    }
}
