// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Identifies rows by values that do not change when rows move.
@MainActor
protocol RowIdentifiers {
    /// The identifier of a row; nil if it has none.
    ///
    /// - Parameter path: the path of an existing row.
    func identifier(at path: IndexPath) -> AnyHashable?

    /// The current paths of rows, by their identifiers. Removed rows are left out.
    func paths(of identifiers: [AnyHashable]) -> [AnyHashable: IndexPath]
}

/// Row identifiers that the app supplies.
struct GivenRowIdentifiers: RowIdentifiers {
    let list: any MovableList
    let identify: (IndexPath) -> AnyHashable?

    func identifier(at path: IndexPath) -> AnyHashable? { identify(path) }

    /// Finds rows by asking for the identifier of every row of the list, from the first one on.
    ///
    /// - Complexity: O(rows up to the last one that is found).
    func paths(of identifiers: [AnyHashable]) -> [AnyHashable: IndexPath] {
        var wanted = Set(identifiers)
        var paths: [AnyHashable: IndexPath] = [:]
        for section in 0..<list.numberOfSections {
            for row in 0..<list.countOfRows(inSection: section) {
                if wanted.isEmpty { return paths }
                let path = IndexPath(row: row, section: section)
                if let identifier = identify(path), wanted.remove(identifier) != nil { paths[identifier] = path }
            }
        }
        return paths
    }
}

/// Row identifiers that are the items of a diffable data source.
struct DiffableRowIdentifiers: RowIdentifiers {
    let rows: any DiffableRows

    func identifier(at path: IndexPath) -> AnyHashable? { rows.identifierOfRow(at: path) }

    func paths(of identifiers: [AnyHashable]) -> [AnyHashable: IndexPath] {
        var paths: [AnyHashable: IndexPath] = [:]
        for identifier in identifiers { paths[identifier] = rows.pathOfRow(identifier) }
        return paths
    }
}
