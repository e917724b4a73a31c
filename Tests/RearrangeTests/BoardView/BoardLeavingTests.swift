// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Items that leave boards") @MainActor
struct BoardLeavingTests {
    let stage = LeavingStage()
    private var undoManager: UndoManager? { stage.screen.undoManager }

    @Test(
        "I95: to another board an item goes with its identity, snapped by that board's steps, and is one step to undo")
    func toAnotherBoard() throws {
        let before = stage.models
        stage.carry(stage.middle("A"), to: CGPoint(x: 300 + 120, y: 140)).up()
        try stage.expectTidy()
        #expect(
            stage.left.items.isEmpty
                && stage.frame("A", on: stage.right) == CGRect(x: 66, y: 99, width: 100, height: 60))
        #expect(stage.heard == ["begin A", "left removed", "right added", "dropped"])
        undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.models == before && undoManager?.canUndo == false)
        undoManager?.redo()
        try stage.expectTidy()
        #expect(stage.left.items.isEmpty && stage.frame("A", on: stage.right)?.origin == CGPoint(x: 66, y: 99))
    }

    @Test("I95: there and back it is snapped by the first board's steps again")
    func thereAndBack() throws {
        stage.carry(stage.middle("A"), to: CGPoint(x: 420, y: 140)).up()
        try stage.expectTidy()
        stage.carry(stage.middle("A"), to: CGPoint(x: 97, y: 213)).up()
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left) == CGRect(x: 40, y: 180, width: 100, height: 60))
        #expect(stage.right.items.map(\.id) == ["B"])
        undoManager?.undo()
        undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 40) && undoManager?.canUndo == false)
    }

    @Test("I95: to a linked table and back, as the same card")
    func toLinkedTable() throws {
        let before = stage.models
        stage.carry(stage.middle("A"), to: CGPoint(x: 700, y: 46)).up()
        try stage.expectTidy()
        #expect(stage.rows == ["C0", "A", "C1"] && stage.left.items.isEmpty)
        #expect(stage.heard == ["begin A", "left removed", "table", "dropped"])
        undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.rows == ["C0", "C1"] && stage.models == before && undoManager?.canUndo == false)
        undoManager?.redo()
        try stage.expectTidy()
        #expect(stage.rows == ["C0", "A", "C1"])
        stage.carry(CGPoint(x: 700, y: 66), to: CGPoint(x: 420, y: 140)).up()
        try stage.expectTidy()
        #expect(stage.rows == ["C0", "C1"] && stage.frame("A", on: stage.right)?.origin == CGPoint(x: 66, y: 99))
        undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.rows == ["C0", "A", "C1"] && stage.right.items.map(\.id) == ["B"])
    }

    @Test("I37, I38: where the app makes an item of another id, it is a copy, and the source stays as it is")
    func copied() throws {
        stage.copies = true
        stage.carry(stage.middle("A"), to: CGPoint(x: 420, y: 140)).up()
        try stage.expectTidy()
        #expect(stage.left.items.map(\.id) == ["A"] && stage.right.items.map(\.id) == ["B", "A copy"])
        #expect(stage.heard == ["begin A", "right added", "put back"])
    }

    @Test("On its own board it is moved from where it is held, snapped, and told as a move")
    func onItsOwnBoard() throws {
        stage.carry(CGPoint(x: 60, y: 50), to: CGPoint(x: 101, y: 149)).up()
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 80, y: 140))
        #expect(stage.heard == ["begin A", "left moved", "dropped"])
        undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 40) && undoManager?.canUndo == false)
    }

    @Test("I04: lifted and let go of where it is, nothing is told but begin and end")
    func notMoved() throws {
        let finger = stage.screen.touch(at: stage.middle("A"))
        finger.hold(0.7)
        finger.move(by: CGVector(dx: 30, dy: 0), duration: 0.2)
        finger.move(by: CGVector(dx: -30, dy: 0), duration: 0.2)
        finger.up()
        try stage.expectTidy()
        #expect(stage.heard.allSatisfy { !$0.contains("moved") } && undoManager?.canUndo == false)
    }

    enum End: CaseIterable { case onAnother, nowhere, cancelledTouch, escape }

    @Test(
        "I39, I89: refused, cancelled, or dropped where nothing is, it returns; or to the nearest free place",
        arguments: End.allCases, [false, true])
    func returned(how: End, isTaken: Bool) throws {
        let finger = stage.carry(stage.middle("A"), to: CGPoint(x: 450, y: 420))
        if how == .nowhere { finger.move(to: CGPoint(x: 590, y: 300), duration: 0.2) }
        if isTaken {
            stage.models[0].append(stage.item("D", CGRect(x: 40, y: 40, width: 100, height: 60)))
            stage.left.items = stage.models[0]
            stage.forgetCards()
        }
        if how == .cancelledTouch { finger.cancel() }
        if how == .escape { stage.screen.press(.escape) }
        finger.up()
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left)?.origin == (isTaken ? CGPoint(x: 40, y: 100) : CGPoint(x: 40, y: 40)))
        #expect(stage.right.items.map(\.id) == ["B"] && undoManager?.canUndo == false)
        #expect(stage.heard == ["begin A"] + (isTaken ? ["left moved"] : []) + ["put back"])
    }

    @Test("I89: its place taken while it flies back, it is at the nearest free place in the end")
    func takenOnTheWay() throws {
        let finger = stage.carry(stage.middle("A"), to: CGPoint(x: 450, y: 420))
        finger.up()
        stage.screen.advance(by: 0.05)
        stage.models[0].append(stage.item("D", CGRect(x: 40, y: 40, width: 100, height: 60)))
        stage.left.items = stage.models[0]
        stage.forgetCards()
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 100))
    }

    @Test(
        "I89: its new place taken while it flies there, on its own board or on another, it is beside it in the end",
        arguments: [true, false])
    func takenAfterDrop(isOwn: Bool) throws {
        stage.carry(stage.middle("A"), to: isOwn ? CGPoint(x: 90, y: 300) : CGPoint(x: 420, y: 140)).up()
        stage.screen.advance(by: 0.05)
        let (number, board) = isOwn ? (0, stage.left) : (1, stage.right)
        let place = try #require(stage.frame("A", on: board))
        stage.models[number].append(stage.item("D", place))
        stage.forgetCards()
        board.items = stage.models[number]
        try stage.expectTidy()
        let frame = try #require(stage.frame("A", on: board))
        #expect(frame.intersection(place).isEmpty && stage.frame("D", on: board) == place)
        undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 40) && undoManager?.canUndo == false)
    }

    @Test("I89: dropped on its own taken place, an item is beside it")
    func droppedAtTakenHome() throws {
        let finger = stage.carry(stage.middle("A"), to: CGPoint(x: 200, y: 200))
        stage.models[0].append(stage.item("D", CGRect(x: 40, y: 40, width: 100, height: 60)))
        stage.forgetCards()
        stage.left.items = stage.models[0]
        finger.move(to: CGPoint(x: 90, y: 70), duration: 0.2)
        finger.up()
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 100))
    }

    @Test("rule 4: the item goes while it is on its way: the drag ends and nothing comes anywhere")
    func itemGoes() throws {
        let finger = stage.carry(stage.middle("A"), to: CGPoint(x: 420, y: 140))
        stage.models[0] = []
        stage.left.items = []
        stage.forgetCards()
        stage.screen.advance(by: 0.1)
        finger.up()
        try stage.expectTidy()
        #expect(stage.right.items.map(\.id) == ["B"] && stage.heard == ["begin A", "put back"])
    }

    /// The desktop's drag of the first item, out of the window.
    private func carryOut() throws -> HeadlessDrag {
        stage.screen.surface.hasOtherApps = true
        let finger = stage.carry(stage.middle("A"), to: CGPoint(x: 900, y: 300))
        let drag = try #require(stage.screen.surface.drag)
        // The desktop has the pointer now.
        finger.cancel()
        return drag
    }

    @Test("I95: to another app it goes as what its item provider gives: a copy leaves it, a move takes it away")
    func toAnotherApp() throws {
        let copy = try carryOut()
        #expect(copy.offer.formats.contains { $0.hasPrefix("text/plain") })
        copy.letGo(over: .copy)
        copy.finish(.copy)
        try stage.expectTidy()
        #expect(stage.left.items.map(\.id) == ["A"] && undoManager?.canUndo == false)
        let move = try carryOut()
        move.letGo(over: .move)
        stage.forgetCards()
        #expect(stage.left.items.map(\.id) == ["A"], "until the other app has its data")
        move.finish(.move)
        try stage.expectTidy()
        #expect(stage.left.items.isEmpty)
        undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.left.items.map(\.id) == ["A"])
    }

    @Test("I95: out of the window and back it is the same item, and snaps to the other board's steps")
    func outAndBack() throws {
        let drag = try carryOut()
        drag.move(to: CGPoint(x: 420, y: 140))
        stage.screen.advance(by: 0.1)
        drag.letGo(at: CGPoint(x: 420, y: 140))
        try stage.expectTidy()
        #expect(stage.left.items.isEmpty && stage.frame("A", on: stage.right)?.origin == CGPoint(x: 66, y: 99))
    }

    @Test("I89: another app takes nothing: the item is at home, or at the nearest free place")
    func refusedByAnotherApp() throws {
        let drag = try carryOut()
        stage.models[0].append(stage.item("D", CGRect(x: 40, y: 40, width: 100, height: 60)))
        stage.forgetCards()
        stage.left.items = stage.models[0]
        drag.endWithoutDrop()
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 100))
    }

    @Test("rule 12: by speech an item is picked up and dropped on another board")
    func bySpeech() throws {
        stage.models[1] = []
        stage.right.items = []
        stage.forgetCards()
        stage.screen.advance(by: 0.1)
        let view = try #require(stage.left.view(for: "A"))
        #expect(stage.screen.perform("Pick Up", on: view))
        let target = try #require(
            stage.screen.accessibilityElements.first { ($0 as? UIView)?.isDescendant(of: stage.right) == true })
        #expect(stage.screen.perform("Drop", on: target))
        try stage.expectTidy()
        #expect(stage.left.items.isEmpty && stage.right.items.map(\.id) == ["A"])
        #expect(stage.heard == ["begin A", "left removed", "right added", "dropped"])
    }

    @Test(
        "A session moves an event by days and steps; cancelled on another page, it is shown on its own again")
    func calendar() throws {
        let week = CalendarStage([CalendarStage.event("A", "2026-03-18 09:00")])
        week.board.dragItem = { item in UIDragItem(itemProvider: NSItemProvider(object: item.title as NSString)) }
        let finger = week.carry("A", days: 1, minutes: 67)
        finger.up()
        try week.expectTidy()
        #expect(week.start("A") == "2026-03-19 10:00" && week.changes.count == 1)
        let other = week.lift("A")
        other.move(by: CGVector(dx: 20, dy: 0), duration: 0.1)
        week.board.turnPage(by: 1, animated: false)
        week.screen.advance(by: 0.1)
        other.cancel()
        try week.expectTidy()
        #expect(week.start("A") == "2026-03-19 10:00" && week.pages.last == "2026-03-16 00:00")
        #expect(week.board.view(for: "A")?.alpha == 1)
    }

    @Test("I51: its board goes from the window, or is turned off, while an item is dragged", arguments: [true, false])
    func boardGoes(isRemoved: Bool) throws {
        let finger = stage.carry(stage.middle("A"), to: CGPoint(x: 420, y: 140))
        if isRemoved { stage.left.removeFromSuperview() } else { stage.left.isEnabled = false }
        stage.screen.advance(by: 0.1)
        finger.up()
        try stage.screen.settle()
        #expect(!stage.left.isDragging && stage.heard == ["begin A", "put back"])
        #expect(stage.left.items.map(\.id) == ["A"] && stage.right.items.map(\.id) == ["B"])
    }

    @Test("The next item is lifted while the one before it still flies; each ends once")
    func nextWhileLanding() throws {
        stage.carry(stage.middle("A"), to: CGPoint(x: 90, y: 400)).up()
        stage.screen.advance(by: 0.05)
        stage.carry(stage.middle("B"), to: CGPoint(x: 90, y: 100)).up()
        try stage.expectTidy()
        #expect(Set(stage.left.items.map(\.id)) == ["A", "B"] && stage.right.items.isEmpty)
    }

    @Test("Autoscrolled far from where it was lifted, an item is dropped there, and nothing is left of it")
    func scrolledAway() throws {
        stage.left.boardSize = CGSize(width: 280, height: 4000)
        stage.screen.advance(by: 0.1)
        let finger = stage.carry(stage.middle("A"), to: CGPoint(x: 90, y: 590))
        finger.hold(2)
        #expect(stage.left.scrollView.contentOffset.y > 900)
        finger.up()
        try stage.expectTidy()
        #expect((stage.frame("A", on: stage.left)?.minY ?? 0) > 1200)
    }

    @Test("An edge is still pulled by the board itself")
    func pulled() throws {
        stage.models[0][0].canResize = true
        stage.left.items = stage.models[0]
        let finger = stage.screen.touch(at: CGPoint(x: 90, y: 97))
        finger.hold(0.7)
        finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.2)
        finger.up()
        try stage.expectTidy()
        #expect(
            stage.frame("A", on: stage.left)?.height == 100 && stage.heard == ["begin A", "left resized", "dropped"])
    }

    @Test("Space still leads it by the board's keys; control-D lifts it to go to another board")
    func byKeys() throws {
        stage.screen.liftByKeys(.downArrow)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.frame("A", on: stage.left)?.origin == CGPoint(x: 40, y: 60))
        stage.screen.press(.keyboardD, modifiers: .control)
        #expect(stage.left.isDragging)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.left.items.isEmpty)
    }
}
