// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// A list that is also the drag and drop delegate of its table.
final class SoakDragList: SoakList, UITableViewDragDelegate, UITableViewDropDelegate {
    /// The operation that the list proposes in each drop session.
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var usesPlaceholders = false
    private(set) var contexts: [any UITableViewDropPlaceholderContext] = []
    let ledger: SoakLedger
    private var enters = 0
    private var ends = 0

    init(_ number: Int, _ model: SoakModel, _ ledger: SoakLedger) {
        self.ledger = ledger
        super.init(number, model)
    }

    /// The number of drop sessions that entered the table and have not ended.
    var sessionsLeft: Int { enters - ends }

    // MARK: Drag

    private func items(_ path: IndexPath) -> [UIDragItem] {
        let id = sections[path.section][path.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: "\(id)" as NSString))
        item.localObject = id
        return [item]
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { items(indexPath) }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        ledger.began()
        session.localContext = SoakDropMark()
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        ledger.ended(committed: (session.localContext as? SoakDropMark)?.isDropped == true)
    }

    // MARK: Drop

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        if enters == ends { enters += 1 }
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { ends = enters }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: operation, intent: intent) }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard var place = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            guard let id = item.dragItem.localObject as? Int else { continue }
            (coordinator.session.localDragSession?.localContext as? SoakDropMark)?.isDropped = true
            if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
                if sections[place.section].indices.contains(place.row) {
                    coordinator.drop(
                        item.dragItem, intoRowAt: place, rect: CGRect(x: 10, y: 10, width: 40, height: 20))
                }
            } else if usesPlaceholders, item.sourceIndexPath == nil {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: place, reuseIdentifier: "row", rowHeight: 30)
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
                place.row += 1
            } else if let reached = model.move(id, to: number, place) {
                coordinator.drop(item.dragItem, toRowAt: reached)
                place = IndexPath(row: reached.row + 1, section: reached.section)
            }
        }
    }
}

/// The local context of a drag session, which records whether one of the drag's items was dropped.
private final class SoakDropMark {
    var isDropped = false
}
