// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The interface to the diffable data source of a list that is independent of its section and item types.
@MainActor
protocol DiffableRows: AnyObject {
    func identifierOfRow(at path: IndexPath) -> AnyHashable?
    func pathOfRow(_ identifier: AnyHashable) -> IndexPath?

    /// The identifiers of the sections; nil if one of them is not hashable.
    var sectionNames: [AnyHashable]? { get }

    /// Whether the data source is of the diffable class itself, and not of a subclass, which could decide which rows
    /// may be moved.
    var isPlain: Bool { get }

    /// Whether a section has items with children, which a snapshot of all sections would lose.
    func isOutline(section: Int) -> Bool

    /// Shows the rows at their new places.
    ///
    /// - Parameters:
    ///   - moves: the moved rows, and their places before and after the move.
    ///   - isAnimated: whether the rows are animated to their new places.
    ///   - report: tells the app of the moves; called first. If the app applies a snapshot in this call, the method
    ///     applies none.
    ///   - completion: called when the animation has ended; at once if no snapshot was applied.
    func apply(_ moves: RowMoves, isAnimated: Bool, report: () -> Void, completion: @escaping () -> Void)
}

/// A diffable data source of a table or of a collection view.
@MainActor
protocol DiffableSource: DiffableRows {
    associatedtype SectionIdentifierType: Hashable, Sendable
    associatedtype ItemIdentifierType: Hashable, Sendable

    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
    func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool,
        completion: (() -> Void)?)
}

extension UITableViewDiffableDataSource: DiffableSource {
    var isPlain: Bool {
        type(of: self) == UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
    }

    func isOutline(section: Int) -> Bool { false }
}

extension UICollectionViewDiffableDataSource: DiffableSource {
    var isPlain: Bool {
        type(of: self) == UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
    }

    /// - Complexity: O(items of the section)
    func isOutline(section: Int) -> Bool {
        let sections = snapshot().sectionIdentifiers
        guard sections.indices.contains(section) else { return false }
        let items = snapshot(for: sections[section])
        return items.items.count != items.rootItems.count
    }
}

extension DiffableSource {
    func identifierOfRow(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map { AnyHashable($0) } }

    func pathOfRow(_ identifier: AnyHashable) -> IndexPath? {
        (identifier.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
    }

    var sectionNames: [AnyHashable]? { snapshot().sectionIdentifiers }

    func apply(_ moves: RowMoves, isAnimated: Bool, report: () -> Void, completion: @escaping () -> Void) {
        let (before, after) = (snapshot(), snapshot(after: moves))
        report()
        guard snapshot().shows(as: before) else { return completion() }
        apply(after, animatingDifferences: isAnimated, completion: completion)
    }

    /// The snapshot after moves of rows.
    ///
    /// - Complexity: O(s + n + k log k) for k moved rows, n rows in the sections that they leave or enter, and s
    ///   sections. The snapshot's time for one deletion and several insertions is added. There are at most 16
    ///   insertions, or else one for each section that rows leave or enter.
    func snapshot(after moves: RowMoves) -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        var snapshot = snapshot()
        let sections = snapshot.sectionIdentifiers
        guard
            let (removed, inserted) = moves.replacements(
                in: sections, items: { snapshot.itemIdentifiers(inSection: $0) })
        else { return snapshot }
        snapshot.deleteItems(removed)
        for (section, items, next) in inserted {
            if let next {
                snapshot.insertItems(items, beforeItem: next)
            } else {
                snapshot.appendItems(items, toSection: sections[section])
            }
        }
        return snapshot
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Whether both snapshots have the same items in the same places.
    fileprivate func shows(as other: Self) -> Bool {
        sectionIdentifiers == other.sectionIdentifiers
            && sectionIdentifiers.allSatisfy { itemIdentifiers(inSection: $0) == other.itemIdentifiers(inSection: $0) }
    }
}

/// The change that a move of rows made in a diffable data source: the moved items, and the snapshots before and after.
public struct RowTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The items that moved, in their order after the move.
    public let items: [ItemIdentifierType]
    /// The data source's snapshot before the move.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The data source's snapshot after the move.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}

/// The app's closures for a diffable data source, converted to take rows instead of items.
@MainActor
struct DiffableHandlers {
    weak var dataSource: AnyObject?
    let canMove: (IndexPath) -> Bool
    /// Called before the moves are made, to record the snapshot. Returns a closure that tells the app of the moves. The
    /// reorderer calls that closure after the moves.
    let prepare: (RowMoves) -> () -> Void
}

extension RowReorderer {
    /// Makes the reorderer call the app with items instead of index paths.
    ///
    /// Reordering a diffable data source does not require this call: the reorderer applies the snapshot itself. All
    /// rows of a plain `UITableViewDiffableDataSource` can then be moved; a subclass decides in `canMoveRowAt`.
    ///
    /// - Parameters:
    ///   - dataSource: the table's data source, held weakly.
    ///   - canMove: whether an item may be lifted and displaced; called instead of `canMoveRowAt`.
    ///   - didMove: called once for a drag, after the snapshot is applied, and again when the move is undone or redone.
    public func reorder<Section, Item>(
        _ dataSource: UITableViewDiffableDataSource<Section, Item>, canMove: @escaping (Item) -> Bool = { _ in true },
        didMove: @escaping (RowTransaction<Section, Item>) -> Void = { _ in }
    ) {
        handlers = DiffableHandlers(dataSource, canMove: canMove, didMove: didMove)
    }
}

extension DiffableHandlers {
    init<Source: DiffableSource>(
        _ dataSource: Source, canMove: @escaping (Source.ItemIdentifierType) -> Bool,
        didMove: @escaping (RowTransaction<Source.SectionIdentifierType, Source.ItemIdentifierType>) -> Void
    ) {
        self.dataSource = dataSource
        self.canMove = { [weak dataSource] in dataSource?.itemIdentifier(for: $0).map(canMove) ?? false }
        prepare = { [weak dataSource] moves in
            guard let dataSource else { return {} }
            let before = dataSource.snapshot()
            let items = moves.sources.compactMap { dataSource.itemIdentifier(for: IndexPath($0)) }
            return { [weak dataSource] in
                guard let after = dataSource?.snapshot() else { return }
                didMove(RowTransaction(items: items, initialSnapshot: before, finalSnapshot: after))
            }
        }
    }
}
