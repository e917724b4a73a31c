// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Snapshot change")
struct SnapshotChangeTests {
    private func list(_ sections: [(String, [Int])]) throws -> SectionedIdentifiers<String, Int> {
        var list = SectionedIdentifiers<String, Int>()
        for (id, items) in sections {
            try list.appendSections([id])
            try list.append(items, toSection: id)
        }
        return list
    }

    @Test("Marked items that stay are reloaded or reconfigured at their old paths; new items are inserted only")
    func marks() throws {
        let old = try list([("a", [1, 2, 3]), ("b", [4])])
        let new = try list([("a", [9, 1, 3]), ("b", [4])])
        let change = SnapshotChange(
            from: old, to: new, reloadedSections: ["b"], reloadedItems: [3, 9], reconfiguredItems: [1, 3, 4, 9])
        #expect(change.reloadedRows == [path(0, 2)])
        #expect(change.reconfiguredRows == [path(0, 0), path(1, 0)])
        #expect(change.reloadedSections == [1])
        #expect(change.difference.deletedRows == [path(0, 1)])
        #expect(change.difference.insertedRows == [path(0, 0)])
        #expect(!change.isEmpty)
        #expect(SnapshotChange(from: old, to: old).isEmpty)
    }

    @Test("A reloaded item that has moved is deleted and inserted, because no row can be reloaded and moved")
    func movedAndReloaded() throws {
        let old = try list([("a", [1, 2]), ("b", [3]), ("c", [])])
        let new = try list([("c", [2]), ("b", [1, 3])])
        let rows = SnapshotChange(from: old, to: new, reloadedItems: [1, 2])
        // Both items are deleted with section a. Item 1 is inserted into section b, and item 2 into section c.
        #expect(rows.difference.movedRows.isEmpty)
        #expect(rows.reloadedRows.isEmpty)
        let staying = rows.difference.movedSections.first?.from == 1 ? 2 : 1
        #expect(rows.difference.movedSections.count == 1)
        #expect(staying > 0)
        let sections = SnapshotChange(from: old, to: new, reloadedSections: ["b", "c"])
        #expect(sections.reloadedSections.count == 1)
        #expect(sections.difference.movedSections.isEmpty)
        #expect(sections.difference.deletedSections.count == 2)
        #expect(sections.difference.insertedSections.count == 1)
    }

    @Test("Random changes with random reloads give batch updates that are valid for a table", arguments: [1, 2, 3])
    func random(seed: UInt64) throws {
        var generator = Seeded(seed: seed)
        func sections() -> [(String, [Int])] {
            var items = Array(0..<14).shuffled(using: &generator).dropLast(Int.random(in: 0..<8, using: &generator))
            return ["a", "b", "c", "d"].shuffled(using: &generator).dropLast(Int.random(in: 0..<3, using: &generator))
                .map { id in
                    let own = Array(items.prefix(Int.random(in: 0..<7, using: &generator)))
                    items = items.dropFirst(own.count)
                    return (id, own)
                }
        }
        for _ in 0..<400 {
            let (old, new) = (try list(sections()), try list(sections()))
            let marked = Array(0..<14).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
            let reloaded = Bool.random(using: &generator) ? ["a", "c"] : []
            let change = SnapshotChange(
                from: old, to: new, reloadedSections: reloaded, reloadedItems: marked,
                reconfiguredItems: Array(0..<14))
            let updates =
                change.difference.updates + [
                    .reloadSections(change.reloadedSections), .reloadRows(change.reloadedRows),
                ]
            let plan = try BatchUpdatePlan.make(
                updates: updates, countsBefore: old.itemsBySection.map(\.count),
                countsAfter: new.itemsBySection.map(\.count)
            ).get()
            for item in new.allItems() {
                guard let from = old.path(of: item), let to = new.path(of: item) else { continue }
                // If the plan keeps the old row of an item, its new path must be the path of the same item.
                if let kept = plan.newPath(forOld: from) { #expect(kept == to) }
                if marked.contains(item) { #expect(plan.newPath(forOld: from) == nil) }
                // An item that was in a reloaded section, or is in one now, is reloaded.
                let shownAnew = [(old, from.section), (new, to.section)].contains { list, section in
                    guard let id = list.sectionID(at: section), reloaded.contains(id) else { return false }
                    return old.sectionNumber(of: id) != nil && new.sectionNumber(of: id) != nil
                }
                if shownAnew { #expect(plan.newPath(forOld: from) == nil) }
            }
        }
    }
}
