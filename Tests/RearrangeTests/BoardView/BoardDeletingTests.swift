// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: deleting items") @MainActor
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

    /// The titles in the open menu; empty if no menu is open.
    private func menu(_ stage: BoardStage) -> [String] { rows(stage.board.window!).compactMap(title) }

    private func choose(_ name: String, _ stage: BoardStage) throws {
        let row = try #require(rows(stage.board.window!).first { title($0) == name })
        stage.screen.tap(row)
    }

    private func ids(_ stage: BoardStage) -> [AnyHashable] { stage.model.map(\.id) }

    @Test(
        "Delete or Backspace deletes the focused item once; undo restores it at its index",
        arguments: [UIKeyboardHIDUsage.keyboardDeleteOrBackspace, .keyboardDeleteForward])
    func byKey(key: UIKeyboardHIDUsage) throws {
        let stage = stage()
        let before = stage.model
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        stage.screen.press(key)
        try stage.expectSettled()
        #expect(ids(stage) == ["B", "C"])
        #expect(stage.board.view(for: "A") == nil)
        #expect(stage.changes.map(\.kind) == [.removed])
        #expect(stage.changes.map(\.item) == [before[0]])
        #expect(stage.screen.announcements.last == "Box A deleted")
        let undoManager = try #require(stage.screen.undoManager)
        #expect(undoManager.undoActionName == "Delete")
        undoManager.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(!undoManager.canUndo)
        #expect(stage.board.view(for: "A") != nil)
        undoManager.redo()
        try stage.expectSettled()
        #expect(ids(stage) == ["B", "C"])
        #expect(!undoManager.canRedo)
        undoManager.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
    }

    @Test("On a calendar, deleting the focused event focuses the nearest event of its day")
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
        try stage.expectSettled()
        #expect(stage.view("A").isFocused)
    }

    @Test("Undoing the deletion of the only item focuses that item again")
    func focusComesBack() throws {
        var box = BoardStage.boxes((0, 0))[0]
        box.canDelete = true
        let stage = BoardStage([box]) { $0.newItem = { BoardItem(id: "N", place: $0) } }
        stage.screen.press(.tab)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectSettled()
        #expect(stage.board.isFocused)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.view("A").isFocused)
    }

    @Test("A Delete key held down deletes only one item")
    func held() throws {
        let stage = stage()
        stage.screen.press(.tab)
        stage.screen.hold(.keyboardDeleteOrBackspace, repeats: 5)
        stage.screen.release(.keyboardDeleteOrBackspace)
        try stage.expectSettled()
        #expect(stage.model.count == 2)
        #expect(stage.changes.count == 1)
    }

    @Test("An item without `canDelete` has no Delete by key, menu or accessibility action")
    func refused() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        stage.screen.press(.tab)
        stage.screen.press(.keyboardDeleteOrBackspace)
        stage.screen.mouse.click(at: stage.point("A"), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu(stage) == [])
        let element = try #require(stage.screen.accessibilityElement(named: "Box A"))
        #expect(element.accessibilityCustomActions?.map(\.name).contains("Delete") == false)
        #expect(stage.model.count == 1)
        #expect(stage.changes.isEmpty)
    }

    @Test("A secondary click opens a menu with Delete, which is one undo step")
    func byMenu() throws {
        let stage = stage()
        let before = stage.model
        stage.screen.mouse.click(at: stage.point("B"), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu(stage) == ["Delete"])
        try choose("Delete", stage)
        try stage.expectSettled()
        #expect(ids(stage) == ["A", "C"])
        #expect(stage.changes.map(\.kind) == [.removed])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("Holding a deletable item lifts it; its menu opens only when a finger lets go")
    func lifts() throws {
        let stage = stage()
        let finger = stage.lift("A")
        finger.hold(1)
        #expect(stage.board.isDragging)
        #expect(menu(stage) == [])
        finger.up()
        stage.screen.advance(by: 1)
        #expect(menu(stage) == ["Delete"])
        stage.screen.press(.escape)
        try stage.expectSettled()
        let mouse = stage.screen.mouse
        mouse.move(to: stage.point("B"))
        mouse.press()
        mouse.hold(1)
        #expect(stage.board.isDragging)
        #expect(menu(stage) == [])
        mouse.release()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
    }

    @Test("An item that can be deleted but not moved is focusable, and a long press opens its menu")
    func fixed() throws {
        var items = BoardStage.boxes((0, 0))
        (items[0].canMove, items[0].canDelete) = (false, true)
        let stage = BoardStage(items)
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        let finger = stage.screen.touch(at: stage.point("A"))
        finger.hold(1)
        #expect(menu(stage) == ["Delete"])
        #expect(!stage.board.isDragging)
        finger.up()
        try choose("Delete", stage)
        try stage.expectSettled()
        #expect(stage.model.isEmpty)
    }

    @Test("Accessibility offers a Delete action (I84)")
    func byAction() throws {
        let stage = stage()
        let element = try #require(stage.screen.accessibilityElement(named: "Box C"))
        #expect(element.accessibilityCustomActions?.last?.name == "Delete")
        #expect(stage.screen.perform("Delete", on: element))
        try stage.expectSettled()
        #expect(ids(stage) == ["A", "B"])
    }

    @Test("Delete does nothing during a drag")
    func ignoredDuringDrag() throws {
        let stage = stage()
        stage.screen.press(.tab)
        stage.screen.press(.space)
        #expect(stage.board.isDragging)
        stage.screen.press(.keyboardDeleteOrBackspace)
        #expect(stage.board.isDragging)
        #expect(stage.model.count == 3)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
    }

    @Test("Undoing a redone deletion restores the item at its index at the time of the redo")
    func movedAmongOthers() throws {
        let stage = stage()
        stage.screen.press(.tab)
        stage.screen.press(.keyboardDeleteOrBackspace)
        let undoManager = try #require(stage.screen.undoManager)
        undoManager.undo()
        try stage.expectSettled()
        let others = BoardStage.boxes((0, 300))[0]
        stage.replace([BoardItem(id: "X", frame: others.frame)] + stage.model)
        undoManager.redo()
        try stage.expectSettled()
        #expect(stage.changes.last?.kind == .removed)
        #expect(stage.changes.last?.index == 1)
        undoManager.undo()
        try stage.expectSettled()
        #expect(ids(stage) == ["X", "A", "B", "C"])
    }

    @Test("Undoing a move reports a change without an index")
    func undoneMove() throws {
        let stage = stage(1)
        stage.drag("A", by: 0, 100).up()
        try stage.expectSettled()
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.changes.map(\.kind) == [.moved, .moved])
        #expect(stage.changes.allSatisfy { $0.index == nil })
    }
}
