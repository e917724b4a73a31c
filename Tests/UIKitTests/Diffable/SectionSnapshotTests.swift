// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@Suite @MainActor
struct SectionSnapshotTests {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Fruit with apple and pear, apple with two kinds; then bread.
    private var outline: Outline {
        var outline = Outline()
        outline.append(["fruit", "bread"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["russet", "pippin"], to: "apple")
        return outline
    }

    @Test("Items are below others; a root's level is 0, and what is below a closed item is not seen (330)")
    func levels() {
        var outline = outline
        #expect(outline.items == ["fruit", "apple", "russet", "pippin", "pear", "bread"])
        #expect(outline.rootItems == ["fruit", "bread"] && outline.visibleItems == ["fruit", "bread"])
        #expect(outline.level(of: "fruit") == 0 && outline.level(of: "pippin") == 2)
        #expect(outline.parent(of: "pippin") == "apple" && outline.parent(of: "bread") == nil)
        #expect(outline.index(of: "pear") == 4 && outline.index(of: "x") == nil)
        #expect(outline.contains("pear") && !outline.contains("x"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"] && outline.isExpanded("fruit"))
        #expect(outline.isVisible("apple") && !outline.isVisible("russet") && !outline.isExpanded("apple"))
        outline.expand(["apple"])
        outline.collapse(["fruit"])
        #expect(outline.visibleItems == ["fruit", "bread"] && outline.isExpanded("apple"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == outline.items)
    }

    @Test("Before an item is on its level; after it comes after all that is below it, on its level (330)")
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

    @Test("Whole snapshots are put in, taken out and put in the place of what is below an item")
    func parts() {
        var outline = outline
        outline.expand(["apple"])
        var part = outline.snapshot(of: "apple")
        #expect(part.items == ["russet", "pippin"] && part.level(of: "russet") == 0)
        let whole = outline.snapshot(of: "apple", includingParent: true)
        #expect(whole.items == ["apple", "russet", "pippin"] && whole.isExpanded("apple"))
        #expect(whole.parent(of: "apple") == nil && whole.level(of: "pippin") == 1)
        outline.delete(["apple"])
        #expect(outline.items == ["fruit", "pear", "bread"])
        outline.insert(whole, after: "bread")
        part.deleteAll()
        part.append(["rye"])
        outline.insert(part, before: "pear")
        #expect(outline.items == ["fruit", "rye", "pear", "bread", "apple", "russet", "pippin"])
        #expect(outline.level(of: "rye") == 1 && outline.level(of: "russet") == 1)
        var kinds = Outline()
        kinds.append(["gala"])
        outline.replace(childrenOf: "apple", using: kinds)
        #expect(outline.items == ["fruit", "rye", "pear", "bread", "apple", "gala"])
    }

    @Test("Deleting takes what is below along (330)")
    func deleting() {
        var outline = outline
        let copy = Outline(outline)
        outline.delete(["fruit", "pippin"])
        #expect(outline.items == ["bread"] && copy.items.count == 6)
        outline.deleteAll()
        #expect(outline.items == [] && outline.rootItems == [])
    }

    @Test("It can be looked at")
    func picture() {
        var outline = outline
        outline.expand(["fruit"])
        #expect(
            outline.visualDescription() == """
                - fruit
                  + apple
                    * russet
                    * pippin
                  * pear
                * bread
                """)
    }

    @Test("An item of a section snapshot is there once")
    func duplicates() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["a", "b"])
            outline.append(["c", "a"], to: "b")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    a\n)}"))
    }

    @Test("What is seen of a section snapshot is what a table shows")
    func inTable() throws {
        let stage = DiffableStage()
        var outline = outline
        func show() {
            stage.source.apply(Snapshot([outline.visibleItems]))
        }
        show()
        outline.expand(["fruit"])
        show()
        try stage.expectTidy()
        #expect(stage.picture == ["fruit", "apple", "pear", "bread"])
    }
}
