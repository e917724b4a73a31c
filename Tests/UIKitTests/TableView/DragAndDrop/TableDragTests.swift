// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop in a table") @MainActor
struct TableDragTests {
    @Test(
        "fact 278, fact 280, fact 285, fact 289: a row that is dragged down its own table is moved by the data source, once"
    )
    func reorder() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 2)
        #expect(stage.log.take() == ["left gives A2"])
        #expect(stage.left.hasActiveDrag && !stage.left.hasActiveDrop)
        finger.move(to: stage.point(stage.left, 5), duration: 0.3)
        #expect(stage.left.hasActiveDrop && stage.left.hasUncommittedUpdates)
        finger.hold(0.3)
        let heard = stage.log.take()
        #expect(heard.prefix(4) == ["left begins", "left?", "into left", "left at 0-2"])
        #expect(heard.last == "left at 0-5")
        #expect(stage.picture(stage.left) == ["A0", "A1", "A3", "A4", "A5", "-", "A6", "A7", "A8", "A9"])
        #expect(stage.ours.sections[0][2] == "A2")
        finger.up()
        #expect(stage.log.take() == ["left moves A2 to 0-5"])
        #expect(stage.ours.sections[0].prefix(7) == ["A0", "A1", "A3", "A4", "A5", "A2", "A6"])
        try stage.expectTidy()
        #expect(stage.log.take() == ["left drop over", "left ended"])
    }

    @Test("I13: down two rows and back again nothing is moved")
    func backAgain() throws {
        let stage = TableDragStage()
        let finger = stage.lift(stage.left, 3)
        finger.move(to: stage.point(stage.left, 5), duration: 0.3)
        finger.move(to: stage.point(stage.left, 3), duration: 0.3)
        finger.up()
        #expect(stage.log.take().contains { $0.contains("moves") } == false)
        try stage.expectTidy()
        #expect(stage.ours.sections[0].prefix(5) == ["A0", "A1", "A2", "A3", "A4"])
    }

    @Test("I36: a row goes from one table to the other, which has it once, and the first has it no more")
    func between() throws {
        let stage = TableDragStage()
        stage.ours.whenEnded = { _ in
            stage.ours.sections[0].removeAll { $0 == "A2" }
            stage.left.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        }
        let finger = stage.lift(stage.left, 2)
        finger.move(to: stage.point(stage.right, 4, below: -5), duration: 0.3)
        finger.hold(0.3)
        #expect(stage.picture(stage.left) == ["A0", "A1", "A2~"] + (3..<10).map { "A\($0)" })
        #expect(stage.picture(stage.right) == ["B0", "B1", "B2", "B3", "-"] + (4..<9).map { "B\($0)" })
        _ = stage.log.take()
        finger.up()
        #expect(stage.log.take() == ["right takes at 0-4"])
        try stage.expectTidy()
        #expect(stage.log.take() == ["left drop over", "right drop over", "left ended"])
        #expect(stage.ours.sections[0].prefix(4) == ["A0", "A1", "A3", "A4"])
        #expect(stage.theirs.sections[0].prefix(6) == ["B0", "B1", "B2", "B3", "A2", "B4"])
    }

    @Test("I48, I49: a touch that is taken away, and Escape, put the row back")
    func cancelled() throws {
        for ends in [{ (finger: TestFinger, _: TestScreen) in finger.cancel() }, { $1.press(.escape) }] {
            let stage = TableDragStage()
            let finger = stage.lift(stage.left, 2)
            finger.move(to: stage.point(stage.left, 6), duration: 0.3)
            ends(finger, stage.screen)
            try stage.expectTidy()
            #expect(stage.ours.sections[0].prefix(4) == ["A0", "A1", "A2", "A3"])
            #expect(stage.log.take().suffix(2) == ["left drop over", "left ended"])
        }
    }

    @Test(
        "Several selected rows gather under the one that was pressed, which stays where it is held",
        arguments: [4, 2, 0])
    func gathers(pressed: Int) throws {
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
        #expect(pictures().count == 5 && pictures().last === own)
        #expect(abs(middle(own).x - end.x) < 1 && abs(middle(own).y - end.y) < 1)
        #expect(pictures().allSatisfy { abs(middle($0).y - end.y) < 44 })
        finger.cancel()
        try stage.screen.settle()
        stage.deselectAll()
        try stage.expectTidy()
    }
}
