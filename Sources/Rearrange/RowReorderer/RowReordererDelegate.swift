// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The delegate of a row reorderer: it decides which rows are lifted, and is told when each drag begins and ends. All
/// methods are optional.
@MainActor
public protocol RowReordererDelegate: AnyObject {
    /// Whether a row may be lifted. Other rows can displace the row even if it may not be lifted. True unless
    /// implemented.
    func rowReorderer(_ reorderer: RowReorderer, canLiftRowAt indexPath: IndexPath) -> Bool

    /// The rows that are dragged together with a lifted row. The lifted row is always among them.
    ///
    /// - Parameter proposed: the selected rows that may be lifted, if the lifted row is selected; otherwise that row
    ///   alone.
    func rowReorderer(
        _ reorderer: RowReorderer, rowsLiftedWithRowAt indexPath: IndexPath, proposed: [IndexPath]
    ) -> [IndexPath]

    /// The drag handle in a row's cell, which lifts the row at once. If a row has a handle, a press elsewhere on the
    /// row lifts it only with ``RowReorderer/Configuration/liftsBesideHandles``. Nil unless implemented.
    func rowReorderer(
        _ reorderer: RowReorderer, handleIn cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> UIView?

    /// The identifier of a row, which stays the same when the row moves; see ``RowReorderer/identifier``. Nil unless
    /// implemented.
    func rowReorderer(_ reorderer: RowReorderer, identifierForRowAt indexPath: IndexPath) -> AnyHashable?

    /// Called once when a row has been lifted, before it moves.
    func rowReorderer(_ reorderer: RowReorderer, willBeginDraggingRowAt indexPath: IndexPath)

    /// Called once for each `willBeginDraggingRowAt`, when the drop animation has ended.
    ///
    /// - Parameters:
    ///   - indexPath: the current index path of the lifted row; nil if the app has deleted the row.
    ///   - committed: whether the user dropped the rows; false if the drag was cancelled.
    func rowReorderer(_ reorderer: RowReorderer, didEndDraggingRowAt indexPath: IndexPath?, committed: Bool)
}

extension RowReordererDelegate {
    public func rowReorderer(_ reorderer: RowReorderer, canLiftRowAt indexPath: IndexPath) -> Bool { true }
    public func rowReorderer(
        _ reorderer: RowReorderer, rowsLiftedWithRowAt indexPath: IndexPath, proposed: [IndexPath]
    ) -> [IndexPath] { proposed }
    public func rowReorderer(
        _ reorderer: RowReorderer, handleIn cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> UIView? { nil }
    public func rowReorderer(_ reorderer: RowReorderer, identifierForRowAt indexPath: IndexPath) -> AnyHashable? { nil }
    public func rowReorderer(_ reorderer: RowReorderer, willBeginDraggingRowAt indexPath: IndexPath) {}
    public func rowReorderer(_ reorderer: RowReorderer, didEndDraggingRowAt indexPath: IndexPath?, committed: Bool) {}
}
