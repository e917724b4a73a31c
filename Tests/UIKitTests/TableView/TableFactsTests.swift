// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A delegate that returns row heights, and records the rows it was asked about and its other callbacks.
@MainActor
private final class HeightOwner: NSObject, UITableViewDelegate {
    var height: (IndexPath) -> CGFloat = { _ in 60 }
    var asked: [Int] = []
    var calls: [String] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return height(indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("gone \(cell.textLabel?.text ?? "") \(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("show \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("will select")
        return indexPath
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("primary \(indexPath.row)")
    }
}

/// A delegate that also returns estimated heights.
@MainActor
private final class EstimateOwner: NSObject, UITableViewDelegate {
    var asked: [Int] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return 60
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 500 }
}

/// Behaviour of UIKit's tables, fact by fact. The numbers are those of `Documentation/Facts.md`.
@Suite("Table view facts") @MainActor
struct TableFactsTests {
    private let stage = TableStage()
    private let owner = HeightOwner()
    private var table: UITableView { stage.table }

    // MARK: Data source and heights

    private final class Least: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("154: a data source needs two methods only, and has one section then")
    func leastSource() {
        let source = Least()
        table.dataSource = source
        stage.screen.advance(by: 0.1)
        #expect(table.numberOfSections == 1)
        #expect(table.visibleCells.count == 3)
    }

    @Test("160 and 163: with estimates, a height is requested as its row comes on screen, and counts only once")
    func heightsOnDemand() {
        table.delegate = owner
        table.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(Set(owner.asked) == Set(0..<8))
        #expect(owner.asked.count == 8)
        (owner.asked, owner.calls) = ([], [])
        table.contentOffset.y = 50
        stage.screen.advance(by: 0.1)
        #expect(owner.asked == [8])
        #expect(owner.calls == ["scroll", "show 8"])
    }

    @Test("161: a delegate with estimated heights turns estimates on, whatever estimatedRowHeight is")
    func estimatesFromDelegate() {
        let owner = EstimateOwner()
        table.estimatedRowHeight = 0
        table.delegate = owner
        table.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(owner.asked.count < 10)
    }

    @Test("162: the content height is the sum of the measured heights and the estimates of the other rows")
    func contentHeight() {
        table.estimatedRowHeight = 500
        table.delegate = owner
        table.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(table.contentSize.height == CGFloat(owner.asked.count * 60 + (100 - owner.asked.count) * 500))
    }

    // MARK: Cells

    private final class Other: UITableViewCell {}

    @Test("169: a later registration replaces the earlier one")
    func registeredAgain() {
        table.register(Other.self, forCellReuseIdentifier: "player")
        let cell = table.dequeueReusableCell(withIdentifier: "player", for: path(50))
        #expect(cell is Other)
    }

    @Test("169: dequeuing fails after a registration is removed, though reusable cells exist")
    func unregistered() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let stage = TableStage()
            stage.table.reloadData()
            stage.table.register(nil as AnyClass?, forCellReuseIdentifier: "player")
            _ = stage.table.dequeueReusableCell(withIdentifier: "player", for: IndexPath(row: 0, section: 0))
        }
    }

    @Test("175: reconfigured rows keep their cells, which are not prepared for reuse")
    func reconfigured() throws {
        let cell = try #require(stage.cell(2))
        stage.data.sections[0][2] = "New"
        table.reconfigureRows(at: [path(2)])
        try stage.screen.settle()
        #expect(stage.cell(2) === cell)
        #expect(cell.textLabel?.text == "New")
    }

    @Test("176: didEndDisplaying is called after the update, with the row's index path before it")
    func didEndDisplayingWithOldPath() throws {
        table.delegate = owner
        table.reloadData()
        stage.screen.advance(by: 0.1)
        owner.calls = []
        stage.data.sections[0].removeFirst(3)
        table.deleteRows(at: (0..<3).map { path($0) }, with: .fade)
        try stage.screen.settle()
        #expect(Set(owner.calls.filter { $0.hasPrefix("gone") }) == ["gone A0 0", "gone A1 1", "gone A2 2"])
    }

    @Test("177: cellForRow returns cells of rows on screen only, and indexPath(for:) is nil for other cells")
    func cellsAndRows() throws {
        let cell = try #require(stage.cell(0))
        #expect(table.indexPath(for: cell) == path(0))
        #expect(stage.cell(50) == nil)
        table.contentOffset.y = 2000
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(0) == nil)
        #expect(table.indexPath(for: UITableViewCell()) == nil)
    }

    // MARK: Selection

    @Test("182: a row's primary action is performed after its selection, and not while the table is edited")
    func primaryAction() throws {
        table.delegate = owner
        table.reloadData()
        stage.screen.advance(by: 0.1)
        owner.calls = []
        stage.screen.tap(at: stage.point(3))
        #expect(owner.calls == ["will select", "select", "primary 3"])
        table.allowsSelectionDuringEditing = true
        table.isEditing = true
        try stage.screen.settle()
        owner.calls = []
        stage.screen.tap(at: stage.point(4))
        #expect(owner.calls == ["will select", "select"])
    }

    @Test("scrollToNearestSelectedRow scrolls that row to the requested position")
    func nearestSelected() {
        table.allowsMultipleSelection = true
        for row in [2, 40, 90] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        table.contentOffset.y = 44 * 30
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == CGFloat(44 * 40))
        table.scrollToNearestSelectedRow(at: .bottom, animated: false)
        #expect(table.contentOffset.y == CGFloat(44 * 41 - 440))
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: false) }
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == CGFloat(44 * 41 - 440))
    }

    // MARK: Appearance

    @Test("191 and 195: text and separators begin 16 points from the edge, and 20 in a window at least 390 wide")
    func margins() throws {
        for (width, margin) in [(375.0, 16.0), (390, 20)] {
            stage.screen.size = CGSize(width: width, height: 440)
            table.frame.size.width = width
            stage.screen.advance(by: 0.1)
            let label = try #require(stage.cell(0)?.textLabel)
            #expect(label.convert(CGPoint.zero, to: table).x == CGFloat(margin))
            #expect(table.separatorInset.left == CGFloat(margin))
        }
    }

    @Test("202: a selected row is systemGray4")
    func selectionFill() throws {
        stage.screen.tap(at: stage.point(2))
        try stage.screen.settle()
        let point = stage.point(2, x: 300)
        let pixel = try #require(stage.screen.capture().cgImage).pixel(x: Int(point.x) * 2, y: Int(point.y) * 2)
        #expect(pixel.r == 209)
        #expect(pixel.g == 209)
        #expect(pixel.b == 214)
    }

    // MARK: Updates

    @Test("208 and 209: a move in a batch goes from an old to a new index path, beside deletions and insertions")
    func moves() throws {
        table.performBatchUpdates {
            stage.data.sections[0] = ["X"] + (1..<100).filter { $0 != 5 }.map { "A\($0)" } + ["A5"]
            table.deleteRows(at: [path(0)], with: .fade)
            table.insertRows(at: [path(0)], with: .fade)
            table.moveRow(at: path(5), to: path(99))
        }
        try stage.expectSettled()
        table.scrollToRow(at: path(99), at: .bottom, animated: false)
        #expect(stage.cell(99)?.textLabel?.text == "A5")
    }

    @Test("211 and 219: a call outside a batch is its own batch; one index path can be deleted and inserted")
    func aloneAndInPlace() throws {
        stage.data.sections[0].removeLast()
        table.deleteRows(at: [path(99)], with: .none)
        #expect(table.numberOfRows(inSection: 0) == 99)
        stage.data.sections[0][4] = "X"
        table.performBatchUpdates {
            table.deleteRows(at: [path(4)], with: .left)
            table.insertRows(at: [path(4)], with: .right)
        }
        try stage.expectSettled()
        #expect(table.numberOfRows(inSection: 0) == 99)
        #expect(stage.cell(4)?.textLabel?.text == "X")
    }

    @Test("221: row animations have UIKit's raw values, and with .none the other rows still slide")
    func kinds() throws {
        let kinds: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 100])
        let below = try #require(stage.cell(1))
        stage.data.sections[0].removeFirst()
        table.deleteRows(at: [path(0)], with: .none)
        stage.screen.advance(by: 0.1)
        let seen = try #require(below.layer.presentation()).frame.minY
        #expect(seen > 0)
        #expect(seen < 44)
        try stage.expectSettled()
    }

    @Test("223: hasUncommittedUpdates is true while a row is dragged, until the data is reloaded")
    func uncommitted() throws {
        table.isEditing = true
        try stage.screen.settle()
        #expect(!table.hasUncommittedUpdates)
        let finger = stage.screen.touch(at: stage.point(2, x: 368))
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        #expect(table.hasUncommittedUpdates)
        table.reloadData()
        try stage.screen.settle()
        #expect(!table.hasUncommittedUpdates)
        #expect(stage.data.calls == [])
        finger.up()
        try stage.expectSettled()
    }

    // MARK: Misuse

    @Test("213: section counts that do not add up fail with UIKit's message")
    func sectionCounts() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage(Players([["A"], ["B"]]))
                stage.table.deleteSections([0], with: .fade)
            }
        }
        expect(
            result,
            "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
                + "update (2) must be equal to the number of sections contained in the table view before the update "
                + "(2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).")
    }

    @Test("216 and 217: inserting a row beyond the end fails with its index, before counts are compared")
    func insertedBeyond() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage(Players(count: 3))
                stage.table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .fade)
            }
        }
        expect(
            result, "attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after the update")
    }

    @Test("218: a reloaded row cannot be moved in the same batch")
    func reloadedAndMoved() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage(Players(count: 5))
                stage.table.performBatchUpdates {
                    stage.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
                    stage.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
                }
            }
        }
        expect(result, "attempt to perform a delete and a move from the same index path (")
    }

    private func expect(_ result: ExitTest.Result?, _ words: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(words))
    }
}
