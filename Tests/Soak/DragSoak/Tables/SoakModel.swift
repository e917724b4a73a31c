// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// The lists of one or several tables, and all that happens to them.
@MainActor
final class SoakModel {
    /// By table, section and row.
    var lists: [[[Int]]]
    var tables: [UITableView] = []
    private var lastID: Int
    /// What there must be, whatever was dragged where.
    private(set) var expected: Set<Int>
    /// How much higher rows of their own height are than at first.
    var growth = 0
    /// Lists of so many tables with so many sections.
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

    /// The same lists, for other tables.
    init(_ other: SoakModel) {
        (lists, lastID, expected, growth) = (other.lists, other.lastID, other.expected, other.growth)
    }

    /// Points.
    func height(of id: Int) -> CGFloat { CGFloat(26 + (id * 37 + growth) % 70) }

    func makeID() -> Int {
        lastID += 1
        expected.insert(lastID)
        return lastID
    }

    func forget(_ id: Int) { expected.remove(id) }

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

    /// Takes an item to a place as that is called once it is there, out of whatever list it is in, in one change.
    ///
    /// - Returns: where it is then.
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
            forget(lists[number][section].remove(at: row))
            table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
        case 2:
            guard let id = numbers.one(of: list[section]) else { return }
            let other = numbers.index(below: list.count)
            _ = move(id, to: number, IndexPath(row: numbers.index(below: list[other].count + 1), section: other))
        case 3: table.reloadSections([section], with: .fade)
        case 4:
            // Sometimes there is less afterwards, and nobody has said what went.
            if numbers.happens(0.5), !list[section].isEmpty {
                forget(lists[number][section].removeLast())
            }
            table.reloadData()
        case 5: table.setContentOffset(CGPoint(x: 0, y: numbers.number(0...200)), animated: numbers.happens(0.5))
        default:
            // Rows of their own height take another one, at once or as they are shown anew.
            growth += 1 + numbers.index(below: 60)
            if numbers.happens(0.5) {
                table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
            } else {
                table.reloadSections([section], with: .automatic)
            }
        }
    }

    // MARK: What must hold

    /// Rows that have not been told yet how high they are by now are told: all of them, for one out of sight has a cell
    /// too while it has the focus, and may be on its way into sight.
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

    /// The place of a row that is on screen, in the window.
    func placeOfRow(_ numbers: SoakNumbers) -> CGPoint? {
        guard let table = numbers.one(of: tables), let path = numbers.one(of: table.indexPathsForVisibleRows ?? [])
        else { return nil }
        let rect = table.rectForRow(at: path).intersection(table.bounds)
        guard !rect.isEmpty else { return nil }
        return table.convert(numbers.point(in: rect.insetBy(dx: rect.width * 0.2, dy: 0)), to: nil)
    }
}
