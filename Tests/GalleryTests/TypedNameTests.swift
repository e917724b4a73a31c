// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// Tests of name editing that the user interrupts with a button of the page's bar, or by closing the window.
@Suite("Interrupted name editing") @MainActor
struct TypedNameTests {
    /// Clicks the button with the accessibility label `name` with the mouse.
    private func click(_ name: String, on screen: TestScreen) throws {
        let button = try #require(screen.accessibilityElement(named: name))
        screen.mouse.click(at: CGPoint(x: button.accessibilityFrame.midX, y: button.accessibilityFrame.midY))
        screen.advance(by: 1)
    }

    /// Double-clicks at a point, which begins name editing, and types `name`.
    private func type(_ name: String, at point: CGPoint, on screen: TestScreen) {
        screen.advance(by: 1)
        for _ in 0..<2 { screen.mouse.click(at: point) }
        screen.advance(by: 0.5)
        screen.type(name)
    }

    private func field(on page: UIViewController) -> UITextField? { page.view.all(UITextField.self).first }

    private func titles(of stage: CalendarPageStage) -> Set<String> { Set(stage.page.appointments.map(\.title)) }

    private func type(_ name: String, over old: String, on stage: CalendarPageStage) throws {
        type(name, at: try #require(stage.view(old)).middle, on: stage.screen)
        #expect(field(on: stage.page)?.text == name)
    }

    @Test("Undo in the calendar's bar first undoes the name being typed, then earlier changes")
    func calendarUndo() throws {
        let stage = try CalendarPageStage()
        try type("Lecture", over: "Talk", on: stage)
        stage.screen.press(.return)
        try type("Q2", over: "Review", on: stage)
        try click("Undo", on: stage.screen)
        #expect(field(on: stage.page) == nil)
        #expect(titles(of: stage).isSuperset(of: ["Review", "Lecture"]))
        #expect(stage.page.undoManager?.canRedo == true)
        try click("Redo", on: stage.screen)
        #expect(titles(of: stage).isSuperset(of: ["Q2", "Lecture"]))
        for _ in 0..<2 { try click("Undo", on: stage.screen) }
        #expect(titles(of: stage).isSuperset(of: ["Review", "Talk"]))
    }

    @Test("Redo in the calendar's bar commits the name being typed, and then has nothing to redo")
    func calendarRedo() throws {
        let stage = try CalendarPageStage()
        try type("Lecture", over: "Talk", on: stage)
        stage.screen.press(.return)
        stage.screen.advance(by: 1)
        try click("Undo", on: stage.screen)
        try type("Q2", over: "Review", on: stage)
        try click("Redo", on: stage.screen)
        #expect(field(on: stage.page) == nil)
        #expect(titles(of: stage).isSuperset(of: ["Q2", "Talk"]))
    }

    @Test("Undo in the kanban board's bar first undoes the name being typed, then earlier changes")
    func kanbanUndo() throws {
        let stage = try KanbanPageStage()
        let before = stage.board
        type("Dance", at: stage.point(1, 0), on: stage.screen)
        stage.screen.press(.return)
        try stage.expectSettled()
        type("Q2", at: stage.point(2, 0), on: stage.screen)
        #expect(field(on: stage.page)?.text == "Q2")
        try click("Undo", on: stage.screen)
        try stage.expectSettled()
        #expect(field(on: stage.page) == nil)
        #expect(stage.board[1][0] == "Dance")
        #expect(stage.board[2] == before[2])
        try click("Redo", on: stage.screen)
        #expect(stage.board[1][0] == "Dance")
        #expect(stage.board[2][0] == "Q2")
        for _ in 0..<2 { try click("Undo", on: stage.screen) }
        try stage.expectSettled()
        #expect(stage.board == before)
        #expect(stage.saved == before)
    }

    private func closeWindow() {
        TerminationObserver.observe()
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    }

    @Test("Closing the calendar's window saves the name being typed")
    func calendarClosed() throws {
        let stage = try CalendarPageStage()
        try type("Kept", over: "Talk", on: stage)
        closeWindow()
        #expect(stage.saved?.contains { $0.title == "Kept" } == true)
        #expect(stage.saved?.contains { $0.title == "Talk" } == false)
    }

    @Test("Closing the kanban board's window saves the name being typed")
    func kanbanClosed() throws {
        let stage = try KanbanPageStage()
        type("Kept", at: stage.point(1, 0), on: stage.screen)
        closeWindow()
        #expect(stage.saved?[1].first == "Kept")
    }
}
