// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that records the rows it is asked about for swipes, menus, selection gestures and drags.
@MainActor
private final class Asked: NSObject, UITableViewDelegate, UITableViewDragDelegate {
    var calls: [String] = []

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        calls.append("swipe \(indexPath.row)")
        return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("menu \(indexPath.row)")
        return nil
    }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        calls.append("sweep \(indexPath.row)")
        return false
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        calls.append("drag \(indexPath.row)")
        return []
    }
}

@Suite("Rows covered by a pinned header or by a view of the app") @MainActor
struct TableCoveredRowTests: SectionsSuite {
    let screen = makeScreen()
    let owner = HeaderOwner()
    private let asked = Asked()

    private func shown() -> UITableView {
        let table = show(Teams([30], headers: ["One"]), delegate: false)
        table.delegate = asked
        table.dragDelegate = asked
        table.allowsMultipleSelectionDuringEditing = true
        table.contentOffset.y = 100
        screen.advance(by: 0.1)
        return table
    }

    /// Performs a two-finger selection, a long press, a mouse click and a swipe at `point`.
    private func tryAll(at point: CGPoint) throws {
        let fingers = [100, 200].map { screen.touch(at: CGPoint(x: $0, y: point.y)) }
        for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.2) }
        for finger in fingers { finger.up() }
        try screen.settle()
        let press = screen.touch(at: point)
        press.hold(1)
        press.up()
        try screen.settle()
        screen.mouse.click(at: point, button: 3)
        try screen.settle()
        screen.press(.keyboardEscape)
        try screen.settle()
        let finger = screen.touch(at: CGPoint(x: 300, y: point.y))
        finger.move(by: CGVector(dx: -150, dy: 0), duration: 0.3)
        finger.up()
        try screen.settle()
    }

    @Test("The delegate is not asked about a row below a pinned header")
    func pinnedHeader() throws {
        let table = shown()
        let header = try #require(table.headerView(forSection: 0))
        let middle = table.convert(CGPoint(x: 195, y: header.frame.midY), to: nil)
        #expect(table.indexPathForRow(at: table.convert(middle, from: nil)) != nil)
        try tryAll(at: middle)
        #expect(asked.calls == [])
        #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    }

    @Test("The delegate is not asked about a row below a view that the app placed over the rows")
    func viewOverRows() throws {
        let table = shown()
        let cover = UIView(frame: CGRect(x: 0, y: 180, width: 390, height: 200))
        table.addSubview(cover)
        screen.advance(by: 0.1)
        try tryAll(at: table.convert(CGPoint(x: 195, y: 280), to: nil))
        #expect(asked.calls == [])
    }

    @Test("An uncovered row has every gesture, and a row with user interaction disabled can still be swiped")
    func uncovered() throws {
        let table = shown()
        try tryAll(at: table.convert(CGPoint(x: 195, y: 280), to: nil))
        for what in ["swipe", "sweep", "menu", "drag"] {
            #expect(asked.calls.contains { $0.hasPrefix(what) }, "\(what)")
        }
        asked.calls = []
        let path = try #require(table.indexPathForRow(at: CGPoint(x: 195, y: table.contentOffset.y + 300)))
        let cell = try #require(table.cellForRow(at: path))
        cell.isUserInteractionEnabled = false
        let finger = screen.touch(at: CGPoint(x: 300, y: 300))
        finger.move(by: CGVector(dx: -150, dy: 0), duration: 0.3)
        finger.up()
        #expect(asked.calls.contains("swipe \(path.row)"))
    }
}
