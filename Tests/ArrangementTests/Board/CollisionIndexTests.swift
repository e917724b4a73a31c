// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Collision index of a board")
struct CollisionIndexTests {
    private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("Touching frames are allowed; half a point of overlap, or a gap below the spacing, is too close (I67)")
    func touching() {
        let own = frame(0, 0, 10, 10)
        #expect(!CollisionIndex<Int>.areTooClose(own, frame(10, 0, 10, 10)))
        #expect(!CollisionIndex<Int>.areTooClose(own, frame(0, 10, 10, 10)))
        #expect(CollisionIndex<Int>.areTooClose(own, frame(9.5, 0, 10, 10)))
        let spacing = CGSize(width: 4, height: 4)
        #expect(CollisionIndex<Int>.areTooClose(own, frame(13, 0, 10, 10), spacing: spacing))
        #expect(!CollisionIndex<Int>.areTooClose(own, frame(14, 0, 10, 10), spacing: spacing))
    }

    @Test("After thousands of changes the answers match a comparison with every frame")
    func beside() {
        var seeded = Seeded(seed: 71)
        for side in [1.0, 7, 100] {
            var index = CollisionIndex<Int>(cellSize: CGSize(width: side, height: side * 2))
            var plain: [Int: CGRect] = [:]
            var broken = 0
            for _ in 0..<3000 {
                let id = Int.random(in: 0..<60, using: &seeded)
                let isLong = Int.random(in: 0..<40, using: &seeded) == 0
                let place = frame(
                    Double(Int.random(in: -50..<400, using: &seeded)) / 2,
                    Double(Int.random(in: -50..<400, using: &seeded)) / 2,
                    Double(Int.random(in: 0..<30, using: &seeded)), isLong ? 5000 : 12)
                let new = Int.random(in: 0..<4, using: &seeded) == 0 ? nil : place
                index[id] = new
                plain[id] = new
                let question = frame(
                    Double.random(in: -40..<220, using: &seeded), Double.random(in: -40..<220, using: &seeded), 25, 25)
                let spacing = CGSize(width: 3, height: Double(Int.random(in: 0..<4, using: &seeded)))
                let expected = plain.filter {
                    CollisionIndex<Int>.areTooClose($0.value, question, spacing: spacing)
                }
                let found = index.ids(near: question, spacing: spacing)
                if Set(found) != Set(expected.keys) || found.count != expected.count { broken += 1 }
                if index[id] != plain[id] || index.count != plain.count { broken += 1 }
            }
            #expect(broken == 0)
        }
    }
}
