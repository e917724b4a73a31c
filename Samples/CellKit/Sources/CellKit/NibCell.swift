// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell whose views are in a nib of this package. The nib and the reuse identifier have the name of the class.
@MainActor
public protocol NibCell: UITableViewCell {}

extension NibCell {
    public static var identifier: String { String(describing: self) }
    public static var nib: UINib { UINib(nibName: identifier, bundle: .module) }
}

extension UITableView {
    /// Registers the nib of a cell.
    public func register<Cell: NibCell>(_ cell: Cell.Type) {
        register(cell.nib, forCellReuseIdentifier: cell.identifier)
    }

    /// Returns a cell of a registered nib.
    public func dequeue<Cell: NibCell>(_ cell: Cell.Type, for indexPath: IndexPath) -> Cell {
        guard let found = dequeueReusableCell(withIdentifier: cell.identifier, for: indexPath) as? Cell else {
            fatalError("The nib \(cell.identifier) has a cell of another class")
        }
        return found
    }
}
