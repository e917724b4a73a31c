// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row drags: autoscroll near an edge") @MainActor
struct TableDragScrollTests {
    private func stage(rows: Int = 100, prepare: (TableDragStage) -> Void = { _ in }) -> TableDragStage {
        let stage = TableDragStage(left: [(0..<rows).map { "A\($0)" }])
        prepare(stage)
        stage.screen.advance(by: 3)
        return stage
    }

    private func offset(_ stage: TableDragStage) -> CGFloat { stage.left.contentOffset.y }

    @Test("A row lifted near the end scrolls the table only after the finger moves that way (I30)")
    func lifted() throws {
        for (distance, scrolls) in [(1.0, true), (-1, false)] {
            let stage = stage { $0.left.contentOffset.y = 440 }
            let finger = stage.screen.touch(at: CGPoint(x: 145, y: 425))
            finger.hold(1)
            // Moving sideways begins the drag and scrolls nothing.
            finger.move(by: CGVector(dx: 15, dy: 0), duration: 0.1)
            finger.hold(0.5)
            #expect(stage.left.hasActiveDrop)
            #expect(offset(stage) == 440)
            finger.move(by: CGVector(dx: 0, dy: distance))
            finger.hold(0.6)
            #expect((offset(stage) > 440) == scrolls)
            finger.cancel()
            try stage.expectSettled()
        }
    }

    @Test("Cancelling during autoscroll stops the table from the next frame (I31)", arguments: [30.0, 60, 120])
    func cancelled(rate: Double) throws {
        let stage = stage()
        stage.screen.framesPerSecond = rate
        let finger = stage.lift(stage.left, 1)
        finger.move(to: CGPoint(x: 145, y: 430), duration: 0.3)
        finger.hold(1)
        let before = offset(stage)
        #expect(before > 100)
        finger.cancel()
        try stage.expectSettled()
        #expect(offset(stage) == before)
        #expect(stage.ours.sections[0][1] == "A1")
    }

    @Test("Autoscroll stops exactly at both ends, and the last place is reachable (rule 7)")
    func ends() throws {
        let stage = stage(rows: 40)
        let finger = stage.lift(stage.left, 5)
        finger.move(to: CGPoint(x: 145, y: 437), duration: 0.2)
        finger.hold(4)
        #expect(offset(stage) == CGFloat(40 * 44 - 440))
        finger.move(to: CGPoint(x: 145, y: 3), duration: 0.2)
        finger.hold(4)
        #expect(offset(stage) == 0)
        finger.move(to: CGPoint(x: 145, y: 437), duration: 0.2)
        finger.hold(4)
        finger.up()
        try stage.expectSettled()
        #expect(stage.ours.sections[0].last == "A5")
        #expect(offset(stage) == CGFloat(40 * 44 - 440))
    }

    @Test("With content insets, autoscroll zones are inside them and the touched row is dragged (I24)")
    func insets() throws {
        let stage = stage {
            $0.left.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 134, right: 0)
            $0.left.contentOffset.y = -47
        }
        let finger = stage.lift(stage.left, 2)
        #expect(stage.log.drain() == ["left gives A2"])
        finger.move(to: CGPoint(x: 145, y: 290), duration: 0.3)
        finger.hold(0.6)
        #expect(offset(stage) > -47)
        finger.move(to: CGPoint(x: 145, y: 52), duration: 0.2)
        finger.hold(3)
        #expect(offset(stage) == -47)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("The drop position under a sticky header is reachable (I32)")
    func underHeader() throws {
        let header = Header()
        let stage = stage { $0.left.delegate = header }
        stage.left.contentOffset.y = 440
        stage.screen.advance(by: 3)
        let finger = stage.lift(stage.left, 15)
        finger.move(to: CGPoint(x: 145, y: 40), duration: 0.3)
        finger.hold(4)
        #expect(offset(stage) == 0)
        finger.move(to: CGPoint(x: 145, y: 32), duration: 0.1)
        finger.hold(0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.ours.sections[0].first == "A15")
        _ = header
    }

    @MainActor
    private final class Header: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }

    @Test("Autoscroll goes on while another finger scrolls another table (I34)")
    func otherFinger() throws {
        let stage = stage()
        let finger = stage.lift(stage.left, 1)
        finger.move(to: CGPoint(x: 145, y: 430), duration: 0.3)
        let second = stage.screen.touch(at: CGPoint(x: 450, y: 300))
        second.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        #expect(stage.right.isTracking)
        #expect(stage.right.contentOffset.y > 0)
        let before = offset(stage)
        finger.hold(0.5)
        #expect(stage.right.isTracking)
        #expect(offset(stage) > before + 100)
        second.up()
        finger.cancel()
        try stage.screen.settle()
    }

    @Test("A table 60 points high has a neutral point between its two autoscroll zones (I35)")
    func lowTable() throws {
        let stage = stage {
            $0.left.frame.size.height = 60
            $0.left.contentOffset.y = 440
        }
        let finger = stage.screen.touch(at: CGPoint(x: 145, y: 25))
        finger.hold(0.5)
        finger.move(to: CGPoint(x: 145, y: 32))
        finger.move(to: CGPoint(x: 145, y: 30))
        finger.hold(1)
        #expect(stage.left.hasActiveDrag)
        #expect(offset(stage) == 440)
        finger.move(to: CGPoint(x: 145, y: 59), duration: 0.1)
        finger.hold(0.5)
        let down = offset(stage)
        #expect(down > 440)
        finger.move(to: CGPoint(x: 145, y: 1), duration: 0.1)
        finger.hold(0.5)
        #expect(offset(stage) < down)
        finger.cancel()
        try stage.expectSettled()
    }
}
