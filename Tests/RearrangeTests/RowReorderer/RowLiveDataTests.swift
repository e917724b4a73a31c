// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Testing
import UIKit
import UIKitTesting

@testable import Rearrange

@Suite("Row reordering: data changes during a drag") @MainActor
struct RowLiveDataTests {
    private func delete(_ row: Int, _ stage: RowsStage) {
        stage.controller.model[0].remove(at: row)
        stage.table.deleteRows(at: [path(row)], with: .automatic)
    }

    private func insert(_ name: String, _ row: Int, _ stage: RowsStage) {
        stage.controller.model[0].insert(name, at: row)
        stage.table.insertRows(at: [path(row)], with: .automatic)
    }

    /// A stage on which A2 is dragged to A5's place, and the finger that drags it. `identifies` is true if the delegate
    /// returns identifiers of rows.
    private func stage(_ identifies: Bool) -> (RowsStage, TestFinger) {
        let stage = RowsStage()
        stage.controller.identifies = identifies
        return (stage, stage.drag(2, to: 5))
    }

    @Test(
        "If another row is deleted, also next to the gap, the drag continues with its own row (I52)",
        arguments: [0, 1, 3, 4, 5, 6, 8, 40], [false, true])
    func deleted(row: Int, identifies: Bool) throws {
        let (stage, finger) = stage(identifies)
        delete(row, stage)
        stage.screen.advance(by: 0.5)
        #expect(stage.controller.reorderer?.isDragging == true)
        finger.move(by: CGVector(dx: 0, dy: 1))
        finger.up()
        let left = stage.model
        try stage.expectSettled(ids: left)
        #expect(stage.controller.calls == ["begin 2", "dropped"])
        #expect(stage.controller.moves.count == 1)
        let place = try #require(stage.model.firstIndex(of: "A2"))
        // The rows that were above the finger are now above the dropped row, except for the deleted row if it was one
        // of them.
        let gone = "A\(row)"
        let expected = (0..<100).map { "A\($0)" }.filter { $0 != gone }
        #expect(stage.model.filter { $0 != "A2" } == expected.filter { $0 != "A2" })
        #expect((4...5).contains(place))
    }

    @Test(
        "If another row is inserted, also in the gap, the drag continues (I52)",
        arguments: [0, 2, 3, 5, 6, 9], [false, true])
    func inserted(row: Int, identifies: Bool) throws {
        let (stage, finger) = stage(identifies)
        insert("new", row, stage)
        stage.screen.advance(by: 0.5)
        #expect(stage.controller.reorderer?.isDragging == true)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.calls == ["begin 2", "dropped"])
        var others = (0..<100).map { "A\($0)" }
        others.insert("new", at: row)
        #expect(stage.model.filter { $0 != "A2" } == others.filter { $0 != "A2" })
        #expect(stage.model.firstIndex(of: "A2") == 5)
    }

    @Test("Deleting the dragged row cancels the drag, and nothing is moved", arguments: [false, true])
    func itself(identifies: Bool) throws {
        let (stage, finger) = stage(identifies)
        delete(2, stage)
        stage.screen.advance(by: 0.1)
        #expect(stage.controller.reorderer?.isDragging == false)
        finger.move(by: CGVector(dx: 0, dy: 40))
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
    }

    @Test("Deleting the dragged row just before the release cancels the drag too", arguments: [false, true])
    func itselfAtRelease(identifies: Bool) throws {
        let (stage, finger) = stage(identifies)
        delete(2, stage)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
        #expect(stage.controller.moves == [])
    }

    @Test(
        "If another row was deleted, a cancel returns the dragged row to its current place (I52)",
        arguments: [false, true])
    func cancelled(identifies: Bool) throws {
        let (stage, finger) = stage(identifies)
        delete(0, stage)
        stage.screen.advance(by: 0.1)
        finger.cancel()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.moves == [])
        #expect(stage.model.first == "A1")
    }

    @Test("If the app moves the dragged row, the drag follows it (rule 4)", arguments: [false, true])
    func moved(identifies: Bool) throws {
        let (stage, finger) = stage(identifies)
        stage.controller.model[0].insert(stage.controller.model[0].remove(at: 2), at: 0)
        stage.table.moveRow(at: path(2), to: path(0))
        stage.screen.advance(by: 0.5)
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.moves == [[path(0), path(5)]])
        #expect(stage.model == stage.namesAfterMove(2, to: 5))
    }

    @Test("After a reload with additional rows, a drag with identifiers follows its row")
    func reloaded() throws {
        let (stage, finger) = stage(true)
        stage.controller.model = [["x", "y"] + (0..<20).map { "A\($0)" }]
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(stage.controller.reorderer?.isDragging == true)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.moves == [[path(4), path(5)]])
    }

    @Test("After a reload with additional rows, a drag without identifiers is cancelled")
    func reloadedWithoutIdentifiers() throws {
        let (stage, finger) = stage(false)
        stage.controller.model = [["x", "y"] + (0..<20).map { "A\($0)" }]
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.moves == [])
        #expect(stage.controller.calls == ["begin 2", "cancelled"])
    }

    @Test(
        "If the dragged row's place is far off screen, and a row next to the gap is deleted, the drag continues (I52)",
        arguments: [false, true])
    func farAway(identifies: Bool) throws {
        let stage = RowsStage()
        stage.controller.identifies = identifies
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 195, y: 420), duration: 0.3)
        finger.hold(1.5)
        finger.move(to: CGPoint(x: 195, y: 220), duration: 0.2)
        #expect(stage.table.contentOffset.y > 300)
        let middle = try #require(stage.table.indexPathForRow(at: CGPoint(x: 9, y: stage.table.contentOffset.y + 220)))
        let gone = stage.model[middle.row]
        delete(middle.row, stage)
        stage.screen.advance(by: 0.5)
        #expect(stage.controller.reorderer?.isDragging == true)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.calls == ["begin 1", "dropped"])
        #expect(stage.controller.moves.count == 1)
        #expect(!stage.model.contains(gone))
        #expect(stage.model.count == 99)
        let place = try #require(stage.model.firstIndex(of: "A1"))
        #expect(place > 5)
    }

    @Test("If one of several dragged rows is deleted, the others land together", arguments: [false, true])
    func oneOfSeveral(identifies: Bool) throws {
        let stage = RowsStage(prepare: { $0.tableView.allowsMultipleSelection = true })
        stage.controller.identifies = identifies
        for row in [1, 3, 6] { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        let finger = stage.lift(3)
        finger.move(by: CGVector(dx: 0, dy: 44 * 4), duration: 0.3)
        delete(1, stage)
        stage.screen.advance(by: 0.3)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        let place = try #require(stage.model.firstIndex(of: "A3"))
        #expect(stage.model[place + 1] == "A6")
        #expect(stage.controller.moves.count == 1)
    }

    @Test("If a section above is deleted or inserted, the drag continues (I52)", arguments: [false, true])
    func sections(identifies: Bool) throws {
        let stage = RowsStage([["a", "b"], ["c", "d", "e"]])
        stage.controller.identifies = identifies
        let finger = stage.lift(0, 1)
        finger.move(by: CGVector(dx: 0, dy: 48), duration: 0.2)
        stage.controller.model.removeFirst()
        stage.table.deleteSections([0], with: .none)
        stage.screen.advance(by: 0.3)
        #expect(stage.controller.reorderer?.isDragging == true)
        stage.controller.model.insert(["z"], at: 0)
        stage.table.insertSections([0], with: .none)
        stage.screen.advance(by: 0.3)
        #expect(stage.controller.reorderer?.isDragging == true)
        finger.cancel()
        try stage.expectSettled(ids: ["z", "c", "d", "e"])
    }

    /// Adds twenty rows at the end whenever less than half a screen of rows is left below, until there are ninety rows.
    private func loadPages(_ stage: RowsStage, reloads: Bool) {
        stage.controller.whenScrolled = { [controller = stage.controller] in
            guard let table = controller.tableView else { return }
            let count = controller.model[0].count
            guard count < 90, table.contentOffset.y > CGFloat(count) * 44 - 660 else { return }
            controller.model[0] += (count..<(count + 20)).map { "A\($0)" }
            if reloads {
                table.reloadData()
            } else {
                table.insertRows(at: (count..<(count + 20)).map { IndexPath(row: $0, section: 0) }, with: .none)
            }
        }
    }

    @Test(
        "If pages of rows are appended while a row is held at the end, the drag continues (I28, I52)",
        arguments: [(false, false), (true, false), (true, true)])
    func pages(identifies: Bool, reloads: Bool) throws {
        let stage = RowsStage([(0..<30).map { "A\($0)" }])
        stage.controller.identifies = identifies
        loadPages(stage, reloads: reloads)
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 195, y: 430), duration: 0.3)
        finger.hold(4)
        #expect(stage.controller.reorderer?.isDragging == true)
        #expect(stage.model.count == 90)
        #expect(stage.table.contentOffset.y > 30 * 44)
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.controller.moves.count == 1)
        let place = try #require(stage.model.firstIndex(of: "A1"))
        #expect(place > 30)
        #expect(stage.shown.contains("A1"))
    }

    @Test(
        "If a page of rows is appended when the end key moves a row, the keyboard drag continues (I52)",
        arguments: [false, true])
    func pageByKey(identifies: Bool) throws {
        let stage = RowsStage([(0..<30).map { "A\($0)" }], prepare: { $0.identifies = identifies })
        loadPages(stage, reloads: false)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.end)
        stage.screen.advance(by: 0.3)
        #expect(stage.controller.reorderer?.isDragging == true)
        #expect(stage.model.count == 50)
        stage.screen.press(.space)
        try stage.expectSettled(ids: stage.model)
        // Without identifiers, rows off screen are not recognized, and the dragged row returns to its original place.
        #expect(stage.model.firstIndex(of: "A0") == (identifies ? 29 : 0))
    }

    @Test("If one of several dragged rows is replaced, only the remaining ones are dropped (I52, rule 4)")
    func companionReplaced() throws {
        let stage = RowsStage(prepare: { $0.tableView.allowsMultipleSelection = true })
        stage.controller.identifies = true
        for row in [2, 50] { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        let finger = stage.drag(2, to: 6)
        stage.table.performBatchUpdates {
            stage.controller.model[0].remove(at: 50)
            stage.controller.model[0].insert("new", at: 60)
            stage.table.deleteRows(at: [path(50)], with: .none)
            stage.table.insertRows(at: [path(60)], with: .none)
        }
        let others = stage.model.filter { $0 != "A2" }
        finger.up()
        try stage.expectSettled(ids: stage.model)
        #expect(stage.model.filter { $0 != "A2" } == others)
        #expect(stage.controller.moves.first?.count == 2)
    }

    @Test(
        "Replacing the dragged row by another row cancels the drag, and no other row moves (I53)", arguments: [3, 50],
        [false, true])
    func replaced(row: Int, identifies: Bool) throws {
        let stage = RowsStage()
        stage.controller.identifies = identifies
        let finger = stage.drag(3, to: 5)
        stage.table.performBatchUpdates {
            stage.controller.model[0].remove(at: 3)
            stage.controller.model[0].insert("new", at: row)
            stage.table.deleteRows(at: [path(3)], with: .none)
            stage.table.insertRows(at: [path(row)], with: .none)
        }
        stage.screen.advance(by: 0.3)
        #expect(stage.controller.reorderer?.isDragging == false)
        let left = stage.model
        finger.up()
        try stage.expectSettled(ids: left)
        #expect(stage.model == left)
        #expect(stage.controller.calls == ["begin 3", "cancelled"])
    }

    @Test(
        "A delegate that first changes rows out of sight can then return a new index path as the target",
        arguments: [false, true])
    func redirectedInNewData(identifies: Bool) throws {
        let model = (0..<3).map { section in (0..<20).map { "\(section)-\($0)" } }
        let stage = RowsStage(model, prepare: { $0.identifies = identifies })
        let finger = stage.lift(1)
        stage.screen.advance(by: 0.2)
        stage.controller.target = { [controller = stage.controller, table = stage.table] _ in
            // A row moves to the next section, so the number of rows in the table stays the same.
            if controller.model[1].count == 20 {
                controller.model[2].append(controller.model[1].removeLast())
                table.reloadData()
                table.layoutIfNeeded()
            }
            return IndexPath(row: controller.model[2].count, section: 2)
        }
        finger.move(by: CGVector(dx: 0, dy: 60))
        finger.up()
        try stage.expectSettled()
        #expect(stage.controller.model[2].last == "0-1")
    }

    @Test(
        "If the delegate inserts rows above before it answers, the dragged row keeps its place",
        arguments: [false, true])
    func askedAgain(identifies: Bool) throws {
        let stage = RowsStage([(0..<20).map { "0-\($0)" }], prepare: { $0.identifies = identifies })
        let finger = stage.lift(5)
        stage.screen.advance(by: 0.2)
        stage.controller.target = { [controller = stage.controller, table = stage.table] proposed in
            if controller.model[0].count == 20 {
                controller.model[0].insert("new", at: 0)
                table.insertRows(at: [path(0)], with: .none)
            }
            return proposed
        }
        // The first call of `target` inserts a row, which moves the others down by 44 points. So the finger moves by
        // these 44 points and by more than a row's height, to pass one row.
        finger.move(by: CGVector(dx: 0, dy: 104), duration: 0.2)
        finger.up()
        try stage.expectSettled(ids: stage.controller.model[0])
        #expect(Array(stage.controller.model[0].prefix(8)) == ["new", "0-0", "0-1", "0-2", "0-3", "0-4", "0-6", "0-5"])
    }

    @Test("Sections out of sight are checked in parts, so that a change there is found within some frames")
    func sectionsInParts() {
        final class Sections: NSObject, UITableViewDataSource {
            var counts = [Int](repeating: 2, count: 600)
            func numberOfSections(in tableView: UITableView) -> Int { counts.count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (sections, screen) = (Sections(), TestScreen(size: CGSize(width: 390, height: 440)))
        let table = UITableView(frame: .zero, style: .plain)
        (table.rowHeight, table.dataSource) = (44, sections)
        screen.show(table)
        screen.advance(by: 0.1)
        let lead = RowPath(section: 0, row: 0)
        let follower = RowIdentityTracker(table, nil, lead: lead, lifted: [lead])
        #expect((0..<3).allSatisfy { _ in follower.changes(isComplete: false) == nil })
        let size = table.contentSize
        (sections.counts[550], sections.counts[560]) = (1, 3)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentSize == size)
        #expect((0..<3).count { _ in follower.changes(isComplete: false) != nil } == 1)
        #expect(follower.changes() != nil)
        // After a check that ended midway through the sections, the table may have far fewer sections. Then the next
        // check begins at the first section.
        _ = follower.changes(isComplete: false)
        sections.counts = [2, 2]
        table.reloadData()
        table.layoutIfNeeded()
        follower.track(lead: lead, lifted: [lead])
        #expect((0..<3).allSatisfy { _ in follower.changes(isComplete: false) == nil })
    }

    @Test("Rows that move between far sections of 600 are noticed before the gap gets there (I52)")
    func farSections() throws {
        /// Returns the sections after a drag. The app changes the data before the lift if `changesFirst` is true, else
        /// after it.
        func dropped(changesFirst: Bool) throws -> [[String]] {
            let model = (0..<600).map { section in ["A\(section)", "B\(section)"] }
            let stage = RowsStage(model, prepare: { $0.identifies = true })
            func change() {
                stage.controller.model[350].append(stage.controller.model[250].removeLast())
                stage.table.reloadData()
                stage.screen.advance(by: 0.1)
            }
            if changesFirst { change() }
            let finger = stage.lift(0)
            if !changesFirst { change() }
            stage.table.contentOffset.y = stage.table.rectForRow(at: IndexPath(row: 0, section: 300)).minY - 100
            finger.move(to: stage.row(1, 300), duration: 0.2)
            stage.screen.advance(by: 0.5)
            finger.up()
            try stage.expectSettled()
            return stage.controller.model
        }
        let expected = try dropped(changesFirst: true)
        #expect(try dropped(changesFirst: false) == expected)
        #expect((299...301).contains { expected[$0].contains("A0") })
    }
}
