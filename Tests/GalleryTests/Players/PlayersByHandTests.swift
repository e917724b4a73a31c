// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Players by hand: dragging, deleting and undo") @MainActor
struct PlayersByHandTests {
    let stage: PlayersStage

    init() throws {
        stage = try PlayersStage { PlayersByHandController(store: $0) }
    }

    @Test("A dragged row moves from position to position, and is saved when it is dropped")
    func dragged() throws {
        let finger = stage.liftAndDrag(1, to: 4)
        #expect(stage.names == stage.namesAfterMove(1, to: 4))
        #expect(stage.folder.names == [])
        #expect(stage.table.cellForRow(at: IndexPath(row: 4, section: 0))?.alpha == 0)
        finger.up()
        try stage.expectSettled()
        #expect(stage.names == stage.namesAfterMove(1, to: 4))
        #expect(stage.saved == stage.names)
    }

    @Test("Cells that are reused for other rows after a scroll are not hidden (I25)")
    func scrolledAway() throws {
        let finger = stage.lift(2)
        finger.move(by: CGVector(dx: 0, dy: 5))
        stage.table.contentOffset.y = 900
        stage.screen.advance(by: 0.1)
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
        finger.up()
        try stage.screen.settle()
        stage.table.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("Pushing another page during a drag returns the row (I51)")
    func pushed() throws {
        let finger = stage.liftAndDrag(2, to: 5)
        let pages = stage.controller.navigationController
        pages?.pushViewController(UIViewController(), animated: false)
        stage.screen.advance(by: 0.5)
        finger.up()
        #expect(stage.names == stage.before)
        #expect(stage.folder.names == [])
        pages?.popViewController(animated: false)
        try stage.expectSettled()
    }

    @Test("A swipe deletes a row, and in edit mode the reorder control moves one")
    func editing() throws {
        try stage.swipe(2, by: 120)
        try stage.tapDelete(2)
        #expect(stage.names == stage.before.filter { $0 != stage.before[2] })
        #expect(stage.saved == stage.names)
        stage.controller.setEditing(true, animated: false)
        try stage.dragReorderControl(1, to: 3)
        #expect(stage.names[3] == stage.before[1])
        #expect(stage.saved == stage.names)
    }

    @Test("The preview of a row lifted at its side moves vertically with the finger, without a jump (I62)")
    func noJump() throws {
        let grip = CGPoint(x: 40, y: stage.row(2).y + 15)
        let finger = stage.screen.touch(at: grip)
        finger.hold(1)
        let picture = try #require(stage.dragPreview)
        #expect(stage.table.convert(picture.center, to: nil) == stage.row(2))
        finger.move(to: CGPoint(x: 300, y: grip.y + 100), duration: 0.2)
        let center = stage.table.convert(picture.center, to: nil)
        #expect(center.x == stage.row(2).x)
        #expect(abs(center.y - stage.row(2).y - 100) < 0.01)
        finger.up()
        try stage.expectSettled()
    }

    @Test("Moves by drag and by reorder control, and a deletion, are undone and redone one by one")
    func undo() throws {
        var orders = [stage.names]
        func happened() throws {
            try stage.screen.settle()
            #expect(stage.names != orders.last)
            #expect(stage.saved == stage.names)
            orders.append(stage.names)
        }
        try stage.drag(1, to: 4)
        try happened()
        stage.controller.setEditing(true, animated: false)
        try stage.dragReorderControl(1, to: 3)
        try happened()
        stage.controller.setEditing(false, animated: false)
        stage.screen.press(.downArrow)
        stage.screen.press(.keyboardDeleteForward)
        try happened()
        try stage.expectUndoing(orders)
        for order in orders.dropFirst() {
            stage.screen.press(.keyboardY, modifiers: .control)
            try stage.screen.settle()
            #expect(stage.names == order)
            #expect(stage.saved == order)
        }
    }

    @Test("Undo during the drag of another row first returns that row")
    func undoInMidDrag() throws {
        try stage.drag(1, to: 4)
        let second = stage.liftAndDrag(6, to: 8)
        stage.screen.press(.keyboardZ, modifiers: .control)
        second.move(to: stage.row(2), duration: 0.3)
        second.up()
        try stage.expectSettled()
        #expect(stage.names == stage.before)
        #expect(stage.saved == stage.before)
    }
}
