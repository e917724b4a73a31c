// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: 30, 60 and 120 frames a second") @MainActor
struct RowRateTests {
    private func stage(_ rate: Double, prepare: (RowsController) -> Void = { _ in }) -> RowsStage {
        let stage = RowsStage(prepare: prepare)
        stage.screen.framesPerSecond = rate
        return stage
    }

    private func offset(_ stage: RowsStage) -> CGFloat { stage.table.contentOffset.y }

    @Test("A finger that moves 11 points at 0.3 s scrolls the table by the movement (I02)", arguments: frameRates)
    func scrolls(rate: Double) throws {
        let stage = stage(rate)
        let finger = stage.screen.touch(at: stage.row(5))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.3)
        // The finger moves by 11 and 80 points. The first 10 points are the touch slop and do not scroll.
        #expect(abs(offset(stage) - 81) < 10.5)
        finger.hold(0.6)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == [])
    }

    @Test(
        "A handle lifts at once; elsewhere a finger needs half a second, and a mouse 5 points (I06)",
        arguments: frameRates)
    func lifts(rate: Double) throws {
        let stage = stage(rate) { $0.hasHandles = true }
        stage.controller.reorderer?.configuration.liftsBesideHandles = true
        let handle = try #require(stage.cell(3)?.accessoryView)
        let finger = stage.screen.touch(at: handle.convert(CGPoint(x: 20, y: 22), to: nil))
        #expect(stage.controller.calls == ["begin 3"])
        finger.up()
        try stage.expectSettled()
        let beside = stage.screen.touch(at: stage.row(4))
        beside.hold(0.49)
        #expect(stage.controller.calls.count == 2)
        beside.hold(0.02)
        #expect(stage.controller.calls.last == "begin 4")
        beside.up()
        try stage.expectSettled()
        let mouse = stage.screen.mouse
        mouse.move(to: stage.row(5))
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 4))
        #expect(stage.controller.calls.count == 4)
        mouse.move(by: CGVector(dx: 0, dy: 1))
        #expect(stage.controller.calls.last == "begin 5")
        mouse.release()
        try stage.expectSettled()
    }

    @Test(
        "A row held 20 points from the end scrolls the table each frame, and its end stops that (I28, I31)",
        arguments: frameRates, [true, false])
    func holds(rate: Double, isDropped: Bool) throws {
        let stage = stage(rate)
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 195, y: 420), duration: 0.3)
        var last = offset(stage)
        for _ in 0..<Int(2 * rate) {
            finger.hold(1 / rate)
            #expect(offset(stage) > last)
            last = offset(stage)
            let place = try #require(stage.lifted.first.map { stage.table.convert($0.center, to: nil).y })
            #expect(abs(place - 420) < 0.01)
        }
        if isDropped { finger.up() } else { finger.cancel() }
        let stopped = offset(stage)
        try stage.expectSettled()
        #expect(offset(stage) == stopped)
        #expect(stage.controller.moves.count == (isDropped ? 1 : 0))
        let row = try #require(stage.model.firstIndex(of: "A1"))
        #expect(isDropped ? row > 15 : row == 1)
    }

    @Test("If the finger is far outside, the table scrolls at full speed and no faster (I29)", arguments: frameRates)
    func fullSpeed(rate: Double) throws {
        let stage = stage(rate)
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 195, y: 640), duration: 0.3)
        let way = finger.distanceInOneSecond { offset(stage) }
        #expect(abs(way - 900) < 5 + 900 / rate)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Autoscroll covers the same distance at 30, 60 and 120 frames a second (I28)")
    func sameWay() throws {
        try expectSameDistance { rate in
            let stage = stage(rate)
            let finger = stage.lift(1)
            finger.move(to: CGPoint(x: 195, y: 395), duration: 0.3)
            let way = finger.distanceInOneSecond { offset(stage) }
            finger.cancel()
            try stage.expectSettled()
            return way
        }
    }

    @Test(
        "A neighbour moves aside in a quarter of a second, and reverses from its current position (rule 9)",
        arguments: frameRates)
    func gap(rate: Double) throws {
        let stage = stage(rate)
        let finger = stage.lift(5)
        finger.hold(0.5)
        let cell = try #require(stage.cell(6))
        func shown() -> CGFloat { (cell.layer.presentation() ?? cell.layer).affineTransform().ty }
        finger.move(by: CGVector(dx: 0, dy: 23))
        finger.hold(0.125)
        let half = shown()
        #expect(half < -8)
        #expect(half > -36)
        finger.move(by: CGVector(dx: 0, dy: -23))
        #expect(abs(shown() - half) < 0.5)
        var last = half
        for _ in 0..<Int(0.3 * rate) {
            finger.hold(1 / rate)
            #expect(abs(shown() - last) < 44 * 8 / rate)
            last = shown()
        }
        #expect(shown() == 0)
        finger.move(by: CGVector(dx: 0, dy: 23))
        finger.hold(0.25 + 1 / rate)
        #expect(shown() == -44)
        finger.up()
        try stage.expectSettled()
    }
}
