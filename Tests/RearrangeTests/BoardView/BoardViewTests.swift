// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Items on a board") @MainActor
struct BoardViewTests {
    @Test("Carried elsewhere, an item snaps into place; the app hears once, before that")
    func moved() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 47, 112)
        #expect(stage.changes.isEmpty && stage.board.items[0].frame.origin == .zero)
        finger.up()
        #expect(stage.heard == ["begin A", "moved"])
        #expect(stage.origin("A") == CGPoint(x: 40, y: 120))
        #expect(stage.view("A").layer.presentation()?.frame.origin != CGPoint(x: 40, y: 120))
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "moved", "dropped"])
        #expect(stage.changes[0].previous.map(\.frame.origin) == [.zero])
    }

    @Test("I63: lifted, it is at half alpha, with a dashed border round it as large as it is; then as it was")
    func look() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let finger = stage.lift("A")
        let view = stage.view("A")
        #expect(view.alpha == 0.5)
        let border = try #require(stage.borders(view).first)
        #expect(border.lineDashPattern == [4, 4] && border.lineWidth == 2)
        #expect(border.path?.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 60))
        var larger = stage.board.items
        larger[0].place = CGRect(x: 0, y: 0, width: 140, height: 80)
        stage.board.items = larger
        stage.screen.advance(by: 0.1)
        #expect(stage.borders(view).first?.path?.boundingBox.size == CGSize(width: 140, height: 80))
        finger.cancel()
        try stage.screen.settle()
        #expect(view.alpha == 1 && stage.borders(view).isEmpty)
    }

    @Test(
        "I66: over another it is refused while it hovers, and goes home when it is let go of; nobody hears of a change")
    func rejected() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 190, 190)
        #expect(stage.board.isDropAllowed == false)
        #expect(stage.passing.count == 1)
        finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.1)
        #expect(stage.board.isDropAllowed == true)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.1)
        finger.up()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back"])
        #expect(stage.origin("A") == .zero)
    }

    @Test("I67: on a board without steps half a point over another is a collision, and half a point beside it is none")
    func halfAPoint() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 0))) { $0.grid = .free }
        let finger = stage.carry("A", by: 100.5, 0)
        #expect(stage.board.isDropAllowed == false)
        finger.move(by: CGVector(dx: -0.5, dy: 0))
        #expect(stage.board.isDropAllowed == true)
        finger.up()
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 0))
    }

    @Test("I68: pushed with spacing, those that make way keep it to each other")
    func pushWithSpacing() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200), (200, 280))) { board in
            board.collision = .push
            board.spacing = 20
        }
        stage.carry("A", by: 200, 180).up()
        try stage.expectTidy()
        #expect(stage.origin("A")?.y == 180 && stage.origin("B")?.y == 260 && stage.origin("C")?.y == 340)
    }

    @Test("I62: the lift makes nothing jump: the item stays where it was under the finger")
    func noJump() throws {
        let stage = BoardStage([BoardItem(id: "A", frame: CGRect(x: 13, y: 7, width: 90, height: 50))])
        let finger = stage.lift("A", x: 0.2, y: 0.8)
        #expect(stage.view("A").frame == CGRect(x: 13, y: 7, width: 90, height: 50))
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(stage.view("A").frame == CGRect(x: 14, y: 7, width: 90, height: 50))
        finger.cancel()
        try stage.expectTidy()
    }

    @Test("I01: jitter of 3 or 9 points within half a second lifts", arguments: [3.0, 9.0])
    func jitter(distance: Double) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let finger = stage.screen.touch(at: stage.point("A"))
        for step in 0..<6 {
            finger.move(by: CGVector(dx: step % 2 == 0 ? distance : -distance, dy: 0))
            finger.hold(0.09)
        }
        #expect(stage.board.isDragging)
        finger.up()
        try stage.expectTidy()
    }

    @Test(
        "I11: a button in an item keeps its tap, and lifts the item only if that is allowed", arguments: [true, false])
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
        try stage.expectTidy()
        // Beside it, the item is lifted all the same.
        let beside = stage.screen.touch(at: CGPoint(x: 85, y: 30))
        beside.hold(0.6)
        #expect(stage.board.isDragging)
        beside.cancel()
        try stage.expectTidy()
    }

    @Test("I67: edge to edge is no collision, and a gap below the spacing is one")
    func touching() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.carry("A", by: 100, 200).up()
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 200))
        let spaced = BoardStage(BoardStage.boxes((0, 0), (200, 200))) { $0.spacing = 10 }
        spaced.carry("A", by: 100, 200).up()
        try spaced.expectTidy()
        #expect(spaced.origin("A") == .zero)
        spaced.carry("A", by: 80, 200).up()
        try spaced.expectTidy()
        #expect(spaced.origin("A") == CGPoint(x: 80, y: 200))
    }

    @Test("I68: pushed, the others make way, come back when it goes on, and are told of with it when it stays")
    func push() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200), (200, 260))) { $0.collision = .push }
        let finger = stage.carry("A", by: 200, 180)
        stage.screen.advance(by: 0.3)
        #expect(stage.view("B").frame.minY == 240 && stage.view("C").frame.minY == 300)
        #expect(stage.board.items[1].frame.minY == 200)
        finger.move(by: CGVector(dx: -200, dy: 0), duration: 0.2)
        stage.screen.advance(by: 0.3)
        #expect(stage.view("B").frame.minY == 200 && stage.view("C").frame.minY == 260)
        finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.2)
        finger.up()
        try stage.expectTidy()
        #expect(stage.changes.count == 1 && stage.changes[0].pushed.map(\.id) == ["B", "C"])
        #expect(stage.origin("B")?.y == 240 && stage.origin("C")?.y == 300)
        // All of it is one step back.
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.model == BoardStage.boxes((0, 0), (200, 200), (200, 260)))
    }

    @Test("I68: where overlapping is allowed it lies over the others")
    func overlap() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200))) { $0.collision = .overlap }
        stage.carry("A", by: 180, 180).up()
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 180, y: 180) && stage.origin("B") == CGPoint(x: 200, y: 200))
    }

    @Test("I04: pressed long and let go of, nothing changes, and an item off the steps keeps its exact place")
    func notMoved() throws {
        let stage = BoardStage([BoardItem(id: "A", frame: CGRect(x: 13, y: 7, width: 90, height: 50))])
        let finger = stage.lift("A")
        finger.move(by: CGVector(dx: 3, dy: -3), duration: 0.1)
        finger.up()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "dropped"])
        #expect(stage.origin("A") == CGPoint(x: 13, y: 7))
    }

    @Test("I03: let go of before half a second it is a tap; I02: moved before that it is no lift")
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
        try stage.expectTidy()
        #expect(stage.heard == [])
    }

    @Test("I65: a board without a size that is laid out later has the steps of its size")
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

    @Test("I70: it never leaves the board, not on its way, and not when the board becomes smaller under it")
    func bounds() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let finger = stage.carry("A", by: 900, 900)
        #expect(stage.view("A").frame.maxX == 400 && stage.view("A").frame.maxY == 600)
        stage.board.boardSize = CGSize(width: 310, height: 330)
        stage.screen.advance(by: 0.1)
        #expect(stage.view("A").frame.maxX == 310 && stage.view("A").frame.maxY == 330)
        finger.up()
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 200, y: 260))
    }

    @Test("I71: places count from the board's corner: what lies at 13 can reach 20")
    func fromTheCorner() throws {
        let stage = BoardStage([BoardItem(id: "A", frame: CGRect(x: 13, y: 0, width: 100, height: 60))])
        stage.carry("A", by: 6, 0).up()
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 20, y: 0))
    }

    @Test("I57: undo takes back where an item was put, and not what the app has called it since")
    func undoKeepsOtherChanges() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.carry("A", by: 100, 0).up()
        try stage.expectTidy()
        var renamed = stage.model
        renamed[0].title = "Renamed"
        stage.replace(renamed)
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.model[0].title == "Renamed" && stage.origin("A") == .zero)
    }

    @Test("I57: drags on two boards are undone in turn, and what was carried over is one step for both")
    func undoAcrossBoards() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { $0.frame.size.height = 300 }
        let other = BoardView(frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        stage.board.autoresizingMask = []
        stage.board.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        other.grid = .points(20)
        other.items = [BoardItem(id: "B", frame: CGRect(x: 0, y: 0, width: 100, height: 60))]
        stage.controller.view.addSubview(other)
        stage.screen.advance(by: 0.1)
        stage.carry("A", by: 100, 0).up()
        try stage.expectTidy()
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 330))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        finger.up()
        try stage.screen.settle()
        #expect(other.items[0].frame.minX == 100)
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(other.items[0].frame.minX == 0 && stage.origin("A")?.x == 100)
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.origin("A") == .zero && stage.screen.undoManager?.canUndo == false)
        stage.screen.undoManager?.redo()
        stage.screen.undoManager?.redo()
        try stage.screen.settle()
        #expect(other.items[0].frame.minX == 100 && stage.origin("A")?.x == 100)
    }

    @Test("I57: a board that is gone leaves nothing to undo")
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
        #expect(gone == nil && stage.screen.undoManager?.canUndo == false)
    }

    @Test("I57: undo puts an item back, redo moves it again, each in one step and each told once")
    func undo() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.carry("A", by: 100, 100).up()
        try stage.expectTidy()
        stage.carry("A", by: 100, 0).up()
        try stage.expectTidy()
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 100))
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.origin("A") == .zero)
        #expect(stage.screen.undoManager?.canUndo == false)
        stage.screen.undoManager?.redo()
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 100) && stage.changes.count == 5)
    }

    @Test("Pulled by an edge it becomes larger, as far as others are (I69)")
    func resize() throws {
        var items = BoardStage.boxes((0, 0), (0, 200))
        items[0].canResize = true
        let stage = BoardStage(items)
        let finger = stage.lift("A", y: 0.95)
        finger.move(by: CGVector(dx: 0, dy: 83), duration: 0.2)
        #expect(stage.board.isDropAllowed == true)
        finger.up()
        try stage.expectTidy()
        #expect(stage.frame("A") == CGRect(x: 0, y: 0, width: 100, height: 140))
        #expect(stage.changes[0].kind == .resized)
        let further = stage.lift("A", y: 0.97)
        further.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        #expect(stage.board.isDropAllowed == false)
        further.up()
        try stage.expectTidy()
        #expect(stage.frame("A")?.height == 140)
    }

    @Test("A long press on an empty place makes an item there, which is on the board when it is let go of")
    func added() throws {
        var asked = 0
        let stage = BoardStage(BoardStage.boxes((0, 0))) { board in
            board.newItem = {
                asked += 1
                return BoardItem(id: "new", place: $0, title: "New")
            }
        }
        // A tap makes nothing.
        stage.screen.touch(at: CGPoint(x: 200, y: 300)).up()
        #expect(asked == 0)
        let finger = stage.screen.touch(at: CGPoint(x: 200, y: 300))
        finger.hold(0.6)
        #expect(stage.board.isDragging && stage.model.count == 1)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.up()
        try stage.expectTidy()
        // Pressed half way between two places, it is at the lower one.
        #expect(stage.frame("new") == CGRect(x: 140, y: 320, width: 120, height: 60))
        #expect(stage.heard == ["begin new", "added", "dropped"] && asked == 1)
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.model.map(\.id) == ["A"] && stage.board.view(for: "new") == nil)
        let other = stage.screen.touch(at: CGPoint(x: 200, y: 300))
        other.hold(0.6)
        other.cancel()
        try stage.expectTidy()
        #expect(stage.model.count == 1)
    }

    @Test("I85: with reduced motion it is in its place at once")
    func reducedMotion() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.screen.traits.prefersReducedMotion = true
        stage.carry("A", by: 100, 0).up()
        stage.screen.advance(by: 0.02)
        #expect(stage.view("A").layer.presentation()?.frame.minX ?? stage.view("A").frame.minX == 100)
        try stage.expectTidy()
        #expect(stage.origin("A")?.x == 100)
    }

    @Test("Caught on its way home it goes on from where it is")
    func caught() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.carry("A", by: 190, 190)
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
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back", "begin A", "moved", "dropped"])
    }
}
