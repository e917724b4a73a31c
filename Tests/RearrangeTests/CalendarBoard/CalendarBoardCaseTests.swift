// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: dragging events, case by case") @MainActor
struct CalendarBoardCaseTests {
    private func offset(_ stage: CalendarStage) -> CGFloat { stage.board.scrollView.contentOffset.y }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func borders(_ stage: CalendarStage, _ id: String) -> [CAShapeLayer] {
        (stage.view(id).layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    }

    @Test("An event that cannot be moved is neither lifted nor pushed (I05)")
    func fixed() throws {
        var fixed = CalendarStage.event("B", "2026-03-18 09:00")
        (fixed.canMove, fixed.canResize) = (false, false)
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00"), fixed]) { $0.collision = .push }
        stage.drag("B", days: 1, minutes: 0).up()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
        stage.drag("A", days: 1, minutes: 30).up()
        try stage.expectSettled()
        #expect(stage.start("B") == "2026-03-18 09:00")
    }

    // MARK: Scrolling

    @Test(
        "Held near the bottom, the hours scroll every frame under the event, and stop at its end (I28, I31)",
        arguments: frameRates, [true, false])
    func holds(rate: Double, isDropped: Bool) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 02:30")]) { $0.firstHour = 0 }
        stage.screen.framesPerSecond = rate
        let finger = stage.lift("A")
        finger.move(to: CGPoint(x: 196, y: 685), duration: 0.3)
        finger.hold(0.1)
        var last = offset(stage)
        for _ in 0..<Int(0.5 * rate) {
            finger.hold(1 / rate)
            #expect(offset(stage) > last)
            last = offset(stage)
            let view = stage.view("A")
            #expect(abs(view.convert(CGPoint(x: 0, y: view.bounds.midY), to: nil).y - 685) < 1)
        }
        if isDropped { finger.up() } else { finger.cancel() }
        let stopped = offset(stage)
        try stage.expectSettled()
        #expect(offset(stage) == stopped)
        #expect(stage.changes.count == (isDropped ? 1 : 0))
    }

    @Test("Far outside the board, the hours scroll at full speed and no faster (I29)", arguments: frameRates)
    func fullSpeed(rate: Double) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 02:30")]) {
            $0.firstHour = 0
            $0.hourHeight = 200
        }
        stage.screen.framesPerSecond = rate
        let finger = stage.lift("A", y: 0.3)
        finger.move(to: CGPoint(x: 196, y: 900), duration: 0.3)
        let way = finger.distanceInOneSecond { offset(stage) }
        #expect(abs(way - 900) < 5 + 900 / rate)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("The scroll zones are below the header and strip, and act only once the finger moves there (I24, I30)")
    func zones() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 08:00")])
        let top = stage.board.scrollView.frame.minY
        let finger = stage.lift("A")
        finger.hold(0.5)
        #expect(stage.board.isDragging)
        #expect(offset(stage) == 480)
        finger.move(to: CGPoint(x: 196, y: 400), duration: 0.2)
        finger.move(to: CGPoint(x: 196, y: top + 10), duration: 0.2)
        finger.hold(0.5)
        #expect(offset(stage) < 480)
        finger.hold(4)
        #expect(offset(stage) == 0)
        finger.cancel()
        try stage.expectSettled()
    }

    // MARK: Interruptions

    @Test("An interruption returns the event and shows its page again (I48 to I51)", arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        try expectReturn { finger, stage in try interruption.apply(to: finger, on: stage.screen) }
    }

    @Test("Removing or disabling the board returns the event (I51)")
    func removedOrDisabled() throws {
        try expectReturn { _, stage in stage.board.removeFromSuperview() }
        try expectReturn { _, stage in stage.board.isEnabled = false }
    }

    private func expectReturn(after happen: (TestFinger, CalendarStage) throws -> Void) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:00")])
        let page = UIViewController()
        page.view.addSubview(stage.board)
        stage.screen.showInNavigation(page)
        let before = stage.model
        let finger = stage.drag("A", days: 1, minutes: 30)
        finger.move(to: CGPoint(x: 742, y: finger.location.y), duration: 0.2)
        finger.hold(1)
        #expect(stage.board.isDragging)
        #expect(stage.pages == ["2026-03-23 00:00"])
        try happen(finger, stage)
        stage.screen.advance(by: 0.05)
        finger.move(by: CGVector(dx: -50, dy: 20), duration: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(stage.changes.isEmpty)
        // A board that is still on screen turns one more page, back to the event's week, and no further one.
        stage.screen.advance(by: 2)
        #expect(stage.board.window == nil || stage.pages.dropFirst() == ["2026-03-16 00:00"])
    }

    @Test("Escape in a keyboard drag to the next week returns the event, and the next drag works (I49)")
    func escape() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-22 09:00")])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.rightArrow)
        #expect(stage.pages == ["2026-03-23 00:00"])
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-22 09:00")
        #expect(stage.changes.isEmpty)
        #expect(stage.screen.announcements.last?.contains("put back") == true)
        #expect(stage.pages == ["2026-03-23 00:00", "2026-03-16 00:00"])
        stage.drag("A", days: -1, minutes: 0).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-21 09:00")
    }

    // MARK: Live data

    @Test("Changes of other events during a drag leave it running and update whether it can drop (I52)")
    func others() throws {
        let (a, b) = (CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-18 09:00"))
        let stage = CalendarStage([a, b])
        let finger = stage.drag("A", days: 1, minutes: 0)
        #expect(stage.board.isDropAllowed == false)
        stage.board.items = [a]
        #expect(stage.board.isDropAllowed == true)
        #expect(stage.board.isDragging)
        stage.board.items = [a, b]
        #expect(stage.board.isDropAllowed == false)
        finger.up()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
    }

    @Test(
        "Removing the dragged event, or all events, ends the drag and leaves no view of it (I53)",
        arguments: [true, false])
    func gone(all isAll: Bool) throws {
        let (a, b) = (CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-18 09:00"))
        let stage = CalendarStage([a, b])
        let finger = stage.drag("A", days: 2, minutes: 0)
        stage.board.items = isAll ? [] : [b]
        finger.up()
        try stage.screen.settle()
        #expect(!stage.board.isDragging)
        #expect(stage.board.view(for: "A") == nil)
        #expect(stage.changes.isEmpty)
        let left = all(stage.board).count { String(describing: type(of: $0)).hasPrefix("BoardItemView") }
        #expect(left == (isAll ? 0 : 1))
    }

    // MARK: Undo

    @Test("A move in the week and one into the strip are one undo and redo step each (I57)")
    func undo() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:07", minutes: 50)])
        let before = stage.model
        stage.drag("A", days: 1, minutes: 60).up()
        try stage.expectSettled()
        let between = stage.model
        let finger = stage.lift("A")
        finger.move(to: CGPoint(x: 46 + 350, y: 56), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model[0].isAllDay)
        let undoManager = try #require(stage.screen.undoManager)
        undoManager.undo()
        try stage.expectSettled()
        #expect(stage.model == between)
        undoManager.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(!undoManager.canUndo)
        undoManager.redo()
        undoManager.redo()
        try stage.expectSettled()
        #expect(stage.model[0].isAllDay)
        #expect(stage.start("A") == "2026-03-19 00:00")
        #expect(!undoManager.canRedo)
    }

    // MARK: Look and layout

    @Test("A lifted event has half alpha and a dashed border of its size, in the strip and in the hours (I63)")
    func look() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.days("B", "2026-03-18")])
        for (id, way) in [("A", CGVector(dx: 200, dy: -110)), ("B", CGVector(dx: 0, dy: 300))] {
            let finger = stage.lift(id)
            let view = stage.view(id)
            func check() throws {
                let border = try #require(borders(stage, id).first)
                #expect(view.alpha == 0.5)
                #expect(border.lineDashPattern == [4, 4])
                #expect(border.lineWidth == 2)
                #expect(border.path == UIBezierPath(roundedRect: view.bounds, cornerRadius: 10).cgPath)
            }
            try check()
            finger.move(by: way, duration: 0.2)
            stage.screen.advance(by: 0.1)
            try check()
            finger.cancel()
            try stage.expectSettled()
            #expect(stage.view(id).alpha == 1)
            #expect(borders(stage, id).isEmpty)
        }
    }

    @Test("A calendar laid out later takes its places from its final size (I65)")
    func late() throws {
        let screen = TestScreen(size: CGSize(width: 746, height: 700))
        let board = CalendarBoard.week(of: CalendarStage.at("2026-03-16 12:00"), calendar: CalendarStage.berlin)
        board.items = [CalendarStage.event("A", "2026-03-17 09:00")]
        let controller = UIViewController()
        controller.view.addSubview(board)
        screen.show(controller)
        screen.advance(by: 0.1)
        board.frame = CGRect(x: 0, y: 0, width: 746, height: 700)
        screen.advance(by: 3)
        let view = try #require(board.view(for: "A"))
        let finger = screen.touch(view)
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 200, dy: 60), duration: 0.3)
        finger.up()
        try screen.settle()
        #expect(board.items[0].time.start == CalendarStage.at("2026-03-19 10:00"))
    }

    @Test("Pushed events return when the dragged one moves on (I68)")
    func pushedEventsReturn() throws {
        let stage = CalendarStage(
            [
                CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-18 10:00"),
                CalendarStage.event("C", "2026-03-18 11:00"),
            ], prepare: { $0.collision = .push })
        let tops = ["B", "C"].map { stage.view($0).frame.minY }
        let finger = stage.drag("A", days: 1, minutes: 30)
        stage.screen.advance(by: 0.3)
        #expect(["B", "C"].map { stage.view($0).frame.minY } == tops.map { $0 + 30 })
        finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.2)
        stage.screen.advance(by: 0.3)
        #expect(["B", "C"].map { stage.view($0).frame.minY } == tops)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
    }

    @Test(
        "After scrolling by the wheel in a mouse drag, the event is at the time under the pointer (I74)",
        arguments: frameRates)
    func wheel(rate: Double) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        stage.screen.framesPerSecond = rate
        let mouse = stage.screen.mouse
        let view = stage.view("A")
        mouse.move(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        let before = offset(stage)
        mouse.scroll(by: CGVector(dx: 0, dy: 130))
        stage.screen.advance(by: 0.5)
        let scrolled = offset(stage) - before
        #expect(scrolled > 50)
        mouse.release()
        try stage.expectSettled()
        let minutes = Double(((60 + scrolled) / 15).rounded() * 15)
        #expect(stage.model[0].time.start == CalendarStage.at("2026-03-17 09:00").addingTimeInterval(minutes * 60))
    }

    @Test("Moving earlier from midnight goes to the day before, and each action is one undo step (I84)")
    func actions() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 00:00", minutes: 15)]) { $0.firstHour = 0 }
        let element = try #require(stage.screen.accessibilityElement(named: "Event A"))
        let names = element.accessibilityCustomActions?.map(\.name) ?? []
        #expect(!names.contains("Make Shorter"))
        #expect(names.contains("Move Later"))
        #expect(stage.screen.perform("Move Earlier", on: element))
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-16 23:45")
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 00:00")
        #expect(stage.screen.undoManager?.canUndo == false)
        #expect(stage.screen.perform("Move Later", on: element))
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 00:15")
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 00:00")
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("With reduced motion, a dropped or cancelled event is in its place at once (I85)", arguments: [true, false])
    func reducedMotion(isDropped: Bool) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        stage.screen.traits.prefersReducedMotion = true
        let home = stage.view("A").frame
        let finger = stage.drag("A", days: 1, minutes: 60)
        if isDropped { finger.up() } else { finger.cancel() }
        stage.screen.advance(by: 0.02)
        let shown = (stage.view("A").layer.presentation() ?? stage.view("A").layer).frame
        #expect(shown.origin == CGPoint(x: home.minX + (isDropped ? 100 : 0), y: home.minY + (isDropped ? 60 : 0)))
        try stage.expectSettled()
        #expect(stage.changes.count == (isDropped ? 1 : 0))
    }
}
