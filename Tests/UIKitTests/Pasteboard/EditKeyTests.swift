// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Cut, copy and paste by keyboard") @MainActor
struct EditKeyTests {
    private let stage = PasteboardStage()
    private var screen: TestScreen { stage.screen }

    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = text
        screen.show(field)
        field.becomeFirstResponder()
        return field
    }

    @Test("A text field copies, cuts and pastes its selection", arguments: [UIKeyModifierFlags.control, .command])
    func textField(modifiers: UIKeyModifierFlags) {
        let field = field("one two")
        screen.press(.keyboardC, modifiers: modifiers)
        #expect(stage.board.string == nil)
        screen.press(.keyboardA, modifiers: modifiers)
        screen.press(.keyboardC, modifiers: modifiers)
        #expect(stage.board.string == "one two")
        #expect(field.text == "one two")
        screen.press(.keyboardX, modifiers: modifiers)
        #expect(field.text == "")
        screen.press(.keyboardV, modifiers: modifiers)
        screen.press(.keyboardV, modifiers: modifiers)
        #expect(field.text == "one twoone two")
    }

    @Test("Control or Shift with Insert or Delete copies, cuts and pastes too")
    func oldKeys() {
        let field = field("one")
        screen.press(.keyboardA, modifiers: .control)
        screen.press(.keyboardInsert, modifiers: .control)
        #expect(stage.board.string == "one")
        screen.press(.keyboardDeleteForward, modifiers: .shift)
        #expect(field.text == "")
        screen.press(.keyboardInsert, modifiers: .shift)
        #expect(field.text == "one")
    }

    @Test("Text copied in another app is pasted on one line, if the delegate allows it")
    func foreign() {
        let field = field("")
        stage.copyElsewhere([("text/plain", Data("two\nlines".utf8))])
        screen.press(.keyboardV, modifiers: .control)
        #expect(field.text == "two lines")
        let refusing = Refusing()
        field.delegate = refusing
        screen.press(.keyboardV, modifiers: .control)
        #expect(field.text == "two lines")
        #expect(refusing.asked == ["two lines"])
    }

    @Test("A secure text field can be neither cut nor copied")
    func secure() {
        let field = field("secret")
        field.isSecureTextEntry = true
        screen.press(.keyboardA, modifiers: .control)
        screen.press(.keyboardX, modifiers: .control)
        screen.press(.keyboardC, modifiers: .control)
        #expect(field.text == "secret")
        #expect(stage.board.string == nil)
    }

    @Test("An edit action that the first responder does not handle goes to the next responder")
    func chain() {
        let (outer, inner) = (Listener(), First())
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        outer.addSubview(inner)
        screen.show(outer)
        inner.becomeFirstResponder()
        for key in [UIKeyboardHIDUsage.keyboardX, .keyboardC, .keyboardV, .keyboardA] {
            screen.press(key, modifiers: .control)
        }
        screen.press(.keyboardC)
        screen.press(.keyboardC, modifiers: [.control, .alternate])
        #expect(outer.calls == ["cut", "copy", "paste", "all"])
    }

    @Test("With a focused bar button, edit keys go to the page below the bar")
    func bar() throws {
        let page = ListeningPage()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })
        screen.show(UINavigationController(rootViewController: page))
        screen.press(.tab)
        let system = try #require(UIFocusSystem.focusSystem(for: page))
        #expect(system.focusedItem is UIControl)
        for key in [UIKeyboardHIDUsage.keyboardX, .keyboardC, .keyboardV, .keyboardA] {
            screen.press(key, modifiers: .control)
        }
        #expect(page.calls == ["cut", "copy", "paste", "all"])
    }

    @Test("A focused title view in the bar handles edit keys itself")
    func titleView() throws {
        let (page, title) = (ListeningPage(), FocusedListener(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
        page.navigationItem.titleView = title
        screen.show(UINavigationController(rootViewController: page))
        screen.press(.tab)
        #expect(title.isFocused)
        screen.press(.keyboardC, modifiers: .control)
        #expect(title.calls == ["copy"])
        #expect(page.calls == [])
    }

    @Test("A responder with a paste configuration gets the item providers of a paste that it accepts")
    func configuration() {
        let (outer, inner) = (Taking(), First())
        outer.addSubview(inner)
        screen.show(outer)
        inner.becomeFirstResponder()
        stage.board.string = "text"
        screen.press(.keyboardV, modifiers: .control)
        #expect(outer.pasted == 0)
        let configuration = UIPasteConfiguration(forAccepting: UIImage.self)
        outer.pasteConfiguration = configuration
        screen.press(.keyboardV, modifiers: .control)
        #expect(outer.pasted == 0)
        #expect(!outer.canPaste(stage.board.itemProviders))
        configuration.addTypeIdentifiers(forAccepting: String.self)
        screen.press(.keyboardV, modifiers: .control)
        #expect(outer.pasted == 0, "it was copied")
        outer.pasteConfiguration = configuration
        screen.press(.keyboardV, modifiers: .control)
        #expect(outer.pasted == 1)
    }

    @Test("A paste configuration lists its acceptable types")
    func types() {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
        configuration.addAcceptableTypeIdentifiers(["public.png", "public.text"])
        #expect(configuration.acceptableTypeIdentifiers == ["public.png", "public.text"])
        configuration.addTypeIdentifiers(forAccepting: UIColor.self)
        #expect(configuration.acceptableTypeIdentifiers.last == "com.apple.uikit.color")
        #expect(UIPasteConfiguration(forAccepting: URL.self).acceptableTypeIdentifiers.contains("public.url"))
        #expect(UIPasteConfiguration().acceptableTypeIdentifiers == [])
    }
}

private final class First: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

private class Listener: UIView {
    var calls: [String] = []
    override func cut(_ sender: Any?) { calls.append("cut") }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func paste(_ sender: Any?) { calls.append("paste") }
    override func selectAll(_ sender: Any?) { calls.append("all") }
}

private final class FocusedListener: Listener {
    override var canBecomeFocused: Bool { true }
}

private final class ListeningPage: UIViewController {
    var calls: [String] = []
    override func cut(_ sender: Any?) { calls.append("cut") }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func paste(_ sender: Any?) { calls.append("paste") }
    override func selectAll(_ sender: Any?) { calls.append("all") }
}

private final class Taking: UIView {
    var pasted = 0
    override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
}

private final class Refusing: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        asked.append(string)
        return false
    }
}
