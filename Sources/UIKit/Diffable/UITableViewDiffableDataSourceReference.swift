// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// A closure that returns the configured cell for an item of any type.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?

/// A data source like ``UITableViewDiffableDataSource``, with identifiers of any `Hashable` types.
@MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    nonisolated private let applier: SnapshotApplier<AnyIdentifier, AnyIdentifier>
    private let cellProvider: UITableViewDiffableDataSourceReferenceCellProvider

    /// Creates an empty data source and sets it as the table's data source.
    public init(
        tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
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

    /// A copy of the snapshot that was applied last, without marks for reloading and reconfiguring.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(applier.latest)
    }

    /// Updates the table to display a snapshot.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) {
        applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Updates the table to display a snapshot. Later changes of the snapshot have no effect.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot.snapshot, animatingDifferences ? .animated : .unanimated, completion: completion)
    }

    /// Displays a snapshot by reloading the table, without computing differences.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Displays a snapshot by reloading the table, without computing differences.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot.snapshot, .reload, completion: completion)
    }

    // MARK: Lookup

    /// The item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        applier.item(at: indexPath)?.value
    }

    /// The index path of an item; nil if the table does not display it.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        applier.shown.path(of: AnyIdentifier(identifier)).map { IndexPath($0) }
    }

    /// The section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> Any? { applier.shown.sectionID(at: index)?.value }

    /// The index of a section; `NSNotFound` if the table does not display it.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        applier.shown.sectionNumber(of: AnyIdentifier(identifier)) ?? NSNotFound
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
        applier.cell(tableView, indexPath, of: self) { cellProvider($0, $1, $2.value) }
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

extension UITableViewDiffableDataSourceReference: ImplementsByOverriding {
    var overriddenMethods: DataSourceMethods {
        typealias Source = UITableViewDiffableDataSourceReference
        if type(of: self) == Source.self { return DataSourceMethods() }
        func overrides(_ probe: AnyClass) -> Bool {
            OverrideProbe(base: Source.self, plain: PlainSource.self, probe: probe).overrides(type(of: self))
        }
        return DataSourceMethods(
            commits: overrides(CommittingSource.self), movesRows: overrides(MovingSource.self),
            givesHeaderTitles: overrides(HeadingSource.self), givesFooterTitles: overrides(FootingSource.self))
    }
}

// These subclasses override no method or one method. `OverrideProbe` compares a subclass of the app with them.
private final class PlainSource: UITableViewDiffableDataSourceReference {}

private final class CommittingSource: UITableViewDiffableDataSourceReference {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { preconditionFailure("A probe is only looked at") }
}

private final class MovingSource: UITableViewDiffableDataSourceReference {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { preconditionFailure("A probe is only looked at") }
}

private final class HeadingSource: UITableViewDiffableDataSourceReference {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        preconditionFailure("A probe is only looked at")
    }
}

private final class FootingSource: UITableViewDiffableDataSourceReference {
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        preconditionFailure("A probe is only looked at")
    }
}
