// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// A data source that displays snapshots in a table. It updates only the differences, with the fewest possible moves.
///
/// The table holds the data source weakly, so the app must keep it. Do not set another data source for the table. A
/// subclass overrides the methods for titles, editing and moving rows, and applies the user's deletions and moves
/// itself.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// A closure that returns the configured cell for an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    nonisolated private let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
    private let cellProvider: CellProvider

    /// Creates an empty data source and sets it as the table's data source.
    public init(
        tableView: UITableView,
        cellProvider: @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
    ) {
        applier = SnapshotApplier(tableView)
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The animation for inserted, deleted and reloaded rows and sections, from the next update on.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { applier.rowAnimation }
        set { applier.rowAnimation = newValue }
    }

    // MARK: Snapshots

    /// The snapshot that was applied last, without marks for reloading and reconfiguring.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        applier.latest
    }

    /// Updates the table to display a snapshot.
    ///
    /// May be called on a background queue, but then always on the same one. Differences are computed on that queue,
    /// and the table changes soon after. If called on the main queue, the table has changed when the call returns.
    ///
    /// - Parameter completion: called on the main queue when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot, animatingDifferences ? .animated : .unanimated, completion: completion)
    }

    /// Updates the table to display a snapshot, and returns when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await applier.apply(.list(snapshot), animatingDifferences ? .animated : .unanimated)
    }

    /// Displays a snapshot by reloading the table, without computing differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot, .reload, completion: completion)
    }

    /// Displays a snapshot by reloading the table, and returns when it is displayed.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await applier.apply(.list(snapshot), .reload)
    }

    // MARK: Lookup

    /// The item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        applier.item(at: indexPath)
    }

    /// The index path of an item; nil if the table does not display it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        applier.shown.path(of: itemIdentifier).map { IndexPath($0) }
    }

    /// The section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { applier.shown.sectionID(at: index) }

    /// The index of a section; nil if the table does not display it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        applier.shown.sectionNumber(of: sectionIdentifier)
    }

    /// A text with the class, the number of sections and the number of items.
    open func description() -> String {
        "<\(type(of: self)): \(applier.shown.sectionCount) sections, \(applier.shown.itemCount) items>"
    }

    // MARK: Data source

    /// The number of displayed sections.
    open func numberOfSections(in tableView: UITableView) -> Int { applier.shown.sectionCount }

    /// The number of displayed items in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        applier.shown.itemCount(inSection: section)
    }

    /// Returns the cell that the cell provider makes for the item at an index path.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        applier.cell(tableView, indexPath, of: self, from: cellProvider)
    }

    /// Whether a row can be edited. The default is false; a subclass may override this.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Whether the user can move a row. The default is false; a subclass may override this.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing by default. A subclass applies a snapshot without the deleted row, or with the inserted one.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing by default. A subclass applies a snapshot in which the item has its new place.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// The header title of a section. The default is nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// The footer title of a section. The default is nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// The titles of the section index. The default is nil, for no index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The number of the section for a title of the section index. The default is the index of the title.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

// MARK: - Detecting overrides

extension UITableViewDiffableDataSource: ImplementsByOverriding {
    var overriddenMethods: DataSourceMethods {
        typealias Source = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
        if type(of: self) == Source.self { return DataSourceMethods() }
        func overrides(_ probe: AnyClass) -> Bool {
            OverrideProbe(
                base: Source.self, plain: PlainSource<SectionIdentifierType, ItemIdentifierType>.self, probe: probe
            )
            .overrides(type(of: self))
        }
        return DataSourceMethods(
            commits: overrides(CommittingSource<SectionIdentifierType, ItemIdentifierType>.self),
            movesRows: overrides(MovingSource<SectionIdentifierType, ItemIdentifierType>.self),
            givesHeaderTitles: overrides(HeadingSource<SectionIdentifierType, ItemIdentifierType>.self),
            givesFooterTitles: overrides(FootingSource<SectionIdentifierType, ItemIdentifierType>.self))
    }
}

// These subclasses override no method or one method. `OverrideProbe` compares a subclass of the app with them.
private final class PlainSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>
{}

private final class CommittingSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>
{
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { preconditionFailure("A probe is only looked at") }
}

private final class MovingSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>
{
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { preconditionFailure("A probe is only looked at") }
}

private final class HeadingSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>
{
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        preconditionFailure("A probe is only looked at")
    }
}

private final class FootingSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>
{
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        preconditionFailure("A probe is only looked at")
    }
}
