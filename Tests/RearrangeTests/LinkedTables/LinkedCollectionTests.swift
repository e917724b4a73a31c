// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A table at the left with rows of 44 points, and a grid at the right with three columns of 80 points, both linked.
@MainActor
private final class Stage {
    typealias Tables = LinkedTables<LinkedCard>

    let screen = TestScreen(size: CGSize(width: 500, height: 440))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 440))
    let grid: UICollectionView
    let tables: Tables
    var begun: [[String]] = []
    var ended: [Bool] = []
    var changes = 0
    /// The number of cells that were made for the grid.
    var gridCells = 0

    init(_ counts: (table: Int, grid: Int) = (5, 8)) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
        grid = UICollectionView(frame: CGRect(x: 220, y: 0, width: 260, height: 440), collectionViewLayout: layout)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        grid.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        (table.accessibilityLabel, grid.accessibilityLabel) = ("List", "Grid")
        table.allowsMultipleSelection = true
        grid.allowsMultipleSelection = true
        var count = { @MainActor () -> Void in }
        let list = Tables.List(tableView: table, items: (0..<counts.table).map { LinkedCard("A\($0)") }) {
            let cell = $0.dequeueReusableCell(withIdentifier: "row", for: $1)
            cell.textLabel?.text = $2.text
            return cell
        }
        let items = Tables.List(collectionView: grid, items: (0..<counts.grid).map { LinkedCard("B\($0)") }) {
            count()
            let cell = $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
            cell.isAccessibilityElement = true
            cell.accessibilityLabel = $2.text
            return cell
        }
        tables = Tables(lists: [list, items])
        count = { [weak self] in self?.gridCells += 1 }
        tables.onBegin = { [weak self] in self?.begun.append($0.map(\.id)) }
        tables.onEnd = { [weak self] in self?.ended.append($0) }
        tables.onChange = { [weak self] _ in self?.changes += 1 }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 440))
        root.backgroundColor = .systemBackground
        for view in [table, grid] { root.addSubview(view) }
        screen.show(root)
    }

    var items: [[String]] { tables.lists.map { $0.items.map(\.id) } }

    /// The items that the grid shows.
    var shown: [String] {
        grid.indexPathsForVisibleItems.sorted().compactMap { grid.cellForItem(at: $0)?.accessibilityLabel }
    }

    func row(_ number: Int) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: number, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func item(_ number: Int) -> CGPoint {
        grid.convert(grid.layoutAttributesForItem(at: IndexPath(item: number, section: 0))?.center ?? .zero, to: nil)
    }

    /// Lifts what is at a point with a finger, and drops it at another point.
    func drag(from start: CGPoint, to end: CGPoint) async throws {
        let finger = screen.touch(at: start)
        await finger.hold(0.5)
        await finger.move(to: end, duration: 0.4)
        await finger.hold(0.3)
        await finger.up()
        try await screen.settle()
    }

    func focus(_ cell: UIView?) {
        let system = UIFocusSystem.focusSystem(for: grid)
        cell.map { system?.requestFocusUpdate(to: $0) }
        system?.updateFocusIfNeeded()
    }

    func expectSettled(_ location: SourceLocation = #_sourceLocation) async throws {
        try await screen.settle()
        #expect(!tables.isDragging, sourceLocation: location)
        #expect(!grid.hasActiveDrop && !table.hasActiveDrop, sourceLocation: location)
        #expect(!grid.hasUncommittedUpdates, sourceLocation: location)
        #expect(begun.count == ended.count, sourceLocation: location)
        #expect(shown == items[1], sourceLocation: location)
        #expect(grid.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden }, sourceLocation: location)
        #expect(table.numberOfRows(inSection: 0) == items[0].count, sourceLocation: location)
    }
}

@Suite("Linked tables: a table and a collection view") @MainActor
struct LinkedCollectionTests {
    @Test("A finger drags a row into the grid and an item into the table, each as one change and one undo step")
    func touch() async throws {
        let stage = Stage()
        try await stage.drag(from: stage.row(1), to: stage.item(4))
        try await stage.expectSettled()
        #expect(stage.items == [["A0", "A2", "A3", "A4"], ["B0", "B1", "B2", "B3", "A1", "B4", "B5", "B6", "B7"]])
        try await stage.drag(from: stage.item(0), to: stage.row(3))
        try await stage.expectSettled()
        #expect(stage.items[0].contains("B0"))
        #expect(stage.items[1].first == "B1")
        #expect(stage.changes == 2)
        #expect(stage.ended == [true, true])
        stage.screen.undoManager?.undo()
        stage.screen.undoManager?.undo()
        try await stage.expectSettled()
        #expect(stage.items == [["A0", "A1", "A2", "A3", "A4"], (0..<8).map { "B\($0)" }])
    }

    @Test("The mouse reorders the grid itself")
    func mouse() async throws {
        let stage = Stage()
        let mouse = stage.screen.mouse
        mouse.move(to: stage.item(0))
        mouse.press()
        mouse.move(to: stage.item(4), duration: 0.4)
        mouse.hold(0.3)
        mouse.release()
        try await stage.expectSettled()
        #expect(stage.items[1] == ["B1", "B2", "B3", "B4", "B0", "B5", "B6", "B7"])
    }

    @Test("Keys lift an item of the grid and drop it in the table, and the focus follows it")
    func keys() async throws {
        let stage = Stage()
        stage.focus(stage.grid.cellForItem(at: IndexPath(item: 4, section: 0)))
        stage.screen.press(.keyboardD, modifiers: .control)
        for _ in 0..<4 where !stage.table.hasActiveDrop { stage.screen.press(.tab) }
        #expect(stage.table.hasActiveDrop)
        stage.screen.press(.keyboardSpacebar)
        try await stage.expectSettled()
        let row = try #require(stage.items[0].firstIndex(of: "B4"))
        #expect(stage.table.cellForRow(at: IndexPath(row: row, section: 0))?.isFocused == true)
        stage.screen.undoManager?.undo()
        try await stage.expectSettled()
        #expect(stage.items[1] == (0..<8).map { "B\($0)" })
        #expect(stage.grid.cellForItem(at: IndexPath(item: 4, section: 0))?.isFocused == true)
    }

    @Test("Left and right arrows go from the edge of the grid to the table at the same height, and back")
    func arrows() throws {
        let stage = Stage((8, 8))
        stage.focus(stage.grid.cellForItem(at: IndexPath(item: 4, section: 0)))
        stage.screen.press(.leftArrow)
        #expect(stage.grid.cellForItem(at: IndexPath(item: 3, section: 0))?.isFocused == true)
        stage.screen.press(.leftArrow)
        #expect(stage.table.visibleCells.contains { $0.isFocused })
        let row = try #require(stage.table.visibleCells.first { $0.isFocused })
        #expect(abs(row.frame.midY - 130) <= 22)
        stage.screen.press(.rightArrow)
        #expect(stage.grid.cellForItem(at: IndexPath(item: 3, section: 0))?.isFocused == true)
    }

    @Test("Actions move an item by steps in two dimensions, with the selected ones, and to the other list")
    func actions() async throws {
        let stage = Stage()
        func actions(_ name: String) throws -> [String] {
            let element = try #require(stage.screen.accessibilityElement(named: name))
            return (element.accessibilityCustomActions ?? []).map(\.name)
        }
        #expect(try !actions("B0").contains("Move Up"))
        #expect(try !actions("B0").contains("Move Left"))
        #expect(
            try actions("B4").filter { $0.hasPrefix("Move") } == [
                "Move Left", "Move Right", "Move Up", "Move Down", "Move to Start", "Move to End", "Move to List",
            ])
        #expect(stage.screen.perform("Move Down", on: try #require(stage.screen.accessibilityElement(named: "B1"))))
        try await stage.expectSettled()
        #expect(stage.items[1] == ["B0", "B2", "B3", "B4", "B1", "B5", "B6", "B7"])
        #expect(stage.screen.announcements.last?.contains("row 2, column 2") == true)
        for item in [0, 5] {
            stage.grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        #expect(stage.screen.perform("Move to List", on: try #require(stage.screen.accessibilityElement(named: "B5"))))
        try await stage.expectSettled()
        #expect(stage.items[0].suffix(2) == ["B0", "B5"])
        #expect(stage.items[1] == ["B2", "B3", "B4", "B1", "B6", "B7"])
        stage.screen.undoManager?.undo()
        try await stage.expectSettled()
        #expect(stage.items[1] == ["B0", "B2", "B3", "B4", "B1", "B5", "B6", "B7"])
        #expect(stage.grid.indexPathsForSelectedItems?.count == 2)
    }

    @Test("A full grid refuses a row, and the app's new items during a drag keep the drag")
    func refusalAndLiveData() async throws {
        let stage = Stage()
        stage.tables.lists[1].capacity = 8
        try await stage.drag(from: stage.row(1), to: stage.item(4))
        try await stage.expectSettled()
        #expect(stage.items[0] == ["A0", "A1", "A2", "A3", "A4"])
        stage.tables.lists[1].capacity = nil
        let finger = stage.screen.touch(at: stage.row(1))
        await finger.hold(0.5)
        await finger.move(to: stage.item(2), duration: 0.3)
        stage.tables.lists[1].items = ["X", "B0", "B1"].map { LinkedCard($0) }
        await finger.hold(0.4)
        await finger.up()
        try await stage.expectSettled()
        #expect(stage.items[1].sorted() == ["A1", "B0", "B1", "X"])
    }

    @Test("An item of another app has a placeholder with its progress in the grid, also after a reload")
    func loading() async throws {
        for reloads in [false, true] {
            let stage = Stage()
            let (source, target) = (DelayedDragSource(), stage.item(4))
            let square = UIView(frame: CGRect(x: 0, y: 380, width: 60, height: 60))
            square.addInteraction(UIDragInteraction(delegate: source))
            stage.screen.window.rootViewController?.view.addSubview(square)
            let finger = stage.screen.touch(square)
            await finger.hold(0.5)
            await finger.move(to: target, duration: 0.3)
            await finger.up()
            await stage.screen.advance(by: 1)
            square.removeFromSuperview()
            let cell = try #require(stage.grid.every("LinkedLoadingItemCell").first)
            #expect(cell.accessibilityLabel == "Seventh, loading")
            source.progresses[0].completedUnitCount = 3
            if reloads { stage.grid.reloadData() }
            await stage.screen.advance(by: 0.5)
            #expect(reloads ? stage.grid.every("LinkedLoadingView").count == 1 : cell.accessibilityValue == "75%")
            source.give(Data(#"{"id":"X","text":"X"}"#.utf8))
            try await stage.expectSettled()
            #expect(stage.items[1] == ["B0", "B1", "B2", "B3", "X", "B4", "B5", "B6", "B7"])
            #expect(stage.grid.every("LinkedLoadingView").isEmpty)
        }
    }

    @Test("The app sees the view of each list, and chooses the previews of both")
    func views() async throws {
        let stage = Stage()
        #expect(stage.tables.lists[0].tableView === stage.table && stage.tables.lists[0].collectionView == nil)
        #expect(stage.tables.lists[1].collectionView === stage.grid && stage.tables.lists[1].tableView == nil)
        var asked: [String] = []
        stage.tables.lists[1].itemPreviewParameters = { cell in
            asked.append(cell.accessibilityLabel ?? "")
            return nil
        }
        let finger = stage.screen.touch(at: stage.item(2))
        await finger.hold(0.5)
        #expect(asked.contains("B2"))
        await finger.up()
        try await stage.expectSettled()
    }

    @Test("A move between long lists makes as few cells as between short ones")
    func cost() async throws {
        var made: [Int] = []
        for count in [60, 6_000] {
            let stage = Stage((count, count))
            let before = stage.gridCells
            _ = stage.tables.move(["A3"], to: stage.tables.lists[1], at: 2)
            try await stage.screen.settle()
            made.append(stage.gridCells - before)
        }
        #expect(made[0] == made[1])
        #expect(made[0] < 40)
    }
}
