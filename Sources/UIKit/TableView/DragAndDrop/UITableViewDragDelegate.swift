// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Says what the rows of a table give when they are dragged.
///
/// The names are those of ``UIDragInteractionDelegate``, and so is the order of the calls.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// What a row gives that is held; nothing leaves the touch to others.
    ///
    /// Where the row is selected, all selected rows are asked, from top to bottom; those that give nothing stay.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// What a row gives that is tapped with another finger while a drag goes on; nothing leaves the tap to others.
    ///
    /// It is not asked about rows that are being dragged.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// What of a row's cell is lifted; nil, as unless implemented, for all of it.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// The rows are lifted, and begin to move.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// It is over, however it ended; once for each session that has begun.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// True unless implemented.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// False unless implemented.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
