// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// The kanban page in a window, with its file in a temporary folder.
@MainActor
struct KanbanPageStage {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 900, height: 800))
    let page: KanbanController

    init() throws {
        folder = try ScratchFolder()
        page = KanbanController(store: KanbanStore(directory: folder.url))
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 1)
    }

    var store: KanbanStore { KanbanStore(directory: folder.url) }
    var board: [[String]] { page.tables.lists.map { $0.items.map(\.title) } }
    var saved: [[String]]? { store.waitAndLoad().document?.columns.map { $0.map(\.title) } }

    /// The accessibility label of the focused view.
    var focused: String? {
        (UIFocusSystem.focusSystem(for: page)?.focusedItem as? UIView)?.accessibilityLabel
    }

    /// The accessibility label of the view with the focus ring.
    var ringed: String? {
        func find(_ view: UIView) -> UIView? {
            if String(describing: type(of: view)) == "FocusRing" { return view }
            return view.subviews.lazy.compactMap(find).first
        }
        guard let ring = find(screen.window) else { return nil }
        return sequence(first: ring as UIView, next: \.superview).lazy.compactMap(\.accessibilityLabel).first
    }

    /// The center of a row in the window, moved down by `below` points.
    func point(_ column: Int, _ row: Int, below: CGFloat = 0) -> CGPoint {
        let table = page.columns[column].tableView
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY + below), to: nil)
    }

    func tapButton(_ name: String) {
        if let button = screen.accessibilityElement(named: name) { screen.activate(button) }
    }

    /// Drags a card to a point, and drops it there.
    func drag(_ column: Int, _ row: Int, to target: CGPoint) throws {
        let finger = screen.touch(at: point(column, row))
        finger.hold(0.5)
        finger.move(to: target, duration: 0.5)
        finger.hold(0.4)
        finger.up()
        try expectSettled()
    }

    /// Presses Tab, at most 12 times, until the focused view has a wanted label.
    func tab(to isWanted: (String) -> Bool) {
        for _ in 0..<12 where focused.map(isWanted) != true { screen.press(.tab) }
    }

    /// Checks that the columns show their cards and counts, and that no hidden cells or pending work remain.
    func expectSettled(_ location: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, sourceLocation: location)
        for (column, list) in zip(page.columns, page.tables.lists) {
            let table = column.tableView
            #expect(table.numberOfRows(inSection: 0) == list.items.count, sourceLocation: location)
            for cell in table.visibleCells {
                let row = table.indexPath(for: cell)?.row ?? 0
                #expect(cell.accessibilityLabel?.hasPrefix(list.items[row].title) == true, sourceLocation: location)
                #expect(cell.alpha == 1, sourceLocation: location)
                #expect(!cell.isHidden, sourceLocation: location)
            }
            let count = list.capacity.map { "\(list.items.count)/\($0)" } ?? "\(list.items.count)"
            let shown = column.subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(shown.contains(count), sourceLocation: location)
        }
    }

    /// Checks that all columns are scrolled to their tops.
    func expectTops(_ location: SourceLocation = #_sourceLocation) {
        for column in page.columns {
            #expect(column.tableView.contentOffset.y == CGFloat(0), sourceLocation: location)
        }
    }
}
