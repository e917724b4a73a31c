// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// A snapshot as an object, of identifiers of any type that is `Hashable`: what code from before Swift's generics takes.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    typealias Snapshot = NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>

    var snapshot = Snapshot()

    public override init() {}

    init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(snapshot) }

    // MARK: Reading

    open var numberOfItems: Int { snapshot.numberOfItems }
    open var numberOfSections: Int { snapshot.numberOfSections }
    open var sectionIdentifiers: [Any] { AnyIdentifier.values(snapshot.sectionIdentifiers) }
    open var itemIdentifiers: [Any] { AnyIdentifier.values(snapshot.itemIdentifiers) }

    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
    }

    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        AnyIdentifier.values(snapshot.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)))
    }

    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.value
    }

    /// An item's place among ``itemIdentifiers``; `NSNotFound` where it is not there.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
    }

    /// A section's number; `NSNotFound` where it is not there.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Puts items at the end of the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        snapshot.appendItems(AnyIdentifier.list(identifiers))
    }

    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(AnyIdentifier.list(identifiers), toSection: AnyIdentifier(sectionIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(AnyIdentifier.list(identifiers), beforeItem: AnyIdentifier(itemIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(AnyIdentifier.list(identifiers), afterItem: AnyIdentifier(itemIdentifier))
    }

    open func deleteItems(withIdentifiers identifiers: [Any]) {
        snapshot.deleteItems(AnyIdentifier.list(identifiers))
    }

    /// Takes everything away, the sections too.
    open func deleteAllItems() {
        snapshot.deleteAllItems()
    }

    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(AnyIdentifier(fromIdentifier), beforeItem: AnyIdentifier(toIdentifier))
    }

    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(AnyIdentifier(fromIdentifier), afterItem: AnyIdentifier(toIdentifier))
    }

    // MARK: Sections

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(AnyIdentifier.list(sectionIdentifiers))
    }

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            AnyIdentifier.list(sectionIdentifiers), beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            AnyIdentifier.list(sectionIdentifiers), afterSection: AnyIdentifier(toSectionIdentifier))
    }

    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(AnyIdentifier.list(sectionIdentifiers))
    }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(
            AnyIdentifier(fromSectionIdentifier), beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(
            AnyIdentifier(fromSectionIdentifier), afterSection: AnyIdentifier(toSectionIdentifier))
    }

    // MARK: Marks

    open var reloadedItemIdentifiers: [Any] { AnyIdentifier.values(snapshot.reloadedItemIdentifiers) }
    open var reconfiguredItemIdentifiers: [Any] { AnyIdentifier.values(snapshot.reconfiguredItemIdentifiers) }
    open var reloadedSectionIdentifiers: [Any] { AnyIdentifier.values(snapshot.reloadedSectionIdentifiers) }

    open func reloadItems(withIdentifiers identifiers: [Any]) {
        snapshot.reloadItems(AnyIdentifier.list(identifiers))
    }

    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(AnyIdentifier.list(identifiers))
    }

    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(AnyIdentifier.list(sectionIdentifiers))
    }
}

/// An identifier of a type that only the app knows; it is handed on and compared, and not changed.
struct AnyIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
    private let identifier: AnyHashable

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
