// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("How a row is carried and let go of") @MainActor
struct RowCarryTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("Fixed rows between count in the paths that are told (I22)")
    func fixedBetween() throws {
        let stage = RowsStage(prepare: { $0.fixed = ["A1", "A3", "A5", "A7"] })
        stage.carry(2, to: 6).up()
        try stage.expectTidy()
        #expect(stage.controller.moves == [[path(2), path(6)]])
        #expect(stage.model == stage.carrying(2, to: 6))
    }

    @Test("Carried and dropped alike at every rate of frames", arguments: [30.0, 60, 120], [(2, 5), (7, 1)])
    func rates(framesPerSecond: Double, rows: (Int, Int)) throws {
        let stage = RowsStage()
        stage.screen.framesPerSecond = framesPerSecond
        stage.carry(rows.0, to: rows.1).up()
        #expect(stage.model == stage.carrying(rows.0, to: rows.1))
        stage.screen.advance(by: 0.15)
        #expect(stage.lifted.count == 1)
        stage.screen.advance(by: 0.25)
        #expect(stage.lifted.isEmpty)
        try stage.expectTidy()
    }

    @Test("The order is written before the row has landed, and nothing of the old one shows (I55)")
    func writtenFirst() throws {
        let stage = RowsStage()
        stage.carry(2, to: 5).up()
        #expect(stage.model == stage.carrying(2, to: 5) && stage.lifted.count == 1)
        #expect(stage.shown == Array(stage.model.prefix(10)) && stage.cell(5)?.alpha == 0)
        try stage.expectTidy()
    }

    @Test("A hand may feel the lift, each new place and the end")
    func haptics() throws {
        let stage = RowsStage()
        stage.carry(2, to: 4).up()
        try stage.expectTidy()
        #expect(stage.controller.felt == [.lift, .move, .move, .drop])
        stage.lift(2).cancel()
        try stage.expectTidy()
        #expect(stage.controller.felt.suffix(2) == [.lift, .cancel])
    }

    @Test("From right to left rows are carried alike")
    func rightToLeft() throws {
        let stage = RowsStage(prepare: { $0.view.semanticContentAttribute = .forceRightToLeft })
        stage.carry(2, to: 5).up()
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(2, to: 5))
    }

    @Test("With reduced motion all is where it belongs at once (I85)")
    func reducedMotion() throws {
        let stage = RowsStage()
        stage.screen.traits.prefersReducedMotion = true
        let finger = stage.carry(2, to: 5)
        finger.up()
        #expect(stage.model == stage.carrying(2, to: 5))
        stage.screen.advance(by: 0.05)
        #expect(stage.lifted.isEmpty)
        try stage.expectTidy()
    }

    @Test("The app's delegate sends the row elsewhere, for each new place")
    func redirected() throws {
        let stage = RowsStage(prepare: { $0.target = { _ in IndexPath(row: 9, section: 0) } })
        stage.carry(2, to: 4).up()
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(2, to: 9))
    }
}
