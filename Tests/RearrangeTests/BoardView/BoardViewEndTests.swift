// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: interrupted drags") @MainActor
struct BoardViewEndTests {
    @Test("An interruption ends the drag once and returns the items (I48 to I51)", arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        try expectReturn { finger, stage in try interruption.apply(to: finger, on: stage.screen) }
    }

    @Test("Disabling the board or `cancel()` returns the dragged item")
    func cancelled() throws {
        try expectReturn { _, stage in stage.board.isEnabled = false }
        try expectReturn { _, stage in stage.board.cancel() }
    }

    private func expectReturn(after happen: (TestFinger, BoardStage) throws -> Void) throws {
        let stage = BoardStage(
            BoardStage.boxes((0, 100), (200, 300)), in: { UINavigationController(rootViewController: $0) },
            prepare: { $0.collision = .push })
        let before = stage.model
        let finger = stage.drag("A", by: 180, 180)
        stage.screen.advance(by: 0.1)
        try happen(finger, stage)
        stage.screen.advance(by: 0.05)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
        #expect(stage.model == before)
    }

    @Test("Removing the board from its window during a drag ends the drag (I51)")
    func removed() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 100, 50)
        stage.board.removeFromSuperview()
        try stage.screen.settle()
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("A board released during a drag is deallocated and requests no more frames")
    func released() throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 600))
        let controller = UIViewController()
        screen.show(controller)
        weak var gone: BoardView<PlaneSpace>?
        var finger: TestFinger?
        do {
            let board = BoardView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            board.items = BoardStage.boxes((0, 0))
            controller.view.addSubview(board)
            screen.advance(by: 0.1)
            finger = screen.touch(at: CGPoint(x: 50, y: 30))
            finger?.hold(0.6)
            finger?.move(by: CGVector(dx: 50, dy: 50), duration: 0.1)
            #expect(board.isDragging)
            gone = board
            board.removeFromSuperview()
        }
        finger?.up()
        try screen.settle()
        screen.advance(by: 0.5)
        #expect(gone == nil)
        #expect(!screen.host.hasWork)
    }

    @Test("Changes of other items during a drag leave it running and update whether it can drop (I52)")
    func liveOthers() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 200, 200)
        #expect(stage.board.isDropAllowed == false)
        stage.board.items = [stage.model[0]]
        #expect(stage.board.isDropAllowed == true)
        stage.board.items = stage.model
        #expect(stage.board.isDropAllowed == false)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("Removing the dragged item cancels the drag, and the item does not reappear (I53)")
    func lost() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 100, 0)
        stage.board.items = []
        #expect(!stage.board.isDragging || stage.board.isDropAllowed == nil)
        finger.up()
        try stage.screen.settle()
        #expect(stage.calls == ["begin A", "put back"])
        #expect(stage.board.items.isEmpty)
        #expect(stage.board.view(for: "A") == nil)
        #expect(stage.board.view(for: "B") == nil)
        #expect(stage.passing.isEmpty)
        #expect(stage.itemViews.isEmpty)
    }

    @Test("The end of a removed item's drag is not announced (I53)")
    func lostWithoutAnnouncement() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 100, 0)
        stage.screen.advance(by: 0.5)
        let before = stage.screen.announcements.count
        stage.replace([stage.model[1]])
        finger.up()
        try stage.expectSettled()
        #expect(stage.screen.announcements.count == before)
    }

    @Test("Cancelling in `willBeginDragging` ends the drag with the item still visible")
    func cancelledAtOnce() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.didBegin = { [board = stage.board] in board.cancel() }
        let finger = stage.lift("A")
        #expect(stage.view("A").superview != nil)
        #expect(stage.view("A").window != nil)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("A refused item returns to the place that the app gave it during the drag")
    func homeMoved() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 200, 200)
        var items = stage.model
        items[0].place = CGRect(x: 0, y: 400, width: 100, height: 60)
        stage.board.items = items
        finger.up()
        try stage.screen.settle()
        #expect(stage.view("A").frame == CGRect(x: 0, y: 400, width: 100, height: 60))
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("A refused item whose place is taken goes to the nearest free place and reports a move")
    func homeTaken() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 200, 200)
        stage.board.items =
            stage.model + [
                BoardItem(id: "C", frame: CGRect(x: 0, y: 0, width: 100, height: 60), title: "Box C")
            ]
        finger.up()
        try stage.screen.settle()
        #expect(stage.view("A").frame == CGRect(x: 0, y: 60, width: 100, height: 60))
        #expect(stage.calls == ["begin A", "moved", "put back"])
    }

    @Test("An app that sets the old items in `onChange` refuses the move, and the item returns")
    func refused() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let before = stage.model
        stage.board.onChange = { [board = stage.board] _ in board.items = before }
        stage.drag("A", by: 100, 100).up()
        try stage.expectSettled()
        #expect(stage.view("A").frame.origin == .zero)
    }

    @Test("A second finger does not lift another item (I07)")
    func secondFinger() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 0, 100)
        let second = stage.screen.touch(at: stage.point("B"))
        second.hold(0.7)
        second.move(by: CGVector(dx: 0, dy: 80), duration: 0.2)
        second.up()
        #expect(stage.board.isDragging)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "moved", "dropped"])
        #expect(stage.origin("B") == CGPoint(x: 200, y: 200))
    }

    @Test("During a drag, the outer scroll view neither scrolls nor refreshes (I08)")
    func parentScrolls() throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 600))
        let parent = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        parent.contentSize = CGSize(width: 400, height: 1500)
        let refresh = UIRefreshControl()
        parent.refreshControl = refresh
        let board = BoardView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        board.items = BoardStage.boxes((0, 0))
        parent.addSubview(board)
        screen.show(parent)
        screen.advance(by: 0.1)
        let offset = parent.contentOffset
        let finger = screen.touch(at: CGPoint(x: 50, y: 30))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 20, dy: 300), duration: 0.3)
        #expect(board.isDragging)
        #expect(parent.contentOffset == offset)
        #expect(!refresh.isRefreshing)
        finger.up()
        try screen.settle()
        #expect(parent.contentOffset == offset)
    }

    @Test("Lifting an item ends text editing in it (I10)")
    func editing() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { board in
            board.makeView = { _ in UITextField() }
        }
        let field = try #require(stage.view("A").subviews.first as? UITextField)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        let finger = stage.lift("A")
        #expect(stage.board.isDragging)
        #expect(!field.isFirstResponder)
        finger.up()
        try stage.expectSettled()
    }

    @Test("Items that cannot move, or that the delegate refuses, are not lifted")
    func fixed() throws {
        var items = BoardStage.boxes((0, 0), (200, 200))
        items[0].canMove = false
        let stage = BoardStage(items)
        stage.mayLift = { $0.title != "Box B" }
        stage.drag("A", by: 100, 0).up()
        stage.drag("B", by: 100, 0).up()
        try stage.expectSettled()
        #expect(stage.calls == [])
    }

    @Test("Of 2,000 items, only those near the screen have views")
    func many() throws {
        let items = (0..<2000).map { number in
            BoardItem(
                id: number,
                frame: CGRect(x: CGFloat(number % 4) * 100, y: CGFloat(number / 4) * 80, width: 80, height: 60))
        }
        let stage = BoardStage(items) { $0.boardSize = CGSize(width: 400, height: 40_000) }
        let count = stage.itemViews.count
        #expect(count < 60)
        stage.board.scrollView.contentOffset.y = 20_000
        stage.screen.advance(by: 0.1)
        #expect(stage.itemViews.count < 60)
        #expect(stage.board.view(for: 1000) != nil)
        #expect(stage.board.view(for: 0) == nil)
    }
}
