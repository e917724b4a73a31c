// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: autoscroll") @MainActor
struct RowAutoscrollTests {
    @Test("A row can be dropped at the place under a sticky section header (I32)")
    func underTheHeader() throws {
        let names = (0..<60).map { "A\($0)" }
        let stage = RowsStage([names], prepare: { $0.header = "Names" })
        stage.table.contentOffset.y = 900
        stage.screen.advance(by: 3)
        let first = try #require(stage.table.indexPathsForVisibleRows?.first)
        let finger = stage.lift(first.row + 5)
        finger.move(to: CGPoint(x: 195, y: 4), duration: 0.3)
        for _ in 0..<200 where stage.table.contentOffset.y > 0 { finger.hold(0.05) }
        #expect(stage.table.contentOffset.y == 0)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model.first == "A\(first.row + 5)")
    }

    @Test("The autoscroll zones are measured inside the content insets (I24)", arguments: [0.0, 100])
    func zones(inset: CGFloat) throws {
        let stage = RowsStage(prepare: { $0.tableView.contentInset.bottom = inset })
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 195, y: 300), duration: 0.2)
        finger.hold(1)
        #expect((stage.table.contentOffset.y > 0) == (inset > 0))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("A row held at the edge scrolls the table equally far at 30, 60 and 120 frames a second (I28)")
    func sameDistance() throws {
        var offsets: [CGFloat] = []
        for framesPerSecond in [30.0, 60, 120] {
            let stage = RowsStage()
            stage.screen.framesPerSecond = framesPerSecond
            let finger = stage.lift(1)
            finger.move(to: CGPoint(x: 195, y: 436))
            finger.hold(1)
            offsets.append(stage.table.contentOffset.y)
            finger.cancel()
            try stage.expectSettled()
        }
        #expect((offsets.max() ?? 0) - (offsets.min() ?? 0) < 16, "\(offsets)")
    }

    @Test("A list 60 points high has a place at which it does not scroll (I35)")
    func lowList() throws {
        let stage = RowsStage(size: CGSize(width: 390, height: 60))
        stage.table.contentOffset.y = 440
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 195, y: 25))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 195, y: 32))
        finger.move(to: CGPoint(x: 195, y: 30))
        let offset = stage.table.contentOffset
        finger.hold(1)
        #expect(stage.table.contentOffset == offset)
        finger.move(to: CGPoint(x: 195, y: 59), duration: 0.1)
        finger.hold(0.5)
        #expect(stage.table.contentOffset.y > offset.y)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("After autoscroll over a long distance, no other cell is hidden, and the row lands in sight (I25, I28)")
    func farAway() throws {
        let stage = RowsStage()
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 195, y: 420), duration: 0.3)
        var last = stage.table.contentOffset.y
        for _ in 0..<120 {
            finger.hold(1.0 / 60)
            #expect(stage.table.contentOffset.y > last)
            last = stage.table.contentOffset.y
            let inWindow = stage.lifted.first.map { stage.table.convert($0.center, to: nil).y }
            #expect(abs((inWindow ?? 0) - 420) < 0.5)
        }
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
        finger.up()
        try stage.expectSettled()
        let row = try #require(stage.model.firstIndex(of: "A1"))
        #expect(row > 15)
        #expect(stage.shown.contains("A1"))
        stage.table.contentOffset.y = 0
        try stage.expectSettled()
    }

    @Test("If the finger is far outside, the table scrolls at full speed and no faster (I29)")
    func fullSpeed() throws {
        let stage = RowsStage()
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 195, y: 640), duration: 0.3)
        finger.hold(1)
        let before = stage.table.contentOffset.y
        finger.hold(1)
        #expect(abs(stage.table.contentOffset.y - before - 900) < 20)
        finger.up()
        try stage.expectSettled()
    }

    @Test("A row lifted near the edge scrolls nothing until the finger moves towards the edge (I30)")
    func nearTheEdge() throws {
        let stage = RowsStage()
        stage.table.contentOffset.y = 440
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 195, y: 425))
        finger.hold(1.5)
        #expect(stage.table.contentOffset.y == 440)
        finger.move(by: CGVector(dx: 0, dy: -1))
        finger.hold(0.5)
        #expect(stage.table.contentOffset.y == 440)
        finger.move(by: CGVector(dx: 0, dy: 2))
        finger.hold(0.5)
        #expect(stage.table.contentOffset.y > 440)
        finger.up()
        try stage.expectSettled()
    }

    @Test("A drop or a cancel during autoscroll stops the table at once (I31)", arguments: [true, false])
    func stopsScrolling(isCancelled: Bool) throws {
        let stage = RowsStage()
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 195, y: 430), duration: 0.3)
        finger.hold(1)
        let offset = stage.table.contentOffset
        #expect(offset.y > 100)
        if isCancelled { finger.cancel() } else { finger.up() }
        try stage.expectSettled()
        #expect(stage.table.contentOffset == offset)
        #expect(stage.controller.moves.count == (isCancelled ? 0 : 1))
    }
}
