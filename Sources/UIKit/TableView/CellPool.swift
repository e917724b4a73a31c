// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Cells that show no row at the moment, by reuse identifier, and the classes that new ones are made of.
///
/// The last cell that came is the first that goes.
@MainActor
struct CellPool {
    private var classes: [String: UITableViewCell.Type] = [:]
    private var cells: [String: [UITableViewCell]] = [:]

    mutating func register(_ type: UITableViewCell.Type?, _ identifier: String) {
        classes[identifier] = type
    }

    func registeredClass(_ identifier: String) -> UITableViewCell.Type? { classes[identifier] }

    /// Keeps a cell; one without identifier is dropped.
    mutating func put(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    mutating func take(_ identifier: String) -> UITableViewCell? {
        cells[identifier]?.popLast()
    }

    /// The number of cells it keeps.
    var count: Int { cells.values.reduce(0) { $0 + $1.count } }
}
