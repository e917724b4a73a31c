// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// Measures a drag of a row over its own table: the time of a move, from the input event to the displaced rows.
///
/// Its counterpart, `Benchmarks/Peers/sortable_drag.html`, does the same in Chromium. It drags the fourth row of the
/// same list 300 times up and down the screen, with a frame between moves.
@MainActor
final class DragMoves: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    static func measure(count: Int) -> [Figure] {
        let stage = ListStage(count: count)
        let delegate = DragMoves()
        stage.table.contentOffset.y = 0
        (stage.table.dragDelegate, stage.table.dropDelegate) = (delegate, delegate)
        stage.screen.advance(by: 0.1)
        let top = stage.table.rectForRow(at: IndexPath(row: 3, section: 0)).minY
        return DragMeasurement(on: stage.screen).measure(
            from: CGPoint(x: 20, y: top + 10), DragMeasurement.upAndDown(x: 20),
            isCarrying: { stage.table.hasActiveDrop })
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
