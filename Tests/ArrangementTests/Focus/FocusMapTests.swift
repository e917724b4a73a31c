// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Focus map: reading order and arrow keys")
struct FocusMapTests {
    private func map(_ frames: [String: CGRect], isRightToLeft: Bool = false) -> FocusMap<String> {
        FocusMap(
            frames.sorted { $0.key < $1.key }.map { FocusMap.Place(item: $0.key, frame: $0.value) },
            isRightToLeft: isRightToLeft)
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("Lines are read from the top down, and each line from its leading edge")
    func lines() {
        let frames = [
            "a": rect(200, 0, 80, 40), "b": rect(0, 4, 80, 40), "c": rect(100, 60, 80, 40), "d": rect(0, 60, 80, 40),
        ]
        #expect(map(frames).itemsInReadingOrder == ["b", "a", "d", "c"])
        #expect(map(frames, isRightToLeft: true).itemsInReadingOrder == ["a", "b", "c", "d"])
    }

    @Test("A column beside others is read to its end, and a bar above both comes first")
    func columns() {
        let frames = [
            "bar": rect(300, 8, 60, 28), "list": rect(0, 44, 100, 400), "one": rect(120, 60, 80, 40),
            "two": rect(120, 120, 80, 40), "three": rect(220, 60, 80, 40),
        ]
        #expect(map(frames).itemsInReadingOrder == ["bar", "list", "one", "three", "two"])
    }

    @Test("Overlapping items are read from the top; no item and one item need no order")
    func overlapping() {
        #expect(map(["b": rect(0, 0, 100, 100), "a": rect(10, 10, 100, 100)]).itemsInReadingOrder == ["b", "a"])
        #expect(map([:]).itemsInReadingOrder == [])
        #expect(map(["a": rect(0, 0, 1, 1)]).itemsInReadingOrder == ["a"])
    }

    @Test("An arrow key leads to the nearest item in its direction, straight ahead before sideways")
    func arrows() {
        let frames = [
            "a": rect(0, 0, 40, 40), "b": rect(50, 0, 40, 40), "c": rect(0, 100, 40, 40), "d": rect(60, 60, 40, 40),
        ]
        let map = map(frames)
        func next(_ item: String, _ direction: FocusDirection) -> String? {
            map.item(from: frames[item] ?? .zero, direction, besides: item)
        }
        #expect(next("a", .right) == "b")
        #expect(next("b", .left) == "a")
        #expect(next("a", .down) == "c")
        #expect(next("c", .up) == "a")
        #expect(next("b", .down) == "d")
        #expect(next("d", .up) == "b")
        #expect(next("a", .up) == nil)
        #expect(next("a", .left) == nil)
        #expect(next("c", .down) == nil)
        #expect(next("c", .right) == "d")
    }

    @Test("In a grid every item can be reached from every other one with arrow keys")
    func grid() {
        var frames: [String: CGRect] = [:]
        for row in 0..<3 {
            for column in 0..<3 { frames["\(row)\(column)"] = rect(CGFloat(column) * 50, CGFloat(row) * 50, 40, 40) }
        }
        let map = map(frames)
        for start in frames.keys {
            var reached: Set<String> = [start]
            var new = [start]
            while let item = new.popLast() {
                for direction in [FocusDirection.up, .down, .left, .right] {
                    guard let next = map.item(from: frames[item] ?? .zero, direction, besides: item),
                        reached.insert(next).inserted
                    else { continue }
                    new.append(next)
                }
            }
            #expect(reached.count == 9)
        }
    }

    @Test("In a column the horizontal arrow keys lead to the next and the previous item", arguments: [false, true])
    func belowEachOther(isRightToLeft: Bool) {
        let places = (0..<3).map {
            FocusMap<Int>.Place(item: $0, frame: CGRect(x: 0, y: 50 * CGFloat($0), width: 100, height: 40))
        }
        let map = FocusMap(places, isRightToLeft: isRightToLeft)
        let (on, back): (FocusDirection, FocusDirection) = isRightToLeft ? (.left, .right) : (.right, .left)
        #expect((0..<3).map { map.item(besideOrAfter: $0, on) } == [1, 2, nil])
        #expect((0..<3).map { map.item(besideOrAfter: $0, back) } == [nil, 0, 1])
    }

    @Test("Up and down lead to no item if all items are side by side")
    func sideBySide() {
        let map = FocusMap(
            (0..<2).map {
                FocusMap<Int>.Place(item: $0, frame: CGRect(x: 50 * CGFloat($0), y: 0, width: 40, height: 100))
            })
        for item in 0..<2 {
            #expect(map.item(besideOrAfter: item, .up) == nil)
            #expect(map.item(besideOrAfter: item, .down) == nil)
        }
    }

    @Test("If an item has a neighbour on one side, the arrow to the other side leads to no item")
    func besideOnly() {
        let frames = [
            CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 50, y: 0, width: 40, height: 40),
            CGRect(x: 0, y: 50, width: 90, height: 40),
        ]
        let map = FocusMap(frames.enumerated().map { FocusMap<Int>.Place(item: $0, frame: $1) })
        #expect(map.item(besideOrAfter: 0, .right) == 1)
        #expect(map.item(besideOrAfter: 1, .right) == nil)
        #expect(map.item(besideOrAfter: 1, .left) == 0)
        #expect(map.item(besideOrAfter: 0, .left) == nil)
    }
}
