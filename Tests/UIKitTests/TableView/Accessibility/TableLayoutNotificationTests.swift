// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Layout-changed notifications of a table")
struct TableLayoutNotificationTests {
    private final class News {
        var count = 0
    }

    private let stage = TableStage(Players(count: 30))
    private let news = News()

    init() {
        stage.screen.advance(by: 0.1)
        let news = news
        AssistiveTechnology.current.onNotification = { if $0 == .layoutChanged { news.count += 1 } }
    }

    private func delete(_ rows: [Int], _ animation: UITableView.RowAnimation = .automatic) {
        for row in rows.sorted(by: >) { stage.data.sections[0].remove(at: row) }
        stage.table.deleteRows(at: rows.map { path($0) }, with: animation)
    }

    private func read(_ name: String) throws {
        let element = try #require(stage.screen.accessibilityElement(named: name))
        stage.screen.focus(on: element)
        #expect(place == name)
    }

    /// The label of the element that the screen reader is at.
    private var place: String? { stage.screen.focusedAccessibilityElement?.accessibilityLabel }

    @Test("Each batch posts one notification after its animation, and none for changes off screen")
    func onePerBatch() throws {
        delete([2, 4])
        #expect(news.count == 0)
        try stage.expectSettled()
        #expect(news.count == 1)
        stage.data.sections[0].insert("new", at: 1)
        stage.table.insertRows(at: [path(1)], with: .fade)
        try stage.expectSettled()
        #expect(news.count == 2)
        stage.data.sections[0].swapAt(0, 1)
        stage.table.moveRow(at: path(0), to: path(1))
        try stage.expectSettled()
        #expect(news.count == 3)
        delete([20, 25])
        try stage.expectSettled()
        #expect(news.count == 3)
        stage.table.performBatchUpdates {
            delete([1])
            delete([0])
        }
        UIView.performWithoutAnimation { delete([0]) }
        try stage.expectSettled()
        #expect(news.count == 5)
    }

    @Test("A screen reader stays at its row if the row moves")
    func readRowMoves() throws {
        try read("A5")
        delete([0, 1])
        try stage.expectSettled()
        #expect(place == "A5")
        #expect(news.count == 1)
        stage.data.sections[0].insert(stage.data.sections[0].remove(at: 3), at: 0)
        stage.table.moveRow(at: path(3), to: path(0))
        try stage.expectSettled()
        #expect(place == "A5")
        #expect(stage.cell(0)?.textLabel?.text == "A5")
    }

    @Test("If the row that is read is deleted, the screen reader moves to the row in its place")
    func readRowDeleted() throws {
        try read("A5")
        delete([4, 5])
        try stage.expectSettled()
        #expect(place == "A6")
        UIView.performWithoutAnimation { delete([4]) }
        stage.screen.advance(by: 0.1)
        #expect(place == "A7")
        // If another batch moves the target row before the first batch ends, the screen reader follows that row.
        delete([4])
        stage.screen.advance(by: 0.1)
        stage.data.sections[0].insert("new", at: 0)
        stage.table.insertRows(at: [path(0)], with: .automatic)
        try stage.expectSettled()
        #expect(place == "A8")
    }

    @Test("After the last row is deleted, the row before it is read; an empty table has no element")
    func lastRowDeleted() throws {
        delete(Array(3..<30))
        try stage.expectSettled()
        try read("A2")
        delete([2])
        try stage.expectSettled()
        #expect(place == "A1")
        delete([0, 1])
        try stage.expectSettled()
        #expect(stage.screen.accessibilityElements.isEmpty)
    }

    @Test("A screen reader stays at a reloaded row, and stays elsewhere if it moved there since")
    func reloads() throws {
        try read("A3")
        stage.data.sections[0][3] = "Ann"
        stage.table.reloadRows(at: [path(3)], with: .fade)
        try stage.expectSettled()
        #expect(place == "Ann")
        delete([3])
        stage.screen.advance(by: 0.05)
        try read("A6")
        try stage.expectSettled()
        #expect(place == "A6")
    }

    @Test("In edit mode, the row itself is read next, not the control before it")
    func editing() throws {
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        let row = try #require(stage.cell(2))
        stage.screen.focus(on: row)
        delete([2])
        try stage.expectSettled()
        #expect(place == "A3")
        #expect(stage.screen.focusedAccessibilityElement === stage.cell(2))
    }
}
