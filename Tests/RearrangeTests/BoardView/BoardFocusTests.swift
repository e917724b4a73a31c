// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("The focus on a board") @MainActor
struct BoardFocusTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func rings(_ screen: TestScreen) -> [UIView] {
        all(screen.window).filter { String(describing: type(of: $0)) == "FocusRing" }
    }

    private func focused<Space>(_ board: BoardView<Space>) -> AnyHashable? {
        board.items.first { board.view(for: $0.id)?.isFocused == true }?.id
    }

    @Test("Arrows lead it from item to item, and nothing is lifted, moved or scrolled; where nothing lies it stays")
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
        #expect(!stage.board.isDragging && stage.board.scrollView.contentOffset == .zero)
        try stage.expectTidy()
        #expect(stage.heard.isEmpty && stage.changes.isEmpty)
    }

    @Test("They find what is far out of sight, and show it; held down they go on")
    func outOfSight() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (0, 1000), (0, 2900))) {
            $0.boardSize = CGSize(width: 400, height: 3000)
        }
        stage.screen.press(.tab)
        #expect(stage.board.view(for: "B") == nil)
        stage.screen.press(.downArrow)
        try stage.expectTidy()
        #expect(focused(stage.board) == AnyHashable("B"))
        #expect(CGRect(x: 0, y: 0, width: 400, height: 600).contains(stage.point("B")))
        stage.screen.hold(.upArrow)
        stage.screen.release(.upArrow)
        try stage.expectTidy()
        #expect(focused(stage.board) == AnyHashable("A") && stage.point("A").y == 30)
        stage.screen.hold(.downArrow, repeats: 3)
        stage.screen.release(.downArrow)
        try stage.expectTidy()
        #expect(focused(stage.board) == AnyHashable("C") && stage.point("C").y < 600)
    }

    @Test("A focused item keeps the focus while it is scrolled out of sight; space brings it back and lifts it")
    func scrolledAway() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (0, 100), (0, 2900))) {
            $0.boardSize = CGSize(width: 400, height: 3000)
        }
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.board.scrollView.contentOffset.y = 2400
        stage.screen.advance(by: 0.1)
        #expect(stage.board.view(for: "A") == nil && focused(stage.board) == AnyHashable("B"))
        stage.board.scrollView.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(focused(stage.board) == AnyHashable("B") && rings(stage.screen).count == 1)
        stage.board.scrollView.contentOffset.y = 2400
        stage.screen.advance(by: 0.1)
        stage.screen.press(.space)
        stage.screen.advance(by: 0.5)
        #expect(stage.board.isDragging)
        #expect(CGRect(x: 0, y: 0, width: 400, height: 600).contains(stage.point("B")))
        stage.screen.press(.escape)
        try stage.expectTidy()
        #expect(focused(stage.board) == AnyHashable("B"))
    }

    @Test("An item in which a text is edited keeps its view while it is scrolled out of sight")
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
        #expect(field.isFirstResponder && field.text == "x")
    }

    @Test("Where it is alone arrows scroll, as they do elsewhere")
    func alone() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { $0.boardSize = CGSize(width: 400, height: 3000) }
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        try stage.expectTidy()
        #expect(stage.board.scrollView.contentOffset.y > 0)
    }

    @Test(
        "On a calendar down is later that day, across the nearest of the next day that has any, and up leads to whole days"
    )
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
        try stage.expectTidy()
        #expect(stage.changes.isEmpty && stage.pages == [])
    }

    @Test("From right to left, left leads to the next day")
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

    @Test("After the mouse was used, an arrow shows the ring again where it leads")
    func ring() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 0)))
        stage.screen.press(.tab)
        #expect(rings(stage.screen).count == 1)
        stage.screen.mouse.click(at: CGPoint(x: 300, y: 500))
        stage.screen.advance(by: 0.1)
        #expect(rings(stage.screen).isEmpty && stage.view("A").isFocused)
        stage.screen.press(.rightArrow)
        #expect(stage.view("B").isFocused && rings(stage.screen).count == 1)
        #expect(rings(stage.screen).allSatisfy { $0.isDescendant(of: stage.view("B")) })
    }

    @Test(
        "What has the focus is in front of its neighbours, so that its ring is whole, and back in its place afterwards")
    func inFront() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (100, 0), (200, 0)))
        let views = ["A", "B", "C"].map { stage.view($0) }
        func front() -> [Bool] { views.map { $0.layer.zPosition > 0 } }
        #expect(front() == [false, false, false])
        stage.screen.press(.tab)
        #expect(front() == [true, false, false])
        // Also when it has come and gone through the air.
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(front() == [true, false, false])
        stage.screen.press(.rightArrow)
        #expect(front() == [false, true, false])
        stage.screen.press(.tab)
        #expect(front() == [false, false, true])
        try stage.expectTidy()
    }

    /// What is on screen, from left to right and from top to bottom, without pixels that are cut by an edge.
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

    @Test("Carried by keys an event has the focus, and the tag with its time is seen beside it all the same")
    func tag() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        let tag = try #require(all(stage.board).first { String(describing: type(of: $0)) == "BoardPlaceTag" })
        let event = stage.view("A")
        let onTag = tag.convert(tag.bounds, to: nil)
        // Its corners are round.
        let middle = onTag.insetBy(dx: onTag.height / 2, dy: 1)
        #expect(event.isFocused && middle.width > 10 && middle.height > 4)
        #expect(CGRect(origin: .zero, size: stage.screen.size).contains(onTag))
        let seen = try pixels(in: middle, stage.screen)
        tag.isHidden = true
        #expect(try pixels(in: middle, stage.screen) != seen)
        tag.isHidden = false
        // It looks the same whether the event is there or not.
        let alpha = event.alpha
        event.alpha = 0
        #expect(try pixels(in: middle, stage.screen) == seen)
        event.alpha = alpha
        stage.screen.press(.escape)
        try stage.expectTidy()
    }

    // MARK: Lifting

    @Test("Control-D lifts as space does, and return lets go", arguments: [UIKeyModifierFlags.control, .command])
    func picksUp(flag: UIKeyModifierFlags) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 0)))
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: flag)
        #expect(stage.board.isDragging && stage.view("A").alpha == 0.5)
        stage.screen.press(.downArrow)
        // Pressed again it lifts nothing else, and lets go of nothing.
        stage.screen.press(.keyboardD, modifiers: flag)
        #expect(stage.board.isDragging)
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 20) && stage.view("A").isFocused)
        #expect(stage.heard == ["begin A", "moved", "dropped"])
    }

    @Test("So it does with a view that moves by itself")
    func movingView() throws {
        let stage = MovingStage()
        let (screen, view) = (stage.screen, stage.view)
        screen.press(.tab)
        screen.press(.keyboardD, modifiers: .control)
        #expect(view.state == .began)
        screen.press(.downArrow)
        screen.press(.return)
        try stage.expectTidy()
        #expect(view.frame.origin == CGPoint(x: 20, y: 40) && view.state == .ended)
    }

    @Test("Space that is held down lifts once, and lets go of nothing")
    func heldSpace() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 0)))
        stage.screen.press(.tab)
        stage.screen.hold(.space, repeats: 4)
        stage.screen.release(.space)
        #expect(stage.board.isDragging && stage.heard == ["begin A"])
        stage.screen.press(.escape)
        try stage.expectTidy()
    }

    // MARK: What goes and comes

    @Test("What is deleted leaves it to the one below, or else above; undone, it has it again")
    func deleted() throws {
        var items = BoardStage.boxes((0, 0), (0, 200), (0, 400))
        for index in items.indices { items[index].canDelete = true }
        let stage = BoardStage(items)
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectTidy()
        #expect(focused(stage.board) == AnyHashable("C") && rings(stage.screen).count == 1)
        stage.screen.press(.keyboardDeleteOrBackspace)
        try stage.expectTidy()
        #expect(focused(stage.board) == AnyHashable("A"))
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectTidy()
        #expect(focused(stage.board) == AnyHashable("C") && stage.model.count == 2)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.expectTidy()
        #expect(focused(stage.board) == AnyHashable("B") && stage.model == items)
    }

    @Test("Where items lie on each other, the one that has the focus is in front, and is what a finger lifts there")
    func liftedInFront() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (40, 20))) { $0.collision = .overlap }
        let place = stage.point("B", x: 0.2, y: 0.2)
        stage.screen.press(.tab)
        #expect(focused(stage.board) == AnyHashable("A"))
        let finger = stage.screen.touch(at: place)
        finger.hold(0.6)
        finger.cancel()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back"])
    }

    @Test("Keys that a button in an item does not want mean nothing to the item")
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
        try stage.expectTidy()
        #expect(stage.model.count == 2 && stage.heard.isEmpty && stage.changes.isEmpty && button.isFocused)
    }
}
