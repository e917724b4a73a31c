// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The closures that a ``UICollectionViewDiffableDataSourceReference`` calls when the user moves an item.
@MainActor
open class __UICollectionViewDiffableDataSourceReorderingHandlers: NSObject, NSCopying {
    /// Decides whether the user can move an item. Without this closure, no item can be moved.
    open var canReorderItemHandler: ((Any) -> Bool)?
    /// Called before the data source has moved an item in its snapshot.
    open var willReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?
    /// Called after the data source has moved an item in its snapshot. The app changes its own data here.
    open var didReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?

    nonisolated public override init() {}

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }

    func copied() -> __UICollectionViewDiffableDataSourceReorderingHandlers {
        let copy = __UICollectionViewDiffableDataSourceReorderingHandlers()
        copy.canReorderItemHandler = canReorderItemHandler
        copy.willReorderHandler = willReorderHandler
        copy.didReorderHandler = didReorderHandler
        return copy
    }
}

/// The closures that a ``UICollectionViewDiffableDataSourceReference`` calls when the user expands or collapses an item
/// of a section snapshot.
@MainActor
open class __UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject, NSCopying {
    /// Decides whether the user can expand an item. Without this closure, each item can be expanded.
    open var shouldExpandItemHandler: ((Any) -> Bool)?
    /// Called before an item is expanded.
    open var willExpandItemHandler: ((Any) -> Void)?
    /// Decides whether the user can collapse an item. Without this closure, each item can be collapsed.
    open var shouldCollapseItemHandler: ((Any) -> Bool)?
    /// Called before an item is collapsed.
    open var willCollapseItemHandler: ((Any) -> Void)?
    /// Returns the descendants of an item that is about to be expanded. The second argument contains its current
    /// descendants.
    open var snapshotForExpandingParentItemHandler:
        ((Any, NSDiffableDataSourceSectionSnapshotReference) -> NSDiffableDataSourceSectionSnapshotReference)?

    nonisolated public override init() {}

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }

    func copied() -> __UICollectionViewDiffableDataSourceSectionSnapshotHandlers {
        let copy = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()
        copy.shouldExpandItemHandler = shouldExpandItemHandler
        copy.willExpandItemHandler = willExpandItemHandler
        copy.shouldCollapseItemHandler = shouldCollapseItemHandler
        copy.willCollapseItemHandler = willCollapseItemHandler
        copy.snapshotForExpandingParentItemHandler = snapshotForExpandingParentItemHandler
        return copy
    }

    /// The closures with generic types.
    var handlers:
        UICollectionViewDiffableDataSource<AnyIdentifier, AnyIdentifier>.SectionSnapshotHandlers<AnyIdentifier>
    {
        var result = UICollectionViewDiffableDataSource<AnyIdentifier, AnyIdentifier>
            .SectionSnapshotHandlers<AnyIdentifier>()
        result.shouldExpandItem = shouldExpandItemHandler.map { handler in { handler($0.value) } }
        result.willExpandItem = willExpandItemHandler.map { handler in { handler($0.value) } }
        result.shouldCollapseItem = shouldCollapseItemHandler.map { handler in { handler($0.value) } }
        result.willCollapseItem = willCollapseItemHandler.map { handler in { handler($0.value) } }
        result.snapshotForExpandingParent = snapshotForExpandingParentItemHandler.map { handler in
            { handler($0.value, NSDiffableDataSourceSectionSnapshotReference($1)).snapshot }
        }
        return result
    }
}

/// A difference between two snapshots as an object. It is ``NSDiffableDataSourceTransaction`` without Swift generics.
open class __NSDiffableDataSourceTransaction: NSObject {
    private let transaction: NSDiffableDataSourceTransaction<AnyIdentifier, AnyIdentifier>

    init(_ transaction: NSDiffableDataSourceTransaction<AnyIdentifier, AnyIdentifier>) {
        self.transaction = transaction
    }

    /// The snapshot before the change.
    open var initialSnapshot: NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(transaction.initialSnapshot)
    }

    /// The snapshot after the change.
    open var finalSnapshot: NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(transaction.finalSnapshot)
    }

    /// The difference between all items before and after the change.
    ///
    /// > Note: On Apple's platforms this is an `NSOrderedCollectionDifference`, which Foundation for Linux does not
    ///   have.
    open var difference: CollectionDifference<AnyHashable> { transaction.difference.hashable }

    /// The changes of the sections whose items have changed, in the new order of the sections.
    open var sectionTransactions: [__NSDiffableDataSourceSectionTransaction] {
        transaction.sectionTransactions.map { __NSDiffableDataSourceSectionTransaction($0) }
    }
}

/// A difference between the items of a section as an object. It is ``NSDiffableDataSourceSectionTransaction`` without
/// Swift generics.
open class __NSDiffableDataSourceSectionTransaction: NSObject {
    private let transaction: NSDiffableDataSourceSectionTransaction<AnyIdentifier, AnyIdentifier>

    init(_ transaction: NSDiffableDataSourceSectionTransaction<AnyIdentifier, AnyIdentifier>) {
        self.transaction = transaction
    }

    /// The section that has changed.
    open var sectionIdentifier: Any { transaction.sectionIdentifier.value }

    /// The items of the section before the change.
    open var initialSnapshot: NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(transaction.initialSnapshot)
    }

    /// The items of the section after the change.
    open var finalSnapshot: NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(transaction.finalSnapshot)
    }

    /// The difference between the section's items before and after the change.
    open var difference: CollectionDifference<AnyHashable> { transaction.difference.hashable }
}

extension CollectionDifference<AnyIdentifier> {
    /// The difference with the identifiers of the app.
    fileprivate var hashable: CollectionDifference<AnyHashable> {
        let changes = map { change -> CollectionDifference<AnyHashable>.Change in
            switch change {
            case .insert(let offset, let element, let other):
                .insert(offset: offset, element: element.identifier, associatedWith: other)
            case .remove(let offset, let element, let other):
                .remove(offset: offset, element: element.identifier, associatedWith: other)
            }
        }
        guard let result = CollectionDifference<AnyHashable>(changes) else {
            preconditionFailure("The changes of a difference make a difference: \(changes)")
        }
        return result
    }
}
