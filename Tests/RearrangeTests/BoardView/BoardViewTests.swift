// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: dragging items") @MainActor
struct BoardViewTests {
    @Test("A dropped item snaps to the grid, and `onChange` is called once, before the animation")
    func moved() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 47, 112)
        #expect(stage.changes.isEmpty && stage.board.items[0].frame.origin == .zero)
        finger.up()
        #expect(stage.calls == ["begin A", "moved"])
        #expect(stage.origin("A") == CGPoint(x: 40, y: 120))
        #expect(stage.view("A").layer.presentation()?.frame.origin != CGPoint(x: 40, y: 120))
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "moved", "dropped"])
        #expect(stage.changes[0].previous.map(\.frame.origin) == [.zero])
    }

    @Test("A lifted item has half alpha and a dashed border that follows its size; both end with the drag (I63)")
    func look() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let finger = stage.lift("A")
        let view = stage.view("A")
        #expect(view.alpha == 0.5)
        let border = try #require(stage.borders(view).first)
        #expect(border.lineDashPattern == [4, 4])
        #expect(border.lineWidth == 2)
        #expect(border.path?.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 60))
        var larger = stage.board.items
        larger[0].place = CGRect(x: 0, y: 0, width: 140, height: 80)
        stage.board.items = larger
        stage.screen.advance(by: 0.1)
        #expect(stage.borders(view).first?.path?.boundingBox.size == CGSize(width: 140, height: 80))
        finger.cancel()
        try stage.screen.settle()
        #expect(view.alpha == 1)
        #expect(stage.borders(view).isEmpty)
    }

    @Test("Over another item a drop is refused, and letting go returns the item without a change (I66)")
    func rejected() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 190, 190)
        #expect(stage.board.isDropAllowed == false)
        #expect(stage.passing.count == 1)
        finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.1)
        #expect(stage.board.isDropAllowed == true)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
        #expect(stage.origin("A") == .zero)
    }

    @Test("Without a grid, half a point of overlap is a collision, and touching edges are none (I67)")
    func halfAPoint() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 0))) { $0.grid = .free }
        let finger = stage.drag("A", by: 100.5, 0)
        #expect(stage.board.isDropAllowed == false)
        finger.move(by: CGVector(dx: -0.5, dy: 0))
        #expect(stage.board.isDropAllowed == true)
        finger.up()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 0))
    }

    @Test("Pushed items keep the spacing to each other (I68)")
    func pushWithSpacing() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200), (200, 280))) { board in
            board.collision = .push
            board.spacing = 20
        }
        stage.drag("A", by: 200, 180).up()
        try stage.expectSettled()
        #expect(stage.origin("A")?.y == 180)
        #expect(stage.origin("B")?.y == 260)
        #expect(stage.origin("C")?.y == 340)
    }

    @Test("Lifting an item does not move it under the finger (I62)")
    func noJump() throws {
        let stage = BoardStage([BoardItem(id: "A", frame: CGRect(x: 13, y: 7, width: 90, height: 50))])
        let finger = stage.lift("A", x: 0.2, y: 0.8)
        #expect(stage.view("A").frame == CGRect(x: 13, y: 7, width: 90, height: 50))
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(stage.view("A").frame == CGRect(x: 14, y: 7, width: 90, height: 50))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Jitter of 3 or 9 points does not prevent the lift (I01)", arguments: [3.0, 9.0])
    func jitter(distance: Double) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let finger = stage.screen.touch(at: stage.point("A"))
        for step in 0..<6 {
            finger.move(by: CGVector(dx: step % 2 == 0 ? distance : -distance, dy: 0))
            finger.hold(0.09)
        }
        #expect(stage.board.isDragging)
        finger.up()
        try stage.expectSettled()
    }

    @Test(
        "A button in an item keeps its tap, and lifts the item only with `liftsByControls` (I11)",
        arguments: [true, false])
    func control(isAllowed: Bool) throws {
        var taps = 0
        let stage = BoardStage(BoardStage.boxes((0, 0))) { board in
            board.configuration.liftsByControls = isAllowed
            board.makeView = { _ in
                let view = UIView()
                let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
                button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
                view.addSubview(button)
                return view
            }
        }
        stage.screen.touch(at: CGPoint(x: 40, y: 30)).up()
        #expect(taps == 1)
        let finger = stage.screen.touch(at: CGPoint(x: 40, y: 30))
        finger.hold(0.6)
        #expect(stage.board.isDragging == isAllowed)
        finger.cancel()
        try stage.expectSettled()
        // Beside the button, a long press lifts the item for either value of `liftsByControls`.
        let beside = stage.screen.touch(at: CGPoint(x: 85, y: 30))
        beside.hold(0.6)
        #expect(stage.board.isDragging)
        beside.cancel()
        try stage.expectSettled()
    }

    @Test("Touching edges are no collision, and a distance below the spacing is one (I67)")
    func touching() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.drag("A", by: 100, 200).up()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 200))
        let spaced = BoardStage(BoardStage.boxes((0, 0), (200, 200))) { $0.spacing = 10 }
        spaced.drag("A", by: 100, 200).up()
        try spaced.expectSettled()
        #expect(spaced.origin("A") == .zero)
        spaced.drag("A", by: 80, 200).up()
        try spaced.expectSettled()
        #expect(spaced.origin("A") == CGPoint(x: 80, y: 200))
    }

    @Test("Pushed items return when the dragged one moves on, and are reported with it when dropped (I68)")
    func push() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200), (200, 260))) { $0.collision = .push }
        let finger = stage.drag("A", by: 200, 180)
        stage.screen.advance(by: 0.3)
        #expect(stage.view("B").frame.minY == 240)
        #expect(stage.view("C").frame.minY == 300)
        #expect(stage.board.items[1].frame.minY == 200)
        finger.move(by: CGVector(dx: -200, dy: 0), duration: 0.2)
        stage.screen.advance(by: 0.3)
        #expect(stage.view("B").frame.minY == 200)
        #expect(stage.view("C").frame.minY == 260)
        finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.changes.count == 1 && stage.changes[0].pushed.map(\.id) == ["B", "C"])
        #expect(stage.origin("B")?.y == 240)
        #expect(stage.origin("C")?.y == 300)
        // The move of the dragged item and the moves of the items that it pushed are one undo step.
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model == BoardStage.boxes((0, 0), (200, 200), (200, 260)))
    }

    @Test("With `overlap`, an item can be dropped on others (I68)")
    func overlap() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200))) { $0.collision = .overlap }
        stage.drag("A", by: 180, 180).up()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 180, y: 180))
        #expect(stage.origin("B") == CGPoint(x: 200, y: 200))
    }

    @Test("A long press without a move changes nothing, even for an item off the grid (I04)")
    func notMoved() throws {
        let stage = BoardStage([BoardItem(id: "A", frame: CGRect(x: 13, y: 7, width: 90, height: 50))])
        let finger = stage.lift("A")
        finger.move(by: CGVector(dx: 3, dy: -3), duration: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "dropped"])
        #expect(stage.origin("A") == CGPoint(x: 13, y: 7))
    }

    @Test("A press under half a second is a tap, and one that moves earlier is no lift (I02, I03)")
    func tooShort() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let tap = stage.screen.touch(at: stage.point("A"))
        tap.hold(0.45)
        tap.up()
        let pull = stage.screen.touch(at: stage.point("A"))
        pull.hold(0.3)
        pull.move(by: CGVector(dx: 0, dy: 11))
        pull.hold(0.5)
        pull.up()
        try stage.expectSettled()
        #expect(stage.calls == [])
    }

    @Test("A board laid out later takes its grid from its final size (I65)")
    func late() throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 600))
        let board = BoardView(frame: .zero)
        board.grid = .columns(4, rowHeight: 30)
        board.spacing = 0
        board.items = [BoardItem(id: "A", frame: CGRect(x: 0, y: 0, width: 100, height: 60))]
        screen.show(board)
        screen.advance(by: 0.1)
        let finger = screen.touch(at: CGPoint(x: 50, y: 30))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 160, dy: 40), duration: 0.2)
        finger.up()
        try screen.settle()
        #expect(board.items[0].frame == CGRect(x: 200, y: 30, width: 100, height: 60))
    }

    @Test("A dragged item never leaves the board, even if the board shrinks during the drag (I70)")
    func bounds() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let finger = stage.drag("A", by: 900, 900)
        #expect(stage.view("A").frame.maxX == 400)
        #expect(stage.view("A").frame.maxY == 600)
        stage.board.boardSize = CGSize(width: 310, height: 330)
        stage.screen.advance(by: 0.1)
        #expect(stage.view("A").frame.maxX == 310)
        #expect(stage.view("A").frame.maxY == 330)
        finger.up()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 200, y: 260))
    }

    @Test("Grid places count from the board's corner: an item at 13 can reach 20 (I71)")
    func fromTheCorner() throws {
        let stage = BoardStage([BoardItem(id: "A", frame: CGRect(x: 13, y: 0, width: 100, height: 60))])
        stage.drag("A", by: 6, 0).up()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 20, y: 0))
    }

    @Test("Undo restores the item's place, and keeps a title that the app changed since (I57)")
    func undoKeepsOtherChanges() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.drag("A", by: 100, 0).up()
        try stage.expectSettled()
        var renamed = stage.model
        renamed[0].title = "Renamed"
        stage.replace(renamed)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model[0].title == "Renamed")
        #expect(stage.origin("A") == .zero)
    }

    @Test("Drags on two boards are undone and redone in order (I57)")
    func undoAcrossBoards() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { $0.frame.size.height = 300 }
        let other = BoardView(frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        stage.board.autoresizingMask = []
        stage.board.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        other.grid = .points(20)
        other.items = [BoardItem(id: "B", frame: CGRect(x: 0, y: 0, width: 100, height: 60))]
        stage.controller.view.addSubview(other)
        stage.screen.advance(by: 0.1)
        stage.drag("A", by: 100, 0).up()
        try stage.expectSettled()
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 330))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        finger.up()
        try stage.screen.settle()
        #expect(other.items[0].frame.minX == 100)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(other.items[0].frame.minX == 0)
        #expect(stage.origin("A")?.x == 100)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.screen.undoManager?.canUndo == false)
        stage.screen.undoManager?.redo()
        stage.screen.undoManager?.redo()
        try stage.screen.settle()
        #expect(other.items[0].frame.minX == 100)
        #expect(stage.origin("A")?.x == 100)
    }

    @Test("A deallocated board leaves nothing to undo (I57)")
    func undoOfGone() throws {
        let stage = BoardStage([])
        weak var gone: BoardView<PlaneSpace>?
        do {
            let board = BoardView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            board.items = BoardStage.boxes((0, 0))
            stage.controller.view.addSubview(board)
            stage.screen.advance(by: 0.1)
            let finger = stage.screen.touch(at: CGPoint(x: 50, y: 30))
            finger.hold(0.6)
            finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
            finger.up()
            try stage.screen.settle()
            #expect(stage.screen.undoManager?.canUndo == true)
            gone = board
            board.removeFromSuperview()
        }
        stage.screen.advance(by: 0.1)
        #expect(gone == nil)
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("Undo returns an item and redo moves it again, one step and one report each (I57)")
    func undo() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.drag("A", by: 100, 100).up()
        try stage.expectSettled()
        stage.drag("A", by: 100, 0).up()
        try stage.expectSettled()
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 100))
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.screen.undoManager?.canUndo == false)
        stage.screen.undoManager?.redo()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 100))
        #expect(stage.changes.count == 5)
    }

    @Test("Dragging an edge resizes an item, and is refused over another item (I69)")
    func resize() throws {
        var items = BoardStage.boxes((0, 0), (0, 200))
        items[0].canResize = true
        let stage = BoardStage(items)
        let finger = stage.lift("A", y: 0.95)
        finger.move(by: CGVector(dx: 0, dy: 83), duration: 0.2)
        #expect(stage.board.isDropAllowed == true)
        finger.up()
        try stage.expectSettled()
        #expect(stage.frame("A") == CGRect(x: 0, y: 0, width: 100, height: 140))
        #expect(stage.changes[0].kind == .resized)
        let further = stage.lift("A", y: 0.97)
        further.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        #expect(stage.board.isDropAllowed == false)
        further.up()
        try stage.expectSettled()
        #expect(stage.frame("A")?.height == 140)
    }

    @Test("A long press on an empty place adds an item there on release")
    func added() throws {
        var asked = 0
        let stage = BoardStage(BoardStage.boxes((0, 0))) { board in
            board.newItem = {
                asked += 1
                return BoardItem(id: "new", place: $0, title: "New")
            }
        }
        // A tap adds nothing.
        stage.screen.touch(at: CGPoint(x: 200, y: 300)).up()
        #expect(asked == 0)
        let finger = stage.screen.touch(at: CGPoint(x: 200, y: 300))
        finger.hold(0.6)
        #expect(stage.board.isDragging)
        #expect(stage.model.count == 1)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        // The finger was halfway between two rows of the grid, and the item was added at the lower row.
        #expect(stage.frame("new") == CGRect(x: 140, y: 320, width: 120, height: 60))
        #expect(stage.calls == ["begin new", "added", "dropped"])
        #expect(asked == 1)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model.map(\.id) == ["A"])
        #expect(stage.board.view(for: "new") == nil)
        let other = stage.screen.touch(at: CGPoint(x: 200, y: 300))
        other.hold(0.6)
        other.cancel()
        try stage.expectSettled()
        #expect(stage.model.count == 1)
    }

    @Test("With reduced motion, a dropped item is in its place at once (I85)")
    func reducedMotion() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.screen.traits.prefersReducedMotion = true
        stage.drag("A", by: 100, 0).up()
        stage.screen.advance(by: 0.02)
        #expect(stage.view("A").layer.presentation()?.frame.minX ?? stage.view("A").frame.minX == 100)
        try stage.expectSettled()
        #expect(stage.origin("A")?.x == 100)
    }

    @Test("An item caught during its return continues from where it is")
    func caught() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.drag("A", by: 190, 190)
        finger.up()
        stage.screen.advance(by: 0.1)
        let before = stage.view("A").layer.presentation()!.frame
        #expect(before.minX > 5)
        stage.board.configuration.minimumPressDuration = 0
        let again = stage.screen.touch(at: CGPoint(x: before.midX, y: before.midY))
        stage.screen.advance(by: 0.05)
        #expect(stage.board.isDragging)
        #expect(abs(stage.view("A").frame.minX - before.minX) < 12)
        again.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
        again.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back", "begin A", "moved", "dropped"])
    }
}
