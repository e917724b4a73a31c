// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A list as its view sees it, without the generic item type: it handles the drags and drops.
@MainActor
protocol LinkedListContents: RegisteredDrag {
    var rowCount: Int { get }
    func dragItems(at row: Int) -> [UIDragItem]
    /// Called when rows of the list are lifted in a drag session, alone or together with another list's rows.
    func dragDidBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    /// Whether dragged items must stay in the app, and cannot be dropped on other apps.
    var isRestricted: Bool { get }
    func canHandle(_ session: any UIDropSession) -> Bool
    func operation(for session: any UIDropSession) -> UIDropOperation
    func perform(_ coordinator: any LinkedDropCoordinator)
}

extension LinkedListContents {
    fileprivate func dragDidBegin(_ session: any UIDragSession, in view: UIView) {
        view.window?.dragRegistry?.register(self)
        dragDidBegin(session)
    }
}

/// The data source, drag delegate and drop delegate of a list's view. It is separate from the list, because the list is
/// generic over its item type, which UIKit does not know.
@MainActor
protocol LinkedListDelegate: AnyObject {
    var contents: (any LinkedListContents)? { get set }
    /// Lets the user drag rows of the view, and drop items on it.
    func beginHandlingDrags()
}

/// The delegate of a table.
final class LinkedTableDelegate: NSObject, LinkedListDelegate, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    weak var contents: (any LinkedListContents)?
    private weak var tableView: UITableView?
    private let makeCell: (IndexPath) -> UITableViewCell
    private let preview: (UITableViewCell) -> UIDragPreviewParameters?

    init(
        of tableView: UITableView, makeCell: @escaping (IndexPath) -> UITableViewCell,
        preview: @escaping (UITableViewCell) -> UIDragPreviewParameters?
    ) {
        (self.tableView, self.makeCell, self.preview) = (tableView, makeCell, preview)
        super.init()
        tableView.dataSource = self
    }

    func beginHandlingDrags() {
        tableView?.register(LinkedLoadingCell.self, forCellReuseIdentifier: LinkedLoadingCell.identifier)
        tableView?.dragDelegate = self
        tableView?.dropDelegate = self
        tableView?.dragInteractionEnabled = true
    }

    // MARK: Data

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contents?.rowCount ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(indexPath)
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
    ) -> UIDragPreviewParameters? { tableView.cellForRow(at: indexPath).flatMap(preview) }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        contents?.dragDidBegin(session, in: tableView)
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
    ) -> UIDragPreviewParameters? { tableView.cellForRow(at: indexPath).flatMap(preview) }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        contents?.canHandle(session) ?? false
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: contents?.operation(for: session) ?? .cancel, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        contents?.perform(TableDropCoordinator(coordinator: coordinator))
    }
}

/// The delegate of a collection view.
final class LinkedCollectionDelegate: NSObject, LinkedListDelegate, UICollectionViewDataSource,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
    weak var contents: (any LinkedListContents)?
    private weak var collectionView: UICollectionView?
    private let makeCell: (IndexPath) -> UICollectionViewCell
    private let preview: (UICollectionViewCell) -> UIDragPreviewParameters?

    init(
        of collectionView: UICollectionView, makeCell: @escaping (IndexPath) -> UICollectionViewCell,
        preview: @escaping (UICollectionViewCell) -> UIDragPreviewParameters?
    ) {
        (self.collectionView, self.makeCell, self.preview) = (collectionView, makeCell, preview)
        super.init()
        collectionView.dataSource = self
    }

    func beginHandlingDrags() {
        collectionView?.register(
            LinkedLoadingCollectionCell.self, forCellWithReuseIdentifier: LinkedLoadingCollectionCell.identifier)
        collectionView?.dragDelegate = self
        collectionView?.dropDelegate = self
        collectionView?.dragInteractionEnabled = true
    }

    // MARK: Data

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contents?.rowCount ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { makeCell(indexPath) }

    // MARK: Drag

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        collectionView.window?.isDragging == true ? [] : contents?.dragItems(at: indexPath.item) ?? []
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { contents?.dragItems(at: indexPath.item) ?? [] }

    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { collectionView.cellForItem(at: indexPath).flatMap(preview) }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        contents?.dragDidBegin(session, in: collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        contents?.dragDidEnd(session)
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { contents?.isRestricted ?? true }

    // MARK: Drop

    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { collectionView.cellForItem(at: indexPath).flatMap(preview) }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        contents?.canHandle(session) ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: contents?.operation(for: session) ?? .cancel, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { contents?.perform(CollectionDropCoordinator(coordinator: coordinator)) }
}
