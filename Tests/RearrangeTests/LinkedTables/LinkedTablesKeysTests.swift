// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: keyboard and accessibility") @MainActor
struct LinkedTablesKeysTests {
    let stage = LinkedStage()

    private func row(_ name: String) throws -> UIResponder {
        try #require(stage.screen.accessibilityElement(named: name))
    }

    private func actions(_ name: String) throws -> [String] {
        try row(name).accessibilityCustomActions?.map(\.name) ?? []
    }

    @Test("Control-D lifts a row, arrow keys move it to another list, Return drops it, all announced (I83)")
    func keys() throws {
        stage.pickUpByKeys(2)
        stage.screen.press(.rightArrow)
        stage.screen.press(.home)
        for _ in 0..<3 { stage.screen.press(.downArrow) }
        stage.screen.advance(by: 0.5)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items[1].prefix(5) == ["B0", "B1", "B2", "A2", "B3"])
        #expect(stage.changes.count == 1)
        #expect(stage.screen.announcements.first == "A2 lifted, 3 of 10")
        #expect(stage.screen.announcements.last == "A2 dropped, above B3, 4 of 11")
    }

    @Test(
        "In stacked tables, the right arrow moves a row to the next table, and the left arrow back",
        arguments: [false, true])
    func tablesBelowEachOther(isMirrored: Bool) throws {
        if isMirrored { stage.screen.traits.layoutDirection = .rightToLeft }
        stage.pickUpByKeys(
            withTablesAt: (0..<3).map { CGRect(x: 0, y: 140 * CGFloat($0), width: 600, height: 140) })
        let (on, back): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
            isMirrored ? (.keyboardLeftArrow, .keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
        stage.screen.press(back)
        stage.screen.advance(by: 0.5)
        #expect(stage.views[0].hasActiveDrop, "there is none before")
        stage.screen.press(on)
        stage.screen.press(on)
        stage.screen.advance(by: 0.5)
        #expect(stage.views[2].hasActiveDrop)
        stage.screen.press(on)
        stage.screen.press(back)
        stage.screen.advance(by: 0.5)
        #expect(stage.views[1].hasActiveDrop)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items[0].count == 9 && stage.items[1].contains("A0"))
    }

    @Test("Escape returns the row and keeps its focus (I49)")
    func escape() throws {
        stage.pickUpByKeys()
        stage.screen.press(.rightArrow)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.items[0].first == "A0")
        #expect(stage.changes.isEmpty)
        #expect(stage.screen.announcements.last == "A0 put back, 1 of 10")
        let focused = UIFocusSystem.focusSystem(for: stage.views[0])?.focusedItem as? UITableViewCell
        #expect(focused?.textLabel?.text == "A0")
        stage.screen.press(.downArrow)
        stage.screen.press(.keyboardD, modifiers: .control)
        #expect(stage.screen.announcements.contains("A1 lifted, 2 of 10"))
        stage.screen.press(.escape)
        try stage.expectSettled()
    }

    @Test("A full list is announced as no drop target (I39)")
    func refused() throws {
        stage.tables.lists[1].capacity = 10
        stage.pickUpByKeys()
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.screen.announcements.last == "Cannot be dropped here")
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items[0].count == 10)
        #expect(stage.changes.isEmpty)
    }

    @Test("Actions move a row up, down, to the ends and to other lists, where possible (I84)")
    func actions() throws {
        stage.tables.lists[1].capacity = 10
        #expect(try actions("A0") == ["Move Down", "Move to Bottom", "Move to Third", "Pick Up"])
        #expect(
            try actions("A3") == ["Move Up", "Move Down", "Move to Top", "Move to Bottom", "Move to Third", "Pick Up"])
        #expect(try actions("A9") == ["Move Up", "Move to Top", "Move to Third", "Pick Up"])
        #expect(stage.screen.perform("Move Up", on: try row("A3")) == true)
        try stage.expectSettled()
        #expect(stage.items[0].prefix(4) == ["A0", "A1", "A3", "A2"])
        #expect(stage.screen.announcements.last == "A3 moved above A2, 3 of 10")
        #expect(stage.screen.perform("Move to Third", on: try row("A3")) == true)
        try stage.expectSettled()
        #expect(stage.items[2] == ["A3"])
        #expect(stage.screen.announcements.last == "A3 moved to Third, 1 of 1")
        #expect(stage.changes.count == 2)
        #expect(try actions("A3") == ["Move to First", "Pick Up"], "the second list is full")
        stage.tables.lists[1].capacity = 11
        #expect(try actions("A3") == ["Move to First", "Move to Second", "Pick Up"])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.items[2] == [], "one step each")
        #expect(stage.items[0].prefix(4) == ["A0", "A1", "A3", "A2"], "one step each")
    }

    @Test("The app's own actions stay when a row is configured again")
    func own() throws {
        let list = LinkedStage.Tables.List(
            tableView: stage.views[2], items: [LinkedCard("C0"), LinkedCard("C1")]
        ) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = item.text
            cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Open") { _ in true }]
            return cell
        }
        let tables = LinkedTables(lists: [list])
        stage.screen.advance(by: 0.1)
        for _ in 0..<3 { list.items.swapAt(0, 1) }
        stage.screen.advance(by: 1)
        #expect(try actions("C1") == ["Open", "Move Down", "Move to Bottom", "Pick Up"])
        #expect(tables.lists[0] === list)
    }

    @Test("With reduced motion, a drop settles at once with the same result (I85)")
    func reducedMotion() throws {
        stage.screen.traits.prefersReducedMotion = true
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4, below: -6), duration: 0.3)
        finger.up()
        stage.screen.advance(by: 0.05)
        #expect(stage.settled == [[0, 1]])
        #expect(stage.items[1][4] == "A2")
        try stage.expectSettled()
    }
}
