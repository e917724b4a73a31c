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
    /// The place of the dragged rows at which the held row has the path that a table's delegate chose. Stops the
    /// program if that path is invalid.
    ///
    /// - Parameters:
    ///   - wanted: the delegate's answer. If it is `source`, the result is the place that the rows had at the lift.
    ///   - source: the held row's path before the lift.
    ///   - table: the table whose delegate was asked.
    /// - Returns: nil if the path is invalid, and the app has changed the table's rows before it answered. The rows
    ///   then differ from those of the model.
    /// - Complexity: O(log k) for k lifted rows, or O(sections) if the path is invalid
    @MainActor
    func place(for wanted: IndexPath, from source: RowPath, byDelegateOf table: UITableView) -> RowPath? {
        var path = wanted.count == 2 ? RowPath(wanted) : RowPath(section: -1, row: 0)
        if path == source { path = place(above: source) } else { path.row -= index(inItemOf: source) }
        guard let mistake = errorMessage(forRedirectingTo: path) else { return path }
        guard table.hasRowCounts((0..<geometry.sectionCount).map { geometry.rowCount(inSection: $0) }) else {
            return nil
        }
        // Calls `fatalError` and not `precondition`, whose message is missing in optimised builds.
        let delegate = table.delegate.map { "\(type(of: $0))" } ?? ""
        fatalError(
            "The delegate \(delegate) answered \(wanted) to "
                + "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:). \(mistake)")
    }
}
