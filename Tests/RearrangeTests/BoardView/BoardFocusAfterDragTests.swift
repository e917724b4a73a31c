// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: focus after pointer drags") @MainActor
struct BoardFocusAfterDragTests {
    private func stage() -> BoardStage {
        var items = BoardStage.boxes((0, 0), (200, 0), (0, 200))
        for index in items.indices { (items[index].canDelete, items[index].canResize) = (true, true) }
        return BoardStage(items) { board in
            board.newItemSize = CGSize(width: 100, height: 60)
            board.newItem = { place in
                var item = BoardItem(id: "new", place: place, title: "New")
                item.canDelete = true
                return item
            }
        }
    }

    private func ids(_ stage: BoardStage) -> [AnyHashable] { stage.model.map(\.id) }

    /// Drags from a point, with the mouse if `isPointer` is true, otherwise with a finger. Returns a closure that
    /// releases the mouse button or lifts the finger.
    private func drag(
        from point: CGPoint, by vector: CGVector, isPointer: Bool, on screen: TestScreen
    ) -> () -> Void {
        guard isPointer else {
            let finger = screen.touch(at: point)
            finger.hold(0.55)
            finger.move(by: vector, duration: 0.3)
            return { finger.up() }
        }
        let mouse = screen.mouse
        mouse.move(to: point)
        mouse.press()
        mouse.hold(0.55)
        mouse.move(by: vector, duration: 0.3)
        return { mouse.release() }
    }

    /// Expects that the item `id` has the focus after a drag, and that the Delete key deletes it. The key is pressed at
    /// once if `atOnce` is true, otherwise after the drop animation.
    private func expectDeletes(
        _ id: String, _ stage: BoardStage, atOnce: Bool = false, _ location: SourceLocation = #_sourceLocation
    ) throws {
        if !atOnce { try stage.expectSettled(location) }
        #expect(stage.view(id).isFocused, sourceLocation: location)
        let others = ids(stage).filter { $0 != AnyHashable(id) }
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectSettled(location)
        #expect(ids(stage) == others, sourceLocation: location)
    }

    @Test(
        "A dragged item has the focus afterwards, even if another was clicked before",
        arguments: [true, false], [true, false])
    func carried(isPointer: Bool, atOnce: Bool) throws {
        let stage = stage()
        stage.screen.mouse.click(at: stage.point("A"))
        drag(from: stage.point("B"), by: CGVector(dx: 0, dy: 100), isPointer: isPointer, on: stage.screen)()
        try expectDeletes("B", stage, atOnce: atOnce)
    }

    @Test("An item resized by its edge has the focus afterwards", arguments: [true, false])
    func pulled(isPointer: Bool) throws {
        let stage = stage()
        stage.screen.mouse.click(at: stage.point("A"))
        drag(from: stage.point("B", y: 0.98), by: CGVector(dx: 0, dy: 40), isPointer: isPointer, on: stage.screen)()
        try stage.expectSettled()
        #expect(stage.frame("B")?.height == 100)
        try expectDeletes("B", stage)
    }

    @Test("An item added by a long press has the focus afterwards", arguments: [true, false], [true, false])
    func made(isPointer: Bool, atOnce: Bool) throws {
        let stage = stage()
        stage.screen.mouse.click(at: stage.point("A"))
        let place = CGPoint(x: 300, y: 400)
        let letGo = drag(from: place, by: .zero, isPointer: isPointer, on: stage.screen)
        #expect(stage.board.isDragging)
        letGo()
        try expectDeletes("new", stage, atOnce: atOnce)
    }

    @Test(
        "Without a focused item, a mouse drag focuses the item; a finger drag does not, as in a list",
        arguments: [true, false])
    func first(isPointer: Bool) throws {
        for (id, point) in [("B", nil), ("new", CGPoint(x: 300, y: 400))] as [(String, CGPoint?)] {
            let stage = stage()
            drag(
                from: point ?? stage.point(id), by: CGVector(dx: 0, dy: 40), isPointer: isPointer, on: stage.screen)()
            try stage.expectSettled()
            if isPointer {
                try expectDeletes(id, stage)
            } else {
                let before = ids(stage)
                stage.screen.press(.keyboardDeleteOrBackspace)
                try stage.expectSettled()
                #expect(!stage.view(id).isFocused)
                #expect(ids(stage) == before)
            }
        }
    }

    @Test("An item added by a finger on an empty, focused board gets the focus")
    func firstOfAll() throws {
        let stage = stage()
        stage.replace([])
        stage.screen.press(.tab)
        #expect(stage.board.isFocused)
        drag(from: CGPoint(x: 300, y: 400), by: .zero, isPointer: false, on: stage.screen)()
        try expectDeletes("new", stage)
    }

    @Test("An item returned after a refused drop or Escape has the focus", arguments: [true, false])
    func returned(isEscape: Bool) throws {
        let stage = stage()
        stage.screen.mouse.click(at: stage.point("A"))
        let letGo = drag(from: stage.point("B"), by: CGVector(dx: -180, dy: 200), isPointer: true, on: stage.screen)
        #expect(stage.board.isDropAllowed == false)
        if isEscape { stage.screen.press(.escape) }
        letGo()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
        try expectDeletes("B", stage)
    }

    @Test("Cancelling the addition of an item leaves the focus where it was")
    func notMade() throws {
        let stage = stage()
        stage.screen.mouse.click(at: stage.point("A"))
        let letGo = drag(from: CGPoint(x: 300, y: 400), by: .zero, isPointer: true, on: stage.screen)
        stage.screen.press(.escape)
        letGo()
        try expectDeletes("A", stage)
    }

    @Test(
        "If the app removes the item during the drag or in `onChange`, the focus stays where it was",
        arguments: [true, false])
    func taken(inAir: Bool) throws {
        let stage = stage()
        stage.screen.mouse.click(at: stage.point("A"))
        let letGo = drag(from: stage.point("B"), by: CGVector(dx: 0, dy: 100), isPointer: true, on: stage.screen)
        if inAir {
            stage.replace(stage.model.filter { $0.id != AnyHashable("B") })
        } else {
            stage.board.onChange = { [unowned stage] _ in
                stage.replace(stage.model.filter { $0.id != AnyHashable("B") })
            }
        }
        letGo()
        try stage.expectSettled()
        #expect(stage.board.view(for: "B") == nil)
        #expect(stage.view("A").isFocused)
    }

    @Test(
        "Focusing after a drag scrolls nothing, neither while the button is down nor afterwards",
        arguments: [true, false])
    func inSight(isEscape: Bool) throws {
        let stage = BoardStage(BoardStage.boxes((0, 200), (0, 570))) { $0.boardSize = CGSize(width: 400, height: 2000) }
        let mouse = stage.screen.mouse
        mouse.move(to: CGPoint(x: 50, y: 590))
        mouse.press()
        mouse.move(to: CGPoint(x: 50, y: 400))
        // Drags B over A, where a drop is refused. B will return to its original place, half of which is off screen.
        mouse.move(to: CGPoint(x: 50, y: 240), duration: 0.2)
        #expect(stage.board.isDragging)
        #expect(stage.board.isDropAllowed == false)
        let offset = stage.board.scrollView.contentOffset
        if isEscape {
            stage.screen.press(.escape)
            mouse.hold(0.5)
            #expect(stage.board.scrollView.contentOffset == offset)
        }
        mouse.release()
        try stage.expectSettled()
        #expect(stage.view("B").isFocused)
        #expect(stage.board.scrollView.contentOffset == offset)
    }

    @Test("A text field beside the board, or focused in `onChange`, stays first responder after a drag")
    func typing() throws {
        let stage = stage()
        let field = UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40))
        stage.controller.view.addSubview(field)
        stage.screen.tap(field)
        drag(from: stage.point("B"), by: CGVector(dx: 0, dy: 100), isPointer: true, on: stage.screen)()
        try stage.expectSettled()
        #expect(stage.changes.count == 1)
        #expect(!stage.view("B").isFocused)
        let tell = stage.board.onChange
        stage.board.onChange = { change in
            tell?(change)
            field.becomeFirstResponder()
        }
        for isPointer in [true, false] {
            field.resignFirstResponder()
            stage.screen.mouse.click(at: stage.point("C"))
            #expect(stage.view("C").isFocused)
            let y: CGFloat = isPointer ? 40 : -40
            drag(from: stage.point("B"), by: CGVector(dx: 0, dy: y), isPointer: isPointer, on: stage.screen)()
            try stage.expectSettled()
            #expect(field.isFirstResponder)
            #expect(!stage.view("B").isFocused)
            stage.screen.type("a")
        }
        #expect(field.text == "aa")
        #expect(stage.model.count == 3)
    }

    @Test("An event dragged to another calendar page takes the focus from another event", arguments: [true, false])
    func onPage(isPointer: Bool) throws {
        var items = [CalendarStage.event("A", "2026-03-17 12:00"), CalendarStage.event("B", "2026-03-19 12:00")]
        for index in items.indices { items[index].canDelete = true }
        let stage = CalendarStage(items)
        let (first, second) = (stage.view("A"), stage.view("B"))
        stage.screen.mouse.click(at: first.convert(CGPoint(x: 50, y: 30), to: nil))
        let place = second.convert(CGPoint(x: 50, y: 30), to: nil)
        let turn = CGVector(dx: 742 - place.x, dy: 0)
        if isPointer {
            let letGo = drag(from: place, by: turn, isPointer: true, on: stage.screen)
            stage.screen.mouse.hold(0.9)
            stage.screen.mouse.move(to: CGPoint(x: 46 + 150, y: place.y), duration: 0.2)
            letGo()
        } else {
            let finger = stage.lift("B")
            finger.move(by: turn, duration: 0.2)
            finger.hold(0.9)
            finger.move(to: CGPoint(x: 46 + 150, y: place.y), duration: 0.2)
            finger.up()
        }
        try stage.expectSettled()
        #expect(stage.start("B") == "2026-03-24 12:00")
        #expect(stage.view("B").isFocused)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectSettled()
        #expect(stage.model.map(\.id) == ["A"])
    }
}
