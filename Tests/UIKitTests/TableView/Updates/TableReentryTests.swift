// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A data source for three rows. If `follows` is true, it reconfigures row 2 whenever the table requests the cell of
/// row 1.
private final class Chain: NSObject, UITableViewDataSource {
    var texts = ["A", "B", "C"]
    var follows = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if follows, indexPath.row == 1 { tableView.reconfigureRows(at: [IndexPath(row: 2, section: 0)]) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }
}

/// A delegate that records each callback with its rows, and deletes the first row in chosen callbacks.
@MainActor
private final class ReentrantDelegate: NSObject, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var calls: [String] = []
    let data: Players
    weak var table: UITableView?
    var removesFirst: Set<String> = []

    init(_ data: Players) {
        self.data = data
    }

    private func record(_ what: String, _ paths: [IndexPath]) {
        calls.append("\(what) \(paths.map(data.name).joined(separator: " "))")
        guard removesFirst.remove(what) != nil else { return }
        data.sections[0].removeFirst()
        table?.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        record("should", [indexPath])
        return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        record("highlights", [indexPath])
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { record("selects", [indexPath]) }
    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        record("prefetches", indexPaths)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        record("cancels", indexPaths)
    }
}

@Suite("Table updates inside callbacks") @MainActor
struct TableReentryTests {
    private let stage = TableStage()
    private let reentrantDelegate: ReentrantDelegate

    init() {
        reentrantDelegate = ReentrantDelegate(stage.data)
        reentrantDelegate.table = stage.table
        stage.table.delegate = reentrantDelegate
        stage.screen.advance(by: 0.1)
    }

    @Test("A data source can reconfigure another row while it configures one")
    func reconfiguring() throws {
        let chain = Chain()
        stage.table.dataSource = chain
        stage.screen.advance(by: 0.1)
        let cells = stage.table.visibleCells
        chain.texts = ["a", "b", "c"]
        chain.follows = true
        stage.table.reconfigureRows(at: [path(1)])
        #expect(stage.table.visibleCells == cells)
        #expect(cells.map { $0.textLabel?.text } == ["A", "b", "c"])
    }

    @Test("If shouldHighlight deletes a row above, the touched row is still highlighted and selected")
    func highlighting() throws {
        reentrantDelegate.removesFirst = ["should"]
        stage.screen.tap(at: stage.point(3))
        #expect(reentrantDelegate.calls == ["should A3", "highlights A3", "selects A3"])
        #expect(stage.table.indexPathForSelectedRow == path(2))
        try stage.expectSettled()
    }

    @Test("If the delegate deletes a row above while Space selects, the focused row is still selected")
    func selectingByKey() throws {
        for _ in 0..<4 { stage.screen.press(.downArrow) }
        let focused = stage.data.name(IndexPath(try #require(stage.table.focusedRow)))
        reentrantDelegate.calls = []
        reentrantDelegate.removesFirst = ["should"]
        stage.screen.press(.keyboardSpacebar)
        #expect(reentrantDelegate.calls == ["should \(focused)", "selects \(focused)"])
        #expect(stage.table.indexPathForSelectedRow.map(stage.data.name) == focused)
        try stage.expectSettled()
    }

    @Test("If the delegate deletes a row during a multiple-selection gesture, the rows under it are selected")
    func selectingByGesture() throws {
        stage.table.allowsMultipleSelectionDuringEditing = true
        stage.table.isEditing = true
        stage.screen.advance(by: 0.1)
        reentrantDelegate.removesFirst = ["selects"]
        let fingers = [120, 220].map { stage.screen.touch(at: stage.point(3, x: $0)) }
        stage.screen.move(fingers.map { ($0, CGPoint(x: 150, y: stage.point(6).y)) })
        let selected = (stage.table.indexPathsForSelectedRows ?? []).map(stage.data.name)
        #expect(Set(["A3", "A4", "A5", "A6"]).isSubset(of: selected))
        #expect(!selected.contains("A2"))
        for finger in fingers { finger.up() }
        try stage.expectSettled()
    }

    @Test("If a row is deleted in cancelPrefetching, the rows to prefetch are given by their new index paths")
    func prefetching() throws {
        stage.table.prefetchDataSource = reentrantDelegate
        stage.table.reloadData()
        stage.screen.advance(by: 0.1)
        reentrantDelegate.calls = []
        reentrantDelegate.removesFirst = ["cancels"]
        stage.table.contentOffset.y = 44 * 30
        stage.screen.advance(by: 0.1)
        let asked = reentrantDelegate.calls.filter { $0.hasPrefix("prefetches") }.first
        #expect(asked == "prefetches " + (40..<50).map { "A\($0)" }.joined(separator: " "))
        try stage.expectSettled()
    }
}
