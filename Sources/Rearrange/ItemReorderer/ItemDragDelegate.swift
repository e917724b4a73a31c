// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The drag delegate and drop delegate of the collection view of an ``ItemReorderer``.
@MainActor
final class ItemDragDelegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    weak var reorderer: ItemReorderer?
    /// Whether a proposal was made since the drag entered. The first one is always a place between items: a delegate
    /// that begins with a drop into an item would get such drops at once, without a rest of the pointer.
    private var hasProposed = false

    // MARK: Drag

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { dragItems(at: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { isOwn(session) ? dragItems(at: indexPath) : [] }

    private func dragItems(at path: IndexPath) -> [UIDragItem] {
        guard let reorderer, reorderer.mayLift(path) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = LiftedItem(source: self, path: reorderer.trackedPath(of: path))
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { previewParameters(at: indexPath, in: collectionView) }

    private func previewParameters(at path: IndexPath, in view: UICollectionView) -> UIDragPreviewParameters? {
        view.cellForItem(at: path).flatMap { reorderer?.previewParameters?($0) }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        guard let reorderer else { return }
        reorderer.isCommitted = false
        reorderer.onBegin?(session.items.compactMap { ($0.localObject as? LiftedItem)?.path() }.sorted())
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        reorderer?.dragDidEnd()
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }

    // MARK: Drop

    /// Whether all items of a session are those of the collection view.
    private func isOwn(_ session: any UIDragDropSession) -> Bool {
        session.items.allSatisfy { ($0.localObject as? LiftedItem)?.source === self }
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        isOwn(session)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        hasProposed = false
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let reorderer, reorderer.isEnabled else { return UICollectionViewDropProposal(operation: .cancel) }
        let merges = hasProposed && destinationIndexPath.map { reorderer.mayMerge(into: $0, session) } ?? false
        hasProposed = true
        if let section = destinationIndexPath?.section, !merges, reorderer.isOutline(section: section) {
            return UICollectionViewDropProposal(operation: .forbidden)
        }
        return UICollectionViewDropProposal(
            operation: .move, intent: merges ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { previewParameters(at: indexPath, in: collectionView) }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { reorderer?.perform(coordinator) }
}

/// An item of a drag of an ``ItemReorderer``.
private final class LiftedItem {
    weak var source: ItemDragDelegate?
    /// Returns the current place of the item; nil if it was removed.
    let path: () -> IndexPath?

    init(source: ItemDragDelegate, path: @escaping () -> IndexPath?) { (self.source, self.path) = (source, path) }
}

extension ItemReorderer {
    /// The places of this collection view's items in a drop session, in the order of the session. Items that were
    /// removed during the drag are left out.
    ///
    /// For other views of the app that accept the items.
    public func indexPaths(in session: any UIDropSession) -> [IndexPath] {
        session.items.compactMap { item in
            (item.localObject as? LiftedItem).flatMap { $0.source?.reorderer === self ? $0.path() : nil }
        }
    }

    func dragDidEnd() {
        onEnd?(isCommitted)
        actions.refresh()
    }

    /// Whether the dragged items may be dropped into an item, which is not dragged itself.
    func mayMerge(into target: IndexPath, _ session: any UIDropSession) -> Bool {
        guard onMerge != nil, let cell = collectionView?.cellForItem(at: target) else { return false }
        return cell.configurationState.cellDragState == .none && cell.acceptsMerge(at: session)
            && canMerge?(target) != false
    }

    /// Performs a drop of the collection view's own items.
    func perform(_ coordinator: any UICollectionViewDropCoordinator) {
        guard let collectionView, let destination = coordinator.destinationIndexPath else { return }
        let dropped = coordinator.items.compactMap { item in
            item.sourceIndexPath.map { (path: $0, item: item.dragItem) }
        }
        guard !dropped.isEmpty, dropped.count == coordinator.items.count else { return }
        if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
            return merge(dropped, into: destination, coordinator)
        }
        let moves = RowMoves(dropped.map { RowPath($0.path) }, toBlockAt: RowPath(destination))
        let sections = Set(dropped.map(\.path.section) + [destination.section])
        // The items of a section may have got children during the drag.
        guard moves.fits(collectionView.rowCounts),
            !sections.contains(where: { collectionView.diffableRows?.isOutline(section: $0) == true })
        else { return }
        isCommitted = true
        if !moves.isEmpty { writer.commit(moves, isAnimated: !DragMotion.isReduced) }
        let targets = Dictionary(uniqueKeysWithValues: zip(moves.sources, moves.targets))
        for (path, item) in dropped {
            guard let target = targets[RowPath(path)].map({ IndexPath($0) }), collectionView.hasRow(at: target) else {
                continue
            }
            settle(coordinator.drop(item, toItemAt: target))
        }
    }

    private func merge(
        _ dropped: [(path: IndexPath, item: UIDragItem)], into target: IndexPath,
        _ coordinator: any UICollectionViewDropCoordinator
    ) {
        let merge = Merge(items: dropped.map(\.path).sorted(), target: target)
        guard let onMerge, let cell = collectionView?.cellForItem(at: target), canMerge?(target) != false else {
            return
        }
        isCommitted = true
        // The animations begin before the app deletes the items, and with them changes the place of the target.
        for (_, item) in dropped { settle(coordinator.drop(item, intoItemAt: target, rect: cell.bounds)) }
        writer.changeQueue.performChange { onMerge(merge) }
        actions.refresh()
    }

    /// Counts a drop animation until its end.
    private func settle(_ animation: any UIDragAnimating) {
        settlingItems += 1
        animation.addCompletion { [weak self] _ in self?.settlingItems -= 1 }
    }
}
