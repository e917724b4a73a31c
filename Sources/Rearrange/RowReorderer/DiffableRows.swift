// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A diffable data source, whatever its sections and items are.
@MainActor
protocol DiffableRows: AnyObject {
    func identifierOfRow(at path: IndexPath) -> AnyHashable?
    func pathOfRow(_ identifier: AnyHashable) -> IndexPath?

    /// The identifiers of its sections; nil where one has none that can be compared.
    var sectionNames: [AnyHashable]? { get }

    /// Whether it is of no subclass, which could say which rows may be moved.
    var isPlain: Bool { get }

    /// Shows the rows at their new places.
    ///
    /// - Parameters:
    ///   - tell: called first: where that applies a snapshot, there is nothing left to do.
    ///   - completion: called when the rows are at rest; at once where there was nothing left to do.
    func apply(_ moves: RowMoves, isAnimated: Bool, tell: () -> Void, completion: @escaping () -> Void)
}

extension UITableViewDiffableDataSource: DiffableRows {
    func identifierOfRow(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map { AnyHashable($0) } }

    func pathOfRow(_ identifier: AnyHashable) -> IndexPath? {
        (identifier.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
    }

    var sectionNames: [AnyHashable]? { snapshot().sectionIdentifiers }

    var isPlain: Bool {
        type(of: self) == UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
    }

    func apply(_ moves: RowMoves, isAnimated: Bool, tell: () -> Void, completion: @escaping () -> Void) {
        let (before, after) = (snapshot(), snapshot(after: moves))
        tell()
        guard snapshot().shows(as: before) else { return completion() }
        apply(after, animatingDifferences: isAnimated, completion: completion)
    }

    /// The snapshot to show once rows have moved.
    ///
    /// - Complexity: O(s + n + k log k) for k rows of the n in the sections that they leave and come to, and s sections,
    ///   besides one deletion and at most 16 insertions of the snapshot, or one for each of those sections
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
    /// Whether both have the same items in the same places.
    fileprivate func shows(as other: Self) -> Bool {
        sectionIdentifiers == other.sectionIdentifiers
            && sectionIdentifiers.allSatisfy { itemIdentifiers(inSection: $0) == other.itemIdentifiers(inSection: $0) }
    }
}

/// The change of a diffable data source by a move of rows.
public struct RowTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The items that moved, in the order in which they lie now.
    public let items: [ItemIdentifierType]
    /// The snapshot that the data source showed before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot that it shows now.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}

/// The closures by which the app decides about items, and is told of them, instead of rows.
@MainActor
struct DiffableHandlers {
    weak var dataSource: (any UITableViewDataSource)?
    let canMove: (IndexPath) -> Bool
    /// Gives what is to be called once the moves have been made.
    let prepare: (RowMoves) -> () -> Void
}

extension RowReorderer {
    /// Calls the app with the items that move.
    ///
    /// A diffable data source needs nothing of this to be reordered: the reorderer applies the snapshot by itself. Rows
    /// of a plain `UITableViewDiffableDataSource` can all be moved then; a subclass says in `canMoveRowAt` which.
    ///
    /// - Parameters:
    ///   - dataSource: the table's, held weakly.
    ///   - canMove: which items may be lifted, and give up their places; asked instead of the data source.
    ///   - didMove: called once for a drag, and again when that is undone or redone, once the snapshot is applied.
    public func reorder<Section, Item>(
        _ dataSource: UITableViewDiffableDataSource<Section, Item>, canMove: @escaping (Item) -> Bool = { _ in true },
        didMove: @escaping (RowTransaction<Section, Item>) -> Void = { _ in }
    ) {
        handlers = DiffableHandlers(
            dataSource: dataSource,
            canMove: { [weak dataSource] in dataSource?.itemIdentifier(for: $0).map(canMove) ?? false },
            prepare: { [weak dataSource] moves in
                guard let dataSource else { return {} }
                let before = dataSource.snapshot()
                let items = moves.sources.compactMap { dataSource.itemIdentifier(for: IndexPath($0)) }
                return { [weak dataSource] in
                    guard let after = dataSource?.snapshot() else { return }
                    didMove(RowTransaction(items: items, initialSnapshot: before, finalSnapshot: after))
                }
            })
    }
}
