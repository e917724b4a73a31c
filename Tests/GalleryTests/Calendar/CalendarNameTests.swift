// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Calendar: appointment names") @MainActor
struct CalendarNameTests {
    private let stage: CalendarPageStage
    private let screen: TestScreen
    private let controller: CalendarController

    init() throws {
        stage = try CalendarPageStage()
        (screen, controller) = (stage.screen, stage.page)
    }

    private var saved: [String] { (stage.saved ?? []).map(\.title).sorted() }
    private var titles: [String] { controller.appointments.map(\.title) }
    private var field: UITextField? { controller.view.subviews.lazy.compactMap { $0 as? UITextField }.first }

    private func view(_ title: String) throws -> UIView { try #require(stage.view(title)) }
    private func appointment(_ title: String) -> Appointment? { stage.appointment(title) }

    /// Double-taps an appointment, which begins name editing.
    private func tapTwice(_ title: String) throws {
        for _ in 0..<2 { screen.tap(at: try view(title).middle) }
        screen.advance(by: 0.5)
    }

    private func clickTwice(_ title: String) throws {
        for _ in 0..<2 { screen.mouse.click(at: try view(title).middle) }
        screen.advance(by: 0.5)
    }

    private func rows(_ view: UIView) -> [UIView] {
        String(describing: type(of: view)) == "MenuRow" ? [view] : view.subviews.flatMap(rows)
    }

    private func undo() {
        screen.press(.keyboardZ, modifiers: .control)
        screen.advance(by: 1)
    }

    @Test("A new appointment starts name editing when the finger lifts; one restored by redo does not")
    func newAsks() throws {
        let point = controller.board.convert(CGPoint(x: controller.board.bounds.width - 40, y: 400), to: nil)
        let finger = screen.touch(at: point)
        finger.hold(0.6)
        #expect(field == nil)
        finger.up()
        try screen.settle()
        #expect(field?.text == "New")
        #expect(field?.isFirstResponder == true)
        screen.type("Choir")
        screen.press(.return)
        try screen.settle()
        #expect(field == nil)
        #expect(titles.contains("Choir"))
        #expect(saved.contains("Choir"))
        for _ in 0..<2 { undo() }
        #expect(!titles.contains("Choir"))
        #expect(!titles.contains("New"))
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(titles.contains("New"))
        #expect(field == nil)
    }

    @Test("A double tap renames a new appointment, which saves the name and is one undo step")
    func new() throws {
        let point = controller.board.convert(CGPoint(x: controller.board.bounds.width - 40, y: 400), to: nil)
        let finger = screen.touch(at: point)
        finger.hold(0.6)
        finger.up()
        try screen.settle()
        try tapTwice("New")
        #expect(field?.text == "New")
        #expect(field?.isFirstResponder == true)
        screen.type("Choir")
        screen.press(.return)
        try screen.settle()
        #expect(field == nil)
        #expect(titles.contains("Choir"))
        #expect(!titles.contains("New"))
        #expect(saved.contains("Choir"))
        #expect(controller.undoManager?.undoActionName == "Rename")
        undo()
        #expect(titles.contains("New"))
        #expect(saved.contains("New"))
        #expect(!saved.contains("Choir"))
        undo()
        #expect(!titles.contains("New"))
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        screen.advance(by: 1)
        #expect(saved.contains("Choir"))
        try screen.settle()
    }

    @Test(
        "Return or F2 renames the focused appointment, which has the focus again afterwards",
        arguments: [
            UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardF2,
        ])
    func keys(key: UIKeyboardHIDUsage) throws {
        let review = try view("Review")
        for _ in 0..<60 where !review.isFocused { screen.press(.tab) }
        screen.press(key)
        screen.advance(by: 0.5)
        #expect(field?.isFirstResponder == true)
        screen.type("Retro")
        screen.press(.return)
        try screen.settle()
        #expect(titles.contains("Retro"))
        #expect(!titles.contains("Review"))
        #expect(try view("Retro").isFocused)
        screen.press(.downArrow)
        try screen.settle()
        #expect(try !view("Retro").isFocused)
    }

    @Test(
        "Control-N or Command-N adds an appointment, after the focused one if any, and starts name editing",
        arguments: [false, true], [UIKeyModifierFlags.control, .command])
    func newByKeys(hasFocus: Bool, flag: UIKeyModifierFlags) throws {
        if hasFocus { screen.mouse.click(at: try view("Review").middle) }
        screen.press(.keyboardN, modifiers: flag)
        try screen.settle()
        #expect(field?.text == "New")
        #expect(field?.isFirstResponder == true)
        screen.type("Choir")
        screen.press(.return)
        try screen.settle()
        #expect(field == nil)
        #expect(saved.contains("Choir"))
        #expect(!titles.contains("New"))
        #expect(try view("Choir").isFocused)
        guard hasFocus else { return }
        let (old, new) = (try #require(appointment("Review")), try #require(appointment("Choir")))
        #expect(new.start == old.start.addingTimeInterval(old.duration))
    }

    @Test("Rename… in the menu starts name editing, and Escape restores the name without closing the page")
    func menu() throws {
        screen.mouse.click(at: try view("Dentist").middle, button: 2)
        screen.advance(by: 0.5)
        let row = try #require(
            rows(controller.view.window!).first { $0.subviews.contains { ($0 as? UILabel)?.text == "Rename…" } })
        screen.tap(row)
        screen.advance(by: 0.5)
        #expect(field?.isFirstResponder == true)
        screen.type("Doctor")
        screen.press(.escape)
        try screen.settle()
        #expect(field == nil)
        #expect(titles.contains("Dentist"))
        #expect(controller.undoManager?.canUndo == false)
        #expect(controller.viewIfLoaded?.window != nil)
    }

    @Test("A blank or unchanged name changes nothing, and a click elsewhere commits the typed name")
    func elsewhere() throws {
        for name in ["  ", "Talk"] {
            try clickTwice("Talk")
            field?.selectAll(nil)
            screen.type(name)
            screen.press(.return)
            try screen.settle()
            #expect(titles.contains("Talk"))
            #expect(controller.undoManager?.canUndo == false)
        }
        screen.advance(by: 1)
        try clickTwice("Talk")
        screen.type("Lecture")
        screen.mouse.click(at: try view("Piano").middle)
        screen.advance(by: 0.5)
        try screen.settle()
        #expect(field == nil)
        #expect(titles.contains("Lecture"))
    }

    @Test("A touch on another appointment or on a button commits the typed name before its own action")
    func touchElsewhere() throws {
        let start = try #require(appointment("Piano")).start
        try tapTwice("Talk")
        screen.type("Lecture")
        let finger = screen.touch(at: try view("Piano").middle)
        #expect(field == nil)
        #expect(titles.contains("Lecture"))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: -90), duration: 0.4)
        finger.up()
        try screen.settle()
        #expect(try #require(appointment("Piano")).start < start)
        undo()
        #expect(appointment("Piano")?.start == start)
        #expect(titles.contains("Lecture"))
        undo()
        #expect(titles.contains("Talk"))
        try tapTwice("Talk")
        screen.type("Lecture")
        screen.tap(controller.bar.rule)
        #expect(field == nil)
        #expect(titles.contains("Lecture"))
        try screen.settle()
    }

    @Test("Dragging another appointment commits the name of a half visible one without scrolling")
    func dragWithNamedHalfVisible() throws {
        let scrollView = controller.board.scrollView
        let dinner = try view("Dinner")
        scrollView.contentOffset.y = dinner.convert(dinner.bounds, to: scrollView).midY - scrollView.bounds.height
        screen.advance(by: 0.5)
        let (offset, count) = (scrollView.contentOffset.y, titles.count)
        let start = try #require(appointment("Piano")).start
        let top = dinner.convert(CGPoint(x: dinner.bounds.midX, y: 12), to: nil)
        for _ in 0..<2 { screen.mouse.click(at: top) }
        screen.advance(by: 0.5)
        screen.type("Supper")
        #expect(scrollView.contentOffset.y == offset)
        let finger = screen.touch(at: try view("Piano").middle)
        #expect(field == nil)
        #expect(titles.contains("Supper"))
        #expect(scrollView.contentOffset.y == offset)
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: -90), duration: 0.4)
        finger.up()
        try screen.settle()
        #expect(try #require(appointment("Piano")).start < start)
        #expect(titles.count == count)
        #expect(scrollView.contentOffset.y == offset)
    }

    @Test(
        "The name field is on the page and at least 190 points wide, even on narrow days",
        arguments: [320.0, 390, 900])
    func narrow(width: Double) throws {
        screen.size = CGSize(width: width, height: 700)
        screen.advance(by: 0.5)
        let review = try view("Review")
        try tapTwice("Review")
        let field = try #require(field)
        #expect(controller.board.frame.contains(field.frame))
        #expect(field.frame.width >= 190)
        #expect(field.frame.intersects(review.convert(review.bounds, to: controller.view)))
        controller.board.turnPage(by: 1, animated: true)
        try screen.settle()
        #expect(self.field == nil)
    }

    @Test("Undoing a rename from another week shows the appointment again")
    func undoneElsewhere() throws {
        try tapTwice("Talk")
        screen.type("Lecture")
        screen.press(.return)
        try screen.settle()
        screen.tap(controller.bar.later)
        try screen.settle()
        undo()
        try screen.settle()
        #expect(try view("Talk").window != nil)
    }
}
