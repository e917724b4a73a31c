// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Knows rows by something that stays theirs wherever they go.
@MainActor
protocol RowIdentifiers {
    /// - Parameter path: of a row that there is.
    func identifier(at path: IndexPath) -> AnyHashable?

    /// Where rows are now; without those that have gone.
    func paths(of identifiers: [AnyHashable]) -> [AnyHashable: IndexPath]
}

/// What the app says of its rows.
struct GivenRowIdentifiers: RowIdentifiers {
    let table: UITableView
    let identify: (IndexPath) -> AnyHashable?

    func identifier(at path: IndexPath) -> AnyHashable? { identify(path) }

    /// - Complexity: O(rows), until all are found.
    func paths(of identifiers: [AnyHashable]) -> [AnyHashable: IndexPath] {
        var wanted = Set(identifiers)
        var paths: [AnyHashable: IndexPath] = [:]
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                if wanted.isEmpty { return paths }
                let path = IndexPath(row: row, section: section)
                if let identifier = identify(path), wanted.remove(identifier) != nil { paths[identifier] = path }
            }
        }
        return paths
    }
}

/// The items of a diffable data source.
struct DiffableRowIdentifiers: RowIdentifiers {
    let rows: any DiffableRows

    func identifier(at path: IndexPath) -> AnyHashable? { rows.identifierOfRow(at: path) }

    func paths(of identifiers: [AnyHashable]) -> [AnyHashable: IndexPath] {
        var paths: [AnyHashable: IndexPath] = [:]
        for identifier in identifiers { paths[identifier] = rows.pathOfRow(identifier) }
        return paths
    }
}
