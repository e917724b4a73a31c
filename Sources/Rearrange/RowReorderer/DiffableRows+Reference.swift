// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The diffable data source whose sections and items may be anything.
extension UITableViewDiffableDataSourceReference: DiffableRows {
    func identifierOfRow(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path) as? AnyHashable }

    func pathOfRow(_ identifier: AnyHashable) -> IndexPath? { indexPath(forItemIdentifier: identifier.base) }

    var sectionNames: [AnyHashable]? {
        let sections = snapshot().sectionIdentifiers
        let names = sections.compactMap { $0 as? AnyHashable }
        return names.count == sections.count ? names : nil
    }

    var isPlain: Bool { type(of: self) == UITableViewDiffableDataSourceReference.self }

    func apply(_ moves: RowMoves, isAnimated: Bool, tell: () -> Void, completion: @escaping () -> Void) {
        let items = moves.sources.compactMap { itemIdentifier(for: IndexPath($0)) }
        let (before, after) = (snapshot(), snapshot())
        guard items.count == moves.sources.count else {
            tell()
            return completion()
        }
        after.deleteItems(withIdentifiers: items)
        let sections = after.sectionIdentifiers
        let others = Dictionary(
            uniqueKeysWithValues: Set(moves.targets.map(\.section)).map {
                ($0, after.itemIdentifiersInSection(withIdentifier: sections[$0]))
            })
        for (numbers, place) in moves.runs {
            if let others = others[place.section], place.row < others.count {
                after.insertItems(
                    withIdentifiers: Array(items[numbers]), beforeItemWithIdentifier: others[place.row])
            } else {
                after.appendItems(
                    withIdentifiers: Array(items[numbers]), intoSectionWithIdentifier: sections[place.section])
            }
        }
        tell()
        guard snapshot().shows(as: before) else { return completion() }
        applySnapshot(after, animatingDifferences: isAnimated, completion: completion)
    }
}

extension NSDiffableDataSourceSnapshotReference {
    /// Whether both have the same items in the same places.
    fileprivate func shows(as other: NSDiffableDataSourceSnapshotReference) -> Bool {
        func names(_ values: [Any]) -> [AnyHashable?] { values.map { $0 as? AnyHashable } }
        return names(sectionIdentifiers) == names(other.sectionIdentifiers)
            && sectionIdentifiers.allSatisfy { section in
                names(itemIdentifiersInSection(withIdentifier: section))
                    == names(other.itemIdentifiersInSection(withIdentifier: section))
            }
    }
}
