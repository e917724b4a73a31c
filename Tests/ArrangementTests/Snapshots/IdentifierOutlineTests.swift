// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Identifier outline")
struct IdentifierOutlineTests {
    typealias Branch = ReferenceOutline.Branch

    /// Makes one change in the outline and in the model, and describes the first difference; nil if there is none.
    private func fault(
        _ change: OutlineChange, _ outline: inout IdentifierOutline<Int>, _ plain: inout ReferenceOutline,
        checksAll: Bool = true
    ) -> String? {
        let before = plain
        var (newOutline, newPlain) = (outline, plain)
        let isRight = (try? change.apply(to: &newPlain)) != nil
        if isRight { plain = newPlain }
        guard ((try? change.apply(to: &newOutline)) != nil) == isRight else {
            return "\(change) of \(before.visualDescription()) is \(isRight ? "refused" : "made")"
        }
        // A call that throws an error must change nothing.
        outline = newOutline
        guard checksAll else { return nil }
        let difference = outline.difference(from: plain) ?? outline.brokenInvariant()
        return difference.map { "\(change) of \(before.visualDescription()): \($0)" }
    }

    /// Makes every change in every outline that changes can lead to, and describes the first differences. Moves do not
    /// lead to outlines in which changes are made.
    private func faults(_ changes: (ReferenceOutline) -> [OutlineChange]) -> (states: Int, faults: [String]) {
        var found: Set<ReferenceOutline> = [ReferenceOutline()]
        var waiting = [(IdentifierOutline<Int>(), ReferenceOutline())]
        var broken: [String] = []
        while let (outline, plain) = waiting.popLast(), broken.count < 5 {
            if let fault = outline.differenceOfParts(from: plain) { broken.append(fault) }
            for change in changes(plain) {
                var (newOutline, newPlain) = (outline, plain)
                let fault = fault(change, &newOutline, &newPlain)
                if let fault { broken.append(fault) }
                if fault != nil || change.isMove { continue }
                if found.insert(newPlain).inserted { waiting.append((newOutline, newPlain)) }
            }
            if let fault = outline.difference(from: plain) { broken.append("A copy has changed: \(fault)") }
        }
        return (found.count, broken)
    }

    /// All calls with one or two of three items, and with an unknown one, and with small outlines of these items.
    static let changes: [OutlineChange] = {
        let items = [1, 2, 3, 9]
        var lists: [[Int]] = [[]]
        for item in items.dropLast() { lists += [[item]] + items.dropLast().map { [item, $0] } }
        let parts = [
            ReferenceOutline(), ReferenceOutline([Branch(item: 2)]),
            ReferenceOutline([Branch(item: 3, isExpanded: true, children: [Branch(item: 1)])]),
            ReferenceOutline([Branch(item: 1, children: [Branch(item: 2, isExpanded: true)]), Branch(item: 3)]),
        ]
        var changes = lists.flatMap { [OutlineChange.append($0, nil), .remove($0)] }
        changes += [.remove([9]), .remove([1, 9]), .expand([1, 9, 2, 3]), .collapse([1, 2, 3, 9])]
        for item in items {
            changes += [.expand([item]), .collapse([item]), .remove([item, item])]
            changes += lists.flatMap { list in
                [OutlineChange.append(list, item), .insert(list, item, after: false), .insert(list, item, after: true)]
            }
            changes += parts.flatMap { part in
                [OutlineChange.graft(part, item, after: false), .graft(part, item, after: true), .replace(item, part)]
            }
        }
        return changes
    }()

    @Test("Each call on each outline of up to three items gives the same as nested arrays (C247, C248)")
    func exhaustive() {
        let (states, faults) = faults { plain in
            Self.changes + (0...plain.visibleItems.count).map { .drop(ReferenceOutline([Branch(item: 3)]), $0) }
        }
        #expect(faults.isEmpty, "\(faults.first ?? "")")
        // Ordered forests of 0 to 3 of the three items: 1, 1, 2 and 5 shapes, each item expanded or not.
        #expect(states == 1 + 3 * 2 + 6 * 2 * 4 + 6 * 5 * 8)
    }

    @Test("Each drag in each outline of up to five items gives the same as nested arrays (C252)")
    func exhaustiveMoves() {
        var moves = 0
        let (states, faults) = faults { plain in
            let items = plain.items
            var changes = items.map { OutlineChange.expand([$0]) }
            // Appended to the last item or its ancestors, the items are numbered in order: other numbers make no
            // difference.
            if items.count < 5 {
                var parent = items.last
                while let item = parent {
                    changes.append(.append([items.count + 1], item))
                    parent = plain.lines[item - 1].parent
                }
                changes.append(.append([items.count + 1], nil))
            }
            for item in items { for index in -1...items.count { changes.append(.move(item, index)) } }
            moves += items.count * (items.count + 2)
            return changes
        }
        #expect(faults.isEmpty, "\(faults.first ?? "")")
        // Ordered forests of n items, for n from 0 to 5, have 1, 1, 2, 5, 14 and 42 shapes, each item expanded or not.
        #expect(states == 1 + 2 + 2 * 4 + 5 * 8 + 14 * 16 + 42 * 32)
        #expect(moves > 50_000)
    }

    @Test("Thousands of random calls on a large outline give the same as nested arrays", arguments: [1, 2, 3, 4])
    func random(seed: UInt64) {
        var generator = Seeded(seed: seed)
        var (outline, plain) = (IdentifierOutline<Int>(), ReferenceOutline())
        let limit = [20, 60, 120, 400][Int(seed) - 1]
        func number() -> Int { generator.next(below: limit) }
        func some() -> [Int] { (0..<generator.next(below: 4)).map { _ in number() } }
        func part() -> ReferenceOutline {
            let first = number()
            let inner = Branch(item: first + 1, children: [Branch(item: first + 2)])
            let roots = [Branch(item: first, isExpanded: Bool.random(using: &generator), children: [inner])]
            return ReferenceOutline(generator.next(below: 2) == 0 ? roots : roots + [Branch(item: first + 3)])
        }
        for step in 0..<10_000 {
            let change: OutlineChange
            switch generator.next(below: 24) {
            case 0..<2: change = .append(some(), nil)
            case 2..<6: change = .append(some(), number())
            case 6..<8: change = .insert(some(), number(), after: Bool.random(using: &generator))
            case 8: change = .graft(part(), number(), after: Bool.random(using: &generator))
            case 9: change = .replace(number(), part())
            case 10: change = .drop(part(), generator.next(below: outline.visibleItemCount + 1))
            case 11: change = .remove([number()])
            case 12 where step % 3 == 0: change = .remove(some())
            case 13 where step % 200 == 0: change = .remove(Array(outline.allItems().suffix(limit / 3)))
            case 14..<18: change = .expand(some() + some())
            case 18: change = .collapse([number()])
            default:
                guard outline.visibleItemCount > 0 else { continue }
                let item = outline.visibleItem(at: generator.next(below: outline.visibleItemCount))
                change = .move(item, generator.next(below: outline.visibleItemCount))
            }
            if let fault = fault(change, &outline, &plain, checksAll: step % 40 == 0) {
                Issue.record("step \(step): \(fault)")
                return
            }
        }
        #expect(outline.difference(from: plain) == nil)
        #expect(outline.differenceOfParts(from: plain) == nil)
        #expect(outline.itemCount > 5)
    }

    /// Fruit, expanded, with apple, which is collapsed and contains a kind, and with pear; then bread, collapsed with
    /// rye; then milk.
    private var food: IdentifierOutline<String> {
        typealias Line = IdentifierOutline<String>.Line
        return IdentifierOutline([
            Line(item: "fruit", isExpanded: true), Line(item: "apple", level: 1), Line(item: "russet", level: 2),
            Line(item: "pear", level: 1), Line(item: "bread"), Line(item: "rye", level: 1), Line(item: "milk"),
        ])
    }

    @Test("A dropped item joins the item below it, or the item above it if that one is deeper (C252)")
    func drops() throws {
        func dropped(_ item: String, at index: Int) throws -> String? {
            let place = food.dropPlace(of: item, toVisibleIndex: index)
            guard let outline = food.moved(item, toVisibleIndex: index) else {
                #expect(place == nil)
                return nil
            }
            #expect(try place?.level == outline.level(of: item))
            #expect(try place?.parent == outline.parent(of: item))
            #expect(outline.visibleIndex(of: item) == index)
            #expect(outline.brokenInvariant() == nil)
            return try "\(outline.level(of: item)) in \(outline.parent(of: item) ?? "the section")"
        }
        #expect(food.visibleItems() == ["fruit", "apple", "pear", "bread", "milk"])
        // Above the first item, directly below an expanded one, between two siblings and at the end of the branch.
        #expect(try dropped("milk", at: 0) == "0 in the section")
        #expect(try dropped("milk", at: 1) == "1 in fruit")
        #expect(try dropped("milk", at: 2) == "1 in fruit")
        #expect(try dropped("milk", at: 3) == "1 in fruit")
        // Below a collapsed item, whose hidden children stay with it.
        #expect(try dropped("pear", at: 3) == "0 in the section")
        #expect(food.moved("pear", toVisibleIndex: 3)?.allItems().suffix(4) == ["bread", "rye", "pear", "milk"])
        #expect(try dropped("apple", at: 4) == "0 in the section")
        #expect(try food.moved("apple", toVisibleIndex: 4)?.parent(of: "russet") == "apple")
        // A branch takes its descendants along, and cannot be dropped between them.
        #expect(food.moved("bread", toVisibleIndex: 1)?.allItems().prefix(3) == ["fruit", "bread", "rye"])
        #expect(try dropped("fruit", at: 1) == nil)
        #expect(food.moved("fruit", toVisibleIndex: 3)?.visibleItems() == ["bread", "fruit", "apple", "pear", "milk"])
    }

    @Test("An item dropped at its own place keeps its level, and a hidden item cannot be dragged (C252)")
    func dropsWithoutMove() {
        // Pear is the last child, and the item below has another level.
        #expect(food.moved("pear", toVisibleIndex: 2) == food)
        // The place below the branch of fruit is the place of fruit.
        #expect(food.moved("fruit", toVisibleIndex: 2) == food)
        #expect(food.dropPlace(of: "pear", toVisibleIndex: 2) == .init(parent: "fruit", level: 1))
        #expect(food.dropPlace(of: "fruit", toVisibleIndex: 2) == .init(parent: nil, level: 0))
        for (item, index) in [("rye", 0), ("milk", 5), ("milk", -1), ("cheese", 0)] {
            #expect(food.moved(item, toVisibleIndex: index) == nil)
            #expect(food.dropPlace(of: item, toVisibleIndex: index) == nil)
        }
    }

    @Test("Items dragged from another section get their level in the same way (C252)")
    func dropsFromOtherSections() throws {
        let levels = try (0...5).map { index in
            var outline = food
            try outline.insert(
                IdentifierOutline([.init(item: "new"), .init(item: "x", level: 1)]), atVisibleIndex: index)
            #expect(outline.visibleIndex(of: "new") == index)
            #expect(try outline.parent(of: "x") == "new")
            return try outline.level(of: "new")
        }
        #expect(levels == [0, 1, 1, 1, 0, 0])
        #expect((0...5).map { food.dropPlace(atVisibleIndex: $0)?.level } == levels)
        #expect(food.dropPlace(atVisibleIndex: 3)?.parent == "fruit")
        #expect(food.dropPlace(atVisibleIndex: 6) == nil)
        var empty = IdentifierOutline<String>()
        try empty.insert(food, atVisibleIndex: 0)
        #expect(empty == food)
    }

    @Test("Two outlines with the same items, levels and states are equal, also after different edits")
    func equality() throws {
        let plain = ReferenceOutline([Branch(item: 1, children: [Branch(item: 2)]), Branch(item: 3)])
        var outline = IdentifierOutline<Int>()
        try outline.append([3], to: nil)
        try outline.insert([1, 4], beside: 3, after: false)
        try outline.append([2], to: 1)
        #expect(outline != IdentifierOutline(plain))
        try outline.remove([4])
        #expect(outline == IdentifierOutline(plain))
        outline.setExpanded(true, [1])
        #expect(outline != IdentifierOutline(plain))
        try outline.remove([2])
        try outline.insert([2], beside: 1, after: true)
        #expect(outline.allItems() == plain.items)
        #expect(outline != IdentifierOutline(plain))
    }

    @Test("A description has a line per item: + expanded, - collapsed, * visible, two blanks per level (C251)")
    func description() throws {
        var outline = IdentifierOutline(
            ReferenceOutline([
                Branch(item: 20, isExpanded: true, children: [Branch(item: 22)]), Branch(item: 21, isExpanded: true),
            ]))
        try outline.append([30], to: 22)
        outline.setExpanded(true, [30])
        #expect(outline.visualDescription() == "+* 20\n  -* 22\n    +  30\n+* 21")
        #expect(IdentifierOutline<Int>().visualDescription() == "")
    }

    @Test("An insertion after an item returns the item that follows, as UIKit's method does (C250)")
    func resultOfInsertion() throws {
        var outline = IdentifierOutline<Int>()
        try outline.append([1, 2, 3], to: nil)
        try outline.append([11], to: 1)
        try outline.append([31], to: 3)
        #expect(try outline.resultOfInsertion(after: 1) == 2)
        #expect(try outline.resultOfInsertion(after: 11) == 11)
        #expect(try outline.resultOfInsertion(after: 2) == 2)
        #expect(try outline.resultOfInsertion(after: 3) == nil)
        #expect(try outline.resultOfInsertion(after: 31) == nil)
    }

    // MARK: Mistakes

    private func message(_ body: (inout IdentifierOutline<Int>) throws -> Void) -> String? {
        var outline = IdentifierOutline<Int>()
        try! outline.append([1, 2], to: nil)
        try! outline.append([3], to: 2)
        let before = outline
        let mistake = #expect(throws: SnapshotError.self) { try body(&outline) }
        #expect(outline == before)
        #expect(outline.brokenInvariant() == nil)
        return mistake?.message
    }

    @Test("Duplicates give UIKit's message with each duplicate once, and nothing is inserted (C249)")
    func duplicates() {
        func list(_ items: Int...) -> String {
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
                + items.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
        }
        #expect(message { try $0.append([5, 1], to: 3) } == list(1))
        #expect(message { try $0.append([5, 6, 5, 5], to: nil) } == list(5))
        #expect(message { try $0.append([3, 7, 7, 3, 1], to: nil) } == list(3, 7, 1))
        #expect(message { try $0.insert([1], beside: 1, after: true) } == list(1))
        #expect(message { try $0.insert($0, beside: 1, after: true) } == list(1, 2, 3))
        #expect(message { try $0.replaceChildren(of: 2, with: $0) } == list(1, 2))
    }

    @Test("A branch cannot be inserted below itself or beside itself (C249)")
    func ownSubtree() {
        for includingItem in [true, false] {
            _ = message { try $0.insert($0.subtree(of: 2, includingItem: includingItem), beside: 3, after: false) }
        }
        _ = message { try $0.replaceChildren(of: 3, with: $0.subtree(of: 2, includingItem: true)) }
        _ = message { try $0.insert($0.subtree(of: 2, includingItem: true), atVisibleIndex: 0) }
    }

    @Test("Unknown items give UIKit's messages, and nothing changes (C249)")
    func unknownItems() {
        let ending = " does not exist in section snapshot: 9"
        #expect(message { _ = try $0.isExpanded(9) } == "Item identifier\(ending)")
        #expect(message { _ = try $0.isVisible(9) } == "Item identifier\(ending)")
        #expect(message { _ = try $0.level(of: 9) } == "Item identifier\(ending)")
        #expect(message { _ = try $0.parent(of: 9) } == "Child item identifier\(ending)")
        #expect(message { _ = try $0.subtree(of: 9, includingItem: true) } == "Parent item identifier\(ending)")
        #expect(message { try $0.append([5], to: 9) } == "Parent item identifier\(ending)")
        #expect(message { try $0.replaceChildren(of: 9, with: $0) } == "Parent item identifier\(ending)")
        #expect(message { try $0.insert([5], beside: 9, after: false) } == "Item identifier to insert before\(ending)")
        #expect(message { try $0.insert([5], beside: 9, after: true) } == "Item identifier to insert after\(ending)")
        #expect(message { try $0.remove([1, 9, 8]) } == "Failed to find index of item 9")
    }

    @Test("Unknown items are returned by setExpanded, are contained nowhere and have no index (C247, C249)")
    func unknownItemsWithoutMistake() throws {
        var outline = IdentifierOutline<Int>()
        try outline.append([1], to: nil)
        #expect(outline.setExpanded(true, [8, 1, 9]) == [8, 9])
        #expect(try outline.isExpanded(1))
        #expect(outline.setExpanded(false, [9]) == [9])
        #expect(!outline.contains(9))
        #expect(outline.index(of: 9) == nil)
        #expect(outline.visibleIndex(of: 9) == nil)
        #expect(outline.moved(9, toVisibleIndex: 0) == nil)
    }

    @Test("An empty list changes nothing, whatever its destination")
    func emptyLists() throws {
        var outline = IdentifierOutline<Int>()
        try outline.append([], to: 9)
        try outline.insert([], beside: 9, after: true)
        try outline.remove([])
        #expect(outline.itemCount == 0)
    }

    @Test("A mistake's description ends the message as a sentence, and says how to mend it")
    func advice() {
        let error = SnapshotError.notInOutline("b", "level(of:)")
        #expect(error.description.contains("section snapshot: b. level(of:) takes an item"))
        #expect(SnapshotError.outlineDuplicates([1]).description.contains("\n)} Pass each identifier once"))
    }

    // MARK: Memory

    /// An identifier that is an object, whose deallocation can be observed.
    private final class Token: Hashable, Sendable {
        let number: Int

        init(_ number: Int) { self.number = number }

        static func == (a: Token, b: Token) -> Bool { a.number == b.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("Removed items are released, and their memory is used again")
    func release() throws {
        var outline = IdentifierOutline<Token>()
        try outline.append((0..<100).map(Token.init), to: nil)
        weak var removed: Token?
        do {
            let token = Token(1000)
            removed = token
            try outline.append([token], to: Token(50))
        }
        #expect(removed != nil)
        try outline.remove([Token(50)])
        #expect(removed == nil)
        for round in 0..<1000 {
            try outline.append([Token(2000 + round)], to: Token(7))
            try outline.replaceChildren(of: Token(7), with: IdentifierOutline())
        }
        #expect(outline.tree.nodes.count <= 102)
        #expect(outline.brokenInvariant() == nil)
    }

    @Test("An item that is inserted again, equal but not identical, does not replace the first one")
    func identity() throws {
        let first = Token(1)
        var outline = IdentifierOutline<Token>()
        try outline.append([first], to: nil)
        weak var second: Token?
        do {
            let token = Token(1)
            second = token
            #expect(throws: SnapshotError.self) { try outline.append([token], to: nil) }
        }
        #expect(outline.item(at: 0) === first)
        #expect(second == nil)
    }

    @Test("After most items are removed, the outline takes the memory of the rest only")
    func shrinking() throws {
        var outline = IdentifierOutline<Int>()
        try outline.append([-1, -2], to: nil)
        try outline.append(Array(0..<1000), to: -1)
        try outline.remove([-1])
        #expect(outline.tree.nodes.count == 2)
        #expect(outline.allItems() == [-2])
        #expect(outline.brokenInvariant() == nil)
    }
}
