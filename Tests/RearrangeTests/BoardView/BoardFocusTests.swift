// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: focus") @MainActor
struct BoardFocusTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func rings(_ screen: TestScreen) -> [UIView] {
        all(screen.window).filter { String(describing: type(of: $0)) == "FocusRing" }
    }

    private func focused<Space>(_ board: BoardView<Space>) -> AnyHashable? {
        board.items.first { board.view(for: $0.id)?.isFocused == true }?.id
    }

    @Test("Arrow keys move the focus between items without lifting, moving or scrolling; at the end it stays")
    func arrows() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 0), (0, 200), (200, 200))) {
            $0.boardSize = CGSize(width: 400, height: 3000)
        }
        stage.screen.press(.tab)
        let way: [(UIKeyboardHIDUsage, String)] = [
            (.rightArrow, "B"), (.downArrow, "D"), (.leftArrow, "C"), (.upArrow, "A"), (.upArrow, "A"),
            (.leftArrow, "A"),
            (.downArrow, "C"), (.downArrow, "C"),
        ]
        for (key, id) in way {
            stage.screen.press(key)
            stage.screen.advance(by: 0.1)
            #expect(focused(stage.board) == AnyHashable(id), "\(key)")
        }
        #expect(!stage.board.isDragging)
        #expect(stage.board.scrollView.contentOffset == .zero)
        try stage.expectSettled()
        #expect(stage.calls.isEmpty)
        #expect(stage.changes.isEmpty)
    }

    @Test("An arrow key focuses an item far out of sight and scrolls to it, also while held down")
    func outOfSight() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (0, 1000), (0, 2900))) {
            $0.boardSize = CGSize(width: 400, height: 3000)
        }
        stage.screen.press(.tab)
        #expect(stage.board.view(for: "B") == nil)
        stage.screen.press(.downArrow)
        try stage.expectSettled()
        #expect(focused(stage.board) == AnyHashable("B"))
        #expect(CGRect(x: 0, y: 0, width: 400, height: 600).contains(stage.point("B")))
        stage.screen.hold(.upArrow)
        stage.screen.release(.upArrow)
        try stage.expectSettled()
        #expect(focused(stage.board) == AnyHashable("A"))
        #expect(stage.point("A").y == 30)
        stage.screen.hold(.downArrow, repeats: 3)
        stage.screen.release(.downArrow)
        try stage.expectSettled()
        #expect(focused(stage.board) == AnyHashable("C"))
        #expect(stage.point("C").y < 600)
    }

    @Test("A focused item scrolled out of sight keeps the focus; Space scrolls back and lifts it")
    func scrolledAway() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (0, 100), (0, 2900))) {
            $0.boardSize = CGSize(width: 400, height: 3000)
        }
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.board.scrollView.contentOffset.y = 2400
        stage.screen.advance(by: 0.1)
        #expect(stage.board.view(for: "A") == nil)
        #expect(focused(stage.board) == AnyHashable("B"))
        stage.board.scrollView.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(focused(stage.board) == AnyHashable("B"))
        #expect(rings(stage.screen).count == 1)
        stage.board.scrollView.contentOffset.y = 2400
        stage.screen.advance(by: 0.1)
        stage.screen.press(.space)
        stage.screen.advance(by: 0.5)
        #expect(stage.board.isDragging)
        #expect(CGRect(x: 0, y: 0, width: 400, height: 600).contains(stage.point("B")))
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(focused(stage.board) == AnyHashable("B"))
    }

    @Test("An item whose text field is edited keeps its view while scrolled out of sight")
    func edited() throws {
        let field = UITextField()
        let stage = BoardStage(BoardStage.boxes((0, 0), (0, 2900))) {
            $0.boardSize = CGSize(width: 400, height: 3000)
            $0.makeView = { $0.id == AnyHashable("A") ? field : nil }
        }
        field.becomeFirstResponder()
        stage.board.scrollView.contentOffset.y = 2400
        stage.screen.advance(by: 0.1)
        stage.screen.type("x")
        #expect(field.isFirstResponder)
        #expect(field.text == "x")
    }

    @Test("With a single item, arrow keys scroll")
    func alone() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { $0.boardSize = CGSize(width: 400, height: 3000) }
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        try stage.expectSettled()
        #expect(stage.board.scrollView.contentOffset.y > 0)
    }

    @Test("On a calendar, up and down move through a day, left and right to the nearest event of another day")
    func calendar() throws {
        let stage = CalendarStage([
            CalendarStage.event("A", "2026-03-16 09:00", minutes: 30), CalendarStage.event("B", "2026-03-16 17:00"),
            CalendarStage.event("C", "2026-03-17 10:00"), CalendarStage.event("D", "2026-03-17 15:00"),
            CalendarStage.event("E", "2026-03-19 17:00"), CalendarStage.days("F", "2026-03-16"),
        ])
        stage.screen.press(.tab)
        stage.screen.press(.upArrow)
        #expect(focused(stage.board) == AnyHashable("F"))
        let way: [(UIKeyboardHIDUsage, String)] = [
            (.downArrow, "A"), (.downArrow, "B"), (.rightArrow, "D"), (.upArrow, "C"), (.leftArrow, "A"),
            (.rightArrow, "C"), (.downArrow, "D"), (.rightArrow, "E"), (.leftArrow, "D"), (.leftArrow, "B"),
            (.upArrow, "A"), (.upArrow, "F"),
        ]
        for (key, id) in way {
            stage.screen.press(key)
            stage.screen.advance(by: 0.05)
            #expect(focused(stage.board) == AnyHashable(id), "\(key) to \(id)")
        }
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
        #expect(stage.pages == [])
    }

    @Test("In a right-to-left layout, the left arrow moves to the next day")
    func mirrored() throws {
        let stage = CalendarStage([
            CalendarStage.event("A", "2026-03-16 09:00"), CalendarStage.event("B", "2026-03-17 09:00"),
        ])
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        stage.screen.press(.tab)
        #expect(focused(stage.board) == AnyHashable("A"))
        stage.screen.press(.leftArrow)
        #expect(focused(stage.board) == AnyHashable("B"))
        stage.screen.press(.rightArrow)
        #expect(focused(stage.board) == AnyHashable("A"))
    }

    @Test("An arrow key after a click shows the focus ring again, on the newly focused item")
    func ring() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 0)))
        stage.screen.press(.tab)
        #expect(rings(stage.screen).count == 1)
        stage.screen.mouse.click(at: CGPoint(x: 300, y: 500))
        stage.screen.advance(by: 0.1)
        #expect(rings(stage.screen).isEmpty)
        #expect(stage.view("A").isFocused)
        stage.screen.press(.rightArrow)
        #expect(stage.view("B").isFocused)
        #expect(rings(stage.screen).count == 1)
        #expect(rings(stage.screen).allSatisfy { $0.isDescendant(of: stage.view("B")) })
    }

    @Test("The focused item is in front of its neighbours, also after a drag, until it loses the focus")
    func inFront() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (100, 0), (200, 0)))
        let views = ["A", "B", "C"].map { stage.view($0) }
        func front() -> [Bool] { views.map { $0.layer.zPosition > 0 } }
        #expect(front() == [false, false, false])
        stage.screen.press(.tab)
        #expect(front() == [true, false, false])
        // After a keyboard drag, the item is still in front.
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(front() == [true, false, false])
        stage.screen.press(.rightArrow)
        #expect(front() == [false, true, false])
        stage.screen.press(.tab)
        #expect(front() == [false, false, true])
        try stage.expectSettled()
    }

    /// The pixels of an area of the screen, row by row. Pixels that are only partly inside the area are left out.
    private func pixels(in area: CGRect, _ screen: TestScreen) throws -> [[UInt8]] {
        let image = screen.capture()
        let picture = try #require(image.cgImage)
        let (left, right) = (Int((area.minX * image.scale).rounded(.up)), Int(area.maxX * image.scale))
        let (top, bottom) = (Int((area.minY * image.scale).rounded(.up)), Int(area.maxY * image.scale))
        return (top..<bottom).flatMap { y in
            (left..<right).map { x in
                let pixel = picture.pixel(x: x, y: y)
                return [pixel.r, pixel.g, pixel.b, pixel.a]
            }
        }
    }

    @Test("In a keyboard drag, the focused event does not cover the tag with its time")
    func tag() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        let tag = try #require(all(stage.board).first { String(describing: type(of: $0)) == "BoardPlaceTag" })
        let event = stage.view("A")
        let onTag = tag.convert(tag.bounds, to: nil)
        // Compares only the middle of the tag, because the event is visible at the tag's round corners.
        let middle = onTag.insetBy(dx: onTag.height / 2, dy: 1)
        #expect(event.isFocused)
        #expect(middle.width > 10)
        #expect(middle.height > 4)
        #expect(CGRect(origin: .zero, size: stage.screen.size).contains(onTag))
        let seen = try pixels(in: middle, stage.screen)
        tag.isHidden = true
        #expect(try pixels(in: middle, stage.screen) != seen)
        tag.isHidden = false
        // The tag must look the same with a transparent event, so the event does not cover the tag.
        let alpha = event.alpha
        event.alpha = 0
        #expect(try pixels(in: middle, stage.screen) == seen)
        event.alpha = alpha
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    // MARK: Lifting

    @Test(
        "Control-D or Command-D lifts as Space does, and Return drops",
        arguments: [UIKeyModifierFlags.control, .command])
    func picksUp(flag: UIKeyModifierFlags) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 0)))
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: flag)
        #expect(stage.board.isDragging)
        #expect(stage.view("A").alpha == 0.5)
        stage.screen.press(.downArrow)
        // Pressing the key again neither lifts another item nor drops this one.
        stage.screen.press(.keyboardD, modifiers: flag)
        #expect(stage.board.isDragging)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 20))
        #expect(stage.view("A").isFocused)
        #expect(stage.calls == ["begin A", "moved", "dropped"])
    }

    @Test("Control-D lifts a moving view, and Return drops it")
    func movingView() throws {
        let stage = MovingStage()
        let (screen, view) = (stage.screen, stage.view)
        screen.press(.tab)
        screen.press(.keyboardD, modifiers: .control)
        #expect(view.state == .began)
        screen.press(.downArrow)
        screen.press(.return)
        try stage.expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 40))
        #expect(view.state == .ended)
    }

    @Test("Space held down lifts once and does not drop")
    func heldSpace() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 0)))
        stage.screen.press(.tab)
        stage.screen.hold(.space, repeats: 4)
        stage.screen.release(.space)
        #expect(stage.board.isDragging)
        #expect(stage.calls == ["begin A"])
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    // MARK: Removed and restored items

    @Test("Deleting the focused item focuses the one below, or else above; undo focuses the restored item")
    func deleted() throws {
        var items = BoardStage.boxes((0, 0), (0, 200), (0, 400))
        for index in items.indices { items[index].canDelete = true }
        let stage = BoardStage(items)
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectSettled()
        #expect(focused(stage.board) == AnyHashable("C"))
        #expect(rings(stage.screen).count == 1)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectSettled()
        #expect(focused(stage.board) == AnyHashable("A"))
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectSettled()
        #expect(focused(stage.board) == AnyHashable("C"))
        #expect(stage.model.count == 2)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectSettled()
        #expect(focused(stage.board) == AnyHashable("B"))
        #expect(stage.model == items)
    }

    @Test("Of overlapping items, the focused one is in front, and a finger lifts it")
    func liftedInFront() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (40, 20))) { $0.collision = .overlap }
        let place = stage.point("B", x: 0.2, y: 0.2)
        stage.screen.press(.tab)
        #expect(focused(stage.board) == AnyHashable("A"))
        let finger = stage.screen.touch(at: place)
        finger.hold(0.6)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("Keys that a focused button in an item ignores do not act on the item")
    func keysOfControls() throws {
        var items = BoardStage.boxes((0, 0), (200, 0))
        for index in items.indices { items[index].canDelete = true }
        let stage = BoardStage(items) { board in
            board.makeView = { _ in
                let view = UIView()
                view.addSubview(UIButton(frame: CGRect(x: 5, y: 5, width: 40, height: 30)))
                return view
            }
        }
        let button = try #require(all(stage.view("A")).first { $0 is UIButton })
        let system = try #require(UIFocusSystem.focusSystem(for: button))
        system.requestFocusUpdate(to: button)
        system.updateFocusIfNeeded()
        #expect(button.isFocused)
        stage.screen.press(.keyboardDeleteOrBackspace)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.rightArrow)
        try stage.expectSettled()
        #expect(stage.model.count == 2)
        #expect(stage.calls.isEmpty)
        #expect(stage.changes.isEmpty)
        #expect(button.isFocused)
    }
}
