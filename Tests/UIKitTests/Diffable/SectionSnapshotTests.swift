// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@Suite @MainActor
struct SectionSnapshotTests {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// An outline of fruit and bread. Fruit contains apple and pear, and apple contains two kinds.
    private var outline: Outline {
        var outline = Outline()
        outline.append(["fruit", "bread"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["russet", "pippin"], to: "apple")
        return outline
    }

    @Test("Root items have level 0, and descendants of a collapsed item are not visible (330, C248)")
    func levels() {
        var outline = outline
        #expect(outline.items == ["fruit", "apple", "russet", "pippin", "pear", "bread"])
        #expect(outline.rootItems == ["fruit", "bread"])
        #expect(outline.visibleItems == ["fruit", "bread"])
        #expect(outline.level(of: "fruit") == 0)
        #expect(outline.level(of: "pippin") == 2)
        #expect(outline.parent(of: "pippin") == "apple")
        #expect(outline.parent(of: "bread") == nil)
        #expect(outline.index(of: "pear") == 4)
        #expect(outline.index(of: "x") == nil)
        #expect(outline.contains("pear"))
        #expect(!outline.contains("x"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
        #expect(outline.isExpanded("fruit"))
        #expect(outline.isVisible("apple"))
        #expect(!outline.isVisible("russet"))
        #expect(!outline.isExpanded("apple"))
        outline.expand(["apple"])
        outline.collapse(["fruit"])
        #expect(outline.visibleItems == ["fruit", "bread"])
        #expect(outline.isExpanded("apple"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == outline.items)
    }

    @Test("Items inserted before or after an item get its level; after it, they follow its descendants (330, C247)")
    func inserting() {
        var outline = outline
        outline.insert(["kiwi"], before: "apple")
        outline.insert(["plum", "fig"], after: "apple")
        outline.insert(["cheese"], after: "fruit")
        #expect(
            outline.items == ["fruit", "kiwi", "apple", "russet", "pippin", "plum", "fig", "pear", "cheese", "bread"])
        #expect(["kiwi", "plum", "fig"].allSatisfy { outline.level(of: $0) == 1 && outline.parent(of: $0) == "fruit" })
        #expect(outline.level(of: "cheese") == 0)
    }

    @Test("Partial snapshots can be extracted and inserted, and can replace the children of an item")
    func parts() {
        var outline = outline
        outline.expand(["apple"])
        var part = outline.snapshot(of: "apple")
        #expect(part.items == ["russet", "pippin"])
        #expect(part.level(of: "russet") == 0)
        let whole = outline.snapshot(of: "apple", includingParent: true)
        #expect(whole.items == ["apple", "russet", "pippin"])
        #expect(whole.isExpanded("apple"))
        #expect(whole.parent(of: "apple") == nil)
        #expect(whole.level(of: "pippin") == 1)
        outline.delete(["apple"])
        #expect(outline.items == ["fruit", "pear", "bread"])
        outline.insert(whole, after: "bread")
        part.deleteAll()
        part.append(["rye"])
        outline.insert(part, before: "pear")
        #expect(outline.items == ["fruit", "rye", "pear", "bread", "apple", "russet", "pippin"])
        #expect(outline.level(of: "rye") == 1)
        #expect(outline.level(of: "russet") == 1)
        var kinds = Outline()
        kinds.append(["gala"])
        outline.replace(childrenOf: "apple", using: kinds)
        #expect(outline.items == ["fruit", "rye", "pear", "bread", "apple", "gala"])
    }

    @Test("Deleting an item deletes its descendants (330, C247)")
    func deleting() {
        var outline = outline
        let copy = Outline(outline)
        outline.delete(["fruit", "pippin", "fruit"])
        #expect(outline.items == ["bread"])
        #expect(copy.items.count == 6)
        outline.deleteAll()
        #expect(outline.items == [])
        #expect(outline.rootItems == [])
    }

    @Test("visualDescription() shows + for expanded, - for collapsed and * for visible items (C251)")
    func description() {
        var outline = outline
        outline.expand(["fruit", "bread"])
        #expect(
            outline.visualDescription() == """
                +* fruit
                  -* apple
                    -  russet
                    -  pippin
                  -* pear
                +* bread
                """)
    }

    @Test("Items without children can be expanded, and stay so when they get children (C247)")
    func expandingLeaves() {
        var outline = outline
        outline.expand(["bread"])
        #expect(outline.isExpanded("bread"))
        outline.append(["rye"], to: "bread")
        #expect(outline.visibleItems == ["fruit", "bread", "rye"])
        outline.delete(["bread"])
        outline.append(["bread"])
        #expect(!outline.isExpanded("bread"))
    }

    @Test("Expanding an item again shows its descendants with their former states (C246)")
    func formerStates() {
        var outline = outline
        outline.expand(["fruit", "apple"])
        outline.collapse(["fruit"])
        #expect(outline.visibleItems == ["fruit", "bread"])
        #expect(outline.isVisible("fruit"))
        #expect(!outline.isVisible("russet"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "russet", "pippin", "pear", "bread"])
    }

    @Test("An empty list of items changes nothing, whatever its destination")
    func emptyLists() {
        var outline = outline
        let before = outline.items
        outline.append([], to: "x")
        outline.insert([] as [String], before: "x")
        outline.insert([] as [String], after: "x")
        outline.delete([])
        #expect(outline.items == before)
    }

    @Test("Expanding and collapsing an unknown item is ignored and logged (C247)")
    func unknownItems() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["a"])
            outline.expand(["x", "a"])
            outline.collapse(["y"])
            precondition(outline.isExpanded("a"))
            precondition(!outline.contains("x"))
            precondition(outline.index(of: "x") == nil)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Warning: Item identifier does not exist in section snapshot: x. expand(_:) takes"))
        #expect(text.contains("Warning: Item identifier does not exist in section snapshot: y. collapse(_:) takes"))
    }

    /// A misuse of a snapshot with the items "a" and "b", "b" with the child "c", and UIKit's message about it.
    struct Misuse: Codable, Sendable, CustomTestStringConvertible {
        enum Call: String, Codable {
            case append, appendTwice, appendToUnknown, insertBefore, insertAfter, insertOwnPart, replace
            case delete, isExpanded, isVisible, level, parent, part
        }

        var call: Call
        var message: String

        var testDescription: String { call.rawValue }
    }

    private nonisolated static let unique =
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    "

    nonisolated static let misuses: [Misuse] = [
        Misuse(call: .append, message: unique + "a\n)}"),
        Misuse(call: .appendTwice, message: unique + "d\n)}"),
        Misuse(call: .appendToUnknown, message: "Parent item identifier does not exist in section snapshot: x"),
        Misuse(call: .insertBefore, message: "Item identifier to insert before does not exist in section snapshot: x"),
        Misuse(call: .insertAfter, message: "Item identifier to insert after does not exist in section snapshot: x"),
        Misuse(call: .insertOwnPart, message: unique + "c\n)}"),
        Misuse(call: .replace, message: unique + "a\n)}"),
        Misuse(call: .delete, message: "Failed to find index of item x"),
        Misuse(call: .isExpanded, message: "Item identifier does not exist in section snapshot: x"),
        Misuse(call: .isVisible, message: "Item identifier does not exist in section snapshot: x"),
        Misuse(call: .level, message: "Item identifier does not exist in section snapshot: x"),
        Misuse(call: .parent, message: "Child item identifier does not exist in section snapshot: x"),
        Misuse(call: .part, message: "Parent item identifier does not exist in section snapshot: x"),
    ]

    @Test("Duplicate and unknown items end the app with UIKit's messages (C249)", arguments: misuses)
    func misuse(_ misuse: Misuse) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["a", "b"])
            outline.append(["c"], to: "b")
            var other = NSDiffableDataSourceSectionSnapshot<String>()
            other.append(["a"])
            switch misuse.call {
            case .append: outline.append(["d", "a"], to: "b")
            case .appendTwice: outline.append(["d", "d"])
            case .appendToUnknown: outline.append(["d"], to: "x")
            case .insertBefore: outline.insert(["d"], before: "x")
            case .insertAfter: outline.insert(other, after: "x")
            case .insertOwnPart: outline.insert(outline.snapshot(of: "b"), before: "c")
            case .replace: outline.replace(childrenOf: "b", using: other)
            case .delete: outline.delete(["a", "x"])
            case .isExpanded: _ = outline.isExpanded("x")
            case .isVisible: _ = outline.isVisible("x")
            case .level: _ = outline.level(of: "x")
            case .parent: _ = outline.parent(of: "x")
            case .part: _ = outline.snapshot(of: "x")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(misuse.message))
    }

    @Test("A copy does not change with the original")
    func copies() {
        var outline = outline
        let copy = outline
        outline.expand(["fruit"])
        outline.insert(["kiwi"], before: "apple")
        #expect(copy.items.count == 6)
        #expect(copy.visibleItems == ["fruit", "bread"])
        #expect(!copy.isExpanded("fruit"))
    }

    @Test("A snapshot with 100,000 levels can be made, read and released without an overflow of the stack")
    func deep() {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([0])
        // Each round puts a chain of up to 500 items below the last item.
        var count = 1
        while count < 100_000 {
            var part = NSDiffableDataSourceSectionSnapshot<Int>()
            part.append([count])
            for item in count + 1..<min(2 * count, count + 500) { part.append([item], to: item - 1) }
            outline.replace(childrenOf: count - 1, using: part)
            count += part.items.count
        }
        #expect(outline.level(of: count - 1) == count - 1)
        outline.expand(outline.items)
        #expect(outline.visibleItems.count == count)
        outline.delete([1])
        #expect(outline.items == [0])
    }

    @Test("A table shows the visible items of a section snapshot")
    func inTable() throws {
        let stage = DiffableStage()
        var outline = outline
        func show() {
            stage.source.apply(Snapshot([outline.visibleItems]))
        }
        show()
        outline.expand(["fruit"])
        show()
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["fruit", "apple", "pear", "bread"])
    }
}
