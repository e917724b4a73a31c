// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Lift gesture recognizer of a row reorderer") @MainActor
struct LiftGestureRecognizerTests {
    private let stage = RowsStage()

    private var isDragging: Bool { stage.controller.reorderer?.isDragging == true }

    @Test("A press of half a second within 10 points lifts the row (I01)", arguments: [3.0, 9.0])
    func jitter(by distance: Double) throws {
        let finger = stage.screen.touch(at: stage.row(3))
        for step in 0..<5 {
            finger.hold(0.1)
            finger.move(to: stage.row(3) + CGVector(dx: 0, dy: step.isMultiple(of: 2) ? distance : -distance))
        }
        finger.hold(0.02)
        #expect(isDragging)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 3", "dropped"])
        #expect(stage.controller.moves == [])
    }

    @Test("A finger that moves 11 points before the lift scrolls the table, and lifts nothing (I02)")
    func scroll() throws {
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.2)
        finger.hold(0.6)
        #expect(!isDragging)
        #expect(stage.table.contentOffset.y > 40)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == [])
    }

    @Test("A release after 0.49 s is a tap, and no drag begins (I03)")
    func tap() throws {
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.49)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == [])
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test("A row lifted and dropped on the spot has a begin and an end, and is not moved (I04)")
    func nothingMoved() throws {
        let finger = stage.lift(3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 3", "dropped"])
        #expect(stage.controller.moves == [])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test("A fixed row is not lifted, and is skipped as a drop target (I05)")
    func fixed() throws {
        stage.controller.fixed = ["A3", "A5"]
        stage.drag(3, to: 6).up()
        try stage.expectSettled()
        #expect(stage.controller.calls == [])
        #expect(stage.model == stage.namesAfterMove(0, to: 0))
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [[IndexPath(row: 2, section: 0), IndexPath(row: 4, section: 0)]])
    }

    @Test("The configuration sets the press duration, down to zero (I06)")
    func configured() throws {
        stage.controller.reorderer?.configuration.minimumPressDuration = 0.2
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.19)
        #expect(!isDragging)
        finger.hold(0.02)
        #expect(isDragging)
        finger.up()
        try stage.expectSettled()
        stage.controller.reorderer?.configuration.minimumPressDuration = 0
        let other = stage.screen.touch(at: stage.row(4))
        #expect(isDragging)
        other.up()
        try stage.expectSettled()
    }

    @Test("A mouse lifts a row after 5 points, however long it was pressed before")
    func mouse() throws {
        let mouse = stage.screen.mouse
        mouse.move(to: stage.row(3))
        mouse.press()
        mouse.hold(1)
        mouse.move(by: CGVector(dx: 0, dy: 4))
        #expect(!isDragging)
        mouse.move(by: CGVector(dx: 0, dy: 1))
        #expect(isDragging)
        mouse.move(by: CGVector(dx: 0, dy: 42), duration: 0.2)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(3, to: 4))
    }

    @Test("A mouse that moves far sideways at once lifts the row, and opens no swipe actions")
    func sideways() throws {
        let stage = RowsStage()
        stage.screen.mouse.move(to: stage.row(3))
        stage.screen.mouse.press()
        stage.screen.mouse.move(to: stage.row(3) + CGVector(dx: -60, dy: 0))
        stage.screen.advance(by: 0.1)
        #expect(stage.lifted.count == 1)
        #expect(stage.cell(3)?.contentView.frame.minX == 0)
        stage.screen.mouse.release()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 3", "dropped"])
    }

    @Test("A second finger neither lifts another row nor ends the drag (I07)")
    func secondFinger() throws {
        let finger = stage.drag(3, to: 5)
        let second = stage.screen.touch(at: stage.row(8))
        second.hold(0.6)
        second.up()
        #expect(isDragging)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 3", "dropped"])
        #expect(stage.model == stage.namesAfterMove(3, to: 5))
    }

    @Test("If the table scrolls during the press, the row under the finger is lifted")
    func scrolledDuringPress() throws {
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.3)
        stage.table.contentOffset.y = 44
        finger.hold(0.3)
        #expect(stage.controller.calls == ["begin 4"])
        #expect(stage.lifted.first?.frame.midY == 198)
        finger.up()
        try stage.expectSettled()
    }
}
