// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Focus: controls inside rows") @MainActor
struct TableRowControlTests {
    /// Rows with a detail button. The first row also has two buttons side by side.
    private func stage() -> TableStage {
        let data = Players(count: 30)
        data.configure = { cell, path in
            cell.accessoryType = .detailDisclosureButton
            for view in cell.contentView.subviews where view is UIButton { view.removeFromSuperview() }
            guard path.row == 0 else { return }
            for (tag, x) in [(1, CGFloat(100)), (2, 180)] {
                let button = UIButton(type: .system)
                button.frame = CGRect(x: x, y: 4, width: 60, height: 36)
                button.tag = tag
                cell.contentView.addSubview(button)
            }
        }
        let stage = TableStage(data)
        stage.screen.advance(by: 0.1)
        return stage
    }

    private func focused(_ stage: TableStage) -> UIView? {
        UIFocusSystem.focusSystem(for: stage.table)?.focusedItem as? UIView
    }

    private func hasRing(_ view: UIView?) -> Bool { view?.subviews.contains { $0 is FocusRing } == true }

    @Test("Right moves to the row's detail button, Space presses it, and Left returns to the row")
    func detailButton() throws {
        let stage = stage()
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        let cell = try #require(stage.cell(1))
        #expect(focused(stage) === cell)
        stage.screen.press(.rightArrow)
        let button = try #require(focused(stage) as? DetailButton)
        #expect(button.isDescendant(of: cell))
        #expect(hasRing(button))
        #expect(!hasRing(cell))
        stage.listener.calls = []
        stage.screen.press(.space)
        #expect(stage.listener.calls == ["accessory 0-1"])
        stage.screen.press(.return)
        #expect(stage.listener.calls == ["accessory 0-1", "accessory 0-1"])
        stage.screen.press(.rightArrow)
        #expect(focused(stage) === button)
        stage.screen.press(.leftArrow)
        #expect(focused(stage) === cell)
        #expect(hasRing(cell))
        #expect(!hasRing(button))
        stage.screen.press(.leftArrow)
        #expect(focused(stage) === cell)
    }

    @Test("Left and Right move between the controls of a row, Up and Down to the rows beside it")
    func severalControls() throws {
        let stage = stage()
        stage.screen.press(.downArrow)
        var seen: [Int?] = []
        for _ in 0..<3 {
            stage.screen.press(.rightArrow)
            seen.append(focused(stage)?.tag)
        }
        #expect(seen == [1, 2, 0])
        #expect(focused(stage) is DetailButton)
        stage.screen.press(.leftArrow)
        #expect(focused(stage)?.tag == 2)
        stage.screen.press(.downArrow)
        #expect(focused(stage) === stage.cell(1))
        stage.screen.press(.rightArrow)
        stage.screen.press(.upArrow)
        #expect(focused(stage) === stage.cell(0))
        stage.screen.press(.rightArrow)
        stage.screen.press(.end)
        try stage.screen.settle()
        #expect(focused(stage) === stage.cell(29))
        #expect(stage.cell(29) != nil)
    }

    @Test("In a right-to-left layout, Left and Right are swapped")
    func rightToLeft() throws {
        let stage = stage()
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        #expect(focused(stage) === stage.cell(0))
        stage.screen.press(.leftArrow)
        #expect(focused(stage)?.tag == 2, "The one nearest to where the line begins")
        stage.screen.press(.rightArrow)
        #expect(focused(stage) === stage.cell(0))
    }

    @Test("A click on a row's accessory focuses the row, as a click on the row does", arguments: [false, true])
    func clickedAccessory(isOwnView: Bool) throws {
        let data = Players(count: 5)
        data.configure = { cell, _ in
            cell.accessoryType = .detailButton
            if isOwnView { cell.accessoryView = UIButton(type: .infoLight) }
        }
        let stage = TableStage(data)
        stage.screen.advance(by: 0.1)
        func button(_ view: UIView) -> UIControl? { view as? UIControl ?? view.subviews.lazy.compactMap(button).first }
        stage.screen.press(.downArrow)
        #expect(focused(stage) === stage.cell(0))
        let pressed = try #require(stage.cell(2).flatMap(button))
        stage.screen.mouse.click(at: pressed.convert(CGPoint(x: pressed.bounds.midX, y: pressed.bounds.midY), to: nil))
        #expect(focused(stage) === stage.cell(2))
        stage.screen.press(.downArrow)
        #expect(focused(stage) === stage.cell(3))
    }

    @Test("Keys switch a switch that is the accessory, and skip a disabled one")
    func accessoryView() throws {
        let data = Players(count: 3)
        let switches = (0..<3).map { _ in UISwitch() }
        switches[1].isEnabled = false
        data.configure = { cell, path in cell.accessoryView = switches[path.row] }
        let stage = TableStage(data)
        stage.screen.advance(by: 0.1)
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        stage.screen.press(.space)
        #expect(switches[0].isOn)
        #expect(focused(stage) === switches[0])
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        #expect(focused(stage) === stage.cell(1))
    }

    @Test("If a focused control is removed, its row gets the focus, or the next row if that is deleted")
    func focusedControlRemoved() throws {
        let stage = stage()
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        #expect(focused(stage) is DetailButton)
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(focused(stage) === stage.cell(1))
        #expect(hasRing(stage.cell(1)))
        stage.table.setEditing(false, animated: false)
        stage.screen.advance(by: 0.1)
        stage.screen.press(.rightArrow)
        stage.data.sections[0].remove(at: 1)
        stage.table.deleteRows(at: [path(1)], with: .automatic)
        try stage.expectSettled()
        #expect(focused(stage) === stage.cell(1))
        #expect(hasRing(stage.cell(1)))
    }

    @Test("The Right key scrolls a control that is out of sight with its row into view")
    func outOfSight() throws {
        let stage = stage()
        stage.screen.press(.downArrow)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 600), at: CGPoint(x: 200, y: 200))
        try stage.screen.settle()
        stage.screen.press(.rightArrow)
        try stage.screen.settle()
        let button = try #require(focused(stage))
        #expect(button.tag == 1)
        #expect(stage.table.bounds.contains(button.convert(button.bounds, to: stage.table)))
    }

    @Test("While a field in a row is edited, arrow keys go to the field")
    func editedField() throws {
        let data = Players(count: 3)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        data.configure = { cell, path in if path.row == 0 { cell.accessoryView = field } }
        let stage = TableStage(data)
        stage.screen.advance(by: 0.1)
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        #expect(field.isFirstResponder)
        stage.screen.type("ab")
        stage.screen.press(.leftArrow)
        stage.screen.type("c")
        #expect(field.text == "acb")
        #expect(focused(stage) === field)
    }

    @Test("If rows cannot be focused, Tab visits every control")
    func rowsWithoutFocus() {
        let data = Players(count: 3)
        let switches = (0..<3).map { _ in UISwitch() }
        data.configure = { cell, path in cell.accessoryView = switches[path.row] }
        let stage = TableStage(data)
        stage.table.delegate = nil
        stage.table.allowsFocus = false
        stage.screen.advance(by: 0.1)
        for control in switches {
            stage.screen.press(.tab)
            #expect(focused(stage) === control)
        }
        stage.screen.press(.leftArrow)
        #expect(focused(stage) === switches[2])
        stage.screen.press(.space)
        #expect(switches.map(\.isOn) == [false, false, true])
    }
}
