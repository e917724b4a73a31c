// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Batches of 10,000 of 20,000 rows") @MainActor
struct TableLargeBatchTests {
    /// A change of 20,000 names, and the table updates for it.
    enum Batch: CaseIterable {
        case insert, delete, move, mixed

        /// Returns the names after the change.
        func apply(to names: [String]) -> [String] {
            switch self {
            case .insert: names[..<10_000].flatMap { ["N" + $0, $0] } + names[10_000...]
            case .delete: stride(from: 1, to: names.count, by: 2).map { names[$0] }
            case .move: Array(names[10_000...] + names[..<10_000])
            case .mixed: [names[19_999]] + names[5_001..<10_000] + (0..<5_000).map { "N\($0)" } + names[10_000..<19_999]
            }
        }

        @MainActor
        func update(_ table: UITableView) {
            func paths(_ rows: some Sequence<Int>) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }
            switch self {
            case .insert: table.insertRows(at: paths(stride(from: 0, to: 20_000, by: 2)), with: .automatic)
            case .delete: table.deleteRows(at: paths(stride(from: 0, to: 20_000, by: 2)), with: .automatic)
            case .move:
                for row in 0..<10_000 {
                    table.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: row + 10_000, section: 0))
                }
            case .mixed:
                table.deleteRows(at: paths(0...5_000), with: .automatic)
                table.insertRows(at: paths(5_000..<10_000), with: .automatic)
                table.reloadRows(at: paths(7_500..<12_500), with: .automatic)
                table.moveRow(at: IndexPath(row: 19_999, section: 0), to: IndexPath(row: 0, section: 0))
            }
        }
    }

    /// A delegate that returns 44 points as the height and the estimate of each row, and counts the height requests.
    private final class Heights: NSObject, UITableViewDelegate {
        var asked: [Int: Int] = [:]

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked[indexPath.row, default: 0] += 1
            return 44
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    }

    @Test(
        "Only visible rows get a cell and are measured, each of them once",
        arguments: Batch.allCases, [0, 9_990])
    func batch(_ batch: Batch, at row: Int) throws {
        let stage = TableStage(Players(count: 20_000))
        let heights = Heights()
        var bound: [String: Int] = [:]
        stage.data.configure = { cell, _ in bound[cell.textLabel?.text ?? "", default: 0] += 1 }
        stage.table.delegate = heights
        stage.table.scrollToRow(at: path(row), at: .top, animated: false)
        try stage.screen.settle()
        (bound, heights.asked) = ([:], [:])
        let names = batch.apply(to: stage.data.sections[0])
        stage.table.performBatchUpdates {
            stage.data.sections[0] = names
            batch.update(stage.table)
        }
        try stage.screen.settle()
        #expect(bound.count <= 11, "\(bound)")
        #expect(bound.values.allSatisfy { $0 == 1 }, "\(bound)")
        #expect(heights.asked.count <= 22, "\(heights.asked)")
        #expect(heights.asked.values.allSatisfy { $0 == 1 }, "\(heights.asked)")
        let shown = (stage.table.indexPathsForVisibleRows ?? []).map(\.row)
        #expect(shown.count >= 10)
        #expect(stage.visibleTexts == shown.map { names[$0] })
    }

    @Test(
        "A snapshot with 10,000 changed items makes cells for visible rows only, each once", arguments: Batch.allCases)
    func snapshot(_ batch: Batch) throws {
        let stage = DiffableStage()
        let names = (0..<20_000).map { "A\($0)" }
        stage.source.apply(Snapshot([names]), animatingDifferences: false)
        stage.screen.advance(by: 0.1)
        stage.provided = []
        let after = batch.apply(to: names)
        stage.source.apply(Snapshot([after]))
        try stage.screen.settle()
        #expect(stage.provided.count <= 11)
        #expect(Set(stage.provided).count == stage.provided.count)
        #expect(stage.visibleTexts == Array(after[..<10]))
    }
}
