// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// Shows snapshots in a table: whatever differs from the one before is updated, with the fewest moves there are.
///
/// The table holds it weakly, as any data source, and must not be given another one. A subclass overrides the data
/// source's methods for titles, editing and moving; what the user deletes or moves it applies itself.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Makes or fills the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    nonisolated private let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
    private let cellProvider: CellProvider

    /// Becomes the table's data source, with nothing to show.
    public init(
        tableView: UITableView,
        cellProvider: @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
    ) {
        applier = SnapshotApplier(tableView)
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows and sections come, go and are shown anew, from the next update on.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { applier.rowAnimation }
        set { applier.rowAnimation = newValue }
    }

    // MARK: Snapshots

    /// What was applied last, with nothing marked in it.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        applier.latest
    }

    /// Updates the table to what a snapshot holds.
    ///
    /// May be called on another queue, but always the same one: what differs is found out there, and the table changes
    /// soon after. On the main queue it has changed when this returns.
    ///
    /// - Parameter completion: called on the main queue when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot, animatingDifferences ? .animated : .unanimated, completion: completion)
    }

    /// Updates the table to what a snapshot holds, and returns when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await applier.apply(snapshot, animatingDifferences ? .animated : .unanimated)
    }

    /// Shows a snapshot in new cells, whatever was shown before.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot, .reload, completion: completion)
    }

    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await applier.apply(snapshot, .reload)
    }

    // MARK: Finding

    /// The item at a path; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        indexPath.count == 2 ? applier.shown.item(at: RowPath(indexPath)) : nil
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        applier.shown.path(of: itemIdentifier).map { IndexPath($0) }
    }

    /// The section of a number; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { applier.shown.sectionID(at: index) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        applier.shown.sectionNumber(of: sectionIdentifier)
    }

    /// What it shows, in a line.
    open func description() -> String {
        "<\(type(of: self)): \(applier.shown.sectionCount) sections, \(applier.shown.itemCount) items>"
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { applier.shown.sectionCount }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        applier.shown.itemCount(inSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        applier.cell(tableView, indexPath, of: self) { cellProvider(tableView, indexPath, $0) }
    }

    /// False: a subclass may allow it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// False: a subclass may allow it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing: a subclass applies a snapshot without the row, or with a new one.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing: a subclass applies a snapshot in which the item is where the user has put it.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

// MARK: - What a subclass overrides

extension UITableViewDiffableDataSource: AnswersByOverriding {
    var dataSourceAnswers: DataSourceAnswers {
        typealias Source = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
        if type(of: self) == Source.self { return DataSourceAnswers() }
        func overrides(_ probe: AnyClass) -> Bool {
            OverrideProbe(
                base: Source.self, plain: PlainSource<SectionIdentifierType, ItemIdentifierType>.self, probe: probe
            )
            .overrides(type(of: self))
        }
        return DataSourceAnswers(
            commits: overrides(CommittingSource<SectionIdentifierType, ItemIdentifierType>.self),
            movesRows: overrides(MovingSource<SectionIdentifierType, ItemIdentifierType>.self),
            givesHeaderTitles: overrides(HeadingSource<SectionIdentifierType, ItemIdentifierType>.self),
            givesFooterTitles: overrides(FootingSource<SectionIdentifierType, ItemIdentifierType>.self))
    }
}

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
