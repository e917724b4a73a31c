// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// A closure that returns the configured cell for an item of any type.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (UICollectionView, IndexPath, Any) ->
    UICollectionViewCell?

/// A closure that returns the configured supplementary view of a kind at an index path.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    UICollectionView, String, IndexPath
) -> UICollectionReusableView?

/// A data source like ``UICollectionViewDiffableDataSource``, with identifiers of any `Hashable` types.
@MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    nonisolated let applier: SnapshotApplier<AnyIdentifier, AnyIdentifier>
    private let cellProvider: UICollectionViewDiffableDataSourceReferenceCellProvider

    /// Creates an empty data source and sets it as the collection view's data source.
    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
    ) {
        applier = SnapshotApplier(collectionView)
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// The closure that provides the supplementary views. It is required if the layout has any.
    open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider?

    private var reordering = __UICollectionViewDiffableDataSourceReorderingHandlers()
    private var sectionHandlers = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()

    /// The handlers for items that the user moves. Setting them copies them.
    open var reorderingHandlers: __UICollectionViewDiffableDataSourceReorderingHandlers {
        get { reordering }
        set { reordering = newValue.copied() }
    }

    /// The handlers for items of section snapshots that the user expands and collapses. Setting them copies them.
    open var sectionSnapshotHandlers: __UICollectionViewDiffableDataSourceSectionSnapshotHandlers {
        get { sectionHandlers }
        set { sectionHandlers = newValue.copied() }
    }

    // MARK: Snapshots

    /// A copy of the snapshot that was applied last, without marks for reloading and reconfiguring.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(applier.latest)
    }

    /// Updates the collection view to display a snapshot.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) {
        applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Updates the collection view to display a snapshot. Later changes of the snapshot have no effect.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot.snapshot, animatingDifferences ? .animated : .unanimated, completion: completion)
    }

    /// Displays a snapshot by reloading the collection view, without computing differences.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Displays a snapshot by reloading the collection view, without computing differences.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot.snapshot, .reload, completion: completion)
    }

    // MARK: Section snapshots

    /// A copy of the section snapshot that was last applied to a section.
    nonisolated open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(applier.sectionSnapshot(of: AnyIdentifier(section)))
    }

    /// Updates a section to display the visible items of a section snapshot.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool
    ) {
        applySnapshot(
            snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Updates a section to display the visible items of a section snapshot. Later changes of the snapshot have no
    /// effect.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        applier.apply(
            .section(snapshot.snapshot, AnyIdentifier(sectionIdentifier)),
            animatingDifferences ? .animated : .unanimated, completion: completion)
    }

    /// Expands or collapses an item as the user wants it, if ``sectionSnapshotHandlers`` allow it.
    ///
    /// - Returns: whether the item was expanded or collapsed.
    @discardableResult
    func toggleExpansion(of item: Any) -> Bool {
        applier.toggleExpansion(of: AnyIdentifier(item), sectionHandlers.handlers)
    }

    // MARK: Lookup

    /// The item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        applier.item(at: indexPath)?.value
    }

    /// The index path of an item; nil if the collection view does not display it.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        applier.shown.path(of: AnyIdentifier(identifier)).map { IndexPath($0) }
    }

    /// The section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> Any? { applier.shown.sectionID(at: index)?.value }

    /// The index of a section; `NSNotFound` if the collection view does not display it.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        applier.shown.sectionNumber(of: AnyIdentifier(identifier)) ?? NSNotFound
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
        applier.cell(collectionView, indexPath, of: self) { cellProvider($0, $1, $2.value) }
    }

    /// Returns the view that ``supplementaryViewProvider`` makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        applier.supplementaryView(collectionView, kind, indexPath, from: supplementaryViewProvider)
    }

    /// Whether the user can move an item: the answer of the handler `canReorderItemHandler`, and false without one.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorderItem = reordering.canReorderItemHandler else { return false }
        return itemIdentifier(for: indexPath).map(canReorderItem) ?? false
    }

    /// Moves an item in the snapshot after the user has moved it, with its descendants in a section snapshot, and calls
    /// the handlers for reordering.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let (willReorder, didReorder) = (reordering.willReorderHandler, reordering.didReorderHandler)
        applier.moveItem(
            applier.item(at: sourceIndexPath, of: self), to: RowPath(destinationIndexPath),
            willReorder: willReorder.map { handler in { handler(__NSDiffableDataSourceTransaction($0)) } },
            didReorder: didReorder.map { handler in { handler(__NSDiffableDataSourceTransaction($0)) } })
    }

    /// The titles of the index. The default is nil, for no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The index path to which a title of the index scrolls. The default is the first item of the section with the same
    /// number as the title.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
