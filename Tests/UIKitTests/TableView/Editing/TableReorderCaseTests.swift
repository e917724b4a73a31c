// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Testing
@testable import UIKit
import UIKitTesting

/// A table in edit mode whose rows are dragged by their reorder controls.
@MainActor
struct ReorderControlStage {
    let stage: TableStage

    init(_ data: Players = Players(count: 100), height: CGFloat = 440, prepare: (TableStage) -> Void = { _ in }) {
        stage = TableStage(data, height: height)
        prepare(stage)
        stage.table.setEditing(true, animated: false)
        // Waits until the scroll indicators have faded out.
        stage.screen.advance(by: 3)
    }

    var screen: TestScreen { stage.screen }
    var table: UITableView { stage.table }
    var data: Players { stage.data }
    var offset: CGFloat { table.contentOffset.y }

    func reorderControl(_ row: Int, _ section: Int = 0) -> TestFinger {
        screen.touch(at: stage.point(row, section, x: 368))
    }

    var isHeld: Bool { table.reorder.map { !$0.isSettling } ?? false }

    /// The vertical centre of the held row in window coordinates.
    var heldMiddle: CGFloat? {
        table.reorder.map { $0.cell.convert(CGPoint(x: 0, y: $0.cell.bounds.midY), to: nil).y }
    }
}

/// A delegate with custom row heights and headers.
@MainActor
final class ReorderControlDelegate: NSObject, UITableViewDelegate {
    var heights: [CGFloat] = []
    var header: CGFloat = 0

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights.indices.contains(indexPath.row) ? heights[indexPath.row] : 44
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header > 0 ? UIView() : nil
    }
}

@Suite("Reorder control: numbered cases") @MainActor
struct TableReorderCaseTests {
    @Test("A second finger on another reorder control moves nothing and does not end the drag (I07)")
    func secondFinger() throws {
        let grips = ReorderControlStage()
        let finger = grips.reorderControl(2)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
        let second = grips.reorderControl(7)
        second.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        second.up()
        #expect(grips.isHeld)
        #expect(grips.data.calls == [])
        finger.up()
        #expect(grips.data.calls == ["move A2 to 0-3"])
        try grips.stage.expectSettled()
    }

    @Test("Dragging a row moves neither the refresh control nor an enclosing scroll view (I08)")
    func surroundingsStay() throws {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        let grips = ReorderControlStage()
        let refresh = UIRefreshControl()
        grips.table.refreshControl = refresh
        outer.contentSize = CGSize(width: 390, height: 1000)
        grips.table.superview?.addSubview(outer)
        outer.addSubview(grips.table)
        grips.screen.advance(by: 0.1)
        let finger = grips.reorderControl(0)
        finger.move(by: CGVector(dx: 0, dy: 250), duration: 0.3)
        #expect(outer.contentOffset == .zero)
        #expect(grips.offset == 0)
        #expect(!refresh.isRefreshing)
        finger.up()
        #expect(grips.data.calls.count == 1)
        try grips.screen.settle()
        #expect(outer.contentOffset == .zero)
        #expect(grips.offset == 0)
    }

    @Test("Lifting a row ends text editing (I10)")
    func endsTextEditing() throws {
        let grips = ReorderControlStage()
        let field = UITextField(frame: CGRect(x: 100, y: 5, width: 100, height: 30))
        grips.stage.cell(6)?.contentView.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        let finger = grips.reorderControl(2)
        finger.move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
        #expect(!field.isFirstResponder)
        finger.up()
        try grips.stage.expectSettled()
    }

    @Test("A move down or up reports final indices (I12)", arguments: [(2, 5), (5, 2)])
    func finalIndices(from: Int, to: Int) throws {
        let grips = ReorderControlStage()
        let finger = grips.reorderControl(from)
        finger.move(by: CGVector(dx: 0, dy: CGFloat(to - from) * 44), duration: 0.3)
        finger.up()
        #expect(grips.data.calls == ["move A\(from) to 0-\(to)"])
        try grips.stage.expectSettled()
        #expect(grips.data.sections[0][to] == "A\(from)")
        #expect(grips.stage.visibleTexts == Array(grips.data.sections[0].prefix(10)))
    }

    @Test("A low row passes a row five times as high once each way, and never while held still (I15)")
    func heights() throws {
        let delegate = ReorderControlDelegate()
        delegate.heights = [40, 200, 40]
        let grips = ReorderControlStage(Players([["A0", "A1", "A2"]])) { $0.table.delegate = delegate }
        let high = try #require(grips.stage.cell(1))
        let finger = grips.reorderControl(0)
        var tops: [CGFloat] = []
        func look() {
            if tops.last != high.frame.minY { tops.append(high.frame.minY) }
        }
        for _ in 0..<60 {
            finger.move(by: CGVector(dx: 0, dy: 3))
            look()
        }
        for _ in 0..<20 {
            finger.hold(0.1)
            look()
        }
        for _ in 0..<60 {
            finger.move(by: CGVector(dx: 0, dy: -3))
            look()
        }
        #expect(tops == [40, 0, 40])
        finger.up()
        #expect(grips.data.calls == [])
        try grips.stage.expectSettled()
        _ = delegate
    }

    @Test("Rows are displaced at the same distance for moves down and up (I16)", arguments: [1.0, -1.0])
    func symmetric(direction: CGFloat) throws {
        let grips = ReorderControlStage()
        let neighbour = try #require(grips.stage.cell(direction > 0 ? 6 : 4))
        let top = neighbour.frame.minY
        let finger = grips.reorderControl(5)
        finger.move(by: CGVector(dx: 0, dy: 21 * direction))
        finger.hold(0.3)
        #expect(neighbour.frame.minY == top)
        finger.move(by: CGVector(dx: 0, dy: 2 * direction))
        finger.hold(0.3)
        #expect(neighbour.frame.minY == top - 44 * direction)
        finger.up()
        try grips.stage.expectSettled()
    }

    @Test("Moving the only row of a section moves it once, and its section keeps its header (I17, I18)")
    func sections() throws {
        let delegate = ReorderControlDelegate()
        delegate.header = 28
        let grips = ReorderControlStage(Players([["a"], ["b", "c"]])) { $0.table.delegate = delegate }
        let finger = grips.reorderControl(0, 0)
        finger.move(by: CGVector(dx: 0, dy: grips.stage.point(0, 1).y - grips.stage.point(0, 0).y + 3), duration: 0.3)
        finger.hold(0.3)
        #expect(grips.table.rectForHeader(inSection: 1).height == 28)
        finger.up()
        #expect(grips.data.calls == ["move a to 1-1"])
        try grips.stage.expectSettled()
        #expect(grips.data.sections == [[], ["b", "a", "c"]])
        #expect((0..<2).map { grips.table.numberOfRows(inSection: $0) } == [0, 3])
        let headers = (0..<2).map { grips.table.rectForHeader(inSection: $0) }
        #expect(headers.allSatisfy { $0.height == 28 })
        #expect(headers[0].maxY <= headers[1].minY)
        #expect(headers[1].maxY == grips.table.rectForRow(at: path(0, 1)).minY)
        _ = delegate
    }

    @Test("Release below the rows moves the row to the last place, with valid indices only (I19, I20, I21)")
    func outside() throws {
        for end in [CGPoint(x: 368, y: 900), CGPoint(x: 368, y: 300)] {
            let grips = ReorderControlStage(Players(count: 6)) {
                $0.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 150))
            }
            var asked: [Int] = []
            grips.stage.listener.chooseTarget = {
                asked.append($0.row)
                return $0
            }
            let finger = grips.reorderControl(3)
            finger.move(to: CGPoint(x: 368, y: -300), duration: 0.1)
            finger.move(to: end)
            finger.up()
            #expect(grips.data.calls == ["move A3 to 0-5"])
            #expect(asked.allSatisfy { (0..<6).contains($0) })
            try grips.stage.expectSettled()
        }
    }

    @Test("A partly visible row can be lifted and stays under the finger (I23)")
    func partlyVisible() throws {
        let grips = ReorderControlStage()
        grips.table.contentOffset.y = 30
        grips.screen.advance(by: 3)
        let finger = grips.screen.touch(at: CGPoint(x: 368, y: 5))
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.3)
        // The finger touched the row 13 points below its centre.
        #expect(abs((grips.heldMiddle ?? 0) - (205 - 13)) < 0.01)
        finger.up()
        #expect(grips.data.calls.first?.hasPrefix("move A0 to") == true)
        try grips.stage.expectSettled()
    }

    @Test("Autoscroll far from the row hides no other cell, and after cancel the row is in its place (I25)")
    func farAway() throws {
        let grips = ReorderControlStage()
        let finger = grips.reorderControl(1)
        finger.move(to: CGPoint(x: 368, y: 420), duration: 0.3)
        finger.hold(2)
        #expect(grips.offset > 500)
        let cells = grips.table.visibleCells
        #expect(cells.allSatisfy { !$0.isHidden && $0.alpha > 0.9 })
        finger.cancel()
        try grips.stage.expectSettled()
        grips.table.contentOffset.y = 0
        try grips.stage.expectSettled()
        #expect(grips.stage.visibleTexts == (0..<10).map { "A\($0)" })
        #expect(grips.data.calls == [])
    }

    enum Interruption: CaseIterable { case resize, scale, push, page, sheet }

    @Test(
        "Resizing or rescaling the window, or covering the table, returns the row (I50, I51)",
        arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        let grips = ReorderControlStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isNavigationBarHidden = true
        navigation.topViewController?.view.addSubview(grips.table)
        grips.screen.show(navigation)
        grips.screen.advance(by: 0.5)
        let finger = grips.reorderControl(2)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        #expect(grips.isHeld)
        switch interruption {
        case .resize: grips.screen.size = CGSize(width: 390, height: 400)
        case .scale: grips.screen.surface.resize(to: grips.screen.size, scale: 3)
        case .push: navigation.pushViewController(UIViewController(), animated: true)
        case .page, .sheet:
            let page = UIViewController()
            page.modalPresentationStyle = interruption == .page ? .fullScreen : .automatic
            navigation.present(page, animated: true, completion: nil)
        }
        grips.screen.advance(by: 0.1)
        #expect(!grips.isHeld)
        finger.move(by: CGVector(dx: 0, dy: 20), duration: 0.1)
        finger.up()
        try grips.screen.settle()
        #expect(grips.data.calls == [])
        #expect(!grips.table.hasUncommittedUpdates)
        #expect(grips.table.layer.sublayers?.allSatisfy { $0.zPosition == 0 } == true)
    }

    @Test("Enlarging the window by one point does not end the drag (I50)")
    func resizedByAPoint() throws {
        let grips = ReorderControlStage()
        let finger = grips.reorderControl(2)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        grips.screen.size = CGSize(width: 390, height: 441)
        grips.screen.advance(by: 0.1)
        #expect(grips.isHeld)
        finger.up()
        #expect(grips.data.calls == ["move A2 to 0-4"])
        try grips.stage.expectSettled()
    }

    @Test("moveRowAt comes before the row settles, and hasUncommittedUpdates ends after it (I54, I55)")
    func order() throws {
        let grips = ReorderControlStage()
        #expect(!grips.table.hasUncommittedUpdates)
        let finger = grips.reorderControl(2)
        #expect(grips.table.hasUncommittedUpdates)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        finger.up()
        #expect(grips.data.calls == ["move A2 to 0-4"])
        #expect(grips.table.hasUncommittedUpdates)
        #expect(grips.stage.cell(4)?.textLabel?.text == "A2")
        try grips.stage.expectSettled()
        #expect(!grips.table.hasUncommittedUpdates)
    }
}
