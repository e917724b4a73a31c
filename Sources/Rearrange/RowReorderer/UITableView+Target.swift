// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension UITableView {
    /// The path that the delegate chooses for the held row instead of the proposed one; nil if the delegate agrees.
    ///
    /// - Parameter source: the held row's path before the lift.
    func target(in model: ReorderModel, from source: RowPath) -> IndexPath? {
        let row = model.proposed.row + model.index(inItemOf: source)
        let proposed = IndexPath(row: row, section: model.proposed.section)
        let wanted = delegate?.rowReordererTarget(from: IndexPath(source), proposed: proposed, in: self)
        return wanted == proposed ? nil : wanted
    }
}

extension ReorderModel {
    /// Moves the item so that the held row gets the path that a table's delegate chose. Stops the program if the path
    /// is invalid.
    ///
    /// - Parameters:
    ///   - wanted: the delegate's answer. If it is `source`, the item goes to where a drop at the lift would put it.
    ///   - source: the held row's path before the lift.
    @MainActor
    mutating func redirected(to wanted: IndexPath, from source: RowPath, byDelegateOf table: UITableView) {
        var path = wanted.count == 2 ? RowPath(wanted) : RowPath(section: -1, row: 0)
        if path == source { path = place(above: source) } else { path.row -= index(inItemOf: source) }
        if let mistake = mistake(inRedirectingTo: path) {
            // Not a precondition, because its message is not printed in optimised builds.
            let delegate = table.delegate.map { "\(type(of: $0))" } ?? ""
            fatalError(
                "The delegate \(delegate) answered \(wanted) to "
                    + "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:). \(mistake)")
        }
        redirected(to: path)
    }
}
