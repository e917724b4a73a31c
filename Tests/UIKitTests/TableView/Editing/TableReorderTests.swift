// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

@Suite @MainActor
struct TableReorderTests {
    private func editing(_ data: Players = Players(count: 100)) -> TableStage {
        let stage = TableStage(data)
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        return stage
    }

    private func reorderControl(_ stage: TableStage, _ row: Int, _ section: Int = 0) -> TestFinger {
        stage.screen.touch(at: stage.point(row, section, x: 368))
    }

    private func isHeld(_ stage: TableStage) -> Bool { stage.table.reorder.map { !$0.isSettling } ?? false }

    @Test("A reorder control moves a row: the others are displaced, and release writes the data once (fact 231)")
    func move() throws {
        let stage = editing()
        let cell = try #require(stage.cell(2))
        let finger = reorderControl(stage, 2)
        #expect(stage.table.hasUncommittedUpdates)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        #expect(cell.frame.minY == 188)
        finger.hold(0.4)
        #expect(stage.cell(3)?.frame.minY == 88)
        #expect(stage.cell(4)?.frame.minY == 132)
        #expect(stage.data.calls == [])
        finger.up()
        #expect(stage.data.calls == ["move A2 to 0-4"])
        #expect(stage.cell(4) === cell)
        try stage.expectSettled()
        #expect(!stage.table.hasUncommittedUpdates)
        #expect(stage.visibleTexts.prefix(5) == ["A0", "A1", "A3", "A4", "A2"])
    }

    @Test("Rows are displaced past their centre, in 0.25 s from their place on screen (rule 8)")
    func displacementModel() throws {
        let stage = editing()
        let below = try #require(stage.cell(3))
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 22))
        finger.hold(0.3)
        #expect(below.frame.minY == 132)
        finger.move(by: CGVector(dx: 0, dy: 1))
        #expect(below.frame.minY == 88)
        finger.hold(0.125)
        #expect(abs(try #require(below.layer.presentation()?.frame.minY) - 110) < 2)
        finger.up()
        try stage.expectSettled()
    }

    @Test("A dragged row with a clear background hides the row below it")
    func opaque() throws {
        let data = Players(count: 20)
        data.configure = { cell, path in
            cell.backgroundColor = .clear
            cell.contentView.backgroundColor = path.row == 3 ? .red : nil
        }
        let stage = editing(data)
        let cell = try #require(stage.cell(2))
        let views = cell.subviews.count
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 20))
        finger.hold(0.4)
        let pixels = Pixels(stage.screen.capture())
        // The dragged row ends between y = 145, where it covers the red row, and y = 165, where the red row is visible.
        #expect(pixels.color(at: CGPoint(x: 250, y: 145)).green > 0.95)
        #expect(pixels.color(at: CGPoint(x: 250, y: 165)).green < 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(cell.subviews.count == views)
        #expect(cell.backgroundColor == .clear)
    }

    @Test("Dropping a row at its own place changes nothing (I13)")
    func unchanged() throws {
        let stage = editing()
        let finger = reorderControl(stage, 3)
        finger.move(by: CGVector(dx: 0, dy: 88), duration: 0.2)
        finger.move(by: CGVector(dx: 0, dy: -88), duration: 0.2)
        finger.up()
        #expect(stage.data.calls == [])
        try stage.expectSettled()
        reorderControl(stage, 3).up()
        #expect(stage.data.calls == [])
        try stage.expectSettled()
    }

    @Test("One event can move a row past nine others (I14)")
    func fastMove() throws {
        let stage = editing()
        let finger = reorderControl(stage, 0)
        finger.move(by: CGVector(dx: 0, dy: 396))
        #expect((1..<10).allSatisfy { stage.cell($0)?.frame.minY == CGFloat($0 - 1) * 44 })
        finger.up()
        #expect(stage.data.calls == ["move A0 to 0-9"])
        try stage.expectSettled()
    }

    @Test("A cancelled touch restores everything (rule 2, I48)")
    func cancelled() throws {
        let stage = editing()
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.data.calls == [])
        #expect(stage.visibleTexts == (0..<10).map { "A\($0)" })
    }

    @Test("Fixed rows have no reorder control, and no row can be dropped on them (I05)")
    func fixedRows() throws {
        let data = Players(count: 10)
        data.fixed = ["A0"]
        let stage = editing(data)
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: -88), duration: 0.2)
        finger.up()
        #expect(stage.data.calls == ["move A2 to 0-1"])
        try stage.expectSettled()
        let other = reorderControl(stage, 0)
        other.move(by: CGVector(dx: 0, dy: 88), duration: 0.2)
        other.up()
        #expect(stage.data.calls == ["move A2 to 0-1"])
    }

    @Test("A row can move to another section and leave its own empty (I17, I18)")
    func sections() throws {
        let stage = editing(Players([["a"], ["b", "c"], []]))
        let finger = reorderControl(stage, 0, 0)
        finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.2)
        finger.up()
        #expect(stage.data.calls == ["move a to 1-1"])
        try stage.expectSettled()
        #expect(stage.table.numberOfRows(inSection: 0) == 0)
    }

    @Test("A cell's own alpha, z position and shadow are restored after a drop or cancel", arguments: [true, false])
    func appearanceRestored(isDropped: Bool) throws {
        let stage = editing()
        let cell = try #require(stage.cell(2))
        cell.alpha = 0.5
        cell.layer.zPosition = 3
        cell.layer.shadowOpacity = 0.25
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        if isDropped { finger.up() } else { finger.cancel() }
        try stage.screen.settle()
        #expect(cell.alpha == 0.5)
        #expect(cell.layer.zPosition == 3)
        #expect(cell.layer.shadowOpacity == 0.25)
    }

    @Test("The delegate is asked for each proposed place and may choose another (fact 231)")
    func target() throws {
        let stage = editing()
        var asked: [Int] = []
        stage.listener.chooseTarget = { path in
            asked.append(path.row)
            return IndexPath(row: min(path.row, 4), section: 0)
        }
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 176), duration: 1)
        finger.up()
        #expect(asked == [3, 4, 5, 6])
        #expect(stage.data.calls == ["move A2 to 0-4"])
        try stage.expectSettled()
    }

    @Test("A row held near the edge autoscrolls the table and stays under the finger (I28)")
    func autoscroll() throws {
        let stage = editing()
        let finger = reorderControl(stage, 5)
        finger.move(to: CGPoint(x: 368, y: 420), duration: 0.5)
        let cell = try #require(stage.cell(5))
        var last: CGFloat = stage.table.contentOffset.y
        for _ in 0..<60 {
            stage.screen.advance(by: 1.0 / 60)
            #expect(stage.table.contentOffset.y > last)
            last = stage.table.contentOffset.y
            #expect(abs(cell.convert(CGPoint.zero, to: nil).y - 398) < 0.01)
        }
        let before = stage.table.contentOffset.y
        finger.up()
        stage.screen.advance(by: 0.1)
        #expect(stage.table.contentOffset.y == before)
        try stage.expectSettled()
        #expect(stage.data.calls.count == 1)
        #expect(stage.data.sections[0][5] == "A6")
    }

    @Test("A row lifted in the autoscroll zone scrolls nothing until it moves toward the edge (I30)")
    func autoscrollWaits() {
        let stage = editing()
        let finger = reorderControl(stage, 9)
        finger.hold(1)
        #expect(stage.table.contentOffset.y == 0)
        finger.move(by: CGVector(dx: 0, dy: 1))
        finger.hold(0.5)
        #expect(stage.table.contentOffset.y > 0)
        finger.cancel()
    }

    @Test("The wheel scrolls during a drag, and the row stays under the pointer")
    func wheel() throws {
        let stage = editing()
        stage.screen.mouse.move(to: stage.point(4, x: 368))
        stage.screen.mouse.press()
        stage.screen.mouse.move(by: CGVector(dx: 0, dy: 2))
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 88), at: stage.screen.mouse.location)
        stage.screen.advance(by: 0.3)
        stage.screen.mouse.release()
        #expect(stage.data.calls == ["move A4 to 0-6"])
        try stage.expectSettled()
    }

    @Test("The drag follows its row through other changes and ends when all rows are removed (I52, I53)")
    func liveData() throws {
        let stage = editing()
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        stage.data.sections[0].remove(at: 0)
        stage.table.deleteRows(at: [path(0)], with: .fade)
        stage.screen.advance(by: 0.1)
        finger.move(by: CGVector(dx: 0, dy: 1))
        finger.up()
        #expect(stage.data.calls.first?.hasPrefix("move A2 to") == true)
        try stage.expectSettled()
        let other = reorderControl(stage, 3)
        other.move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
        stage.data.sections[0].removeAll()
        stage.table.reloadData()
        #expect(!stage.table.hasUncommittedUpdates)
        other.up()
        try stage.expectSettled()
        #expect(stage.data.calls.count == 1)
    }

    @Test("Leaving the window or edit mode ends the drag and changes nothing (I51)")
    func leaving() throws {
        for leave in [
            { (table: UITableView) in table.setEditing(false, animated: true) }, { $0.removeFromSuperview() },
        ] {
            let stage = editing()
            let finger = reorderControl(stage, 2)
            finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
            leave(stage.table)
            finger.up()
            #expect(stage.data.calls == [])
            #expect(!stage.table.hasUncommittedUpdates)
            try stage.expectSettled()
        }
    }

    @Test("A data source may reload the table inside moveRowAt")
    func reloading() throws {
        final class Reloading: Players {
            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {
                super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
                tableView.reloadData()
            }
        }
        let stage = editing(Reloading(count: 20))
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.visibleTexts.prefix(5) == ["A0", "A1", "A3", "A4", "A2"])
    }

    @Test("A selected row stays selected when it is moved")
    func selection() throws {
        let stage = TableStage()
        stage.table.allowsSelectionDuringEditing = true
        stage.table.setEditing(true, animated: false)
        stage.screen.advance(by: 0.1)
        stage.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        finger.up()
        #expect(stage.table.indexPathForSelectedRow == path(4))
        try stage.screen.settle()
    }

    @Test("With reduced motion rows are displaced at once")
    func reducedMotion() throws {
        let stage = editing()
        stage.screen.traits.prefersReducedMotion = true
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 30))
        #expect(stage.cell(3)?.layer.presentation()?.frame.minY == 88)
        finger.up()
        #expect(stage.cell(3)?.layer.presentation()?.frame.minY == 132)
        try stage.expectSettled()
    }

    @Test("Rows that are measured during a drag count with their actual heights")
    func measuredDuringDrag() throws {
        final class TallRows: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
        }
        let stage = editing()
        let tall = TallRows()
        stage.table.delegate = tall
        stage.screen.advance(by: 0.1)
        let finger = reorderControl(stage, 1)
        finger.move(to: CGPoint(x: 368, y: 420), duration: 0.3)
        finger.hold(2)
        finger.move(to: CGPoint(x: 368, y: 220), duration: 0.3)
        finger.hold(0.5)
        let held = stage.table.convert(finger.location, from: nil).y - 50
        finger.up()
        try stage.expectSettled()
        let row = try #require(stage.data.sections[0].firstIndex(of: "A1"))
        #expect(row > 5)
        #expect(abs(stage.table.rectForRow(at: path(row)).minY - held) <= 50)
    }

    @Test("Escape returns the row, and later finger movement has no effect (rule 2, I49)")
    func escape() throws {
        let stage = editing()
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
        stage.screen.press(.escape)
        #expect(!isHeld(stage))
        finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.data.calls == [])
        #expect(!stage.table.hasUncommittedUpdates)
        #expect(stage.visibleTexts == (0..<10).map { "A\($0)" })
        // The next drag works as usual.
        let next = reorderControl(stage, 2)
        next.move(by: CGVector(dx: 0, dy: 44), duration: 0.2)
        next.up()
        #expect(stage.data.calls == ["move A2 to 0-3"])
        try stage.expectSettled()
    }

    @Test("Deactivating the window returns the row (rule 2)")
    func deactivation() throws {
        let stage = editing()
        let finger = reorderControl(stage, 2)
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
        stage.screen.isActive = false
        #expect(!isHeld(stage))
        finger.up()
        stage.screen.isActive = true
        try stage.expectSettled()
        #expect(stage.data.calls == [])
        #expect(stage.visibleTexts == (0..<10).map { "A\($0)" })
    }

    @Test("In an inset grouped section, the first and last remaining rows are rounded during a drag")
    func roundCorners() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let data = Players([["A0", "A1", "A2"], ["B0", "B1"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = data
        screen.show(table)
        table.setEditing(true, animated: false)
        screen.advance(by: 0.1)
        let (top, bottom): (CACornerMask, CACornerMask) = (
            [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        )
        func corners(_ row: Int, _ section: Int) -> CACornerMask? {
            guard let layer = table.cellForRow(at: IndexPath(row: row, section: section))?.layer else { return nil }
            return layer.cornerRadius > 0 ? layer.maskedCorners : []
        }
        func reorderControl(_ row: Int, _ section: Int) -> TestFinger {
            let rect = table.rectForRow(at: IndexPath(row: row, section: section))
            return screen.touch(at: table.convert(CGPoint(x: rect.maxX - 22, y: rect.midY), to: nil))
        }
        var finger = reorderControl(0, 0)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.hold(0.4)
        #expect(corners(1, 0) == top)
        #expect(corners(2, 0) == bottom)
        #expect(corners(0, 1) == top)
        finger.cancel()
        try screen.settle()
        #expect(corners(0, 0) == top)
        #expect(corners(1, 0) == [])
        #expect(corners(2, 0) == bottom)
        // The last row of the first section moves to the second section, whose first and last rows stay rounded.
        finger = reorderControl(2, 0)
        finger.move(by: CGVector(dx: 0, dy: 130), duration: 0.3)
        finger.hold(0.4)
        #expect(corners(0, 0) == top)
        #expect(corners(1, 0) == bottom)
        #expect(corners(0, 1) == top)
        #expect(corners(1, 1) == bottom)
        finger.up()
        try screen.settle()
        #expect(data.sections == [["A0", "A1"], ["B0", "B1", "A2"]])
        #expect(corners(1, 0) == bottom)
        #expect(corners(0, 1) == top)
        #expect(corners(1, 1) == [])
        #expect(corners(2, 1) == bottom)
        // A single remaining row is rounded at all corners.
        finger = reorderControl(0, 0)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        finger.hold(0.4)
        #expect(corners(1, 0) == top.union(bottom))
        finger.cancel()
        try screen.settle()
    }
}
