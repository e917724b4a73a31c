// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A list as its table sees it, without the generic item type: it supplies the cells and handles the drags and drops.
@MainActor
protocol LinkedTableContents: RegisteredDrag {
    var rowCount: Int { get }
    func cell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell
    func dragItems(at row: Int) -> [UIDragItem]
    func preview(at path: IndexPath) -> UIDragPreviewParameters?
    /// Called when rows of the table are lifted in a drag session, alone or together with another table's rows.
    func dragDidBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    /// Whether dragged items must stay in the app, and cannot be dropped on other apps.
    var isRestricted: Bool { get }
    func canHandle(_ session: any UIDropSession) -> Bool
    func proposal(_ session: any UIDropSession) -> UITableViewDropProposal
    func perform(_ coordinator: any UITableViewDropCoordinator)
}

/// The data source, drag delegate and drop delegate of a table. It is separate from the list, because the list is
/// generic over its item type, which table views do not know.
@MainActor
final class LinkedTableDelegate: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    weak var contents: (any LinkedTableContents)?

    // MARK: Data

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contents?.rowCount ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        contents?.cell(in: tableView, at: indexPath) ?? UITableViewCell()
    }

    // MARK: Drag

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        tableView.window?.isDragging == true ? [] : contents?.dragItems(at: indexPath.row) ?? []
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { contents?.dragItems(at: indexPath.row) ?? [] }

    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { contents?.preview(at: indexPath) }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        guard let contents else { return }
        tableView.window?.dragRegistry?.register(contents)
        contents.dragDidBegin(session)
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        contents?.dragDidEnd(session)
    }

    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { contents?.isRestricted ?? true }

    // MARK: Drop

    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { contents?.preview(at: indexPath) }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        contents?.canHandle(session) ?? false
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { contents?.proposal(session) ?? UITableViewDropProposal(operation: .cancel) }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        contents?.perform(coordinator)
    }
}
