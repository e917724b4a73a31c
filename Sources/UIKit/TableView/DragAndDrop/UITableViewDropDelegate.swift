// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Says what a table takes of what is dragged over it, and takes it.
///
/// > Note: A variable that holds one is written `any UITableViewDropDelegate`.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    associatedtype _DropUpdate = _Unimplemented

    /// Takes what has been dropped into the data, and into the table.
    ///
    /// The coordinator says what came and where to, and takes the previews to their rows. Not called where the table
    /// moves a row by itself, with the data source's `tableView(_:moveRowAt:to:)`.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the table has to do with a session at all; true unless implemented.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// What a drop would do now. Unless implemented it copies, and nothing shows in the table.
    ///
    /// - Parameter destinationIndexPath: the row that what is dropped would be, once it is there: the number of rows
    ///   in its section for the end of that. Nil over nothing.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> _DropUpdate
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// It is over, however it ended, for every session that has entered the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// What of a row's cell a dropped preview becomes; nil, as unless implemented, for all of it.
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
    /// What the delegate proposes; nil where it does not say.
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
