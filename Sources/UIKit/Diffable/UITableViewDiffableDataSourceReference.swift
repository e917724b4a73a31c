// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// Makes or fills the cell of an item of any type.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?

/// Shows snapshots in a table as ``UITableViewDiffableDataSource`` does, of identifiers of any type.
@MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    nonisolated private let applier: SnapshotApplier<AnyIdentifier, AnyIdentifier>
    private let cellProvider: UITableViewDiffableDataSourceReferenceCellProvider

    /// Becomes the table's data source, with nothing to show.
    public init(
        tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
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

    /// A copy of what was applied last, with nothing marked in it.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(applier.latest)
    }

    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) {
        applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Updates the table to what a snapshot holds; later changes of the snapshot change nothing.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot.snapshot, animatingDifferences ? .animated : .unanimated, completion: completion)
    }

    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Shows a snapshot in new cells, whatever was shown before.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        applier.apply(snapshot.snapshot, .reload, completion: completion)
    }

    // MARK: Finding

    /// The item at a path; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        indexPath.count == 2 ? applier.shown.item(at: RowPath(indexPath))?.value : nil
    }

    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        applier.shown.path(of: AnyIdentifier(identifier)).map { IndexPath($0) }
    }

    /// The section of a number; nil where there is none.
    open func sectionIdentifier(for index: Int) -> Any? { applier.shown.sectionID(at: index)?.value }

    /// A section's number; `NSNotFound` where it is not there.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        applier.shown.sectionNumber(of: AnyIdentifier(identifier)) ?? NSNotFound
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { applier.shown.sectionCount }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        applier.shown.itemCount(inSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        applier.cell(tableView, indexPath, of: self) { cellProvider(tableView, indexPath, $0.value) }
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

extension UITableViewDiffableDataSourceReference: AnswersByOverriding {
    var dataSourceAnswers: DataSourceAnswers {
        typealias Source = UITableViewDiffableDataSourceReference
        if type(of: self) == Source.self { return DataSourceAnswers() }
        func overrides(_ probe: AnyClass) -> Bool {
            OverrideProbe(base: Source.self, plain: PlainSource.self, probe: probe).overrides(type(of: self))
        }
        return DataSourceAnswers(
            commits: overrides(CommittingSource.self), movesRows: overrides(MovingSource.self),
            givesHeaderTitles: overrides(HeadingSource.self), givesFooterTitles: overrides(FootingSource.self))
    }
}

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
