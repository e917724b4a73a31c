// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Testing
import UIKit
import UIKitTesting

typealias Source = UITableViewDiffableDataSource<Int, String>
typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

extension Snapshot {
    /// Creates a snapshot with the sections 0, 1 and so on. Each element of `sections` contains the items of one
    /// section.
    init(_ sections: [[String]]) {
        self.init()
        for (number, items) in sections.enumerated() {
            appendSections([number])
            appendItems(items)
        }
    }
}

/// A table on a screen of 390 by 440 points, which fits ten rows of 44 points, and its diffable data source.
@MainActor
final class DiffableStage {
    let screen = TestScreen(size: CGSize(width: 390, height: 440))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
    private(set) var source: Source! = nil
    /// The texts that rows show for items. The row of an item that has no text here shows the item itself.
    var texts: [String: String] = [:]
    /// The items for which the cell provider was called.
    var provided: [String] = []

    init(
        _ make: (UITableView, @escaping Source.CellProvider) -> Source = { Source(tableView: $0, cellProvider: $1) }
    ) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        source = make(table) { [unowned self] table, path, item in
            provided.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
            cell.textLabel?.text = texts[item] ?? item
            return cell
        }
        screen.show(table)
    }

    /// Advances frames until `task` has ended. It waits in real time too, because another thread computes the
    /// differences for the task.
    func wait(for task: Task<Void, Never>, _ sourceLocation: SourceLocation = #_sourceLocation) async throws {
        var isOver = false
        Task {
            await task.value
            isOver = true
        }
        for _ in 0..<3000 where !isOver {
            await screen.advance(by: 1 / 60)
            await RealTime.wait(atMost: 0.002) { _ in }
        }
        try #require(isOver, sourceLocation: sourceLocation)
    }

    func cell(_ item: String) -> UITableViewCell? {
        source.indexPath(for: item).flatMap { table.cellForRow(at: $0) }
    }

    /// The current frame of an item's cell on screen, with animations applied.
    func shown(_ item: String) -> CGRect { cell(item)?.layer.presentation()?.frame ?? .null }

    /// A point at the vertical middle of a row, in window coordinates.
    func point(_ row: Int, _ section: Int = 0, x: CGFloat = 195) -> CGPoint {
        table.convert(CGPoint(x: x, y: table.rectForRow(at: path(row, section)).midY), to: nil)
    }

    /// The texts of the rows on screen, from top to bottom.
    var visibleTexts: [String] {
        table.subviews.compactMap { $0 as? UITableViewCell }
            .filter { $0.alpha > 0 && $0.frame.maxY > table.bounds.minY && $0.frame.minY < table.bounds.maxY }
            .sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.textLabel?.text ?? "" }
    }

    /// Checks the table at rest: each cell shows its item at its place, and the counts match the snapshot.
    func expectSettled(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        for cell in cells {
            let path = try #require(table.indexPath(for: cell), sourceLocation: sourceLocation)
            let item = try #require(source.itemIdentifier(for: path), sourceLocation: sourceLocation)
            #expect(cell.textLabel?.text == texts[item] ?? item, sourceLocation: sourceLocation)
            #expect(cell.frame == table.rectForRow(at: path), sourceLocation: sourceLocation)
            #expect(cell.alpha == 1, sourceLocation: sourceLocation)
            #expect(cell.bounds.origin == .zero, sourceLocation: sourceLocation)
        }
        let items = source.snapshot().itemIdentifiers
        #expect(cells.count <= items.count, sourceLocation: sourceLocation)
        #expect(
            (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) } == items.count,
            sourceLocation: sourceLocation)
        for (section, id) in source.snapshot().sectionIdentifiers.enumerated() {
            let items = source.snapshot().itemIdentifiers(inSection: id)
            #expect(table.numberOfRows(inSection: section) == items.count, sourceLocation: sourceLocation)
        }
    }
}
