// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@Suite @MainActor
struct DiffableTransactionTests {
    @Test("A transaction has the smallest difference, for all items and for each section that changed (C241)")
    func transactions() {
        let before = Snapshot([["a", "b", "c"], ["d"], ["e"]])
        var after = before
        after.moveItem("a", afterItem: "d")
        after.deleteItems(["c"])
        after.appendSections([3])
        after.appendItems(["f"])
        let transaction = NSDiffableDataSourceTransaction(from: before, to: after)
        #expect(transaction.initialSnapshot.numberOfItems == 5)
        #expect(transaction.finalSnapshot.numberOfItems == 5)
        #expect(before.itemIdentifiers.applying(transaction.difference) == after.itemIdentifiers)
        #expect(transaction.difference.removals.count == 2)
        #expect(transaction.difference.insertions.count == 2)
        let sections = transaction.sectionTransactions
        #expect(sections.map(\.sectionIdentifier) == [0, 1, 3])
        #expect(sections.map(\.initialSnapshot.items) == [["a", "b", "c"], ["d"], []])
        #expect(sections.map(\.finalSnapshot.items) == [["b"], ["d", "a"], ["f"]])
        #expect(sections.map { $0.difference.removals.count } == [2, 0, 0])
        #expect(sections.map { $0.difference.insertions.count } == [0, 1, 1])
    }

    @Test("Between equal snapshots, a transaction has no differences and no section transactions (C241)")
    func noChange() {
        let snapshot = Snapshot([["a", "b"], []])
        let transaction = NSDiffableDataSourceTransaction(from: snapshot, to: snapshot)
        #expect(transaction.difference.isEmpty)
        #expect(transaction.sectionTransactions.isEmpty)
    }

    @Test("A section transaction has the section snapshots and the difference of all items, hidden ones too (C241)")
    func hierarchies() throws {
        var old = NSDiffableDataSourceSectionSnapshot<String>()
        old.append(["fruit", "bread"])
        old.append(["apple", "pear"], to: "fruit")
        var new = NSDiffableDataSourceSectionSnapshot<String>()
        new.append(["bread", "fruit"])
        new.append(["apple", "pear"], to: "fruit")
        // The snapshots of all sections have the visible items only.
        let transaction = NSDiffableDataSourceTransaction(
            from: Snapshot([old.visibleItems, ["x"]]), to: Snapshot([new.visibleItems, ["x"]]),
            oldHierarchies: [0: old], newHierarchies: [0: new])
        let section = try #require(transaction.sectionTransactions.first)
        #expect(transaction.sectionTransactions.count == 1)
        #expect(section.sectionIdentifier == 0)
        #expect(section.initialSnapshot.items == old.items)
        #expect(section.finalSnapshot.parent(of: "pear") == "fruit")
        #expect(old.items.applying(section.difference) == new.items)
        #expect(
            transaction.initialSnapshot.itemIdentifiers.applying(transaction.difference) == ["bread", "fruit", "x"])
    }

    @Test("A section whose items change only their levels has a section transaction without differences (C241)")
    func levels() throws {
        var old = NSDiffableDataSourceSectionSnapshot<String>()
        old.append(["a", "b"])
        var new = NSDiffableDataSourceSectionSnapshot<String>()
        new.append(["a"])
        new.append(["b"], to: "a")
        new.expand(["a"])
        let snapshot = Snapshot([["a", "b"]])
        let transaction = NSDiffableDataSourceTransaction(
            from: snapshot, to: snapshot, oldHierarchies: [0: old], newHierarchies: [0: new])
        #expect(transaction.difference.isEmpty)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0])
        #expect(transaction.sectionTransactions.first?.difference.isEmpty == true)
        #expect(transaction.sectionTransactions.first?.finalSnapshot.level(of: "b") == 1)
    }
}
