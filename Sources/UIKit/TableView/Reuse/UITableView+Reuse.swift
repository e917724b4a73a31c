// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView {
    /// Registers the class of new cells with a reuse identifier; nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return visible.pool.register(nil, identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            misuse(
                "register(_:forCellReuseIdentifier: \"\(identifier)\") was given \(cellClass), which is not a "
                    + "UITableViewCell. Register a subclass of UITableViewCell.")
        }
        visible.pool.register(.type(type), identifier)
    }

    /// Registers the nib of new cells with a reuse identifier; nil removes the registration.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        visible.pool.register(nib.map { .nib($0) }, identifier)
    }

    /// Returns a cell for a row, with the row's known or estimated size.
    func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard visible.pool.source(identifier) != nil, let cell = dequeue(identifier) else {
            misuse(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard. "
                    + "Call register(_:forCellReuseIdentifier:) before the table is shown.")
        }
        let isKnown = indexPath.count == 2 && list.rows.contains(RowPath(indexPath))
        let height =
            isKnown
            ? CGFloat(geometry.rowRange(RowPath(indexPath)).height) : UITableView.usualRowHeight(traitCollection)
        cell.bounds.size = CGSize(width: rowWidth, height: height)
        return cell
    }

    /// Returns the cell that is being reconfigured, an unused cell, or a new cell. Nil if no such cell has the
    /// identifier, and no class or nib is registered for it.
    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = visible.cellToReconfigure, cell.reuseIdentifier == identifier { return cell }
        if let cell = visible.pool.dequeue(identifier) {
            cell.prepareForReuse()
            cell.setNeedsUpdateConfiguration()
            return cell
        }
        guard let source = visible.pool.source(identifier) else { return nil }
        statistics.cellsMade += 1
        let cell =
            switch source {
            case .type(let type): type.makeOfRuntimeClass(style: .default, identifier: identifier)
            case .nib(let nib): nib.makeCell(for: identifier)
            }
        cell.tableStyle = style
        return cell
    }
}
