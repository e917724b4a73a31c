// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Swipe page") @MainActor
struct SwipeTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let folder: ScratchFolder
    let controller: SwipeController
    let navigation: UINavigationController

    init() throws {
        folder = try ScratchFolder()
        controller = SwipeController(store: SwipeStore(directory: folder.url))
        navigation = UINavigationController(rootViewController: controller)
        screen.show(navigation)
        screen.advance(by: 0.1)
    }

    private func point(_ row: Int, x: CGFloat) -> CGPoint {
        let table = controller.tableView!
        return table.convert(CGPoint(x: x, y: table.rectForRow(at: IndexPath(row: row, section: 0)).midY), to: nil)
    }

    private func swipe(_ row: Int, from x: CGFloat, by dx: CGFloat) throws {
        let finger = screen.touch(at: point(row, x: x))
        finger.move(by: CGVector(dx: dx, dy: 0), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try screen.settle()
    }

    private func label(_ text: String, in view: UIView) -> UIView? {
        if (view as? UILabel)?.text == text { return view }
        return view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    private var senders: [String] { controller.messages.map(\.sender) }

    @Test("A full swipe to the left deletes a letter, and one to the right marks it as read")
    func fullSwipes() throws {
        try swipe(0, from: 380, by: -350)
        #expect(senders.first == "Hedy Lamarr")
        #expect(senders.count == 11)
        try swipe(0, from: 30, by: 350)
        #expect(controller.messages[0].isRead)
        #expect(senders.count == 11)
        #expect(controller.tableView.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    }

    @Test("The swipe buttons flag, archive and open a letter")
    func buttons() throws {
        try swipe(2, from: 30, by: 180)
        screen.tap(at: point(2, x: 110))
        try screen.settle()
        #expect(controller.messages[2].isFlagged)
        try swipe(2, from: 380, by: -240)
        screen.tap(at: point(2, x: 270))
        try screen.settle()
        #expect(controller.archived == 1)
        #expect(!senders.contains("Emmy Noether"))
        try swipe(0, from: 380, by: -240)
        screen.tap(at: point(0, x: 180))
        try screen.settle()
        #expect(navigation.topViewController is MessageController)
        #expect(controller.messages[0].isRead)
    }

    @Test("A click with the secondary mouse button shows the same actions in a menu")
    func menu() throws {
        screen.mouse.click(at: point(1, x: 200), button: 2)
        try screen.settle()
        // Moves to Delete, which is the last item of the menu, and chooses it.
        for _ in 0..<5 { screen.press(.keyboardDownArrow) }
        screen.press(.keyboardReturnOrEnter)
        try screen.settle()
        #expect(!senders.contains("Hedy Lamarr"))
        #expect(controller.archived == 0)
        // The chosen action deleted the focused row. The next row gets the focus with a visible ring, because the
        // choice was made by keyboard.
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(controller.tableView.focusedPath?.row == 1)
        #expect(cell.subviews.contains { String(describing: type(of: $0)) == "FocusRing" })
    }

    @Test("Keys select a letter, flag it, mark it as read, archive, delete and open it")
    func keys() throws {
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardR)
        #expect(controller.messages[1].isRead)
        screen.press(.keyboardF)
        #expect(!controller.messages[1].isFlagged)
        screen.press(.keyboardA)
        try screen.settle()
        #expect(senders[1] == "Emmy Noether")
        #expect(controller.archived == 1)
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        #expect(senders[1] == "Grace Hopper")
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        #expect(controller.tableView.focusedPath?.row == 1)
        screen.press(.keyboardReturnOrEnter)
        try screen.settle()
        #expect(navigation.topViewController is MessageController)
    }

    @Test("Marking as read and flagging can be undone and redone")
    func undoMarks() throws {
        let before = controller.messages
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardR)
        screen.press(.keyboardF)
        let after = controller.messages
        #expect(after[1].isRead != before[1].isRead)
        #expect(after[1].isFlagged != before[1].isFlagged)
        for _ in 0..<2 { screen.press(.keyboardZ, modifiers: .control) }
        #expect(controller.messages == before)
        for _ in 0..<2 { screen.press(.keyboardZ, modifiers: [.control, .shift]) }
        try screen.settle()
        #expect(controller.messages == after)
    }

    @Test("A letter that undo restores is not selected")
    func notSelectedByUndo() throws {
        try swipe(0, from: 380, by: -350)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(controller.messages == Message.samples)
        #expect(controller.tableView.indexPathsForSelectedRows == nil)
    }

    @Test("The Delete button of the bar is enabled only while letters are selected")
    func nothingChosen() throws {
        controller.setEditing(true, animated: false)
        let delete = try #require(controller.navigationItem.rightBarButtonItems?.last)
        #expect(delete.title == "Delete")
        #expect(!delete.isEnabled)
        screen.tap(at: point(1, x: 200))
        #expect(delete.isEnabled)
        screen.tap(at: point(1, x: 200))
        #expect(!delete.isEnabled)
    }

    @Test("After selected letters were deleted by mouse, no letter is selected", arguments: [[1], [1, 3], [10, 11]])
    func deletedByMouse(rows: [Int]) throws {
        controller.setEditing(true, animated: false)
        try screen.settle()
        for row in rows { screen.mouse.click(at: point(row, x: 200)) }
        #expect(controller.tableView.indexPathsForSelectedRows?.map(\.row) == rows)
        screen.mouse.click(at: try #require(label("Delete", in: navigation.navigationBar)).middle)
        try screen.settle()
        #expect(senders.count == 12 - rows.count)
        #expect(!controller.isEditing)
        #expect(controller.tableView.indexPathsForSelectedRows == nil)
        #expect(controller.tableView.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test(
        "In edit mode the Delete key deletes all selected letters, as one undo step",
        arguments: [[1], [1, 3], [10, 11]])
    func deletedByKey(rows: [Int]) throws {
        let before = senders
        controller.setEditing(true, animated: false)
        try screen.settle()
        for row in rows { screen.mouse.click(at: point(row, x: 200)) }
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        #expect(senders == before.indices.filter { !rows.contains($0) }.map { before[$0] })
        let delete = try #require(controller.navigationItem.rightBarButtonItems?.last)
        #expect(controller.isEditing)
        #expect(!delete.isEnabled)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(senders == before)
        #expect(controller.undoManager?.canUndo == false)
    }

    @Test("The multiple-selection gesture selects several letters, and Delete in the bar deletes them")
    func several() throws {
        let fingers = (screen.touch(at: point(1, x: 150)), screen.touch(at: point(1, x: 250)))
        screen.move([(fingers.0, point(3, x: 150)), (fingers.1, point(3, x: 250))], duration: 0.3)
        fingers.0.up()
        fingers.1.up()
        try screen.settle()
        #expect(controller.isEditing)
        #expect(controller.tableView.indexPathsForSelectedRows?.count == 3)
        screen.tap(try #require(label("Delete", in: navigation.navigationBar)))
        try screen.settle()
        #expect(Array(senders.prefix(2)) == ["Ada Lovelace", "Katherine Johnson"])
        #expect(!controller.isEditing)
    }
}
