// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Players by hand: autoscrolling") @MainActor
struct PlayersByHandScrollTests {
    let stage: PlayersStage

    init() throws {
        stage = try PlayersStage { PlayersByHandController(store: $0) }
    }

    private var offset: CGFloat { stage.table.contentOffset.y }
    private var last: CGFloat {
        stage.table.contentSize.height + stage.table.adjustedContentInset.bottom - stage.table.bounds.height
    }

    @Test(
        "A row held at the bottom scrolls the table to its end, stays under the finger, and can be dropped there",
        arguments: [
            30.0, 60, 120,
        ])
    func bottom(rate: Double) throws {
        stage.screen.framesPerSecond = rate
        let finger = stage.lift(2)
        finger.move(to: CGPoint(x: 195, y: 835), duration: 0.3)
        finger.hold(0.5)
        let before = offset
        let row = stage.names.firstIndex(of: stage.before[2])!
        finger.hold(0.5)
        #expect(offset > before + 200)
        #expect(stage.names.firstIndex(of: stage.before[2])! > row)
        let picture = try #require(stage.dragPreview)
        #expect(abs(stage.table.convert(picture.center, to: nil).y - 835) < 2)
        finger.hold(5)
        #expect(abs(offset - last) < 0.5)
        finger.move(by: CGVector(dx: 0, dy: 8), duration: 0.1)
        finger.up()
        try stage.screen.settle()
        #expect(stage.names.last == stage.before[2])
        #expect(stage.saved == stage.names)
        #expect(stage.dragPreview == nil)
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
        try stage.undo()
        #expect(stage.names == stage.before)
    }

    @Test("A row held at the top scrolls the table back to its start")
    func top() throws {
        stage.table.contentOffset.y = 600
        stage.screen.advance(by: 0.2)
        let row = try #require(stage.table.indexPathForRow(at: CGPoint(x: 100, y: offset + 500)))
        let finger = stage.lift(row.row)
        finger.move(to: CGPoint(x: 195, y: 110), duration: 0.3)
        finger.hold(4)
        #expect(abs(offset + stage.table.adjustedContentInset.top) < 0.5)
        #expect(stage.names.prefix(3).contains(stage.before[row.row]))
        finger.up()
        try stage.expectSettled()
    }

    @Test("Autoscrolling is as fast at every frame rate, and slower at the start of its zone")
    func speed() throws {
        func way(_ rate: Double, _ y: CGFloat) throws -> CGFloat {
            let stage = try PlayersStage { PlayersByHandController(store: $0) }
            stage.screen.framesPerSecond = rate
            let finger = stage.lift(2)
            finger.move(to: CGPoint(x: 195, y: y), duration: 0.3)
            let before = stage.table.contentOffset.y
            finger.hold(0.5)
            finger.cancel()
            return stage.table.contentOffset.y - before
        }
        let fast = try [30.0, 60, 120].map { try way($0, 835) }
        #expect(fast.allSatisfy { abs($0 - fast[1]) < fast[1] * 0.1 }, "\(fast)")
        let slow = try way(60, 690)
        #expect(slow > 0, "\(slow)")
        #expect(slow < fast[1] / 3, "\(slow)")
        let still = try way(60, 600)
        #expect(still == 0)
    }

    @Test(
        "A row lifted near an edge scrolls only after a move toward it, and a drop or cancel stops it (I30, I31)",
        arguments: [
            true, false,
        ])
    func rests(isCancelled: Bool) throws {
        let row = try #require(stage.table.indexPathForRow(at: CGPoint(x: 100, y: offset + 800)))
        let finger = stage.lift(row.row)
        finger.hold(1)
        let before = offset
        finger.move(by: CGVector(dx: 0, dy: -10), duration: 0.1)
        finger.hold(0.5)
        #expect(offset == before)
        finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.1)
        finger.hold(0.5)
        #expect(offset > before)
        if isCancelled { finger.cancel() } else { finger.up() }
        let stopped = offset
        try stage.screen.settle()
        stage.screen.advance(by: 0.5)
        #expect(offset == stopped)
        #expect(!stage.screen.host.hasWork)
        if isCancelled { #expect(stage.names == stage.before) }
    }
}
