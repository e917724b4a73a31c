// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that calls a closure when a row is about to be displayed.
@MainActor
private final class Watcher: NSObject, UITableViewDelegate {
    var shown: (Int) -> Void = { _ in }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown(indexPath.row)
    }
}

@Suite("Updates made during layout") @MainActor
struct TableUpdateDuringLayoutTests {
    private let stage = TableStage()
    private let watcher = Watcher()

    init() {
        stage.table.delegate = watcher
        stage.screen.advance(by: 0.1)
    }

    /// Calls `body` once, when the row is about to be displayed.
    private func once(_ row: Int, _ body: @escaping () -> Void) {
        watcher.shown = { [unowned watcher] in
            guard $0 == row else { return }
            watcher.shown = { _ in }
            body()
        }
    }

    @Test("A batch during layout keeps the selection, the cells of rows and the content on screen")
    func batch() throws {
        let (table, data) = (stage.table, stage.data)
        table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        var completions: [Bool] = []
        once(12) {
            table.performBatchUpdates {
                data.sections[0].insert("first", at: 0)
                data.sections[0].append("last")
                table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 101, section: 0)], with: .fade)
            } completion: {
                completions.append($0)
            }
        }
        let cell = try #require(stage.cell(6))
        table.contentOffset.y = 150
        stage.screen.advance(by: 0.05)
        #expect(cell.convert(CGPoint.zero, to: nil).y == CGFloat(6 * 44 - 150))
        #expect(stage.cell(7) === cell)
        #expect(completions == [true])
        #expect(table.indexPathsForSelectedRows == [path(5)])
        #expect(table.numberOfRows(inSection: 0) == 102)
        try stage.expectSettled()
    }

    @Test("If the data source deletes rows during reconfiguration, the remaining rows are still reconfigured")
    func whileReconfiguring() throws {
        let (table, data) = (stage.table, stage.data)
        data.configure = { _, path in
            guard path.row == 0, data.sections[0].count == 100 else { return }
            data.sections[0].removeLast(98)
            table.deleteRows(at: (2..<100).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        data.sections[0][1] = "A1!"
        table.reconfigureRows(at: [0, 1, 5].map { path($0) })
        try stage.screen.settle()
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(stage.visibleTexts == ["A0", "A1!"])
        try stage.expectSettled()
    }

    @Test("Several updates during layout are applied in order, each with the row counts after it")
    func several() throws {
        let (table, data) = (stage.table, stage.data)
        table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        var completions = 0
        once(12) {
            table.performBatchUpdates {
                data.sections[0].insert(contentsOf: ["x", "y"], at: 0)
                data.sections[0][10] = "A8!"
                table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
                table.reconfigureRows(at: [IndexPath(row: 8, section: 0)])
            } completion: { _ in
                completions += 1
            }
            data.sections.append(["other"])
            table.insertSections([1], with: .fade)
            table.performBatchUpdates {
                data.sections[0].removeLast(50)
                data.sections[0].removeFirst()
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
                table.deleteRows(at: (52..<102).map { IndexPath(row: $0, section: 0) }, with: .left)
            } completion: { _ in
                completions += 1
            }
        }
        table.contentOffset.y = 150
        stage.screen.advance(by: 0.05)
        #expect(completions == 2)
        #expect(table.indexPathsForSelectedRows == [path(5)])
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 51)
        #expect(table.contentSize.height == CGFloat(52 * 44))
        #expect(table.contentOffset.y == CGFloat(150 + 44))
        try stage.expectSettled()
        #expect(stage.visibleTexts.contains("A8!"))
    }

    @Test("A reload during layout covers the batches before and after it, which still call their completions")
    func reload() throws {
        let (table, data) = (stage.table, stage.data)
        table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        var completions = 0
        once(12) {
            for isReloaded in [false, true] {
                data.sections[0].insert("new \(isReloaded)", at: 0)
                table.performBatchUpdates {
                    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                } completion: { _ in
                    completions += 1
                }
                if !isReloaded { table.reloadData() }
            }
        }
        table.contentOffset.y = 150
        stage.screen.advance(by: 0.05)
        #expect(completions == 2)
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(table.numberOfRows(inSection: 0) == 102)
        try stage.expectSettled()
    }

    @Test("An insertion during layout keeps the heights that were measured")
    func heights() throws {
        final class Tall: NSObject, UITableViewDelegate {
            var shown: (Int) -> Void = { _ in }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) { shown(indexPath.row) }
        }
        let (table, data, tall) = (stage.table, stage.data, Tall())
        table.delegate = tall
        stage.screen.advance(by: 0.1)
        tall.shown = {
            guard $0 == 9, data.sections[0].count == 100 else { return }
            data.sections[0].append("last")
            table.insertRows(at: [IndexPath(row: 100, section: 0)], with: .none)
        }
        table.contentOffset.y = 130
        stage.screen.advance(by: 0.05)
        #expect(table.rectForRow(at: path(8)).minY == CGFloat(8 * 60))
        #expect(table.contentSize.height == CGFloat(10 * 60 + 91 * 44))
    }
}
