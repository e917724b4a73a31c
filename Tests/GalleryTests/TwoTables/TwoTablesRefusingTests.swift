// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Two tables: accepted and refused drops") @MainActor
struct TwoTablesRefusingTests {
    private let stage = TwoTablesStage()
    private var tables: [UITableView] { stage.tables }
    private var titles: [[String]] { stage.titles }

    private func show(_ kind: TwoTables.Kind) throws {
        if kind == .words { try stage.tap("Shop") }
        #expect(stage.page.kind == kind)
    }

    @Test("Dropping a row of another list on the third list returns the row (I36)", arguments: TwoTables.Kind.all)
    func refuses(_ kind: TwoTables.Kind) throws {
        try show(kind)
        let before = titles
        let finger = stage.screen.touch(at: tables[0].middle(ofRow: 0))
        finger.hold(0.5)
        finger.move(to: tables[2].middle(ofRow: 1), duration: 0.4)
        finger.hold(0.5)
        #expect(tables[2].hasActiveDrop, "it is asked, and makes no room")
        #expect(!tables[2].hasUncommittedUpdates, "it is asked, and makes no room")
        finger.up()
        try stage.screen.settle()
        #expect(titles == before)
        #expect(stage.page.undoManager?.canUndo == false)
        stage.expectShown()
    }

    @Test("Rows of the third list can be reordered, as one undo step", arguments: TwoTables.Kind.all)
    func reorders(_ kind: TwoTables.Kind) throws {
        try show(kind)
        let before = titles
        let end = tables[2].middle(ofRow: 1)
        try stage.screen.drag(from: tables[2].middle(ofRow: 0), to: CGPoint(x: end.x, y: end.y + 10))
        #expect(titles == [before[0], before[1], before[2].reversed()])
        stage.expectShown()
        try stage.tap("Undo")
        #expect(titles == before)
        #expect(stage.page.undoManager?.canUndo == false)
        stage.expectShown()
    }

    @Test(
        "Selected rows are dragged to the other list together, as one undo step",
        arguments: TwoTables.Kind.all)
    func several(_ kind: TwoTables.Kind) throws {
        try show(kind)
        let before = titles
        for row in [0, 2] { stage.screen.tap(at: tables[0].middle(ofRow: row)) }
        try stage.screen.settle()
        try stage.screen.drag(from: tables[0].middle(ofRow: 2), to: tables[1].middle(ofRow: 1))
        let moved = titles
        #expect(moved[0] == [before[0][1], before[0][3], before[0][4]])
        #expect(moved[2] == before[2])
        let place = try #require(moved[1].firstIndex(of: before[0][0]))
        #expect(place > 0)
        #expect(moved[1].count == 7 && moved[1][place + 1] == before[0][2])
        stage.expectShown()
        try stage.tap("Undo")
        #expect(titles == before)
        #expect(stage.page.undoManager?.canUndo == false)
        stage.expectShown()
        try stage.tap("Redo")
        #expect(titles == moved)
        stage.expectShown()
    }
}

extension TwoTables.Kind {
    fileprivate static let all: [TwoTables.Kind] = [.members, .words]
}
