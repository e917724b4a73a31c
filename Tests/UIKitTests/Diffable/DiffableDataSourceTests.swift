// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor
struct DiffableDataSourceTests {
    /// Returns a stage that shows seven items in two sections.
    private func stage() throws -> DiffableStage {
        let stage = DiffableStage()
        stage.source.apply(Snapshot([["a", "b", "c", "d", "e"], ["f", "g"]]))
        try stage.screen.settle()
        return stage
    }

    @Test("A reloaded section reloads all of its rows, also those that move in it", arguments: [true, false])
    func reloadedSection(animated: Bool) throws {
        let stage = DiffableStage()
        stage.source.apply(Snapshot([["a", "b", "c", "d"]]))
        try stage.screen.settle()
        for item in ["a", "b", "c", "d"] { stage.texts[item] = item + "!" }
        var snapshot = Snapshot([["d", "a", "b", "c"]])
        snapshot.reloadSections([0])
        stage.source.apply(snapshot, animatingDifferences: animated)
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["d!", "a!", "b!", "c!"])
    }

    // MARK: Applying

    @Test("Applying a snapshot with animation moves the remaining rows and fades in the new ones (324)")
    func animated() throws {
        let stage = try stage()
        #expect(stage.visibleTexts == ["a", "b", "c", "d", "e", "f", "g"])
        let moved = try #require(stage.cell("e"))
        var snapshot = stage.source.snapshot()
        snapshot.moveItem("e", beforeItem: "a")
        snapshot.deleteItems(["c"])
        snapshot.insertItems(["x"], afterItem: "b")
        var completions = 0
        stage.source.apply(snapshot, animatingDifferences: true) { completions += 1 }
        #expect(stage.cell("e") === moved)
        #expect(stage.shown("e").minY == CGFloat(4 * 44))
        #expect(moved.frame.minY == 0)
        #expect(stage.cell("x")?.layer.presentation()?.opacity == 0)
        stage.screen.advance(by: 0.15)
        #expect(stage.shown("e").minY < 4 * 44)
        #expect(stage.shown("e").minY > 0)
        #expect(completions == 0)
        try stage.expectSettled()
        #expect(completions == 1)
        #expect(stage.visibleTexts == ["e", "a", "b", "x", "d", "f", "g"])
        #expect(stage.provided.count == 8)
    }

    @Test("Applying a snapshot without animation shows the difference at once, in the same cells (324)")
    func unanimated() throws {
        let stage = try stage()
        let cell = try #require(stage.cell("g"))
        var snapshot = stage.source.snapshot()
        snapshot.deleteItems(["a", "b"])
        var completions = 0
        stage.source.apply(snapshot, animatingDifferences: false) { completions += 1 }
        #expect(completions == 1)
        #expect(stage.shown("g").minY == CGFloat(4 * 44))
        #expect(stage.cell("g") === cell)
        #expect(stage.provided.count == 7)
        try stage.expectSettled()
    }

    @Test("applySnapshotUsingReloadData compares nothing and requests every cell again (324)")
    func reloading() throws {
        let stage = try stage()
        var completions = 0
        stage.texts["a"] = "A"
        stage.source.applySnapshotUsingReloadData(stage.source.snapshot()) { completions += 1 }
        try stage.expectSettled()
        #expect(stage.provided.count == 14)
        #expect(completions == 1)
        #expect(stage.visibleTexts.first == "A")
        stage.source.applySnapshotUsingReloadData(Snapshot([["z"]]), completion: nil)
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["z"])
    }

    @Test("A snapshot without changes requests no cells, and calls its completion")
    func nothing() throws {
        let stage = try stage()
        var completions = 0
        stage.source.apply(stage.source.snapshot(), completion: { completions += 1 })
        try stage.expectSettled()
        #expect(stage.provided.count == 7)
        #expect(completions == 1)
    }

    @Test("A table that has not been shown yet shows the last of several snapshots")
    func unseen() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        let source = Source(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = item
            return cell
        }
        source.apply(Snapshot([["a"]]))
        source.apply(Snapshot([["b", "c"], ["d"]]))
        #expect(table.dataSource === source)
        #expect(table.numberOfSections == 2)
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        screen.show(table)
        try screen.settle()
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["b", "c", "d"])
    }

    @Test("An update during the animation of another starts from the rows' current places (rule 9)")
    func interruption() throws {
        let stage = try stage()
        stage.source.apply(Snapshot([["e", "a", "b", "c", "d"], ["f", "g"]]))
        stage.screen.advance(by: 0.12)
        let before = stage.shown("e").minY
        stage.source.apply(Snapshot([["a", "b", "c", "d"], ["e", "g", "f"]]))
        #expect(abs(stage.shown("e").minY - before) < 0.01)
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["a", "b", "c", "d", "e", "g", "f"])
    }

    @Test("A snapshot applied during a layout is shown after it")
    func inLayout() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        var source: Source?
        let made = Source(tableView: table) { _, _, item in
            if item == "b", let current = source?.snapshot(), current.numberOfItems < 4 {
                var snapshot = current
                snapshot.appendItems(["c", "d"])
                source?.apply(snapshot)
            }
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = item
            return cell
        }
        source = made
        made.apply(Snapshot([["a", "b"]]))
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        screen.show(table)
        try screen.settle()
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b", "c", "d"])
        source = nil
    }

    // MARK: Other queues

    @Test("A snapshot applied on another queue is shown, and its completion is called on the main queue (325)")
    func background() async {
        await #expect(processExitsWith: .success) { await applyingElsewhere() }
    }

    @Test("Applying snapshots on the main queue and another one at once fails with UIKit's message (325)")
    func mixing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await applyingEverywhere()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted "
                    + "and will deadlock. Please always submit updates either always on the main queue or always off the "
                    + "main queue - view=<UITableView"))
    }

    @Test("An asynchronous apply returns after the animations have ended")
    func waiting() async throws {
        let stage = try stage()
        let source: Source = stage.source
        var calls: [String] = []
        let task = Task { @MainActor in
            await source.apply(Snapshot([["b", "a"]]))
            calls.append("applied")
            await source.apply(Snapshot([["c"]]), animatingDifferences: false)
            calls.append("applied at once")
            await source.applySnapshotUsingReloadData(Snapshot([["d", "e"]]))
            calls.append("reloaded")
        }
        try await stage.wait(for: task)
        try await stage.screen.settle()
        #expect(calls == ["applied", "applied at once", "reloaded"])
        #expect(stage.visibleTexts == ["d", "e"])
    }

    @Test("Items marked in a snapshot are still reloaded if a later snapshot overtakes it")
    func overtaken() async throws {
        let stage = try stage()
        let source: Source = stage.source
        let cells = (stage.cell("a"), stage.cell("b"))
        var marked = source.snapshot()
        marked.reconfigureItems(["a"])
        marked.reloadItems(["b"])
        marked.appendItems(["given"])
        let given = marked
        let task = Task { @MainActor in await source.apply(given) }
        while source.snapshot().indexOfItem("given") == nil { await Task.yield() }
        stage.texts = ["a": "A", "b": "B"]
        stage.provided = []
        func applyAtOnce(_ snapshot: Snapshot) { source.apply(snapshot, animatingDifferences: false) }
        var later = source.snapshot()
        later.appendItems(["later"])
        applyAtOnce(later)
        try stage.expectSettled()
        try await stage.wait(for: task)
        try stage.expectSettled()
        #expect(stage.visibleTexts.prefix(2) == ["A", "B"])
        #expect(stage.visibleTexts.suffix(2) == ["given", "later"])
        #expect(stage.cell("a") === cells.0)
        #expect(stage.cell("b") !== cells.1)
        #expect(stage.provided.filter { $0 == "a" }.count == 1)
    }

    // MARK: The current state

    @Test("snapshot() returns a copy of the applied snapshot, without its reload and reconfigure marks (326)")
    func current() throws {
        let stage = try stage()
        var snapshot = stage.source.snapshot()
        snapshot.reloadItems(["a"])
        snapshot.reconfigureItems(["b"])
        snapshot.reloadSections([1])
        stage.source.apply(snapshot)
        var current = stage.source.snapshot()
        #expect(current.reloadedItemIdentifiers == [])
        #expect(current.reconfiguredItemIdentifiers == [])
        #expect(current.reloadedSectionIdentifiers == [])
        #expect(current.itemIdentifiers.count == 7)
        current.deleteAllItems()
        #expect(stage.source.snapshot().numberOfItems == 7)
        try stage.expectSettled()
    }

    @Test("Applying a snapshot fails if the table's data source was replaced (326)")
    func replaced() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = DiffableStage()
                stage.source.apply(Snapshot([["a"]]))
                let other = Players(count: 3)
                other.identifier = "item"
                stage.table.dataSource = other
                stage.screen.advance(by: 0.1)
                stage.source.apply(Snapshot([["a", "b"]]))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Invalid update: invalid number of rows in section 0."))
    }

    @Test("Items and sections are found by index path and index, and the reverse")
    func finding() throws {
        let stage = try stage()
        #expect(stage.source.itemIdentifier(for: path(1, 1)) == "g")
        #expect(stage.source.itemIdentifier(for: path(2, 1)) == nil)
        #expect(stage.source.itemIdentifier(for: IndexPath(index: 0)) == nil)
        #expect(stage.source.indexPath(for: "f") == path(0, 1))
        #expect(stage.source.indexPath(for: "x") == nil)
        #expect(stage.source.sectionIdentifier(for: 1) == 1)
        #expect(stage.source.sectionIdentifier(for: 2) == nil)
        #expect(stage.source.index(for: 0) == 0)
        #expect(stage.source.index(for: 9) == nil)
        #expect(stage.source.numberOfSections(in: stage.table) == 2)
        #expect(stage.source.tableView(stage.table, numberOfRowsInSection: 1) == 2)
        #expect(stage.source.description() == "<UITableViewDiffableDataSource<Int, String>: 2 sections, 7 items>")
    }

    // MARK: Animation kinds

    @Test("defaultRowAnimation is automatic, and a change applies from the next update on (327)")
    func rowAnimation() throws {
        let stage = try stage()
        #expect(stage.source.defaultRowAnimation == .automatic)
        stage.source.defaultRowAnimation = .left
        stage.source.apply(Snapshot([["a", "b", "c", "d", "x"], ["f", "g"]]))
        stage.screen.advance(by: 0.15)
        #expect(stage.shown("x").minX < -100)
        try stage.expectSettled()
        stage.source.defaultRowAnimation = .right
        stage.source.apply(Snapshot([["a", "b", "c", "d", "y"], ["f", "g"]]))
        stage.screen.advance(by: 0.15)
        #expect(stage.shown("y").minX > 100)
        try stage.expectSettled()
    }

    // MARK: Reloaded and reconfigured items

    @Test("A reconfigured item keeps its cell, and a reloaded item gets another (328)")
    func marks() throws {
        let stage = try stage()
        let (a, b) = (try #require(stage.cell("a")), try #require(stage.cell("b")))
        stage.texts = ["a": "A", "b": "B", "c": "C"]
        var snapshot = stage.source.snapshot()
        snapshot.reconfigureItems(["a"])
        snapshot.reloadItems(["b"])
        stage.source.apply(snapshot)
        #expect(stage.cell("a") === a)
        #expect(stage.cell("b") !== b)
        stage.texts["c"] = nil
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["A", "B", "c", "d", "e", "f", "g"])
    }

    @Test("An item that moves in the same snapshot is reconfigured or reloaded at its new place (328)")
    func marksAndMoves() throws {
        let stage = try stage()
        let (a, b) = (try #require(stage.cell("a")), try #require(stage.cell("b")))
        stage.texts = ["a": "A", "b": "B", "g": "G"]
        var snapshot = Snapshot([["x", "c", "d", "e"], ["f", "b", "a"]])
        snapshot.appendItems(["g"])
        snapshot.reconfigureItems(["a", "g", "x"])
        snapshot.reloadItems(["b"])
        stage.source.apply(snapshot)
        #expect(stage.cell("a") === a)
        #expect(stage.cell("b") !== b)
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["x", "c", "d", "e", "f", "B", "A", "G"])
    }

    @Test("A reloaded section gets new cells")
    func sectionMarks() throws {
        let stage = try stage()
        let (a, f) = (try #require(stage.cell("a")), try #require(stage.cell("f")))
        var snapshot = stage.source.snapshot()
        snapshot.reloadSections([1])
        stage.source.apply(snapshot)
        #expect(stage.cell("a") === a)
        #expect(stage.cell("f") !== f)
        try stage.expectSettled()
        snapshot = stage.source.snapshot()
        snapshot.moveSection(1, beforeSection: 0)
        snapshot.reloadSections([1, 0])
        stage.source.apply(snapshot)
        try stage.expectSettled()
        #expect(stage.visibleTexts == ["f", "g", "a", "b", "c", "d", "e"])
    }

    // MARK: Large changes and misuse

    @Test("Shuffling 1,000 rows requests only the cells that come on screen")
    func shuffle() throws {
        let stage = DiffableStage()
        let items = (0..<1000).map { "item \($0)" }
        stage.source.apply(Snapshot([items]))
        try stage.screen.settle()
        var generator = Seeded(seed: 5)
        stage.provided = []
        let shuffled = items.shuffled(using: &generator)
        stage.source.apply(Snapshot([shuffled]))
        try stage.expectSettled()
        #expect(stage.visibleTexts == Array(shuffled.prefix(10)))
        #expect(stage.provided.count <= 11)
    }

    @Test("A cell provider that returns nil fails with a message")
    func noCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
                let source = Source(tableView: table) { _, _, _ in nil }
                source.apply(Snapshot([["a"]]))
                let screen = TestScreen(size: CGSize(width: 390, height: 440))
                screen.show(table)
                screen.advance(by: 0.1)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UITableViewDiffableDataSource cell provider returned nil for index path"))
        #expect(text.contains("with item identifier 'a', which is not allowed."))
        #expect(text.contains("You must always return a cell to the table view: <UITableView"))
    }
}

@MainActor
private func applyingElsewhere() async {
    let stage = DiffableStage()
    let source: Source = stage.source
    let calls = LockedBox<[Bool]>([])
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            source.apply(Snapshot([["a", "b"]]))
            var snapshot = source.snapshot()
            precondition(snapshot.itemIdentifiers == ["a", "b"])
            snapshot.appendItems(["c"])
            source.apply(snapshot, animatingDifferences: true) {
                calls.withLock { $0.append(MainThread.isCurrent) }
            }
            continuation.resume()
        }
    }
    // No snapshot is shown before the main queue runs.
    precondition(source.indexPath(for: "a") == nil && calls.withLock { $0 } == [])
    do { try await stage.screen.settle() } catch { preconditionFailure("\(error)") }
    precondition(stage.visibleTexts == ["a", "b", "c"] && calls.withLock { $0 } == [true])
    // After both snapshots are shown, the main queue may apply another one.
    source.apply(Snapshot([["c"]]), animatingDifferences: false, completion: nil)
    precondition(source.snapshot().itemIdentifiers == ["c"])
}

@MainActor
private func applyingEverywhere() async {
    let stage = DiffableStage()
    let source: Source = stage.source
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            source.apply(Snapshot([["a", "b"]]))
            continuation.resume()
        }
    }
    source.apply(Snapshot([["c"]]), animatingDifferences: false, completion: nil)
}
