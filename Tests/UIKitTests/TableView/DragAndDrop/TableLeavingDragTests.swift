// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Rows that are dragged out of the window") @MainActor
struct TableLeavingDragTests {
    private let stage = TableDragStage()

    /// A drag of the fourth row of the left table that the desktop leads.
    private func carryOut() throws -> HeadlessDrag {
        stage.screen.surface.hasOtherApps = true
        let finger = stage.lift(stage.left, 3)
        finger.move(to: CGPoint(x: 700, y: 300), duration: 0.3)
        let drag = try #require(stage.screen.surface.drag)
        finger.cancel()
        return drag
    }

    @Test("Other programs may copy rows, never move them: a table's delegate would not hear that it has to remove them")
    func copiesOnly() throws {
        let drag = try carryOut()
        #expect(stage.ours.allowsMove && drag.actions == [.copy])
        drag.endWithoutDrop()
        try stage.expectTidy()
    }

    @Test("A row that was out of the window and comes back is moved in its table as if it had not left")
    func comesBack() throws {
        let drag = try carryOut()
        drag.move(to: stage.point(stage.left, 6))
        stage.screen.advance(by: 0.3)
        #expect(stage.picture(stage.left) == ["A0", "A1", "A2", "A4", "A5", "A6", "-", "A7", "A8", "A9"])
        drag.letGo(at: stage.point(stage.left, 6))
        try stage.expectTidy()
        #expect(stage.ours.sections[0].prefix(8) == ["A0", "A1", "A2", "A4", "A5", "A6", "A3", "A7"])
        let heard = stage.log.take()
        #expect(heard.filter { $0 == "left begins" }.count == 1 && heard.filter { $0 == "left ended" }.count == 1)
        #expect(heard.contains("left moves A3 to 0-6"))
    }

    @Test("A row that was out of the window and comes back is moved to another table, also after a second time outside")
    func comesBackElsewhere() throws {
        var operation: UIDropOperation?
        stage.theirs.perform = { table, coordinator in
            operation = coordinator.proposal.operation
            stage.theirs.insert(coordinator, into: table)
        }
        stage.ours.whenEnded = { _ in
            stage.ours.sections[0].removeAll { $0 == "A3" }
            stage.left.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        }
        let drag = try carryOut()
        for _ in 0..<2 {
            drag.move(to: stage.point(stage.right, 4, below: -5))
            stage.screen.advance(by: 0.3)
            #expect(stage.picture(stage.right).prefix(6) == ["B0", "B1", "B2", "B3", "-", "B4"])
            drag.move(to: CGPoint(x: 700, y: 300))
            stage.screen.advance(by: 0.3)
            #expect(stage.picture(stage.right).prefix(6) == ["B0", "B1", "B2", "B3", "B4", "B5"])
        }
        drag.move(to: stage.point(stage.right, 4, below: -5))
        stage.screen.advance(by: 0.3)
        drag.letGo(at: stage.point(stage.right, 4, below: -5))
        try stage.expectTidy()
        #expect(operation == .move)
        #expect(stage.theirs.sections[0].prefix(6) == ["B0", "B1", "B2", "B3", "A3", "B4"])
        #expect(stage.ours.sections[0].prefix(5) == ["A0", "A1", "A2", "A4", "A5"])
    }

    @Test("Keys lead no row out of the window to other programs, though the table goes on there")
    func keysStay() throws {
        stage.screen.surface.hasOtherApps = true
        stage.left.frame.size.height = 20 * 44
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.end)
        stage.screen.advance(by: 0.3)
        #expect(stage.screen.surface.dragsAsked == 0 && stage.left.hasActiveDrag)
        stage.screen.press(.escape)
        try stage.expectTidy()
    }

    @Test("A row is free again though the program that took it never says that it is done")
    func neverDone() throws {
        let drag = try carryOut()
        drag.letGo(over: .copy)
        _ = stage.log.take()
        stage.screen.advance(by: DataRequest.timeout - 1)
        #expect(stage.left.hasActiveDrag && stage.log.take() == [])
        stage.screen.advance(by: 2)
        #expect(!stage.left.hasActiveDrag && stage.log.take() == ["left ended"])
        // It is too late for that now.
        drag.finish(.copy)
        #expect(stage.log.take() == [])
        try stage.expectTidy()
    }

    @Test("A program that asks for data is given its time again")
    func stillAsking() throws {
        let drag = try carryOut()
        drag.letGo(over: .copy)
        stage.screen.advance(by: DataRequest.timeout - 1)
        drag.offer.provide("text/plain") { _ in }
        stage.screen.advance(by: DataRequest.timeout - 1)
        #expect(stage.left.hasActiveDrag)
        drag.finish(.copy)
        #expect(!stage.left.hasActiveDrag)
        try stage.expectTidy()
    }

    @Test(
        "A row that a second finger adds to the drag of another table goes with that, whoever still holds rows from before"
    )
    func addedMeanwhile() throws {
        let drag = try carryOut()
        drag.letGo(over: .copy)
        let finger = stage.lift(stage.right, 2)
        finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
        _ = stage.log.take()
        stage.screen.tap(at: stage.point(stage.left, 7))
        #expect(
            stage.log.take().filter { $0.hasPrefix("left") && !$0.contains(" at ") } == ["left adds A7", "left begins"])
        finger.cancel()
        try stage.screen.settle()
        #expect(stage.log.take().contains("left ended"))
        drag.finish(.copy)
        #expect(stage.log.take() == ["left ended"])
        try stage.expectTidy()
    }

    @Test(
        "An app that reloads a row whenever it is asked where that may go can still move it, to the row it is held over"
    )
    func changesWhenAsked() throws {
        let delegate = ReloadingDelegate()
        stage.left.delegate = delegate
        let finger = stage.lift(stage.left, 1)
        finger.move(to: stage.point(stage.left, 4), duration: 0.3)
        finger.up()
        try stage.expectTidy()
        // Nothing gives way as if it had gone: it comes above the row below the finger.
        #expect(delegate.asked > 0 && stage.ours.sections[0].prefix(5) == ["A0", "A2", "A3", "A1", "A4"])
    }
}

/// Changes the table in answer to every question.
@MainActor
private final class ReloadingDelegate: NSObject, UITableViewDelegate {
    var asked = 0

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        asked += 1
        tableView.reloadRows(at: [IndexPath(row: 9, section: 0)], with: .none)
        return proposedDestinationIndexPath
    }
}
