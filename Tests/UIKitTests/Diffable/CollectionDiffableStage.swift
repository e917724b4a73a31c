// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

typealias ItemSource = UICollectionViewDiffableDataSource<Int, String>
typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

/// A collection view on a screen of 320 by 440 points, with three columns and four lines of items, and its diffable
/// data source.
@MainActor
final class CollectionDiffableStage {
    let screen = TestScreen(size: CGSize(width: 320, height: 440))
    let flow = UICollectionViewFlowLayout()
    let grid: UICollectionView
    private(set) var source: ItemSource! = nil
    /// The texts that cells show for items. The cell of an item that has no text here shows the item itself.
    var texts: [String: String] = [:]
    /// The items for which the cell provider was called.
    var provided: [String] = []

    init(
        _ make: (UICollectionView, @escaping ItemSource.CellProvider) -> ItemSource = {
            ItemSource(collectionView: $0, cellProvider: $1)
        },
        prepare: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) {
        flow.itemSize = CGSize(width: 100, height: 100)
        prepare(flow)
        grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: flow)
        grid.register(TileCell.self, forCellWithReuseIdentifier: "item")
        source = make(grid) { [unowned self] grid, path, item in
            provided.append(item)
            let cell = grid.dequeueReusableCell(withReuseIdentifier: "item", for: path) as! TileCell
            cell.label.text = texts[item] ?? item
            return cell
        }
        screen.show(grid)
    }

    /// Creates a stage that shows sections of items.
    convenience init(_ sections: [[String]]) throws {
        self.init()
        source.apply(Snapshot(sections))
        try screen.settle()
        provided = []
    }

    func cell(_ item: String) -> TileCell? {
        source.indexPath(for: item).flatMap { grid.cellForItem(at: $0) as? TileCell }
    }

    /// The current frame of an item's cell on screen, with animations applied.
    func shown(_ item: String) -> CGRect { cell(item)?.layer.presentation()?.frame ?? .null }

    /// The frame of an item in the layout.
    func frame(_ item: String) -> CGRect {
        source.indexPath(for: item).flatMap { grid.layoutAttributesForItem(at: $0)?.frame } ?? .null
    }

    /// The texts of the cells on screen, in the order of their items.
    var visibleTexts: [String] {
        grid.indexPathsForVisibleItems.sorted().compactMap { (grid.cellForItem(at: $0) as? TileCell)?.label.text }
    }

    /// Moves an item as the user does: the data source is told, and the collection view moves the cell.
    func move(_ from: IndexPath, to: IndexPath) {
        grid.performBatchUpdates { [grid] in
            grid.dataSource?.moveItem(grid, from: from, to: to)
            grid.moveItem(at: from, to: to)
        }
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

    /// Checks the collection view at rest: it has the sections of the model, each cell shows its item at its place, and
    /// exactly the items on screen have cells.
    func expectSettled(_ model: [[String]]? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        let snapshot = source.snapshot()
        let sections = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
        if let model { #expect(sections == model, sourceLocation: sourceLocation) }
        #expect(grid.numberOfSections == sections.count, sourceLocation: sourceLocation)
        for (section, items) in sections.enumerated() {
            #expect(grid.numberOfItems(inSection: section) == items.count, sourceLocation: sourceLocation)
        }
        var expected: [String] = []
        for item in sections.joined() where frame(item).overlaps(grid.bounds) { expected.append(texts[item] ?? item) }
        #expect(visibleTexts == expected, sourceLocation: sourceLocation)
        let cells = grid.subviews.compactMap { $0 as? TileCell }
        #expect(cells.count == expected.count, sourceLocation: sourceLocation)
        for cell in cells {
            let path = try #require(grid.indexPath(for: cell), sourceLocation: sourceLocation)
            let item = try #require(source.itemIdentifier(for: path), sourceLocation: sourceLocation)
            #expect(cell.label.text == texts[item] ?? item, sourceLocation: sourceLocation)
            #expect(cell.frame == frame(item), sourceLocation: sourceLocation)
            #expect(cell.alpha == 1, sourceLocation: sourceLocation)
            #expect(!cell.isHidden, sourceLocation: sourceLocation)
        }
    }
}

extension Outline {
    /// Creates an outline from lines that are indented by two blanks for each level. A plus in front of an item marks
    /// it as expanded.
    init(_ text: String) {
        self.init()
        var parents: [String] = []
        for line in text.split(separator: "\n") {
            let level = line.prefix { $0 == " " }.count / 2
            let name = line.drop { $0 == " " || $0 == "+" }
            parents = parents.prefix(level) + [String(name)]
            append([String(name)], to: level == 0 ? nil : parents[level - 1])
            if line.contains("+") { expand([String(name)]) }
        }
    }

    /// The lines from which `init(_:)` makes this outline.
    var text: String {
        items.map { String(repeating: "  ", count: level(of: $0)) + (isExpanded($0) ? "+" : "") + $0 }
            .joined(separator: "\n")
    }
}
