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

    @Test("Root items have level 0, and descendants of a collapsed item are not visible (330)")
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

    @Test("Items inserted before or after an item get its level; after it, they follow its descendants (330)")
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

    @Test("Deleting an item deletes its descendants (330)")
    func deleting() {
        var outline = outline
        let copy = Outline(outline)
        outline.delete(["fruit", "pippin"])
        #expect(outline.items == ["bread"])
        #expect(copy.items.count == 6)
        outline.deleteAll()
        #expect(outline.items == [])
        #expect(outline.rootItems == [])
    }

    @Test("visualDescription() shows the levels and which items are expanded")
    func description() {
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

    @Test("Appending an item that a section snapshot already contains fails")
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
