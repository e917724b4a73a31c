// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row drags out of the window") @MainActor
struct TableDragOutOfWindowTests {
    private let stage = TableDragStage()

    /// Drags the fourth row of the left table out of the window, and returns the drag that the desktop continues.
    private func dragOutOfWindow() throws -> HeadlessDrag {
        stage.screen.surface.hasOtherApps = true
        let finger = stage.lift(stage.left, 3)
        finger.move(to: CGPoint(x: 700, y: 300), duration: 0.3)
        let drag = try #require(stage.screen.surface.drag)
        finger.cancel()
        return drag
    }

    @Test("Other apps may only copy rows, because the delegate would not know to remove a moved row")
    func copiesOnly() throws {
        let drag = try dragOutOfWindow()
        #expect(stage.ours.allowsMove)
        #expect(drag.actions == [.copy])
        drag.endWithoutDrop()
        try stage.expectSettled()
    }

    @Test("A row dragged out of the window and back is moved within its table")
    func comesBack() throws {
        let drag = try dragOutOfWindow()
        drag.move(to: stage.point(stage.left, 6))
        stage.screen.advance(by: 0.3)
        #expect(stage.visibleTexts(stage.left) == ["A0", "A1", "A2", "A4", "A5", "A6", "-", "A7", "A8", "A9"])
        drag.dropOnWindow(at: stage.point(stage.left, 6))
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(8) == ["A0", "A1", "A2", "A4", "A5", "A6", "A3", "A7"])
        let calls = stage.log.drain()
        #expect(calls.filter { $0 == "left begins" }.count == 1)
        #expect(calls.filter { $0 == "left ended" }.count == 1)
        #expect(calls.contains("left moves A3 to 0-6"))
    }

    @Test("A row dragged out of the window twice and back is moved to another table")
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
        let drag = try dragOutOfWindow()
        for _ in 0..<2 {
            drag.move(to: stage.point(stage.right, 4, below: -5))
            stage.screen.advance(by: 0.3)
            #expect(stage.visibleTexts(stage.right).prefix(6) == ["B0", "B1", "B2", "B3", "-", "B4"])
            drag.move(to: CGPoint(x: 700, y: 300))
            stage.screen.advance(by: 0.3)
            #expect(stage.visibleTexts(stage.right).prefix(6) == ["B0", "B1", "B2", "B3", "B4", "B5"])
        }
        drag.move(to: stage.point(stage.right, 4, below: -5))
        stage.screen.advance(by: 0.3)
        drag.dropOnWindow(at: stage.point(stage.right, 4, below: -5))
        try stage.expectSettled()
        #expect(operation == .move)
        #expect(stage.theirs.sections[0].prefix(6) == ["B0", "B1", "B2", "B3", "A3", "B4"])
        #expect(stage.ours.sections[0].prefix(5) == ["A0", "A1", "A2", "A4", "A5"])
    }

    @Test("Keys drag no row out of the window, although the table extends beyond it")
    func keysStay() throws {
        stage.screen.surface.hasOtherApps = true
        stage.left.frame.size.height = 20 * 44
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.end)
        stage.screen.advance(by: 0.3)
        #expect(stage.screen.surface.dragAttempts == 0)
        #expect(stage.left.hasActiveDrag)
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    @Test("If another app never finishes the drop, the drag ends after the timeout")
    func otherAppNeverFinishes() throws {
        let drag = try dragOutOfWindow()
        drag.dropOnOtherApp(accepting: .copy)
        _ = stage.log.drain()
        stage.screen.advance(by: DataRequest.timeout - 1)
        #expect(stage.left.hasActiveDrag)
        #expect(stage.log.drain() == [])
        stage.screen.advance(by: 2)
        #expect(!stage.left.hasActiveDrag)
        #expect(stage.log.drain() == ["left ended"])
        // Finishing after the timeout has no effect.
        drag.finish(.copy)
        #expect(stage.log.drain() == [])
        try stage.expectSettled()
    }

    @Test("A data request of the other app restarts the timeout")
    func requestRestartsTimeout() throws {
        let drag = try dragOutOfWindow()
        drag.dropOnOtherApp(accepting: .copy)
        stage.screen.advance(by: DataRequest.timeout - 1)
        drag.offer.provide("text/plain") { _ in }
        stage.screen.advance(by: DataRequest.timeout - 1)
        #expect(stage.left.hasActiveDrag)
        drag.finish(.copy)
        #expect(!stage.left.hasActiveDrag)
        try stage.expectSettled()
    }

    @Test("A row added to another table's drag ends with that drag, although an earlier drag is unfinished")
    func addedDuringUnfinishedDrop() throws {
        let drag = try dragOutOfWindow()
        drag.dropOnOtherApp(accepting: .copy)
        let finger = stage.lift(stage.right, 2)
        finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
        _ = stage.log.drain()
        stage.screen.tap(at: stage.point(stage.left, 7))
        #expect(
            stage.log.drain().filter { $0.hasPrefix("left") && !$0.contains(" at ") } == [
                "left adds A7", "left begins",
            ])
        finger.cancel()
        try stage.screen.settle()
        #expect(stage.log.drain().contains("left ended"))
        drag.finish(.copy)
        #expect(stage.log.drain() == ["left ended"])
        try stage.expectSettled()
    }

    @Test("An app that reloads a row in each call for a move target can still move the dragged row")
    func reloadsInTargetCall() throws {
        let delegate = ReloadingDelegate()
        stage.left.delegate = delegate
        let finger = stage.lift(stage.left, 1)
        finger.move(to: stage.point(stage.left, 4), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        // While A1 is dragged, its old place stays empty. So the row under the finger is still A4, and A1 drops above
        // it.
        #expect(delegate.asked > 0)
        #expect(stage.ours.sections[0].prefix(5) == ["A0", "A2", "A3", "A1", "A4"])
    }
}

/// A delegate that reloads a row whenever it is asked for the target of a move.
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
