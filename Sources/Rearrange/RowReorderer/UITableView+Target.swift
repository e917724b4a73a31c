// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension UITableView {
    /// Where the delegate wants a row instead of where it is proposed to go; nil where it agrees.
    func target(insteadOf proposal: RowPath, from source: RowPath) -> IndexPath? {
        let proposed = IndexPath(proposal)
        let wanted = delegate?.rowReordererTarget(from: IndexPath(source), proposed: proposed, in: self)
        return wanted == proposed ? nil : wanted
    }
}

extension ReorderModel {
    /// The item goes where a table's delegate wants it.
    @MainActor
    mutating func redirected(to wanted: IndexPath, byDelegateOf table: UITableView) {
        let path = wanted.count == 2 ? RowPath(wanted) : RowPath(section: -1, row: 0)
        if let mistake = mistake(inRedirectingTo: path) {
            // Not a precondition: an optimised one says nothing.
            let delegate = table.delegate.map { "\(type(of: $0))" } ?? ""
            fatalError(
                "The delegate \(delegate) answered \(wanted) to "
                    + "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:). \(mistake)")
        }
        redirected(to: path)
    }
}
