// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A view that performs commands.
@MainActor
private final class CommandBoard: UIView {
    var calls: [String] = []
    var isLocked = false

    func mark(_ command: UICommand) {
        calls.append("mark \(command.propertyList ?? "") \(command.sender is UIView)")
    }

    override func validate(_ command: UICommand) {
        command.attributes = isLocked ? .disabled : []
        command.title = isLocked ? "Locked" : "Mark"
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(CommandBoard.self) { members in
            members.method("mark:") { (board: CommandBoard, command: UICommand) in board.mark(command) }
        }
    }
}

@Suite("Commands in menus") @MainActor
struct MenuCommandTests {
    private let stage = MenuStage()
    private let board = CommandBoard(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let mark = UICommand(title: "Mark", action: Selector("mark:"), propertyList: 5, state: .on)

    init() {
        board.addSubview(stage.view)
        stage.screen.show(board)
        stage.owner.menu = UIMenu(children: [mark, UICommand(title: "Nobody", action: Selector("nobodyHasThis:"))])
    }

    @Test("A chosen command calls the method of the next responder that has it, with the command as argument")
    func chosen() throws {
        stage.press()
        #expect(stage.titles == ["Mark"])
        try stage.tap("Mark")
        #expect(board.calls == ["mark 5 true"] && mark.sender == nil && stage.titles == [])
    }

    @Test("The responder changes a command before it is shown, and a disabled one is not performed")
    func validated() throws {
        board.isLocked = true
        stage.press()
        #expect(stage.titles == ["Locked"])
        try stage.tap("Locked")
        #expect(board.calls == [] && stage.titles == ["Locked"])
    }

    @Test("A menu without a command that a responder can perform is not shown")
    func nothing() {
        stage.owner.menu = UIMenu(children: [UICommand(title: "Nobody", action: Selector("nobodyHasThis:"))])
        stage.press()
        #expect(stage.titles == [] && stage.interaction.menuAppearance == .unknown)
    }

    @Test("The state of commands counts in the menu's selected elements")
    func selected() {
        let menu = UIMenu(children: [mark, UICommand(title: "Off", action: Selector("mark:"))])
        #expect(menu.selectedElements == [mark])
    }

    @Test("A leaf is performed in code, by a target of the caller's choice")
    func performed() {
        let leaf: any UIMenuLeaf = mark
        leaf.performWithSender(board, target: board)
        var senders: [String] = []
        let action: any UIMenuLeaf = UIAction { senders.append("\($0.sender ?? "")") }
        action.performWithSender("me", target: nil)
        #expect(board.calls == ["mark 5 true"] && senders == ["me"])
    }

    @Test("An alternate has its values")
    func alternate() {
        let alternate = UICommandAlternate(title: "All", action: Selector("mark:"), modifierFlags: .shift)
        let command = UICommand(title: "Mark", subtitle: "One", action: Selector("mark:"), alternates: [alternate])
        #expect(command.alternates == [alternate] && command.subtitle == "One")
        #expect(alternate.title == "All" && alternate.action == Selector("mark:") && alternate.modifierFlags == .shift)
    }
}
