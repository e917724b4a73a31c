// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// One component of each kind on one screen.
@MainActor
private final class AllComponentsStage: NSObject, UIDragInteractionDelegate {
    enum Kind: CaseIterable, Sendable {
        case board, movingView, stack, dragInteraction, rows, linkedTables, reorderControl
    }

    let screen = TestScreen(size: CGSize(width: 400, height: 700))
    let board = BoardView(frame: CGRect(x: 0, y: 0, width: 400, height: 150))
    let moving = MovingView(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
    let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])
    let source = Source(frame: CGRect(x: 20, y: 500, width: 100, height: 60))
    let rows = RowsController([(0..<3).map { "A\($0)" }])
    let linked = UITableView(frame: CGRect(x: 200, y: 500, width: 180, height: 150))
    let tables: LinkedTables<LinkedCard>
    let edited = EditedRows()
    private(set) var isDragging = false

    /// A table whose rows have reorder controls.
    final class EditedRows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            setEditing(true, animated: false)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}

        var isMoving: Bool { tableView.visibleCells.contains { $0.layer.shadowOpacity > 0 } }
    }

    /// A plain view that can have the focus.
    final class Source: UIView {
        override var canBecomeFocused: Bool { true }
    }

    override init() {
        linked.rowHeight = 44
        tables = LinkedTables(lists: [
            LinkedTables.List(tableView: linked, items: [LinkedCard("L0"), LinkedCard("L1")]) { _, _, item in
                let cell = UITableViewCell()
                cell.textLabel?.text = item.text
                return cell
            }
        ])
        super.init()
        board.items = BoardStage.boxes((20, 20))
        stack.frame = CGRect(x: 20, y: 350, width: 120, height: 60)
        let interaction = UIDragInteraction(delegate: self)
        interaction.isEnabled = true
        source.addInteraction(interaction)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        rows.tableView.frame = CGRect(x: 200, y: 330, width: 180, height: 150)
        edited.tableView.frame = CGRect(x: 20, y: 600, width: 160, height: 100)
        for view in [board, moving, stack, source, rows.tableView, linked, edited.tableView] as [UIView] {
            root.addSubview(view)
        }
        screen.show(root)
        screen.advance(by: 0.5)
    }

    func point(_ kind: Kind) -> CGPoint {
        switch kind {
        case .board: CGPoint(x: 60, y: 50)
        case .movingView: CGPoint(x: 60, y: 230)
        case .stack: CGPoint(x: 40, y: 380)
        case .dragInteraction: CGPoint(x: 60, y: 530)
        case .rows: CGPoint(x: 280, y: 350)
        case .linkedTables: CGPoint(x: 280, y: 520)
        case .reorderControl: edited.view.convert(CGPoint(x: 140, y: 22), to: nil)
        }
    }

    private func view(_ kind: Kind) -> UIView {
        switch kind {
        case .board: board
        case .movingView: moving
        case .stack: stack
        case .dragInteraction: source
        case .rows: rows.tableView
        case .linkedTables: linked
        case .reorderControl: edited.tableView
        }
    }

    /// Moves the focus to a component.
    func focus(_ kind: Kind) {
        let view = view(kind)
        for _ in 0..<12 {
            let item = UIFocusSystem.focusSystem(for: view)?.focusedItem as? UIView
            if item?.isDescendant(of: view) == true { return }
            screen.press(.tab)
        }
        Issue.record("keys do not reach \(kind)")
    }

    /// Lifts the focused item by the component's keys.
    func liftByKeys(_ kind: Kind) {
        switch kind {
        case .dragInteraction, .linkedTables: screen.press(.keyboardD, modifiers: .control)
        case .board, .movingView, .stack, .rows, .reorderControl: screen.press(.space)
        }
        screen.advance(by: 0.3)
    }

    func isUnderWay(_ kind: Kind) -> Bool {
        switch kind {
        case .board: board.isDragging
        case .movingView: moving.state == .began
        case .stack: stack.isDragging
        case .dragInteraction: isDragging
        case .rows: rows.reorderer?.isDragging == true
        case .linkedTables: tables.isDragging
        case .reorderControl: edited.isMoving
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isDragging = true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { isDragging = false }
}

@Suite("One drag at a time: all components") @MainActor
struct SingleDragTests {
    private nonisolated static let pairs = AllComponentsStage.Kind.allCases.flatMap { first in
        AllComponentsStage.Kind.allCases.filter { $0 != first }.map { (first, $0) }
    }
    /// The pairs of components in which an item of the first can be lifted by keys.
    private nonisolated static let firstByKeys = pairs.filter { $0.0 != .reorderControl }
    /// The pairs of components in which an item of the second can be lifted by keys.
    private nonisolated static let secondByKeys = pairs.filter { $0.1 != .reorderControl }

    @Test("During a drag, a second finger lifts no other item, and afterwards it does (I07)", arguments: pairs)
    private func oneAtATime(first: AllComponentsStage.Kind, second: AllComponentsStage.Kind) throws {
        let crowd = AllComponentsStage()
        let finger = crowd.screen.touch(at: crowd.point(first))
        finger.hold(0.8)
        finger.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(crowd.isUnderWay(first))
        let other = crowd.screen.touch(at: crowd.point(second))
        other.hold(0.8)
        other.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(crowd.isUnderWay(first))
        #expect(!crowd.isUnderWay(second))
        other.up()
        #expect(crowd.isUnderWay(first))
        finger.cancel()
        try crowd.screen.settle()
        let third = crowd.screen.touch(at: crowd.point(second))
        third.hold(0.8)
        third.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(crowd.isUnderWay(second))
        third.cancel()
        try crowd.screen.settle()
        crowd.screen.advance(by: 0.1)
        #expect(!crowd.screen.host.hasWork)
        #expect(!AllComponentsStage.Kind.allCases.contains(where: crowd.isUnderWay))
        #expect(crowd.board.window?.gestureRecognizers?.isEmpty != false)
    }

    @Test("If two fingers press two items at once, only one item is lifted (I07)", arguments: pairs)
    private func pressedAtOnce(first: AllComponentsStage.Kind, second: AllComponentsStage.Kind) throws {
        let crowd = AllComponentsStage()
        let one = crowd.screen.touch(at: crowd.point(first))
        let other = crowd.screen.touch(at: crowd.point(second))
        one.hold(0.9)
        one.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        other.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(AllComponentsStage.Kind.allCases.count(where: crowd.isUnderWay) == 1)
        one.cancel()
        other.cancel()
        try crowd.screen.settle()
    }

    @Test("During a keyboard drag, a finger lifts no other item, and afterwards it does (I07)", arguments: firstByKeys)
    private func fingerDuringKeyboardDrag(first: AllComponentsStage.Kind, second: AllComponentsStage.Kind) throws {
        let crowd = AllComponentsStage()
        crowd.focus(first)
        crowd.liftByKeys(first)
        #expect(crowd.isUnderWay(first))
        let finger = crowd.screen.touch(at: crowd.point(second))
        finger.hold(0.8)
        finger.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(!crowd.isUnderWay(second))
        finger.up()
        crowd.screen.press(.escape)
        try crowd.screen.settle()
        let third = crowd.screen.touch(at: crowd.point(second))
        third.hold(0.8)
        third.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(crowd.isUnderWay(second))
        #expect(!crowd.isUnderWay(first))
        third.cancel()
        try crowd.screen.settle()
        #expect(!AllComponentsStage.Kind.allCases.contains(where: crowd.isUnderWay))
    }

    @Test("During a finger's drag, keys lift no other item, and afterwards they do (I07)", arguments: secondByKeys)
    private func keysDuringDrag(first: AllComponentsStage.Kind, second: AllComponentsStage.Kind) throws {
        let crowd = AllComponentsStage()
        crowd.focus(second)
        let finger = crowd.screen.touch(at: crowd.point(first))
        finger.hold(0.8)
        finger.move(by: CGVector(dx: 15, dy: 0), duration: 0.2)
        #expect(crowd.isUnderWay(first))
        crowd.liftByKeys(second)
        #expect(!crowd.isUnderWay(second))
        finger.cancel()
        try crowd.screen.settle()
        crowd.focus(second)
        crowd.liftByKeys(second)
        #expect(crowd.isUnderWay(second))
        crowd.screen.press(.escape)
        try crowd.screen.settle()
        #expect(!AllComponentsStage.Kind.allCases.contains(where: crowd.isUnderWay))
    }

    @Test("During a drag, another finger can scroll")
    func scrolls() throws {
        let crowd = AllComponentsStage()
        let scrollView = UIScrollView(frame: CGRect(x: 200, y: 400, width: 200, height: 300))
        scrollView.contentSize = CGSize(width: 200, height: 2000)
        crowd.board.superview?.addSubview(scrollView)
        crowd.screen.advance(by: 0.1)
        let finger = crowd.screen.touch(at: crowd.point(.board))
        finger.hold(0.6)
        let other = crowd.screen.touch(at: CGPoint(x: 300, y: 600))
        other.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        #expect(scrollView.contentOffset.y > 50)
        #expect(crowd.board.isDragging)
        other.up()
        finger.cancel()
        try crowd.screen.settle()
    }
}
