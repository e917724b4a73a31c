// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A controller that has key commands, and records those that were performed.
@MainActor
private final class Page: UIViewController {
    var calls: [String] = []
    var commands: [UIKeyCommand] = []
    /// The names of the methods that the controller refuses to perform.
    var refused: Set<String> = []
    /// The attributes that `validate(_:)` sets; nil to change nothing.
    var validated: UIMenuElement.Attributes?

    /// The number of times that the commands were read.
    var requests = 0

    override var keyCommands: [UIKeyCommand]? {
        requests += 1
        return commands + (super.keyCommands ?? [])
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !refused.contains(action.description) && super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
        if let validated { command.attributes = validated }
    }

    func add(_ command: UIKeyCommand) { calls.append("add \(command.input ?? "")") }
    func close() { calls.append("close") }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(Page.self) { members in
            members.method("add:") { (page: Page, command: UIKeyCommand) in page.add(command) }
            members.method("close") { (page: Page) in page.close() }
        }
    }
}

@MainActor
@Suite("Key commands")
struct KeyCommandTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600))
    private let page = Page()

    init() {
        screen.show(page)
    }

    private func command(_ input: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: flags, action: Selector("add:"))
    }

    @Test("A command has the values that it was created with")
    func values() {
        let command = UIKeyCommand(
            title: "New", action: Selector("add:"), input: "n", modifierFlags: [.command, .shift], propertyList: 7,
            discoverabilityTitle: "New page", attributes: .destructive, state: .on)
        #expect(command.title == "New" && command.input == "n" && command.modifierFlags == [.command, .shift])
        #expect(command.propertyList as? Int == 7 && command.discoverabilityTitle == "New page")
        #expect(command.attributes == .destructive && command.state == .on)
        #expect(!command.wantsPriorityOverSystemBehavior && command.sender == nil)
        let name: Selector? = command.action
        let nameOfCommand: Selector = (command as UICommand).action
        #expect(name == Selector("add:") && nameOfCommand == name)
        let old = UIKeyCommand(input: "n", modifierFlags: [], action: Selector("add:"), discoverabilityTitle: "New")
        #expect(old.discoverabilityTitle == "New" && old.title.isEmpty)
    }

    @Test(
        "A key with the command's modifiers performs the command, and other modifiers do not",
        arguments: [
            (UIKeyModifierFlags.command, ["add n"]), (.control, ["add n"]), ([], []), ([.command, .shift], []),
            ([.command, .alternate], []),
        ] as [(UIKeyModifierFlags, [String])])
    func modifiers(_ held: UIKeyModifierFlags, _ calls: [String]) {
        page.commands = [command("n")]
        screen.press(.keyboardN, modifiers: held)
        #expect(page.calls == calls)
    }

    @Test("Control stands for Command only if no command has Control")
    func control() {
        page.commands = [
            command("n"), UIKeyCommand(input: "n", modifierFlags: .control, action: Selector("close")),
        ]
        screen.press(.keyboardN, modifiers: .control)
        #expect(page.calls == ["close"])
        screen.press(.keyboardN, modifiers: .command)
        #expect(page.calls == ["close", "add n"])
    }

    @Test(
        "Keys without characters have constants",
        arguments: [
            (UIKeyboardHIDUsage.upArrow, UIKeyCommand.inputUpArrow), (.downArrow, UIKeyCommand.inputDownArrow),
            (.leftArrow, UIKeyCommand.inputLeftArrow), (.rightArrow, UIKeyCommand.inputRightArrow),
            (.escape, UIKeyCommand.inputEscape), (.keyboardPageUp, UIKeyCommand.inputPageUp),
            (.keyboardPageDown, UIKeyCommand.inputPageDown), (.keyboardHome, UIKeyCommand.inputHome),
            (.keyboardEnd, UIKeyCommand.inputEnd), (.keyboardDeleteForward, UIKeyCommand.inputDelete),
            (.keyboardF1, UIKeyCommand.f1), (.keyboardF2, UIKeyCommand.f2), (.keyboardF3, UIKeyCommand.f3),
            (.keyboardF4, UIKeyCommand.f4), (.keyboardF5, UIKeyCommand.f5), (.keyboardF6, UIKeyCommand.f6),
            (.keyboardF7, UIKeyCommand.f7), (.keyboardF8, UIKeyCommand.f8), (.keyboardF9, UIKeyCommand.f9),
            (.keyboardF10, UIKeyCommand.f10), (.keyboardF11, UIKeyCommand.f11), (.keyboardF12, UIKeyCommand.f12),
            (.return, "\r"), (.tab, "\t"), (.space, " "),
        ] as [(UIKeyboardHIDUsage, String)])
    func constants(_ key: UIKeyboardHIDUsage, _ input: String) {
        page.commands = [command(input, [])]
        screen.press(key)
        #expect(page.calls == ["add \(input)"])
    }

    @Test("A command that was added to a controller is performed until it is removed")
    func added() {
        let new = command("n")
        page.addKeyCommand(new)
        #expect(page.keyCommands?.map(ObjectIdentifier.init) == [ObjectIdentifier(new)])
        screen.press(.keyboardN, modifiers: .command)
        page.removeKeyCommand(new)
        screen.press(.keyboardN, modifiers: .command)
        #expect(page.calls == ["add n"])
        #expect(UIViewController().keyCommands == nil && UIView().keyCommands == nil)
    }

    @Test("While the user types, text input gets keys without modifiers and editing shortcuts first")
    func typing() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        page.commands = [command("n", []), command("n"), command("a")]
        screen.type("n")
        #expect(field.text == "n" && page.calls.isEmpty)
        screen.press(.keyboardA, modifiers: .command)
        #expect(page.calls.isEmpty)
        screen.press(.keyboardN, modifiers: .command)
        #expect(page.calls == ["add n"] && field.text == "n")
    }

    @Test("A command with priority comes before text input, and the text does not change")
    func priority() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        let prior = command("n", [])
        prior.wantsPriorityOverSystemBehavior = true
        page.commands = [prior]
        screen.type("no")
        #expect(page.calls == ["add n"] && field.text == "o")
    }

    @Test("A key that presses the focused button performs a command only if that has priority")
    func focusKeys() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        page.view.addSubview(button)
        page.commands = [command(" ", [])]
        screen.press(.tab)
        screen.press(.space)
        #expect(presses == 1 && page.calls.isEmpty)
        page.commands[0].wantsPriorityOverSystemBehavior = true
        screen.press(.space)
        #expect(presses == 1 && page.calls == ["add  "])
    }

    @Test("A command that no responder can perform, or that is disabled, leaves the key to the next command")
    func impossible() {
        page.commands = [command("n"), UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("close"))]
        page.refused = ["add:"]
        screen.press(.keyboardN, modifiers: .command)
        #expect(page.calls == ["close"])
        page.refused = []
        page.validated = .disabled
        screen.press(.keyboardN, modifiers: .command)
        #expect(page.calls == ["close"])
    }

    @Test("The commands of a presented controller come before those of the presenting one, its next responder")
    func presented() {
        page.commands = [
            command("n"), UIKeyCommand(input: "w", modifierFlags: .command, action: Selector("close")),
        ]
        let above = Page()
        above.refused = ["close"]
        above.commands = [command("n")]
        page.present(above, animated: false)
        screen.press(.keyboardN, modifiers: .command)
        #expect(above.calls == ["add n"] && page.calls.isEmpty)
        screen.press(.keyboardW, modifiers: .command)
        #expect(above.calls == ["add n"] && page.calls == ["close"])
    }

    @Test("Each press asks the responders for their commands once")
    func count() {
        page.commands = [command("n")]
        for key in [UIKeyboardHIDUsage.keyboardM, .keyboardN] {
            page.requests = 0
            screen.press(key, modifiers: .command)
            #expect(page.requests == 1)
        }
    }

    @Test("A responder leaves commands as they are by default")
    func defaultValidation() {
        let image = UIImage()
        let command = command("n")
        command.image = image
        UIView().validate(command)
        #expect(command.image === image && command.attributes == [] && command.state == .off)
    }

    @Test("The first responder does not get the press that performs a command, and gets other presses")
    func handler() {
        final class Board: UIView {
            var presses = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 10 }
        }
        let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.view.addSubview(board)
        board.becomeFirstResponder()
        page.commands = [command("n")]
        screen.press(.keyboardN, modifiers: .command)
        #expect(board.presses == 0 && page.calls == ["add n"])
        screen.press(.keyboardM, modifiers: .command)
        #expect(board.presses == 11)
    }
}
