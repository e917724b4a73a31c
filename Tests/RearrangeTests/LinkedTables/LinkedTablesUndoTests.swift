// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: undo out of sight") @MainActor
struct LinkedTablesUndoTests {
    private let stage = LinkedStage([100, 100, 0])

    /// Whether an item's row is fully visible.
    private func shows(_ id: String, _ location: SourceLocation = #_sourceLocation) throws -> Bool {
        let place = try #require(stage.tables.place(of: id), sourceLocation: location)
        let table = try #require(place.list.tableView, sourceLocation: location)
        return table.showsRow(place.row)
    }

    private func scrollAway() {
        for table in stage.views.prefix(2) { table.contentOffset.y = 2000 }
        stage.screen.advance(by: 3)
    }

    @Test("Undo and redo scroll to the moved row (I57)")
    func comesIntoSight() throws {
        try stage.drag(0, 2, to: 1, above: 4)
        scrollAway()
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(try shows("A2"))
        #expect(stage.items[0][2] == "A2")
        #expect(stage.views[1].contentOffset.y == CGFloat(1956), "where a row goes above what shows, that stays")
        scrollAway()
        stage.screen.undoManager?.redo()
        try stage.expectSettled()
        #expect(try shows("A2"))
        #expect(stage.items[1][4] == "A2")
    }

    @Test("Undo does not scroll if the row is in sight, or if it removes a row (I57)")
    func staysPut() throws {
        try stage.drag(0, 2, to: 1, above: 4)
        stage.views[0].contentOffset.y = 40
        stage.screen.advance(by: 3)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(try shows("A2"))
        #expect(stage.views[0].contentOffset.y == CGFloat(40))
        stage.change { stage.tables.insert([LinkedCard("new")], into: stage.tables.lists[1], at: 0) }
        scrollAway()
        stage.change { stage.screen.undoManager?.undo() }
        try stage.expectSettled()
        #expect(stage.views.prefix(2).map { Double($0.contentOffset.y) } == [2000, 1956])
    }

    @Test("Undo during a drag does not scroll (I57)")
    func carried() throws {
        stage.tables.move(["A2"], to: stage.tables.lists[1], at: 4)
        scrollAway()
        let finger = stage.screen.touch(at: CGPoint(x: 320, y: 200))
        finger.hold(0.4)
        finger.move(by: CGVector(dx: 20, dy: 0), duration: 0.1)
        #expect(stage.tables.isDragging)
        stage.screen.undoManager?.undo()
        finger.hold(0.5)
        #expect(stage.items[0][2] == "A2")
        #expect(stage.views[0].contentOffset.y > CGFloat(1900))
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("Undo also scrolls the scroll view around the lists, at once with reduced motion (I57)")
    func around() throws {
        let containerView = try #require(stage.views[0].superview)
        let strip = UIScrollView(frame: containerView.bounds)
        strip.contentSize = CGSize(width: 1600, height: 440)
        containerView.addSubview(strip)
        for (index, table) in stage.views.enumerated() {
            strip.addSubview(table)
            table.frame.origin.x = CGFloat(index) * 220 + (index == 0 ? 0 : 600)
        }
        stage.screen.advance(by: 0.1)
        stage.tables.move(["A2"], to: stage.tables.lists[1], at: 60)
        scrollAway()
        strip.contentOffset.x = 900
        stage.screen.advance(by: 3)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(try shows("A2"))
        #expect(stage.views[0].contentOffset.y < CGFloat(100))
        stage.screen.traits.prefersReducedMotion = true
        stage.screen.undoManager?.redo()
        stage.screen.advance(by: 1.0 / 60)
        #expect(try shows("A2"))
        #expect(stage.items[1][60] == "A2")
        try stage.expectSettled()
    }
}
