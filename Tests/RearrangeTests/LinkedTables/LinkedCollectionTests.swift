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

    init(
        _ counts: (table: Int, grid: Int) = (5, 8), _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
    ) {
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

    var focusedItem: Int? {
        grid.indexPathsForVisibleItems.first { grid.cellForItem(at: $0)?.isFocused == true }?.item
    }

    /// Gives an item the focus of the keyboard.
    func focus(item: Int) { focus(grid.cellForItem(at: IndexPath(item: item, section: 0))) }

    /// The custom actions of an item that assistive technology has focused.
    func actions(_ name: String) throws -> [String] {
        let element = try #require(screen.accessibilityElement(named: name))
        return (screen.focus(on: element)?.accessibilityCustomActions ?? []).map(\.name)
            .filter { $0.hasPrefix("Move") }
    }

    /// Performs a custom action of an item that assistive technology has focused.
    func perform(_ action: String, on name: String) throws {
        let element = try #require(screen.accessibilityElement(named: name))
        #expect(screen.perform(action, on: try #require(screen.focus(on: element))))
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
        stage.focus(item: 4)
        stage.screen.press(.leftArrow)
        #expect(stage.focusedItem == 3)
        stage.screen.press(.leftArrow)
        let row = try #require(stage.table.visibleCells.first { $0.isFocused })
        #expect(abs(row.frame.midY - 130) <= 22)
        stage.screen.press(.rightArrow)
        #expect(stage.focusedItem == 3)
    }

    @Test("From right to left, the arrows at the edges of the grid lead to the table, too")
    func mirroredArrows() throws {
        let stage = Stage((8, 8), MirroredFlowLayout())
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        // The first item of a line is at the right.
        stage.focus(item: 4)
        stage.screen.press(.leftArrow)
        #expect(stage.focusedItem == 5)
        stage.screen.press(.leftArrow)
        #expect(stage.table.visibleCells.contains { $0.isFocused })
    }

    @Test("Arrows stay in a grid that has more items off screen at that side, also if the focused one is off screen")
    func arrowsOffScreen() throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let across = Stage((8, 60), layout)
        across.focus(item: 8)
        for _ in 0..<3 { across.screen.press(.rightArrow) }
        try across.screen.settle()
        // Columns of five items.
        #expect(across.focusedItem == 23)
        let stage = Stage((8, 60))
        stage.focus(item: 4)
        stage.grid.contentOffset.y = 900
        stage.screen.advance(by: 0.1)
        stage.screen.press(.rightArrow)
        try stage.screen.settle()
        #expect(stage.focusedItem != nil)
    }

    @Test("From the table, the arrow leads to the nearest column, also if the items of a line have different heights")
    func unequalHeights() throws {
        let layout = UnequalFlowLayout()
        let stage = Stage((8, 9), layout)
        stage.focus(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        stage.screen.press(.rightArrow)
        #expect(stage.focusedItem == 0)
    }

    @Test("Actions move an item by steps in two dimensions, with the selected ones, and to the other list")
    func actions() async throws {
        let stage = Stage()
        #expect(try stage.actions("B0") == ["Move Right", "Move Down", "Move to End", "Move to List"])
        #expect(
            try stage.actions("B4") == [
                "Move Left", "Move Right", "Move Up", "Move Down", "Move to Start", "Move to End", "Move to List",
            ])
        try stage.perform("Move Down", on: "B1")
        try await stage.expectSettled()
        #expect(stage.items[1] == ["B0", "B2", "B3", "B4", "B1", "B5", "B6", "B7"])
        #expect(stage.screen.announcements.last?.contains("row 2, column 2") == true)
        for item in [0, 5] {
            stage.grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        try stage.perform("Move to List", on: "B5")
        try await stage.expectSettled()
        #expect(stage.items[0].suffix(2) == ["B0", "B5"])
        #expect(stage.items[1] == ["B2", "B3", "B4", "B1", "B6", "B7"])
        stage.screen.undoManager?.undo()
        try await stage.expectSettled()
        #expect(stage.items[1] == ["B0", "B2", "B3", "B4", "B1", "B5", "B6", "B7"])
        #expect(stage.grid.indexPathsForSelectedItems?.count == 2)
        try stage.perform("Move to Grid", on: "A2")
        try await stage.expectSettled()
        #expect(stage.items[1].last == "A2")
        #expect(stage.screen.announcements.last?.contains("Grid") == true)
        #expect(stage.screen.announcements.last?.contains("row 3, column 3") == true)
    }

    @Test("The actions are those of the present layout")
    func newColumns() throws {
        let stage = Stage()
        #expect(try !stage.actions("B2").contains("Move Up"))
        (stage.grid.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width = 120
        stage.screen.advance(by: 0.1)
        #expect(try !stage.actions("B1").contains("Move Up"))
        #expect(try stage.actions("B2").contains("Move Up"))
    }

    @Test("An undone move names the items that have not moved as neighbours")
    func undoneNeighbours() async throws {
        let stage = Stage()
        for item in [1, 2, 5] {
            stage.grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        try stage.perform("Move to List", on: "B1")
        try await stage.expectSettled()
        stage.screen.undoManager?.undo()
        try await stage.expectSettled()
        #expect(stage.screen.announcements.last?.contains("before B3") == true)
    }

    @Test("An item that returns to a list whose view is gone is not announced as removed")
    func goneView() async throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 400))
        let table = UITableView(frame: screen.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        screen.show(table)
        let undoManager = UndoManager()
        var grid: UICollectionView? = UICollectionView(
            frame: table.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        let lists = [
            LinkedTables<LinkedCard>.List(tableView: table, items: []) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "row", for: path)
            },
            LinkedTables<LinkedCard>.List(collectionView: try #require(grid), items: [LinkedCard("X")]) {
                grid, path, _ in grid.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            },
        ]
        let linked = LinkedTables(lists: lists)
        linked.undoManager = undoManager
        linked.move(["X"], to: lists[0])
        grid = nil
        #expect(lists[1].collectionView == nil)
        undoManager.undo()
        #expect(lists[1].items.map(\.id) == ["X"])
        #expect(screen.announcements.last?.contains("removed") == false)
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
            let cell = try #require(stage.grid.every("LinkedLoadingCollectionCell").first)
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

/// A flow layout that begins at the right if text runs from right to left.
private final class MirroredFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A flow layout in whose lines the middle item is lower than the others.
private final class UnequalFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(changed)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(changed)
    }

    private func changed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.indexPath.item % 3 == 1 else { return attributes }
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        copy.frame.size.height = 44
        return copy
    }
}
