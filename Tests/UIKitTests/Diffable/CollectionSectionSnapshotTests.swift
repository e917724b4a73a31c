// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

/// Section snapshots in collection views. The numbers are those of `Documentation/Facts.md`.
@Suite("Section snapshots in collection views") @MainActor
struct CollectionSectionSnapshotTests {
    /// A stage that shows fruit, in which apples can be expanded, and bread.
    private func stage() throws -> CollectionDiffableStage {
        let stage = try CollectionDiffableStage([["a"]])
        stage.source.apply(Outline("+fruit\n  apple\n    russet\n    pippin\n  pear\nbread"), to: 1)
        try stage.screen.settle()
        stage.provided = []
        return stage
    }

    // MARK: Applying

    @Test("The visible items of a section snapshot are the items of a section, which is appended if missing (C243)")
    func applying() throws {
        let stage = try CollectionDiffableStage([["a", "b"], ["c"]])
        let c = try #require(stage.cell("c"))
        var completions = 0
        stage.source.apply(Outline("x\n  hidden\nc"), to: 2) { completions += 1 }
        #expect(completions == 0)
        try stage.expectSettled([["a", "b"], [], ["x", "c"]])
        #expect(completions == 1)
        #expect(stage.source.snapshot().sectionIdentifiers == [0, 1, 2])
        #expect(stage.cell("c") === c)
        #expect(stage.provided == ["x"])
        stage.source.apply(Outline("y"), to: 0, animatingDifferences: false)
        try stage.expectSettled([["y"], [], ["x", "c"]])
    }

    @Test("A section snapshot takes items from the section snapshot of another section (C243)")
    func pulling() throws {
        let stage = try stage()
        stage.source.apply(Outline("pear\na"), to: 2)
        try stage.expectSettled([[], ["fruit", "apple", "bread"], ["pear", "a"]])
        #expect(stage.source.snapshot(for: 1).text == "+fruit\n  apple\n    russet\n    pippin\nbread")
    }

    @Test("snapshot(for:) is the section snapshot, or the items as root items, or empty (C244)")
    func reading() throws {
        let stage = try stage()
        #expect(stage.source.snapshot(for: 1).text == "+fruit\n  apple\n    russet\n    pippin\n  pear\nbread")
        #expect(stage.source.snapshot(for: 0).text == "a")
        #expect(stage.source.snapshot(for: 9).items == [])
    }

    @Test("A snapshot of all sections keeps a section snapshot unless it inserts or moves items of the section (C244)")
    func wholeSnapshots() throws {
        let stage = try stage()
        var snapshot = stage.source.snapshot()
        snapshot.reconfigureItems(["pear"])
        snapshot.appendItems(["b"], toSection: 0)
        stage.source.apply(snapshot)
        #expect(stage.source.snapshot(for: 1).text == "+fruit\n  apple\n    russet\n    pippin\n  pear\nbread")
        snapshot.deleteItems(["apple"])
        stage.source.apply(snapshot)
        #expect(stage.source.snapshot(for: 1).text == "+fruit\n  pear\nbread")
        // The parent of a pear is deleted, and the pear is not.
        snapshot.deleteItems(["fruit"])
        stage.source.apply(snapshot)
        #expect(stage.source.snapshot(for: 1).text == "pear\nbread")
        stage.source.apply(Outline("+pear\n  bread"), to: 1)
        snapshot.moveItem("bread", beforeItem: "pear")
        stage.source.apply(snapshot)
        #expect(stage.source.snapshot(for: 1).text == "bread\npear")
        snapshot.deleteSections([1])
        stage.source.apply(snapshot)
        #expect(stage.source.snapshot(for: 1).items == [])
        try stage.expectSettled([["a", "b"]])
    }

    // MARK: Expanding

    @Test("The user expands and collapses items, after the handlers are called in order (C245)")
    func handlers() throws {
        let stage = try stage()
        var calls: [String] = []
        var isAllowed = false
        stage.source.sectionSnapshotHandlers.shouldExpandItem = {
            calls.append("should expand \($0)")
            return isAllowed
        }
        stage.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will expand \($0)") }
        stage.source.sectionSnapshotHandlers.shouldCollapseItem = {
            calls.append("should collapse \($0)")
            return isAllowed
        }
        stage.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("will collapse \($0)") }
        #expect(!stage.source.toggleExpansion(of: "apple"))
        #expect(!stage.source.toggleExpansion(of: "fruit"))
        #expect(!stage.source.toggleExpansion(of: "unknown"))
        #expect(!stage.source.toggleExpansion(of: "russet"))
        isAllowed = true
        #expect(stage.source.toggleExpansion(of: "apple"))
        try stage.expectSettled([["a"], ["fruit", "apple", "russet", "pippin", "pear", "bread"]])
        #expect(stage.source.toggleExpansion(of: "fruit"))
        try stage.expectSettled([["a"], ["fruit", "bread"]])
        #expect(
            calls == [
                "should expand apple", "should collapse fruit", "should expand apple", "will expand apple",
                "should collapse fruit", "will collapse fruit",
            ])
        // Snapshots of the app call no handler.
        var outline = stage.source.snapshot(for: 1)
        outline.expand(["fruit"])
        stage.source.apply(outline, to: 1)
        #expect(calls.count == 6)
    }

    @Test("The children of an expanded item can be provided when they are first needed (C245)")
    func lazyChildren() throws {
        let stage = try stage()
        var asked: [String] = []
        stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
            asked.append("\(parent): \(current.items)")
            var result = current
            if parent == "bread" { result.append(["rye", "spelt"]) }
            return result
        }
        stage.source.toggleExpansion(of: "bread")
        try stage.expectSettled([["a"], ["fruit", "apple", "pear", "bread", "rye", "spelt"]])
        stage.source.toggleExpansion(of: "bread")
        stage.source.toggleExpansion(of: "apple")
        try stage.expectSettled([["a"], ["fruit", "apple", "russet", "pippin", "pear", "bread"]])
        #expect(asked == ["bread: []", "apple: [\"russet\", \"pippin\"]"])
    }

    @Test("A handler may apply another snapshot before an item is expanded")
    func applyingHandler() throws {
        let stage = try stage()
        let source: ItemSource = stage.source
        source.sectionSnapshotHandlers.willExpandItem = { item in
            if item == "apple" {
                source.apply(Outline("apple\n  gala"), to: 1)
            } else {
                source.apply(Outline("x"), to: 1)
            }
        }
        #expect(source.toggleExpansion(of: "apple"))
        try stage.expectSettled([["a"], ["apple", "gala"]])
        source.apply(Outline("y\n  z"), to: 2)
        source.sectionSnapshotHandlers.willExpandItem = { _ in source.apply(Outline("x"), to: 2) }
        #expect(!source.toggleExpansion(of: "y"))
        try stage.expectSettled([["a"], ["apple", "gala"], ["x"]])
    }

    @Test("Descendants are inserted and removed with animation, and keep their state (C246)")
    func animation() throws {
        let stage = try stage()
        let pear = try #require(stage.cell("pear"))
        let old = stage.frame("pear")
        stage.source.toggleExpansion(of: "apple")
        #expect(stage.provided == ["russet", "pippin"])
        #expect(stage.cell("russet")?.layer.presentation()?.opacity == 0)
        #expect(stage.shown("pear") == old)
        stage.screen.advance(by: 0.15)
        let opacity = try #require(stage.cell("russet")?.layer.presentation()?.opacity)
        #expect(opacity > 0 && opacity < 1)
        try stage.expectSettled()
        #expect(stage.cell("pear") === pear)
        let russet = try #require(stage.cell("russet"))
        stage.source.toggleExpansion(of: "fruit")
        stage.screen.advance(by: 0.15)
        #expect(russet.superview === stage.grid)
        #expect((russet.layer.presentation()?.opacity ?? 0) < 1)
        try stage.expectSettled([["a"], ["fruit", "bread"]])
        #expect(russet.superview == nil)
        stage.source.toggleExpansion(of: "fruit")
        try stage.expectSettled([["a"], ["fruit", "apple", "russet", "pippin", "pear", "bread"]])
    }
}
