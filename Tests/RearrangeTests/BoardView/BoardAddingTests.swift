// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("New items by keys") @MainActor
struct BoardAddingTests {
    /// Gives every new item a name of its own: N1, N2, …
    private func prepare<Space>(_ board: BoardView<Space>) {
        var count = 0
        board.newItem = { place in
            count += 1
            var item = BoardItem(id: "N\(count)", place: place, title: "New \(count)")
            item.canDelete = true
            return item
        }
    }

    /// - Parameter more: what else the board is to be.
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

    /// Goes to the board by keys, and makes an item.
    private func addFirst(on stage: BoardStage, with flag: UIKeyModifierFlags = .control) throws {
        stage.screen.press(.tab)
        stage.screen.press(.keyboardN, modifiers: flag)
        try stage.expectTidy()
    }

    @Test(
        "Control-N puts one at the first free place after what has the focus, where it has the focus: a step to undo",
        arguments: [UIKeyModifierFlags.control, .command])
    func afterFocus(flag: UIKeyModifierFlags) throws {
        let stage = stage(BoardStage.boxes((0, 0), (200, 0)))
        try addFirst(on: stage, with: flag)
        #expect(stage.frame("N1") == CGRect(x: 100, y: 0, width: 100, height: 60))
        #expect(stage.heard == ["begin N1", "added", "dropped"] && stage.changes.map(\.kind) == [.added])
        #expect(focused(stage.board) == AnyHashable("N1"))
        #expect(stage.screen.announcements.last == "New 1 added, column 6 of 20, row 1 of 30")
        let undoManager = try #require(stage.screen.undoManager)
        #expect(undoManager.undoActionName == "Add")
        for place in [CGPoint(x: 300, y: 0), CGPoint(x: 0, y: 60)] {
            stage.screen.press(.keyboardN, modifiers: flag)
            try stage.expectTidy()
            #expect(stage.model.last?.frame.origin == place)
        }
        for _ in 0..<3 { undoManager.undo() }
        try stage.expectTidy()
        #expect(stage.model.map(\.id) == ["A", "B"] && !undoManager.canUndo)
    }

    @Test("From right to left, the next place is on the left")
    func mirrored() throws {
        let stage = stage(BoardStage.boxes((200, 0)))
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        try addFirst(on: stage)
        #expect(stage.origin("N1") == CGPoint(x: 100, y: 0))
    }

    @Test(
        "From right to left, one that lies over others is a step to the left, or at the right where none has the focus",
        arguments: [true, false])
    func mirroredOver(hasFocus: Bool) throws {
        let filled = BoardItem(id: "A", frame: CGRect(x: 0, y: 0, width: 400, height: 600), title: "All of it")
        let stage = stage([filled]) { $0.collision = .overlap }
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        if hasFocus { stage.screen.press(.tab) }
        let isAdded = stage.board.addItem()
        try stage.expectTidy()
        #expect(isAdded && stage.origin("N1") == (hasFocus ? CGPoint(x: 280, y: 20) : CGPoint(x: 300, y: 0)))
    }

    @Test("Held down it makes one; while something is carried, or where the app makes none, it does nothing")
    func once() throws {
        let stage = stage(BoardStage.boxes((0, 0)))
        stage.screen.press(.tab)
        stage.screen.hold(.keyboardN, repeats: 4, modifiers: .control)
        stage.screen.release(.keyboardN, modifiers: .control)
        try stage.expectTidy()
        #expect(stage.model.count == 2)
        stage.screen.press(.space)
        stage.screen.press(.keyboardN, modifiers: .control)
        #expect(stage.board.isDragging && stage.model.count == 2)
        stage.screen.press(.escape)
        try stage.expectTidy()
        stage.board.newItem = nil
        stage.screen.press(.keyboardN, modifiers: .control)
        try stage.expectTidy()
        #expect(stage.model.count == 2)
    }

    @Test("On a board without items the board has the focus, and return makes the first; so it is again without it")
    func empty() throws {
        let stage = stage([])
        stage.screen.press(.tab)
        #expect(stage.board.isFocused)
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(stage.origin("N1") == .zero && focused(stage.board) == AnyHashable("N1"))
        #expect(!stage.board.canBecomeFocused)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectTidy()
        #expect(stage.model.isEmpty && stage.board.isFocused)
        stage.screen.press(.keyboardN, modifiers: .control)
        try stage.expectTidy()
        #expect(stage.origin("N2") == .zero)
    }

    @Test(
        "Where every place in sight is taken it is refused, in words; where others may lie below it, it lies over them")
    func full() throws {
        let filled = [BoardItem(id: "A", frame: CGRect(x: 0, y: 0, width: 400, height: 600), title: "All of it")]
        let refused = stage(filled)
        try addFirst(on: refused)
        #expect(refused.model.count == 1 && refused.heard.isEmpty)
        #expect(refused.screen.announcements.last == "No room in sight")
        let over = stage(filled) { $0.collision = .overlap }
        try addFirst(on: over)
        #expect(over.origin("N1") == CGPoint(x: 20, y: 20))
    }

    @Test("It is in what is in sight, however far the board is scrolled")
    func scrolled() throws {
        let stage = stage(BoardStage.boxes((0, 0), (0, 1010))) { $0.boardSize = CGSize(width: 400, height: 3000) }
        stage.board.scrollView.contentOffset.y = 1000
        stage.screen.advance(by: 0.2)
        #expect(stage.board.addItem())
        try stage.expectTidy()
        #expect(
            stage.origin("N1") == CGPoint(x: 100, y: 1000) && abs(stage.board.scrollView.contentOffset.y - 1000) < 10)
    }

    @Test("Assistive technology finds it among an item's actions, and on a board without items")
    func speech() throws {
        let stage = stage([])
        let board = try #require(stage.screen.accessibilityElement(named: "No items"))
        #expect(stage.screen.perform("New Item", on: board))
        try stage.expectTidy()
        #expect(stage.model.map(\.id) == ["N1"] && stage.screen.accessibilityElement(named: "No items") == nil)
        let item = try #require(stage.screen.accessibilityElement(named: "New 1"))
        #expect(stage.screen.perform("New Item", on: item))
        try stage.expectTidy()
        #expect(stage.origin("N2") == CGPoint(x: 100, y: 0))
    }

    @Test("A board whose items can only be read has them read, and a new one made by what they offer, or by return")
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
            try stage.expectTidy()
            #expect(stage.origin("N1") == CGPoint(x: 100, y: 0) && !stage.board.canBecomeFocused)
            stage.replace([stage.model[0]])
            try stage.expectTidy()
            if !stage.board.isFocused { stage.screen.press(.tab) }
            #expect(stage.board.isFocused)
            stage.screen.press(.return)
            try stage.expectTidy()
            #expect(stage.model.map(\.id) == ["A", "N2"] && focused(stage.board) == AnyHashable("N2"))
        }
    }

    @Test("Items that are out of sight are items")
    func below() {
        let stage = stage(BoardStage.boxes((0, 2000))) { $0.boardSize = CGSize(width: 400, height: 3000) }
        #expect(stage.screen.accessibilityElement(named: "No items") == nil && !stage.board.canBecomeFocused)
    }

    @Test("Beside what lies between the places of the board, a new one has a place")
    func betweenPlaces() throws {
        let stage = stage(BoardStage.boxes((200, 13)))
        try addFirst(on: stage)
        #expect(stage.origin("N1") == CGPoint(x: 300, y: 20))
    }

    @Test("Asked for while the app hears of a change, it is not there yet: it is made after that")
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
        try stage.expectTidy()
        #expect(answers == [false] && stage.model.map(\.id) == ["N1"])
    }

    // MARK: Calendars

    @Test("On a calendar it is the next free time in sight: later that day, or else on the next")
    func calendar() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-17 11:00", minutes: 600)],
            prepare: prepare)
        stage.screen.press(.tab)
        for start in ["2026-03-17 10:00", "2026-03-18 08:00", "2026-03-18 09:00"] {
            stage.screen.press(.keyboardN, modifiers: .control)
            try stage.expectTidy()
            let new = try #require(stage.model.last?.time)
            #expect(CalendarStage.text(new.start) == start && new.duration == 3600)
        }
        #expect(stage.screen.announcements.contains("New 1 added, Tuesday 17 March, 10:00 to 11:00"))
        #expect(stage.view("N3").isFocused)
    }

    @Test(
        "On a calendar a new one comes right after the focused one even if that is out of sight, and then is in sight")
    func calendarBelowSight() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 13:00", minutes: 240)], prepare: prepare)
        stage.board.showMoment(CalendarStage.at("2026-03-17 13:00"), animated: false)
        stage.board.scrollView.contentOffset.y -= 300
        stage.screen.advance(by: 0.1)
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        stage.screen.press(.keyboardN, modifiers: .control)
        try stage.expectTidy()
        #expect(stage.start("N1") == "2026-03-17 17:00" && stage.view("N1").isFocused)
        let sight = stage.board.convert(stage.board.scrollView.frame, to: nil)
        let frame = stage.view("N1").convert(stage.view("N1").bounds, to: nil)
        #expect(sight.intersects(frame))
    }

    @Test("On a calendar with no free time in sight a new one takes free time elsewhere, and moves nothing")
    func calendarWithoutRoom() throws {
        let full = (16...22).map { CalendarStage.event("E\($0)", "2026-03-\($0) 03:00", minutes: 1200) }
        let stage = CalendarStage(full) { board in
            self.prepare(board)
            board.collision = .push
        }
        #expect(stage.board.addItem())
        try stage.expectTidy()
        #expect(stage.changes.count == 1 && stage.changes[0].pushed.isEmpty)
        #expect(["2026-03-16 00:00", "2026-03-16 23:00"].contains(stage.start("N1")))
    }

    @Test("An empty week has the focus itself, and return makes an event at its first hour in sight")
    func emptyWeek() throws {
        let stage = CalendarStage([], prepare: prepare)
        stage.screen.press(.tab)
        #expect(stage.board.isFocused)
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(stage.start("N1") == "2026-03-16 08:00" && stage.view("N1").isFocused)
    }
}
