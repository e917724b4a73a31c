// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// A snapshot as an object, whose identifiers have any `Hashable` types. It is ``NSDiffableDataSourceSnapshot`` without
/// Swift generics.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    typealias Snapshot = NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>

    var snapshot = Snapshot()

    public override init() {}

    init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(snapshot) }

    // MARK: Reading

    /// The number of items in all sections.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// The number of sections.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The identifiers of the sections, in order.
    open var sectionIdentifiers: [Any] { AnyIdentifier.values(snapshot.sectionIdentifiers) }
    /// The identifiers of all items, section by section.
    open var itemIdentifiers: [Any] { AnyIdentifier.values(snapshot.itemIdentifiers) }

    /// The number of items in a section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
    }

    /// The identifiers of the items in a section, in order.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        AnyIdentifier.values(snapshot.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)))
    }

    /// The section that contains an item; nil if the snapshot does not contain the item.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.value
    }

    /// The index of an item in ``itemIdentifiers``; `NSNotFound` if the snapshot does not contain the item.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
    }

    /// The index of a section; `NSNotFound` if the snapshot does not contain the section.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Appends items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        snapshot.appendItems(AnyIdentifier.list(identifiers))
    }

    /// Appends items to a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(AnyIdentifier.list(identifiers), toSection: AnyIdentifier(sectionIdentifier))
    }

    /// Inserts items before another item.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(AnyIdentifier.list(identifiers), beforeItem: AnyIdentifier(itemIdentifier))
    }

    /// Inserts items after another item.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(AnyIdentifier.list(identifiers), afterItem: AnyIdentifier(itemIdentifier))
    }

    /// Deletes items. Identifiers that the snapshot does not contain are ignored.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        snapshot.deleteItems(AnyIdentifier.list(identifiers))
    }

    /// Deletes all items and all sections.
    open func deleteAllItems() {
        snapshot.deleteAllItems()
    }

    /// Moves an item to the place before another item.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(AnyIdentifier(fromIdentifier), beforeItem: AnyIdentifier(toIdentifier))
    }

    /// Moves an item to the place after another item.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(AnyIdentifier(fromIdentifier), afterItem: AnyIdentifier(toIdentifier))
    }

    // MARK: Sections

    /// Appends sections after the last section.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(AnyIdentifier.list(sectionIdentifiers))
    }

    /// Inserts sections before another section.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            AnyIdentifier.list(sectionIdentifiers), beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    /// Inserts sections after another section.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            AnyIdentifier.list(sectionIdentifiers), afterSection: AnyIdentifier(toSectionIdentifier))
    }

    /// Deletes sections and their items. Identifiers that the snapshot does not contain are ignored.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(AnyIdentifier.list(sectionIdentifiers))
    }

    /// Moves a section to the place before another section.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(
            AnyIdentifier(fromSectionIdentifier), beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    /// Moves a section to the place after another section.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(
            AnyIdentifier(fromSectionIdentifier), afterSection: AnyIdentifier(toSectionIdentifier))
    }

    // MARK: Marks

    /// The items marked for reloading.
    open var reloadedItemIdentifiers: [Any] { AnyIdentifier.values(snapshot.reloadedItemIdentifiers) }
    /// The items marked for reconfiguring.
    open var reconfiguredItemIdentifiers: [Any] { AnyIdentifier.values(snapshot.reconfiguredItemIdentifiers) }
    /// The sections marked for reloading.
    open var reloadedSectionIdentifiers: [Any] { AnyIdentifier.values(snapshot.reloadedSectionIdentifiers) }

    /// Marks items to be displayed in new cells when the snapshot is applied.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        snapshot.reloadItems(AnyIdentifier.list(identifiers))
    }

    /// Marks items whose existing cells are configured again when the snapshot is applied.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(AnyIdentifier.list(identifiers))
    }

    /// Marks sections to be reloaded when the snapshot is applied.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(AnyIdentifier.list(sectionIdentifiers))
    }
}

/// A type-erased identifier. It is only compared and passed on, never changed.
struct AnyIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
    let identifier: AnyHashable

    init(_ value: Any) {
        guard let identifier = value as? AnyHashable else {
            misuse("\(value) is to be an identifier and is not Hashable. Identifiers must be.")
        }
        self.identifier = identifier
    }

    var value: Any { identifier.base }
    var description: String { "\(identifier.base)" }

    static func list(_ values: [Any]) -> [AnyIdentifier] { values.map { AnyIdentifier($0) } }
    static func values(_ identifiers: [AnyIdentifier]) -> [Any] { identifiers.map(\.value) }
}
