// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor
struct TableSwipeActionsTests {
    private let stage = TableStage()
    private let mailbox = SwipeActionsDelegate()

    init() {
        stage.table.delegate = mailbox
        mailbox.trailing = [mailbox.action("Delete", .destructive), mailbox.action("Archive"), mailbox.action("Flag")]
        mailbox.leading = [mailbox.action("Read"), mailbox.action("Pin")]
        stage.screen.advance(by: 0.1)
    }

    private func swipe(_ row: Int, by distance: CGFloat, hold: Double = 0.3) -> TestFinger {
        let finger = stage.screen.touch(at: stage.point(row, x: distance < 0 ? 370 : 30))
        finger.move(by: CGVector(dx: distance, dy: 0), duration: 0.3)
        finger.hold(hold)
        return finger
    }

    private func open(_ row: Int = 2, by distance: CGFloat = -200) throws -> UITableViewCell {
        swipe(row, by: distance).up()
        try stage.screen.settle()
        mailbox.calls = mailbox.calls.filter { !$0.hasSuffix("ing \(row)") }
        return try #require(stage.cell(row))
    }

    /// The titles of the buttons of an open row, from left to right on screen.
    private func titles(_ cell: UITableViewCell) throws -> [String] {
        let view = try #require(cell.swipeActions)
        return view.buttons
            .map { button in (button.title ?? "", button.convert(button.subviews[1].center, to: nil).x) }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func button(_ title: String, in cell: UITableViewCell) throws -> SwipeActionButton {
        try #require(cell.swipeActions?.buttons.first { $0.title == title })
    }

    private func tap(_ title: String, in cell: UITableViewCell) throws {
        let button = try button(title, in: cell)
        stage.screen.tap(at: button.convert(button.subviews[1].center, to: nil))
    }

    // MARK: Appearance

    @Test("On both sides the first action is at the edge, and a swipe asks the delegate once (fact 236)")
    func order() throws {
        let trailing = try open()
        #expect(try titles(trailing) == ["Flag", "Archive", "Delete"])
        #expect(trailing.slide == trailing.swipeActions?.openWidth)
        #expect(mailbox.calls == ["begin 2"])
        let leading = try open(4, by: 150)
        #expect(try titles(leading) == ["Read", "Pin"])
        #expect(leading.slide == -(leading.swipeActions?.openWidth ?? 0))
        #expect(try button("Read", in: leading).convert(CGPoint.zero, to: nil).x == 0)
    }

    @Test("In a right-to-left layout leading actions appear on the right (I80)")
    func rightToLeft() throws {
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        let cell = try open(by: -150)
        #expect(try titles(cell) == ["Pin", "Read"])
        let button = try button("Read", in: cell)
        #expect(button.convert(button.bounds, to: nil).maxX == 390)
    }

    @Test("A button has its style's colour or the action's own, and nil restores the style's")
    func colours() throws {
        let (normal, destructive) = (mailbox.action("a"), mailbox.action("b", .destructive))
        #expect(normal.backgroundColor == .systemGray)
        #expect(destructive.backgroundColor == .systemRed)
        normal.backgroundColor = .systemOrange
        mailbox.trailing = [normal, destructive]
        let cell = try open(by: -120)
        #expect(try button("a", in: cell).backgroundColor == .systemOrange)
        #expect(try button("b", in: cell).backgroundColor == .systemRed)
        normal.backgroundColor = nil
        #expect(normal.backgroundColor == .systemGray)
        #expect(normal.style == .normal)
        #expect(destructive.style == .destructive)
        #expect(normal.image == nil)
    }

    @Test("An image replaces the title in a row of usual height, and is above it in a high row")
    func images() throws {
        mailbox.trailing = [mailbox.action("Flag the message")]
        mailbox.trailing?[0].image = UIImage(systemName: "flag")
        var cell = try open(by: -120)
        var parts = try button("Flag the message", in: cell).subviews
        #expect(!parts[0].isHidden)
        #expect(parts[1].isHidden)
        #expect(cell.swipeActions?.openWidth == 74)
        stage.table.rowHeight = 80
        stage.screen.advance(by: 0.1)
        cell = try open(1, by: -200)
        parts = try button("Flag the message", in: cell).subviews
        #expect(!parts[1].isHidden)
        #expect(parts[0].frame.maxY <= parts[1].frame.minY)
        #expect(parts[0].frame.minY > 5)
        #expect(parts[1].frame.maxY < 75)
        #expect((cell.swipeActions?.openWidth ?? 0) > 120)
    }

    @Test("Below images of different heights the titles are aligned, and the images are centred")
    func alignedTitles() throws {
        mailbox.trailing = ["trash", "ellipsis", "archivebox"].map { name in
            let action = mailbox.action(name)
            action.image = UIImage(systemName: name)
            return action
        }
        stage.table.rowHeight = 64
        stage.screen.advance(by: 0.1)
        let buttons = try #require(open(1).swipeActions?.buttons)
        #expect(Set(buttons.map { $0.subviews[1].frame.minY }).count == 1)
        #expect(Set(buttons.map { $0.subviews[0].frame.height }).count > 1)
        let middles = buttons.map { $0.subviews[0].frame.midY }
        #expect(middles.allSatisfy { abs($0 - middles[0]) < 0.3 })
    }

    @Test("Buttons too wide for the row leave a part of it visible, and their titles are truncated")
    func tooMany() throws {
        mailbox.trailing = (0..<6).map { mailbox.action("A long title \($0)") }
        mailbox.performsFirst = false
        let cell = try open(by: -300)
        #expect(abs((cell.swipeActions?.openWidth ?? 0) - 390 * 0.85) < 0.01)
        let places = try #require(cell.swipeActions?.buttons.map { $0.convert($0.subviews[1].frame, to: nil) })
        for (one, other) in zip(places, places.dropFirst()) { #expect(other.maxX <= one.minX) }
    }

    @Test("During a swipe every button has its share of the visible width")
    func shares() throws {
        let finger = swipe(2, by: -70)
        let cell = try #require(stage.cell(2))
        #expect(cell.slide == 60)
        let view = try #require(cell.swipeActions)
        let lefts = view.buttons.map { $0.convert(CGPoint.zero, to: nil).x }
        #expect(lefts == lefts.sorted(by: >))
        #expect(abs((lefts.last ?? 0) - 330) < 0.01)
        #expect(lefts.allSatisfy { $0 < 390 })
        finger.up()
    }

    // MARK: No actions

    @Test("Nil gives Delete to a deletable row, and an empty configuration disables the swipe (fact 234)")
    func nilAndNothing() throws {
        mailbox.trailing = nil
        mailbox.leading = nil
        var cell = try open(by: -120)
        #expect(try titles(cell) == ["Delete"])
        stage.screen.tap(at: stage.point(5))
        try stage.screen.settle()
        cell = try open(by: 120)
        #expect(!cell.showingDeleteConfirmation)
        mailbox.trailing = []
        cell = try open(by: -120)
        #expect(!cell.showingDeleteConfirmation)
        #expect(mailbox.calls.count { $0 == "begin 2" } == 1)
    }

    @Test("A row that cannot be edited has no actions; one without commit can have its own")
    func editable() throws {
        stage.data.uneditable = ["A2"]
        #expect(try !open().showingDeleteConfirmation)
        #expect(try !open(by: 200).showingDeleteConfirmation)
        final class Still: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let still = Still()
        stage.table.dataSource = still
        stage.screen.advance(by: 0.1)
        #expect(try open().showingDeleteConfirmation)
    }

    @Test("The minus button shows the trailing actions, or Delete if there are none")
    func minus() throws {
        stage.table.setEditing(true, animated: false)
        stage.screen.tap(at: stage.point(2, x: 28))
        try stage.screen.settle()
        let second = try #require(stage.cell(2))
        #expect(try titles(second) == ["Flag", "Archive", "Delete"])
        stage.screen.tap(at: stage.point(6))
        try stage.screen.settle()
        mailbox.trailing = []
        stage.screen.tap(at: stage.point(3, x: 28))
        try stage.screen.settle()
        let third = try #require(stage.cell(3))
        #expect(try titles(third) == ["Delete"])
        #expect(!mailbox.calls.contains("begin 3"))
    }

    // MARK: Performing

    @Test("The handler gets action, button and completion; the row is open until completion (fact 237)")
    func completion() throws {
        let cell = try open()
        try tap("Archive", in: cell)
        try stage.screen.settle()
        #expect(mailbox.calls == ["begin 2", "perform Archive"])
        #expect(mailbox.sources.first === (try button("Archive", in: cell)))
        #expect(cell.slide == cell.swipeActions?.openWidth)
        // Until the completion, another tap has no effect.
        try tap("Flag", in: cell)
        #expect(mailbox.calls == ["begin 2", "perform Archive"])
        mailbox.completions[0](false)
        try stage.expectSettled()
        #expect(mailbox.calls == ["begin 2", "perform Archive", "end 2"])
        mailbox.completions[0](true)
        #expect(mailbox.calls.count == 3)
    }

    @Test("A completed destructive action with unchanged data leaves the row in place (fact 238)")
    func destructiveUnchanged() throws {
        let finger = swipe(2, by: -300)
        finger.up()
        try stage.screen.settle()
        let cell = try #require(stage.cell(2))
        // The full swipe has moved the content out of the row. The content stays there until the completion is called.
        #expect(mailbox.calls.last == "perform Delete")
        #expect(cell.slide == 390)
        mailbox.completions[0](true)
        try stage.expectSettled()
        #expect(cell.slide == 0)
        #expect(mailbox.calls.last == "end 2")
        #expect(stage.visibleTexts.prefix(4) == ["A0", "A1", "A2", "A3"])
    }

    @Test("A row deleted in the handler is covered by its button and ends once (fact 238, I77)")
    func deletedInHandler() throws {
        mailbox.whenPerformed = { [stage] in
            stage.data.sections[0].remove(at: 2)
            stage.table.deleteRows(at: [path(2)], with: .automatic)
        }
        let cell = try open()
        try tap("Delete", in: cell)
        stage.screen.advance(by: 0.1)
        let button = try button("Delete", in: cell)
        #expect(cell.slide == 390)
        #expect(button.frame.width == 390)
        mailbox.completions[0](true)
        mailbox.completions[0](true)
        try stage.expectSettled()
        #expect(mailbox.calls == ["begin 2", "perform Delete", "end nil"])
        #expect(stage.visibleTexts.prefix(3) == ["A0", "A1", "A3"])
    }

    @Test("A handler can delete its row later, wherever the row is by then (I77)")
    func deletedLater() throws {
        let cell = try open()
        try tap("Delete", in: cell)
        stage.data.sections[0].insert("new", at: 0)
        stage.table.insertRows(at: [path(0)], with: .none)
        try stage.screen.settle()
        #expect(stage.cell(3) === cell)
        #expect(cell.showingDeleteConfirmation)
        stage.data.sections[0].remove(at: 3)
        stage.table.deleteRows(at: [path(3)], with: .fade)
        mailbox.completions[0](true)
        try stage.expectSettled()
        #expect(stage.visibleTexts.prefix(4) == ["new", "A0", "A1", "A3"])
    }

    @Test("On a row 375 wide, a full swipe fires from 260 points, not 250, on release (facts 239, 240, I76)")
    func fullSwipe() throws {
        for (travel, fires) in [(250.0, false), (260, true), (40, false), (140, false), (240, false)] {
            let stage = TableStage()
            stage.screen.size = CGSize(width: 375, height: 440)
            stage.table.frame.size.width = 375
            stage.screen.advance(by: 0.1)
            let mailbox = SwipeActionsDelegate()
            mailbox.trailing = [mailbox.action("Delete", .destructive, answers: true)]
            stage.table.delegate = mailbox
            let finger = stage.screen.touch(at: stage.point(2, x: 370))
            finger.move(by: CGVector(dx: -travel, dy: 0), duration: 0.3)
            finger.hold(0.3)
            #expect(!mailbox.calls.contains("perform Delete"))
            finger.up()
            #expect(mailbox.calls.contains("perform Delete") == fires)
            try stage.screen.settle()
            let rests = stage.cell(2)?.slide ?? -1
            #expect(rests == 0 || rests == stage.cell(2)?.swipeActions?.openWidth)
        }
    }

    @Test("Past the full swipe the first button fills the whole width, and shrinks again on the way back")
    func expansion() throws {
        let finger = swipe(2, by: -290)
        let cell = try #require(stage.cell(2))
        let button = try button("Delete", in: cell)
        #expect(button.frame.width == cell.slide)
        #expect(cell.slide == 280)
        #expect(cell.swipeActions?.subviews.last === button)
        finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.2)
        finger.hold(0.3)
        #expect(button.frame.width < 100)
        #expect(cell.slide < 240)
        finger.up()
        try stage.screen.settle()
        #expect(!mailbox.calls.contains("perform Delete"))
        #expect(cell.showingDeleteConfirmation)
    }

    @Test("performsFirstActionWithFullSwipe is true by default, and false keeps the row open (fact 235)")
    func noFullSwipe() throws {
        #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
        #expect(UISwipeActionsConfiguration(actions: mailbox.trailing ?? []).actions.map(\.title).count == 3)
        mailbox.performsFirst = false
        let cell = try open(by: -350)
        #expect(cell.slide == cell.swipeActions?.openWidth)
        #expect(mailbox.calls == ["begin 2"])
    }

    // MARK: Open rows

    @Test("An open row can be dragged again and closes with the finger")
    func dragClosed() throws {
        let cell = try open()
        let width = cell.slide
        let finger = stage.screen.touch(at: stage.point(2, x: 40))
        finger.move(by: CGVector(dx: 110, dy: 0), duration: 0.3)
        finger.hold(0.3)
        #expect(abs(cell.slide - (width - 100)) < 0.01)
        finger.move(by: CGVector(dx: width, dy: 0), duration: 0.3)
        finger.hold(0.3)
        // The row has been closed, and this swipe has no actions on the other side. So the content follows by a fifth
        // of the movement.
        #expect(abs(cell.slide + 100 * 0.2) < 0.01)
        finger.up()
        try stage.expectSettled()
        #expect(mailbox.calls == ["begin 2", "end 2"])
    }

    @Test("A tap on the open row closes it and selects nothing")
    func tapOnItself() throws {
        _ = try open()
        stage.screen.tap(at: stage.point(2, x: 20))
        try stage.expectSettled()
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(mailbox.calls == ["begin 2", "end 2"])
    }

    @Test("The Delete key deletes the focused row and closes another row that is open")
    func deleteKeyBesideAnOpenRow() throws {
        let cell = try open(5)
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        let focused = try #require(UIFocusSystem.focusSystem(for: stage.table)?.focusedItem as? UITableViewCell)
        #expect(focused !== cell)
        #expect(cell.showingDeleteConfirmation)
        stage.screen.press(.keyboardDeleteForward)
        #expect(mailbox.calls.contains("perform Delete") && mailbox.sources == [focused])
        try stage.expectSettled()
        #expect(!cell.showingDeleteConfirmation)
    }

    @Test("A row caught while it closes stays where it is on screen (rule 9)")
    func caught() throws {
        let cell = try open()
        stage.screen.tap(at: stage.point(7))
        stage.screen.advance(by: 0.12)
        let shown = cell.shownSlide
        #expect(shown > 20)
        #expect(shown < 200)
        let finger = stage.screen.touch(at: stage.point(2, x: 300))
        finger.move(by: CGVector(dx: -11, dy: 0))
        stage.screen.advance(by: 0.05)
        #expect(abs(cell.slide - shown) < 12)
        #expect(abs(cell.shownSlide - cell.slide) < 0.01)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("With two fingers on two rows, only the first row opens (I78)")
    func twoFingers() throws {
        let first = stage.screen.touch(at: stage.point(2, x: 370))
        let second = stage.screen.touch(at: stage.point(5, x: 370))
        stage.screen.move(
            [(first, stage.point(2, x: 250)), (second, stage.point(5, x: 250))], duration: 0.3)
        #expect(stage.cell(2)?.showingDeleteConfirmation == true)
        #expect(stage.cell(5)?.showingDeleteConfirmation == false)
        second.up()
        first.up()
    }

    @Test("After the window changes its width, the open row fits its buttons into the new width (I82)")
    func rotation() throws {
        let cell = try open()
        stage.screen.size = CGSize(width: 220, height: 440)
        stage.table.frame.size.width = 220
        try stage.screen.settle()
        let width = try #require(cell.swipeActions?.openWidth)
        #expect(cell.slide == width)
        #expect(abs(width - 220 * 0.85) < 0.01)
        let button = try button("Delete", in: cell)
        #expect(abs(button.convert(button.bounds, to: nil).maxX - 220) < 0.01)
    }

    @Test("With reduced motion rows open and close at once (I85)")
    func reducedMotion() throws {
        stage.screen.traits.prefersReducedMotion = true
        swipe(2, by: -200).up()
        stage.screen.advance(by: 0.02)
        let cell = try #require(stage.cell(2))
        #expect(cell.shownSlide == cell.swipeActions?.openWidth)
        stage.screen.tap(at: stage.point(7))
        #expect(cell.slide == 0)
        #expect(!cell.showingDeleteConfirmation)
        try stage.expectSettled()
    }

    // MARK: Pointers

    @Test("A horizontal trackpad swipe opens a row, and a vertical one scrolls")
    func trackpad() throws {
        let pad = stage.screen.trackpad(at: stage.point(2))
        pad.slide(by: CGVector(dx: 180, dy: 10), duration: 0.3)
        pad.hold(0.3)
        pad.lift()
        try stage.screen.settle()
        let cell = try #require(stage.cell(2))
        #expect(cell.slide == cell.swipeActions?.openWidth)
        #expect(stage.table.contentOffset.y == 0)
        let other = stage.screen.trackpad(at: stage.point(2))
        other.slide(by: CGVector(dx: 4, dy: 100), duration: 0.3)
        other.lift()
        try stage.screen.settle()
        #expect(stage.table.contentOffset.y > 50)
        #expect(!cell.showingDeleteConfirmation)
        try stage.expectSettled()
    }

    @Test("A horizontal wheel opens a row, and a vertical wheel scrolls")
    func wheel() throws {
        for _ in 0..<3 { stage.screen.mouse.scroll(by: CGVector(dx: -60, dy: 0), at: stage.point(2)) }
        try stage.screen.settle()
        #expect(stage.cell(2)?.slide == -(stage.cell(2)?.swipeActions?.openWidth ?? 0))
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 50), at: stage.point(2))
        try stage.expectSettled()
        #expect(stage.table.contentOffset.y == 50)
    }

    @Test("A wheel opens a row and closes it on the way back, and never performs an action")
    func wheelNeverPerforms() throws {
        for direction in [1.0, -1] {
            for _ in 0..<9 {
                stage.screen.mouse.scroll(by: CGVector(dx: 60 * direction, dy: 0), at: stage.point(2))
                stage.screen.advance(by: 0.1)
            }
            try stage.screen.settle()
            let cell = try #require(stage.cell(2))
            #expect(cell.slide == (cell.swipeActions?.openWidth ?? 0) * direction)
            // Keeps turning the wheel in the same direction while the row is open.
            for _ in 0..<2 { stage.screen.mouse.scroll(by: CGVector(dx: 60 * direction, dy: 0), at: stage.point(2)) }
            try stage.screen.settle()
            for _ in 0..<4 { stage.screen.mouse.scroll(by: CGVector(dx: -60 * direction, dy: 0), at: stage.point(2)) }
            try stage.screen.settle()
            #expect(cell.slide == 0)
            #expect(!cell.showingDeleteConfirmation)
        }
        #expect(!mailbox.calls.contains { $0.hasPrefix("perform") })
        try stage.expectSettled()
    }

    @Test("In a board that scrolls sideways, a wheel scrolls the board and opens no row at its end")
    func wheelOnABoard() throws {
        let width = stage.table.bounds.width
        let board = UIScrollView(frame: stage.table.frame)
        board.contentSize = CGSize(width: width + 150, height: stage.table.bounds.height)
        stage.table.superview?.addSubview(board)
        board.addSubview(stage.table)
        stage.screen.advance(by: 0.1)
        func turn(_ direction: CGFloat, _ times: Int) {
            for _ in 0..<times {
                stage.screen.mouse.scroll(by: CGVector(dx: 60 * direction, dy: 0), at: CGPoint(x: 20, y: 110))
                stage.screen.advance(by: 0.1)
            }
        }
        turn(1, 6)
        #expect(board.contentOffset.x == 150)
        #expect(stage.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
        turn(-1, 6)
        #expect(board.contentOffset.x == 0)
        #expect(stage.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
        // The board, the scroll view around the table, is now at its left end and cannot scroll further that way. So a
        // new wheel gesture in that direction opens the row.
        stage.screen.advance(by: 1)
        turn(-1, 3)
        try stage.screen.settle()
        #expect(stage.cell(2)?.showingDeleteConfirmation == true)
        #expect(board.contentOffset.x == 0)
    }

    @Test("A secondary click shows the actions of both sides as a menu, which performs them")
    func menu() throws {
        stage.screen.mouse.click(at: stage.point(2), button: 2)
        try stage.screen.settle()
        #expect(stage.table.rowMenu.interaction.menuAppearance == .compact)
        // The first row of the menu is the first leading action.
        stage.screen.press(.keyboardDownArrow)
        stage.screen.press(.keyboardReturnOrEnter)
        try stage.screen.settle()
        #expect(mailbox.calls.last == "perform Read")
        #expect(mailbox.sources.last === stage.cell(2))
        #expect(stage.table.rowMenu.interaction.menuAppearance == .unknown)
        mailbox.completions[0](true)
        try stage.expectSettled()
        (mailbox.leading, mailbox.trailing) = ([], [])
        stage.screen.mouse.click(at: stage.point(3), button: 2)
        try stage.screen.settle()
        #expect(stage.table.rowMenu.interaction.menuAppearance == .unknown)
    }

    @Test("The swipe action methods of a table controller are called too")
    func controller() throws {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(
                _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Read") { _, _, completion in completion(true) }
                ])
            }
        }
        let (screen, controller) = (TestScreen(size: CGSize(width: 390, height: 440)), Controller(style: .plain))
        screen.show(controller)
        screen.advance(by: 0.1)
        for (dx, opens) in [(CGFloat(-120), false), (120, true)] {
            let finger = screen.touch(at: CGPoint(x: 200, y: 66))
            finger.move(by: CGVector(dx: dx, dy: 0), duration: 0.3)
            finger.hold(0.3)
            finger.up()
            try screen.settle()
            let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(cell.showingDeleteConfirmation == opens)
            #expect(cell.configurationState.isSwiped == opens)
        }
    }
}
