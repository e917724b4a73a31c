// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("What is done with rows by speech")
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

    @Test("Deleting a row goes to the data source, as by a swipe (I81)")
    func deletion() throws {
        let stage = TableStage(Players([["Ann", "Bob", "Cem"]]))
        let row = try row("Bob", stage)
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Delete"])
        #expect(stage.screen.perform("Delete", on: row))
        #expect(stage.data.heard == ["commit delete Bob"])
        try stage.expectTidy()
        #expect(stage.screen.describeAccessibility() == "Ann, 1 of 2\nCem, 2 of 2")
    }

    @Test("What the app offers at a row comes before what the row offers itself, however often it is set")
    func appsOwn() throws {
        let stage = TableStage(Players([["Ann", "Bob", "Cem"]]))
        let row = try row("Bob", stage)
        row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Call") { _ in true }]
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Call", "Delete"])
        row.accessibilityCustomActions = row.accessibilityCustomActions
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Call", "Delete"])
        #expect(stage.screen.perform("Delete", on: row))
        #expect(stage.data.heard == ["commit delete Bob"])
    }

    @Test("An action goes to the row that it was offered for, wherever that is by now")
    func movedRow() throws {
        let stage = TableStage(Players([["Ann", "Bob", "Cem"]]))
        let action = try #require(try row("Bob", stage).accessibilityCustomActions?.first)
        stage.data.sections[0].insert("New", at: 0)
        stage.table.insertRows(at: [stage.path(0)], with: .none)
        #expect(action.perform())
        #expect(stage.data.heard == ["commit delete Bob"])
        #expect(!action.perform())
        try stage.expectTidy()
    }

    @Test("An action of a row off screen goes to that row, wherever it is by now, and to none once it has gone")
    func movedRowOffScreen() throws {
        let stage = TableStage(Players([(0..<100).map { "A\($0)" }]))
        let element = try #require(stage.table.accessibilityElement(at: 50) as? UIAccessibilityElement)
        let action = try #require(element.accessibilityCustomActions?.first)
        stage.data.sections[0].insert("New", at: 0)
        stage.table.insertRows(at: [stage.path(0)], with: .none)
        #expect(action.perform())
        #expect(stage.data.heard == ["commit delete A50"])
        stage.screen.advance(by: 1)
        #expect(!action.perform())
        #expect(stage.data.heard == ["commit delete A50"])
    }

    /// Rows with actions on both sides.
    private final class Mailbox: NSObject, UITableViewDelegate {
        var heard: [String] = []
        var asked = 0

        private func configuration(_ title: String?, symbol: String? = nil) -> UISwipeActionsConfiguration {
            asked += 1
            let action = UIContextualAction(style: .normal, title: title) { [unowned self] _, source, completion in
                heard.append("\(title ?? "picture") \(source is UITableViewCell)")
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

    @Test("Both sides' swipe actions are offered, those without a title by what their image stands for")
    func swipeActions() throws {
        let stage = TableStage(Players([["Ann", "Bob"]]))
        let mailbox = Mailbox()
        stage.table.delegate = mailbox
        let row = try row("Bob", stage)
        #expect(mailbox.asked == 0)
        #expect(row.accessibilityCustomActions?.map(\.name) == ["Read", "Delete"])
        #expect(stage.screen.perform("Read", on: row) && stage.screen.perform("Delete", on: row))
        #expect(mailbox.heard == ["Read true", "picture true"])
    }

    @Test("A row that may not be edited offers nothing")
    func uneditable() throws {
        let data = Players([["Ann", "Bob"]])
        data.uneditable = ["Bob"]
        #expect(try row("Bob", TableStage(data)).accessibilityCustomActions == nil)
    }

    @Test("The buttons of a row that is swiped open are read after it")
    func openRow() throws {
        let stage = TableStage(Players([["Ann", "Bob"]]))
        let finger = stage.screen.touch(at: stage.point(0, x: 300))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.screen.describeAccessibility() == "Ann, 1 of 2\nDelete, Button\nBob, 2 of 2")
        stage.screen.activate(try row("Delete", stage))
        #expect(stage.data.heard == ["commit delete Ann"])
    }

    // MARK: Editing

    @Test("While it is edited, a row has a control before it and a grip after it, which name it")
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
        #expect(stage.cell(1)?.showingDeleteConfirmation == true && stage.data.heard == [])
    }

    @Test("Deleting and inserting are actions of the row too")
    func editActions() throws {
        let stage = editing(Players([["Ann", "Bob"]]))
        #expect(stage.screen.perform("Delete", on: try row("Ann", stage)))
        #expect(stage.data.heard == ["commit delete Ann"])
        let other = TableStage(Players([["Ann"]]))
        other.listener.style = { _ in .insert }
        other.table.setEditing(true, animated: false)
        other.screen.advance(by: 0.1)
        #expect(other.screen.perform("Insert", on: try row("Ann", other)))
        other.screen.activate(try row("Insert Ann", other))
        #expect(other.data.heard == ["commit insert Ann", "commit insert Ann"])
    }

    // MARK: Moving

    @Test("A row moves by steps and to the ends, writes the data once, and says where it is (I84)")
    func steps() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem", "Dan"]]))
        #expect(stage.screen.perform("Move Up", on: try row("Cem", stage)))
        #expect(stage.data.heard == ["move Cem to 0-1"])
        try stage.expectTidy()
        #expect(stage.screen.perform("Move to Bottom", on: try row("Ann", stage)))
        try stage.expectTidy()
        #expect(stage.screen.perform("Move to Top", on: try row("Dan", stage)))
        try stage.expectTidy()
        #expect(stage.screen.perform("Move Down", on: try row("Dan", stage)))
        try stage.expectTidy()
        #expect(stage.data.sections == [["Cem", "Dan", "Bob", "Ann"]])
        #expect(
            stage.screen.announcements == [
                "Cem moved above Bob, 2 of 4", "Ann moved below Dan, 4 of 4", "Dan moved above Cem, 1 of 4",
                "Dan moved above Bob, 2 of 4",
            ])
    }

    @Test("Where there is no way, none is offered (I84)")
    func ends() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem"]]))
        func names(_ name: String) throws -> [String]? { try row(name, stage).accessibilityCustomActions?.map(\.name) }
        #expect(try names("Ann") == ["Delete", "Move Down", "Move to Bottom"])
        #expect(try names("Bob") == ["Delete", "Move Up", "Move Down", "Move to Top", "Move to Bottom"])
        #expect(try names("Cem") == ["Delete", "Move Up", "Move to Top"])
        stage.data.fixed = ["Ann", "Bob", "Cem"]
        #expect(try names("Bob") == ["Delete"])
    }

    @Test("Steps lead from section to section, and past rows that are fixed")
    func sections() throws {
        let stage = editing(Players([["Ann", "Bob"], [], ["Cem"]]))
        stage.screen.perform("Move Down", on: try row("Bob", stage))
        try stage.expectTidy()
        #expect(stage.data.sections == [["Ann"], ["Bob"], ["Cem"]])
        stage.data.fixed = ["Ann"]
        stage.screen.perform("Move to Top", on: try row("Cem", stage))
        try stage.expectTidy()
        #expect(stage.data.sections == [["Ann", "Cem"], ["Bob"], []])
    }

    @Test("The delegate's own choice of a place counts")
    func redirected() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem", "Dan"]]))
        stage.listener.chooseTarget = { _ in IndexPath(row: 3, section: 0) }
        #expect(stage.screen.perform("Move Down", on: try row("Ann", stage)))
        try stage.expectTidy()
        #expect(stage.data.sections == [["Bob", "Cem", "Dan", "Ann"]])
        #expect(stage.screen.announcements == ["Ann moved below Dan, 4 of 4"])
        #expect(!stage.screen.perform("Move Up", on: try row("Ann", stage)))
    }

    @Test("The grip goes up by a step up, and down by a step down")
    func reorderControl() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem"]]))
        try row("Reorder Bob", stage).accessibilityIncrement()
        try stage.expectTidy()
        #expect(stage.data.sections == [["Bob", "Ann", "Cem"]])
        try row("Reorder Bob", stage).accessibilityDecrement()
        try stage.expectTidy()
        #expect(stage.data.sections == [["Ann", "Bob", "Cem"]])
    }

    @Test("A drag tells of the lift, of where the row comes to rest, and of the drop (I83)")
    func drag() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem", "Dan", "Eve"]]))
        let finger = stage.screen.touch(at: stage.point(0, x: 368))
        finger.move(by: CGVector(dx: 0, dy: 132), duration: 0.1)
        #expect(stage.screen.announcements == ["Ann lifted, 1 of 5"])
        finger.hold(0.5)
        #expect(stage.screen.announcements.last == "Moved above Eve, 4 of 5")
        finger.up()
        try stage.expectTidy()
        #expect(
            stage.screen.announcements
                == ["Ann lifted, 1 of 5", "Moved above Eve, 4 of 5", "Ann dropped, 4 of 5"])
    }

    @Test("A drag that is taken back says so (I83)")
    func cancelledDrag() throws {
        let stage = editing(Players([["Ann", "Bob", "Cem"]]))
        let finger = stage.screen.touch(at: stage.point(0, x: 368))
        finger.move(by: CGVector(dx: 0, dy: 88), duration: 0.1)
        finger.cancel()
        try stage.expectTidy()
        #expect(stage.screen.announcements == ["Ann lifted, 1 of 3", "Ann put back, 1 of 3"])
    }
}
