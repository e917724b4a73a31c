// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The common interface of the drop coordinators of tables and collection views.
@MainActor
protocol LinkedDropCoordinator {
    var session: any UIDropSession { get }
    var destinationIndexPath: IndexPath? { get }
    var dragItems: [UIDragItem] { get }
    /// Animates a dropped item to a row.
    func drop(_ item: UIDragItem, atRow path: IndexPath) -> any UIDragAnimating
    /// Inserts a placeholder for a dropped item at a row, and animates the item to it.
    ///
    /// - Parameter update: called with the placeholder's cell when it is shown.
    func drop(
        _ item: UIDragItem, toPlaceholderAt path: IndexPath, update: @escaping (any LinkedProgressCell) -> Void
    ) -> LinkedPlaceholder
}

/// The placeholder of an item that is being loaded.
@MainActor
struct LinkedPlaceholder {
    /// The animation of the dropped item.
    let animator: any UIDragAnimating
    /// Removes the placeholder.
    let remove: () -> Void
    /// Replaces the placeholder with an item, which the argument stores at the placeholder's place. Returns false if
    /// the placeholder was removed.
    let replace: (_ store: @escaping (IndexPath) -> Void) -> Bool
}

struct TableDropCoordinator: LinkedDropCoordinator {
    let coordinator: any UITableViewDropCoordinator

    var session: any UIDropSession { coordinator.session }
    var destinationIndexPath: IndexPath? { coordinator.destinationIndexPath }
    var dragItems: [UIDragItem] { coordinator.items.map(\.dragItem) }

    func drop(_ item: UIDragItem, atRow path: IndexPath) -> any UIDragAnimating {
        coordinator.drop(item, toRowAt: path)
    }

    func drop(
        _ item: UIDragItem, toPlaceholderAt path: IndexPath, update: @escaping (any LinkedProgressCell) -> Void
    ) -> LinkedPlaceholder {
        let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: path, reuseIdentifier: LinkedLoadingCell.identifier,
            rowHeight: UITableView.automaticDimension)
        placeholder.cellUpdateHandler = { ($0 as? LinkedLoadingCell).map(update) }
        let context = coordinator.drop(item, to: placeholder)
        return LinkedPlaceholder(
            animator: context, remove: { context.deletePlaceholder() },
            replace: { context.commitInsertion(dataSourceUpdates: $0) })
    }
}

struct CollectionDropCoordinator: LinkedDropCoordinator {
    let coordinator: any UICollectionViewDropCoordinator

    var session: any UIDropSession { coordinator.session }
    var destinationIndexPath: IndexPath? { coordinator.destinationIndexPath }
    var dragItems: [UIDragItem] { coordinator.items.map(\.dragItem) }

    func drop(_ item: UIDragItem, atRow path: IndexPath) -> any UIDragAnimating {
        coordinator.drop(item, toItemAt: path)
    }

    func drop(
        _ item: UIDragItem, toPlaceholderAt path: IndexPath, update: @escaping (any LinkedProgressCell) -> Void
    ) -> LinkedPlaceholder {
        let placeholder = UICollectionViewDropPlaceholder(
            insertionIndexPath: path, reuseIdentifier: LinkedLoadingCollectionCell.identifier)
        placeholder.cellUpdateHandler = { ($0 as? LinkedLoadingCollectionCell).map(update) }
        let context = coordinator.drop(item, to: placeholder)
        return LinkedPlaceholder(
            animator: context, remove: { context.deletePlaceholder() },
            replace: { context.commitInsertion(dataSourceUpdates: $0) })
    }
}
