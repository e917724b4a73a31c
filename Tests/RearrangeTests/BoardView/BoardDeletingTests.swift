// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Items that are deleted") @MainActor
struct BoardDeletingTests {
    private func stage(_ count: Int = 3) -> BoardStage {
        var items = BoardStage.boxes((0, 0), (200, 0), (200, 200))
        for index in items.indices { items[index].canDelete = true }
        return BoardStage(Array(items.prefix(count)))
    }

    private func rows(_ view: UIView) -> [UIView] {
        String(describing: type(of: view)) == "MenuRow" ? [view] : view.subviews.flatMap(rows)
    }

    private func title(_ row: UIView) -> String? { row.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first }

    /// What the menu on the screen offers; nothing where none is open.
    private func menu(_ stage: BoardStage) -> [String] { rows(stage.board.window!).compactMap(title) }

    private func choose(_ name: String, _ stage: BoardStage) throws {
        let row = try #require(rows(stage.board.window!).first { title($0) == name })
        stage.screen.tap(row)
    }

    private func ids(_ stage: BoardStage) -> [AnyHashable] { stage.model.map(\.id) }

    @Test(
        "Delete, or backspace, deletes what has the focus, at once and once; undo brings it back where it was among the others",
        arguments: [UIKeyboardHIDUsage.keyboardDeleteOrBackspace, .keyboardDeleteForward])
    func byKey(key: UIKeyboardHIDUsage) throws {
        let stage = stage()
        let before = stage.model
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        stage.screen.press(key)
        try stage.expectTidy()
        #expect(ids(stage) == ["B", "C"] && stage.board.view(for: "A") == nil)
        #expect(stage.changes.map(\.kind) == [.removed] && stage.changes[0].item == before[0])
        #expect(stage.screen.announcements.last == "Box A deleted")
        let undoManager = try #require(stage.screen.undoManager)
        #expect(undoManager.undoActionName == "Delete")
        undoManager.undo()
        try stage.expectTidy()
        #expect(stage.model == before && !undoManager.canUndo && stage.board.view(for: "A") != nil)
        undoManager.redo()
        try stage.expectTidy()
        #expect(ids(stage) == ["B", "C"] && !undoManager.canRedo)
        undoManager.undo()
        try stage.expectTidy()
        #expect(stage.model == before)
    }

    @Test("On a calendar the focus goes from a deleted event to the nearest of its day")
    func focusStaysOnDay() throws {
        var events = [
            CalendarStage.event("A", "2026-03-16 08:00"), CalendarStage.event("B", "2026-03-16 10:00"),
            CalendarStage.event("C", "2026-03-21 22:00"),
        ]
        for index in events.indices { events[index].canDelete = true }
        let stage = CalendarStage(events)
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        #expect(stage.view("B").isFocused)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectTidy()
        #expect(stage.view("A").isFocused)
    }

    @Test("The last item of a board gets the focus again when its deletion is undone")
    func focusComesBack() throws {
        var box = BoardStage.boxes((0, 0))[0]
        box.canDelete = true
        let stage = BoardStage([box]) { $0.newItem = { BoardItem(id: "N", place: $0) } }
        stage.screen.press(.tab)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectTidy()
        #expect(stage.board.isFocused)
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.view("A").isFocused)
    }

    @Test("A key that is held down deletes one, not one after the other")
    func held() throws {
        let stage = stage()
        stage.screen.press(.tab)
        stage.screen.hold(.keyboardDeleteOrBackspace, repeats: 5)
        stage.screen.release(.keyboardDeleteOrBackspace)
        try stage.expectTidy()
        #expect(stage.model.count == 2 && stage.changes.count == 1)
    }

    @Test("What does not say that it can be deleted is not, by no way")
    func refused() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.screen.press(.tab)
        stage.screen.press(.keyboardDeleteOrBackspace)
        stage.screen.mouse.click(at: stage.point("A"), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu(stage) == [])
        let element = try #require(stage.screen.accessibilityElement(named: "Box A"))
        #expect(element.accessibilityCustomActions?.map(\.name).contains("Delete") == false)
        #expect(stage.model.count == 1 && stage.changes.isEmpty)
    }

    @Test("A secondary click on it opens a menu that deletes it, as one step to undo")
    func byMenu() throws {
        let stage = stage()
        let before = stage.model
        stage.screen.mouse.click(at: stage.point("B"), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu(stage) == ["Delete"])
        try choose("Delete", stage)
        try stage.expectTidy()
        #expect(ids(stage) == ["A", "C"] && stage.changes.map(\.kind) == [.removed])
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.model == before && stage.screen.undoManager?.canUndo == false)
    }

    @Test("Held by a finger or a mouse it is lifted all the same, and no menu comes until a finger lets go of it")
    func lifts() throws {
        let stage = stage()
        let finger = stage.lift("A")
        finger.hold(1)
        #expect(stage.board.isDragging && menu(stage) == [])
        finger.up()
        stage.screen.advance(by: 1)
        #expect(menu(stage) == ["Delete"])
        stage.screen.press(.escape)
        try stage.expectTidy()
        let mouse = stage.screen.mouse
        mouse.move(to: stage.point("B"))
        mouse.press()
        mouse.hold(1)
        #expect(stage.board.isDragging && menu(stage) == [])
        mouse.release()
        try stage.expectTidy()
        #expect(stage.changes.isEmpty)
    }

    @Test("What may be deleted and not moved has the focus, and a menu for a finger that holds it")
    func fixed() throws {
        var items = BoardStage.boxes((0, 0))
        (items[0].canMove, items[0].canDelete) = (false, true)
        let stage = BoardStage(items)
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        let finger = stage.screen.touch(at: stage.point("A"))
        finger.hold(1)
        #expect(menu(stage) == ["Delete"] && !stage.board.isDragging)
        finger.up()
        try choose("Delete", stage)
        try stage.expectTidy()
        #expect(stage.model.isEmpty)
    }

    @Test("I84: assistive technology has an action for it")
    func byAction() throws {
        let stage = stage()
        let element = try #require(stage.screen.accessibilityElement(named: "Box C"))
        #expect(element.accessibilityCustomActions?.last?.name == "Delete")
        #expect(stage.screen.perform("Delete", on: element))
        try stage.expectTidy()
        #expect(ids(stage) == ["A", "B"])
    }

    @Test("While something is in the air nothing is deleted")
    func inTheAir() throws {
        let stage = stage()
        stage.screen.press(.tab)
        stage.screen.press(.space)
        #expect(stage.board.isDragging)
        stage.screen.press(.keyboardDeleteOrBackspace)
        #expect(stage.board.isDragging && stage.model.count == 3)
        stage.screen.press(.escape)
        try stage.expectTidy()
        #expect(stage.changes.isEmpty)
    }

    @Test("A deletion that is made again and undone again brings it back to where it was then among the others")
    func movedAmongOthers() throws {
        let stage = stage()
        stage.screen.press(.tab)
        stage.screen.press(.keyboardDeleteOrBackspace)
        let undoManager = try #require(stage.screen.undoManager)
        undoManager.undo()
        try stage.expectTidy()
        let others = BoardStage.boxes((0, 300))[0]
        stage.replace([BoardItem(id: "X", frame: others.frame)] + stage.model)
        undoManager.redo()
        try stage.expectTidy()
        #expect(stage.changes.last?.kind == .removed && stage.changes.last?.index == 1)
        undoManager.undo()
        try stage.expectTidy()
        #expect(ids(stage) == ["X", "A", "B", "C"])
    }

    @Test("A move that is undone says nothing of the item's place among others")
    func undoneMove() throws {
        let stage = stage(1)
        stage.carry("A", by: 0, 100).up()
        try stage.expectTidy()
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.changes.map(\.kind) == [.moved, .moved] && stage.changes.allSatisfy { $0.index == nil })
    }
}
