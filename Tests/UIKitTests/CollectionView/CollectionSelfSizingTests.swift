// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A cell whose label is constrained to its edges.
private final class WordCell: UICollectionViewCell {
    let label = UILabel()
    var fitted = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 15)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fitted += 1
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

@MainActor
private final class Words: NSObject, UICollectionViewDataSource {
    var words: [String]
    var type: UICollectionViewCell.Type

    init(_ words: [String], _ type: UICollectionViewCell.Type = WordCell.self) {
        (self.words, self.type) = (words, type)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
        (cell as? WordCell)?.label.text = words[indexPath.item]
        return cell
    }
}

/// Items whose cells determine their sizes. The numbers are those of `Documentation/Facts.md`.
@Suite("Self-sizing items") @MainActor
struct CollectionSelfSizingTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 440))

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func grid(_ data: Words, _ prepare: (UICollectionViewFlowLayout) -> Void) -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        prepare(flow)
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: flow)
        grid.register(data.type, forCellWithReuseIdentifier: "word")
        grid.dataSource = data
        screen.show(grid)
        return grid
    }

    private func size(_ grid: UICollectionView, _ item: Int) -> CGSize? {
        grid.layoutAttributesForItem(at: path(item))?.size
    }

    @Test("With an estimate, cells are as large as their constraints want, and follow each other (C82, C83, C84, C86)")
    func constraints() throws {
        let data = Words(["Swift", "A longer word", "x"])
        let grid = grid(data) { $0.estimatedItemSize = CGSize(width: 50, height: 20) }
        let cells = (0..<3).compactMap { grid.cellForItem(at: path($0)) as? WordCell }
        for cell in cells {
            let size = cell.label.intrinsicContentSize
            #expect(cell.bounds.size == CGSize(width: size.width + 24, height: size.height + 16))
        }
        #expect(cells[0].frame.minX == 0)
        #expect(cells[1].frame.minX == cells[0].frame.maxX + 10)
        #expect(abs(cells[0].bounds.width - 59) < 4)
        #expect(abs(cells[0].bounds.height - 34) < 1)
    }

    @Test("Without an estimate, cells are not asked for a size (C83)")
    func noEstimate() {
        let data = Words(["Swift", "A longer word"])
        let grid = grid(data) { _ in }
        #expect(size(grid, 0) == CGSize(width: 50, height: 50))
    }

    private final class Empty: UICollectionViewCell {}

    @Test("A cell that has no size of its own keeps the estimate (C85)")
    func emptyCell() {
        let data = Words(["a", "b"], Empty.self)
        let grid = grid(data) { $0.estimatedItemSize = CGSize(width: 70, height: 30) }
        #expect(size(grid, 0) == CGSize(width: 70, height: 30))
    }

    @Test("automaticSize estimates the others by those that were measured; an explicit estimate does not adapt (C87)")
    func automatic() throws {
        let words = (0..<1000).map { _ in "Swift" }
        let data = Words(words)
        let fixed = grid(data) { $0.estimatedItemSize = CGSize(width: 100, height: 100) }
        #expect(size(fixed, 900) == CGSize(width: 100, height: 100))
        let adapting = grid(data) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        let measured = try #require(size(adapting, 0))
        let estimated = try #require(size(adapting, 900))
        #expect(abs(estimated.width - measured.width) < 0.5)
        #expect(abs(estimated.height - measured.height) < 0.5)
    }

    @Test("Only items on screen are measured, and a measured size stays (C89)")
    func measuredOnScreen() throws {
        let words = (0..<600).map { "word \($0 * 7919 % 1000)" }
        let data = Words(words)
        let grid = grid(data) { $0.estimatedItemSize = CGSize(width: 100, height: 34) }
        let first = try #require(size(grid, 0))
        #expect(first != CGSize(width: 100, height: 34))
        #expect(size(grid, 500) == CGSize(width: 100, height: 34))
        grid.contentOffset.y = 2000
        screen.advance(by: 0.1)
        #expect(size(grid, 0) == first)
        let top = try #require(grid.indexPathsForVisibleItems.min())
        let y = try #require(grid.layoutAttributesForItem(at: top)).frame.minY - grid.contentOffset.y
        // Measuring above the screen does not move what is on it.
        for _ in 0..<20 {
            grid.contentOffset.y -= 10
            screen.advance(by: 0.02)
        }
        let now = try #require(grid.layoutAttributesForItem(at: top)).frame.minY - grid.contentOffset.y
        #expect(abs(now - (y + 200)) < 1)
    }

    @Test(
        "A jump among rows that are not measured fills only the cells that are visible afterwards",
        arguments: [0, 500, 999])
    func jump(item: Int) throws {
        let rows = (0..<1000).map { String(repeating: "row \($0) ", count: 10 + $0 % 7 * 10) }
        let positions: [UICollectionView.ScrollPosition] = [.top, .bottom]
        for position in item == 0 ? [.top] : item == 999 ? [.bottom] : positions {
            let stage = ListStage([rows])
            let list = stage.list
            list.scrollToItem(at: path(item == 500 ? 900 : 300), at: .top, animated: false)
            list.statistics = .init()
            list.scrollToItem(at: path(item), at: position, animated: false)
            list.layoutIfNeeded()
            let visible = list.visibleCells.filter { $0.frame.intersects(list.bounds) }
            #expect(visible.count > 2)
            #expect(list.statistics.cellsBound <= visible.count)
            let frame = try #require(list.cellForItem(at: path(item))).frame
            let distance = position == .top ? frame.minY - list.bounds.minY : frame.maxY - list.bounds.maxY
            #expect(abs(distance) < 0.5)
            for cell in visible {
                let fitting = cell.preferredLayoutAttributesFitting(
                    try #require(list.indexPath(for: cell).flatMap(list.layoutAttributesForItem)))
                #expect(cell.frame.height == fitting.size.height)
            }
            withExtendedLifetime(stage) {}
        }
    }

    /// A flow layout that measures items, and does not use the sizes.
    private final class Stubborn: UICollectionViewFlowLayout {
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { false }
    }

    @Test("A layout that does not use the measured sizes shows all items that are on screen by its own")
    func ignoredSizes() {
        let flow = Stubborn()
        flow.estimatedItemSize = CGSize(width: 300, height: 20)
        let data = Words((0..<100).map { "Word \($0)" })
        let grid = UICollectionView(frame: screen.window.bounds, collectionViewLayout: flow)
        grid.register(WordCell.self, forCellWithReuseIdentifier: "word")
        grid.dataSource = data
        screen.show(grid)
        #expect(grid.indexPathsForVisibleItems.sorted() == (0..<15).map { path($0) })
        #expect(grid.visibleCells.allSatisfy { ($0 as? WordCell)?.fitted == 1 })
    }

    @Test("invalidateIntrinsicContentSize of a cell measures it again, unless this is disabled (C90)")
    func invalidation() throws {
        let data = Words(["Swift", "x"])
        let grid = grid(data) { $0.estimatedItemSize = CGSize(width: 50, height: 20) }
        let cell = try #require(grid.cellForItem(at: path(0)) as? WordCell)
        let before = cell.bounds.width
        cell.label.text = "A much longer text"
        cell.invalidateIntrinsicContentSize()
        try screen.settle()
        #expect(cell.bounds.width > before)
        grid.selfSizingInvalidation = .disabled
        let long = cell.bounds.width
        cell.label.text = "x"
        cell.invalidateIntrinsicContentSize()
        try screen.settle()
        #expect(cell.bounds.width == long)
    }

    @Test("Measured sizes move with their items in updates")
    func updates() throws {
        let data = Words(["Swift", "A longer word", "x", "medium"])
        let grid = grid(data) { $0.estimatedItemSize = CGSize(width: 50, height: 20) }
        let widths = (0..<4).compactMap { size(grid, $0)?.width }
        data.words.remove(at: 1)
        grid.deleteItems(at: [path(1)])
        #expect((0..<3).compactMap { size(grid, $0)?.width } == [widths[0], widths[2], widths[3]])
        try screen.settle()
        data.words.swapAt(0, 2)
        grid.performBatchUpdates {
            grid.moveItem(at: path(0), to: path(2))
            grid.moveItem(at: path(2), to: path(0))
        }
        #expect((0..<3).compactMap { size(grid, $0)?.width } == [widths[3], widths[2], widths[0]])
    }

    @Test("A change of an inset keeps the sizes that were measured off screen")
    func insetChange() throws {
        let data = Words((0..<600).map { "word \($0 * 7919 % 1000)" })
        let grid = grid(data) { $0.estimatedItemSize = CGSize(width: 100, height: 34) }
        let first = try #require(size(grid, 0))
        grid.contentOffset.y = 2000
        screen.advance(by: 0.1)
        (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.left = 10
        screen.advance(by: 0.1)
        #expect(size(grid, 0) == first)
        #expect(first != CGSize(width: 100, height: 34))
    }

    @Test("A change of the vertical inset asks for nothing again")
    func verticalInset() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            var asked = 0
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                asked += 1
                return CGSize(width: 60, height: 60)
            }
        }
        let sizes = Sizes()
        let stage = GridStage(Tiles(count: 100), delegate: sizes)
        #expect(sizes.asked == 100)
        stage.grid.contentInset.top = 50
        stage.screen.advance(by: 0.1)
        #expect(sizes.asked == 100)
    }
}
