// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import SeededNumbers
import Testing
@testable import UIKit
import UIKitTesting

/// Random batches that insert, delete, move and reload sections and rows all at once.
@Suite @MainActor
struct TableRandomUpdateTests {
    private func freshPicture(like stage: TableStage) -> [String] {
        let new = TableStage(stage.data)
        new.table.contentOffset = stage.table.contentOffset
        new.screen.advance(by: 0.1)
        // Advancing the stage's screen makes it the current screen again, in place of the new one.
        defer { stage.screen.advance(by: 0) }
        return new.visibleTexts
    }

    @Test(
        "After 300 nested batches of sections and rows, some while scrolling, the rows equal a new table's",
        arguments: [1, 2])
    func sections(seed: UInt64) throws {
        var generator = Seeded(seed: seed)
        let stage = TableStage(Players([["a", "b", "c"], [], ["d", "e", "f", "g"]]))
        var completions = 0
        for number in 0..<300 {
            let batch = SectionBatch(of: stage.data.sections, named: "\(number)", using: &generator)
            stage.table.performBatchUpdates {
                stage.table.beginUpdates()
                stage.data.sections = batch.result
                batch.makeUpdates(of: stage.table, using: &generator)
                stage.table.endUpdates()
            } completion: { _ in
                completions += 1
            }
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                stage.screen.mouse.scroll(
                    by: CGVector(dx: 0, dy: CGFloat.random(in: -300...300, using: &generator)),
                    at: CGPoint(x: 100, y: 200))
            case 1:
                let end = max(0, stage.table.contentSize.height - 440)
                stage.table.setContentOffset(
                    CGPoint(x: 0, y: CGFloat.random(in: 0...end, using: &generator)), animated: true)
            default: break
            }
            stage.screen.advance(by: Double.random(in: 0...0.4, using: &generator))
            guard number % 10 == 9 else { continue }
            try stage.expectSettled()
            #expect(completions == number + 1)
            #expect(stage.visibleTexts == freshPicture(like: stage), "batch \(number)")
        }
    }

    @Test(
        "After any batch, headers, footers, heights, separators and the selection equal those of a new table",
        arguments: [(UITableView.Style.plain, false), (.plain, true), (.grouped, false), (.insetGrouped, true)])
    func wholeScreen(style: UITableView.Style, isEditing: Bool) throws {
        var generator = Seeded(seed: 7)
        let stage = TableStage(Players([["a", "b", "c"], [], ["d", "e", "f", "g"]]), style: style)
        let titled = Titled(stage.data)
        titled.show(on: stage.table, isEditing: isEditing)
        stage.screen.advance(by: 0.1)
        var selected: Set<String> = []
        for number in 0..<150 {
            for path in stage.table.indexPathsForVisibleRows ?? [] where Int.random(in: 0..<6, using: &generator) == 0 {
                stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
                selected.insert(stage.data.name(path))
            }
            let batch = SectionBatch(of: stage.data.sections, named: "\(number)", using: &generator)
            stage.table.performBatchUpdates {
                stage.data.sections = batch.result
                batch.makeUpdates(of: stage.table, using: &generator)
            }
            selected.formIntersection(stage.data.sections.flatMap { $0 })
            let end = max(0, stage.table.contentSize.height - 440)
            if number % 4 == 0 {
                stage.table.contentOffset.y = CGFloat.random(in: 0...end, using: &generator).rounded()
            }
            stage.screen.advance(by: Double.random(in: 0...0.4, using: &generator))
            guard number % 5 == 4 else { continue }
            try stage.expectSettled()
            #expect(Set((stage.table.indexPathsForSelectedRows ?? []).map(stage.data.name)) == selected)
            let fresh = TableStage(stage.data, style: style)
            titled.show(on: fresh.table, isEditing: isEditing)
            fresh.screen.advance(by: 0.1)
            fresh.table.contentOffset = stage.table.contentOffset
            for path in stage.table.indexPathsForSelectedRows ?? [] {
                fresh.table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
            fresh.screen.advance(by: 0.1)
            let expected = fresh.rowDescriptions
            // Advancing the stage's screen makes it the current screen again, in place of the new one.
            stage.screen.advance(by: 0)
            #expect(stage.rowDescriptions == expected, "batch \(number)")
        }
    }

    @Test("A finger continues to scroll while rows are inserted and deleted")
    func scrolling() throws {
        let stage = TableStage()
        let finger = stage.screen.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        for number in 0..<6 {
            let cell = try #require(stage.table.visibleCells.dropFirst(4).first)
            let place = cell.convert(CGPoint.zero, to: nil).y
            stage.table.performBatchUpdates {
                stage.data.sections[0].insert("N\(number)", at: 0)
                stage.data.sections[0].removeLast()
                stage.table.insertRows(at: [path(0)], with: .fade)
                stage.table.deleteRows(at: [path(99)], with: .fade)
            }
            // Although a row was inserted above, the content under the finger has not moved, and it moves with the
            // finger.
            #expect(abs(cell.convert(CGPoint.zero, to: nil).y - place) < 0.01)
            finger.move(by: CGVector(dx: 0, dy: -20), duration: 0.05)
            #expect(abs(cell.convert(CGPoint.zero, to: nil).y - place + 20) < 0.01)
        }
        finger.up()
        try stage.expectSettled()
        #expect(stage.visibleTexts == freshPicture(like: stage))
    }

    @Test("An update made in the completion of another one is applied after it")
    func chains() throws {
        let stage = TableStage(Players(count: 5))
        var calls: [Bool] = []
        func add(_ number: Int) {
            stage.table.performBatchUpdates {
                stage.data.sections[0].insert("N\(number)", at: 0)
                stage.table.insertRows(at: [path(0)], with: .left)
            } completion: { finished in
                calls.append(finished)
                if number < 3 { add(number + 1) }
            }
        }
        add(0)
        try stage.expectSettled()
        #expect(calls == [true, true, true, true])
        #expect(stage.visibleTexts == ["N3", "N2", "N1", "N0", "A0", "A1", "A2", "A3", "A4"])
    }

    @Test("reconfigureRows in a batch takes old index paths, and fills the cells with the data at the new ones")
    func reconfiguring() throws {
        let stage = TableStage(Players(count: 8))
        let (kept, moved, reloaded) = (stage.cell(2), stage.cell(5), stage.cell(6))
        stage.table.performBatchUpdates {
            stage.data.sections[0] = ["x", "A5!", "A0", "A2!", "A3", "A4", "A6!", "A7"]
            stage.table.reconfigureRows(at: [2, 5, 1, 6].map { path($0) })
            stage.table.deleteRows(at: [path(1)], with: .fade)
            stage.table.insertRows(at: [path(0)], with: .fade)
            stage.table.moveRow(at: path(5), to: path(1))
            stage.table.reloadRows(at: [path(6)], with: .fade)
        }
        #expect(stage.cell(3) === kept)
        #expect(stage.cell(1) === moved)
        #expect(stage.cell(6) !== reloaded)
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["x", "A5!", "A0", "A2!", "A3", "A4", "A6!", "A7"])
    }

    @Test("A row that grows when reconfigured moves the rows below down, animated")
    func growing() throws {
        let stage = TableStage(Players(count: 8))
        stage.data.configure = { cell, path in cell.textLabel?.numberOfLines = 0 }
        let below = try #require(stage.cell(3))
        stage.data.sections[0][2] = "A2\nin\nthree lines"
        stage.table.performBatchUpdates {
            stage.table.reconfigureRows(at: [path(2)])
        }
        #expect(below.layer.presentation()?.frame.minY == 132)
        try stage.expectSettled()
        #expect(stage.table.rectForRow(at: path(2)).height > 60)
        #expect(below.frame.minY == stage.table.rectForRow(at: path(2)).maxY)
    }
}

/// A data source with a title above and below each section, and rows of two heights.
@MainActor
private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
    let data: Players

    init(_ data: Players) {
        self.data = data
    }

    func show(on table: UITableView, isEditing: Bool) {
        (table.dataSource, table.delegate) = (self, self)
        (table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0, 0)
        (table.allowsMultipleSelection, table.allowsMultipleSelectionDuringEditing) = (true, true)
        table.isEditing = isEditing
    }

    func numberOfSections(in tableView: UITableView) -> Int { data.numberOfSections(in: tableView) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.tableView(tableView, numberOfRowsInSection: section)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        data.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Above" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Below" }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        data.name(indexPath).utf8.reduce(0) { $0 + Int($1) } % 3 == 0 ? 70 : 44
    }
}

extension TableStage {
    /// Descriptions of the visible rows, headers and footers from top to bottom. A row includes its text, frames,
    /// separator and selection.
    fileprivate var rowDescriptions: [String] {
        table.subviews.filter { $0.frame.intersects(table.bounds) }.sorted { $0.frame.minY < $1.frame.minY }
            .compactMap { view in
                if let cell = view as? UITableViewCell {
                    let line = cell.separator.isHidden ? CGRect.null : cell.separator.frame
                    let parts: [Any] = [
                        cell.textLabel?.text ?? "", cell.frame, cell.contentView.frame, line, cell.isSelected,
                    ]
                    return parts.map { "\($0)" }.joined(separator: " ")
                }
                guard let edge = view as? UITableViewHeaderFooterView else { return nil }
                return "\(edge.textLabel?.text ?? "") \(edge.frame) \(edge.alpha)"
            }
    }
}

/// A random batch that deletes, inserts, moves and reloads sections and rows. `result` has the sections after it.
@MainActor
private struct SectionBatch {
    private(set) var result: [[String]] = []
    private var updates: [(UITableView, UITableView.RowAnimation) -> Void] = []

    init(of sections: [[String]], named name: String, using generator: inout Seeded) {
        func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }
        var fresh = 0
        func newName() -> String {
            fresh += 1
            return "N\(name).\(fresh)"
        }

        // The first step decides what happens to each section, and orders the sections.
        enum Fate { case stays, moves, goes, isReloaded }
        let fates = sections.map { _ -> Fate in
            chance(7) ? [.moves, .goes, .isReloaded].randomElement(using: &generator)! : .stays
        }
        var order: [(old: Int?, rows: [String])] = sections.indices.filter {
            fates[$0] == .stays || fates[$0] == .isReloaded
        }
        .map { ($0, []) }
        for old in sections.indices where fates[old] == .moves {
            order.insert((old, []), at: Int.random(in: 0...order.count, using: &generator))
        }
        while order.isEmpty || (order.count < 5 && chance(4)) {
            let rows = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in newName() }
            order.insert((nil, rows), at: Int.random(in: 0...order.count, using: &generator))
        }

        // The second step adds the rows that stay to the new list of their section. Rows that leave get a place later.
        var (deleted, reloaded, leaving): ([IndexPath], [IndexPath], [(text: String, from: IndexPath)]) = ([], [], [])
        for (section, rows) in sections.enumerated() {
            let target = order.firstIndex { $0.old == section }
            if fates[section] == .isReloaded {
                order[target!].rows = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in newName() }
                continue
            }
            for (row, text) in rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                if chance(9) {
                    leaving.append((text, path))
                } else if fates[section] != .goes {
                    if chance(9) {
                        deleted.append(path)
                    } else if chance(9) {
                        reloaded.append(path)
                        order[target!].rows.append(newName())
                    } else {
                        order[target!].rows.append(text)
                    }
                }
            }
        }
        let newSections = order.indices.filter { order[$0].old == nil }
        var comings = leaving.map(\.text)
        for _ in 0..<Int.random(in: 0..<4, using: &generator) { comings.append(newName()) }
        for coming in comings {
            // All rows of a reloaded section are new, so no row moves into it.
            let open = order.indices.filter { section in order[section].old.map { fates[$0] != .isReloaded } ?? true }
            guard let section = open.randomElement(using: &generator) else { continue }
            order[section].rows.insert(coming, at: Int.random(in: 0...order[section].rows.count, using: &generator))
        }
        var (inserted, moved): ([IndexPath], [(IndexPath, IndexPath)]) = ([], [])
        for (section, content) in order.enumerated() {
            for (row, text) in content.rows.enumerated() where comings.contains(text) {
                let path = IndexPath(row: row, section: section)
                if let from = leaving.first(where: { $0.text == text })?.from {
                    moved.append((from, path))
                } else if content.old != nil {
                    inserted.append(path)
                }
            }
        }
        // Rows without a new place are deleted.
        let placed = Set(order.flatMap(\.rows))
        for (text, from) in leaving where !placed.contains(text) && fates[from.section] != .goes {
            deleted.append(from)
        }

        result = order.map(\.rows)
        func sectionsWith(_ fate: Fate) -> IndexSet { IndexSet(sections.indices.filter { fates[$0] == fate }) }
        let (gone, shownAnew) = (sectionsWith(.goes), sectionsWith(.isReloaded))
        updates = [
            { table, way in table.deleteRows(at: deleted, with: way) },
            { table, way in table.insertRows(at: inserted, with: way) },
            { table, way in table.reloadRows(at: reloaded, with: way) },
            { table, _ in for (from, to) in moved { table.moveRow(at: from, to: to) } },
            { table, way in table.deleteSections(gone, with: way) },
            { table, way in table.reloadSections(shownAnew, with: way) },
            { table, way in table.insertSections(IndexSet(newSections), with: way) },
        ]
        for old in sections.indices where fates[old] == .moves {
            let new = order.firstIndex { $0.old == old }!
            updates.append { table, _ in table.moveSection(old, toSection: new) }
        }
    }

    func makeUpdates(of table: UITableView, using generator: inout Seeded) {
        let ways: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]
        for update in updates.shuffled(using: &generator) { update(table, ways.randomElement(using: &generator)!) }
    }
}
