// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// A data source that displays snapshots in a collection view. It updates only the differences, with the fewest
/// possible moves.
///
/// The collection view holds the data source weakly, so the app must keep it. Do not set another data source for the
/// collection view. The user can move items if ``reorderingHandlers`` allows it. A section that displays a section
/// snapshot can have items that are expanded and collapsed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// A closure that returns the configured cell for an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// A closure that returns the configured supplementary view of a kind at an index path.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    nonisolated let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
    private let cellProvider: CellProvider

    /// Creates an empty data source and sets it as the collection view's data source.
    public init(
        collectionView: UICollectionView,
        cellProvider:
            @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
            .CellProvider
    ) {
        applier = SnapshotApplier(collectionView)
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// The closure that provides the supplementary views. It is required if the layout has any.
    open var supplementaryViewProvider:
        UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?

    /// The handlers for items that the user moves. By default the user can move none.
    open var reorderingHandlers =
        UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers()

    /// The handlers for items of section snapshots that the user expands and collapses.
    open var sectionSnapshotHandlers = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
        .SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Snapshots

    /// The snapshot that was applied last, without marks for reloading and reconfiguring.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        applier.latest
    }

    /// Updates the collection view to display a snapshot. The first snapshot is displayed without animation.
    ///
    /// May be called on a background queue, but then always on the same one. Differences are computed on that queue,
    /// and the collection view changes soon after. If called on the main queue, the collection view has changed when
    /// the call returns.
    ///
    /// - Parameter completion: called on the main queue when the animations have ended.
    /// - Complexity: O(n) for n items, and O(m log m) for m items that are moved relative to the others.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot, animatingDifferences ? .animated : .unanimated, completion: completion)
    }

    /// Updates the collection view to display a snapshot, and returns when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await applier.apply(.list(snapshot), animatingDifferences ? .animated : .unanimated)
    }

    /// Displays a snapshot by reloading the collection view, without computing differences. Running animations end.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot, .reload, completion: completion)
    }

    /// Displays a snapshot by reloading the collection view, and returns when it is displayed.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await applier.apply(.list(snapshot), .reload)
    }

    // MARK: Section snapshots

    /// The section snapshot that was last applied to a section. For a section without one, the items of the section are
    /// root items. For an unknown section, the result is empty.
    nonisolated open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        applier.sectionSnapshot(of: section)
    }

    /// Updates a section to display the visible items of a section snapshot.
    ///
    /// The section is appended if it does not exist. Items that other sections contain are moved to this section. If a
    /// later snapshot of all sections only deletes items of the section, the section keeps its section snapshot. If it
    /// inserts or moves items there, all items become root items.
    ///
    /// - Parameter completion: called on the main queue when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        applier.apply(
            .section(snapshot, section), animatingDifferences ? .animated : .unanimated, completion: completion)
    }

    /// Updates a section to display the visible items of a section snapshot, and returns when the animations have
    /// ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await applier.apply(.section(snapshot, section), animatingDifferences ? .animated : .unanimated)
    }

    /// Expands or collapses an item as the user wants it, if ``sectionSnapshotHandlers`` allow it.
    ///
    /// - Returns: whether the item was expanded or collapsed.
    @discardableResult
    func toggleExpansion(of item: ItemIdentifierType) -> Bool {
        applier.toggleExpansion(of: item, sectionSnapshotHandlers)
    }

    // MARK: Lookup

    /// The item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        applier.item(at: indexPath)
    }

    /// The index path of an item; nil if the collection view does not display it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        applier.shown.path(of: itemIdentifier).map { IndexPath($0) }
    }

    /// The section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { applier.shown.sectionID(at: index) }

    /// The index of a section; nil if the collection view does not display it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        applier.shown.sectionNumber(of: sectionIdentifier)
    }

    /// A text with the class, the number of sections and the number of items.
    open func description() -> String {
        "<\(type(of: self)): \(applier.shown.sectionCount) sections, \(applier.shown.itemCount) items>"
    }

    // MARK: Data source

    /// The number of displayed sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { applier.shown.sectionCount }

    /// The number of displayed items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        applier.itemCount(inSection: section)
    }

    /// Returns the cell that the cell provider makes for the item at an index path.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        applier.cell(collectionView, indexPath, of: self, from: cellProvider)
    }

    /// Returns the view that ``supplementaryViewProvider`` makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        applier.supplementaryView(collectionView, kind, indexPath, from: supplementaryViewProvider)
    }

    /// Whether the user can move an item: the answer of the handler `canReorderItem`, and false without one.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorderItem = reorderingHandlers.canReorderItem else { return false }
        return itemIdentifier(for: indexPath).map(canReorderItem) ?? false
    }

    /// Moves an item in the snapshot after the user has moved it, with its descendants in a section snapshot, and calls
    /// the handlers `willReorder` and `didReorder`.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        applier.moveItem(
            applier.item(at: sourceIndexPath, of: self), to: RowPath(destinationIndexPath),
            willReorder: reorderingHandlers.willReorder, didReorder: reorderingHandlers.didReorder)
    }

    /// The titles of the index. The default is nil, for no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The index path to which a title of the index scrolls. The default is the first item of the section with the same
    /// number as the title.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

// MARK: - Handlers

extension UICollectionViewDiffableDataSource {
    /// The closures that a data source calls when the user moves an item.
    public struct ReorderingHandlers {
        /// Decides whether the user can move an item. Without this closure, no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the data source has moved an item in its snapshot.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the data source has moved an item in its snapshot. The app changes its own data here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers without closures.
        public init() {}
    }

    /// The closures that a data source calls when the user expands or collapses an item of a section snapshot. A
    /// snapshot that the app applies calls none of them.
    @preconcurrency
    public struct SectionSnapshotHandlers<Item>
    where Item: Hashable, Item: Sendable {
        /// Decides whether the user can expand an item. Without this closure, each item can be expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Decides whether the user can collapse an item. Without this closure, each item can be collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the descendants of an item that is about to be expanded. The second argument contains its current
        /// descendants. Use it to load the children of an item when they are first needed.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Creates handlers without closures.
        public init() {}
    }
}
