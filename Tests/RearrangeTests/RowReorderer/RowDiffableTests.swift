// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A table of names in sections, shown by a diffable data source, on a screen of 390 by 440 points.
@MainActor
private final class DiffableStage {
    typealias Source = UITableViewDiffableDataSource<Int, String>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    let screen = TestScreen(size: CGSize(width: 390, height: 440))
    let controller = UITableViewController(style: .plain)
    let source: Source
    let reorderer: RowReorderer
    var moves: [[IndexPath]] = []

    init(
        _ sections: [[String]] = [(0..<8).map { "A\($0)" }],
        _ make: @MainActor (UITableView, @escaping Source.CellProvider) -> Source = {
            Source(tableView: $0, cellProvider: $1)
        }
    ) {
        let table: UITableView = controller.tableView
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        source = make(table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = name
            return cell
        }
        reorderer = RowReorderer(tableView: table)
        source.apply(DiffableStage.snapshot(sections), animatingDifferences: false)
        screen.show(controller)
        screen.advance(by: 3)
        reorderer.onChange = { [weak self] in self?.moves.append($0.sources + $0.targets) }
    }

    static func snapshot(_ sections: [[String]]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(Array(sections.indices))
        for (section, names) in sections.enumerated() { snapshot.appendItems(names, toSection: section) }
        return snapshot
    }

    var names: [[String]] {
        let snapshot = source.snapshot()
        return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    }

    var shown: [String] {
        controller.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    func row(_ index: Int, _ section: Int = 0) -> CGPoint {
        let rect = controller.tableView.rectForRow(at: IndexPath(row: index, section: section))
        return controller.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func drag(_ from: Int, to: Int, section: Int = 0) -> TestFinger {
        let finger = screen.touch(at: row(from, section))
        finger.hold(0.55)
        let distance = row(to, section).y - row(from, section).y
        finger.move(by: CGVector(dx: 0, dy: distance + (distance < 0 ? -3 : 3)), duration: 0.3)
        return finger
    }

    func settle(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, sourceLocation: sourceLocation)
        #expect(!reorderer.isDragging, sourceLocation: sourceLocation)
        #expect(shown == names.flatMap { $0 }, sourceLocation: sourceLocation)
        for cell in controller.tableView.visibleCells {
            #expect(cell.alpha == 1, sourceLocation: sourceLocation)
            #expect(cell.transform == .identity, sourceLocation: sourceLocation)
        }
    }
}

/// A data source that allows every row to move, except A2.
private final class PickySource: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath) != "A2"
    }
}

@Suite("Row reordering: diffable data source") @MainActor
struct RowDiffableTests {
    @Test("Without any handler, a drop changes the snapshot, and undo and redo work (I12, I57)")
    func plain() throws {
        let stage = DiffableStage()
        let finger = stage.drag(1, to: 4)
        #expect(stage.names[0][1] == "A1")
        finger.up()
        // The snapshot changes before the drop animation ends (I55).
        #expect(stage.names == [["A0", "A2", "A3", "A4", "A1", "A5", "A6", "A7"]])
        try stage.settle()
        #expect(stage.moves == [[path(1), path(4)]])
        stage.screen.undoManager?.undo()
        try stage.settle()
        #expect(stage.names == [(0..<8).map { "A\($0)" }])
        stage.screen.undoManager?.redo()
        try stage.settle()
        #expect(stage.names[0][4] == "A1")
    }

    @Test("A row can be moved to another section, also an empty one (I17, I18)")
    func sections() throws {
        let stage = DiffableStage([["a"], [], ["b", "c"]])
        let finger = stage.drag(0, to: 1, section: 2)
        finger.move(by: CGVector(dx: 0, dy: -400))
        finger.up()
        try stage.settle()
        #expect(stage.names == [["b", "a"], [], ["c"]])
        stage.screen.undoManager?.undo()
        try stage.settle()
        #expect(stage.names == [["a"], [], ["b", "c"]])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.settle()
        #expect(stage.names == [[], ["a"], ["b", "c"]])
    }

    @Test("If sections have changed, undo returns an item to its own section, if that still exists (I57)")
    func undoneInItsSection() throws {
        let stage = DiffableStage([["a", "x"], ["b"], ["c"]])
        let finger = stage.drag(1, to: 1)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
        finger.up()
        try stage.settle()
        #expect(stage.names[0] == ["a"])
        var snapshot = stage.source.snapshot()
        snapshot.insertSections([9], beforeSection: 0)
        snapshot.appendItems(["n"], toSection: 9)
        stage.source.apply(snapshot, animatingDifferences: false)
        stage.screen.undoManager?.undo()
        try stage.settle()
        #expect(stage.names == [["n"], ["a", "x"], ["b"], ["c"]])
        snapshot = stage.source.snapshot()
        snapshot.deleteSections([1])
        stage.source.apply(snapshot, animatingDifferences: false)
        #expect(stage.names == [["n"], ["a", "x"], ["c"]])
        stage.screen.undoManager?.redo()
        try stage.settle()
        #expect(stage.names == [["n"], ["a"], ["x", "c"]])
        snapshot = stage.source.snapshot()
        snapshot.deleteSections([0])
        stage.source.apply(snapshot, animatingDifferences: false)
        stage.screen.undoManager?.undo()
        try stage.settle()
        #expect(stage.names == [["n"], ["x", "c"]])
    }

    @Test("A subclass of the data source decides which rows may move (I05)")
    func subclass() throws {
        let stage = DiffableStage { PickySource(tableView: $0, cellProvider: $1) }
        stage.drag(2, to: 4).up()
        try stage.settle()
        #expect(stage.moves == [])
        stage.drag(0, to: 1).up()
        try stage.settle()
        #expect(stage.names[0].prefix(3) == ["A1", "A0", "A2"])
    }

    @Test("canMove decides which items may move, and didMove gets the snapshots before and after each move")
    func handlers() throws {
        let stage = DiffableStage()
        var calls: [RowTransaction<Int, String>] = []
        stage.reorderer.reorder(stage.source, canMove: { $0 != "A0" }, didMove: { calls.append($0) })
        stage.drag(0, to: 3).up()
        try stage.settle()
        #expect(calls.isEmpty)
        stage.drag(5, to: 2).up()
        try stage.settle()
        let transaction = try #require(calls.first)
        #expect(calls.count == 1)
        #expect(transaction.items == ["A5"])
        #expect(transaction.initialSnapshot.itemIdentifiers == (0..<8).map { "A\($0)" })
        #expect(transaction.finalSnapshot.itemIdentifiers == stage.names[0])
        stage.screen.undoManager?.undo()
        try stage.settle()
        #expect(calls.count == 2)
    }

    @Test("A snapshot applied during a drag is kept, and the drag follows its item (I52)", arguments: [false, true])
    func appliedDuringDrag(isAnimated: Bool) throws {
        let stage = DiffableStage()
        let finger = stage.drag(1, to: 4)
        stage.source.apply(
            DiffableStage.snapshot([["new", "A0", "A1", "A2", "A4", "A5", "A6"]]), animatingDifferences: isAnimated)
        stage.screen.advance(by: 0.5)
        #expect(stage.reorderer.isDragging)
        finger.up()
        try stage.settle()
        #expect(stage.names == [["new", "A0", "A2", "A4", "A1", "A5", "A6"]])
    }

    @Test("If the items are sorted during a drag, and their number is the same, the dragged item lands")
    func shuffled() throws {
        let stage = DiffableStage()
        let finger = stage.drag(1, to: 4)
        stage.source.apply(DiffableStage.snapshot([(0..<8).reversed().map { "A\($0)" }]), animatingDifferences: false)
        stage.screen.advance(by: 0.5)
        finger.up()
        try stage.settle()
        #expect(stage.names == [["A7", "A6", "A5", "A4", "A1", "A3", "A2", "A0"]])
    }

    @Test("Deleting the dragged item cancels the drag (I53)", arguments: [["A0", "A2", "A3"], []])
    func gone(left: [String]) throws {
        let stage = DiffableStage()
        let finger = stage.drag(1, to: 4)
        stage.source.apply(DiffableStage.snapshot([left]), animatingDifferences: false)
        stage.screen.advance(by: 0.2)
        #expect(!stage.reorderer.isDragging)
        finger.up()
        try stage.settle()
        #expect(stage.moves == [])
        #expect(stage.names == [left])
    }

    @Test("After other items were inserted and deleted, undo returns the item (I57)")
    func undoneLater() throws {
        let stage = DiffableStage()
        stage.drag(1, to: 4).up()
        try stage.settle()
        var snapshot = stage.source.snapshot()
        snapshot.deleteItems(["A5", "A6", "A7"])
        snapshot.insertItems(["new"], beforeItem: "A0")
        stage.source.apply(snapshot, animatingDifferences: false)
        stage.screen.undoManager?.undo()
        try stage.settle()
        #expect(stage.names == [["new", "A1", "A0", "A2", "A3", "A4"]])
        snapshot.deleteItems(["A1"])
        stage.source.apply(snapshot, animatingDifferences: false)
        stage.screen.undoManager?.redo()
        try stage.settle()
    }

    @Test("If the app applies its own snapshot in onChange, the reorderer does not change it")
    func ownSnapshot() throws {
        let stage = DiffableStage()
        stage.reorderer.onChange = { [source = stage.source] _ in
            var snapshot = source.snapshot()
            snapshot.moveItem("A1", afterItem: "A7")
            source.apply(snapshot, animatingDifferences: false)
        }
        stage.drag(1, to: 4).up()
        try stage.settle()
        #expect(stage.names[0].last == "A1")
    }

    @Test("Several selected items are moved together, and undo returns them (I45)")
    func several() throws {
        let stage = DiffableStage()
        stage.controller.tableView.allowsMultipleSelection = true
        for row in [0, 2, 5] {
            stage.controller.tableView.selectRow(at: path(row), animated: false, scrollPosition: .none)
        }
        stage.drag(2, to: 7).up()
        try stage.settle()
        let names = stage.names[0]
        let place = try #require(names.firstIndex(of: "A0"))
        #expect(Array(names[place..<(place + 3)]) == ["A0", "A2", "A5"])
        #expect(place > 2)
        stage.screen.undoManager?.undo()
        try stage.settle()
        #expect(stage.names == [(0..<8).map { "A\($0)" }])
    }

    @Test("Undo of 10,000 scattered rows hashes and compares each item a few times")
    func undoOfManyRows() throws {
        let table = UITableView()
        let source = UITableViewDiffableDataSource<Int, CountedItem>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<20_000).map(CountedItem.init))
        source.apply(snapshot, animatingDifferences: false)
        let (reorderer, screen) = (RowReorderer(tableView: table), TestScreen(size: CGSize(width: 390, height: 440)))
        let controller = UIViewController()
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 440)
        table.allowsMultipleSelection = true
        controller.view.addSubview(table)
        screen.show(controller)
        for row in stride(from: 0, to: 20_000, by: 2) {
            table.selectRow(at: path(row), animated: false, scrollPosition: .none)
        }
        let finger = screen.touch(at: CGPoint(x: 100, y: 10))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.3)
        finger.up()
        try screen.settle()
        #expect(!reorderer.isDragging)
        #expect(source.snapshot().itemIdentifiers.map(\.number) != Array(0..<20_000))
        CountedItem.uses = 0
        screen.undoManager?.undo()
        #expect(source.snapshot().itemIdentifiers.map(\.number) == Array(0..<20_000))
        #expect(CountedItem.uses < 30 * 20_000, "\(CountedItem.uses)")
        try screen.settle()
    }
}

/// An item whose type counts how often items are hashed or compared.
private struct CountedItem: Hashable, Sendable {
    nonisolated(unsafe) static var uses = 0
    let number: Int

    static func == (one: CountedItem, other: CountedItem) -> Bool {
        uses += 1
        return one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
        CountedItem.uses += 1
        hasher.combine(number)
    }
}
