// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import Testing

@Suite("Search for the next line of items")
struct LineSearchTests {
    /// Items with their frames. Each item is named by its number.
    private typealias Places = [(item: Int, frame: CGRect)]

    private func search(_ places: Places, from frame: CGRect, _ direction: FocusDirection) -> LineSearch<Int> {
        var search = LineSearch<Int>(from: frame, direction)
        search.add(places, upTo: .infinity)
        return search
    }

    /// A grid of 3 columns with items of 100 by 100 points and spaces of 10.
    private let grid: Places = (0..<12).map {
        ($0, CGRect(x: $0 % 3 * 110, y: $0 / 3 * 110, width: 100, height: 100))
    }

    @Test("Lines are returned one after another, and in each the items with the nearest centres first")
    func order() {
        var down = search(grid, from: grid[4].frame, .down)
        #expect(down.removeNearestLine() == [7, 6, 8])
        #expect(down.removeNearestLine() == [10, 9, 11])
        #expect(down.removeNearestLine() == nil)
        var up = search(grid, from: grid[8].frame, .up)
        #expect(up.removeNearestLine() == [5, 4, 3])
        var left = search(grid, from: grid[2].frame, .left)
        #expect(left.removeNearestLine() == [1, 4, 7, 10])
        var right = search(grid, from: grid[2].frame, .right)
        #expect(right.removeNearestLine() == nil)
    }

    @Test("A line is returned only when all its items are known")
    func bands() {
        var search = LineSearch<Int>(from: grid[1].frame, .down)
        #expect(search.reach == 50)
        search.add(grid[3...4], upTo: 120)
        #expect(search.removeNearestLine() == nil)
        search.add(grid[3...5], upTo: 200)
        #expect(search.removeNearestLine() == [4, 3, 5])
        #expect(search.count == 3)
    }

    @Test("Items beside the frame are not ahead of it, whatever their height")
    func beside() {
        let places: Places = [
            (0, CGRect(x: 0, y: 40, width: 100, height: 40)), (1, CGRect(x: 110, y: 0, width: 100, height: 120)),
            (2, CGRect(x: 220, y: 0, width: 100, height: 300)), (3, CGRect(x: 0, y: 130, width: 100, height: 40)),
        ]
        var down = search(places, from: places[0].frame, .down)
        #expect(down.removeNearestLine() == [3])
    }

    @Test("Overlapping items in one column follow each other")
    func overlapping() {
        let cards: Places = (0..<5).map { ($0, CGRect(x: 0, y: $0 * 20, width: 100, height: 100)) }
        var down = search(cards, from: cards[1].frame, .down)
        #expect(down.removeNearestLine()?.first == 2)
        var up = search(cards, from: cards[3].frame, .up)
        #expect(up.removeNearestLine()?.first == 2)
    }

    @Test("The farthest line that ends before a limit is returned first")
    func farthest() {
        var down = search(grid, from: grid[1].frame, .down)
        #expect(down.removeFarthestLine(endingBefore: 320) == [7, 6, 8])
        #expect(down.removeFarthestLine(endingBefore: 320) == [4, 3, 5])
        #expect(down.removeFarthestLine(endingBefore: 320) == nil)
    }
}
