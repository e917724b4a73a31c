// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests that the changes of each event are one undo group, and that undo keys use the undo manager found through the
/// responder chain.
@Suite @MainActor
struct UndoKeyTests {
    /// Creates a button that raises the lamp's level by 1 with each tap.
    private func lampButton(_ lamp: Lamp) -> UIButton {
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
        button.addAction(UIAction { _ in lamp.set(lamp.level + 1) }, for: .touchUpInside)
        return button
    }

    @Test("Each tap is its own undo group, even if no time passes between taps")
    func groupPerEvent() throws {
        let screen = TestScreen()
        let lamp = Lamp(try #require(screen.undoManager))
        let button = lampButton(lamp)
        screen.show(button)
        screen.tap(button)
        screen.tap(button)
        #expect(lamp.level == 2)
        screen.press(.keyboardZ, modifiers: .control)
        #expect(lamp.level == 1)
        screen.press(.keyboardZ, modifiers: .command)
        #expect(lamp.level == 0)
        screen.press(.keyboardZ, modifiers: .control)
        #expect(lamp.level == 0)
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        #expect(lamp.level == 1)
        screen.press(.keyboardY, modifiers: .control)
        #expect(lamp.level == 2)
    }

    @Test("An undo group ends with the main loop's iteration, without a further event")
    func groupEndsWithTurn() throws {
        let screen = TestScreen()
        let manager = try #require(screen.undoManager)
        let lamp = Lamp(manager)
        lamp.set(1)
        #expect(manager.groupingLevel == 1)
        screen.advance(by: 0.1)
        #expect(manager.groupingLevel == 0)
        lamp.set(2)
        try screen.settle()
        manager.undo()
        #expect(lamp.level == 1)
    }

    @Test("A held undo key repeats the undo, and with Option it does nothing")
    func heldKey() throws {
        let screen = TestScreen()
        let lamp = Lamp(try #require(screen.undoManager))
        let button = lampButton(lamp)
        screen.show(button)
        for _ in 0..<4 { screen.tap(button) }
        screen.press(.keyboardZ, modifiers: [.control, .alternate])
        screen.press(.keyboardZ)
        #expect(lamp.level == 4)
        screen.hold(.keyboardZ, repeats: 2, modifiers: .control)
        screen.release(.keyboardZ, modifiers: .control)
        #expect(lamp.level == 1)
    }

    @Test("Views and controllers use the nearest undo manager in the responder chain, or their window's")
    func chain() throws {
        final class Board: UIView {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
            override var canBecomeFirstResponder: Bool { true }
        }
        let screen = TestScreen()
        let controller = UIViewController()
        let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel()
        controller.view.addSubview(board)
        board.addSubview(label)
        #expect(controller.undoManager == nil)
        screen.show(controller)
        #expect(controller.undoManager === screen.window.undoManager)
        #expect(controller.undoManager != nil)
        #expect(screen.undoManager === screen.window.undoManager)
        #expect(label.undoManager === board.own)

        let lamp = Lamp(board.own)
        lamp.set(1)
        board.becomeFirstResponder()
        screen.press(.keyboardZ, modifiers: .control)
        #expect(lamp.level == 0)
    }

    @Test("Undo keys act on the typing in a text field, and on the app's changes after editing ends")
    func textField() throws {
        let screen = TestScreen()
        let lamp = Lamp(try #require(screen.undoManager))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        screen.show(field)
        lamp.set(1)
        #expect(field.undoManager === screen.undoManager)
        field.becomeFirstResponder()
        screen.type("abc")
        for _ in 0..<2 { screen.press(.keyboardZ, modifiers: .control) }
        #expect(field.text == "")
        #expect(lamp.level == 1)
        screen.press(.keyboardY, modifiers: .control)
        #expect(field.text == "abc")
        #expect(lamp.level == 1)
        field.resignFirstResponder()
        screen.press(.keyboardZ, modifiers: .control)
        #expect(field.text == "abc")
        #expect(lamp.level == 0)
    }

    @Test("With a bar button focused, Control-Z acts on the visible page's changes before the window's")
    func barButton() throws {
        final class Page: UIViewController {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let screen = TestScreen()
        let page = Page()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
        let navigation = UINavigationController(rootViewController: page)
        screen.show(navigation)
        screen.advance(by: 0.1)
        screen.press(.tab)
        let focused = try #require(UIFocusSystem.focusSystem(for: page)?.focusedItem as? UIView)
        #expect(focused.isDescendant(of: navigation.navigationBar))
        let (lamp, other) = (Lamp(page.own), Lamp(try #require(screen.undoManager)))
        lamp.set(1)
        other.set(1)
        screen.advance(by: 0.1)
        screen.press(.keyboardZ, modifiers: .control)
        #expect(lamp.level == 0)
        #expect(other.level == 1)
        screen.press(.keyboardY, modifiers: .control)
        #expect(lamp.level == 1)
        // After another page is pushed, Control-Z no longer undoes the changes of the first page, but those of the
        // window.
        navigation.pushViewController(UIViewController(), animated: false)
        screen.advance(by: 0.1)
        screen.press(.keyboardZ, modifiers: .control)
        #expect(lamp.level == 1)
        #expect(other.level == 0)
    }
}
