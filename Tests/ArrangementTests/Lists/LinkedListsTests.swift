// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Linked lists that exchange items")
struct LinkedListsTests {
    typealias Lists = LinkedLists<Int>

    private func result(_ lists: Lists, _ pieces: [Lists.Piece], on list: Int, at row: Int?) -> [[Int]]? {
        try? lists.dropping(pieces, on: list, at: row).get().lists
    }

    @Test("An item dropped on another list moves to the row it is dropped on")
    func across() throws {
        let lists = Lists([[1, 2, 3], [4, 5]], capacities: [nil, nil])
        let change = try lists.dropping([.moved(2)], on: 1, at: 1).get()
        #expect(change.lists == [[1, 3], [4, 2, 5]])
        #expect(change.changed == [0, 1])
        #expect(result(lists, [.moved(2)], on: 1, at: nil) == [[1, 3], [4, 5, 2]])
    }

    @Test("Several items are placed together in the given order, without those that no longer exist")
    func several() {
        let lists = Lists([[1, 2, 3, 4, 5], [6]], capacities: [nil, nil])
        #expect(
            result(lists, [.moved(2), .moved(6), .moved(9), .moved(4)], on: 0, at: 1) == [[1, 2, 6, 4, 3, 5], []])
    }

    @Test("A full list accepts no items, but its own items can be reordered")
    func full() {
        let lists = Lists([[1], [2, 3]], capacities: [nil, 2])
        #expect(!lists.hasRoom(moving: [1], adding: 0, in: 1))
        #expect(!lists.hasRoom(moving: [2], adding: 1, in: 1))
        #expect(lists.hasRoom(moving: [2], adding: 0, in: 1))
        #expect(lists.hasRoom(moving: [], adding: 5, in: 0))
        #expect(result(lists, [.moved(1)], on: 1, at: 0) == nil)
        #expect(result(lists, [.moved(3)], on: 1, at: 0) == [[1], [3, 2]])
    }

    @Test("A copy needs an identifier that no other item has")
    func copies() {
        let lists = Lists([[1], [2]], capacities: [nil, nil])
        #expect(result(lists, [.added(7)], on: 1, at: 0) == [[1], [7, 2]])
        for pieces: [Lists.Piece] in [[.added(1)], [.added(7), .added(7)], [.moved(1), .moved(1)]] {
            #expect(result(lists, pieces, on: 1, at: 0) == nil)
        }
    }

    @Test("Dropping an item where it was changes nothing")
    func nothing() throws {
        let lists = Lists([[1, 2, 3]], capacities: [3])
        #expect(try lists.dropping([.moved(2)], on: 0, at: 1).get().isEmpty)
        #expect(try lists.dropping([.moved(9)], on: 0, at: 1).get().isEmpty)
    }

    @Test("Undo still works after other items were added and removed")
    func late() throws {
        let lists = Lists([[1, 2, 3], [4]], capacities: [nil, nil])
        let change = try lists.dropping([.moved(3), .added(8)], on: 1, at: 0).get()
        #expect(change.lists == [[1, 2], [3, 8, 4]])
        let later = Lists([[1], [5, 3, 8, 4]], capacities: [nil, nil])
        #expect(later.placing(change.inverse).lists == [[1, 3], [5, 4]])
    }

    @Test("A duplicate identifier is found")
    func repeated() {
        #expect(Lists.repeated(in: [[1, 2], [3]]) == nil)
        #expect(Lists.repeated(in: [[1, 2], [3, 1]]) == 1)
        #expect(Lists.repeated(in: [[4, 4]]) == 4)
    }

    // MARK: All small lists

    /// The lists after `pieces` were dropped on a list, computed step by step; nil if the drop is refused. Without
    /// `row`, the pieces are dropped at the end of the list.
    private func plainDrop(
        _ lists: [[Int]], _ capacities: [Int?], _ pieces: [Lists.Piece], on list: Int, at row: Int?
    ) -> [[Int]]? {
        var lists = lists
        var hand: [Int] = []
        var arriving = 0
        let before = lists[list].count
        for piece in pieces {
            switch piece {
            case .moved(let id):
                for index in lists.indices {
                    guard let found = lists[index].firstIndex(of: id) else { continue }
                    lists[index].remove(at: found)
                    hand.append(id)
                    if index != list { arriving += 1 }
                }
            case .added(let id):
                if lists.joined().contains(id) || hand.contains(id) { return nil }
                hand.append(id)
                arriving += 1
            }
        }
        if arriving > 0, let most = capacities[list], before + arriving > most { return nil }
        var place = row ?? lists[list].count
        if place < 0 { place = 0 }
        while place > lists[list].count { place -= 1 }
        for id in hand.reversed() { lists[list].insert(id, at: place) }
        return lists
    }

    /// All ways to distribute the numbers below `count` over three lists. Each way occurs twice: with ascending lists,
    /// and with descending lists.
    private func deals(_ count: Int) -> [[[Int]]] {
        var deals: [[[Int]]] = [[[], [], []]]
        for id in 0..<count {
            deals = deals.flatMap { deal in
                (0..<3).map { list in
                    var deal = deal
                    deal[list].append(id)
                    return deal
                }
            }
        }
        return deals + deals.map { $0.map { $0.reversed() } }
    }

    /// All drops on lists with `count` items. A drop is a sequence of up to two different pieces, or of up to three if
    /// there are two items.
    ///
    /// The pieces are the existing items, one item that no longer exists, and three new items. One of the new items has
    /// the number 0, which an existing item may have already.
    private func drops(_ count: Int) -> [[Lists.Piece]] {
        let pieces: [Lists.Piece] = (0..<count).map { .moved($0) } + [.moved(90), .added(91), .added(92), .added(0)]
        var drops: [[Lists.Piece]] = [[]]
        var last = drops
        for _ in 0..<(count == 2 ? 3 : 2) {
            last = last.flatMap { drop in
                pieces.filter { piece in !drop.contains { $0.id == piece.id } }.map { drop + [$0] }
            }
            drops += last
        }
        return drops
    }

    @Test("Every drop of up to three pieces on three lists of up to three items matches a model and can be undone")
    func exhaustive() throws {
        var count = 0
        for items in 0...3 {
            for deal in deals(items) {
                for capacities: [Int?] in [[nil, nil, nil], [2, nil, 0]] {
                    let lists = Lists(deal, capacities: capacities)
                    for pieces in drops(items) {
                        for list in 0..<3 {
                            for row in [nil, 0, 1, 9] as [Int?] {
                                count += 1
                                try check(lists, pieces, on: list, at: row)
                            }
                        }
                    }
                }
            }
        }
        #expect(count > 80_000)
    }

    private func check(_ lists: Lists, _ pieces: [Lists.Piece], on list: Int, at row: Int?) throws {
        let plain = plainDrop(lists.lists, lists.capacities, pieces, on: list, at: row)
        guard let change = try? lists.dropping(pieces, on: list, at: row).get() else {
            if plain != nil { Issue.record("\(lists.lists) refuses \(pieces) on \(list) at \(row as Any)") }
            return
        }
        guard change.lists == plain else {
            Issue.record("\(lists.lists), \(pieces) on \(list) at \(row as Any): \(change.lists)")
            return
        }
        let after = Lists(change.lists, capacities: lists.capacities)
        let back = after.placing(change.inverse)
        let again = Lists(back.lists, capacities: lists.capacities).placing(back.inverse)
        if back.lists != lists.lists || again.lists != change.lists || change.isEmpty != (lists.lists == change.lists) {
            Issue.record("\(lists.lists), \(pieces) on \(list) at \(row as Any) does not go back")
        }
    }

    // MARK: Placing

    /// The lists after `placements`, computed step by step.
    ///
    /// An item whose row another item has just taken is placed below that item.
    private func plainPlacing(_ lists: [[Int]], _ placements: [Lists.Placement]) -> [[Int]] {
        var lists = lists.map { $0.filter { id in !placements.contains { $0.id == id } } }
        for list in lists.indices {
            var lowest = 0
            for row in -1...9 {
                for placement in placements where placement.place == Lists.Place(list: list, row: row) {
                    let place = min(max(row, lowest), lists[list].count)
                    lists[list].insert(placement.id, at: place)
                    lowest = place + 1
                }
            }
        }
        return lists
    }

    @Test("Placing up to three items in any rows, or removing them, matches a model")
    func exhaustivePlacing() {
        let places: [Lists.Place?] =
            [nil, .init(list: 2, row: 1)] + [-1, 0, 1, 2, 9].map { Lists.Place(list: 0, row: $0) }
        var all: [[Lists.Placement]] = [[]]
        for id in [2, 0, 90] { all += all.flatMap { some in places.map { some + [.init(id, at: $0)] } } }
        var count = 0
        for deal in deals(3) {
            let lists = Lists(deal, capacities: [0, nil, 1])
            for placements in all {
                count += 1
                let (change, plain) = (lists.placing(placements), plainPlacing(deal, placements))
                let changed = deal.indices.filter { deal[$0] != plain[$0] }
                if change.lists != plain || change.changed != changed {
                    Issue.record("\(placements) in \(deal): \(change.lists), and not \(plain)")
                }
            }
        }
        #expect(count > 25_000)
    }

    @Test("The time to move half of the items and undo it grows with their number, not with its square")
    func cost() {
        let ratio = timeRatio(from: 4_000, to: 64_000) { count in
            let ids = (0..<count).map(LargeID.init)
            let lists = LinkedLists([ids, []], capacities: [nil, nil])
            let moved = stride(from: 0, to: count, by: 2).map { LinkedLists<LargeID>.Piece.moved(ids[$0]) }
            return {
                guard let change = try? lists.dropping(moved, on: 1, at: 0).get() else {
                    Issue.record("The list has no room")
                    return
                }
                let back = LinkedLists(change.lists, capacities: [nil, nil]).placing(change.inverse)
                #expect(back.lists == [ids, []])
            }
        }
        #expect(ratio < 64, "\(ratio)")
    }

    /// An identifier of 136 bytes. It is so large that shifting identifiers in an array takes longer than hashing them.
    private struct LargeID: Hashable {
        let number: Int
        private let others = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

        init(_ number: Int) { self.number = number }

        static func == (one: LargeID, other: LargeID) -> Bool { one.number == other.number }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
}
