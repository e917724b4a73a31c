// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Accessibility actions of rows")
struct TableAccessibilityActionTests {
    private func editing(_ data: Players) -> TableStage {
        let stage = TableStage(data)
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        return stage
    }

    private func row(_ name: String, _ stage: TableStage) throws -> UIResponder {
        try #require(stage.screen.accessibilityElement(named: name))
    }

    @Test("The Delete action asks the data source to delete the row, as a swipe does (I81)")
    func deletion() throws {
        let stage = TableStage(Players([["Ann", "Bob", "Cem"]]))
        let row = try row("Bob", stage)
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Delete"])
        #expect(stage.screen.perform("Delete", on: row))
        #expect(stage.data.calls == ["commit delete Bob"])
        try stage.expectSettled()
        #expect(stage.screen.describeAccessibility() == "Ann, 1 of 2\nCem, 2 of 2")
    }

    @Test("The app's actions come before the row's own, and setting them again adds nothing")
    func actionsOfTheApp() throws {
        let stage = TableStage(Players([["Ann", "Bob", "Cem"]]))
        let row = try row("Bob", stage)
        row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Call") { _ in true }]
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Call", "Delete"])
        row.accessibilityCustomActions = row.accessibilityCustomActions
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Call", "Delete"])
        #expect(stage.screen.perform("Delete", on: row))
        #expect(stage.data.calls == ["commit delete Bob"])
    }

    @Test("An action applies to its row even after the row has moved")
    func movedRow() throws {
        let stage = TableStage(Players([["Ann", "Bob", "Cem"]]))
        let action = try #require(try row("Bob", stage).accessibilityCustomActions?.first)
        stage.data.sections[0].insert("New", at: 0)
        stage.table.insertRows(at: [path(0)], with: .none)
        #expect(action.perform())
        #expect(stage.data.calls == ["commit delete Bob"])
        #expect(!action.perform())
        try stage.expectSettled()
    }

    @Test("An action of an off-screen row follows that row, and fails after its deletion")
    func movedRowOffScreen() throws {
        let stage = TableStage(Players([(0..<100).map { "A\($0)" }]))
        let element = try #require(stage.table.accessibilityElement(at: 50) as? UIAccessibilityElement)
        let action = try #require(element.accessibilityCustomActions?.first)
        stage.data.sections[0].insert("New", at: 0)
        stage.table.insertRows(at: [path(0)], with: .none)
        #expect(action.perform())
        #expect(stage.data.calls == ["commit delete A50"])
        stage.screen.advance(by: 1)
        #expect(!action.perform())
        #expect(stage.data.calls == ["commit delete A50"])
    }

    /// A delegate with swipe actions on both sides of each row.
    private final class Mailbox: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var asked = 0

        private func configuration(_ title: String?, symbol: String? = nil) -> UISwipeActionsConfiguration {
            asked += 1
            let action = UIContextualAction(style: .normal, title: title) { [unowned self] _, source, completion in
                calls.append("\(title ?? "picture") \(source is UITableViewCell)")
                completion(true)
            }
            action.image = symbol.flatMap { UIImage(systemName: $0) }
            return UISwipeActionsConfiguration(actions: [action])
        }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { configuration("Read") }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { configuration(nil, symbol: "trash") }
    }

    @Test("The swipe actions of both sides are offered; without a title, the image gives the name")
    func swipeActions() throws {
        let stage = TableStage(Players([["Ann", "Bob"]]))
        let mailbox = Mailbox()
        stage.table.delegate = mailbox
        let row = try row("Bob", stage)
        #expect(mailbox.asked == 0)
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Read", "Delete"])
        #expect(stage.screen.perform("Read", on: row))
        #expect(stage.screen.perform("Delete", on: row))
        #expect(mailbox.calls == ["Read true", "picture true"])
    }

    @Test("A row that cannot be edited has no actions")
    func uneditable() throws {
        let data = Players([["Ann", "Bob"]])
        data.uneditable = ["Bob"]
        #expect(try row("Bob", TableStage(data)).accessibilityCustomActions == nil)
    }

    @Test("The buttons of an open row are read after the row")
    func openRow() throws {
        let stage = TableStage(Players([["Ann", "Bob"]]))
        let finger = stage.screen.touch(at: stage.point(0, x: 300))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.screen.describeAccessibility() == "Ann, 1 of 2\nDelete, Button\nBob, 2 of 2")
        stage.screen.activate(try row("Delete", stage))
        #expect(stage.data.calls == ["commit delete Ann"])
    }

    // MARK: Editing

    @Test("In edit mode, a row has an edit control before it and a reorder control after it, with its name")
    func controls() throws {
        let stage = editing(Players([["Ann", "Bob"]]))
        #expect(
            stage.screen.describeAccessibility() == """
                Delete Ann, Button
                Ann, 1 of 2
                Reorder Ann, Button, Adjustable
                Delete Bob, Button
                Bob, 2 of 2
                Reorder Bob, Button, Adjustable
                """)
        stage.screen.activate(try row("Delete Bob", stage))
        try stage.screen.settle()
        #expect(stage.cell(1)?.showingDeleteConfirmation == true)
        #expect(stage.data.calls == [])
    }

    @Test("Delete and Insert are also actions of the row")
    func editActions() throws {
        let stage = editing(Players([["Ann", "Bob"]]))
        #expect(stage.screen.perform("Delete", on: try row("Ann", stage)))
        #expect(stage.data.calls == ["commit delete Ann"])
        let other = TableStage(Players([["Ann"]]))
        other.listener.style = { _ in .insert }
        other.table.setEditing(true, animated: false)
        other.screen.advance(by: 0.1)
        #expect(other.screen.perform("Insert", on: try row("Ann", other)))
        other.screen.activate(try row("Insert Ann", other))
        #expect(other.data.calls == ["commit insert Ann", "commit insert Ann"])
    }

    // MARK: Moving

    @Test("Move actions move a row by steps or to an end, write the data once, and are announced (I84)")
    func steps() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem", "Dan"]]))
        #expect(stage.screen.perform("Move Up", on: try row("Cem", stage)))
        #expect(stage.data.calls == ["move Cem to 0-1"])
        try stage.expectSettled()
        #expect(stage.screen.perform("Move to Bottom", on: try row("Ann", stage)))
        try stage.expectSettled()
        #expect(stage.screen.perform("Move to Top", on: try row("Dan", stage)))
        try stage.expectSettled()
        #expect(stage.screen.perform("Move Down", on: try row("Dan", stage)))
        try stage.expectSettled()
        #expect(stage.data.sections == [["Cem", "Dan", "Bob", "Ann"]])
        #expect(
            stage.screen.announcements == [
                "Cem moved above Bob, 2 of 4", "Ann moved below Dan, 4 of 4", "Dan moved above Cem, 1 of 4",
                "Dan moved above Bob, 2 of 4",
            ])
    }

    @Test("Impossible moves are not offered (I84)")
    func ends() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem"]]))
        func names(_ name: String) throws -> [String]? { try row(name, stage).accessibilityCustomActions?.map(\.name) }
        #expect(try names("Ann") == ["Delete", "Move Down", "Move to Bottom"])
        #expect(try names("Bob") == ["Delete", "Move Up", "Move Down", "Move to Top", "Move to Bottom"])
        #expect(try names("Cem") == ["Delete", "Move Up", "Move to Top"])
        stage.data.fixed = ["Ann", "Bob", "Cem"]
        #expect(try names("Bob") == ["Delete"])
    }

    @Test("Move actions lead from section to section and skip fixed rows")
    func sections() throws {
        let stage = editing(Players([["Ann", "Bob"], [], ["Cem"]]))
        stage.screen.perform("Move Down", on: try row("Bob", stage))
        try stage.expectSettled()
        #expect(stage.data.sections == [["Ann"], ["Bob"], ["Cem"]])
        stage.data.fixed = ["Ann"]
        stage.screen.perform("Move to Top", on: try row("Cem", stage))
        try stage.expectSettled()
        #expect(stage.data.sections == [["Ann", "Cem"], ["Bob"], []])
    }

    @Test("Move actions use the delegate's target index path")
    func redirected() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem", "Dan"]]))
        stage.listener.chooseTarget = { _ in IndexPath(row: 3, section: 0) }
        #expect(stage.screen.perform("Move Down", on: try row("Ann", stage)))
        try stage.expectSettled()
        #expect(stage.data.sections == [["Bob", "Cem", "Dan", "Ann"]])
        #expect(stage.screen.announcements == ["Ann moved below Dan, 4 of 4"])
        #expect(!stage.screen.perform("Move Up", on: try row("Ann", stage)))
    }

    @Test("Incrementing the reorder control moves the row up, and decrementing moves it down")
    func reorderControl() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem"]]))
        try row("Reorder Bob", stage).accessibilityIncrement()
        try stage.expectSettled()
        #expect(stage.data.sections == [["Bob", "Ann", "Cem"]])
        try row("Reorder Bob", stage).accessibilityDecrement()
        try stage.expectSettled()
        #expect(stage.data.sections == [["Ann", "Bob", "Cem"]])
    }

    @Test("A drag announces the lift, the place where it rests, and the drop (I83)")
    func drag() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem", "Dan", "Eve"]]))
        let finger = stage.screen.touch(at: stage.point(0, x: 368))
        finger.move(by: CGVector(dx: 0, dy: 132), duration: 0.1)
        #expect(stage.screen.announcements == ["Ann lifted, 1 of 5"])
        finger.hold(0.5)
        #expect(stage.screen.announcements.last == "Moved above Eve, 4 of 5")
        finger.up()
        try stage.expectSettled()
        #expect(
            stage.screen.announcements
                == ["Ann lifted, 1 of 5", "Moved above Eve, 4 of 5", "Ann dropped, 4 of 5"])
    }

    @Test("A cancelled drag is announced (I83)")
    func cancelledDrag() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem"]]))
        let finger = stage.screen.touch(at: stage.point(0, x: 368))
        finger.move(by: CGVector(dx: 0, dy: 88), duration: 0.1)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.screen.announcements == ["Ann lifted, 1 of 3", "Ann put back, 1 of 3"])
    }
}
