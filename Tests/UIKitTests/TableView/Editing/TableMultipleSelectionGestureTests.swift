// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that allows the multiple-selection gesture and logs its calls.
@MainActor
private final class Picker: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var allows = true
    var indents = true
    /// Whether the delegate begins editing mode when multiple selection begins.
    var edits = true

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        calls.append("should \(indexPath.row)")
        return allows
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        calls.append("begin \(indexPath.row)")
        if edits { tableView.setEditing(true, animated: true) }
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { calls.append("end") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .none }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
}

@Suite @MainActor
struct TableMultipleSelectionGestureTests {
    private let stage = TableStage()
    private let picker = Picker()

    init() {
        stage.table.delegate = picker
        stage.table.allowsMultipleSelectionDuringEditing = true
    }

    private var selected: [Int] { (stage.table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

    /// Puts two fingers side by side on the middle of a row, and returns them.
    private func fingers(_ row: Int) -> (TestFinger, TestFinger) {
        (stage.screen.touch(at: stage.point(row, x: 120)), stage.screen.touch(at: stage.point(row, x: 220)))
    }

    private func move(_ fingers: (TestFinger, TestFinger), to row: Int) {
        stage.screen.move(
            [(fingers.0, stage.point(row, x: 120)), (fingers.1, stage.point(row, x: 220))], duration: 0.3)
    }

    @Test("Two fingers select the rows that they pass over and deselect the rows that they leave again")
    func selects() throws {
        let fingers = fingers(2)
        move(fingers, to: 5)
        #expect(selected == [2, 3, 4, 5])
        #expect(stage.table.isEditing)
        #expect(stage.table.contentOffset.y == 0)
        move(fingers, to: 3)
        #expect(selected == [2, 3])
        move(fingers, to: 1)
        #expect(selected == [1, 2])
        fingers.0.up()
        fingers.1.up()
        try stage.expectSettled()
        #expect(selected == [1, 2])
        #expect(picker.calls.prefix(3) == ["should 2", "begin 2", "select 2"])
        #expect(picker.calls.last == "end")
        #expect(picker.calls.count { $0 == "end" } == 1)
        #expect(picker.calls.count { $0.hasPrefix("should") } == 1)
    }

    @Test("A third finger on a reorder control ends the multiple-selection gesture")
    func reorderControlEndsSelectionGesture() throws {
        let fingers = fingers(2)
        move(fingers, to: 4)
        stage.screen.advance(by: 0.5)
        let third = stage.screen.touch(at: stage.point(6, x: 368))
        third.move(to: stage.point(7, x: 368), duration: 0.2)
        #expect(picker.calls.last == "end")
        #expect(picker.calls.count { $0 == "end" } == 1)
        #expect(stage.table.reorder != nil)
        #expect(stage.table.selectionGesture == nil)
        move(fingers, to: 8)
        #expect(selected == [2, 3, 4])
        for finger in [fingers.0, fingers.1, third] { finger.up() }
        try stage.expectSettled()
        #expect(picker.calls.count { $0 == "end" } == 1)
        #expect(stage.data.calls == ["move A6 to 0-7"])
    }

    @Test("In edit mode, one finger along the selection circles selects rows; beside them it scrolls")
    func selectionCircles() throws {
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: stage.point(2, x: 28))
        finger.move(to: stage.point(5, x: 28), duration: 0.3)
        #expect(selected == [2, 3, 4, 5])
        #expect(stage.table.contentOffset.y == 0)
        finger.move(to: stage.point(3, x: 150), duration: 0.3)
        #expect(selected == [2, 3])
        finger.up()
        try stage.expectSettled()
        #expect(selected == [2, 3])
        #expect(picker.calls.prefix(2) == ["should 2", "begin 2"])
        #expect(picker.calls.last == "end")
        stage.screen.tap(at: stage.point(7, x: 28))
        #expect(selected == [2, 3, 7])
        let sideways = stage.screen.touch(at: stage.point(5, x: 28))
        sideways.move(by: CGVector(dx: 150, dy: 10), duration: 0.3)
        sideways.up()
        let beside = stage.screen.touch(at: stage.point(7, x: 150))
        beside.move(to: stage.point(4, x: 150), duration: 0.3)
        beside.up()
        try stage.screen.settle()
        #expect(selected == [2, 3, 7])
        #expect(stage.table.contentOffset.y > 60)
        picker.allows = false
        let refused = stage.screen.touch(at: stage.point(9, x: 28))
        let before = stage.table.contentOffset.y
        refused.move(by: CGVector(dx: 0, dy: -100), duration: 0.3)
        refused.up()
        try stage.screen.settle()
        #expect(selected == [2, 3, 7])
        #expect(stage.table.contentOffset.y > before + 60)
    }

    @Test("Two fingers that start on a selected row deselect rows")
    func deselects() throws {
        stage.table.setEditing(true, animated: false)
        for row in [2, 4, 6] { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        let fingers = fingers(4)
        move(fingers, to: 7)
        #expect(selected == [2])
        move(fingers, to: 5)
        #expect(selected == [2, 6])
        fingers.0.up()
        fingers.1.up()
    }

    @Test("Cancelling the gesture restores the selection of every row (rule 2)")
    func cancelled() throws {
        let fingers = fingers(2)
        move(fingers, to: 5)
        fingers.0.cancel()
        fingers.1.cancel()
        try stage.screen.settle()
        #expect(selected == [])
        #expect(picker.calls.last == "end")
    }

    @Test("A reload ends the gesture, which reports its end once and selects nothing more")
    func reloaded() throws {
        let fingers = fingers(2)
        move(fingers, to: 5)
        stage.table.reloadData()
        #expect(stage.table.selectionGesture == nil)
        #expect(picker.calls.last == "end")
        move(fingers, to: 7)
        fingers.0.up()
        fingers.1.up()
        try stage.screen.settle()
        #expect(selected == [])
        #expect(picker.calls.count { $0 == "end" } == 1)
    }

    @Test("Near the edge the table autoscrolls, and the rows that appear are selected too")
    func autoscroll() throws {
        let fingers = fingers(5)
        move(fingers, to: 9)
        stage.screen.advance(by: 1)
        #expect(stage.table.contentOffset.y > 200)
        fingers.0.up()
        fingers.1.up()
        try stage.screen.settle()
        #expect(selected.count > 8)
        #expect(selected == Array(5...(selected.last ?? 0)))
    }

    @Test("If the delegate refuses or multiple selection is off, two fingers scroll")
    func refused() throws {
        for isAllowed in [true, false] {
            stage.table.contentOffset.y = 440
            picker.allows = isAllowed
            stage.table.allowsMultipleSelectionDuringEditing = !isAllowed
            picker.calls = []
            let fingers = fingers(15)
            move(fingers, to: 13)
            #expect(selected == [])
            #expect(!picker.calls.contains("begin 15"))
            #expect(picker.calls.contains("should 15") != isAllowed)
            #expect(stage.table.contentOffset.y > 480)
            fingers.0.up()
            fingers.1.up()
            try stage.screen.settle()
        }
    }

    @Test("A click with Control or Shift selects if the delegate begins editing mode", arguments: [true, false])
    func clickBegins(withShift: Bool) throws {
        stage.screen.advance(by: 0.1)
        stage.screen.mouse.click(at: stage.point(2))
        picker.calls = []
        stage.screen.mouse.click(at: stage.point(4), modifiers: withShift ? .shift : .control)
        try stage.screen.settle()
        #expect(picker.calls.prefix(2) == ["should 4", "begin 4"])
        #expect(picker.calls.last == "end")
        #expect(stage.table.isEditing)
        #expect(selected == (withShift ? [2, 3, 4] : [4]))
    }

    @Test("If the delegate does not begin editing mode, such a click is a usual one", arguments: [true, false])
    func clickWithoutEditing(withShift: Bool) throws {
        picker.edits = false
        stage.screen.advance(by: 0.1)
        stage.screen.mouse.click(at: stage.point(2))
        picker.calls = []
        stage.screen.mouse.click(at: stage.point(4), modifiers: withShift ? .shift : .control)
        try stage.screen.settle()
        #expect(picker.calls == ["should 4", "begin 4", "end", "deselect 2", "select 4"])
        #expect(!stage.table.isEditing)
        #expect(selected == [4])
        (picker.calls, picker.allows) = ([], false)
        stage.screen.mouse.click(at: stage.point(6), modifiers: withShift ? .shift : .control)
        #expect(picker.calls == ["should 6", "deselect 4", "select 6"])
        #expect(selected == [6])
    }

    @Test("Editable rows without a control indent unless the delegate refuses; other rows never do (fact 230)")
    func indentation() throws {
        stage.table.allowsMultipleSelectionDuringEditing = false
        stage.data.uneditable = ["A3"]
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(1)?.shouldIndentWhileEditing == true)
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        #expect((0..<4).map { stage.cell($0)?.contentView.frame.minX } == [40, 40, 40, 0])
        stage.table.setEditing(false, animated: false)
        picker.indents = false
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        #expect((0..<4).map { stage.cell($0)?.contentView.frame.minX } == [40, 0, 0, 0])
        #expect(stage.cell(1)?.shouldIndentWhileEditing == false)
    }
}
