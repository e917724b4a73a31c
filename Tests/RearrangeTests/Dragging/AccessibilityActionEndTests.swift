// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("End callback of accessibility actions (I56, I84)") @MainActor
struct AccessibilityActionEndTests {
    // MARK: Rows

    /// Shows rows, and moves the screen reader to the first one.
    private func firstRow(of controller: RowsController) throws -> (screen: TestScreen, row: UITableViewCell) {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        screen.show(controller)
        screen.advance(by: 3)
        let row = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        screen.focus(on: row)
        return (screen, row)
    }

    @Test("Rows: the end is reported after the animation, and isDragging is true until then")
    func rows() throws {
        let stage = RowsStage([["a", "b", "c"]])
        let row = try #require(stage.cell(0))
        stage.screen.focus(on: row)
        #expect(stage.screen.perform("Move Down", on: row))
        #expect(stage.controller.calls == ["begin 0"])
        #expect(stage.controller.moves.count == 1)
        #expect(stage.controller.reorderer?.isDragging == true)
        stage.screen.advance(by: 0.1)
        #expect(stage.controller.calls == ["begin 0"])
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 0", "dropped"])
        #expect(stage.model == ["b", "a", "c"])
    }

    @Test("Rows: a reload in the end callback cuts no animation off")
    func rowsReloaded() throws {
        final class Reloading: RowsController {
            var shownAtEnd: [CGFloat] = []

            override func rowReorderer(
                _ reorderer: RowReorderer, didEndDraggingRowAt indexPath: IndexPath?, committed: Bool
            ) {
                super.rowReorderer(reorderer, didEndDraggingRowAt: indexPath, committed: committed)
                shownAtEnd = tableView.visibleCells.compactMap { $0.layer.presentation()?.frame.minY }.sorted()
                tableView.reloadData()
            }
        }
        let controller = Reloading([["a", "b", "c"]])
        let (screen, row) = try firstRow(of: controller)
        #expect(screen.perform("Move Down", on: row))
        try screen.settle()
        #expect(controller.shownAtEnd == [0, 44, 88])
        #expect(controller.calls == ["begin 0", "dropped"])
    }

    @Test("Rows: a second action ends the first and is made, and a finger's lift ends an action too")
    func secondRows() throws {
        let stage = RowsStage([["a", "b", "c", "d"]])
        let row = try #require(stage.cell(0))
        stage.screen.focus(on: row)
        #expect(stage.screen.perform("Move Down", on: row))
        #expect(stage.screen.perform("Move Down", on: row))
        #expect(stage.controller.calls == ["begin 0", "dropped", "begin 1"])
        #expect(stage.model == ["b", "c", "a", "d"])
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 0", "dropped", "begin 1", "dropped"])
        let first = try #require(stage.cell(0))
        stage.screen.focus(on: first)
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.4)
        #expect(stage.screen.perform("Move Down", on: first))
        finger.hold(0.15)
        #expect(stage.controller.calls.suffix(3) == ["begin 0", "dropped", "begin 3"])
        finger.up()
        try stage.expectSettled()
    }

    @Test("Rows: a second action moves the same row, even if the app sorts the rows in the first one's end callback")
    func rowsSorted() throws {
        final class Sorting: RowsController {
            override func rowReorderer(
                _ reorderer: RowReorderer, didEndDraggingRowAt indexPath: IndexPath?, committed: Bool
            ) {
                super.rowReorderer(reorderer, didEndDraggingRowAt: indexPath, committed: committed)
                guard calls.count == 2 else { return }
                let last = model[0].count - 1
                model[0].insert(model[0].remove(at: last), at: 0)
                tableView.moveRow(at: IndexPath(row: last, section: 0), to: IndexPath(row: 0, section: 0))
            }
        }
        let controller = Sorting([["a", "b", "c", "d"]])
        let (screen, row) = try firstRow(of: controller)
        #expect(screen.perform("Move Down", on: row))
        #expect(controller.model == [["b", "a", "c", "d"]])
        // The second action of the row a first ends the first one. In the end callback of the first action, the app
        // moves the row d to the top. So a is third when the second action moves it down.
        #expect(screen.perform("Move Down", on: row))
        #expect(controller.model == [["d", "b", "c", "a"]])
        try screen.settle()
    }

    @Test("Rows: if the app changes the data in the begin callback, the action starts at the row's new place")
    func rowsChangedAtBegin() throws {
        final class Changing: RowsController {
            override func rowReorderer(_ reorderer: RowReorderer, willBeginDraggingRowAt indexPath: IndexPath) {
                super.rowReorderer(reorderer, willBeginDraggingRowAt: indexPath)
                guard calls.count == 1 else { return }
                model[0].insert(model[0].remove(at: 3), at: 0)
                tableView.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
            }
        }
        let controller = Changing([["a", "b", "c", "d"]])
        let (screen, row) = try firstRow(of: controller)
        #expect(screen.perform("Move Down", on: row))
        #expect(controller.model == [["d", "b", "a", "c"]])
        try screen.settle()
    }

    @Test("Rows: a move that the app undoes in onChange ends once, as dropped")
    func rowsUndone() throws {
        let stage = RowsStage([["a", "b", "c"]])
        stage.controller.whenMoved = { [screen = stage.screen, controller = stage.controller] in
            if controller.moves.count == 1 { screen.undoManager?.undo() }
        }
        let row = try #require(stage.cell(0))
        stage.screen.focus(on: row)
        #expect(stage.screen.perform("Move Down", on: row))
        try stage.expectSettled()
        #expect(stage.model == ["a", "b", "c"])
        #expect(stage.controller.calls == ["begin 0", "dropped"])
    }

    @Test("Rows: an action that is cancelled in the begin callback moves nothing, and ends once")
    func rowsCancelled() throws {
        let stage = RowsStage([["a", "b", "c"]])
        stage.controller.willBegin = { [controller = stage.controller] in controller.reorderer?.cancel() }
        let row = try #require(stage.cell(0))
        stage.screen.focus(on: row)
        #expect(!stage.screen.perform("Move Down", on: row))
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 0", "cancelled"])
        #expect(stage.controller.moves == [])
    }

    @Test("Rows: an action that is cancelled in canMoveRowAt moves nothing, and ends once")
    func rowsCancelledWhenAsked() throws {
        let stage = RowsStage([["a", "b", "c"]])
        let row = try #require(stage.cell(0))
        stage.screen.focus(on: row)
        stage.controller.whenAskedToMove = { [controller = stage.controller] in
            if controller.calls == ["begin 0"] { controller.reorderer?.cancel() }
        }
        #expect(!stage.screen.perform("Move Down", on: row))
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 0", "cancelled"])
        #expect(stage.controller.moves == [])
        stage.controller.whenAskedToMove = {}
        #expect(stage.screen.perform("Move Down", on: row))
        try stage.expectSettled()
        #expect(stage.model == ["b", "a", "c"])
    }

    @Test("Rows of a diffable data source: the end is reported after the animation too")
    func diffable() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = UITableViewController(style: .plain)
        let table: UITableView = controller.tableView
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        final class Listener: RowReordererDelegate {
            var ends = 0
            func rowReorderer(
                _ reorderer: RowReorderer, didEndDraggingRowAt indexPath: IndexPath?, committed: Bool
            ) { ends += 1 }
        }
        let (listener, reorderer) = (Listener(), RowReorderer(tableView: table))
        reorderer.delegate = listener
        screen.show(controller)
        screen.advance(by: 3)
        let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        screen.focus(on: row)
        #expect(screen.perform("Move Down", on: row))
        screen.advance(by: 0.1)
        #expect(listener.ends == 0)
        #expect(source.snapshot().itemIdentifiers == ["b", "a", "c"])
        try screen.settle()
        #expect(listener.ends == 1)
        #expect(!reorderer.isDragging)
    }

    // MARK: Boards

    @Test("Board: the end is reported after the animation, and isDragging is true until then")
    func board() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        #expect(stage.screen.perform("Move Down", on: stage.view("A")))
        #expect(stage.calls == ["begin A", "moved"])
        #expect(stage.board.isDragging)
        stage.screen.advance(by: 0.05)
        #expect(stage.calls == ["begin A", "moved"])
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "moved", "dropped"])
    }

    @Test("Board: with reduced motion, or outside a window, an action ends at once")
    func boardAtOnce() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.traits.prefersReducedMotion = true
        #expect(stage.screen.perform("Move Down", on: stage.view("A")))
        #expect(stage.calls == ["begin A", "moved", "dropped"])
        stage.screen.traits.prefersReducedMotion = false
        #expect(stage.screen.perform("Move Down", on: stage.view("A")))
        stage.board.removeFromSuperview()
        stage.screen.advance(by: 1)
        #expect(stage.calls.last == "dropped")
        #expect(stage.calls.count == 6)
        #expect(!stage.board.isDragging)
    }

    @Test("Board: a second action ends the first and is made, and a keyboard lift ends an action too")
    func secondOnBoard() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        #expect(stage.screen.perform("Move Down", on: stage.view("A")))
        #expect(stage.screen.perform("Move Right", on: stage.view("B")))
        #expect(stage.calls == ["begin A", "moved", "dropped", "begin B", "moved"])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        #expect(stage.calls.suffix(2) == ["dropped", "begin A"])
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 20))
        #expect(stage.origin("B") == CGPoint(x: 220, y: 200))
    }

    @Test("Board: undo during the animation of an action ends the action first")
    func boardUndone() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        #expect(stage.screen.perform("Move Down", on: stage.view("A")))
        stage.screen.undoManager?.undo()
        #expect(stage.calls == ["begin A", "moved", "dropped", "moved"])
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
    }

    @Test(
        "Board: an item that the app removes in the begin callback stays removed, and is not announced"
    )
    func goneFromBoard() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.didBegin = { [unowned stage] in stage.replace([stage.model[1]]) }
        let said = stage.screen.announcements
        #expect(!stage.screen.perform("Move Down", on: stage.view("A")))
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
        #expect(stage.board.items.map(\.title) == ["Box B"])
        #expect(stage.screen.announcements == said)
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("Board: an item that the app removes in the end callback of another item stays removed")
    func goneAtEnd() throws {
        final class Remover: BoardViewDelegate {
            func boardView(_ boardView: BoardView<PlaneSpace>, didEndDragging item: BoardItem<CGRect>, committed: Bool)
            {
                boardView.items = boardView.items.filter { $0.id != AnyHashable("B") }
            }
        }
        let (stage, remover) = (BoardStage(BoardStage.boxes((0, 0), (200, 200))), Remover())
        stage.board.delegate = remover
        let other = stage.view("B")
        #expect(stage.screen.perform("Move Down", on: stage.view("A")))
        #expect(!stage.screen.perform("Move Down", on: other))
        try stage.screen.settle()
        #expect(stage.board.items.map(\.title) == ["Box A"])
        #expect(stage.changes.count == 1)
    }

    @Test("Board: if the app moves the item in the begin callback, the action starts at the new place")
    func movedAtBegin() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.didBegin = { [unowned stage] in
            var items = stage.model
            items[0].place = CGRect(x: 40, y: 400, width: 100, height: 60)
            stage.replace(items)
        }
        #expect(stage.screen.perform("Move Down", on: stage.view("A")))
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 40, y: 420))
    }

    @Test("Board: an action that is cancelled in the begin callback moves nothing, and ends once")
    func boardCancelled() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.didBegin = { [unowned stage] in stage.board.cancel() }
        #expect(!stage.screen.perform("Move Down", on: stage.view("A")))
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
        #expect(stage.origin("A") == .zero)
    }

    @Test("Board: pushed items are reported in the order of the items")
    func order() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (0, 300), (0, 240), (0, 180), (0, 120), (0, 60), (0, 360))) {
            $0.collision = .push
        }
        #expect(stage.screen.perform("Move Down", on: stage.view("A")))
        try stage.expectSettled()
        #expect(stage.changes.first?.pushed.map(\.title) == "BCDEFG".map { "Box \($0)" })
    }

    @Test("Calendar: if an action turns the page, the end is reported after the page animation")
    func page() throws {
        final class Listener: BoardViewDelegate {
            var ends = 0
            func boardView(
                _ boardView: BoardView<CalendarSpace>, didEndDragging item: BoardItem<CalendarPlace>, committed: Bool
            ) { ends += 1 }
        }
        let listener = Listener()
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-22 09:00")]) { $0.delegate = listener }
        #expect(stage.screen.perform("Move to the Next Day", on: stage.view("A")))
        #expect(stage.pages == ["2026-03-23 00:00"])
        #expect(listener.ends == 0)
        stage.screen.advance(by: 0.1)
        #expect(listener.ends == 0)
        try stage.expectSettled()
        #expect(listener.ends == 1)
        #expect(stage.start("A") == "2026-03-23 09:00")
    }

    // MARK: Moving views

    @Test("Moving view: the end is reported after the animation; a second action ends the first and is made")
    func movingView() throws {
        let stage = MovingStage()
        #expect(stage.screen.perform("Move Right", on: stage.view))
        #expect(stage.calls.moved.count == 1)
        #expect(stage.calls.ended == [])
        #expect(stage.view.state == .ended)
        stage.screen.advance(by: 0.05)
        #expect(stage.calls.ended == [])
        #expect(stage.screen.perform("Move Down", on: stage.view))
        #expect(stage.calls.moved.count == 2 && stage.calls.ended == [true])
        try stage.expectSettled()
        #expect(stage.calls.ended == [true, true])
        #expect(stage.view.frame.origin == CGPoint(x: 40, y: 40))
        #expect(stage.screen.perform("Move Right", on: stage.view))
        stage.screen.undoManager?.undo()
        #expect(stage.calls.ended == [true, true, true])
        try stage.expectSettled()
        #expect(stage.view.frame.origin == CGPoint(x: 40, y: 40))
    }

    @Test("Moving view: a move that the app undoes in onChange ends once, and the view is at its old place")
    func movingViewUndone() throws {
        let stage = MovingStage()
        let screen = stage.screen
        stage.view.onChange = { [calls = stage.calls] in
            calls.moved.append($0)
            if calls.moved.count == 1 { screen.undoManager?.undo() }
        }
        #expect(stage.screen.perform("Move Right", on: stage.view))
        try stage.expectSettled()
        #expect(stage.calls.ended == [true])
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(stage.calls.moved.map(\.minX) == [40, 20])
        screen.undoManager?.redo()
        try stage.expectSettled()
        #expect(stage.view.frame.origin == CGPoint(x: 40, y: 20))
    }

    @Test("Moving view: if the app moves the view in the end callback, each move ends once")
    func movingViewMovedAtEnd() throws {
        let stage = MovingStage()
        let (screen, view) = (stage.screen, stage.view)
        view.onEnd = { [calls = stage.calls] in
            calls.ended.append($0)
            if calls.ended.count == 1 { _ = screen.perform("Move Down", on: view) }
        }
        #expect(screen.perform("Move Right", on: view))
        // The call below first ends the first move. In the end callback of that move, the app makes a second move. So
        // the call itself makes no move.
        _ = screen.perform("Move Right", on: view)
        try stage.expectSettled()
        #expect(stage.calls.ended == [true, true])
        #expect(view.frame.origin == CGPoint(x: 40, y: 40))
        #expect(!view.isDragging)
    }

    // MARK: Stacks

    @Test("Stack: the end is reported after the animation, and isDragging is true until then")
    func stack() throws {
        let stage = try StackStage(4, axis: .vertical)
        #expect(stage.screen.perform("Move Down", on: stage.stack.arrangedSubviews[0]))
        #expect(stage.stack.isDragging)
        #expect(stage.modelDelegate.calls == ["begin", "move 0 1"])
        stage.screen.advance(by: 0.05)
        #expect(stage.stack.isDragging)
        #expect(stage.modelDelegate.calls == ["begin", "move 0 1"])
        try stage.screen.settle()
        #expect(!stage.stack.isDragging)
        #expect(stage.modelDelegate.calls == ["begin", "move 0 1", "end"])
    }

    @Test("Stack: an action that is cancelled in the begin callback moves nothing, and ends once")
    func stackCancelled() throws {
        let stage = try StackStage(4, axis: .vertical)
        stage.modelDelegate.didBegin = { stage.stack.cancel() }
        #expect(!stage.screen.perform("Move Down", on: stage.stack.arrangedSubviews[0]))
        try stage.screen.settle()
        #expect(stage.stack.names == ["V0", "V1", "V2", "V3"])
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
    }
}
