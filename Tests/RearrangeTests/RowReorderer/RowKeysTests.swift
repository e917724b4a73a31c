// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: keyboard and screen reader") @MainActor
struct RowKeysTests {
    /// A stage whose focus is on the given row.
    private func stage(at row: Int = 0, prepare: (RowsController) -> Void = { _ in }) -> RowsStage {
        let stage = RowsStage(prepare: prepare)
        stage.screen.press(.tab)
        for _ in 0..<row { stage.screen.press(.downArrow) }
        return stage
    }

    private func focusedRow(_ stage: RowsStage) -> String? {
        let cell = UIFocusSystem.focusSystem(for: stage.table)?.focusedItem as? UITableViewCell
        return cell?.textLabel?.text
    }

    @Test("Space lifts the focused row, arrows move it, space drops it, and it keeps the focus")
    func keys() throws {
        let stage = stage(at: 2)
        #expect(focusedRow(stage) == "A2")
        stage.screen.press(.space)
        #expect(stage.controller.reorderer?.isDragging == true)
        #expect(stage.cell(2)?.alpha == 0)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.cell(3)?.transform.ty == -44)
        #expect(stage.cell(4)?.transform.ty == -44)
        #expect(stage.lifted.first.map { abs($0.center.y - 4.5 * 44) < 0.5 } == true)
        #expect(stage.model == stage.namesAfterMove(2, to: 2))
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(2, to: 4))
        #expect(stage.controller.moves == [[path(2), path(4)]])
        #expect(stage.controller.calls == ["begin 2", "dropped"])
        #expect(focusedRow(stage) == "A2")
        stage.screen.press(.upArrow)
        #expect(focusedRow(stage) == "A4")
    }

    @Test("Keys lift the focused row also if the app deletes another row when the drag before has ended")
    func removedAtEnd() throws {
        final class Removing: RowsController {
            override func rowReorderer(
                _ reorderer: RowReorderer, didEndDraggingRowAt indexPath: IndexPath?, committed: Bool
            ) {
                super.rowReorderer(reorderer, didEndDraggingRowAt: indexPath, committed: committed)
                guard calls.count == 2 else { return }
                model[0].removeFirst()
                tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        let controller = Removing([(0..<10).map { "A\($0)" }])
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        screen.show(controller)
        screen.press(.tab)
        screen.press(.downArrow)
        screen.press(.downArrow)
        let finger = screen.touch(at: CGPoint(x: 195, y: 5.5 * 44))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: 47), duration: 0.3)
        finger.up()
        screen.advance(by: 0.05)
        screen.press(.space)
        #expect(controller.calls == ["begin 5", "dropped", "begin 1"])
        screen.press(.downArrow)
        screen.press(.space)
        try screen.settle()
        #expect(controller.model[0] == ["A1", "A3", "A2", "A4", "A6", "A5", "A7", "A8", "A9"])
    }

    @Test("Control-D and command-D lift the focused row; D alone or with shift does not")
    func liftShortcut() throws {
        for modifier in [UIKeyModifierFlags.control, .command] {
            let stage = stage(at: 2)
            stage.screen.press(.keyboardD)
            stage.screen.press(.keyboardD, modifiers: [modifier, .shift])
            #expect(stage.controller.reorderer?.isDragging == false)
            stage.screen.press(.keyboardD, modifiers: modifier)
            stage.screen.press(.downArrow)
            stage.screen.press(.return)
            try stage.expectSettled()
            #expect(stage.model == stage.namesAfterMove(2, to: 3))
            #expect(focusedRow(stage) == "A2")
        }
    }

    @Test("Return drops the row too, and an arrow key that is held down moves it repeatedly")
    func held() throws {
        let stage = stage(at: 1)
        stage.screen.press(.space)
        stage.screen.hold(.downArrow, repeats: 3)
        stage.screen.release(.downArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(1, to: 5))
    }

    @Test("End and home move the row to the ends, and the table scrolls there")
    func ends() throws {
        let stage = stage(at: 1)
        stage.screen.press(.space)
        stage.screen.press(.end)
        stage.screen.advance(by: 0.5)
        let picture = try #require(stage.lifted.first)
        #expect(stage.table.bounds.contains(picture.frame.insetBy(dx: 20, dy: 5)))
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(1, to: 99))
        stage.screen.press(.space)
        stage.screen.press(.home)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.model.first == "A1")
    }

    @Test("Escape returns the row, and the focus stays on it (I49)")
    func escape() throws {
        let stage = stage(at: 3)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.controller.moves == [])
        #expect(stage.controller.calls == ["begin 3", "cancelled"])
        #expect(focusedRow(stage) == "A3")
        stage.screen.press(.downArrow)
        #expect(focusedRow(stage) == "A4")
    }

    @Test("Arrows skip fixed rows, and do nothing beyond the ends (I05, I21, I22)")
    func fixed() throws {
        let stage = stage(at: 0, prepare: { $0.fixed = ["A1", "A2"] })
        stage.screen.press(.space)
        stage.screen.press(.upArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(0), path(3)]])
    }

    @Test("Space at a row that may not be lifted selects the row, as without a reorderer")
    func mayNot() throws {
        let stage = stage(at: 1, prepare: { $0.fixed = ["A1"] })
        stage.screen.press(.space)
        #expect(stage.controller.reorderer?.isDragging == false)
        #expect(stage.table.indexPathForSelectedRow == path(1))
    }

    @Test("Control-space still selects rows, and keys move all selected rows (I45)")
    func several() throws {
        let stage = stage(at: 1, prepare: { $0.tableView.allowsMultipleSelection = true })
        stage.screen.press(.space, modifiers: .control)
        stage.screen.press(.downArrow, modifiers: .control)
        stage.screen.press(.downArrow, modifiers: .control)
        stage.screen.press(.space, modifiers: .control)
        #expect((stage.table.indexPathsForSelectedRows ?? []).map(\.row).sorted() == [1, 3])
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.model.prefix(6) == ["A0", "A2", "A4", "A1", "A3", "A5"])
    }

    @Test("Keys move the only row of a section to another section (I17, I18)")
    func sections() throws {
        let stage = RowsStage([["a"], ["b", "c"]])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.controller.model == [[], ["a", "b", "c"]])
    }

    @Test("A finger's long press and drag on another row does not affect a keyboard drag")
    func finger() throws {
        let stage = stage(at: 2)
        stage.screen.press(.space)
        let finger = stage.screen.touch(at: stage.row(7))
        finger.hold(0.8)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.up()
        #expect(stage.controller.calls == ["begin 2"])
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(2, to: 3))
    }

    enum Interruption: CaseIterable { case rowGone, resized, putAside }

    @Test(
        "A keyboard drag is cancelled if the app is deactivated, the window resized or the row deleted (I50, I52)",
        arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        let stage = stage(at: 2)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        switch interruption {
        case .rowGone:
            stage.controller.model[0].remove(at: 2)
            stage.table.deleteRows(at: [path(2)], with: .none)
        case .resized: stage.screen.size = CGSize(width: 390, height: 400)
        case .putAside:
            NotificationCenter.default.post(
                name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
        }
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
    }

    @Test(
        "If another row is deleted during a keyboard drag, the dragged row stays above the same row (I52)",
        arguments: [false, true])
    func deleted(identifies: Bool) throws {
        let stage = stage(at: 2, prepare: { $0.identifies = identifies })
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.controller.model[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0)], with: .none)
        stage.screen.advance(by: 0.3)
        stage.screen.press(.space)
        try stage.expectSettled(ids: stage.model)
        #expect(stage.model.prefix(5) == ["A1", "A3", "A4", "A2", "A5"])
    }

    // MARK: Accessibility

    @Test("The lift, the last of several quick steps and the drop are announced (I83)", arguments: frameRates)
    func announcements(rate: Double) throws {
        let stage = stage(at: 2)
        stage.screen.framesPerSecond = rate
        stage.screen.press(.space)
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        stage.screen.advance(by: 0.5)
        stage.screen.press(.space)
        try stage.expectSettled()
        let told = stage.screen.announcements.suffix(3)
        #expect(Array(told) == ["A2 lifted, 3 of 100", "Moved above A6, 6 of 100", "A2 dropped, 6 of 100"])
    }

    private func moves(_ cell: UITableViewCell?) -> [String] {
        (cell?.accessibilityCustomActions ?? []).map(\.name).filter { $0.hasPrefix("Move") }
    }

    @Test("A custom action moves the row, in one move and one undo step (I84)")
    func actions() throws {
        let stage = RowsStage()
        let before = stage.model
        let row = try #require(stage.cell(3))
        stage.screen.focus(on: row)
        #expect(moves(row) == ["Move Up", "Move Down", "Move to Top", "Move to Bottom"])
        #expect(stage.screen.perform("Move Up", on: row))
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(3), path(2)]])
        #expect(stage.model == stage.namesAfterMove(3, to: 2))
        #expect(stage.controller.calls == ["begin 3", "dropped"])
        #expect(stage.screen.announcements.last == "A3 moved above A2, 3 of 100")
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(stage.screen.undoManager?.canUndo == false)
        #expect(stage.screen.perform("Move to Bottom", on: row))
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(3, to: 99))
    }

    @Test("At the ends, the actions that lead beyond them are missing, also after a move there (I84)")
    func actionsAtTheEnds() throws {
        let stage = RowsStage([["a", "b", "c"]])
        let row = try #require(stage.cell(1))
        stage.screen.focus(on: row)
        #expect(moves(row).count == 4)
        #expect(stage.screen.perform("Move to Top", on: row))
        try stage.expectSettled()
        #expect(moves(row) == ["Move Down", "Move to Bottom"])
        let last = try #require(stage.cell(2))
        stage.screen.focus(on: last)
        #expect(moves(last) == ["Move Up", "Move to Top"])
        #expect(moves(row) == [])
    }

    @Test("Rows that may not be lifted have no move actions, and the actions of other rows skip them (I05, I84)")
    func fixedActions() throws {
        let stage = RowsStage(prepare: { $0.fixed = ["A1", "A2"] })
        let fixed = try #require(stage.cell(1))
        stage.screen.focus(on: fixed)
        #expect(moves(fixed) == [])
        let row = try #require(stage.cell(0))
        stage.screen.focus(on: row)
        stage.screen.perform("Move Down", on: row)
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(0), path(3)]])
    }

    @Test("When the screen reader leaves a row, only the app's own actions remain")
    func ownActions() throws {
        let stage = RowsStage()
        let row = try #require(stage.cell(3))
        let own = UIAccessibilityCustomAction(name: "Greet") { _ in true }
        row.accessibilityCustomActions = [own]
        stage.screen.focus(on: row)
        #expect(row.accessibilityCustomActions?.count == 5)
        stage.screen.focus(on: try #require(stage.cell(4)))
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Greet"])
        stage.screen.focus(on: row)
        stage.controller.releaseReorderer()
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Greet"])
    }

    @Test("A button in a row has the row's move actions too (I84)")
    func actionsAtAButton() throws {
        let stage = RowsStage()
        let button = UIButton(frame: CGRect(x: 200, y: 5, width: 60, height: 34))
        button.accessibilityLabel = "More"
        stage.cell(3)?.contentView.addSubview(button)
        stage.screen.focus(on: button)
        #expect(stage.screen.perform("Move Down", on: button))
        try stage.expectSettled()
        #expect(stage.model == stage.namesAfterMove(3, to: 4))
    }

    @Test("With reduced motion, keys have the same result without animation (I85)")
    func reducedMotion() throws {
        let stage = stage(at: 2)
        stage.screen.traits.prefersReducedMotion = true
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        #expect(stage.cell(3)?.transform.ty == -44)
        #expect(stage.cell(3)?.layer.presentation()?.affineTransform().ty ?? -44 == -44)
        stage.screen.press(.space)
        #expect(stage.model == stage.namesAfterMove(2, to: 3))
        stage.screen.advance(by: 0.05)
        #expect(stage.lifted.isEmpty)
        try stage.expectSettled()
    }
}
