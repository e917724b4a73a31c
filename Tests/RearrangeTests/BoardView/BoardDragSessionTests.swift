// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: dragging items to other views and apps") @MainActor
struct BoardDragSessionTests {
    let stage = BoardDragSessionStage()
    private var undoManager: UndoManager? { stage.screen.undoManager }

    @Test("An item dragged to another board keeps its identity, snaps to that grid, and is one undo step (I95)")
    func toAnotherBoard() throws {
        let before = stage.models
        stage.drag(stage.middle("A"), to: CGPoint(x: 300 + 120, y: 140)).up()
        try stage.expectSettled()
        #expect(stage.left.items.isEmpty)
        #expect(stage.frame("A", on: stage.right) == CGRect(x: 66, y: 99, width: 100, height: 60))
        #expect(stage.calls == ["begin A", "left removed", "right added", "dropped"])
        undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.models == before)
        #expect(undoManager?.canUndo == false)
        undoManager?.redo()
        try stage.expectSettled()
        #expect(stage.left.items.isEmpty)
        #expect(stage.frame("A", on: stage.right)?.origin == CGPoint(x: 66, y: 99))
    }

    @Test("An item dragged to another board and back snaps to the first board's grid (I95)")
    func thereAndBack() throws {
        stage.drag(stage.middle("A"), to: CGPoint(x: 420, y: 140)).up()
        try stage.expectSettled()
        stage.drag(stage.middle("A"), to: CGPoint(x: 97, y: 213)).up()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left) == CGRect(x: 40, y: 180, width: 100, height: 60))
        #expect(stage.right.items.map(\.id) == ["B"])
        undoManager?.undo()
        undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 40))
        #expect(undoManager?.canUndo == false)
    }

    @Test("A board item dragged to a linked table and back stays the same card (I95)")
    func toLinkedTable() throws {
        let before = stage.models
        stage.drag(stage.middle("A"), to: CGPoint(x: 700, y: 46)).up()
        try stage.expectSettled()
        #expect(stage.rows == ["C0", "A", "C1"])
        #expect(stage.left.items.isEmpty)
        #expect(stage.calls == ["begin A", "left removed", "table", "dropped"])
        undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.rows == ["C0", "C1"])
        #expect(stage.models == before)
        #expect(undoManager?.canUndo == false)
        undoManager?.redo()
        try stage.expectSettled()
        #expect(stage.rows == ["C0", "A", "C1"])
        stage.drag(CGPoint(x: 700, y: 66), to: CGPoint(x: 420, y: 140)).up()
        try stage.expectSettled()
        #expect(stage.rows == ["C0", "C1"])
        #expect(stage.frame("A", on: stage.right)?.origin == CGPoint(x: 66, y: 99))
        undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.rows == ["C0", "A", "C1"])
        #expect(stage.right.items.map(\.id) == ["B"])
    }

    @Test("If the app returns an item with another identifier, it is a copy, and the source stays (I37, I38)")
    func copied() throws {
        stage.copies = true
        stage.drag(stage.middle("A"), to: CGPoint(x: 420, y: 140)).up()
        try stage.expectSettled()
        #expect(stage.left.items.map(\.id) == ["A"])
        #expect(stage.right.items.map(\.id) == ["B", "A copy"])
        #expect(stage.calls == ["begin A", "right added", "put back"])
    }

    @Test("A drag within one board keeps the grab point, snaps the item and reports one move")
    func onItsOwnBoard() throws {
        stage.drag(CGPoint(x: 60, y: 50), to: CGPoint(x: 101, y: 149)).up()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 80, y: 140))
        #expect(stage.calls == ["begin A", "left moved", "dropped"])
        undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 40))
        #expect(undoManager?.canUndo == false)
    }

    @Test("Dropping an item where it was lifted reports only begin and end (I04)")
    func notMoved() throws {
        let finger = stage.screen.touch(at: stage.middle("A"))
        finger.hold(0.7)
        finger.move(by: CGVector(dx: 30, dy: 0), duration: 0.2)
        finger.move(by: CGVector(dx: -30, dy: 0), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls.allSatisfy { !$0.contains("moved") })
        #expect(undoManager?.canUndo == false)
    }

    enum End: CaseIterable { case onAnother, nowhere, cancelledTouch, escape }

    @Test(
        "A refused or cancelled drag returns the item, or moves it to the nearest free place (I39, I89)",
        arguments: End.allCases, [false, true])
    func returned(how: End, isTaken: Bool) throws {
        let finger = stage.drag(stage.middle("A"), to: CGPoint(x: 450, y: 420))
        if how == .nowhere { finger.move(to: CGPoint(x: 590, y: 300), duration: 0.2) }
        if isTaken {
            stage.models[0].append(stage.item("D", CGRect(x: 40, y: 40, width: 100, height: 60)))
            stage.left.items = stage.models[0]
            stage.removeAllCards()
        }
        if how == .cancelledTouch { finger.cancel() }
        if how == .escape { stage.screen.press(.escape) }
        finger.up()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.origin == (isTaken ? CGPoint(x: 40, y: 100) : CGPoint(x: 40, y: 40)))
        #expect(stage.right.items.map(\.id) == ["B"])
        #expect(undoManager?.canUndo == false)
        #expect(stage.calls == ["begin A"] + (isTaken ? ["left moved"] : []) + ["put back"])
    }

    @Test("An item whose place is taken during its return ends at the nearest free place (I89)")
    func takenOnTheWay() throws {
        let finger = stage.drag(stage.middle("A"), to: CGPoint(x: 450, y: 420))
        finger.up()
        stage.screen.advance(by: 0.05)
        stage.models[0].append(stage.item("D", CGRect(x: 40, y: 40, width: 100, height: 60)))
        stage.left.items = stage.models[0]
        stage.removeAllCards()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 100))
    }

    @Test(
        "An item whose new place is taken during its drop animation ends beside it, on either board (I89)",
        arguments: [true, false])
    func takenAfterDrop(isOwn: Bool) throws {
        stage.drag(stage.middle("A"), to: isOwn ? CGPoint(x: 90, y: 300) : CGPoint(x: 420, y: 140)).up()
        stage.screen.advance(by: 0.05)
        let (number, board) = isOwn ? (0, stage.left) : (1, stage.right)
        let place = try #require(stage.frame("A", on: board))
        stage.models[number].append(stage.item("D", place))
        stage.removeAllCards()
        board.items = stage.models[number]
        try stage.expectSettled()
        let frame = try #require(stage.frame("A", on: board))
        #expect(frame.intersection(place).isEmpty)
        #expect(stage.frame("D", on: board) == place)
        undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 40))
        #expect(undoManager?.canUndo == false)
    }

    @Test("An item dropped on its original place, which another has taken, ends beside it (I89)")
    func droppedAtTakenOrigin() throws {
        let finger = stage.drag(stage.middle("A"), to: CGPoint(x: 200, y: 200))
        stage.models[0].append(stage.item("D", CGRect(x: 40, y: 40, width: 100, height: 60)))
        stage.removeAllCards()
        stage.left.items = stage.models[0]
        finger.move(to: CGPoint(x: 90, y: 70), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 100))
    }

    @Test("Removing the item during its drag ends the drag without a drop (rule 4)")
    func itemRemoved() throws {
        let finger = stage.drag(stage.middle("A"), to: CGPoint(x: 420, y: 140))
        stage.models[0] = []
        stage.left.items = []
        stage.removeAllCards()
        stage.screen.advance(by: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.right.items.map(\.id) == ["B"])
        #expect(stage.calls == ["begin A", "put back"])
    }

    /// Drags item A out of the window, and returns the drag that the desktop continues.
    private func dragOutOfWindow() throws -> HeadlessDrag {
        stage.screen.surface.hasOtherApps = true
        let finger = stage.drag(stage.middle("A"), to: CGPoint(x: 900, y: 300))
        let drag = try #require(stage.screen.surface.drag)
        // The drag has left the window, and the desktop receives the pointer's events now. So the window's touch is
        // cancelled.
        finger.cancel()
        return drag
    }

    @Test("Another app gets the item provider's data; a copy keeps the item, and a move removes it (I95)")
    func toAnotherApp() throws {
        let copy = try dragOutOfWindow()
        #expect(copy.offer.formats.contains { $0.hasPrefix("text/plain") })
        copy.dropOnOtherApp(accepting: .copy)
        copy.finish(.copy)
        try stage.expectSettled()
        #expect(stage.left.items.map(\.id) == ["A"])
        #expect(undoManager?.canUndo == false)
        let move = try dragOutOfWindow()
        move.dropOnOtherApp(accepting: .move)
        stage.removeAllCards()
        #expect(stage.left.items.map(\.id) == ["A"], "until the other app has its data")
        move.finish(.move)
        try stage.expectSettled()
        #expect(stage.left.items.isEmpty)
        undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.left.items.map(\.id) == ["A"])
    }

    @Test("An item dragged out of the window and back is the same, and snaps to the other board's grid (I95)")
    func outAndBack() throws {
        let drag = try dragOutOfWindow()
        drag.move(to: CGPoint(x: 420, y: 140))
        stage.screen.advance(by: 0.1)
        drag.dropOnWindow(at: CGPoint(x: 420, y: 140))
        try stage.expectSettled()
        #expect(stage.left.items.isEmpty)
        #expect(stage.frame("A", on: stage.right)?.origin == CGPoint(x: 66, y: 99))
    }

    @Test("If another app refuses an item whose place is taken, it goes to the nearest free place (I89)")
    func refusedByAnotherApp() throws {
        let drag = try dragOutOfWindow()
        stage.models[0].append(stage.item("D", CGRect(x: 40, y: 40, width: 100, height: 60)))
        stage.removeAllCards()
        stage.left.items = stage.models[0]
        drag.endWithoutDrop()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 100))
    }

    @Test("Accessibility actions pick an item up and drop it on another board (rule 12)")
    func byAccessibilityActions() throws {
        stage.models[1] = []
        stage.right.items = []
        stage.removeAllCards()
        stage.screen.advance(by: 0.1)
        let view = try #require(stage.left.view(for: "A"))
        #expect(stage.screen.perform("Pick Up", on: view))
        let target = try #require(
            stage.screen.accessibilityElements.first { ($0 as? UIView)?.isDescendant(of: stage.right) == true })
        #expect(stage.screen.perform("Drop", on: target))
        try stage.expectSettled()
        #expect(stage.left.items.isEmpty)
        #expect(stage.right.items.map(\.id) == ["A"])
        #expect(stage.calls == ["begin A", "left removed", "right added", "dropped"])
    }

    @Test("A drag session moves an event by days and snaps it; cancelling on another page returns to its page")
    func calendar() throws {
        let week = CalendarStage([CalendarStage.event("A", "2026-03-18 09:00")])
        week.board.dragItem = { item in UIDragItem(itemProvider: NSItemProvider(object: item.title as NSString)) }
        let finger = week.drag("A", days: 1, minutes: 67)
        finger.up()
        try week.expectSettled()
        #expect(week.start("A") == "2026-03-19 10:00")
        #expect(week.changes.count == 1)
        let other = week.lift("A")
        other.move(by: CGVector(dx: 20, dy: 0), duration: 0.1)
        week.board.turnPage(by: 1, animated: false)
        week.screen.advance(by: 0.1)
        other.cancel()
        try week.expectSettled()
        #expect(week.start("A") == "2026-03-19 10:00")
        #expect(week.pages.last == "2026-03-16 00:00")
        #expect(week.board.view(for: "A")?.alpha == 1)
    }

    @Test("Removing or disabling the source board ends the drag and returns the item (I51)", arguments: [true, false])
    func boardRemovedOrDisabled(isRemoved: Bool) throws {
        let finger = stage.drag(stage.middle("A"), to: CGPoint(x: 420, y: 140))
        if isRemoved { stage.left.removeFromSuperview() } else { stage.left.isEnabled = false }
        stage.screen.advance(by: 0.1)
        finger.up()
        try stage.screen.settle()
        #expect(!stage.left.isDragging)
        #expect(stage.calls == ["begin A", "put back"])
        #expect(stage.left.items.map(\.id) == ["A"])
        #expect(stage.right.items.map(\.id) == ["B"])
    }

    @Test("A second item can be lifted during the first one's drop animation, and each drag ends once")
    func nextWhileLanding() throws {
        stage.drag(stage.middle("A"), to: CGPoint(x: 90, y: 400)).up()
        stage.screen.advance(by: 0.05)
        stage.drag(stage.middle("B"), to: CGPoint(x: 90, y: 100)).up()
        try stage.expectSettled()
        #expect(Set(stage.left.items.map(\.id)) == ["A", "B"])
        #expect(stage.right.items.isEmpty)
    }

    @Test("An item autoscrolled far from its origin drops there and leaves no views behind")
    func scrolledAway() throws {
        stage.left.boardSize = CGSize(width: 280, height: 4000)
        stage.screen.advance(by: 0.1)
        let finger = stage.drag(stage.middle("A"), to: CGPoint(x: 90, y: 590))
        finger.hold(2)
        #expect(stage.left.scrollView.contentOffset.y > 900)
        finger.up()
        try stage.expectSettled()
        #expect((stage.frame("A", on: stage.left)?.minY ?? 0) > 1200)
    }

    @Test("Dragging an item's edge resizes it without a drag session")
    func pulled() throws {
        stage.models[0][0].canResize = true
        stage.left.items = stage.models[0]
        let finger = stage.screen.touch(at: CGPoint(x: 90, y: 97))
        finger.hold(0.7)
        finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.height == 100)
        #expect(stage.calls == ["begin A", "left resized", "dropped"])
    }

    @Test("Space starts a keyboard drag on the board; Control-D starts one that can go to another board")
    func byKeys() throws {
        stage.screen.liftByKeys(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 60))
        stage.screen.press(.keyboardD, modifiers: .control)
        #expect(stage.left.isDragging)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.left.items.isEmpty)
    }
}
