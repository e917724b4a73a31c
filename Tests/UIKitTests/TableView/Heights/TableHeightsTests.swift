// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that returns row heights and counts the calls.
private final class Heights: NSObject, UITableViewDelegate {
    var height: (Int) -> CGFloat = { _ in 44 }
    var asked = 0

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return height(indexPath.row)
    }
}

/// A delegate that returns and estimates row heights.
private final class Estimates: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 500 }
}

/// A cell that measures itself with a height of 100 points.
private final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
}

/// A cell that overrides `systemLayoutSizeFitting`, as a cell with constraints would, and logs the target sizes.
private final class FittingCell: UITableViewCell {
    nonisolated(unsafe) static var asked: [CGSize] = []

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        FittingCell.asked.append(targetSize)
        return CGSize(width: targetSize.width, height: 70)
    }
}

@Suite @MainActor
struct TableHeightsTests {
    @Test("A cell of automatic height is measured by systemLayoutSizeFitting at the table's width")
    func systemLayoutSize() {
        let stage = TableStage()
        FittingCell.asked = []
        // A new identifier, because under the old one the cells that were shown before would be reused.
        stage.data.identifier = "fitting"
        stage.table.register(FittingCell.self, forCellReuseIdentifier: "fitting")
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 140, width: 390, height: 70))
        #expect(!FittingCell.asked.isEmpty)
        #expect(FittingCell.asked.allSatisfy { $0.width == 390 })
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "One"
        let size = cell.systemLayoutSizeFitting(CGSize(width: 200, height: 0))
        #expect(size.width == 200)
        #expect(size.height == cell.sizeThatFits(CGSize(width: 200, height: 1000)).height)
    }

    @Test("Every row has the table's row height")
    func rowHeight() {
        let stage = TableStage()
        stage.table.rowHeight = 88
        stage.screen.advance(by: 0.1)
        #expect(stage.table.contentSize.height == 8800)
        #expect(stage.table.visibleCells.count == 5)
    }

    @Test("Without estimates, the delegate is asked about every row (fact 159)")
    func allHeights() {
        let stage = TableStage()
        let heights = Heights()
        heights.height = { $0 % 2 == 0 ? 40 : 80 }
        stage.table.estimatedRowHeight = 0
        stage.table.delegate = heights
        stage.screen.advance(by: 0.1)
        #expect(heights.asked == 100)
        #expect(stage.table.contentSize.height == 6000)
        #expect(stage.cell(3)?.frame == CGRect(x: 0, y: 160, width: 390, height: 80))
    }

    @Test("With estimates, only visible rows are measured, and the content size is corrected (facts 160, 162)")
    func someHeights() {
        let stage = TableStage()
        let heights = Heights()
        heights.height = { _ in 60 }
        stage.table.estimatedRowHeight = 500
        stage.table.delegate = heights
        stage.screen.advance(by: 0.1)
        #expect(stage.table.visibleCells.count == 8)
        #expect(stage.table.contentSize.height == 46_480)
        #expect(heights.asked == 8)
        let estimates = Estimates()
        stage.table.estimatedRowHeight = 0
        stage.table.delegate = estimates
        stage.screen.advance(by: 0.1)
        // `estimatedRowHeight` is 0 here, but an estimate method of the delegate is called whatever this value is.
        #expect(stage.table.contentSize.height == 46_480)
    }

    @Test("Ten thousand collapsed rows between two others bind no cells")
    func collapsed() throws {
        final class Collapsing: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 0 || indexPath.row > 10_000 ? 44 : 0
            }
        }
        let stage = TableStage(Players(count: 10_005))
        let listener = Collapsing()
        stage.table.estimatedRowHeight = 0
        stage.table.delegate = listener
        let before = stage.table.statistics.cellsBound
        stage.screen.advance(by: 0.1)
        #expect(stage.visibleTexts == ["A0", "A10001", "A10002", "A10003", "A10004"])
        #expect(stage.table.statistics.cellsBound - before == 5)
        #expect(stage.table.contentSize.height == 220)
    }

    @Test("Scrolling up into rows higher than estimated moves nothing on screen")
    func anchor() throws {
        let stage = TableStage()
        let heights = Heights()
        heights.height = { CGFloat(40 + $0 % 7 * 20) }
        stage.table.estimatedRowHeight = 44
        stage.table.delegate = heights
        stage.table.scrollToRow(at: path(60), at: .top, animated: false)
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: CGPoint(x: 100, y: 50))
        finger.move(by: CGVector(dx: 0, dy: 10), duration: 0.1)
        for _ in 0..<30 {
            let cell = try #require(stage.table.visibleCells.first)
            let before = cell.convert(CGPoint.zero, to: nil).y
            finger.move(by: CGVector(dx: 0, dy: 10))
            stage.screen.advance(by: 1.0 / 60)
            let after = cell.convert(CGPoint.zero, to: nil).y
            #expect(abs(after - before - 10) < 0.6)
        }
        finger.hold(0.3)
        finger.up()
        try stage.expectSettled()
    }

    @Test("In a table with estimates, scrolling to a row places it exactly")
    func scrollToEstimated() {
        let stage = TableStage()
        let heights = Heights()
        heights.height = { CGFloat(40 + $0 % 7 * 20) }
        stage.table.estimatedRowHeight = 44
        stage.table.delegate = heights
        for (row, position, y) in [
            (60, UITableView.ScrollPosition.top, CGFloat(0)), (20, .bottom, 440), (80, .middle, 220),
        ] {
            stage.table.scrollToRow(at: path(row), at: position, animated: false)
            stage.screen.advance(by: 0.1)
            let frame = stage.cell(row)?.convert(stage.cell(row)!.bounds, to: nil) ?? .zero
            switch position {
            case .top: #expect(frame.minY == y)
            case .bottom: #expect(frame.maxY == y)
            default: #expect(frame.midY == y)
            }
            #expect(frame.height == heights.height(row))
        }
    }

    @Test("Cells of automatic height get the height they fit in, and several lines make a row higher")
    func automatic() throws {
        let data = Players(count: 50)
        data.configure = { cell, path in
            cell.textLabel?.numberOfLines = path.row == 1 ? 0 : 1
            if path.row == 1 { cell.textLabel?.text = String(repeating: "many words ", count: 12) }
        }
        let stage = TableStage(data)
        #expect(stage.cell(0)?.frame.height == 44)
        let label = try #require(stage.cell(1)?.textLabel)
        #expect(try #require(stage.cell(1)?.frame.height) > 80)
        #expect(label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height <= label.bounds.height)
        #expect(stage.cell(2)?.frame.minY == stage.cell(1)?.frame.maxY)
        data.configure = nil
        let tall = TableStage(Players(count: 50))
        tall.table.register(TallCell.self, forCellReuseIdentifier: "tall")
        let source = TallSource()
        tall.table.dataSource = source
        tall.screen.advance(by: 0.1)
        #expect(tall.table.visibleCells.first?.frame.height == 100)
    }

    @Test("An empty batch asks for heights again and animates the growth of rows")
    func growing() throws {
        let stage = TableStage()
        let heights = Heights()
        stage.table.delegate = heights
        stage.screen.advance(by: 0.1)
        heights.height = { $0 == 2 ? 100 : 44 }
        stage.table.beginUpdates()
        stage.table.endUpdates()
        #expect(stage.cell(3)?.layer.presentation()?.frame.minY == 132)
        try stage.expectSettled()
        #expect(stage.cell(2)?.frame.height == 100)
        #expect(stage.cell(3)?.frame.minY == 188)
        stage.table.estimatedRowHeight = 0
        heights.height = { _ in 50 }
        stage.table.performBatchUpdates(nil)
        #expect(stage.table.contentSize.height == 5000)
        try stage.expectSettled()
    }

    @Test("An animated scroll ends at its row although rows on the way are higher than estimated")
    func animatedScroll() throws {
        let data = Players(count: 200)
        data.configure = { cell, path in
            cell.textLabel?.numberOfLines = 0
            if path.row % 3 == 1 { cell.textLabel?.text = String(repeating: "many words ", count: 12) }
        }
        let stage = TableStage(data)
        stage.table.scrollToRow(at: path(30), at: .top, animated: true)
        try stage.screen.settle()
        let frame = stage.table.rectForRow(at: path(30))
        #expect(abs(frame.minY - stage.table.contentOffset.y) < 1)
    }

    @Test("Rows grow with the text size, and no text is cut off")
    func textSizes() throws {
        let data = Players(count: 50)
        let stage = TableStage(data)
        stage.screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.cell(0))
        #expect(cell.frame.height > 60)
        let label = try #require(cell.textLabel)
        #expect(label.sizeThatFits(CGSize(width: 1000, height: 1000)).height <= label.bounds.height)
        stage.screen.traits.preferredContentSizeCategory = .large
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(0)?.frame.height == 44)
    }
}

private final class TallSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
    }
}
