// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The methods that decide which drags a table accepts, and that perform the drops.
///
/// > Note: Declare a variable for a delegate as `any UITableViewDropDelegate`, because the protocol has an associated
/// > type.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// The return type of `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`; `_Unimplemented` if the
    /// delegate does not implement that optional method.
    associatedtype _DropUpdate = _Unimplemented

    /// Inserts the dropped items into the data and the table.
    ///
    /// The coordinator holds the items and their destination, and animates the previews to their rows. The table does
    /// not call this method if it moves its own row through the data source's `tableView(_:moveRowAt:to:)`.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the table can handle a drop session. The default is true.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drop session enters the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the proposal for a drop at the current position. The default proposal is a copy, for which the table
    /// shows no drop position.
    ///
    /// - Parameter destinationIndexPath: the index path that a dropped row would get, or the index path of the row into
    ///   which the items would be dropped. Below a section's last row, its `row` is the section's row count. Nil if the
    ///   session is not over rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> _DropUpdate
    /// Called when a drop session leaves the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called when a drop session that has entered the table has ended in any way.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the part of a row's cell that the dropped preview turns into. Nil, the default, stands for the whole
    /// cell.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

extension UITableViewDropDelegate where _DropUpdate == _Unimplemented {
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> _Unimplemented { _Unimplemented() }
}

extension UITableViewDropDelegate {
    /// The delegate's proposal for a drop at `path`; nil if the delegate does not implement the optional method that
    /// returns proposals.
    func proposal(
        _ table: UITableView, _ session: any UIDropSession, at path: IndexPath?
    ) -> UITableViewDropProposal? {
        guard
            OptionalMethod.isImplemented(
                _DropUpdate.self, returning: UITableViewDropProposal.self,
                "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)", of: Self.self)
        else { return nil }
        return tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            as? UITableViewDropProposal
    }
}
