// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// On the screen, the hours extend from y = 70 to y = 700, with 60 points for each hour.
@Suite("Board: resizing near an edge") @MainActor
struct BoardResizeTests {
    private func offset(_ stage: CalendarStage) -> CGFloat { stage.board.scrollView.contentOffset.y }

    /// A stage with an event whose end is 46 points above the bottom of the screen.
    private func stage(prepare: (CalendarBoard) -> Void = { _ in }) -> CalendarStage {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 17:00", minutes: 90)], prepare: prepare)
        stage.board.scrollView.contentOffset.y = 78 + 18.5 * 60 - 654
        stage.screen.advance(by: 0.1)
        return stage
    }

    /// Drags the event's bottom edge by a distance, and returns the finger.
    private func pull(_ stage: CalendarStage, by distance: CGFloat) -> TestFinger {
        let view = stage.view("A")
        let finger = stage.screen.touch(
            at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.height - 1), to: nil))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: distance), duration: 0.3)
        return finger
    }

    private func isSeen(_ id: String, _ stage: CalendarStage) -> Bool {
        let view = stage.view(id)
        let hours = stage.board.convert(stage.board.scrollView.frame, to: nil)
        return hours.contains(view.convert(view.bounds, to: nil))
    }

    @Test(
        "An end held 33 points above the bottom stays at the next quarter hour, and nothing scrolls",
        arguments: [1.0, 3])
    func nextQuarter(seconds: Double) throws {
        let stage = stage()
        let before = offset(stage)
        let finger = pull(stage, by: 13)
        #expect(abs(700 - finger.location.y - 33) < 3)
        finger.hold(seconds)
        finger.up()
        try stage.expectSettled()
        #expect(stage.end("A") == "2026-03-17 18:45")
        #expect(offset(stage) == before)
    }

    @Test("A start dragged to 25 points below the top scrolls less than 10 points in a second")
    func beginning() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00", minutes: 30)])
        stage.screen.advance(by: 0.1)
        let view = stage.view("A")
        let finger = stage.screen.touch(at: view.convert(CGPoint(x: view.bounds.midX, y: 1), to: nil))
        finger.hold(0.55)
        finger.move(to: CGPoint(x: finger.location.x, y: 70 + 25), duration: 0.4)
        finger.hold(1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 08:15")
        #expect(480 - offset(stage) < 10)
    }

    @Test("Resizing scrolls faster towards the edge, there a third as fast as a drag, and beyond it no faster")
    func speeds() throws {
        var speeds: [CGFloat] = []
        for above in [25, 15, 5, 0, -80] as [CGFloat] {
            let stage = stage {
                $0.hourHeight = 200
                $0.firstHour = 0
            }
            stage.board.scrollView.contentOffset.y = 78 + 18.5 * 200 - 654
            stage.screen.advance(by: 0.1)
            let finger = pull(stage, by: 48 - above)
            finger.hold(0.6)
            let before = offset(stage)
            finger.hold(1)
            speeds.append(offset(stage) - before)
            finger.cancel()
            try stage.expectSettled()
        }
        #expect(speeds[0] > 2, "\(speeds)")
        #expect(speeds[0] < 20, "\(speeds)")
        #expect(zip(speeds.prefix(4), speeds.dropFirst()).prefix(3).allSatisfy { $0 < $1 }, "\(speeds)")
        #expect(abs(speeds[3] - 300) < 25, "\(speeds)")
        #expect(abs(speeds[4] - 300) < 12, "\(speeds)")
    }

    @Test("Escape from a resize that scrolled scrolls back to the event, and nothing scrolls afterwards (I31)")
    func escape() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        let finger = stage.lift("A", y: 0.98)
        finger.move(to: CGPoint(x: finger.location.x, y: 699), duration: 0.3)
        finger.hold(3)
        #expect(offset(stage) > 700)
        #expect(!isSeen("A", stage))
        stage.screen.press(.escape)
        #expect(offset(stage) == 480)
        finger.hold(1)
        try stage.expectSettled()
        #expect(offset(stage) == 480)
        #expect(isSeen("A", stage))
        #expect(stage.changes.isEmpty)
        finger.up()
        try stage.expectSettled()
        #expect(offset(stage) == 480)
    }

    @Test("Escape from a resize scrolls back even if the event is still in sight", arguments: [90.0, 46])
    func escapeInSight(distance: Double) throws {
        let stage = stage()
        let before = offset(stage)
        let finger = pull(stage, by: CGFloat(distance))
        finger.hold(0.5)
        #expect(offset(stage) > before)
        stage.screen.press(.escape)
        #expect(offset(stage) == before)
        try stage.expectSettled()
        #expect(offset(stage) == before)
        #expect(isSeen("A", stage))
        finger.up()
        try stage.expectSettled()
    }

    @Test("A refused drop while scrolling stops the scrolling where it is (I31)")
    func standsStill() throws {
        let stage = CalendarStage([
            CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-17 19:00", minutes: 300),
        ])
        let finger = stage.lift("A")
        finger.move(to: CGPoint(x: finger.location.x, y: 699), duration: 0.4)
        finger.hold(2)
        let scrolled = offset(stage)
        #expect(scrolled > 700)
        #expect(stage.board.isDropAllowed == false)
        finger.up()
        try stage.expectSettled()
        #expect(offset(stage) == scrolled)
    }

    @Test("Ending a resize that scrolled keeps the event's end and the scroll offset (I31)")
    func dropped() throws {
        let stage = stage()
        let finger = pull(stage, by: 90)
        finger.hold(0.5)
        let scrolled = offset(stage)
        finger.up()
        try stage.expectSettled()
        #expect(offset(stage) == scrolled)
        #expect(stage.changes.count == 1)
        #expect(stage.end("A") > "2026-03-17 19:00")
    }
}
