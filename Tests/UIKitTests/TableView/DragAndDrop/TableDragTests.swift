// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop in a table") @MainActor
struct TableDragTests {
    @Test("Dragging a row within its table calls moveRowAt once (fact 278, fact 280, fact 285, fact 289)")
    func reorder() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 2)
        #expect(stage.log.drain() == ["left gives A2"])
        #expect(stage.left.hasActiveDrag)
        #expect(!stage.left.hasActiveDrop)
        finger.move(to: stage.point(stage.left, 5), duration: 0.3)
        #expect(stage.left.hasActiveDrop)
        #expect(stage.left.hasUncommittedUpdates)
        finger.hold(0.3)
        let calls = stage.log.drain()
        #expect(calls.prefix(4) == ["left begins", "left?", "into left", "left at 0-2"])
        #expect(calls.last == "left at 0-5")
        #expect(stage.visibleTexts(stage.left) == ["A0", "A1", "A3", "A4", "A5", "-", "A6", "A7", "A8", "A9"])
        #expect(stage.ours.sections[0][2] == "A2")
        finger.up()
        #expect(stage.log.drain() == ["left moves A2 to 0-5"])
        #expect(stage.ours.sections[0].prefix(7) == ["A0", "A1", "A3", "A4", "A5", "A2", "A6"])
        try stage.expectSettled()
        #expect(stage.log.drain() == ["left drop over", "left ended"])
    }

    @Test("Dragging a row down two places and back moves nothing (I13)")
    func backAgain() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.left, 5), duration: 0.3)
        finger.move(to: stage.point(stage.left, 3), duration: 0.3)
        finger.up()
        #expect(stage.log.drain().contains { $0.contains("moves") } == false)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(5) == ["A0", "A1", "A2", "A3", "A4"])
    }

    @Test("A move to the other table inserts the row there once and removes it from the first (I36)")
    func between() throws {
        let stage = TableDragStage()
        stage.ours.whenEnded = { _ in
            stage.ours.sections[0].removeAll { $0 == "A2" }
            stage.left.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4, below: -5), duration: 0.3)
        finger.hold(0.3)
        #expect(stage.visibleTexts(stage.left) == ["A0", "A1", "A2~"] + (3..<10).map { "A\($0)" })
        #expect(stage.visibleTexts(stage.right) == ["B0", "B1", "B2", "B3", "-"] + (4..<9).map { "B\($0)" })
        _ = stage.log.drain()
        finger.up()
        #expect(stage.log.drain() == ["right takes at 0-4"])
        try stage.expectSettled()
        #expect(stage.log.drain() == ["left drop over", "right drop over", "left ended"])
        #expect(stage.ours.sections[0].prefix(4) == ["A0", "A1", "A3", "A4"])
        #expect(stage.theirs.sections[0].prefix(6) == ["B0", "B1", "B2", "B3", "A2", "B4"])
    }

    @Test("A cancelled touch and Escape return the row (I48, I49)")
    func cancelled() throws {
        for ends in [{ (finger: TestFinger, _: TestScreen) in finger.cancel() }, { $1.press(.escape) }] {
            let stage = TableDragStage()
            let finger = stage.lift(stage.left, 2)
            finger.move(to: stage.point(stage.left, 6), duration: 0.3)
            ends(finger, stage.screen)
            try stage.expectSettled()
            #expect(stage.ours.sections[0].prefix(4) == ["A0", "A1", "A2", "A3"])
            #expect(stage.log.drain().suffix(2) == ["left drop over", "left ended"])
        }
    }

    @Test("Several selected rows gather under the pressed row, which stays under the finger", arguments: [4, 2, 0])
    func selectedRowsGather(pressed: Int) throws {
        let stage = TableDragStage(moves: false)
        stage.left.allowsMultipleSelection = true
        for row in 0..<5 {
            stage.left.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        func middle(_ view: UIView) -> CGPoint {
            view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }
        func pictures() -> [UIView] { stage.screen.window.all("DragPreviewView") }
        let start = stage.point(stage.left, pressed)
        let finger = stage.lift(stage.left, pressed)
        let own = try #require(pictures().first { abs(middle($0).y - start.y) < 1 })
        let end = stage.point(stage.right, 6)
        finger.move(to: end, duration: 0.3)
        finger.hold(0.4)
        #expect(pictures().count == 5)
        #expect(pictures().last === own)
        #expect(abs(middle(own).x - end.x) < 1)
        #expect(abs(middle(own).y - end.y) < 1)
        #expect(pictures().allSatisfy { abs(middle($0).y - end.y) < 44 })
        finger.cancel()
        try stage.screen.settle()
        stage.deselectAll()
        try stage.expectSettled()
    }
}
