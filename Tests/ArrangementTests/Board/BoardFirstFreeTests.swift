// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("The first free place of a board")
struct BoardFirstFreeTests {
    private func plan(_ frames: [CGRect], spacing: Double = 0) -> BoardPlan<Int> {
        var plan = BoardPlan<Int>(
            x: SnapAxis(length: 100, step: 10), y: SnapAxis(length: 100, step: 10),
            spacing: CGSize(width: spacing, height: spacing))
        for (id, frame) in frames.enumerated() { plan.index[id] = frame }
        return plan
    }

    private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let size = CGSize(width: 20, height: 20)

    @Test("Line by line, after a place, and round to the beginning")
    func order() {
        let plan = plan([CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 60, y: 0, width: 40, height: 40)])
        #expect(plan.firstFree(size, in: whole)?.origin == CGPoint(x: 40, y: 0))
        #expect(plan.firstFree(size, in: whole, after: CGPoint(x: 60, y: 0))?.origin == CGPoint(x: 0, y: 20))
        #expect(plan.firstFree(size, in: whole, after: CGPoint(x: 80, y: 80))?.origin == CGPoint(x: 40, y: 0))
        #expect(plan.firstFree(size, in: whole, isMirrored: true)?.origin == CGPoint(x: 40, y: 0))
        let lower = CGRect(x: 0, y: 15, width: 100, height: 85)
        #expect(plan.firstFree(size, in: lower, isMirrored: true)?.origin == CGPoint(x: 40, y: 20))
    }

    @Test("It keeps its distance, and stays in the part; none where that is full")
    func room() {
        let plan = plan([CGRect(x: 0, y: 0, width: 40, height: 100)], spacing: 10)
        #expect(plan.firstFree(size, in: whole)?.origin == CGPoint(x: 50, y: 0))
        #expect(plan.firstFree(size, in: CGRect(x: 0, y: 0, width: 60, height: 100)) == nil)
        #expect(plan.firstFree(CGSize(width: 200, height: 20), in: whole) == nil)
    }

    @Test("It is what a look at every place finds, on small boards of all kinds")
    func plain() {
        for seed in 0..<200 {
            var number = seed &* 7919 &+ 13
            func next(_ limit: Int) -> Int {
                number = (number &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
                return (number >> 8) % limit
            }
            let frames = (0..<6).map { _ in
                CGRect(x: next(9) * 10, y: next(9) * 10, width: 20, height: 10 + next(3) * 10)
            }
            let plan = plan(frames)
            let all = (0...8).flatMap { y in (0...8).map { x in CGRect(x: x * 10, y: y * 10, width: 20, height: 20) } }
            let found = plan.firstFree(size, in: whole)
            #expect(found == all.first { plan.conflicts(of: nil, in: $0).isEmpty }, "\(seed)")
        }
    }
}
