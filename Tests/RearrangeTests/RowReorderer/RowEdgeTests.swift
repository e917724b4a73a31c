// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Row reordering: edges of the table") @MainActor
struct RowEdgeTests {
    @Test(
        "A row dropped on the table's header or footer, or beyond, lands at the nearest place (I20)",
        arguments: [(350.0, 5), (430, 5), (20, 0), (-50, 0)])
    func besideRows(y: Double, row: Int) throws {
        let stage = RowsStage(
            [(0..<6).map { "A\($0)" }],
            prepare: {
                $0.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
                $0.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
                $0.tableView.contentInset.bottom = 34
            })
        let finger = stage.lift(3)
        finger.move(to: CGPoint(x: 195, y: y), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(3), path(row)]])
    }

    @Test("A partly visible row follows the finger, at the same distance as when it was lifted (I23)")
    func partlyVisible() throws {
        let stage = RowsStage()
        stage.table.contentOffset.y = 30
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 195, y: 5))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.3)
        // At the lift, the row's centre was 13 points above the finger.
        let place = try #require(stage.lifted.first.map { stage.table.convert($0.center, to: nil).y })
        #expect(abs(place - (205 - 13)) < 0.01)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.calls.first == "begin 0")
        #expect(stage.controller.moves.count == 1)
        #expect(stage.controller.moves.first?.first == path(0))
    }

    @Test("With safe area insets, the autoscroll zones are at both edges of the visible rows (I24)")
    func zones() throws {
        let stage = RowsStage(prepare: {
            $0.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        })
        stage.screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        stage.table.contentOffset.y = -47
        stage.screen.advance(by: 3)
        let finger = stage.lift(2)
        #expect(stage.controller.calls == ["begin 2"])
        // The point is 26 points above the end of the visible area, which is 34 points above the bottom of the screen.
        finger.move(to: CGPoint(x: 195, y: 380), duration: 0.2)
        finger.hold(0.5)
        let down = stage.table.contentOffset.y
        #expect(down > 0)
        finger.move(to: CGPoint(x: 195, y: 73), duration: 0.2)
        finger.hold(4)
        #expect(stage.table.contentOffset.y == -47)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Autoscroll stops exactly at both ends, and reaches the first and the last place (rule 7)")
    func ends() throws {
        let stage = RowsStage([(0..<40).map { "A\($0)" }])
        let finger = stage.lift(5)
        finger.move(to: CGPoint(x: 195, y: 438), duration: 0.2)
        finger.hold(4)
        #expect(stage.table.contentOffset.y == CGFloat(40 * 44 - 440))
        finger.up()
        try stage.expectSettled()
        #expect(stage.model.last == "A5")
        #expect(stage.table.contentOffset.y == CGFloat(40 * 44 - 440))
        let back = stage.lift(39)
        back.move(to: CGPoint(x: 195, y: 2), duration: 0.2)
        back.hold(4)
        #expect(stage.table.contentOffset.y == 0)
        back.up()
        try stage.expectSettled()
        #expect(stage.model.first == "A5")
    }

    @Test("A change of the screen's scale cancels a drag by finger or keys (I50)", arguments: [false, true])
    func scale(byKeys: Bool) throws {
        let stage = RowsStage()
        let before = stage.model
        var finger: TestFinger?
        if byKeys {
            stage.screen.press(.tab)
            stage.screen.press(.space)
            stage.screen.press(.downArrow)
        } else {
            finger = stage.drag(0, to: 3)
        }
        #expect(stage.controller.reorderer?.isDragging == true)
        stage.screen.surface.resize(to: stage.screen.size, scale: 3)
        stage.screen.advance(by: 0.05)
        finger?.up()
        try stage.expectSettled()
        #expect(stage.controller.calls == ["begin 0", "cancelled"])
        #expect(stage.model == before)
    }

    @Test("The drag preview shows a button as not pressed, though the lifting finger is on it (I27)")
    func buttonAtRest() throws {
        let stage = RowsStage()
        let button = UIButton(type: .system)
        button.setTitle("Tap", for: .normal)
        button.frame = CGRect(x: 200, y: 2, width: 60, height: 40)
        stage.cell(2)?.contentView.addSubview(button)
        stage.screen.advance(by: 0.1)
        func picture() throws -> [UInt8]? {
            let finger = stage.screen.touch(at: CGPoint(x: 230, y: 110))
            finger.hold(1.2)
            #expect(stage.lifted.count == 1)
            let picture = stage.screen.capture().pngData().map { [UInt8]($0) }
            finger.cancel()
            try stage.expectSettled()
            stage.screen.advance(by: 3)
            return picture
        }
        let pressed = try picture()
        button.isUserInteractionEnabled = false
        #expect(try picture() == pressed)
        #expect(pressed != nil)
    }
}
