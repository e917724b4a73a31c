// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor
struct DiffableSnapshotTests {
    @Test("A snapshot is a value, and items appended without a section go to the last one (321)")
    func appending() {
        var snapshot = Snapshot()
        #expect(snapshot.numberOfItems == 0)
        #expect(snapshot.numberOfSections == 0)
        #expect(snapshot.itemIdentifiers == [])
        snapshot.appendSections([4, 7])
        snapshot.appendItems(["a", "b"])
        let copy = snapshot
        snapshot.appendItems(["c"], toSection: 4)
        #expect(snapshot.itemIdentifiers == ["c", "a", "b"])
        #expect(copy.itemIdentifiers == ["a", "b"])
        #expect(snapshot.sectionIdentifiers == [4, 7])
        #expect(snapshot.numberOfSections == 2)
        #expect(snapshot.itemIdentifiers(inSection: 7) == ["a", "b"])
        #expect(snapshot.numberOfItems(inSection: 4) == 1)
        #expect(snapshot.numberOfItems == 3)
        #expect(copy.numberOfItems == 2)
    }

    @Test("Items are inserted and moved next to other items, and deleted")
    func items() {
        var snapshot = Snapshot([["a", "b"], ["c"]])
        snapshot.insertItems(["x", "y"], beforeItem: "b")
        snapshot.insertItems(["z"], afterItem: "c")
        #expect(snapshot.itemIdentifiers == ["a", "x", "y", "b", "c", "z"])
        snapshot.moveItem("a", afterItem: "z")
        snapshot.moveItem("c", beforeItem: "x")
        #expect(snapshot.itemIdentifiers(inSection: 0) == ["c", "x", "y", "b"])
        #expect(snapshot.itemIdentifiers(inSection: 1) == ["z", "a"])
        snapshot.deleteItems(["x", "nobody", "a"])
        #expect(snapshot.itemIdentifiers == ["c", "y", "b", "z"])
        #expect(snapshot.sectionIdentifier(containingItem: "z") == 1)
        #expect(snapshot.sectionIdentifier(containingItem: "x") == nil)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0)
        #expect(snapshot.numberOfSections == 0)
    }

    @Test("Sections are inserted, moved and deleted with their items")
    func sections() {
        var snapshot = Snapshot([["a"], ["b"], ["c"]])
        snapshot.insertSections([10, 11], beforeSection: 0)
        snapshot.insertSections([12], afterSection: 2)
        #expect(snapshot.sectionIdentifiers == [10, 11, 0, 1, 2, 12])
        snapshot.moveSection(0, afterSection: 2)
        snapshot.moveSection(12, beforeSection: 10)
        #expect(snapshot.sectionIdentifiers == [12, 10, 11, 1, 2, 0])
        #expect(snapshot.itemIdentifiers == ["b", "c", "a"])
        snapshot.deleteSections([10, 1, 99])
        #expect(snapshot.sectionIdentifiers == [12, 11, 2, 0])
        #expect(snapshot.itemIdentifiers == ["c", "a"])
    }

    @Test("Item indices count through the whole snapshot, and are nil for unknown items (323)")
    func indices() {
        let snapshot = Snapshot([["a", "b"], [], ["c"]])
        #expect(snapshot.indexOfItem("c") == 2)
        #expect(snapshot.indexOfItem("x") == nil)
        #expect(snapshot.indexOfSection(2) == 2)
        #expect(snapshot.indexOfSection(5) == nil)
    }

    @Test("Reload and reconfigure marks keep their order, and are removed with their items and sections")
    func marks() {
        var snapshot = Snapshot([["a", "b", "c"], ["d"]])
        snapshot.reloadItems(["c", "a"])
        snapshot.reloadItems(["a", "d"])
        snapshot.reconfigureItems(["b", "d"])
        snapshot.reloadSections([1])
        #expect(snapshot.reloadedItemIdentifiers == ["c", "a", "d"])
        #expect(snapshot.reconfiguredItemIdentifiers == ["b", "d"])
        #expect(snapshot.reloadedSectionIdentifiers == [1])
        snapshot.deleteItems(["a"])
        snapshot.deleteSections([1])
        #expect(snapshot.reloadedItemIdentifiers == ["c"])
        #expect(snapshot.reconfiguredItemIdentifiers == ["b"])
        #expect(snapshot.reloadedSectionIdentifiers == [])
    }

    @Test("Appending or inserting an existing item moves it")
    func existing() {
        var snapshot = Snapshot([["a", "b", "c"], ["d"]])
        snapshot.appendItems(["a", "e", "c"], toSection: 1)
        #expect(snapshot.itemIdentifiers(inSection: 0) == ["b"])
        #expect(snapshot.itemIdentifiers(inSection: 1) == ["d", "a", "e", "c"])
        snapshot.insertItems(["c", "d"], afterItem: "b")
        #expect(snapshot.itemIdentifiers == ["b", "c", "d", "a", "e"])
    }

    @Test("Identifiers can be of any Hashable type, and are compared by its equality")
    func ownIdentifiers() {
        enum Kind: Sendable { case open, done }
        struct Task: Hashable, Sendable {
            var id: Int
            var title: String

            static func == (a: Task, b: Task) -> Bool { a.id == b.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Kind, Task>()
        snapshot.appendSections([.open, .done])
        snapshot.appendItems([Task(id: 1, title: "write"), Task(id: 2, title: "read")], toSection: .open)
        snapshot.moveItem(Task(id: 1, title: ""), afterItem: Task(id: 2, title: ""))
        #expect(snapshot.itemIdentifiers.map(\.title) == ["read", "write"])
    }

    // MARK: Misuse

    private func expect(
        _ result: ExitTest.Result?, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(message), "\(text)", sourceLocation: sourceLocation)
    }

    @Test("Duplicate identifiers fail with UIKit's message (322)")
    func duplicates() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot([["a"]])
            snapshot.appendItems(["b", "c", "b"])
        }
        expect(
            result, "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    b\n)}")
    }

    @Test("Appending items without any section fails with UIKit's message (321)")
    func noSections() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot()
            snapshot.appendItems(["a"])
        }
        expect(result, "There are currently no sections in the data source. Please add a section first.")
    }

    @Test("Requesting the number of items of an unknown section fails (323)")
    func unknownSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Snapshot([["a"]]).numberOfItems(inSection: 3)
        }
        expect(
            result, "Invalid section identifier: 3 is not in the snapshot. numberOfItems(inSection:) takes a section")
    }

    @Test("Reloading an unknown item, or inserting after one, fails")
    func unknownItem() async {
        let marking = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot([["a"]])
            snapshot.reloadItems(["b"])
        }
        expect(marking, "Attempted to reload item identifier that does not exist in the snapshot: b.")
        let placing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot([["a"]])
            snapshot.insertItems(["c"], afterItem: "b")
        }
        expect(placing, "Invalid item identifier: b is not in the snapshot. insertItems(_:afterItem:) takes an item")
    }
}
