// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: adding items by keyboard") @MainActor
struct BoardAddingTests {
    /// Sets `newItem`: new items have the identifiers N1, N2 and so on, and can be deleted.
    private func prepare<Space>(_ board: BoardView<Space>) {
        var count = 0
        board.newItem = { place in
            count += 1
            var item = BoardItem(id: "N\(count)", place: place, title: "New \(count)")
            item.canDelete = true
            return item
        }
    }

    /// A stage whose board shows `items` and can make new items of 100 by 60 points.
    ///
    /// - Parameter more: changes further settings of the board.
    private func stage(_ items: [BoardItem<CGRect>], _ more: (BoardView<PlaneSpace>) -> Void = { _ in }) -> BoardStage {
        BoardStage(items) { board in
            prepare(board)
            board.newItemSize = CGSize(width: 100, height: 60)
            more(board)
        }
    }

    private func focused<Space>(_ board: BoardView<Space>) -> AnyHashable? {
        board.items.first { board.view(for: $0.id)?.isFocused == true }?.id
    }

    /// Focuses the board with the Tab key, and adds an item with the N key and the modifier key `flag`.
    private func addFirst(on stage: BoardStage, with flag: UIKeyModifierFlags = .control) throws {
        stage.screen.press(.tab)
        stage.screen.press(.keyboardN, modifiers: flag)
        try stage.expectSettled()
    }

    @Test(
        "Control-N adds an item at the first free place after the focused item and focuses it, as one undo step",
        arguments: [UIKeyModifierFlags.control, .command])
    func afterFocus(flag: UIKeyModifierFlags) throws {
        let stage = stage(BoardStage.boxes((0, 0), (200, 0)))
        try addFirst(on: stage, with: flag)
        #expect(stage.frame("N1") == CGRect(x: 100, y: 0, width: 100, height: 60))
        #expect(stage.calls == ["begin N1", "added", "dropped"])
        #expect(stage.changes.map(\.kind) == [.added])
        #expect(focused(stage.board) == AnyHashable("N1"))
        #expect(stage.screen.announcements.last == "New 1 added, column 6 of 20, row 1 of 30")
        let undoManager = try #require(stage.screen.undoManager)
        #expect(undoManager.undoActionName == "Add")
        for place in [CGPoint(x: 300, y: 0), CGPoint(x: 0, y: 60)] {
            stage.screen.press(.keyboardN, modifiers: flag)
            try stage.expectSettled()
            #expect(stage.model.last?.frame.origin == place)
        }
        for _ in 0..<3 { undoManager.undo() }
        try stage.expectSettled()
        #expect(stage.model.map(\.id) == ["A", "B"])
        #expect(!undoManager.canUndo)
    }

    @Test("In a right-to-left layout, a new item goes to the left of the focused item")
    func mirrored() throws {
        let stage = stage(BoardStage.boxes((200, 0)))
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        try addFirst(on: stage)
        #expect(stage.origin("N1") == CGPoint(x: 100, y: 0))
    }

    @Test(
        "Right to left, an overlapping new item is a step left of the focused item, or at the right without focus",
        arguments: [true, false])
    func mirroredOver(hasFocus: Bool) throws {
        let filled = BoardItem(id: "A", frame: CGRect(x: 0, y: 0, width: 400, height: 600), title: "All of it")
        let stage = stage([filled]) { $0.collision = .overlap }
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        if hasFocus { stage.screen.press(.tab) }
        let isAdded = stage.board.addItem()
        try stage.expectSettled()
        #expect(isAdded)
        #expect(stage.origin("N1") == (hasFocus ? CGPoint(x: 280, y: 20) : CGPoint(x: 300, y: 0)))
    }

    @Test("Control-N held down adds one item, and none during a drag or without `newItem`")
    func once() throws {
        let stage = stage(BoardStage.boxes((0, 0)))
        stage.screen.press(.tab)
        stage.screen.hold(.keyboardN, repeats: 4, modifiers: .control)
        stage.screen.release(.keyboardN, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.model.count == 2)
        stage.screen.press(.space)
        stage.screen.press(.keyboardN, modifiers: .control)
        #expect(stage.board.isDragging)
        #expect(stage.model.count == 2)
        stage.screen.press(.escape)
        try stage.expectSettled()
        stage.board.newItem = nil
        stage.screen.press(.keyboardN, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.model.count == 2)
    }

    @Test("An empty board is focused itself, and Return adds its first item; deleting that focuses the board again")
    func empty() throws {
        let stage = stage([])
        stage.screen.press(.tab)
        #expect(stage.board.isFocused)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.origin("N1") == .zero)
        #expect(focused(stage.board) == AnyHashable("N1"))
        #expect(!stage.board.canBecomeFocused)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectSettled()
        #expect(stage.model.isEmpty)
        #expect(stage.board.isFocused)
        stage.screen.press(.keyboardN, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.origin("N2") == .zero)
    }

    @Test("With no free place in sight, adding is refused with an announcement; with `overlap` it overlaps")
    func full() throws {
        let filled = [BoardItem(id: "A", frame: CGRect(x: 0, y: 0, width: 400, height: 600), title: "All of it")]
        let refused = stage(filled)
        try addFirst(on: refused)
        #expect(refused.model.count == 1)
        #expect(refused.calls.isEmpty)
        #expect(refused.screen.announcements.last == "No room in sight")
        let over = stage(filled) { $0.collision = .overlap }
        try addFirst(on: over)
        #expect(over.origin("N1") == CGPoint(x: 20, y: 20))
    }

    @Test("A new item is added in the visible part of a scrolled board")
    func scrolled() throws {
        let stage = stage(BoardStage.boxes((0, 0), (0, 1010))) { $0.boardSize = CGSize(width: 400, height: 3000) }
        stage.board.scrollView.contentOffset.y = 1000
        stage.screen.advance(by: 0.2)
        #expect(stage.board.addItem())
        try stage.expectSettled()
        #expect(stage.origin("N1") == CGPoint(x: 100, y: 1000))
        #expect(abs(stage.board.scrollView.contentOffset.y - 1000) < 10)
    }

    @Test("Accessibility offers New Item on an item and on an empty board")
    func speech() throws {
        let stage = stage([])
        let board = try #require(stage.screen.accessibilityElement(named: "No items"))
        #expect(stage.screen.perform("New Item", on: board))
        try stage.expectSettled()
        #expect(stage.model.map(\.id) == ["N1"])
        #expect(stage.screen.accessibilityElement(named: "No items") == nil)
        let item = try #require(stage.screen.accessibilityElement(named: "New 1"))
        #expect(stage.screen.perform("New Item", on: item))
        try stage.expectSettled()
        #expect(stage.origin("N2") == CGPoint(x: 100, y: 0))
    }

    @Test("On a board with only read-only items, New Item and Return add an item, and the items stay readable")
    func readOnly() throws {
        var item = BoardStage.boxes((0, 0))[0]
        (item.canMove, item.canResize) = (false, false)
        let fixed = stage([item])
        let refused = stage(BoardStage.boxes((0, 0)))
        refused.mayLift = { $0.id != AnyHashable("A") }
        for stage in [fixed, refused] {
            #expect(stage.screen.accessibilityElement(named: "No items") == nil)
            let element = try #require(stage.screen.accessibilityElement(named: "Box A"))
            #expect(stage.screen.perform("New Item", on: element))
            try stage.expectSettled()
            #expect(stage.origin("N1") == CGPoint(x: 100, y: 0))
            #expect(!stage.board.canBecomeFocused)
            stage.replace([stage.model[0]])
            try stage.expectSettled()
            if !stage.board.isFocused { stage.screen.press(.tab) }
            #expect(stage.board.isFocused)
            stage.screen.press(.return)
            try stage.expectSettled()
            #expect(stage.model.map(\.id) == ["A", "N2"])
            #expect(focused(stage.board) == AnyHashable("N2"))
        }
    }

    @Test("A board whose only item is out of sight does not count as empty")
    func below() {
        let stage = stage(BoardStage.boxes((0, 2000))) { $0.boardSize = CGSize(width: 400, height: 3000) }
        #expect(stage.screen.accessibilityElement(named: "No items") == nil)
        #expect(!stage.board.canBecomeFocused)
    }

    @Test("A new item finds a place beside an item that is off the grid")
    func betweenPlaces() throws {
        let stage = stage(BoardStage.boxes((200, 13)))
        try addFirst(on: stage)
        #expect(stage.origin("N1") == CGPoint(x: 300, y: 20))
    }

    @Test("`addItem()` inside `onChange` returns false and adds the item after the change")
    func withinChange() throws {
        var item = BoardStage.boxes((0, 0))[0]
        item.canDelete = true
        let stage = stage([item])
        let tell = stage.board.onChange
        var answers: [Bool] = []
        stage.board.onChange = { [unowned stage] change in
            tell?(change)
            guard change.kind == .removed else { return }
            answers.append(stage.board.addItem())
            #expect(stage.board.items.isEmpty)
        }
        stage.screen.press(.tab)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectSettled()
        #expect(answers == [false])
        #expect(stage.model.map(\.id) == ["N1"])
    }

    // MARK: Calendars

    @Test("On a calendar, a new event is at the next free time in sight: later that day, or else the next day")
    func calendar() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-17 11:00", minutes: 600)],
            prepare: prepare)
        stage.screen.press(.tab)
        for start in ["2026-03-17 10:00", "2026-03-18 08:00", "2026-03-18 09:00"] {
            stage.screen.press(.keyboardN, modifiers: .control)
            try stage.expectSettled()
            let new = try #require(stage.model.last?.time)
            #expect(CalendarStage.text(new.start) == start)
            #expect(new.duration == 3600)
        }
        #expect(stage.screen.announcements.contains("New 1 added, Tuesday 17 March, 10:00 to 11:00"))
        #expect(stage.view("N3").isFocused)
    }

    @Test("On a calendar, a new event directly follows the focused one, even out of sight, and is scrolled to")
    func calendarBelowSight() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 13:00", minutes: 240)], prepare: prepare)
        stage.board.showMoment(CalendarStage.at("2026-03-17 13:00"), animated: false)
        stage.board.scrollView.contentOffset.y -= 300
        stage.screen.advance(by: 0.1)
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        stage.screen.press(.keyboardN, modifiers: .control)
        try stage.expectSettled()
        #expect(stage.start("N1") == "2026-03-17 17:00")
        #expect(stage.view("N1").isFocused)
        let sight = stage.board.convert(stage.board.scrollView.frame, to: nil)
        let frame = stage.view("N1").convert(stage.view("N1").bounds, to: nil)
        #expect(sight.intersects(frame))
    }

    @Test("On a calendar with no free time in sight, a new event takes free time elsewhere and pushes nothing")
    func calendarWithoutRoom() throws {
        let full = (16...22).map { CalendarStage.event("E\($0)", "2026-03-\($0) 03:00", minutes: 1200) }
        let stage = CalendarStage(full) { board in
            self.prepare(board)
            board.collision = .push
        }
        #expect(stage.board.addItem())
        try stage.expectSettled()
        #expect(stage.changes.count == 1 && stage.changes[0].pushed.isEmpty)
        #expect(["2026-03-16 00:00", "2026-03-16 23:00"].contains(stage.start("N1")))
    }

    @Test("An empty week is focused itself, and Return adds an event at the first hour in sight")
    func emptyWeek() throws {
        let stage = CalendarStage([], prepare: prepare)
        stage.screen.press(.tab)
        #expect(stage.board.isFocused)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.start("N1") == "2026-03-16 08:00")
        #expect(stage.view("N1").isFocused)
    }
}
