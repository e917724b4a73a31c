// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Cut, copy and paste by keys") @MainActor
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

    @Test("A text field copies, cuts and pastes what is selected", arguments: [UIKeyModifierFlags.control, .command])
    func textField(modifiers: UIKeyModifierFlags) {
        let field = field("one two")
        screen.press(.keyboardC, modifiers: modifiers)
        #expect(stage.board.string == nil)
        screen.press(.keyboardA, modifiers: modifiers)
        screen.press(.keyboardC, modifiers: modifiers)
        #expect(stage.board.string == "one two" && field.text == "one two")
        screen.press(.keyboardX, modifiers: modifiers)
        #expect(field.text == "")
        screen.press(.keyboardV, modifiers: modifiers)
        screen.press(.keyboardV, modifiers: modifiers)
        #expect(field.text == "one twoone two")
    }

    @Test("The keys of old do the same")
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

    @Test("What another program has copied is pasted on one line, where the delegate agrees")
    func foreign() {
        let field = field("")
        stage.copyElsewhere([("text/plain", Data("two\nlines".utf8))])
        screen.press(.keyboardV, modifiers: .control)
        #expect(field.text == "two lines")
        let refusing = Refusing()
        field.delegate = refusing
        screen.press(.keyboardV, modifiers: .control)
        #expect(field.text == "two lines" && refusing.asked == ["two lines"])
    }

    @Test("A secure field gives nothing away")
    func secure() {
        let field = field("secret")
        field.isSecureTextEntry = true
        screen.press(.keyboardA, modifiers: .control)
        screen.press(.keyboardX, modifiers: .control)
        screen.press(.keyboardC, modifiers: .control)
        #expect(field.text == "secret" && stage.board.string == nil)
    }

    @Test("What the first responder does not do, the next one is asked to")
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
        #expect(outer.heard == ["cut", "copy", "paste", "all"])
    }

    @Test("A bar's button that has the focus leaves these keys to the page below the bar")
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
        #expect(page.heard == ["cut", "copy", "paste", "all"])
    }

    @Test("What the app puts into the bar hears of these keys itself")
    func titleView() throws {
        let (page, title) = (ListeningPage(), FocusedListener(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
        page.navigationItem.titleView = title
        screen.show(UINavigationController(rootViewController: page))
        screen.press(.tab)
        #expect(title.isFocused)
        screen.press(.keyboardC, modifiers: .control)
        #expect(title.heard == ["copy"] && page.heard == [])
    }

    @Test("With a paste configuration a responder gets what is pasted as item providers, where it takes any of it")
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
        #expect(outer.pasted == 0 && !outer.canPaste(stage.board.itemProviders))
        configuration.addTypeIdentifiers(forAccepting: String.self)
        screen.press(.keyboardV, modifiers: .control)
        #expect(outer.pasted == 0, "it was copied")
        outer.pasteConfiguration = configuration
        screen.press(.keyboardV, modifiers: .control)
        #expect(outer.pasted == 1)
    }

    @Test("A paste configuration lists types")
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
    var heard: [String] = []
    override func cut(_ sender: Any?) { heard.append("cut") }
    override func copy(_ sender: Any?) { heard.append("copy") }
    override func paste(_ sender: Any?) { heard.append("paste") }
    override func selectAll(_ sender: Any?) { heard.append("all") }
}

private final class FocusedListener: Listener {
    override var canBecomeFocused: Bool { true }
}

private final class ListeningPage: UIViewController {
    var heard: [String] = []
    override func cut(_ sender: Any?) { heard.append("cut") }
    override func copy(_ sender: Any?) { heard.append("copy") }
    override func paste(_ sender: Any?) { heard.append("paste") }
    override func selectAll(_ sender: Any?) { heard.append("all") }
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
