// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: rows of unequal height") @MainActor
struct RowHeightsTests {
    private func stage(_ heights: [CGFloat]) -> RowsStage {
        let names = heights.indices.map { "A\($0)" }
        return RowsStage(
            [names], prepare: { $0.heights = Dictionary(uniqueKeysWithValues: zip(names, heights)) })
    }

    @Test("Rows of unequal height move aside at their own centres, even if the first and the last are equal")
    func notUniform() throws {
        let stage = stage([40, 60, 20, 40])
        let finger = stage.lift(0)
        // Row 1 moves aside when the lifted row's lower edge passes row 1's centre, 30 points below row 1's top.
        finger.move(by: CGVector(dx: 0, dy: 29))
        finger.hold(0.4)
        #expect(stage.cell(1)?.transform == .identity)
        finger.move(by: CGVector(dx: 0, dy: 2))
        finger.hold(0.4)
        #expect(stage.cell(1)?.transform.ty == -40)
        #expect(stage.cell(2)?.transform == .identity)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model == ["A1", "A0", "A2", "A3"])
    }

    @Test("A low row dragged over a high one moves it once per crossing, and not while held still (I15)")
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
        try stage.expectSettled()
        #expect(stage.model == ["A1", "A0", "A2"])
    }

    @Test("Rows that are measured during the drag move aside at their new centres (I26, I28)")
    func estimated() throws {
        let names = (0..<100).map { "A\($0)" }
        let stage = RowsStage(
            [names],
            prepare: { controller in
                controller.tableView.estimatedRowHeight = 44
                // The rows below the first screen are higher than their estimate.
                for index in 12..<100 { controller.heights["A\(index)"] = 88 }
            })
        let finger = stage.lift(2)
        finger.move(to: CGPoint(x: 195, y: 430), duration: 0.3)
        finger.hold(3)
        finger.move(to: CGPoint(x: 195, y: 220), duration: 0.3)
        finger.hold(0.5)
        let picture = try #require(stage.lifted.first)
        // The gap is at the preview: the rows next to the gap are drawn directly above and below the preview's centre.
        let above = stage.table.visibleCells.filter { $0.alpha == 1 && $0.frame.midY < picture.frame.midY }
        let below = stage.table.visibleCells.filter { $0.alpha == 1 && $0.frame.midY > picture.frame.midY }
        let end = try #require(above.map(\.frame.maxY).max())
        let start = try #require(below.map(\.frame.minY).min())
        #expect(abs(start - end - 44) < 0.5)
        #expect(abs((start + end) / 2 - picture.frame.midY) <= 45)
        let next = try #require(above.max { $0.frame.maxY < $1.frame.maxY }?.textLabel?.text)
        finger.up()
        try stage.expectSettled()
        let place = try #require(stage.model.firstIndex(of: "A2"))
        #expect(stage.model[place - 1] == next)
    }

    @Test("A neighbour moves aside at the same distance upwards and downwards (I16)", arguments: [1.0, -1.0])
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
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(5, to: neighbour))
    }
}
