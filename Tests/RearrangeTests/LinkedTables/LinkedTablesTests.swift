// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: drags between lists") @MainActor
struct LinkedTablesTests {
    let stage = LinkedStage()

    @Test(
        "A row is dragged to another list, and reported once after all lists have changed (I36)",
        arguments: [30.0, 60, 120])
    func across(rate: Double) throws {
        stage.screen.framesPerSecond = rate
        try stage.drag(0, 2, to: 1, above: 4)
        #expect(stage.items[0] == ["A0", "A1"] + (3..<10).map { "A\($0)" })
        #expect(stage.items[1].prefix(6) == ["B0", "B1", "B2", "B3", "A2", "B4"])
        #expect(
            stage.changes.count == 1 && stage.changes[0].changed == [0, 1] && stage.changes[0].items == stage.items)
        #expect(stage.settled == [[0, 1]])
    }

    @Test("The change is reported before the drop animation, and `onSettled` after it (I36, I55)")
    func order() throws {
        var shown = 0
        stage.onChange = { shown = stage.views[0].window?.every("DragPreviewView").count ?? 0 }
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4), duration: 0.3)
        #expect(stage.changes.isEmpty && stage.items[0].count == 10)
        finger.up()
        #expect(stage.changes.count == 1)
        #expect(shown == 1)
        #expect(stage.settled.isEmpty)
        #expect(stage.views[1].numberOfRows(inSection: 0) == 11)
        #expect(stage.views[0].numberOfRows(inSection: 0) == 9)
        try stage.expectSettled()
        #expect(stage.settled == [[0, 1]])
    }

    @Test("A copied row stays, and the other list gets a new item (I37)")
    func copied() throws {
        var made = 0
        stage.tables.makeCopy = { card in
            made += 1
            return LinkedCard("copy \(made) of \(card.id)", text: card.text)
        }
        stage.tables.transfer = { _, target in target === stage.tables.lists[1] ? .copy : .move }
        try stage.drag(0, 2, to: 1, above: 0)
        #expect(stage.items[0].count == 10 && stage.items[1].first == "copy 1 of A2")
        #expect(made == 1)
        #expect(stage.changes.count == 1 && stage.changes[0].changed == [1])
        try stage.drag(0, 1, to: 0, above: 5)
        #expect(stage.items[0].prefix(5) == ["A0", "A2", "A3", "A4", "A5"], "within a list it moves")
        #expect(stage.items[0][5] == "A1")
        #expect(stage.items[0].count == 10)
        stage.screen.undoManager?.undo()
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.items == [(0..<10).map { "A\($0)" }, (0..<10).map { "B\($0)" }, []])
        stage.screen.undoManager?.redo()
        try stage.expectSettled()
        #expect(stage.items[1].first == "copy 1 of A2", "done again, it is the same copy")
        #expect(made == 1, "done again, it is the same copy")
    }

    @Test("Over its own list a row is moved, over another as `transfer` says (I38)")
    func proposals() throws {
        stage.tables.makeCopy = { LinkedCard($0.id + "'") }
        stage.tables.transfer = { _, _ in .copy }
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(0, 5), duration: 0.3)
        #expect(stage.badge == nil, "a move has no badge")
        finger.move(to: stage.point(1, 5), duration: 0.3)
        finger.hold(0.2)
        #expect(stage.badge == "+", "a copy has one")
        finger.move(to: stage.point(0, 5), duration: 0.3)
        #expect(stage.badge == nil)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
        #expect(stage.settled.isEmpty)
    }

    @Test("A row is moved within its list, and a drop at its own place reports nothing (I12, I13)")
    func within() throws {
        try stage.drag(0, 2, to: 0, above: 6)
        #expect(stage.items[0].prefix(6) == ["A0", "A1", "A3", "A4", "A5", "A6"])
        #expect(stage.items[0][6] == "A2")
        #expect(stage.changes.count == 1 && stage.changes[0].changed == [0])
        let finger = stage.lift(0, 3)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.changes.count == 1)
        #expect(stage.settled.count == 1)
    }

    @Test("An empty list takes a row, and a drop below the last row appends it (I44)")
    func empty() throws {
        var finger = stage.lift(0, 2)
        finger.move(to: CGPoint(x: 540, y: 200), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[2] == ["A2"])
        finger = stage.lift(0, 2)
        finger.move(to: CGPoint(x: 540, y: 70), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[2] == ["A2", "A3"])
        finger = stage.lift(0, 2)
        finger.move(to: CGPoint(x: 540, y: 400), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[2] == ["A2", "A3", "A4"])
    }

    @Test("An empty list without height takes a row within five points (I44)", arguments: [-4.0, 4, 8])
    func thin(away: Double) throws {
        stage.views[2].frame = CGRect(x: 440, y: 200, width: 200, height: 0)
        let finger = stage.lift(0, 2)
        finger.move(to: CGPoint(x: 540, y: 200 + away), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[2] == (abs(away) < 5 ? ["A2"] : []))
    }

    @Test("The last row of a list leaves it empty, and can be dragged back (I18)")
    func last() throws {
        let stage = LinkedStage([1, 3, 0])
        try stage.drag(0, 0, to: 1, above: 1)
        #expect(stage.items == [[], ["B0", "A0", "B1", "B2"], []])
        let finger = stage.lift(1, 1)
        finger.move(to: CGPoint(x: 100, y: 50), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items == [["A0"], ["B0", "B1", "B2"], []])
    }

    @Test("Selected rows are dragged together, and stay in order in their list and in another (I45)")
    func several() throws {
        stage.select(0, [1, 3, 6])
        try stage.drag(0, 3, to: 0, above: 9)
        #expect(stage.items[0] == ["A0", "A2", "A4", "A5", "A7", "A8", "A9", "A1", "A3", "A6"])
        #expect(stage.changes.count == 1)
        try stage.drag(0, 7, to: 1, above: 2)
        #expect(stage.items[1].prefix(6) == ["B0", "B1", "A1", "A3", "A6", "B2"])
        #expect(stage.items[0] == ["A0", "A2", "A4", "A5", "A7", "A8", "A9"])
        #expect(stage.changes.count == 2)
        for _ in 0..<2 { stage.screen.undoManager?.undo() }
        try stage.expectSettled()
        #expect(stage.items[0] == (0..<10).map { "A\($0)" })
        #expect(stage.items[1] == (0..<10).map { "B\($0)" })
    }

    @Test("Rows of two lists in one drag are dropped into a third as one change")
    func gathered() throws {
        let finger = stage.gather()
        finger.move(to: CGPoint(x: 540, y: 100), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[2] == ["A2", "B5"])
        #expect(stage.changes.count == 1 && stage.changes[0].changed == [0, 1, 2])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.items == [(0..<10).map { "A\($0)" }, (0..<10).map { "B\($0)" }, []])
    }

    @Test("The list under the drag scrolls (I46)", arguments: [30.0, 60, 120])
    func scrolls(rate: Double) throws {
        let stage = LinkedStage([10, 60, 0])
        stage.screen.framesPerSecond = rate
        let finger = stage.lift(0, 2)
        finger.move(to: CGPoint(x: 320, y: 380), duration: 0.3)
        finger.move(to: CGPoint(x: 320, y: 425), duration: 0.2)
        finger.hold(1)
        let offset = stage.views[1].contentOffset.y
        #expect(offset > CGFloat(300))
        #expect(stage.views[0].contentOffset.y == CGFloat(0))
        finger.up()
        try stage.expectSettled()
        let row = try #require(stage.items[1].firstIndex(of: "A2"))
        #expect(row > 12)
        #expect(stage.views[1].indexPathsForVisibleRows?.contains(IndexPath(row: row, section: 0)) == true)
    }

    @Test("Autoscroll covers the same distance at 30, 60 and 120 frames a second (I46)")
    func frames() throws {
        let ways = [30.0, 60, 120].map { rate in
            let stage = LinkedStage([10, 60, 0])
            stage.screen.framesPerSecond = rate
            let finger = stage.lift(0, 2)
            finger.move(to: CGPoint(x: 320, y: 380), duration: 0.3)
            finger.move(to: CGPoint(x: 320, y: 425), duration: 0.2)
            finger.hold(0.5)
            let before = stage.views[1].contentOffset.y
            finger.hold(1)
            let way = stage.views[1].contentOffset.y - before
            finger.cancel()
            stage.screen.advance(by: 1)
            return way
        }
        #expect(ways.max()! - ways.min()! < CGFloat(1), "points in one second: \(ways)")
    }

    @Test("In a right-to-left layout, rows are dragged between lists as usual")
    func rightToLeft() throws {
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        try stage.drag(0, 2, to: 1, above: 4)
        #expect(stage.items[1].prefix(5) == ["B0", "B1", "B2", "B3", "A2"])
        #expect(stage.changes.count == 1)
    }

    @Test("A row that `canLift` refuses stays")
    func fixed() throws {
        stage.tables.lists[0].canLift = { $0.id != "A2" }
        let finger = stage.lift(0, 2)
        #expect(!stage.views[0].hasActiveDrag)
        finger.up()
        try stage.drag(0, 3, to: 1, above: 0)
        #expect(stage.items[1].first == "A3")
    }

    @Test("A list is set up in one initializer, and infers the type of its items")
    func made() {
        let (left, right) = (UITableView(), UITableView())
        let cell = { (_: UITableView, _: IndexPath, _: LinkedCard) in UITableViewCell() }
        let full = LinkedTables(lists: [
            LinkedTables.List(tableView: left, items: [LinkedCard("a")], cell: cell),
            LinkedTables.List(
                tableView: right, items: [LinkedCard("b")], canReceive: { $0.id != "c" }, capacity: 1, cell: cell),
        ])
        #expect(full.lists.map { $0.items.map(\.id) } == [["a"], ["b"]])
        #expect(full.lists[1].capacity == 1)
        #expect(full.place(of: "b")?.row == 0)
        #expect(full.place(of: "c") == nil)
        let isMoved = full.move(["a"], to: full.lists[1])
        #expect(!isMoved)
    }

    @Test("Releasing the linked tables leaves nothing behind")
    func released() throws {
        weak let tables = stage.tables
        try stage.drag(0, 2, to: 1, above: 0)
        stage.releaseTables()
        #expect(tables == nil)
        #expect(stage.screen.undoManager?.canUndo == false)
        #expect(stage.views[0].dragDelegate == nil)
        #expect(stage.views[0].dataSource == nil)
    }
}
