// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor
struct TableSelectionTests {
    @Test("A tap highlights, then selects, in UIKit's order (181)")
    func tap() {
        let stage = TableStage()
        let finger = stage.screen.touch(at: stage.point(2))
        #expect(stage.listener.calls == [])
        finger.hold(0.2)
        #expect(stage.listener.calls == ["highlight 0-2"])
        #expect(stage.cell(2)?.isHighlighted == true)
        finger.up()
        #expect(stage.listener.calls == ["highlight 0-2", "unhighlight 0-2", "willSelect 0-2", "didSelect 0-2"])
        #expect(stage.table.indexPathForSelectedRow == path(2))
        #expect(stage.cell(2)?.isSelected == true)
        #expect(stage.cell(2)?.isHighlighted == false)
    }

    @Test("Tapping another row deselects the first")
    func another() {
        let stage = TableStage()
        stage.screen.tap(at: stage.point(2))
        stage.listener.calls = []
        stage.screen.tap(at: stage.point(4))
        #expect(
            stage.listener.calls == [
                "highlight 0-4", "unhighlight 0-4", "willSelect 0-4", "willDeselect 0-2", "didDeselect 0-2",
                "didSelect 0-4",
            ])
        #expect(stage.table.indexPathsForSelectedRows == [path(4)])
        #expect(stage.cell(2)?.isSelected == false)
    }

    @Test("The new row is already selected when didDeselect is called for the previous row")
    func selectedBeforeDidDeselect() {
        final class Listener: TableListener {
            var selected: [IndexPath?] = []
            override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
                selected.append(tableView.indexPathForSelectedRow)
            }
        }
        let (stage, listener) = (TableStage(), Listener())
        stage.table.delegate = listener
        stage.screen.advance(by: 0.1)
        stage.screen.tap(at: stage.point(2))
        stage.screen.tap(at: stage.point(4))
        #expect(listener.selected == [path(4)])
    }

    @Test(
        "A row reloaded under a finger gets a new cell without that touch, so it is not tapped",
        arguments: [false, true])
    func reloaded(isMoved: Bool) {
        let stage = TableStage()
        let finger = stage.screen.touch(at: stage.point(2))
        finger.hold(0.2)
        stage.table.performBatchUpdates {
            stage.table.reloadRows(at: [path(2)], with: .fade)
            if isMoved { stage.table.moveRow(at: path(3), to: path(0)) }
        }
        let row = isMoved ? 3 : 2
        stage.screen.advance(by: 0.5)
        #expect(stage.cell(row)?.isHighlighted == false)
        finger.up()
        #expect(stage.table.indexPathForSelectedRow == nil)
        stage.screen.tap(at: stage.point(row))
        #expect(stage.table.indexPathForSelectedRow == path(row))
    }

    @Test("Scrolling removes the highlight and selects nothing")
    func scrolling() {
        let stage = TableStage()
        let finger = stage.screen.touch(at: stage.point(5))
        finger.hold(0.2)
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        finger.hold(0.3)
        finger.up()
        #expect(stage.listener.calls == ["highlight 0-5", "unhighlight 0-5"])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test("A row scrolled off screen under a finger loses its highlight, and other rows can be tapped")
    func scrolledAway() {
        let stage = TableStage()
        let finger = stage.screen.touch(at: stage.point(2))
        finger.hold(0.2)
        stage.table.contentOffset.y = 1000
        stage.screen.advance(by: 0.1)
        finger.up()
        stage.table.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.listener.calls == ["highlight 0-2", "unhighlight 0-2"])
        #expect(stage.cell(2)?.isHighlighted == false)
        stage.screen.tap(at: stage.point(4))
        #expect(stage.table.indexPathForSelectedRow == path(4))
    }

    @Test("A mouse selects with its primary button, and only with it")
    func mouse() {
        let stage = TableStage()
        stage.screen.mouse.click(at: stage.point(3))
        #expect(stage.table.indexPathForSelectedRow == path(3))
        stage.screen.mouse.click(at: stage.point(5), button: 2)
        #expect(stage.table.indexPathForSelectedRow == path(3))
    }

    @Test("With multiple selection, a tap adds a row to the selection, and a second tap removes it")
    func several() {
        let stage = TableStage()
        stage.table.allowsMultipleSelection = true
        for row in [3, 1, 5] { stage.screen.tap(at: stage.point(row)) }
        #expect(stage.table.indexPathsForSelectedRows == [path(3), path(1), path(5)])
        stage.listener.calls = []
        stage.screen.tap(at: stage.point(1))
        #expect(stage.listener.calls == ["highlight 0-1", "unhighlight 0-1", "willDeselect 0-1", "didDeselect 0-1"])
        #expect(stage.table.indexPathsForSelectedRows == [path(3), path(5)])
    }

    @Test("selectRow and deselectRow change the selection without delegate callbacks (180)")
    func programmatic() {
        let stage = TableStage()
        stage.table.selectRow(at: path(40), animated: false, scrollPosition: .top)
        #expect(stage.listener.calls == [])
        #expect(stage.table.contentOffset.y == 1760)
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(40)?.isSelected == true)
        stage.table.deselectRow(at: path(40), animated: false)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.cell(40)?.isSelected == false)
    }

    @Test("A selected row is still selected when it comes back on screen, until a reload")
    func offScreen() {
        let stage = TableStage()
        stage.screen.tap(at: stage.point(2))
        stage.table.contentOffset.y = 2000
        stage.screen.advance(by: 0.1)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
        stage.table.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(2)?.isSelected == true)
        stage.table.reloadData()
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test("A tap does nothing if selection is off, or while editing unless allowed")
    func notAllowed() {
        let stage = TableStage()
        stage.table.allowsSelection = false
        stage.screen.tap(at: stage.point(2))
        stage.table.allowsSelection = true
        stage.table.isEditing = true
        stage.screen.tap(at: stage.point(2))
        #expect(stage.listener.calls == [])
        #expect(stage.table.indexPathForSelectedRow == nil)
        stage.table.allowsSelectionDuringEditing = true
        stage.screen.tap(at: stage.point(2))
        #expect(stage.table.indexPathForSelectedRow == path(2))
    }

    @Test("The separators above and below a selected row are hidden (201)")
    func separators() {
        let stage = TableStage()
        stage.screen.tap(at: stage.point(2))
        let hidden = (0..<10).filter { stage.cell($0)?.separator.isHidden == true }
        #expect(hidden == [1, 2])
    }

    @Test("A tap on a detail button calls the accessory callback, and does not select the row")
    func detailButton() {
        let data = Players(count: 5)
        data.configure = { cell, _ in cell.accessoryType = .detailDisclosureButton }
        let stage = TableStage(data)
        stage.screen.tap(at: stage.point(1, x: 342))
        #expect(stage.listener.calls == ["accessory 0-1"])
        #expect(stage.table.indexPathForSelectedRow == nil)
        stage.screen.tap(at: stage.point(1, x: 366))
        #expect(stage.table.indexPathForSelectedRow == path(1))
    }

    @Test("With 100,000 selected rows, deselecting all, all but one, or one by one takes a few steps per row")
    func manySelected() throws {
        final class CountingCell: UITableViewCell {
            static var changes = 0
            override func setSelected(_ selected: Bool, animated: Bool) {
                CountingCell.changes += 1
                super.setSelected(selected, animated: animated)
            }
        }
        let count = 100_000
        let stage = TableStage(Players([Array(repeating: "row", count: count)]))
        stage.table.register(CountingCell.self, forCellReuseIdentifier: "player")
        stage.table.reloadData()
        stage.table.allowsMultipleSelection = true
        stage.screen.advance(by: 0.1)
        func selectAll() {
            for row in 0..<count { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
            #expect(stage.table.visibleCells.allSatisfy { $0.isSelected })
            CountingCell.changes = 0
        }
        selectAll()
        stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(stage.table.indexPathsForSelectedRows == nil)
        #expect(CountingCell.changes <= 10)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
        selectAll()
        for row in 0..<count - 1 { stage.table.deselectRow(at: path(row), animated: false) }
        #expect(stage.table.indexPathsForSelectedRows == [path(count - 1)])
        #expect(CountingCell.changes <= 10)
        selectAll()
        stage.table.allowsMultipleSelection = false
        #expect(stage.table.indexPathsForSelectedRows?.count == 1)
        #expect(CountingCell.changes <= 10)
        #expect(stage.table.list.selection.visitedEntryCount <= 5 * count)
    }

    @Test("Rows have selection circles while editing allows multiple selection")
    func selectionCircles() {
        let stage = TableStage()
        stage.table.allowsMultipleSelectionDuringEditing = true
        stage.table.setEditing(true, animated: false)
        stage.screen.tap(at: stage.point(1))
        stage.screen.tap(at: stage.point(3, x: 28))
        #expect(stage.table.indexPathsForSelectedRows == [path(1), path(3)])
        #expect(stage.cell(1)?.controls.edit?.isOn == true)
        #expect(stage.cell(2)?.controls.edit?.isOn == false)
    }

    /// The rows on screen without a separator below them.
    private func rowsWithoutLine(_ stage: TableStage) -> [Int] {
        stage.table.visibleCells.filter { $0.separator.isHidden }.compactMap { stage.table.indexPath(for: $0)?.row }
    }

    @Test("After scrolling, separators are hidden next to the selected row only, though cells were reused")
    func separatorsAfterScrolling() {
        let stage = TableStage()
        stage.screen.tap(at: stage.point(3))
        for top in [300, 1000, 2000, 100, 0] {
            stage.table.contentOffset.y = CGFloat(top)
            stage.screen.advance(by: 0.1)
            #expect(rowsWithoutLine(stage) == (top <= 100 ? [2, 3] : []), "at \(top)")
        }
    }

    @Test("The hidden separators follow a selected row that moves, and return when the row is deleted")
    func separatorsAfterUpdates() throws {
        let stage = TableStage()
        stage.screen.tap(at: stage.point(3))
        stage.data.sections[0].insert("new", at: 3)
        stage.table.insertRows(at: [path(3)], with: .fade)
        try stage.screen.settle()
        #expect(rowsWithoutLine(stage) == [3, 4])
        stage.data.sections[0].remove(at: 4)
        stage.table.deleteRows(at: [path(4)], with: .fade)
        try stage.screen.settle()
        #expect(rowsWithoutLine(stage) == [])
    }
}
