// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: 30, 60 and 120 frames a second") @MainActor
struct DragDropStackViewRateTests {
    private func stage(
        _ rate: Double, _ count: Int = 5, axis: NSLayoutConstraint.Axis = .horizontal, scrolls: Bool = false
    ) throws -> StackStage {
        let stage = try StackStage(count, axis: axis, scrolls: scrolls)
        stage.screen.framesPerSecond = rate
        return stage
    }

    @Test(
        "A press of a fifth of a second lifts despite jitter, and one of 0.19 s is a tap (I01, I03, I04)",
        arguments: frameRates)
    func press(rate: Double) throws {
        let stage = try stage(rate)
        let tap = stage.screen.touch(at: stage.middle(1))
        tap.hold(0.19)
        tap.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == [])
        for distance in [3.0, 9] {
            let finger = stage.screen.touch(at: stage.middle(2))
            finger.jitter(by: distance, every: 0.045, times: 4)
            #expect(!stage.stack.isDragging)
            finger.hold(0.03)
            #expect(stage.stack.isDragging)
            finger.up()
            try stage.expectSettled()
        }
        #expect(stage.modelDelegate.calls == ["begin", "end", "begin", "end"])
    }

    @Test(
        "A finger that moves 11 points before the lift scrolls by the movement, and lifts nothing (I02)",
        arguments: frameRates)
    func scroll(rate: Double) throws {
        let stage = try stage(rate, 20, scrolls: true)
        let finger = stage.screen.touch(at: stage.middle(3))
        finger.hold(0.1)
        finger.move(by: CGVector(dx: -11, dy: 0))
        finger.move(by: CGVector(dx: -80, dy: 0), duration: 0.3)
        #expect(abs(stage.offset - 81) < 10.5)
        finger.hold(0.5)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == [])
    }

    @Test(
        "A drag in one event or in many events has the same result, dropped or cancelled (I12, I14)",
        arguments: frameRates,
        [true, false])
    func carried(rate: Double, atOnce: Bool) throws {
        let stage = try stage(rate)
        let finger = stage.lift(0)
        finger.move(by: CGVector(dx: 213, dy: 0), duration: atOnce ? 0 : 0.3)
        #expect((1...3).allSatisfy { abs(stage.tile($0).frame.midX - stage.tile($0).center.x + 70) < 0.01 })
        finger.up()
        #expect(stage.modelDelegate.calls == ["begin", "move 0 3"])
        try stage.expectSettled()
        stage.drag(3, to: 0).cancel()
        try stage.expectSettled()
        #expect(stage.modelDelegate.model == stage.namesAfterMove(0, to: 3))
        #expect(stage.modelDelegate.calls.suffix(2) == ["begin", "cancel"])
    }

    @Test(
        "Neighbours move aside in 0.2 s, and the animation of a drop or a cancel takes 0.3 s (I58)",
        arguments: frameRates, [true, false])
    func times(rate: Double, isDropped: Bool) throws {
        let stage = try stage(rate)
        let finger = stage.lift(0)
        finger.hold(1)
        let tile = stage.tile(1)
        func shown() -> CGAffineTransform { (tile.layer.presentation() ?? tile.layer).affineTransform() }
        #expect(abs(shown().a - 0.9) < 0.001)
        finger.move(by: CGVector(dx: 73, dy: 0))
        finger.hold(0.1)
        #expect(shown().tx < -10)
        #expect(shown().tx > -60)
        finger.hold(0.1 + 1 / rate)
        #expect(abs(shown().tx + 70) < 0.01)
        if isDropped { finger.up() } else { finger.cancel() }
        stage.screen.advance(by: 0.25)
        #expect(stage.lifted != nil)
        #expect(stage.modelDelegate.calls.count == (isDropped ? 2 : 1))
        stage.screen.advance(by: 0.05 + 2 / rate)
        #expect(stage.lifted == nil)
        #expect(stage.modelDelegate.calls.last == (isDropped ? "end" : "cancel"))
        try stage.expectSettled()
    }

    @Test("At the lift, nothing jumps from frame to frame (I62)", arguments: frameRates)
    func lift(rate: Double) throws {
        let stage = try stage(rate)
        let middle = stage.middle(1)
        let finger = stage.screen.touch(at: middle + CGVector(dx: 20, dy: 10))
        finger.hold(0.2)
        var last: CGFloat = 60
        for _ in 0..<Int(0.6 * rate) {
            finger.hold(1 / rate)
            guard let shown = stage.lifted?.layer.presentation()?.frame else { continue }
            #expect(abs(shown.midX - middle.x) < 0.01)
            #expect(abs(shown.midY - middle.y) < 0.01)
            #expect(abs(shown.width - last) < 150 / rate + 1)
            last = shown.width
        }
        #expect(abs(last - 72) < 0.1)
        finger.up()
        try stage.expectSettled()
    }

    @Test(
        "A view held 20 points from the end scrolls each frame, and stays under the finger (I28, I60)",
        arguments: frameRates, [NSLayoutConstraint.Axis.horizontal, .vertical])
    func holds(rate: Double, axis: NSLayoutConstraint.Axis) throws {
        let stage = try stage(rate, 60, axis: axis, scrolls: true)
        let finger = stage.lift(1)
        finger.move(to: stage.place(20), duration: 0.3)
        let center = try #require(stage.lifted?.center)
        var last = stage.offset
        for _ in 0..<Int(2 * rate) {
            finger.hold(1 / rate)
            #expect(stage.offset > last)
            last = stage.offset
            let now = try #require(stage.lifted?.center)
            #expect(abs(now.x - center.x) < 1e-6)
            #expect(abs(now.y - center.y) < 1e-6)
        }
        finger.up()
        try stage.expectSettled()
        let index = try #require(stage.modelDelegate.model.firstIndex(of: "V1"))
        #expect(index > 15)
        #expect(stage.modelDelegate.calls.count == 3)
    }

    @Test("Autoscroll covers the same distance at 30, 60 and 120 frames a second (I28)")
    func sameWay() throws {
        try expectSameDistance { rate in
            let stage = try stage(rate, 100, scrolls: true)
            let finger = stage.lift(1)
            finger.move(to: stage.place(30), duration: 0.3)
            let way = finger.distanceInOneSecond { stage.offset }
            finger.cancel()
            try stage.expectSettled()
            return way
        }
    }

    @Test(
        "If the finger is far outside, autoscroll is at full speed, and a drop or a cancel stops it (I29, I31)",
        arguments: frameRates,
        [true, false])
    func fullSpeed(rate: Double, isCancelled: Bool) throws {
        let stage = try stage(rate, 100, scrolls: true)
        let finger = stage.lift(1)
        finger.move(to: stage.place(-200), duration: 0.3)
        let way = finger.distanceInOneSecond { stage.offset }
        #expect(abs(way - 900) < 5 + 900 / rate)
        let stopped = stage.offset
        if isCancelled { finger.cancel() } else { finger.up() }
        try stage.expectSettled()
        #expect(stage.offset == stopped)
        #expect(stage.modelDelegate.calls.contains("cancel") == isCancelled)
    }

    @Test(
        "A view lifted near the edge scrolls nothing until the finger moves towards the edge (I30)",
        arguments: frameRates)
    func liftedNearEnd(rate: Double) throws {
        let stage = try stage(rate, 20, scrolls: true)
        let finger = stage.screen.touch(at: stage.place(15))
        finger.hold(1)
        #expect(stage.stack.isDragging)
        #expect(stage.offset == 0)
        finger.move(by: CGVector(dx: -1, dy: 0))
        finger.hold(0.5)
        #expect(stage.offset == 0)
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.hold(0.5)
        #expect(stage.offset > 0)
        finger.up()
        try stage.expectSettled()
    }
}
