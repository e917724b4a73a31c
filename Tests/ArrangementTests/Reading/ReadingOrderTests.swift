// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import SeededNumbers
import Testing

@Suite("Reading order")
struct ReadingOrderTests {
    private func order(_ frames: [(Double, Double, Double, Double)], rightToLeft: Bool = false) -> [Int] {
        let rects = frames.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
        return ReadingOrder.order(of: rects, isRightToLeft: rightToLeft)
    }

    @Test("A frame below another one comes after it")
    func rows() {
        #expect(order([(0, 40, 100, 20), (0, 0, 100, 20), (0, 80, 100, 20)]) == [1, 0, 2])
        #expect(order([]) == [])
        #expect(order([(0, 0, 1, 1)]) == [0])
    }

    @Test("Frames in a row are read from the leading side, even if they are not exactly aligned")
    func columns() {
        let row = [(200.0, 5.0, 51.0, 31.0), (0.0, 10.0, 100.0, 20.0), (110.0, 12.0, 60.0, 20.0)]
        #expect(order(row) == [1, 2, 0])
        #expect(order(row, rightToLeft: true) == [0, 2, 1])
    }

    @Test("Two columns of aligned rows are read across, and a picture beside two lines comes before them")
    func grids() {
        #expect(order([(0, 0, 90, 20), (0, 30, 90, 20), (100, 0, 90, 20), (100, 30, 90, 20)]) == [0, 2, 1, 3])
        #expect(order([(110, 4, 90, 40), (110, 56, 90, 40), (0, 0, 100, 100)]) == [2, 0, 1])
    }

    @Test("A row that slightly overlaps the next one is still a separate row")
    func tolerance() {
        #expect(order([(0, 0, 90, 20), (200, 0, 50, 31), (0, 28, 90, 20), (200, 28, 50, 31)]) == [0, 1, 2, 3])
    }

    @Test("Overlapping frames are ordered by their starts, and every frame occurs once")
    func overlaps() {
        #expect(order([(10, 10, 100, 100), (0, 0, 100, 100)]) == [1, 0])
        var random = Seeded(seed: 7)
        for _ in 0..<50 {
            let frames = (0..<Int.random(in: 0..<20, using: &random)).map { _ in
                CGRect(
                    x: Double.random(in: 0..<300, using: &random), y: Double.random(in: 0..<300, using: &random),
                    width: Double.random(in: 0..<80, using: &random), height: Double.random(in: 0..<80, using: &random))
            }
            let order = ReadingOrder.order(of: frames, isRightToLeft: Bool.random(using: &random))
            #expect(order.sorted() == Array(frames.indices))
        }
    }
}
