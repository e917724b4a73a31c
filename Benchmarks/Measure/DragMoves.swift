// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import UIKit
import UIKitTesting

/// A row that is dragged over its own table: what a move of the finger costs, from the display's event to the rows that
/// make way.
///
/// The peer, `Benchmarks/Peers/sortable_drag.html`, does the same in Chromium: the fourth row of the same list is taken
/// 300 times up and down the screen, with a frame between moves.
@MainActor
final class DragMoves: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    private static let moves = 300

    static func measure(count: Int) -> [Figure] {
        let stage = ListStage(count: count)
        let delegate = DragMoves()
        stage.table.contentOffset.y = 0
        (stage.table.dragDelegate, stage.table.dropDelegate) = (delegate, delegate)
        stage.screen.advance(by: 0.1)
        let screen = stage.screen
        let start = CGPoint(x: 20, y: stage.table.rectForRow(at: IndexPath(row: 3, section: 0)).minY + 10)
        let finger = screen.touch(at: start)
        finger.hold(0.5)
        var (handling, frames): ([Double], [Double]) = ([], [])
        for move in 0..<moves {
            let y = 80 + 340 * (1 + sin(Double(move) / 25))
            let begin = Stopwatch.now()
            finger.move(to: CGPoint(x: start.x, y: y))
            screen.host.deliverHeldInput()
            let middle = Stopwatch.now()
            screen.advance(by: 1 / screen.framesPerSecond)
            handling.append((Double(middle - begin) - Stopwatch.floor) / 1000)
            frames.append((Double(Stopwatch.now() - middle) - Stopwatch.floor) / 1_000_000)
        }
        precondition(stage.table.hasActiveDrop, "The row is over its table")
        finger.cancel()
        return [
            Figure("microseconds", Stopwatch.median(handling)), Figure("frame-milliseconds", Stopwatch.median(frames)),
        ]
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
