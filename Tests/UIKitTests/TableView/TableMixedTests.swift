// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that counts displayed cells, records callbacks, and calls `whenShown` in `willDisplay`.
@MainActor
private final class Watcher: NSObject, UITableViewDelegate {
    var shown: [ObjectIdentifier: Int] = [:]
    var calls: [String] = []
    var whenShown: ((IndexPath) -> Void)?

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown[ObjectIdentifier(cell), default: 0] += 1
        whenShown?(indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown[ObjectIdentifier(cell), default: 0] -= 1
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("primary \(indexPath.row)")
    }
}

@Suite("Combinations of table features") @MainActor
struct TableMixedTests {
    private let watcher = Watcher()

    private func stage(_ data: Players = Players(count: 100), _ style: UITableView.Style = .plain) -> TableStage {
        TableStage(data, style: style, delegate: watcher)
    }

    @Test("The primary action is not performed on deselection, nor while other rows are selected (182)")
    func primaryActionOfSeveral() throws {
        let stage = stage()
        stage.table.allowsMultipleSelection = true
        for row in [2, 4, 4, 2, 6] { stage.screen.tap(at: stage.point(row)) }
        #expect(
            watcher.calls == [
                "select 2", "primary 2", "select 4", "deselect 4", "deselect 2", "select 6", "primary 6",
            ])
    }

    @Test("A scroll to a far row ends if the table reloads with fewer rows while its cells are made")
    func shrunkOnTheWay() throws {
        let stage = stage(Players(count: 1000))
        stage.table.estimatedRowHeight = 20
        var isFirst = true
        stage.data.configure = { _, path in
            guard isFirst, path.row > 500 else { return }
            isFirst = false
            stage.data.sections[0] = (0..<30).map { "B\($0)" }
            stage.table.reloadData()
        }
        stage.table.scrollToRow(at: path(900), at: .bottom, animated: false)
        stage.data.configure = nil
        try stage.expectSettled()
        #expect(stage.table.numberOfRows(inSection: 0) == 30)
        #expect(stage.table.visibleCells.count >= 10)
    }

    @Test("Rows inserted above do not move decelerating content; after a reload it stops at the new end")
    func decelerating() throws {
        let stage = stage(Players(count: 400))
        stage.table.contentOffset.y = 4000
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 0, dy: -300), duration: 0.1)
        finger.up()
        #expect(stage.table.isDecelerating)
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.table.visibleCells.last)
        func top() -> CGFloat { cell.frame.minY - stage.table.contentOffset.y }
        let before = top()
        stage.data.sections[0].insert(contentsOf: (0..<50).map { "new \($0)" }, at: 0)
        stage.table.insertRows(at: (0..<50).map { path($0) }, with: .none)
        #expect(abs(top() - before) < 0.01)
        #expect(stage.table.isDecelerating)
        stage.data.sections[0] = (0..<60).map { "B\($0)" }
        stage.table.reloadData()
        try stage.expectSettled()
        #expect(stage.table.contentOffset.y == CGFloat(60 * 44 - 440))
    }

    @Test("A feed that inserts rows when its last row comes on screen grows without a jump")
    func endless() throws {
        let stage = stage(Players(count: 12))
        watcher.whenShown = { path in
            guard path.row == stage.data.sections[0].count - 1, path.row < 300 else { return }
            let new = path.row + 1..<path.row + 11
            stage.data.sections[0] += new.map { "A\($0)" }
            stage.table.insertRows(at: new.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        }
        var (last, jumps) = (stage.table.contentOffset.y, 0)
        for _ in 0..<200 {
            stage.table.contentOffset.y = last + 40
            stage.screen.advance(by: 1 / 60)
            if stage.table.contentOffset.y != min(last + 40, stage.table.contentSize.height - 440) { jumps += 1 }
            last = stage.table.contentOffset.y
        }
        #expect(jumps == 0)
        #expect(stage.data.sections[0].count > 150)
        watcher.whenShown = nil
        try stage.expectSettled()
    }

    @Test("Every willDisplay is paired with one didEndDisplaying, across updates, reloads and scrolling")
    func pairs() throws {
        let stage = stage(Players([(0..<60).map { "A\($0)" }]))
        // Adds the visible cells to the counts, because they were displayed before the watcher became the delegate.
        watcher.shown = [:]
        for cell in stage.table.visibleCells { watcher.shown[ObjectIdentifier(cell)] = 1 }
        for round in 0..<40 {
            switch round % 8 {
            case 0: stage.table.contentOffset.y = CGFloat(round * 37 % 1500)
            case 1:
                stage.data.sections[0].remove(at: round % 20)
                stage.table.deleteRows(at: [path(round % 20)], with: .left)
            case 2: stage.table.reloadRows(at: [path(round % 12), path(3)], with: .fade)
            case 3:
                stage.data.sections[0].insert("B\(round)", at: 4)
                stage.table.insertRows(at: [path(4)], with: .bottom)
            case 4: stage.table.setEditing(!stage.table.isEditing, animated: true)
            case 5: stage.table.reloadData()
            case 6: stage.table.reloadSections([0], with: .fade)
            default: stage.table.scrollToRow(at: path(round), at: .middle, animated: true)
            }
            stage.screen.advance(by: [0, 0.05, 0.4][round % 3])
        }
        try stage.expectSettled()
        #expect(watcher.shown.values.allSatisfy { $0 == 0 || $0 == 1 })
        #expect(watcher.shown.values.reduce(0, +) == stage.table.visibleCells.count)
    }

    @Test("A table whose rows are all deleted while scrolled far down is at its top, and takes new rows")
    func emptied() throws {
        let stage = stage()
        stage.table.contentOffset.y = 3000
        stage.screen.advance(by: 0.1)
        stage.data.sections[0] = []
        stage.table.deleteRows(at: (0..<100).map { path($0) }, with: .fade)
        try stage.screen.settle()
        #expect(stage.table.contentOffset.y == 0)
        #expect(stage.table.visibleCells.isEmpty)
        stage.data.sections[0] = ["x"]
        stage.table.insertRows(at: [path(0)], with: .fade)
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["x"])
    }

    @Test("A table inside a row scrolls, swipes and selects on its own")
    func nested() throws {
        let stage = stage(Players(count: 5))
        let data = Players(count: 50)
        let inner = UITableView(frame: CGRect(x: 50, y: 0, width: 300, height: 200))
        inner.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        inner.dataSource = data
        stage.table.rowHeight = 200
        stage.data.configure = { cell, path in
            if path.row == 1 { cell.contentView.addSubview(inner) }
        }
        stage.table.reloadData()
        try stage.screen.settle()
        func point(_ row: Int, x: CGFloat = 150) -> CGPoint {
            let rect = inner.rectForRow(at: IndexPath(row: row, section: 0))
            return inner.convert(CGPoint(x: x, y: rect.midY), to: nil)
        }
        stage.screen.tap(at: point(2))
        #expect(inner.indexPathForSelectedRow?.row == 2)
        #expect(stage.table.indexPathForSelectedRow == nil)
        var finger = stage.screen.touch(at: point(1, x: 280))
        finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        #expect(inner.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == true)
        #expect(stage.cell(1)?.showingDeleteConfirmation == false)
        stage.screen.tap(at: point(3))
        try stage.screen.settle()
        finger = stage.screen.touch(at: point(3))
        finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.3)
        finger.hold(0.2)
        finger.up()
        try stage.screen.settle()
        #expect(inner.contentOffset.y > 50)
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test("In right-to-left layout, reorder controls are at the left and the content stays inside its cell")
    func rightToLeft() throws {
        let stage = stage(Players([(0..<8).map { "A\($0)" }, (0..<8).map { "B\($0)" }]))
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.table.setEditing(true, animated: true)
        try stage.screen.settle()
        for cell in stage.table.visibleCells {
            let reorderControl = try #require(cell.subviews.first { $0 is ReorderControl })
            #expect(reorderControl.frame.midX < 60)
            #expect(cell.contentView.frame.minX >= reorderControl.frame.maxX - 20)
            #expect(cell.bounds.contains(cell.contentView.frame))
        }
        stage.table.setEditing(false, animated: true)
        try stage.expectSettled()
        #expect(stage.cell(0)?.contentView.frame.minX == 0)
    }
}
