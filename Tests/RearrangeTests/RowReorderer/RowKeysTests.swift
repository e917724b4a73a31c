// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Rows by keys and by speech") @MainActor
struct RowKeysTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// The focus is on a row.
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

    @Test("Space lifts the row that has the focus, arrows carry it, space drops it, and the focus stays on it")
    func keys() throws {
        let stage = stage(at: 2)
        #expect(focusedRow(stage) == "A2")
        stage.screen.press(.space)
        #expect(stage.controller.reorderer?.isDragging == true && stage.cell(2)?.alpha == 0)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.cell(3)?.transform.ty == -44 && stage.cell(4)?.transform.ty == -44)
        #expect(stage.lifted.first.map { abs($0.center.y - 4.5 * 44) < 0.5 } == true)
        #expect(stage.model == stage.carrying(2, to: 2))
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(2, to: 4) && stage.controller.moves == [[path(2), path(4)]])
        #expect(stage.controller.heard == ["begin 2", "dropped"] && focusedRow(stage) == "A2")
        stage.screen.press(.upArrow)
        #expect(focusedRow(stage) == "A4")
    }

    @Test("Keys lift the focused row also if the app removes another when it hears that the row before has landed")
    func removedAtEnd() throws {
        final class Removing: RowsController {
            override func rowReorderer(
                _ reorderer: RowReorderer, didEndDraggingRowAt indexPath: IndexPath?, committed: Bool
            ) {
                super.rowReorderer(reorderer, didEndDraggingRowAt: indexPath, committed: committed)
                guard heard.count == 2 else { return }
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
        #expect(controller.heard == ["begin 5", "dropped", "begin 1"])
        screen.press(.downArrow)
        screen.press(.space)
        try screen.settle()
        #expect(controller.model[0] == ["A1", "A3", "A2", "A4", "A6", "A5", "A7", "A8", "A9"])
    }

    @Test("Control or command with D lifts a row too, unless UIKit drags the table's rows")
    func lettered() throws {
        for modifier in [UIKeyModifierFlags.control, .command] {
            let stage = stage(at: 2)
            stage.screen.press(.keyboardD)
            stage.screen.press(.keyboardD, modifiers: [modifier, .shift])
            #expect(stage.controller.reorderer?.isDragging == false)
            stage.screen.press(.keyboardD, modifiers: modifier)
            stage.screen.press(.downArrow)
            stage.screen.press(.return)
            try stage.expectTidy()
            #expect(stage.model == stage.carrying(2, to: 3) && focusedRow(stage) == "A2")
        }
    }

    @Test("Return drops as well, and a key that is held down carries on")
    func held() throws {
        let stage = stage(at: 1)
        stage.screen.press(.space)
        stage.screen.hold(.downArrow, repeats: 3)
        stage.screen.release(.downArrow)
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(1, to: 5))
    }

    @Test("End and home lead to the ends, which come onto the screen")
    func ends() throws {
        let stage = stage(at: 1)
        stage.screen.press(.space)
        stage.screen.press(.end)
        stage.screen.advance(by: 0.5)
        let picture = try #require(stage.lifted.first)
        #expect(stage.table.bounds.contains(picture.frame.insetBy(dx: 20, dy: 5)))
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(1, to: 99))
        stage.screen.press(.space)
        stage.screen.press(.home)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.model.first == "A1")
    }

    @Test("Escape puts it back, and the focus stays on the row (I49)")
    func escape() throws {
        let stage = stage(at: 3)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.escape)
        try stage.expectTidy()
        #expect(stage.controller.moves == [] && stage.controller.heard == ["begin 3", "cancelled"])
        #expect(focusedRow(stage) == "A3")
        stage.screen.press(.downArrow)
        #expect(focusedRow(stage) == "A4")
    }

    @Test("Arrows pass fixed rows, and beyond the ends there is nothing (I05, I21, I22)")
    func fixed() throws {
        let stage = stage(at: 0, prepare: { $0.fixed = ["A1", "A2"] })
        stage.screen.press(.space)
        stage.screen.press(.upArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.controller.moves == [[path(0), path(3)]])
    }

    @Test("Space at a row that may not be lifted does what it did before")
    func mayNot() throws {
        let stage = stage(at: 1, prepare: { $0.fixed = ["A1"] })
        stage.screen.press(.space)
        #expect(stage.controller.reorderer?.isDragging == false)
        #expect(stage.table.indexPathForSelectedRow == path(1))
    }

    @Test("Control and space select still, so that several rows go by keys (I45)")
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
        try stage.expectTidy()
        #expect(stage.model.prefix(6) == ["A0", "A2", "A4", "A1", "A3", "A5"])
    }

    @Test("Into another section, and its own becomes empty (I17, I18)")
    func sections() throws {
        let stage = RowsStage([["a"], ["b", "c"]])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.controller.model == [[], ["a", "b", "c"]])
    }

    @Test("A finger's press does not disturb what keys carry, nor a click elsewhere")
    func finger() throws {
        let stage = stage(at: 2)
        stage.screen.press(.space)
        let finger = stage.screen.touch(at: stage.row(7))
        finger.hold(0.8)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.up()
        #expect(stage.controller.heard == ["begin 2"])
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(2, to: 3))
    }

    enum Interruption: CaseIterable { case rowGone, resized, putAside }

    @Test(
        "What keys carry goes home when the app is put aside, the window is resized or the row goes (I50, I52)",
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
        try stage.expectTidy(ids: stage.model)
        #expect(stage.controller.heard == ["begin 2", "cancelled"] && stage.controller.moves == [])
    }

    @Test("Another row goes while keys carry one: it stays above the same row (I52)", arguments: [false, true])
    func deleted(identifies: Bool) throws {
        let stage = stage(at: 2, prepare: { $0.identifies = identifies })
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.controller.model[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0)], with: .none)
        stage.screen.advance(by: 0.3)
        stage.screen.press(.space)
        try stage.expectTidy(ids: stage.model)
        #expect(stage.model.prefix(5) == ["A1", "A3", "A4", "A2", "A5"])
    }

    // MARK: Speech

    @Test("Lift, the last of several steps in a quick succession, and the drop are told (I83)", arguments: frameRates)
    func announcements(rate: Double) throws {
        let stage = stage(at: 2)
        stage.screen.framesPerSecond = rate
        stage.screen.press(.space)
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        stage.screen.advance(by: 0.5)
        stage.screen.press(.space)
        try stage.expectTidy()
        let told = stage.screen.announcements.suffix(3)
        #expect(Array(told) == ["A2 lifted, 3 of 100", "Moved above A6, 6 of 100", "A2 dropped, 6 of 100"])
    }

    private func moves(_ cell: UITableViewCell?) -> [String] {
        (cell?.accessibilityCustomActions ?? []).map(\.name).filter { $0.hasPrefix("Move") }
    }

    @Test("The row that speech is at can be moved, which is one move and one step to undo (I84)")
    func actions() throws {
        let stage = RowsStage()
        let before = stage.model
        let row = try #require(stage.cell(3))
        stage.screen.focus(on: row)
        #expect(moves(row) == ["Move Up", "Move Down", "Move to Top", "Move to Bottom"])
        #expect(stage.screen.perform("Move Up", on: row))
        try stage.expectTidy()
        #expect(stage.controller.moves == [[path(3), path(2)]] && stage.model == stage.carrying(3, to: 2))
        #expect(stage.controller.heard == ["begin 3", "dropped"])
        #expect(stage.screen.announcements.last == "A3 moved above A2, 3 of 100")
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.model == before && stage.screen.undoManager?.canUndo == false)
        #expect(stage.screen.perform("Move to Bottom", on: row))
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(3, to: 99))
    }

    @Test("At the ends what leads beyond them is missing, also after a move there (I84)")
    func actionsAtTheEnds() throws {
        let stage = RowsStage([["a", "b", "c"]])
        let row = try #require(stage.cell(1))
        stage.screen.focus(on: row)
        #expect(moves(row).count == 4)
        #expect(stage.screen.perform("Move to Top", on: row))
        try stage.expectTidy()
        #expect(moves(row) == ["Move Down", "Move to Bottom"])
        let last = try #require(stage.cell(2))
        stage.screen.focus(on: last)
        #expect(moves(last) == ["Move Up", "Move to Top"] && moves(row) == [])
    }

    @Test("Rows that may not be lifted cannot be moved by speech, and are passed (I05, I84)")
    func fixedActions() throws {
        let stage = RowsStage(prepare: { $0.fixed = ["A1", "A2"] })
        let fixed = try #require(stage.cell(1))
        stage.screen.focus(on: fixed)
        #expect(moves(fixed) == [])
        let row = try #require(stage.cell(0))
        stage.screen.focus(on: row)
        stage.screen.perform("Move Down", on: row)
        try stage.expectTidy()
        #expect(stage.controller.moves == [[path(0), path(3)]])
    }

    @Test("The app's own actions stay, and are alone again when speech goes elsewhere")
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
        stage.controller.forgetReorderer()
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Greet"])
    }

    @Test("At a button in a row, too, the row can be moved (I84)")
    func actionsAtAButton() throws {
        let stage = RowsStage()
        let button = UIButton(frame: CGRect(x: 200, y: 5, width: 60, height: 34))
        button.accessibilityLabel = "More"
        stage.cell(3)?.contentView.addSubview(button)
        stage.screen.focus(on: button)
        #expect(stage.screen.perform("Move Down", on: button))
        try stage.expectTidy()
        #expect(stage.model == stage.carrying(3, to: 4))
    }

    @Test("With reduced motion keys lead to the same, at once (I85)")
    func reducedMotion() throws {
        let stage = stage(at: 2)
        stage.screen.traits.prefersReducedMotion = true
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        #expect(stage.cell(3)?.transform.ty == -44)
        #expect(stage.cell(3)?.layer.presentation()?.affineTransform().ty ?? -44 == -44)
        stage.screen.press(.space)
        #expect(stage.model == stage.carrying(2, to: 3))
        stage.screen.advance(by: 0.05)
        #expect(stage.lifted.isEmpty)
        try stage.expectTidy()
    }
}
