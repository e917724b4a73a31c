// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("What goes where on the page of two tables, and what does not") @MainActor
struct TwoTablesRefusingTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let page = TwoTablesController()

    init() {
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
    }

    private var titles: [[String]] { page.lists.map { $0.things.map(\.title) } }
    private var tables: [UITableView] { page.lists.map(\.tableView) }

    private func tap(_ name: String) throws {
        screen.activate(try #require(screen.accessibilityElement(named: name)))
        try screen.settle()
    }

    private func show(_ kind: TwoTablesController.Kind) throws {
        if kind == .words { try tap("Words") }
        #expect(page.kind == kind)
    }

    /// The tables show what the lists hold, and nothing else.
    private func expectShown() {
        for (table, titles) in zip(tables, titles) {
            #expect(!table.hasActiveDrag && !table.hasActiveDrop && !table.hasUncommittedUpdates)
            #expect(table.numberOfRows(inSection: 0) == titles.count)
            for cell in table.visibleCells {
                guard let path = table.indexPath(for: cell) else { continue }
                #expect(cell.words.first == titles[path.row])
            }
        }
    }

    @Test("I36: the third list takes no row of another: that goes home", arguments: TwoTablesController.Kind.all)
    func refuses(_ kind: TwoTablesController.Kind) throws {
        try show(kind)
        let before = titles
        let finger = screen.touch(at: tables[0].middle(ofRow: 0))
        finger.hold(0.5)
        finger.move(to: tables[2].middle(ofRow: 1), duration: 0.4)
        finger.hold(0.5)
        #expect(tables[2].hasActiveDrop && !tables[2].hasUncommittedUpdates, "it is asked, and makes no room")
        finger.up()
        try screen.settle()
        #expect(titles == before && page.undoManager?.canUndo == false)
        expectShown()
    }

    @Test("The third list is put in order by hand; that is one step to undo", arguments: TwoTablesController.Kind.all)
    func reorders(_ kind: TwoTablesController.Kind) throws {
        try show(kind)
        let before = titles
        let end = tables[2].middle(ofRow: 1)
        try screen.carry(from: tables[2].middle(ofRow: 0), to: CGPoint(x: end.x, y: end.y + 10))
        #expect(titles == [before[0], before[1], before[2].reversed()])
        expectShown()
        try tap("Undo")
        #expect(titles == before && page.undoManager?.canUndo == false)
        expectShown()
    }

    @Test(
        "Rows that are chosen go to the other list together, and from there; that is one step to undo each",
        arguments: TwoTablesController.Kind.all)
    func several(_ kind: TwoTablesController.Kind) throws {
        try show(kind)
        let before = titles
        for row in [0, 2] { screen.tap(at: tables[0].middle(ofRow: row)) }
        try screen.settle()
        try screen.carry(from: tables[0].middle(ofRow: 2), to: tables[1].middle(ofRow: 1))
        let moved = titles
        #expect(moved[0] == [before[0][1], before[0][3], before[0][4]] && moved[2] == before[2])
        let place = try #require(moved[1].firstIndex(of: before[0][0]))
        #expect(place > 0 && moved[1].count == 7 && moved[1][place + 1] == before[0][2])
        expectShown()
        try tap("Undo")
        #expect(titles == before && page.undoManager?.canUndo == false)
        expectShown()
        try tap("Redo")
        #expect(titles == moved)
        expectShown()
    }
}

extension TwoTablesController.Kind {
    fileprivate static let all: [TwoTablesController.Kind] = [.members, .words]
}
