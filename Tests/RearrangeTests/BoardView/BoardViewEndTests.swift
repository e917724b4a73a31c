// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Items in the air, and what comes between") @MainActor
struct BoardViewEndTests {
    @Test("I48 to I51: whatever comes between takes everything back, once", arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        try expectHome { finger, stage in try interruption.happen(to: finger, on: stage.screen) }
    }

    @Test("So does the app, by cancelling it or turning the board off")
    func cancelled() throws {
        try expectHome { _, stage in stage.board.isEnabled = false }
        try expectHome { _, stage in stage.board.cancel() }
    }

    private func expectHome(after happen: (TestFinger, BoardStage) throws -> Void) throws {
        let stage = BoardStage(
            BoardStage.boxes((0, 100), (200, 300)), in: { UINavigationController(rootViewController: $0) },
            prepare: { $0.collision = .push })
        let before = stage.model
        let finger = stage.carry("A", by: 180, 180)
        stage.screen.advance(by: 0.1)
        try happen(finger, stage)
        stage.screen.advance(by: 0.05)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.1)
        finger.up()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back"] && stage.model == before)
    }

    @Test("I51: taken from its window in mid drag, the board has nothing left of it")
    func removed() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 100, 50)
        stage.board.removeFromSuperview()
        try stage.screen.settle()
        finger.up()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back"])
    }

    @Test("Let go of by the app in mid drag, a board leaves nothing that goes on")
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
        #expect(gone == nil && !screen.host.hasWork)
    }

    @Test("I52: others go and come while it is in the air; it goes on, and what is free is looked at anew")
    func liveOthers() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 200, 200)
        #expect(stage.board.isDropAllowed == false)
        stage.board.items = [stage.model[0]]
        #expect(stage.board.isDropAllowed == true)
        stage.board.items = stage.model
        #expect(stage.board.isDropAllowed == false)
        finger.up()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back"])
    }

    @Test("I53: the item itself goes: the drag is cancelled and the item is not shown again")
    func lost() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 100, 0)
        stage.board.items = []
        #expect(!stage.board.isDragging || stage.board.isDropAllowed == nil)
        finger.up()
        try stage.screen.settle()
        #expect(stage.heard == ["begin A", "put back"] && stage.board.items.isEmpty)
        #expect(stage.board.view(for: "A") == nil && stage.board.view(for: "B") == nil && stage.passing.isEmpty)
        #expect(stage.itemViews.isEmpty)
    }

    @Test("I53: of an item that is gone nobody is told that it was put back")
    func lostInWords() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 100, 0)
        stage.screen.advance(by: 0.5)
        let before = stage.screen.announcements.count
        stage.replace([stage.model[1]])
        finger.up()
        try stage.expectTidy()
        #expect(stage.screen.announcements.count == before)
    }

    @Test("A delegate that ends the drag as soon as it hears of it: the item is seen all the while")
    func cancelledAtOnce() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.didBegin = { [board = stage.board] in board.cancel() }
        let finger = stage.lift("A")
        #expect(stage.view("A").superview != nil && stage.view("A").window != nil)
        finger.up()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back"])
    }

    @Test("Home is where it is now: moved by the app meanwhile, a refused item goes there")
    func homeMoved() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 200, 200)
        var items = stage.model
        items[0].place = CGRect(x: 0, y: 400, width: 100, height: 60)
        stage.board.items = items
        finger.up()
        try stage.screen.settle()
        #expect(stage.view("A").frame == CGRect(x: 0, y: 400, width: 100, height: 60))
        #expect(stage.heard == ["begin A", "put back"])
    }

    @Test("Home taken meanwhile, a refused item goes to the nearest free place, never onto another, and is told")
    func homeTaken() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 200, 200)
        stage.board.items =
            stage.model + [
                BoardItem(id: "C", frame: CGRect(x: 0, y: 0, width: 100, height: 60), title: "Box C")
            ]
        finger.up()
        try stage.screen.settle()
        #expect(stage.view("A").frame == CGRect(x: 0, y: 60, width: 100, height: 60))
        #expect(stage.heard == ["begin A", "moved", "put back"])
    }

    @Test("The app may refuse a change by setting the items again: the item goes home")
    func refused() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let before = stage.model
        stage.board.onChange = { [board = stage.board] _ in board.items = before }
        stage.carry("A", by: 100, 100).up()
        try stage.expectTidy()
        #expect(stage.view("A").frame.origin == .zero)
    }

    @Test("I07: a second finger lifts nothing else")
    func secondFinger() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 0, 100)
        let second = stage.screen.touch(at: stage.point("B"))
        second.hold(0.7)
        second.move(by: CGVector(dx: 0, dy: 80), duration: 0.2)
        second.up()
        #expect(stage.board.isDragging)
        finger.up()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "moved", "dropped"] && stage.origin("B") == CGPoint(x: 200, y: 200))
    }

    @Test("I08: neither a scroll view round the board nor its refreshing moves while an item is carried")
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
        #expect(board.isDragging && parent.contentOffset == offset && !refresh.isRefreshing)
        finger.up()
        try screen.settle()
        #expect(parent.contentOffset == offset)
    }

    @Test("I10: a text field that is edited ends that when an item is lifted")
    func editing() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { board in
            board.makeView = { _ in UITextField() }
        }
        let field = try #require(stage.view("A").subviews.first as? UITextField)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        let finger = stage.lift("A")
        #expect(stage.board.isDragging && !field.isFirstResponder)
        finger.up()
        try stage.expectTidy()
    }

    @Test("What may not be lifted is not")
    func fixed() throws {
        var items = BoardStage.boxes((0, 0), (200, 200))
        items[0].canMove = false
        let stage = BoardStage(items)
        stage.mayLift = { $0.title != "Box B" }
        stage.carry("A", by: 100, 0).up()
        stage.carry("B", by: 100, 0).up()
        try stage.expectTidy()
        #expect(stage.heard == [])
    }

    @Test("Of two thousand items only those on screen have views, and a move looks only at those that are near")
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
        #expect(stage.board.view(for: 1000) != nil && stage.board.view(for: 0) == nil)
    }
}
