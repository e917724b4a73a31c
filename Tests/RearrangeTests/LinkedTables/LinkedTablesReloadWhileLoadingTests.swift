// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: reloads and lost windows while items load") @MainActor
struct LinkedTablesReloadWhileLoadingTests {
    let stage = LinkedStage()
    let dragSource = DelayedDragSource()
    var table: UITableView { stage.views[1] }

    private let card = Data(#"{"id":"X","text":"X"}"#.utf8)

    /// The loading bar at the table's bottom edge, if any.
    var bar: UIView? { table.every("LinkedLoadingView").first { $0.superview === table } }

    func dropAboveB3() async { await stage.drop(dragSource, at: stage.point(1, 3, below: -6)) }

    @Test("A table without a window keeps loading, and shows the placeholder with its progress when back")
    func leavesWindow() async throws {
        let page = try #require(table.superview)
        await dropAboveB3()
        table.removeFromSuperview()
        dragSource.progresses[0].completedUnitCount = 1
        await stage.screen.advance(by: 1)
        page.addSubview(table)
        await stage.screen.advance(by: 0.2)
        let cell = try #require(table.every("LinkedLoadingCell").first)
        #expect(cell.accessibilityLabel == "Seventh, loading")
        #expect(cell.accessibilityValue == "25%")
        #expect(stage.screen.shows("Seventh"))
        #expect(bar == nil)
        dragSource.progresses[0].completedUnitCount = 2
        await stage.screen.advance(by: 0.2)
        #expect(cell.accessibilityValue == "50%")
        dragSource.give(card)
        try await stage.expectSettled()
        #expect(stage.items[1].prefix(5) == ["B0", "B1", "B2", "X", "B3"])
        #expect(stage.changes.count == 1)
    }

    @Test("An item that loads while the table has no window is in its place when the table is back")
    func comesWithoutWindow() async throws {
        let page = try #require(table.superview)
        await dropAboveB3()
        table.removeFromSuperview()
        await stage.screen.advance(by: 1)
        dragSource.give(card)
        try await stage.screen.settle()
        #expect(stage.items[1][3] == "X")
        #expect(stage.changes.count == 1)
        page.addSubview(table)
        try await stage.expectSettled()
        #expect(try stage.screen.find("X").indexPath?.row == 3)
    }

    @Test("A reloaded table shows a loading bar at its bottom; the item arrives where its placeholder was")
    func reloaded() async throws {
        await dropAboveB3()
        table.reloadData()
        dragSource.progresses[0].completedUnitCount = 3
        await stage.screen.advance(by: 0.3)
        let bar = try #require(bar)
        #expect(table.every("LinkedLoadingCell").allSatisfy { $0.isHidden || $0.window == nil })
        #expect(bar.accessibilityLabel == "Seventh, loading")
        #expect(bar.accessibilityValue == "75%")
        #expect(bar.convert(bar.bounds, to: nil).maxY == 440)
        #expect(bar.bounds.width == 200)
        #expect(stage.screen.shows("Seventh, loading"))
        dragSource.give(card)
        try await stage.expectSettled()
        #expect(self.bar == nil)
        #expect(stage.screen.runningDisplayLinks.isEmpty)
        #expect(stage.items[1].prefix(5) == ["B0", "B1", "B2", "X", "B3"])
        #expect(stage.changes.count == 1 && stage.settled == [[1]])
        #expect(stage.failures.isEmpty)
        stage.screen.undoManager?.undo()
        try await stage.expectSettled()
        #expect(stage.items[1] == (0..<10).map { "B\($0)" })
        stage.screen.undoManager?.redo()
        try await stage.expectSettled()
        #expect(stage.items[1][3] == "X")
    }

    @Test("The loading bar stays at the bottom while the table scrolls, and rows below it can be dragged")
    func scrolled() async throws {
        stage.change { stage.tables.lists[1].items += (10..<30).map { LinkedCard("B\($0)") } }
        try await stage.screen.settle()
        await dropAboveB3()
        table.reloadData()
        await stage.screen.advance(by: 0.3)
        table.contentOffset.y = 200
        await stage.screen.advance(by: 0.1)
        let bar = try #require(bar)
        #expect(bar.convert(bar.bounds, to: nil).maxY == 440)
        let finger = stage.screen.touch(at: CGPoint(x: 300, y: 430))
        await finger.hold(0.5)
        #expect(stage.tables.isDragging)
        await finger.up()
        dragSource.give(card)
        try await stage.expectSettled()
        #expect(stage.items[1][3] == "X")
        #expect(self.bar == nil)
    }

    @Test("In a reloaded table, the item follows the remaining items above its place")
    func followsItems() async throws {
        await dropAboveB3()
        table.reloadData()
        stage.change {
            stage.tables.lists[1].items = ["new", "B0", "B1", "B7", "B3"].map { LinkedCard($0) }
        }
        await stage.screen.advance(by: 0.3)
        dragSource.give(card)
        try await stage.expectSettled()
        #expect(stage.items[1] == ["new", "B0", "B1", "X", "B7", "B3"])
    }

    @Test("A failed load in a reloaded table is reported, and the loading bar disappears")
    func fails() async throws {
        await dropAboveB3()
        table.reloadData()
        await stage.screen.advance(by: 0.3)
        dragSource.give(nil)
        try await stage.expectSettled()
        #expect(bar == nil)
        #expect(stage.failures.count == 1 && stage.items[1].count == 10)
    }

    @Test("A table reloaded without a window shows the loading bar when it is back")
    func reloadedWithoutWindow() async throws {
        let page = try #require(table.superview)
        await dropAboveB3()
        table.removeFromSuperview()
        table.reloadData()
        await stage.screen.advance(by: 1)
        #expect(stage.screen.runningDisplayLinks.isEmpty)
        page.addSubview(table)
        await stage.screen.advance(by: 0.2)
        #expect(stage.screen.shows("Seventh, loading"))
        dragSource.give(card)
        try await stage.expectSettled()
        #expect(stage.items[1][3] == "X")
        #expect(bar == nil)
    }

    @Test("Items dropped together have one loading bar, and are inserted in order")
    func several() async throws {
        let dragSource = DelayedDragSource(count: 2)
        await stage.drop(dragSource, at: stage.point(1, 3, below: -6))
        table.reloadData()
        dragSource.progresses[0].completedUnitCount = 4
        await stage.screen.advance(by: 0.3)
        #expect(bar?.accessibilityLabel == "2 items, loading")
        #expect(bar?.accessibilityValue == "50%")
        dragSource.give(Data(#"{"id":"Y","text":"Y"}"#.utf8), 1)
        dragSource.give(card, 0)
        try await stage.expectSettled()
        #expect(stage.items[1].prefix(6) == ["B0", "B1", "B2", "X", "Y", "B3"])
    }

    @Test("Two loads of a reloaded table have stacked loading bars")
    func twoLoads() async throws {
        let other = DelayedDragSource()
        await dropAboveB3()
        await stage.drop(other, at: stage.point(1, 0, below: -6))
        table.reloadData()
        await stage.screen.advance(by: 0.3)
        let bars = table.every("LinkedLoadingView").filter { $0.superview === table }
        let edges = bars.map { $0.convert($0.bounds, to: nil) }.sorted { $0.minY > $1.minY }
        #expect(edges.count == 2 && edges[0].maxY == 440 && edges[1].maxY == edges[0].minY)
        dragSource.give(card)
        other.give(Data(#"{"id":"Y","text":"Y"}"#.utf8))
        try await stage.expectSettled()
        #expect(stage.items[1].prefix(5) == ["Y", "B0", "B1", "B2", "X"])
    }

    @Test("Releasing the tables removes the loading bar and cancels the load")
    func released() async throws {
        await dropAboveB3()
        table.reloadData()
        await stage.screen.advance(by: 0.3)
        #expect(bar != nil)
        stage.releaseTables()
        try await stage.screen.settle()
        #expect(bar == nil)
        #expect(dragSource.progresses[0].isCancelled)
        #expect(stage.screen.runningDisplayLinks.isEmpty)
    }
}
