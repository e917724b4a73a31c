// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A diffable data source whose section and item identifiers may be of any type.
@MainActor
protocol DiffableReferenceSource: DiffableRows {
    func snapshot() -> NSDiffableDataSourceSnapshotReference
    func itemIdentifier(for indexPath: IndexPath) -> Any?
    func indexPath(forItemIdentifier identifier: Any) -> IndexPath?
    func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)?)
}

extension UITableViewDiffableDataSourceReference: DiffableReferenceSource {
    var isPlain: Bool { type(of: self) == UITableViewDiffableDataSourceReference.self }
    func isOutline(section: Int) -> Bool { false }
}

extension UICollectionViewDiffableDataSourceReference: DiffableReferenceSource {
    var isPlain: Bool { type(of: self) == UICollectionViewDiffableDataSourceReference.self }
}

extension DiffableReferenceSource {
    func identifierOfRow(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path) as? AnyHashable }

    func pathOfRow(_ identifier: AnyHashable) -> IndexPath? { indexPath(forItemIdentifier: identifier.base) }

    var sectionNames: [AnyHashable]? {
        let sections = snapshot().sectionIdentifiers
        let names = sections.compactMap { $0 as? AnyHashable }
        return names.count == sections.count ? names : nil
    }

    func apply(_ moves: RowMoves, isAnimated: Bool, report: () -> Void, completion: @escaping () -> Void) {
        let (before, after) = (snapshot(), snapshot())
        let sections = after.sectionIdentifiers
        guard
            let (removed, inserted) = moves.replacements(
                in: sections, items: { after.itemIdentifiersInSection(withIdentifier: $0) })
        else {
            report()
            return completion()
        }
        after.deleteItems(withIdentifiers: removed)
        for (section, items, next) in inserted {
            if let next {
                after.insertItems(withIdentifiers: items, beforeItemWithIdentifier: next)
            } else {
                after.appendItems(withIdentifiers: items, intoSectionWithIdentifier: sections[section])
            }
        }
        report()
        guard snapshot().shows(as: before) else { return completion() }
        applySnapshot(after, animatingDifferences: isAnimated, completion: completion)
    }
}

extension NSDiffableDataSourceSnapshotReference {
    /// Whether both snapshots have the same items in the same places.
    fileprivate func shows(as other: NSDiffableDataSourceSnapshotReference) -> Bool {
        func names(_ values: [Any]) -> [AnyHashable?] { values.map { $0 as? AnyHashable } }
        return names(sectionIdentifiers) == names(other.sectionIdentifiers)
            && sectionIdentifiers.allSatisfy { section in
                names(itemIdentifiersInSection(withIdentifier: section))
                    == names(other.itemIdentifiersInSection(withIdentifier: section))
            }
    }
}
