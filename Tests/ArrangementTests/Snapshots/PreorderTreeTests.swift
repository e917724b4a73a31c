// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

/// The costs of an outline, as counts.
@Suite("Preorder tree")
struct PreorderTreeTests {
    typealias Line = IdentifierOutline<Int>.Line

    /// Outlines of n items: all roots, all children of one root, a chain of n levels, and roots with ten children.
    private static let shapes: [@Sendable (Int) -> Int] = [{ _ in 0 }, { min($0, 1) }, { $0 }, { min($0 % 11, 1) }]

    private static func outline(_ count: Int, _ level: (Int) -> Int) -> IdentifierOutline<Int> {
        IdentifierOutline((0..<count).map { Line(item: $0, level: level($0)) })
    }

    /// The number of nodes that differ.
    private func changes(_ a: IdentifierOutline<Int>, _ b: IdentifierOutline<Int>) -> Int {
        let (few, many) = a.tree.nodes.count < b.tree.nodes.count ? (a, b) : (b, a)
        return zip(few.tree.nodes, many.tree.nodes).count { $0 != $1 } + many.tree.nodes.count - few.tree.nodes.count
    }

    @Test("An edit in 100,000 items changes at most a hundred nodes, in an outline of any shape", arguments: 0..<4)
    func fewChanges(shape: Int) throws {
        let outline = Self.outline(100_000, Self.shapes[shape])
        // log₂ 100,000 is 17.
        #expect(outline.tree.height == 17)
        let item = 50_001
        var edits: [(String, IdentifierOutline<Int>)] = []
        func edit(_ name: String, _ body: (inout IdentifierOutline<Int>) throws -> Void) rethrows {
            var copy = outline
            try body(&copy)
            edits.append((name, copy))
        }
        try edit("append") { try $0.append([-1], to: nil) }
        try edit("append to") { try $0.append([-1, -2], to: item) }
        try edit("insert before") { try $0.insert([-1], beside: item, after: false) }
        try edit("insert after") { try $0.insert([-1], beside: item, after: true) }
        edit("expand the first") { $0.setExpanded(true, [0]) }
        edit("expand") { $0.setExpanded(true, [item]) }
        try edit("remove") { try $0.remove([99_990]) }
        for (name, edited) in edits {
            let count = changes(outline, edited)
            #expect(count > 0)
            #expect(count <= 100, "\(name) changes \(count) nodes")
        }
    }

    @Test("A drag of a branch with 50,000 items changes at most a hundred and fifty nodes")
    func fewChangesOfMove() throws {
        // Two roots with 50,000 children each, and one without.
        var outline = IdentifierOutline((0..<100_002).map { Line(item: $0, level: min($0 % 50_001, 1)) })
        try outline.append([-1], to: nil)
        outline.setExpanded(true, [0])
        let moved = try #require(outline.moved(50_001, toVisibleIndex: 7))
        #expect(try moved.level(of: 50_001) == 1)
        #expect(try moved.level(of: 100_000) == 2)
        #expect(changes(outline, moved) <= 150)
        #expect(moved.visibleItem(at: 7) == 50_001)
        #expect(moved.visibleItemCount == outline.visibleItemCount)
    }

    @Test("The tree stays balanced when items are inserted and removed at one place")
    func balance() throws {
        var outline = IdentifierOutline<Int>()
        try outline.append([-1], to: nil)
        for item in 0..<3000 {
            if item % 2 == 0 {
                try outline.append([item], to: -1)
            } else {
                try outline.insert([item], beside: -1, after: false)
            }
        }
        // log₂ 3001 is 11.6.
        #expect(outline.tree.height <= 16)
        #expect(outline.brokenInvariant() == nil)
        for item in 0..<2500 { try outline.remove([item]) }
        #expect(outline.tree.height <= 13)
        #expect(outline.brokenInvariant() == nil)
    }

    /// An identifier that counts how often it is hashed. Only one test may use it, because the counter is static.
    private struct Counted: Hashable {
        nonisolated(unsafe) static var hashes = 0
        let number: Int

        init(_ number: Int) { self.number = number }

        static func == (a: Counted, b: Counted) -> Bool { a.number == b.number }

        func hash(into hasher: inout Hasher) {
            Counted.hashes += 1
            hasher.combine(number)
        }
    }

    @Test("A query hashes its item once, and an edit hashes only the items that it names")
    func hashes() throws {
        var outline = IdentifierOutline<Counted>()
        func hashes(_ body: () throws -> Void) rethrows -> Int {
            Counted.hashes = 0
            try body()
            return Counted.hashes
        }
        let roots = (0..<10_000).map(Counted.init)
        // The dictionary hashes its keys again when it grows.
        #expect(try hashes { try outline.append(roots, to: nil) } == 10_000)
        let item = Counted(5000)
        #expect(try hashes { _ = try outline.level(of: item) } == 1)
        #expect(try hashes { _ = try outline.isVisible(item) } == 1)
        #expect(try hashes { _ = try outline.isExpanded(item) } == 1)
        #expect(try hashes { _ = try outline.parent(of: item) } == 1)
        #expect(hashes { _ = outline.index(of: item) } == 1)
        #expect(hashes { _ = outline.contains(item) } == 1)
        #expect(hashes { outline.setExpanded(true, [item]) } == 1)
        #expect(hashes { _ = outline.allItems() + outline.visibleItems() + outline.rootItems() } == 0)
        #expect(hashes { _ = outline.visibleItem(at: 70) } == 0)
        try outline.append([Counted(-1)], to: item)
        #expect(try hashes { try outline.append([Counted(-2)], to: item) } == 2)
        // A removal hashes the adjacent keys in the dictionary again.
        #expect(try hashes { try outline.remove([Counted(-2)]) } <= 500)
        // An item is looked up twice for a drag, and a copy of the outline hashes nothing.
        let copy = outline
        #expect(hashes { _ = outline.moved(item, toVisibleIndex: 9) } == 2)
        #expect(try hashes { try outline.insert([Counted(-3)], beside: item, after: true) } == 2)
        #expect(copy.itemCount == outline.itemCount - 1)
    }

    @Test("An outline of 100,000 levels does not overflow the stack")
    func deep() throws {
        var outline = Self.outline(100_000) { $0 }
        for item in 100_000..<101_000 { try outline.append([item], to: item - 1) }
        #expect(outline.allItems().last == 100_999)
        #expect(try outline.level(of: 100_999) == 100_999)
        #expect(outline.visibleItems() == [0])
        outline.setExpanded(true, Array(0..<1000))
        #expect(outline.visibleItemCount == 1001)
        #expect(try outline.isVisible(1000))
        #expect(try !outline.isVisible(1001))
        outline.setExpanded(false, [500])
        #expect(outline.visibleItems() == Array(0...500))
        var part = try outline.subtree(of: 40_000, includingItem: true)
        #expect(part.itemCount == 61_000)
        #expect(try part.level(of: 100_999) == 60_999)
        #expect(outline.moved(100, toVisibleIndex: 101) == nil)
        #expect(outline == outline.moved(0, toVisibleIndex: 0))
        try part.remove([40_001])
        #expect(part.itemCount == 1)
        try outline.remove([1])
        #expect(outline.itemCount == 1)
    }
}
