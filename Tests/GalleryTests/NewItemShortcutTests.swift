// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Control-N pressed repeatedly on pages with named items") @MainActor
struct NewItemShortcutTests {
    private func field(on page: UIViewController) -> UITextField? { page.view.all(UITextField.self).first }

    private func pressN(on screen: TestScreen) {
        screen.press(.keyboardN, modifiers: .control)
        screen.advance(by: 1.5)
    }

    @Test(
        "Each Control-N adds an event and edits its name, after committing the previous name",
        arguments: [false, true])
    func calendar(hasFocus: Bool) throws {
        let stage = try CalendarPageStage()
        let count = stage.page.appointments.count
        if hasFocus { stage.screen.mouse.click(at: try #require(stage.view("Review")).middle) }
        let names = ["One", "Two", "Three", "Four"]
        for (index, name) in names.enumerated() {
            pressN(on: stage.screen)
            let field = field(on: stage.page)
            #expect(field?.text == "New", "\(name)")
            #expect(field?.isFirstResponder == true, "\(name)")
            stage.screen.type(name)
            #expect(stage.page.appointments.count == count + index + 1)
        }
        stage.screen.press(.return)
        try stage.screen.settle()
        #expect(field(on: stage.page) == nil)
        for name in names { #expect(stage.saved?.contains { $0.title == name } == true, "\(name)") }
        #expect(stage.appointment("New") == nil)
        // The events follow one another without overlap.
        let events = try names.map { try #require(stage.appointment($0)) }
        for (one, next) in zip(events, events.dropFirst()) {
            #expect(next.start >= one.start.addingTimeInterval(one.duration))
        }
    }

    @Test("Escape while naming a new event removes the event, and redo restores it", arguments: [false, true])
    func escape(isTyped: Bool) throws {
        let stage = try CalendarPageStage()
        let before = stage.page.appointments.count
        pressN(on: stage.screen)
        #expect(stage.page.appointments.count == before + 1)
        if isTyped { stage.screen.type("One") }
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(field(on: stage.page) == nil)
        #expect(stage.page.appointments.count == before)
        #expect(stage.saved?.count == before)
        stage.screen.press(.keyboardZ, modifiers: [.control, .shift])
        try stage.screen.settle()
        #expect(stage.appointment("New") != nil)
        #expect(field(on: stage.page) == nil)
    }

    @Test("Control-N during a drag adds no card")
    func duringDrag() throws {
        let stage = try KanbanPageStage()
        let before = stage.board
        let mouse = stage.screen.mouse
        mouse.move(to: stage.point(0, 0))
        mouse.press()
        mouse.move(to: stage.point(1, 0), duration: 0.4)
        pressN(on: stage.screen)
        #expect(field(on: stage.page) == nil)
        #expect(stage.board == before)
        stage.screen.press(.escape)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.board == before)
    }

    @Test("On the kanban board, Control-N adds a card below the focused card, or at the end of the first column")
    func kanban() throws {
        let stage = try KanbanPageStage()
        let before = stage.board
        pressN(on: stage.screen)
        #expect(field(on: stage.page)?.isFirstResponder == true)
        stage.screen.type("One")
        pressN(on: stage.screen)
        stage.screen.type("Two")
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.board[0] == before[0] + ["One", "Two"])
        stage.tab { $0.hasPrefix(before[2][0]) }
        for name in ["Three", "Four"] {
            pressN(on: stage.screen)
            stage.screen.type(name)
        }
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.board[2] == [before[2][0], "Three", "Four"] + before[2].dropFirst())
        #expect(stage.saved == stage.board)
        #expect(stage.focused?.hasPrefix("Four") == true)
    }
}
