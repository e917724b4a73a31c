// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that changes the table inside its callbacks.
@MainActor
private final class ReentrantDelegate: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var didSelect: (Int) -> Void = { _ in }
    var willDeselect: (IndexPath) -> IndexPath? = { $0 }
    var willBeginEditing: () -> Void = {}

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
        didSelect(indexPath.row)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        willDeselect(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("perform \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("begin \(indexPath.row)")
        willBeginEditing()
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
}

@Suite("Taps, menus and swipes on rows while the table changes") @MainActor
struct TableAnimatedRowPressTests {
    private let stage = TableStage(Players(count: 8))
    private let reentrantDelegate = ReentrantDelegate()

    init() {
        stage.table.delegate = reentrantDelegate
        stage.screen.advance(by: 0.1)
    }

    // MARK: Taps

    @Test("A row deleted in didSelect gets no primary action; a row moved in it gets it at the new index path")
    func changeInDidSelect() throws {
        reentrantDelegate.didSelect = { [unowned stage = stage.table, data = stage.data] row in
            data.sections[0].remove(at: row)
            stage.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }
        stage.screen.tap(at: stage.point(2))
        #expect(reentrantDelegate.calls == ["select 2"])
        reentrantDelegate.calls = []
        reentrantDelegate.didSelect = { [unowned stage = stage.table, data = stage.data] _ in
            data.sections[0].insert("new", at: 0)
            stage.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        stage.screen.tap(at: stage.point(3))
        #expect(reentrantDelegate.calls == ["select 3", "perform 4"])
        try stage.expectSettled()
    }

    @Test("A row that the delegate does not allow to be deselected stays selected when another row is tapped")
    func deselectionRefused() {
        stage.screen.tap(at: stage.point(2))
        reentrantDelegate.willDeselect = { _ in nil }
        stage.screen.tap(at: stage.point(4))
        #expect(stage.table.indexPathsForSelectedRows == [path(2), path(4)])
        #expect(stage.cell(2)?.isSelected == true)
        #expect(stage.cell(4)?.isSelected == true)
        #expect(!reentrantDelegate.calls.contains("deselect 2"))
    }

    @Test("A tapped row that is deleted in willDeselect is not selected")
    func deletedInWillDeselect() throws {
        stage.screen.tap(at: stage.point(0))
        reentrantDelegate.calls = []
        reentrantDelegate.willDeselect = { [unowned stage = stage.table, data = stage.data] path in
            data.sections[0].removeLast(4)
            stage.deleteRows(at: (4..<8).map { IndexPath(row: $0, section: 0) }, with: .none)
            return path
        }
        stage.screen.tap(at: stage.point(6))
        #expect(stage.table.indexPathsForSelectedRows == nil)
        #expect(reentrantDelegate.calls == ["deselect 0"])
        try stage.expectSettled()
    }

    // MARK: Menus

    /// Opens the menu of row 2, calls `change`, and chooses Delete.
    private func deleteByMenu(after change: () -> Void) throws {
        stage.screen.mouse.click(at: stage.point(2), button: 2)
        try stage.screen.settle()
        #expect(stage.table.rowMenu.interaction.menuAppearance == .compact)
        change()
        stage.screen.advance(by: 0.5)
        stage.screen.press(.keyboardDownArrow)
        stage.screen.press(.keyboardReturnOrEnter)
        try stage.screen.settle()
    }

    @Test("A row's menu deletes that row after it has moved, and no row after a reload")
    func menu() throws {
        try deleteByMenu {
            stage.data.sections[0].insert("new", at: 0)
            stage.table.insertRows(at: [path(0)], with: .fade)
        }
        #expect(stage.data.calls == ["commit delete A2"])
        stage.data.calls = []
        try deleteByMenu {
            stage.data.sections[0].removeFirst()
            stage.table.reloadData()
        }
        #expect(stage.data.calls == [])
        try deleteByMenu {
            stage.data.sections[0].shuffle()
            stage.table.reloadSections([0], with: .none)
        }
        #expect(stage.data.calls == [])
        try stage.expectSettled()
    }

    // MARK: Swipes

    @Test("The delegate gets the begin and end callbacks for a swiped row if the table reloads in the first")
    func swipe() throws {
        reentrantDelegate.willBeginEditing = { [unowned table = stage.table] in table.reloadData() }
        let finger = stage.screen.touch(at: stage.point(2, x: 370))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        #expect(reentrantDelegate.calls == ["begin 2", "end nil"])
        try stage.expectSettled()
    }

    // MARK: Reordering

    @Test("Prefetched rows are not prefetched again after a row is dragged to another section")
    func prefetched() throws {
        final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
            var asked: [String] = []
            let data: Players
            init(_ data: Players) { self.data = data }
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                asked += indexPaths.map { data.name($0) }
            }
        }
        let stage = TableStage(Players([(0..<5).map { "A\($0)" }, (0..<30).map { "B\($0)" }]))
        stage.table.setEditing(true, animated: false)
        let fetcher = Fetcher(stage.data)
        stage.table.prefetchDataSource = fetcher
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: stage.point(0, x: 368))
        finger.move(to: CGPoint(x: 368, y: stage.point(1, 1).y + 4), duration: 0.4)
        finger.hold(0.5)
        finger.up()
        try stage.expectSettled()
        #expect(stage.data.sections[0].count == 4 && stage.data.sections[1].contains("A0"))
        #expect(fetcher.asked.contains("B14"))
        #expect(fetcher.asked.count { $0 == "B14" } == 1)
    }
}
