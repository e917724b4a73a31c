// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// What a list shows at one time: sections and their items, each known by an identifier that is there once.
///
/// A value: a copy costs nothing until one of the two is changed. Items are best identified by something small that
/// stays what it is, as a number or a `UUID`, and not by a whole record.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    private(set) var identifiers = SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>()
    private var reloadedItems = IdentifierMarks<ItemIdentifierType>()
    private var reconfiguredItems = IdentifierMarks<ItemIdentifierType>()
    private var reloadedSections = IdentifierMarks<SectionIdentifierType>()

    public init() {}

    /// The same sections and items, none of them marked.
    func unmarked() -> Self {
        var snapshot = self
        snapshot.reloadedItems = IdentifierMarks()
        snapshot.reconfiguredItems = IdentifierMarks()
        snapshot.reloadedSections = IdentifierMarks()
        return snapshot
    }

    /// Whether something is to be shown or filled anew.
    var isMarked: Bool {
        !(reloadedItems.list.isEmpty && reconfiguredItems.list.isEmpty && reloadedSections.list.isEmpty)
    }

    /// Marks what is marked in a snapshot that this one comes in place of, as far as it is there.
    mutating func takeMarks(of other: Self) {
        reloadedItems.insert(other.reloadedItems.list)
        reconfiguredItems.insert(other.reconfiguredItems.list)
        reloadedSections.insert(other.reloadedSections.list)
        dropMarks()
    }

    // MARK: Reading

    public var numberOfItems: Int { identifiers.itemCount }
    public var numberOfSections: Int { identifiers.sectionCount }
    public var sectionIdentifiers: [SectionIdentifierType] { identifiers.sectionIDs }

    /// All items, section after section.
    ///
    /// - Complexity: O(n); O(1) with one section.
    public var itemIdentifiers: [ItemIdentifierType] { identifiers.allItems() }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        identifiers.itemCount(inSection: number(of: identifier, "numberOfItems(inSection:)"))
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        identifiers.items(inSection: number(of: identifier, "itemIdentifiers(inSection:)"))
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        identifiers.sectionNumber(ofItem: identifier).flatMap(identifiers.sectionID(at:))
    }

    /// An item's place among ``itemIdentifiers``; nil where it is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { identifiers.number(of: identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        identifiers.sectionNumber(of: identifier)
    }

    private func number(of section: SectionIdentifierType, _ method: String) -> Int {
        guard let number = identifiers.sectionNumber(of: section) else {
            misuse(
                "Invalid section identifier: \(section) is not in the snapshot. "
                    + "\(method) takes a section that has been appended or inserted, and not deleted since.")
        }
        return number
    }

    // MARK: Items

    /// Puts items at the end of a section, of the last one where none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        changeItems { rows throws(SnapshotMistake) in
            try rows.append(identifiers, toSection: sectionIdentifier)
        }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        changeItems { rows throws(SnapshotMistake) in
            try rows.insert(identifiers, beside: beforeIdentifier, after: false)
        }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        changeItems { rows throws(SnapshotMistake) in
            try rows.insert(identifiers, beside: afterIdentifier, after: true)
        }
    }

    /// Takes items away; those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        self.identifiers.remove(identifiers)
        dropMarks()
    }

    /// Takes everything away, the sections too.
    public mutating func deleteAllItems() {
        self = Self()
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        change { rows throws(SnapshotMistake) in
            try rows.move(identifier, beside: toIdentifier, after: false)
        }
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        change { rows throws(SnapshotMistake) in
            try rows.move(identifier, beside: toIdentifier, after: true)
        }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        change { rows throws(SnapshotMistake) in try rows.appendSections(identifiers) }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        change { rows throws(SnapshotMistake) in
            try rows.insertSections(identifiers, beside: toIdentifier, after: false)
        }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        change { rows throws(SnapshotMistake) in
            try rows.insertSections(identifiers, beside: toIdentifier, after: true)
        }
    }

    /// Takes sections away with their items; those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        self.identifiers.removeSections(identifiers)
        dropMarks()
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        change { rows throws(SnapshotMistake) in
            try rows.moveSection(identifier, beside: toIdentifier, after: false)
        }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        change { rows throws(SnapshotMistake) in
            try rows.moveSection(identifier, beside: toIdentifier, after: true)
        }
    }

    // MARK: Marks

    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.list }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.list }
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.list }

    /// Has items shown in new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, "reload")
        reloadedItems.insert(identifiers)
    }

    /// Has the cells that items are shown in filled anew when the snapshot is applied: quicker than ``reloadItems(_:)``.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, "reconfigure")
        reconfiguredItems.insert(identifiers)
    }

    /// Has sections shown anew when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = number(of: identifier, "reloadSections(_:)") }
        reloadedSections.insert(identifiers)
    }

    private func check(_ items: [ItemIdentifierType], _ action: String) {
        for item in items where !identifiers.contains(item) {
            misuse(
                "Attempted to \(action) item identifier that does not exist in the snapshot: \(item). "
                    + "Append or insert it before, or leave it out.")
        }
    }

    private mutating func dropMarks() {
        let identifiers = identifiers
        reloadedItems.keep(identifiers.contains)
        reconfiguredItems.keep(identifiers.contains)
        reloadedSections.keep { identifiers.sectionNumber(of: $0) != nil }
    }

    // MARK: Changing

    private mutating func change(
        _ body: (inout SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>) throws(SnapshotMistake) -> Void
    ) {
        do { try body(&identifiers) } catch { misuse("\(error)") }
    }

    private mutating func changeItems(
        _ body: (inout SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>) throws(SnapshotMistake) ->
            [ItemIdentifierType]
    ) {
        var known: [ItemIdentifierType] = []
        change { rows throws(SnapshotMistake) in known = try body(&rows) }
        guard !known.isEmpty else { return }
        let items =
            known.count == 1
            ? "1 item identifier that already exists" : "\(known.count) item identifiers that already exist"
        warn(
            "Diffable data source detected an attempt to insert or append \(items) in the snapshot. What exists will be "
                + "moved into place instead, but this operation will be more expensive. For best performance, inserted "
                + "item identifiers should always be unique.")
    }
}

extension SnapshotChange {
    /// Compares what is shown with a snapshot to be shown, and takes the snapshot's marks.
    init<Section, Item>(
        from shown: SectionedIdentifiers<Section, Item>, to snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        self.init(
            from: shown, to: snapshot.identifiers, reloadedSections: snapshot.reloadedSectionIdentifiers,
            reloadedItems: snapshot.reloadedItemIdentifiers, reconfiguredItems: snapshot.reconfiguredItemIdentifiers)
    }
}
