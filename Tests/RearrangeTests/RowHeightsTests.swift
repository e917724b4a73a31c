// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Rows of unequal height") @MainActor
struct RowHeightsTests {
    private func stage(_ heights: [CGFloat]) -> RowsStage {
        let names = heights.indices.map { "A\($0)" }
        return RowsStage(
            [names], prepare: { $0.heights = Dictionary(uniqueKeysWithValues: zip(names, heights)) })
    }

    @Test("Rows that only look equally high by the first and the last of them give way at their own centres")
    func notUniform() throws {
        let stage = stage([40, 60, 20, 40])
        let finger = stage.lift(0)
        // The centre of row 1 is 30 points below its top, which the lifted row's lower edge has to pass.
        finger.move(by: CGVector(dx: 0, dy: 29))
        finger.hold(0.4)
        #expect(stage.cell(1)?.transform == .identity)
        finger.move(by: CGVector(dx: 0, dy: 2))
        finger.hold(0.4)
        #expect(stage.cell(1)?.transform.ty == -40 && stage.cell(2)?.transform == .identity)
        finger.up()
        try stage.expectTidy()
        #expect(stage.model == ["A1", "A0", "A2", "A3"])
    }

    @Test("A low row over a high one: one change a crossing, and none while it is held (I15)")
    func held() throws {
        let stage = stage([40, 200, 40])
        let finger = stage.lift(0)
        finger.move(by: CGVector(dx: 0, dy: 101))
        finger.hold(0.4)
        for _ in 0..<20 {
            finger.hold(0.1)
            #expect(stage.cell(1)?.transform.ty == -40)
        }
        finger.move(by: CGVector(dx: 0, dy: -2))
        finger.hold(0.4)
        #expect(stage.cell(1)?.transform == .identity)
        finger.move(by: CGVector(dx: 0, dy: 2))
        finger.up()
        try stage.expectTidy()
        #expect(stage.model == ["A1", "A0", "A2"])
    }

    @Test("Up and down alike (I16)", arguments: [1.0, -1.0])
    func symmetric(direction: Double) throws {
        let stage = RowsStage()
        let neighbour = direction > 0 ? 6 : 4
        let finger = stage.lift(5)
        finger.move(by: CGVector(dx: 0, dy: 21 * direction))
        finger.hold(0.4)
        #expect(stage.cell(neighbour)?.transform == .identity)
        finger.move(by: CGVector(dx: 0, dy: 2 * direction))
        finger.hold(0.4)
        #expect(abs((stage.cell(neighbour)?.transform.ty ?? 0) + 44 * direction) < 0.01)
        finger.up()
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(5, to: neighbour))
    }
}
