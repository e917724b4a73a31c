// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@Suite("Reorder control: autoscroll near an edge") @MainActor
struct TableReorderScrollTests {
    private func stage(_ rate: Double, height: CGFloat = 440, prepare: (TableStage) -> Void = { _ in })
        -> ReorderControlStage
    {
        let grips = ReorderControlStage(height: height, prepare: prepare)
        grips.screen.framesPerSecond = rate
        return grips
    }

    @Test(
        "A row held 20 points from the end autoscrolls every frame until its drag ends (I28, I31)",
        arguments: [30.0, 60, 120], [true, false])
    func heldNearEnd(rate: Double, isDropped: Bool) throws {
        let grips = stage(rate)
        let finger = grips.reorderControl(1)
        finger.move(to: CGPoint(x: 368, y: 420), duration: 0.3)
        var last = grips.offset
        for _ in 0..<Int(2 * rate) {
            finger.hold(1 / rate)
            #expect(grips.offset > last)
            last = grips.offset
            #expect(abs((grips.heldMiddle ?? 0) - 420) < 0.01)
        }
        if isDropped { finger.up() } else { finger.cancel() }
        let stopped = grips.offset
        try grips.stage.expectSettled()
        #expect(grips.offset == stopped)
        #expect(grips.data.calls.count == (isDropped ? 1 : 0))
        let row = try #require(grips.data.sections[0].firstIndex(of: "A1"))
        #expect(isDropped ? row > 15 : row == 1)
    }

    @Test("Far outside, the table autoscrolls at full speed and no faster (I29)", arguments: [30.0, 60, 120])
    func fullSpeed(rate: Double) throws {
        let grips = stage(rate)
        let finger = grips.reorderControl(1)
        finger.move(to: CGPoint(x: 368, y: 640), duration: 0.3)
        finger.hold(1)
        let before = grips.offset
        finger.hold(1)
        #expect(abs(grips.offset - before - 900) < 35)
        finger.cancel()
        try grips.stage.expectSettled()
    }

    @Test("Autoscroll covers the same distance at 30, 60 and 120 frames a second (I28)")
    func rates() throws {
        let ways = try [30.0, 60, 120].map { rate in
            let grips = stage(rate)
            let finger = grips.reorderControl(1)
            finger.move(to: CGPoint(x: 368, y: 395), duration: 0.3)
            finger.hold(1)
            let before = grips.offset
            finger.hold(1)
            let way = grips.offset - before
            finger.cancel()
            try grips.stage.expectSettled()
            return way
        }
        #expect(ways[1] > CGFloat(100), "\(ways)")
        #expect(ways.allSatisfy { abs($0 - ways[1]) < ways[1] * 0.05 }, "\(ways)")
    }

    @Test("Moving away from the edge scrolls nothing (I30)")
    func away() throws {
        let grips = stage(60)
        grips.table.contentOffset.y = 440
        grips.screen.advance(by: 3)
        let finger = grips.screen.touch(at: CGPoint(x: 368, y: 425))
        finger.hold(0.5)
        finger.move(by: CGVector(dx: 0, dy: -1))
        finger.hold(0.5)
        #expect(grips.isHeld)
        #expect(grips.offset == 440)
        finger.cancel()
        try grips.stage.expectSettled()
    }

    @Test("Autoscroll stops exactly at both ends, and the first and last place are reachable (rule 7)")
    func ends() throws {
        let grips = stage(60)
        let finger = grips.reorderControl(5)
        finger.move(to: CGPoint(x: 368, y: 438), duration: 0.2)
        finger.hold(7)
        #expect(grips.offset == CGFloat(100 * 44 - 440))
        finger.up()
        #expect(grips.data.calls == ["move A5 to 0-99"])
        try grips.stage.expectSettled()
        let back = grips.reorderControl(99)
        back.move(to: CGPoint(x: 368, y: 2), duration: 0.2)
        back.hold(7)
        #expect(grips.offset == 0)
        back.up()
        #expect(grips.data.calls.last == "move A5 to 0-0")
        try grips.stage.expectSettled()
    }

    @Test("With insets and a header, autoscroll zones are inside the insets, the touched row lifts (I24)")
    func insets() throws {
        let grips = stage(60) {
            $0.table.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 134, right: 0)
            $0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            $0.table.contentOffset.y = -47
        }
        #expect(grips.stage.point(0).y == CGFloat(47 + 50 + 22))
        let finger = grips.reorderControl(2)
        finger.move(to: CGPoint(x: 368, y: 290), duration: 0.2)
        finger.hold(0.5)
        #expect(grips.offset > -47, "near the end of what shows")
        finger.move(to: CGPoint(x: 368, y: 55), duration: 0.2)
        finger.hold(3)
        #expect(grips.offset == -47, "near its beginning, and no farther than the inset")
        finger.up()
        #expect(grips.data.calls == ["move A2 to 0-0"])
        try grips.screen.settle()
    }

    @Test("The place under a sticky header is reachable (I32)")
    func underHeader() throws {
        let delegate = ReorderControlDelegate()
        delegate.header = 28
        let grips = stage(60) { $0.table.delegate = delegate }
        grips.table.contentOffset.y = 440
        grips.screen.advance(by: 3)
        let row = 15
        let finger = grips.reorderControl(row)
        finger.move(to: CGPoint(x: 368, y: 10), duration: 0.3)
        finger.hold(4)
        #expect(grips.offset == 0)
        finger.up()
        #expect(grips.data.calls == ["move A\(row) to 0-0"])
        try grips.screen.settle()
        _ = delegate
    }

    @Test("Autoscroll goes on while another finger scrolls another scroll view (I34)")
    func otherFinger() throws {
        let grips = stage(60)
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 440))
        other.contentSize = CGSize(width: 100, height: 3000)
        grips.table.superview?.addSubview(other)
        grips.screen.advance(by: 0.1)
        let finger = grips.reorderControl(1)
        finger.move(to: CGPoint(x: 368, y: 430), duration: 0.2)
        let second = grips.screen.touch(at: CGPoint(x: 50, y: 300))
        second.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        #expect(other.isTracking)
        #expect(other.contentOffset.y > 0)
        let before = grips.offset
        finger.hold(0.5)
        #expect(other.isTracking)
        #expect(grips.offset > before + 100)
        second.up()
        finger.up()
        try grips.stage.expectSettled()
    }

    @Test("A table 60 points high has a neutral point between its two autoscroll zones (I35)")
    func lowTable() throws {
        let grips = stage(60, height: 60)
        grips.table.contentOffset.y = 440
        grips.screen.advance(by: 3)
        let finger = grips.screen.touch(at: CGPoint(x: 368, y: 25))
        finger.move(to: CGPoint(x: 368, y: 32))
        finger.move(to: CGPoint(x: 368, y: 30))
        finger.hold(1)
        #expect(grips.isHeld)
        #expect(grips.offset == 440)
        finger.move(to: CGPoint(x: 368, y: 59), duration: 0.1)
        finger.hold(0.5)
        let down = grips.offset
        #expect(down > 440)
        finger.move(to: CGPoint(x: 368, y: 1), duration: 0.1)
        finger.hold(0.5)
        #expect(grips.offset < down)
        finger.cancel()
        try grips.screen.settle()
    }
}
