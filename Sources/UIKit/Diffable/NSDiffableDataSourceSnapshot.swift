// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// The sections and items of a list at one time, each with a unique identifier.
///
/// The snapshot is a value type: a copy costs nothing until the copy or the original is changed. Identifiers should be
/// small and stable, such as a number or a `UUID`, not a whole record.
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

    /// Creates an empty snapshot.
    public init() {}

    /// The snapshot without marks for reloading and reconfiguring.
    func unmarked() -> Self {
        var snapshot = self
        snapshot.reloadedItems = IdentifierMarks()
        snapshot.reconfiguredItems = IdentifierMarks()
        snapshot.reloadedSections = IdentifierMarks()
        return snapshot
    }

    /// Whether any item or section is marked for reloading or reconfiguring.
    var isMarked: Bool {
        !(reloadedItems.list.isEmpty && reconfiguredItems.list.isEmpty && reloadedSections.list.isEmpty)
    }

    /// Adds another snapshot's marks for reloading and reconfiguring, without those for items and sections that this
    /// snapshot does not contain. Used for an earlier snapshot that is skipped because this one is displayed first.
    mutating func addMarks(of other: Self) {
        reloadedItems.insert(other.reloadedItems.list)
        reconfiguredItems.insert(other.reconfiguredItems.list)
        reloadedSections.insert(other.reloadedSections.list)
        removeStaleMarks()
    }

    // MARK: Reading

    /// The number of items in all sections.
    public var numberOfItems: Int { identifiers.itemCount }
    /// The number of sections.
    public var numberOfSections: Int { identifiers.sectionCount }
    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { identifiers.sectionIDs }

    /// The identifiers of all items, section by section.
    ///
    /// - Complexity: O(n); O(1) with one section.
    public var itemIdentifiers: [ItemIdentifierType] { identifiers.allItems() }

    /// The number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        identifiers.itemCount(inSection: number(of: identifier, "numberOfItems(inSection:)"))
    }

    /// The identifiers of the items in a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        identifiers.items(inSection: number(of: identifier, "itemIdentifiers(inSection:)"))
    }

    /// The section that contains an item; nil if the snapshot does not contain the item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        identifiers.sectionNumber(ofItem: identifier).flatMap(identifiers.sectionID(at:))
    }

    /// The index of an item in ``itemIdentifiers``; nil if the snapshot does not contain the item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { identifiers.number(of: identifier) }

    /// The index of a section; nil if the snapshot does not contain the section.
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

    /// Appends items to a section, or to the last section if `sectionIdentifier` is nil.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        changeItems { rows throws(SnapshotError) in
            try rows.append(identifiers, toSection: sectionIdentifier)
        }
    }

    /// Inserts items before another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        changeItems { rows throws(SnapshotError) in
            try rows.insert(identifiers, beside: beforeIdentifier, after: false)
        }
    }

    /// Inserts items after another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        changeItems { rows throws(SnapshotError) in
            try rows.insert(identifiers, beside: afterIdentifier, after: true)
        }
    }

    /// Deletes items. Identifiers that the snapshot does not contain are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        self.identifiers.remove(identifiers)
        removeStaleMarks()
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() {
        self = Self()
    }

    /// Moves an item to the place before another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        change { rows throws(SnapshotError) in
            try rows.move(identifier, beside: toIdentifier, after: false)
        }
    }

    /// Moves an item to the place after another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        change { rows throws(SnapshotError) in
            try rows.move(identifier, beside: toIdentifier, after: true)
        }
    }

    // MARK: Sections

    /// Appends sections after the last section.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        change { rows throws(SnapshotError) in try rows.appendSections(identifiers) }
    }

    /// Inserts sections before another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        change { rows throws(SnapshotError) in
            try rows.insertSections(identifiers, beside: toIdentifier, after: false)
        }
    }

    /// Inserts sections after another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        change { rows throws(SnapshotError) in
            try rows.insertSections(identifiers, beside: toIdentifier, after: true)
        }
    }

    /// Deletes sections and their items. Identifiers that the snapshot does not contain are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        self.identifiers.removeSections(identifiers)
        removeStaleMarks()
    }

    /// Moves a section to the place before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        change { rows throws(SnapshotError) in
            try rows.moveSection(identifier, beside: toIdentifier, after: false)
        }
    }

    /// Moves a section to the place after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        change { rows throws(SnapshotError) in
            try rows.moveSection(identifier, beside: toIdentifier, after: true)
        }
    }

    // MARK: Marks

    /// The items marked for reloading.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.list }
    /// The items marked for reconfiguring.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.list }
    /// The sections marked for reloading.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.list }

    /// Marks items to be displayed in new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, "reload")
        reloadedItems.insert(identifiers)
    }

    /// Marks items whose existing cells are configured again when the snapshot is applied; faster than reloading them.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, "reconfigure")
        reconfiguredItems.insert(identifiers)
    }

    /// Marks sections to be reloaded when the snapshot is applied.
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

    /// Removes the marks of items and sections that the snapshot no longer contains.
    private mutating func removeStaleMarks() {
        let identifiers = identifiers
        reloadedItems.keep(identifiers.contains)
        reconfiguredItems.keep(identifiers.contains)
        reloadedSections.keep { identifiers.sectionNumber(of: $0) != nil }
    }

    // MARK: Changing

    private mutating func change(
        _ body: (inout SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>) throws(SnapshotError) -> Void
    ) {
        do { try body(&identifiers) } catch { misuse("\(error)") }
    }

    private mutating func changeItems(
        _ body: (inout SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>) throws(SnapshotError) ->
            [ItemIdentifierType]
    ) {
        var known: [ItemIdentifierType] = []
        change { rows throws(SnapshotError) in known = try body(&rows) }
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
    /// Computes the change from the displayed identifiers to a new snapshot. The change includes the reloads and
    /// reconfigurations for which the snapshot marks items and sections.
    init<Section, Item>(
        from shown: SectionedIdentifiers<Section, Item>, to snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        self.init(
            from: shown, to: snapshot.identifiers, reloadedSections: snapshot.reloadedSectionIdentifiers,
            reloadedItems: snapshot.reloadedItemIdentifiers, reconfiguredItems: snapshot.reconfiguredItemIdentifiers)
    }
}
