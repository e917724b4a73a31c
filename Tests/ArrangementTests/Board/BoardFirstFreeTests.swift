// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("First free place on a board")
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

    @Test("The search goes line by line from the given place and wraps around to the beginning")
    func order() {
        let plan = plan([CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 60, y: 0, width: 40, height: 40)])
        #expect(plan.firstFree(size, in: whole)?.origin == CGPoint(x: 40, y: 0))
        #expect(plan.firstFree(size, in: whole, after: CGPoint(x: 60, y: 0))?.origin == CGPoint(x: 0, y: 20))
        #expect(plan.firstFree(size, in: whole, after: CGPoint(x: 80, y: 80))?.origin == CGPoint(x: 40, y: 0))
        #expect(plan.firstFree(size, in: whole, isMirrored: true)?.origin == CGPoint(x: 40, y: 0))
        let lower = CGRect(x: 0, y: 15, width: 100, height: 85)
        #expect(plan.firstFree(size, in: lower, isMirrored: true)?.origin == CGPoint(x: 40, y: 20))
    }

    @Test("The place keeps the spacing and is in the given part, and a full part has none")
    func room() {
        let plan = plan([CGRect(x: 0, y: 0, width: 40, height: 100)], spacing: 10)
        #expect(plan.firstFree(size, in: whole)?.origin == CGPoint(x: 50, y: 0))
        #expect(plan.firstFree(size, in: CGRect(x: 0, y: 0, width: 60, height: 100)) == nil)
        #expect(plan.firstFree(CGSize(width: 200, height: 20), in: whole) == nil)
    }

    /// A random number generator whose numbers depend on the seed only, so that each run of the tests gets the same
    /// numbers.
    private struct Numbers {
        private var number: Int
        init(_ seed: Int) { number = seed &* 7919 &+ 13 }

        mutating func next(_ limit: Int) -> Int {
            number = (number &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
            return (number >> 8) % limit
        }
    }

    @Test("After an item between two lines, the place is beside it on the nearer line")
    func betweenLines() {
        let plan = plan([CGRect(x: 20, y: 13, width: 20, height: 20)])
        let place = CGPoint(x: 20, y: 13)
        #expect(plan.firstFree(size, in: whole, after: place)?.origin == CGPoint(x: 40, y: 10))
        #expect(plan.firstFree(size, in: whole, after: place, isMirrored: true)?.origin == CGPoint(x: 0, y: 10))
    }

    /// The first free place for an item of 20 by 20 points, found by checking all grid points of the board. If `place`
    /// is given, the result is the first free place after `place`, or the first one on the board if none follows.
    ///
    /// With `place`, the board finds places on these horizontal grid lines only: the first one, the one nearest to
    /// `place`, and the first one below each item. So with `place`, only the grid points on these lines are checked.
    /// `spacing` is the distance in points that items must have from each other.
    private func look(
        _ plan: BoardPlan<Int>, _ frames: [CGRect], spacing: Int, after place: CGPoint?, isMirrored: Bool
    ) -> CGRect? {
        let line: Int? = place.map { (place: CGPoint) -> Int in
            let lines: [Int] = (0...8).map { $0 * 10 }
            func distance(_ line: Int) -> Double { abs(Double(line) - Double(place.y)) }
            return lines.min { distance($0) < distance($1) } ?? 0
        }
        let all = stride(from: 0, through: 80, by: 10).flatMap { y in
            stride(from: 0, through: 80, by: 10).map { x in (x: isMirrored ? 80 - x : x, y: y) }
        }
        func isLine(_ y: Int) -> Bool {
            place == nil || y == 0 || y == line
                || frames.contains { y - 10 < Int($0.maxY) + spacing && Int($0.maxY) + spacing <= y }
        }
        func isAfter(_ x: Int, _ y: Int) -> Bool {
            guard let place, let line else { return true }
            if y != line { return y > line }
            return isMirrored ? CGFloat(x) < place.x : CGFloat(x) > place.x
        }
        let free = all.filter { x, y in
            isLine(y) && plan.conflicts(of: nil, in: CGRect(x: x, y: y, width: 20, height: 20)).isEmpty
        }
        return (free.first(where: isAfter) ?? free.first).map { CGRect(x: $0.x, y: $0.y, width: 20, height: 20) }
    }

    @Test(
        "The first free place after an item matches a check of every place, in both directions and with spacing",
        arguments: [(false, 0), (true, 0), (false, 10), (true, 10)])
    func plainAfter(isMirrored: Bool, spacing: Int) {
        for seed in 0..<300 {
            var numbers = Numbers(seed)
            let frames = (0..<5).map { number in
                let off = number % 2 == 0 ? 0 : numbers.next(10)
                return CGRect(
                    x: numbers.next(8) * 10 + off, y: numbers.next(8) * 10 + (off == 5 ? 4 : off), width: 20,
                    height: 10 + numbers.next(3) * 10)
            }
            let plan = plan(frames, spacing: Double(spacing))
            for place in frames.map(\.origin) + [nil] {
                let found = plan.firstFree(size, in: whole, after: place, isMirrored: isMirrored)
                let seen = look(plan, frames, spacing: spacing, after: place, isMirrored: isMirrored)
                #expect(found == seen, "\(seed), after \(String(describing: place))")
            }
        }
    }

    @Test("On small boards the first free place matches a check of every place")
    func plain() {
        for seed in 0..<200 {
            var numbers = Numbers(seed)
            let frames = (0..<6).map { _ in
                CGRect(
                    x: numbers.next(9) * 10, y: numbers.next(9) * 10, width: 20, height: 10 + numbers.next(3) * 10)
            }
            let plan = plan(frames)
            let all = (0...8).flatMap { y in (0...8).map { x in CGRect(x: x * 10, y: y * 10, width: 20, height: 20) } }
            let found = plan.firstFree(size, in: whole)
            #expect(found == all.first { plan.conflicts(of: nil, in: $0).isEmpty }, "\(seed)")
        }
    }

    // MARK: Cost

    /// Counts how often items are hashed. Each look-up of an item hashes it, so this is the number of look-ups.
    private final class Looks {
        var count = 0
    }

    private struct Item: Hashable {
        let number: Int
        let looks: Looks

        static func == (one: Item, other: Item) -> Bool { one.number == other.number }

        func hash(into hasher: inout Hasher) {
            looks.count += 1
            hasher.combine(number)
        }
    }

    /// A board filled by 900 items, whose x-coordinates all differ, and whose y-coordinates all differ too.
    private func full(_ looks: Looks) -> BoardPlan<Item> {
        var plan = BoardPlan<Item>(x: SnapAxis(length: 670), y: SnapAxis(length: 670))
        for row in 0..<30 {
            for column in 0..<30 {
                let (left, top) = (Double(column) * 22 + Double(row) * 0.01, Double(row) * 22 + Double(column) * 0.01)
                let item = Item(number: row * 30 + column, looks: looks)
                plan.index[item] = CGRect(x: left, y: top, width: 20, height: 20)
            }
        }
        return plan
    }

    @Test("If 900 items leave no free place, each is checked only for its own lines, not for every place")
    func many() {
        let looks = Looks()
        let plan = full(looks)
        for isMirrored in [false, true] {
            looks.count = 0
            let part = CGRect(x: 0, y: 0, width: 660, height: 660)
            #expect(plan.firstFree(size, in: part, after: CGPoint(x: 300, y: 300), isMirrored: isMirrored) == nil)
            #expect(looks.count < 900 * 2000, "\(looks.count)")
        }
        looks.count = 0
        #expect(plan.nearestFree(of: nil, to: CGRect(x: 300, y: 300, width: 10, height: 10)) != nil)
        #expect(looks.count < 900 * 2000, "\(looks.count)")
    }
}
