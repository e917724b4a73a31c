// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: other events during a drag") @MainActor
struct RowInterruptionTests {
    @Test("Autoscroll continues while another finger scrolls another list (I34)")
    func otherList() throws {
        let other = UIScrollView(frame: CGRect(x: 300, y: 0, width: 90, height: 440))
        other.contentSize = CGSize(width: 90, height: 4000)
        let stage = RowsStage(in: { child in
            let parent = UIViewController()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            parent.view.addSubview(other)
            child.view.frame = CGRect(x: 0, y: 0, width: 300, height: 440)
            child.didMove(toParent: parent)
            return parent
        })
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 100, y: 435), duration: 0.2)
        let second = stage.screen.touch(at: CGPoint(x: 345, y: 300))
        let before = stage.table.contentOffset.y
        second.move(by: CGVector(dx: 0, dy: -200), duration: 1)
        #expect(other.contentOffset.y > 100)
        #expect(stage.table.contentOffset.y > before + 300)
        second.up()
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.moves.count == 1)
    }

    @Test("A drop within the list moves the row and never copies it (I38)")
    func moved() throws {
        let stage = RowsStage()
        stage.drag(2, to: 5).up()
        try stage.expectSettled()
        #expect(stage.model.count == 100)
        #expect(Set(stage.model).count == 100)
    }

    @Test("Cancelled touches restore the order at each frame rate (I48)", arguments: [30.0, 60, 120])
    func cancelled(framesPerSecond: Double) throws {
        let stage = RowsStage()
        stage.screen.framesPerSecond = framesPerSecond
        let before = stage.model
        for (from, to) in [(2, 5), (7, 1), (0, 9)] {
            stage.drag(from, to: to).cancel()
            stage.screen.advance(by: 0.05)
        }
        try stage.expectSettled()
        #expect(stage.model == before)
        #expect(stage.controller.moves == [])
        #expect(stage.controller.calls.filter { $0 == "cancelled" }.count == 3)
    }

    @Test("Deleting the pressed row just before the lift leaves the table consistent (I77, I79)")
    func beingDeleted() throws {
        let stage = RowsStage()
        let finger = stage.screen.touch(at: stage.row(3))
        finger.hold(0.4)
        stage.controller.model[0].remove(at: 3)
        stage.table.deleteRows(at: [path(3)], with: .automatic)
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.model.count == 99)
    }

    @Test("Rows that are deleted during a drag of another row do not affect the drag (I52, I77)")
    func deletedLate() throws {
        let stage = RowsStage(prepare: { $0.swipes = true })
        let finger = stage.drag(2, to: 5)
        for _ in 0..<3 {
            stage.controller.model[0].removeLast()
            stage.table.deleteRows(at: [path(stage.model.count)], with: .fade)
            stage.screen.advance(by: 0.05)
        }
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.model.count == 97)
        #expect(stage.controller.moves == [[path(2), path(5)]])
    }

    @Test("If two fingers swipe two rows, the second stays closed, and neither row is lifted (I78)")
    func twoSwipes() throws {
        let stage = RowsStage(prepare: { $0.swipes = true })
        let (first, second) = (stage.screen.touch(at: stage.row(2)), stage.screen.touch(at: stage.row(6)))
        first.move(by: CGVector(dx: -100, dy: 0), duration: 0.1)
        second.move(by: CGVector(dx: -100, dy: 0), duration: 0.1)
        first.hold(0.8)
        #expect(stage.controller.calls == [])
        first.up()
        second.up()
        try stage.screen.settle()
        #expect(stage.cell(6).map { $0.contentView.convert(CGPoint.zero, to: nil).x } == 0)
    }

    @Test("After many insertions and deletions during a drag, the row is dropped once (I52)", arguments: 0..<12)
    func manyChanges(seed: UInt64) throws {
        var random = Seeded(seed: seed)
        func number(below limit: Int) -> Int { random.next(below: limit) }
        let stage = RowsStage()
        stage.controller.identifies = seed % 2 == 0
        // Without identifiers, the drag follows its row only if all changed rows are visible and have visible rows
        // above and below.
        func changingRow() -> Int {
            let rows = stage.table.indexPathsForVisibleRows?.map(\.row).dropFirst(2).dropLast(2) ?? []
            return stage.controller.identifies ? number(below: 12) : (rows.first ?? 0) + number(below: rows.count)
        }
        let finger = stage.drag(4, to: 6)
        for step in 0..<20 where stage.controller.reorderer?.isDragging == true {
            if number(below: 2) == 0 {
                let row = changingRow()
                if stage.model[row] != "A4" {
                    stage.controller.model[0].remove(at: row)
                    stage.table.deleteRows(at: [path(row)], with: .automatic)
                }
            } else {
                let row = changingRow()
                stage.controller.model[0].insert("new \(step)", at: row)
                stage.table.insertRows(at: [path(row)], with: .automatic)
            }
            finger.move(by: CGVector(dx: 0, dy: CGFloat(number(below: 61) - 30)), duration: 0.05)
        }
        #expect(stage.controller.reorderer?.isDragging == true)
        let others = stage.model.filter { $0 != "A4" }
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.model.filter { $0 != "A4" } == others)
        #expect(stage.model.contains("A4"))
        #expect(stage.controller.calls == ["begin 4", "dropped"])
    }

    /// A text field delegate that calls a closure when editing ends.
    private final class Typing: NSObject, UITextFieldDelegate {
        var ended: () -> Void = {}
        func textFieldDidEndEditing(_ textField: UITextField) { ended() }
    }

    @Test(
        "If the lift ends text editing, and the app then deletes a row, the held row is lifted (I05, I10)",
        arguments: [false, true], [false, true])
    func editingEnded(identifies: Bool, reloads: Bool) throws {
        let stage = RowsStage(prepare: {
            $0.tableView.allowsMultipleSelection = true
            $0.fixed = ["A4"]
            $0.identifies = identifies
        })
        for row in [3, 99] { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        let field = UITextField(frame: CGRect(x: 200, y: 5, width: 100, height: 30))
        let typing = Typing()
        field.delegate = typing
        typing.ended = { [controller = stage.controller] in
            controller.model[0].remove(at: 0)
            if reloads {
                controller.tableView.reloadData()
            } else {
                controller.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }
        stage.cell(0)?.contentView.addSubview(field)
        field.becomeFirstResponder()
        let finger = stage.lift(3)
        // Without identifiers, the reorderer does not recognize the rows after a reload.
        if !reloads || identifies {
            #expect(stage.controller.calls == ["begin 2"])
            finger.move(by: CGVector(dx: 0, dy: 90), duration: 0.3)
        }
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.model.contains("A4"))
        #expect(stage.model.count == 99)
        #expect(stage.controller.moves.allSatisfy { !$0.prefix($0.count / 2).contains(path(3)) })
        if !reloads {
            let place = try #require(stage.model.firstIndex(of: "A3"))
            #expect(stage.model[place + 1] == "A99")
            #expect(place > 2)
        }
    }
}
