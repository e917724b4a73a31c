// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: midnight, all-day events, pages and clock changes") @MainActor
struct CalendarBoardEdgeTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func pieces(_ stage: CalendarStage) -> [UIView] {
        all(stage.board).filter { String(describing: type(of: $0)).hasPrefix("BoardItemView") }
    }

    /// The point in the window at the middle of a day's column and at an hour.
    private func point(_ stage: CalendarStage, day: CGFloat, hour: CGFloat) -> CGPoint {
        CGPoint(x: 46 + day * 100 + 50, y: 70 + 8 + hour * 60 - stage.board.scrollView.contentOffset.y)
    }

    private func overMidnight(firstHour: Double = 14) -> CalendarStage {
        CalendarStage([CalendarStage.event("A", "2026-03-17 22:00", minutes: 240)]) { $0.firstHour = firstHour }
    }

    @Test("Lifting an event over midnight by one of its pieces hides the other", arguments: [0, 1])
    func bothPieces(piece: Int) throws {
        let stage = overMidnight(firstHour: piece == 0 ? 14 : 0)
        #expect(pieces(stage).count == 1)
        stage.board.hourHeight = 22
        stage.screen.advance(by: 0.1)
        #expect(pieces(stage).count == 2)
        let scale = 22.0 / 60
        let y = piece == 0 ? 23.0 * 22 : 1.0 * 22
        let start = CGPoint(x: 46 + (piece == 0 ? 150 : 250), y: 78 + y - stage.board.scrollView.contentOffset.y)
        let finger = stage.screen.touch(at: start)
        finger.hold(0.6)
        #expect(stage.board.isDragging)
        #expect(pieces(stage).count == 1)
        finger.move(by: CGVector(dx: 100, dy: 60 * scale), duration: 0.2)
        #expect(pieces(stage).count == 1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 23:00")
        #expect(pieces(stage).count == 2)
        let again = stage.screen.touch(at: CGPoint(x: start.x + 100, y: start.y + 60 * scale))
        again.hold(0.6)
        again.cancel()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 23:00")
        #expect(pieces(stage).count == 2)
    }

    @Test("A returning event over midnight that the app shortens to one piece is shown once", arguments: [true, false])
    func onePieceDuringReturn(isWholeDay: Bool) throws {
        let stage = overMidnight(firstHour: 0)
        let finger = stage.screen.touch(at: point(stage, day: 2, hour: 1.6))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 90), duration: 0.3)
        #expect(stage.board.isDragging)
        finger.cancel()
        stage.screen.advance(by: 0.05)
        let hour = CalendarStage.event("A", "2026-03-18 02:00", minutes: 60)
        stage.replace([isWholeDay ? CalendarStage.days("A", "2026-03-18") : hour])
        try stage.expectSettled()
        #expect(pieces(stage) == [stage.view("A")])
        let frame = stage.view("A").convert(stage.view("A").bounds, to: stage.board)
        #expect(isWholeDay ? frame.minY < 70 : abs(frame.height - 60) < 3)
    }

    @Test("A returning event over midnight is shown once if one of its days goes out of sight")
    func otherDaysDuringReturn() throws {
        let changes: [(CalendarBoard) -> Void] = [
            { $0.firstDay = $0.firstDay.addingTimeInterval(2 * 24 * 60 * 60) }, { $0.dayCount = 2 },
        ]
        for change in changes {
            let stage = overMidnight(firstHour: 0)
            let finger = stage.screen.touch(at: point(stage, day: 2, hour: 1.6))
            finger.hold(0.6)
            finger.move(by: CGVector(dx: 0, dy: 90), duration: 0.3)
            finger.cancel()
            stage.screen.advance(by: 0.05)
            change(stage.board)
            try stage.expectSettled()
            stage.board.hourHeight = 22
            stage.screen.advance(by: 0.1)
            #expect(pieces(stage).count == 1)
        }
    }

    @Test("An event over midnight can be dragged to an earlier time by its second piece")
    func earlier() throws {
        let stage = overMidnight(firstHour: 0)
        let finger = stage.screen.touch(at: point(stage, day: 2, hour: 1.6))
        finger.hold(0.6)
        #expect(stage.board.isDragging)
        finger.move(by: CGVector(dx: 0, dy: -90), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 20:30")
        #expect(stage.end("A") == "2026-03-18 00:30")
    }

    @Test("The top edge of an event's second piece does not resize it but moves it")
    func continuedEdge() throws {
        let stage = overMidnight(firstHour: 0)
        // The finger touches the top edge of the second day's piece, just after midnight.
        let finger = stage.screen.touch(at: point(stage, day: 2, hour: 0.05))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 23:00")
        #expect(stage.end("A") == "2026-03-18 03:00")
        // The finger drags the bottom edge of the second day's piece, which resizes the event.
        let end = stage.screen.touch(at: point(stage, day: 2, hour: 2.95))
        end.hold(0.6)
        end.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
        end.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 23:00")
        #expect(stage.end("A") == "2026-03-18 03:30")
    }

    @Test("All-day events are resized by their sides in whole days, to at least one day", arguments: [false, true])
    func allDayEvents(isRightToLeft: Bool) throws {
        let stage = CalendarStage([CalendarStage.days("A", "2026-03-17", 2)])
        if isRightToLeft { stage.screen.traits.layoutDirection = .rightToLeft }
        stage.screen.advance(by: 0.1)
        let way: CGFloat = isRightToLeft ? -1 : 1
        let end = stage.lift("A", x: isRightToLeft ? 0.03 : 0.97)
        end.move(by: CGVector(dx: way * 160, dy: 0), duration: 0.3)
        end.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 00:00")
        #expect(stage.end("A") == "2026-03-21 00:00")
        #expect(stage.changes.map(\.kind) == [.resized])
        let start = stage.lift("A", x: isRightToLeft ? 0.98 : 0.02)
        start.move(by: CGVector(dx: -way * 100, dy: 0), duration: 0.3)
        start.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-16 00:00")
        #expect(stage.end("A") == "2026-03-21 00:00")
        let far = stage.lift("A", x: isRightToLeft ? 0.01 : 0.99)
        far.move(by: CGVector(dx: -way * 600, dy: 0), duration: 0.3)
        far.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-16 00:00")
        #expect(stage.end("A") == "2026-03-17 00:00")
    }

    @Test("Shift with the left and right arrows resizes an all-day event")
    func allDayEventsByKeys() throws {
        let stage = CalendarStage([CalendarStage.days("A", "2026-03-17")])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        #expect(stage.board.isDragging)
        stage.screen.press(.rightArrow, modifiers: .shift)
        stage.screen.press(.rightArrow, modifiers: .shift)
        stage.screen.press(.leftArrow, modifiers: .shift)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 00:00")
        #expect(stage.end("A") == "2026-03-19 00:00")
    }

    @Test("Resizing an event in the last column turns no page")
    func noPageByResizing() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-22 12:00", minutes: 120)])
        let view = stage.view("A")
        let finger = stage.screen.touch(
            at: view.convert(CGPoint(x: view.bounds.width - 10, y: view.bounds.height - 4), to: nil))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 5, dy: 60), duration: 0.2)
        finger.hold(2)
        #expect(stage.pages == [])
        finger.up()
        try stage.expectSettled()
        #expect(stage.end("A") == "2026-03-22 15:00")
    }

    @Test("Holding at the side turns one page per interval at every frame rate (I73)", arguments: [30.0, 60, 120])
    func pages(rate: Double) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:00")])
        stage.screen.framesPerSecond = rate
        let finger = stage.drag("A", days: 1, minutes: 0)
        finger.move(to: CGPoint(x: 742, y: finger.location.y), duration: 0.2)
        finger.hold(0.7)
        #expect(stage.pages.count <= 1)
        finger.hold(3.2)
        #expect((4...5).contains(stage.pages.count))
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
    }

    @Test("After scrolling by the wheel in a mouse drag, the event is at the time under the pointer (I74)")
    func wheel() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        let mouse = stage.screen.mouse
        let view = stage.view("A")
        mouse.move(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        let before = stage.board.scrollView.contentOffset.y
        mouse.scroll(by: CGVector(dx: 0, dy: 130))
        stage.screen.advance(by: 0.5)
        let scrolled = stage.board.scrollView.contentOffset.y - before
        #expect(scrolled > 50)
        mouse.release()
        try stage.expectSettled()
        let minutes = ((60 + scrolled) / 15).rounded() * 15
        #expect(stage.model[0].time.start == CalendarStage.at("2026-03-17 09:00").addingTimeInterval(minutes * 60))
    }

    // MARK: Clock changes

    @Test("An event resized over the skipped hour is an hour shorter than its clock times suggest")
    func pulledOverSpring() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-29 00:30", minutes: 60)], week: "2026-03-23") {
            $0.firstHour = 0
        }
        let finger = stage.lift("A", y: 0.97)
        finger.move(by: CGVector(dx: 0, dy: 150), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.end("A") == "2026-03-29 04:00")
        #expect(stage.model[0].time.duration == 2.5 * 3600)
    }

    @Test("An event dragged into the second of two repeated hours stays in it and keeps its duration")
    func secondHour() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-10-24 01:00")], week: "2026-10-19") {
            $0.firstHour = 0
        }
        let first = CalendarStage.at("2026-10-25 01:00").addingTimeInterval(3600)
        // This day has 25 hours. Its second 2:00 is three hours after midnight, so a drag by two hours from 1:00 ends
        // there.
        stage.drag("A", days: 1, minutes: 120).up()
        try stage.expectSettled()
        #expect(stage.model[0].time == DateInterval(start: first.addingTimeInterval(3600), duration: 3600))
        #expect(stage.view("A").frame.minY == 180)
        stage.drag("A", days: 0, minutes: -60).up()
        try stage.expectSettled()
        #expect(stage.model[0].time == DateInterval(start: first, duration: 3600))
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model[0].time == DateInterval(start: first.addingTimeInterval(3600), duration: 3600))
    }

    @Test("An event dragged across the night of a clock change keeps its duration")
    func overTheNight() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-27 22:00", minutes: 480)], week: "2026-03-23") {
            $0.firstHour = 14
        }
        let finger = stage.screen.touch(at: point(stage, day: 4, hour: 23))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-28 22:00")
        #expect(stage.end("A") == "2026-03-29 07:00")
        #expect(stage.model[0].time.duration == 28_800.0)
    }
}
