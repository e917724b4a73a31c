// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import SeededNumbers
import Testing
@testable import UIKit

@Suite
struct AppliedSnapshotTests {
    private typealias Data = AppliedSnapshot<Int, String>

    private func data(_ sections: [String]) -> Data {
        var data = Data()
        for (number, text) in sections.enumerated() { data.apply(Outline(text), to: number) }
        return data
    }

    private func texts(_ data: Data?) -> [String]? {
        data.map { data in data.snapshot.sectionIdentifiers.map { data.sectionSnapshot(of: $0).text } }
    }

    @Test(
        "A moved item gets the level of the item below it, or of the item above if that is deeper",
        arguments: [
            // Between two roots, and at the start and the end.
            ("c", 0, "c\n+a\n  a1\n  a2\nb"), ("b", 4, "+a\n  a1\n  a2\nc\nb"),
            // Directly below an expanded item, and between its children.
            ("c", 1, "+a\n  c\n  a1\n  a2\nb"), ("c", 2, "+a\n  a1\n  c\n  a2\nb"),
            // At the end of an expanded branch.
            ("c", 3, "+a\n  a1\n  a2\n  c\nb"),
            // An item leaves its parent.
            ("a1", 3, "+a\n  a2\nb\na1\nc"), ("a2", 0, "a2\n+a\n  a1\nb\nc"),
            // An item moves with its children.
            ("a", 3, "b\n+a\n  a1\n  a2\nc"),
            // The place does not change.
            ("a", 2, "+a\n  a1\n  a2\nb\nc"), ("b", 3, "+a\n  a1\n  a2\nb\nc"),
        ])
    func levels(item: String, row: Int, result: String) {
        let data = data(["+a\n  a1\n  a2\nb\nc"])
        #expect(texts(data.moving(item, to: RowPath(section: 0, row: row))) == [result])
    }

    @Test("An item cannot be moved among its descendants, and unknown items and sections cannot be moved")
    func impossible() {
        let data = data(["+a\n  a1\n  a2\nb"])
        #expect(data.moving("a", to: RowPath(section: 0, row: 1)) == nil)
        #expect(data.moving("x", to: RowPath(section: 0, row: 1)) == nil)
        #expect(data.moving("a", to: RowPath(section: 1, row: 0)) == nil)
    }

    @Test("Without section snapshots a move makes none")
    func flat() throws {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b"], toSection: 0)
        var data = Data()
        data.apply(snapshot)
        let moved = try #require(data.moving("a", to: RowPath(section: 1, row: 0)))
        #expect(moved.snapshot.itemIdentifiers == ["b", "a"])
        #expect(moved.sectionSnapshots.isEmpty)
    }

    @Test("Random moves keep all items, the descendants of the item, and the order of the others", arguments: 1...4)
    func random(seed: UInt64) throws {
        var generator = Seeded(seed: seed)
        for _ in 0..<200 {
            var data = Data()
            for section in 0..<3 {
                var outline = Outline()
                for number in 0..<Int.random(in: 0..<8, using: &generator) {
                    let parent = Bool.random(using: &generator) ? outline.items.randomElement(using: &generator) : nil
                    outline.append(["\(section).\(number)"], to: parent)
                    if let parent, Bool.random(using: &generator) { outline.expand([parent]) }
                }
                data.apply(outline, to: section)
            }
            let visible = (0..<3).map { data.sectionSnapshot(of: $0).visibleItems }
            #expect((0..<3).map { data.snapshot.itemIdentifiers(inSection: $0) } == visible)
            guard let from = (0..<3).filter({ !visible[$0].isEmpty }).randomElement(using: &generator),
                let row = visible[from].indices.randomElement(using: &generator)
            else { continue }
            let item = visible[from][row]
            let branch = data.sectionSnapshot(of: from).snapshot(of: item, includingParent: true)
            let to = Int.random(in: 0..<3, using: &generator)
            let index = Int.random(in: 0...(visible[to].count - (to == from ? 1 : 0)), using: &generator)

            var model = visible
            let count = branch.visibleItems.count
            model[from].removeSubrange(row..<row + count)
            let moved = data.moving(item, to: RowPath(section: to, row: index))
            if to == from, index > row, index < row + count - 1 {
                #expect(moved == nil)
                continue
            }
            let place = to == from && index > row ? index - count + 1 : index
            model[to].insert(contentsOf: branch.visibleItems, at: place)
            let result = try #require(moved)
            let after = (0..<3).map { result.sectionSnapshot(of: $0) }
            #expect(after.map(\.visibleItems) == model)
            #expect((0..<3).map { result.snapshot.itemIdentifiers(inSection: $0) } == model)
            #expect(after[to].snapshot(of: item, includingParent: true).text == branch.text)
            let all = (0..<3).flatMap { data.sectionSnapshot(of: $0).items }
            #expect(after.flatMap(\.items).sorted() == all.sorted())
        }
    }
}
