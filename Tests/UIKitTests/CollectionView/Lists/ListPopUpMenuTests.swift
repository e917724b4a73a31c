// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Pop-up menus in list cells.
@Suite("Pop-up menus in list cells") @MainActor
struct ListPopUpMenuTests {
    /// The titles that were chosen, and those that the handler found selected.
    private final class Log {
        var chosen: [String] = []
        var selected: [[String]] = []
    }
    private let log = Log()

    private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
        let log = log
        return UIAction(title: title, state: state) { action in log.chosen.append(action.title) }
    }

    private func accessory(
        _ elements: [UIMenuElement], options: UICellAccessory.PopUpMenuOptions = .init()
    ) -> UICellAccessory {
        let log = log
        let handler: UICellAccessory.MenuSelectedElementDidChangeHandler = { menu in
            log.selected.append(menu.selectedElements.map(\.title))
        }
        return .popUpMenu(UIMenu(children: elements), options: options, selectedElementDidChangeHandler: handler)
    }

    private func stage(_ accessories: [UICellAccessory], isRightToLeft: Bool = false) -> ListStage {
        ListStage(
            [["Colour"]], isRightToLeft: isRightToLeft, prepare: { cell, _ in cell.accessories = accessories })
    }

    private func control(_ stage: ListStage) throws -> PopUpMenuControl {
        try #require(stage.cell(0)?.accessoryViews.trailing.last?.view as? PopUpMenuControl)
    }

    @Test("The row shows the title of the selected element, which is the first one if none is selected")
    func title() throws {
        let first = accessory([action("Red"), action("Green")])
        #expect(first.accessoryType == .popUpMenu)
        #expect(try control(stage([first])).menuTitles == ["Red"])
        let stage = stage([accessory([action("Red"), action("Green", .on), action("Blue", .on)])])
        let control = try control(stage)
        #expect(control.menuTitles == ["Green"])
        #expect(control.menu?.selectedElements.map(\.title) == ["Green"])
        #expect(control.frame.height == 43.5)
        let cell = try #require(stage.cell(0))
        #expect(cell.contentView.frame.maxX == 375 - 16 - cell.accessoryViews.widths.trailing)
        #expect(log.chosen.isEmpty && log.selected.isEmpty)
    }

    @Test("A tap opens the menu; the chosen element is performed, shown in the row and told to the handler")
    func choice() throws {
        let stage = stage([accessory([action("Red"), action("Mauve, which is a longer word")])])
        let control = try control(stage)
        let width = control.bounds.width
        stage.screen.tap(control)
        try stage.screen.settle()
        #expect(stage.list.indexPathsForSelectedItems?.isEmpty != false)
        let row = try #require(stage.screen.window.menuRow("Mauve, which is a longer word"))
        stage.screen.tap(row)
        try stage.screen.settle()
        #expect(log.chosen == ["Mauve, which is a longer word"])
        #expect(log.selected == [["Mauve, which is a longer word"]])
        #expect(control.menuTitles == ["Mauve, which is a longer word"])
        #expect(control.bounds.width > width + 100)
        #expect(abs(control.frame.maxX - (375 - 8)) < 0.5)
        // The selected element is performed again, but the selection has not changed.
        stage.screen.tap(control)
        try stage.screen.settle()
        stage.screen.tap(try #require(stage.screen.window.menuRow("Mauve, which is a longer word")))
        try stage.screen.settle()
        #expect(log.chosen.count == 2)
        #expect(log.selected.count == 1)
    }

    @Test("Rows that share a menu have selections of their own")
    func sharedMenu() throws {
        let log = log
        let menu = UIMenu(children: [action("Low"), action("High")])
        let shared = UICellAccessory.popUpMenu(menu) { log.selected.append($0.selectedElements.map(\.title)) }
        let stage = ListStage([["One", "Two"]], prepare: { cell, _ in cell.accessories = [shared] })
        for row in 0..<2 {
            let control = try #require(stage.cell(row)?.accessoryViews.trailing.last?.view as? PopUpMenuControl)
            #expect(control.menuTitles == ["Low"])
            stage.screen.tap(control)
            try stage.screen.settle()
            stage.screen.tap(try #require(stage.screen.window.menuRow("High")))
            try stage.screen.settle()
            #expect(control.menuTitles == ["High"])
        }
        #expect(log.selected == [["High"], ["High"]])
    }

    @Test("A finger that is held slides to an element of the open menu, and only this menu opens")
    func slide() throws {
        let stage = stage([accessory([action("Red"), action("Green")])])
        let delegate = MenuDelegate()
        stage.list.delegate = delegate
        let finger = stage.screen.touch(try control(stage))
        finger.hold(0.8)
        let row = try #require(stage.screen.window.menuRow("Green"))
        #expect(stage.screen.window.menuRow("Menu of the row") == nil)
        finger.move(to: row.convert(CGPoint(x: 60, y: 20), to: nil), duration: 0.2)
        finger.up()
        try stage.screen.settle()
        #expect(log.selected == [["Green"]])
    }

    /// A delegate with a context menu for each row.
    private final class MenuDelegate: NSObject, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Menu of the row") { _ in }])
            })
        }
    }

    @Test("Elements of inline menus can be selected, and those of submenus are only performed")
    func submenus() throws {
        let inline = UIMenu(options: .displayInline, children: [action("Green")])
        let submenu = UIMenu(title: "More", children: [action("Ochre")])
        let stage = stage([accessory([action("Red"), inline, submenu])])
        let control = try control(stage)
        stage.screen.tap(control)
        try stage.screen.settle()
        stage.screen.tap(try #require(stage.screen.window.menuRow("Green")))
        try stage.screen.settle()
        #expect(control.menuTitles == ["Green"])
        stage.screen.tap(control)
        try stage.screen.settle()
        stage.screen.tap(try #require(stage.screen.window.menuRow("More")))
        stage.screen.tap(try #require(stage.screen.window.menuRow("Ochre")))
        try stage.screen.settle()
        #expect(control.menuTitles == ["Green"])
        #expect(log.chosen == ["Green", "Ochre"])
        #expect(log.selected == [["Green"]])
    }

    @Test("Arrow keys reach the pop-up menu from its row, and Return opens it")
    func keys() throws {
        let stage = stage([accessory([action("Red"), action("Green")])])
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        #expect(try control(stage).isFocused)
        stage.screen.press(.return)
        try stage.screen.settle()
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        try stage.screen.settle()
        #expect(log.selected == [["Green"]])
        #expect(try control(stage).isFocused)
    }

    @Test("Assistive technology finds a button with the selected title")
    func accessibility() throws {
        let stage = stage([accessory([action("Red"), action("Green", .on)])])
        try stage.screen.settle()
        #expect(stage.screen.describeAccessibility() == "Colour, 1 of 1\nGreen, Button")
        stage.screen.activate(try #require(stage.screen.accessibilityElement(named: "Green")))
        try stage.screen.settle()
        #expect(stage.screen.window.menuRow("Red") != nil)
    }

    @Test("Options set the colour and the room, and a hidden pop-up menu keeps its room")
    func options() throws {
        let options = UICellAccessory.PopUpMenuOptions(
            isHidden: true, reservedLayoutWidth: .custom(120), tintColor: .systemRed)
        #expect(options.isHidden && options.tintColor == .systemRed)
        let stage = stage([accessory([action("Red"), action("Green")], options: options)])
        let control = try control(stage)
        #expect(control.color == .systemRed)
        #expect(stage.cell(0)?.contentView.frame.maxX == 239)
        stage.screen.tap(at: CGPoint(x: 300, y: 20))
        try stage.screen.settle()
        #expect(stage.screen.window.menuRow("Green") == nil)
        let defaults = UICellAccessory.PopUpMenuOptions()
        #expect(!defaults.isHidden && defaults.tintColor == nil)
        guard case .standard = defaults.reservedLayoutWidth else {
            Issue.record("another width")
            return
        }
    }

    @Test("Right to left, the chevrons are left of the title, and the menu is at the leading end")
    func rightToLeft() throws {
        let stage = stage([accessory([action("Red"), action("Green")])], isRightToLeft: true)
        let control = try control(stage)
        let (title, chevrons) = (control.subviews[0].frame, control.subviews[1].frame)
        #expect(chevrons.maxX < title.minX)
        #expect(control.frame.minX == 8)
    }
}
