// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKit
import UIKitTesting

/// A cell that looks like a card: it insets the frame that the table sets.
private final class CardCell: UITableViewCell {
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue.insetBy(dx: 12, dy: 4) }
    }
}

/// A cell that changes the frames of its subviews in `layoutSubviews`, after `super`.
private final class HandmadeCell: UITableViewCell {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        contentView.frame = contentView.frame.inset(by: UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8))
        imageView?.frame = CGRect(x: 10, y: 5, width: 30, height: 30)
        textLabel?.frame.origin.x = 50
    }
}

/// A controller that fits the height of its table's header to the text, at every layout.
private final class HeaderController: UITableViewController {
    let header = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        header.numberOfLines = 0
        header.text = String(repeating: "Words that take several lines. ", count: 12)
        tableView.tableHeaderView = header
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)
        header.frame.size.height = header.sizeThatFits(room).height
        tableView.tableHeaderView = header
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

/// Undocumented uses of tables that are common in apps and work on iOS.
@Suite("Undocumented table idioms") @MainActor
struct TableIdiomTests {
    private func stage(_ style: UITableView.Style = .plain, count: Int = 100) -> TableStage {
        let stage = TableStage(Players(count: count), style: style)
        stage.screen.advance(by: 0.1)
        return stage
    }

    private func shown(_ view: UIView?) -> CGRect { view?.layer.presentation()?.frame ?? .null }

    // MARK: Header and footer

    @Test("A resized header or footer that is set again changes the rows' positions and the content height")
    func growingHeader() throws {
        let stage = stage()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        stage.table.tableHeaderView = header
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(0)?.frame.minY == 60)
        header.frame.size.height = 110
        stage.table.tableHeaderView = header
        #expect(stage.table.contentSize.height == CGFloat(110 + 4400))
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(0)?.frame.minY == 110)
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 20))
        stage.table.tableFooterView = footer
        footer.frame.size.height = 50
        stage.table.tableFooterView = footer
        #expect(stage.table.contentSize.height == CGFloat(110 + 4400 + 50))
        try stage.expectSettled()
    }

    @Test("A header that is measured at every layout is as high as its text, at any width")
    func measuredHeader() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = HeaderController(style: .plain)
        screen.show(controller)
        try screen.settle()
        var heights: [CGFloat] = []
        for width in [CGFloat(390), 250, 390] {
            screen.size.width = width
            try screen.settle()
            let row = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
            #expect(controller.tableView.visibleCells.first?.frame == row)
            #expect(row.minY == controller.header.frame.height)
            #expect(row.minY > 40)
            heights.append(row.minY)
        }
        #expect(heights[0] == heights[2])
        #expect(heights[1] > heights[0])
    }

    @Test("A header that grows between beginUpdates and endUpdates moves the rows down, animated")
    func animatedHeader() throws {
        let stage = stage()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        stage.table.tableHeaderView = header
        stage.screen.advance(by: 0.1)
        stage.table.beginUpdates()
        header.frame.size.height = 160
        stage.table.tableHeaderView = header
        stage.table.endUpdates()
        stage.screen.advance(by: 0.15)
        let top = shown(stage.cell(0)).minY
        #expect(top > 80)
        #expect(top < 150)
        try stage.expectSettled()
        #expect(stage.cell(0)?.frame.minY == 160)
    }

    @Test("The table footer moves with the last row while a row is inserted")
    func slidingFooter() throws {
        let stage = stage(count: 4)
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 30))
        stage.table.tableFooterView = footer
        stage.screen.advance(by: 0.1)
        #expect(footer.frame.minY == 176)
        stage.data.sections[0].insert("new", at: 1)
        stage.table.insertRows(at: [path(1)], with: .fade)
        stage.screen.advance(by: 0.15)
        #expect(shown(footer).minY == shown(stage.cell(4)).maxY)
        #expect(shown(footer).minY > 180)
        #expect(shown(footer).minY < 216)
        try stage.expectSettled()
        #expect(footer.frame.minY == 220)
    }

    // MARK: Custom cells

    @Test("A cell that insets its own frame keeps the inset after updates, scrolling and resizing")
    func cards() throws {
        let stage = stage()
        stage.table.register(CardCell.self, forCellReuseIdentifier: "card")
        stage.data.identifier = "card"
        stage.table.rowHeight = 60
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        func expectCards() {
            for cell in stage.table.visibleCells {
                let row = stage.table.indexPath(for: cell).map { stage.table.rectForRow(at: $0) }
                #expect(cell.frame == row?.insetBy(dx: 12, dy: 4))
            }
        }
        expectCards()
        stage.data.sections[0].insert("new", at: 2)
        stage.table.insertRows(at: [path(2)], with: .fade)
        try stage.screen.settle()
        expectCards()
        stage.table.contentOffset.y = 1000
        stage.screen.advance(by: 0.1)
        expectCards()
        stage.screen.size = CGSize(width: 320, height: 440)
        stage.table.frame.size.width = 320
        try stage.screen.settle()
        expectCards()
    }

    @Test("Frames set in a cell's layoutSubviews are kept, and cause no further layouts")
    func framesSetInLayout() throws {
        let stage = stage()
        stage.table.register(HandmadeCell.self, forCellReuseIdentifier: "handmade")
        stage.data.identifier = "handmade"
        stage.data.configure = { cell, _ in cell.imageView?.image = UIImage(systemName: "star") }
        stage.table.reloadData()
        try stage.screen.settle()
        let cell = try #require(stage.cell(3) as? HandmadeCell)
        #expect(cell.imageView?.frame == CGRect(x: 10, y: 5, width: 30, height: 30))
        #expect(cell.textLabel?.frame.minX == 50)
        #expect(cell.contentView.frame.minX == 8)
        let layouts = cell.layouts
        stage.screen.advance(by: 0.5)
        #expect(cell.layouts == layouts)
    }

    @Test(
        "Corner radii that an app sets on cells are kept during swipes, selection and updates",
        arguments: [UITableView.Style.plain, .grouped])
    func roundCells(_ style: UITableView.Style) throws {
        let stage = stage(style, count: 6)
        stage.data.configure = { cell, _ in
            cell.layer.cornerRadius = 12
            cell.layer.maskedCorners = [.layerMinXMinYCorner]
            cell.clipsToBounds = true
        }
        stage.table.reloadData()
        try stage.screen.settle()
        func expectRound() {
            for cell in stage.table.visibleCells {
                #expect(cell.layer.cornerRadius == 12)
                #expect(cell.clipsToBounds)
                #expect(cell.layer.maskedCorners == .layerMinXMinYCorner)
            }
        }
        expectRound()
        let finger = stage.screen.touch(at: stage.point(1, x: 370))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.cell(1)?.showingDeleteConfirmation == true)
        stage.screen.tap(at: stage.point(4))
        try stage.screen.settle()
        expectRound()
        stage.data.sections[0].insert("new", at: 0)
        stage.table.insertRows(at: [path(0)], with: .middle)
        try stage.screen.settle()
        expectRound()
    }

    @Test("Separators are hidden by insets as wide as the table, or wider")
    func hiddenSeparators() throws {
        let stage = stage()
        for inset in [390, 10_000, CGFloat.greatestFiniteMagnitude] {
            for isLeft in [true, false] {
                stage.data.configure = { cell, _ in
                    cell.separatorInset = UIEdgeInsets(
                        top: 0, left: isLeft ? inset : 0, bottom: 0, right: isLeft ? 0 : inset)
                }
                stage.table.reloadData()
                try stage.screen.settle()
                _ = stage.screen.capture()
                #expect(stage.cell(0)?.separator.frame.width == 0)
            }
        }
    }

    // MARK: Animation and scrolling

    @Test("A row update inside a UIView animation takes its duration")
    func duration() throws {
        let stage = stage()
        let below = try #require(stage.cell(3))
        stage.data.sections[0].insert("new", at: 0)
        UIView.animate(withDuration: 2) { stage.table.insertRows(at: [path(0)], with: .fade) }
        stage.screen.advance(by: 1)
        #expect(abs(shown(below).minY - 154) < 2)
        try stage.expectSettled()
    }

    @Test("A transaction's completion block waits for the deletion animations in it")
    func transaction() throws {
        let stage = stage()
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        stage.data.sections[0].remove(at: 1)
        stage.table.deleteRows(at: [path(1)], with: .fade)
        CATransaction.commit()
        stage.screen.advance(by: 0.2)
        #expect(!isDone)
        try stage.screen.settle()
        #expect(isDone)
    }

    @Test("Scrolling to a row that was just inserted ends with that row at the bottom")
    func scrollToNew() throws {
        let stage = stage()
        for number in 0..<3 {
            stage.data.sections[0].append("new \(number)")
            let last = path(stage.data.sections[0].count - 1)
            stage.table.insertRows(at: [last], with: .automatic)
            stage.table.scrollToRow(at: last, at: .bottom, animated: true)
            try stage.expectSettled()
            #expect(stage.table.contentOffset.y == stage.table.rectForRow(at: last).maxY - 440)
        }
    }

    // MARK: Background and section spacing

    @Test("The background view is behind the rows, also if a refresh control is set after it")
    func refreshAndBackground() throws {
        let stage = stage()
        let background = UIView()
        background.backgroundColor = .red
        stage.table.backgroundView = background
        stage.table.refreshControl = UIRefreshControl()
        stage.table.reloadData()
        stage.data.sections[0].insert("new", at: 0)
        stage.table.insertRows(at: [path(0)], with: .fade)
        stage.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        try stage.screen.settle()
        let order = stage.table.subviews
        let place = try #require(order.firstIndex { $0 === background })
        #expect(place == 0)
        for cell in stage.table.visibleCells {
            #expect(order.firstIndex { $0 === cell }.map { $0 > place } == true)
        }
    }

    @Test("Headers and footers of nearly zero height take no space in a grouped table")
    func noGaps() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let data = Teams([2, 0, 3])
        let owner = Owner()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (data, owner)
        screen.show(table)
        try screen.settle()
        #expect(table.contentSize.height == CGFloat(5 * 44))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == CGFloat(2 * 44))
        #expect(table.visibleCells.count == 5)
        table.performBatchUpdates {
            data.counts = [1, 1, 3]
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
        }
        try screen.settle()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    }

    private final class Owner: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            .leastNonzeroMagnitude
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            .leastNormalMagnitude
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    }
}
