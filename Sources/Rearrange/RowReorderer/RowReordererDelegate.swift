// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Has a say in what is lifted, and hears of each drag's begin and end. All of it is optional.
@MainActor
public protocol RowReordererDelegate: AnyObject {
    /// Whether a row may be lifted; it may give way to others all the same. True unless implemented.
    func rowReorderer(_ reorderer: RowReorderer, canLiftRowAt indexPath: IndexPath) -> Bool

    /// The rows that come along with one that is lifted; that one always does.
    ///
    /// - Parameter proposed: the selected rows that may be lifted, where the row is one of them, or else the row alone.
    func rowReorderer(
        _ reorderer: RowReorderer, rowsLiftedWithRowAt indexPath: IndexPath, proposed: [IndexPath]
    ) -> [IndexPath]

    /// The view in a row's cell by which the row is lifted at once. Where there is one, holding the row elsewhere lifts
    /// only if ``RowReorderer/Configuration/liftsBesideHandles`` says so. Nil unless implemented.
    func rowReorderer(
        _ reorderer: RowReorderer, handleIn cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> UIView?

    /// What stays a row's own wherever it goes, as ``RowReorderer/identifier``. Nil unless implemented.
    func rowReorderer(_ reorderer: RowReorderer, identifierForRowAt indexPath: IndexPath) -> AnyHashable?

    /// Called once when a row has been lifted, before it moves.
    func rowReorderer(_ reorderer: RowReorderer, willBeginDraggingRowAt indexPath: IndexPath)

    /// Called once for each begin, when the drop animation has ended.
    ///
    /// - Parameters:
    ///   - indexPath: the place of the lifted row now; nil if the app has deleted it.
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
