// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor
struct TableUpdateTests {
    /// The current frame of a cell on screen, with animations applied.
    private func shown(_ cell: UITableViewCell?) -> CGRect { cell?.layer.presentation()?.frame ?? .null }

    @Test("The end of an update that a reload replaced removes no row of the next update")
    func reloadedOnTheWay() throws {
        let stage = TableStage()
        stage.screen.advance(by: 0.1)
        stage.data.sections[0].insert("New", at: 0)
        stage.table.insertRows(at: [path(0)], with: .fade)
        stage.screen.advance(by: 0.05)
        stage.table.reloadData()
        stage.table.layoutIfNeeded()
        let last = try #require(stage.cell(9))
        stage.data.sections[0].insert(contentsOf: ["X", "Y", "Z"], at: 0)
        stage.table.insertRows(at: [path(0), path(1), path(2)], with: .fade)
        stage.screen.advance(by: 0.05)
        // The cell moves out at the bottom, and stays visible until its animation ends.
        #expect(last.superview === stage.table)
        #expect(last.animationNumbers.count == 1)
        try stage.expectSettled()
        #expect(stage.table.visibleCells.allSatisfy { $0.animationNumbers.isEmpty })
    }

    @Test("An inserted row fades in, and the rows below move down from their current places (207, 222)")
    func insertion() throws {
        let stage = TableStage()
        let below = try #require(stage.cell(2))
        stage.data.sections[0].insert("new", at: 2)
        stage.table.insertRows(at: [path(2)], with: .fade)
        #expect(stage.cell(3) === below)
        #expect(shown(below).minY == 88)
        #expect(stage.cell(2)?.layer.presentation()?.opacity == 0)
        stage.screen.advance(by: 0.15)
        #expect(abs(shown(below).minY - 110) < 1)
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["A0", "A1", "new"] + (2..<9).map { "A\($0)" })
    }

    @Test("A deleted row fades, the rows below move up, and the next row enters from below")
    func deletion() throws {
        let stage = TableStage()
        let (gone, below) = (try #require(stage.cell(2)), try #require(stage.cell(3)))
        stage.data.sections[0].remove(at: 2)
        stage.table.deleteRows(at: [path(2)], with: .fade)
        #expect(stage.cell(2) === below)
        #expect(gone.superview === stage.table)
        #expect(shown(stage.cell(9)).minY == 440)
        stage.screen.advance(by: 0.15)
        let opacity = try #require(gone.layer.presentation()?.opacity)
        #expect(opacity > 0.3)
        #expect(opacity < 0.7)
        try stage.expectSettled()
        #expect(gone.superview == nil)
        #expect(stage.visibleTexts == ["A0", "A1"] + (3..<11).map { "A\($0)" })
    }

    @Test(
        "Each row animation has its own effect",
        arguments: [
            UITableView.RowAnimation.fade, .left, .right, .top, .bottom, .middle, .none, .automatic,
        ])
    func animations(_ animation: UITableView.RowAnimation) throws {
        let stage = TableStage()
        let gone = try #require(stage.cell(4))
        stage.data.sections[0][4] = "other"
        stage.table.performBatchUpdates {
            stage.table.deleteRows(at: [path(4)], with: animation)
            stage.table.insertRows(at: [path(4)], with: animation)
        }
        stage.screen.advance(by: 0.15)
        let (old, new) = (shown(gone), shown(stage.cell(4)))
        let alpha = gone.layer.presentation()?.opacity ?? 0
        switch animation {
        case .fade, .automatic: #expect(alpha < 0.9 && old.minX == 0 && new.minX == 0)
        case .left: #expect(old.minX < -100 && new.minX < -100 && old.minY == 176)
        case .right: #expect(old.minX > 100 && new.minX > 100)
        case .top: #expect(old.minY < 170 && new.minY < 170)
        case .bottom: #expect(old.minY > 180 && new.minY > 180)
        case .middle: #expect(old.height < 40 && new.height < 40 && abs(old.midY - 198) < 1)
        case .none: #expect(gone.superview == nil && new.minY == 176)
        }
        try stage.expectSettled()
        #expect(stage.visibleTexts[4] == "other")
    }

    @Test("A moved row slides to its new place, and the other rows move out of its way")
    func move() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(1))
        let name = stage.data.sections[0].remove(at: 1)
        stage.data.sections[0].insert(name, at: 5)
        stage.table.moveRow(at: path(1), to: path(5))
        #expect(stage.cell(5) === cell)
        #expect(shown(cell).minY == 44)
        stage.screen.advance(by: 0.15)
        #expect(shown(cell).minY > 60)
        #expect(shown(cell).minY < 210)
        try stage.expectSettled()
        #expect(stage.visibleTexts.prefix(6) == ["A0", "A2", "A3", "A4", "A5", "A1"])
    }

    @Test("A second update starts from the current places of the first (rule 9)")
    func interruption() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(3))
        stage.data.sections[0].insert("x", at: 0)
        stage.table.insertRows(at: [path(0)], with: .fade)
        stage.screen.advance(by: 0.15)
        let before = shown(cell).minY
        stage.data.sections[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0)], with: .fade)
        #expect(abs(shown(cell).minY - before) < 0.01)
        try stage.expectSettled()
        #expect(stage.visibleTexts == (0..<10).map { "A\($0)" })
    }

    @Test("In a batch, deletions take old index paths and insertions new ones, in any order (206, 207)")
    func batch() throws {
        let stage = TableStage()
        var finished: Bool?
        stage.table.performBatchUpdates {
            stage.data.sections[0].remove(at: 4)
            stage.data.sections[0].remove(at: 1)
            stage.data.sections[0].insert("first", at: 0)
            stage.table.insertRows(at: [path(0)], with: .left)
            stage.table.deleteRows(at: [path(1), path(4)], with: .right)
            stage.table.reloadRows(at: [path(3)], with: .none)
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        try stage.expectSettled()
        #expect(finished == true)
        #expect(stage.visibleTexts.prefix(5) == ["first", "A0", "A2", "A3", "A5"])
    }

    @Test("A reloaded row gets another cell, and a reconfigured row keeps its cell (174)")
    func reload() throws {
        let stage = TableStage()
        let old = try #require(stage.cell(2))
        stage.data.sections[0][2] = "renamed"
        stage.table.reloadRows(at: [path(2)], with: .automatic)
        #expect(stage.cell(2) !== old)
        try stage.expectSettled()
        let cell = try #require(stage.cell(2))
        stage.data.sections[0][2] = "again"
        stage.table.reconfigureRows(at: [path(2)])
        #expect(stage.cell(2) === cell)
        #expect(cell.textLabel?.text == "again")
    }

    @Test("Sections are inserted, deleted, moved and reloaded")
    func sections() throws {
        let stage = TableStage(Players([["a", "b"], ["c"], ["d", "e", "f"]]))
        stage.table.performBatchUpdates {
            stage.data.sections = [["new"], ["d", "e", "f"], ["a", "b"]]
            stage.table.insertSections([0], with: .fade)
            stage.table.deleteSections([1], with: .left)
            stage.table.moveSection(2, toSection: 1)
        }
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["new", "d", "e", "f", "a", "b"])
        stage.data.sections[1] = ["g"]
        stage.table.reloadSections([1], with: .automatic)
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["new", "g", "a", "b"])
    }

    @Test("Visible rows keep their places while rows above are inserted and deleted")
    func above() throws {
        let stage = TableStage()
        stage.table.contentOffset.y = 1000
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.cell(25))
        let before = cell.convert(CGPoint.zero, to: nil).y
        stage.data.sections[0].insert(contentsOf: ["x", "y"], at: 3)
        stage.table.insertRows(at: [path(3), path(4)], with: .fade)
        #expect(cell.convert(CGPoint.zero, to: nil).y == before)
        #expect(shown(cell).minY - stage.table.contentOffset.y == before)
        stage.data.sections[0].removeFirst()
        stage.table.deleteRows(at: [path(0)], with: .fade)
        #expect(cell.convert(CGPoint.zero, to: nil).y == before)
        try stage.expectSettled()
        #expect(cell.convert(CGPoint.zero, to: nil).y == before)
    }

    @Test("At the top of the table, an inserted first row is visible")
    func atTheTop() throws {
        let stage = TableStage()
        stage.data.sections[0].insert("new", at: 0)
        stage.table.insertRows(at: [path(0)], with: .top)
        try stage.expectSettled()
        #expect(stage.table.contentOffset.y == 0)
        #expect(stage.visibleTexts.first == "new")
    }

    @Test("Deleting rows at the end of a table scrolled there moves the content down")
    func atTheEnd() throws {
        let stage = TableStage()
        stage.table.contentOffset.y = 4400 - 440
        stage.screen.advance(by: 0.1)
        stage.data.sections[0].removeLast(5)
        stage.table.deleteRows(at: (95..<100).map { path($0) }, with: .automatic)
        try stage.expectSettled()
        #expect(stage.table.contentOffset.y == 3740)
        #expect(stage.visibleTexts.last == "A94")
    }

    @Test("A selected row stays selected when it moves, until it is deleted")
    func selection() throws {
        let stage = TableStage()
        stage.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        stage.data.sections[0].insert("x", at: 0)
        stage.table.insertRows(at: [path(0)], with: .none)
        #expect(stage.table.indexPathForSelectedRow == path(4))
        stage.data.sections[0].remove(at: 4)
        stage.table.deleteRows(at: [path(4)], with: .none)
        #expect(stage.table.indexPathForSelectedRow == nil)
        try stage.expectSettled()
    }

    @Test("Nested batches are applied when the outermost one ends (210)")
    func nesting() throws {
        let stage = TableStage()
        stage.table.beginUpdates()
        stage.data.sections[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0)], with: .fade)
        stage.table.beginUpdates()
        stage.data.sections[0].remove(at: 0)
        stage.table.deleteRows(at: [path(1)], with: .fade)
        stage.table.endUpdates()
        #expect(stage.table.numberOfRows(inSection: 0) == 100)
        stage.table.endUpdates()
        #expect(stage.table.numberOfRows(inSection: 0) == 98)
        try stage.expectSettled()
    }

    @Test("Rows inserted during a layout are shown after it")
    func updateInLayout() throws {
        final class Growing: NSObject, UITableViewDelegate {
            var grow: () -> Void = {}
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) {
                if indexPath.row >= 2 { grow() }
            }
        }
        let stage = TableStage(Players(count: 3))
        let listener = Growing()
        var completions: [Bool] = []
        listener.grow = { [unowned data = stage.data, unowned table = stage.table] in
            guard data.sections[0].count < 5 else { return }
            table.performBatchUpdates {
                data.sections[0].append("new")
                table.insertRows(at: [IndexPath(row: data.sections[0].count - 1, section: 0)], with: .fade)
            } completion: {
                completions.append($0)
            }
        }
        stage.table.delegate = listener
        try stage.screen.settle()
        #expect(stage.visibleTexts == ["A0", "A1", "A2", "new", "new"])
        #expect(stage.table.numberOfRows(inSection: 0) == 5)
        #expect(completions == [true, true])
    }

    @Test("Rows inserted in scrollViewDidScroll, while a batch adjusts the content offset, are shown after it")
    func updateInScrolling() throws {
        final class Loading: NSObject, UITableViewDelegate {
            var load: () -> Void = {}
            func scrollViewDidScroll(_ scrollView: UIScrollView) { load() }
        }
        let stage = TableStage()
        let listener = Loading()
        stage.table.delegate = listener
        stage.table.contentOffset.y = 1000
        stage.screen.advance(by: 0.1)
        var loads = 0
        listener.load = { [unowned data = stage.data, unowned table = stage.table] in
            guard loads == 0 else { return }
            loads += 1
            data.sections[0].append("last")
            table.insertRows(at: [IndexPath(row: data.sections[0].count - 1, section: 0)], with: .none)
        }
        stage.table.performBatchUpdates {
            stage.data.sections[0].insert("first", at: 0)
            stage.table.insertRows(at: [path(0)], with: .none)
        }
        try stage.screen.settle()
        #expect(loads == 1)
        #expect(stage.table.numberOfRows(inSection: 0) == 102)
        stage.table.scrollToRow(at: path(101), at: .bottom, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts.last == "last")
    }

    @Test("A reload inside a batch does not prevent the batch's completions")
    func reloadInBatch() {
        let stage = TableStage(Players(count: 3))
        stage.screen.advance(by: 0.1)
        var completions: [String] = []
        stage.table.performBatchUpdates {
            stage.table.performBatchUpdates(nil) { _ in completions.append("inner") }
            stage.table.reloadData()
        } completion: { _ in
            completions.append("outer")
        }
        #expect(completions == ["inner", "outer"])
    }

    @Test("A table that has not been shown accepts updates")
    func unseen() throws {
        let data = Players(count: 3)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = data
        data.sections[0].append("new")
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        #expect(table.numberOfRows(inSection: 0) == 4)
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        screen.show(table)
        data.sections[0].removeAll()
        table.deleteRows(at: (0..<4).map { IndexPath(row: $0, section: 0) }, with: .fade)
        try screen.settle()
        #expect(table.visibleCells.isEmpty)
        #expect(table.subviews.isEmpty)
    }

    @Test("Inserting a row into a million binds one cell and measures at most 12 rows")
    func million() throws {
        let data = Players([Array(repeating: "row", count: 1_000_000)])
        let stage = TableStage(data)
        let before = stage.table.statistics
        data.sections[0].append("row")
        stage.table.insertRows(at: [path(3)], with: .automatic)
        try stage.screen.settle()
        #expect(stage.table.statistics.cellsBound - before.cellsBound == 1)
        #expect(stage.table.statistics.countsAsked - before.countsAsked == 1)
        #expect(stage.table.statistics.rowsMeasured - before.rowsMeasured <= 12)
        #expect(stage.table.contentSize.height == 44_000_044)
    }

    @Test("With reduced motion an update places all rows at once (rule 12)")
    func reducedMotion() throws {
        let stage = TableStage()
        stage.screen.traits.prefersReducedMotion = true
        stage.data.sections[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0)], with: .left)
        #expect(shown(stage.cell(0)).minY == 0)
        try stage.expectSettled()
    }

    @Test("Random batches leave the screen equal to the data")
    func random() throws {
        var generator = Seeded(seed: 7)
        let stage = TableStage(Players(count: 30))
        var next = 0
        for _ in 0..<60 {
            let count = stage.data.sections[0].count
            let gone = (0..<count).filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
            stage.table.performBatchUpdates {
                for row in gone.reversed() { stage.data.sections[0].remove(at: row) }
                var come: [Int] = []
                for _ in 0..<Int.random(in: 0...4, using: &generator) {
                    let row = Int.random(in: 0...stage.data.sections[0].count, using: &generator)
                    for index in come.indices where come[index] >= row { come[index] += 1 }
                    come.append(row)
                    stage.data.sections[0].insert("N\(next)", at: row)
                    next += 1
                }
                let ways: [UITableView.RowAnimation] = [
                    .fade, .left, .right, .top, .bottom, .middle, .none, .automatic,
                ]
                stage.table.deleteRows(at: gone.map { path($0) }, with: ways.randomElement(using: &generator)!)
                stage.table.insertRows(at: come.map { path($0) }, with: ways.randomElement(using: &generator)!)
            }
            if Bool.random(using: &generator) {
                stage.screen.mouse.scroll(
                    by: CGVector(dx: 0, dy: CGFloat.random(in: -200...200, using: &generator)),
                    at: CGPoint(x: 100, y: 200))
            }
            stage.screen.advance(by: Double.random(in: 0...0.4, using: &generator))
        }
        try stage.expectSettled()
    }

    private func pictureOfNewTable(like stage: TableStage) -> [String] {
        let new = TableStage(stage.data)
        new.table.contentOffset = stage.table.contentOffset
        new.screen.advance(by: 0.1)
        // Advancing the stage's screen makes it the current screen again, in place of the new one.
        defer { stage.screen.advance(by: 0) }
        return new.visibleTexts
    }

    @Test("After each of 300 random batches, the table shows the same as a new one")
    func everythingAtOnce() throws {
        var generator = Seeded(seed: 300)
        let stage = TableStage(Players([(0..<20).map { "A\($0)" }, (0..<3).map { "B\($0)" }, []]))
        for number in 0..<300 {
            let batch = RandomBatch(of: stage.data.sections, named: "\(number)", using: &generator)
            var finished = 0
            stage.table.performBatchUpdates {
                stage.data.sections = batch.result
                batch.makeUpdates(of: stage.table, using: &generator)
            } completion: { _ in
                finished += 1
            }
            if Int.random(in: 0..<3, using: &generator) == 0 {
                stage.table.contentOffset.y = CGFloat.random(
                    in: 0...max(0, stage.table.contentSize.height - 440), using: &generator)
            }
            stage.screen.advance(by: Double.random(in: 0...0.4, using: &generator))
            guard number % 10 == 9 else { continue }
            try stage.expectSettled()
            #expect(finished == 1)
            #expect(stage.visibleTexts == pictureOfNewTable(like: stage), "batch \(number)")
        }
    }
}

/// A random batch that deletes, inserts, moves and reloads rows. `result` has the sections after it.
@MainActor
private struct RandomBatch {
    private(set) var result: [[String]]
    private var deleted: [IndexPath] = []
    private var inserted: [IndexPath] = []
    private var reloaded: [IndexPath] = []
    private var moved: [(from: IndexPath, to: IndexPath)] = []

    init(of sections: [[String]], named name: String, using generator: inout Seeded) {
        result = sections.map { _ in [] }
        var comings: [(text: String, from: IndexPath?)] = (0..<Int.random(in: 0...3, using: &generator)).map {
            ("N\(name).\($0)", nil)
        }
        for (section, rows) in sections.enumerated() {
            for (row, text) in rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                switch Int.random(in: 0..<14, using: &generator) {
                case 0: deleted.append(path)
                case 1: comings.append((text, path))
                case 2:
                    reloaded.append(path)
                    result[section].append("R\(name).\(section).\(row)")
                default: result[section].append(text)
                }
            }
        }
        for coming in comings {
            let section = Int.random(in: 0..<result.count, using: &generator)
            result[section].insert(coming.text, at: Int.random(in: 0...result[section].count, using: &generator))
        }
        for (section, rows) in result.enumerated() {
            for (row, text) in rows.enumerated() {
                guard let coming = comings.first(where: { $0.text == text }) else { continue }
                let path = IndexPath(row: row, section: section)
                if let from = coming.from { moved.append((from, path)) } else { inserted.append(path) }
            }
        }
    }

    func makeUpdates(of table: UITableView, using generator: inout Seeded) {
        let ways: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]
        table.reloadRows(at: reloaded, with: ways.randomElement(using: &generator)!)
        table.insertRows(at: inserted, with: ways.randomElement(using: &generator)!)
        for (from, to) in moved { table.moveRow(at: from, to: to) }
        table.deleteRows(at: deleted, with: ways.randomElement(using: &generator)!)
    }
}
