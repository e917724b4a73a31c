// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Behaviour of UIKit's collection views, fact by fact. The numbers are those of `Documentation/Facts.md`.
@Suite("Collection view facts") @MainActor
struct CollectionFactsTests {
    // MARK: Construction

    private final class Least: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
    }

    @Test("The layout is retained; data source, delegate and prefetch data source are not (C3)")
    func ownership() {
        final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
        }
        weak var layout: UICollectionViewFlowLayout?
        weak var data: Tiles?
        weak var loader: Loader?
        let grid: UICollectionView = {
            let flow = UICollectionViewFlowLayout()
            let (tiles, prefetcher, listener) = (Tiles(count: 3), Loader(), GridListener())
            let grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
            grid.dataSource = tiles
            grid.prefetchDataSource = prefetcher
            grid.delegate = listener
            (layout, data, loader) = (flow, tiles, prefetcher)
            #expect(grid.delegate === listener)
            return grid
        }()
        #expect(layout === grid.collectionViewLayout)
        #expect(data == nil)
        #expect(loader == nil)
        #expect(grid.dataSource == nil)
        #expect(grid.delegate == nil)
        #expect(grid.prefetchDataSource == nil)
    }

    @Test("Defaults of a collection view (C4)")
    func defaults() {
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(grid.allowsSelection)
        #expect(!grid.allowsMultipleSelection)
        #expect(!grid.isEditing)
        #expect(!grid.allowsSelectionDuringEditing)
        #expect(!grid.allowsMultipleSelectionDuringEditing)
        #expect(grid.isPrefetchingEnabled)
        #expect(!grid.remembersLastFocusedIndexPath)
        #expect(grid.backgroundView == nil)
        #expect(grid.selfSizingInvalidation == .enabled)
        #expect(grid.indexPathsForSelectedItems == nil)
    }

    @Test("There is one section if the data source has no numberOfSections(in:) (C5)")
    func oneSection() {
        let data = Least()
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        grid.dataSource = data
        #expect(grid.numberOfSections == 1)
        #expect(grid.numberOfItems(inSection: 0) == 3)
    }

    @Test("The background view fills the bounds, lies under the cells and does not scroll (C6)")
    func background() throws {
        let stage = GridStage()
        let background = UIView()
        stage.grid.backgroundView = background
        stage.screen.advance(by: 0.1)
        #expect(background.frame == stage.grid.bounds)
        #expect(stage.grid.subviews.first === background)
        stage.grid.contentOffset.y = 1000
        stage.screen.advance(by: 0.1)
        #expect(background.frame == CGRect(x: 0, y: 1000, width: 320, height: 440))
        #expect(stage.grid.subviews.first === background)
        stage.grid.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test("A later registration replaces an earlier one (C7)")
    func registration() throws {
        final class Other: UICollectionViewCell {}
        let data = Least()
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        grid.register(Other.self, forCellWithReuseIdentifier: "tile")
        grid.dataSource = data
        grid.layoutIfNeeded()
        #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0)) is Other)
    }

    @Test("A dequeued cell has the size and position of its item inside cellForItemAt (C11)")
    func dequeuedSize() {
        let data = Tiles(count: 300)
        var frames: [Int: CGRect] = [:]
        data.configure = { cell, path in frames[path.item] = cell.frame }
        let stage = GridStage(data)
        #expect(frames[4] == CGRect(x: 110, y: 110, width: 100, height: 100))
        stage.grid.contentOffset.y = 5000
        stage.screen.advance(by: 0.1)
        #expect(frames[138] == CGRect(x: 0, y: 5060, width: 100, height: 100))
    }

    @Test("Attributes are applied only if they differ from those that the view has (C12)")
    func appliedOnce() throws {
        let stage = GridStage()
        let cell = try #require(stage.cell(0))
        let applied = cell.applied
        #expect(applied == 1)
        stage.flow.invalidateLayout()
        stage.screen.advance(by: 0.1)
        #expect(cell.applied == applied)
        stage.flow.minimumLineSpacing = 20
        stage.screen.advance(by: 0.1)
        #expect(stage.cell(3)?.applied == applied + 1)
        #expect(cell.applied == applied)
    }

    // MARK: Registrations

    /// A data source whose cells come from registrations.
    @MainActor
    private final class Registered: NSObject, UICollectionViewDataSource {
        var handled: [String] = []
        lazy var even = UICollectionView.CellRegistration<TileCell, String> { [unowned self] cell, path, item in
            handled.append("even \(path.item) \(item)")
        }
        lazy var odd = UICollectionView.CellRegistration<TileCell, String> { [unowned self] cell, path, item in
            handled.append("odd \(path.item) \(item)")
        }
        lazy var header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, kind, path in
            handled.append("\(kind) \(path.section)")
        }

        override init() {
            super.init()
            _ = (even, odd, header)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: indexPath.item % 2 == 0 ? even : odd, for: indexPath, item: "item\(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    @Test("A registration registers its class, calls its handler, and has a pool of its own (C19, C20)")
    func registrations() {
        let data = Registered()
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.itemSize = CGSize(width: 320, height: 100)
        let screen = TestScreen(size: CGSize(width: 320, height: 430))
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 430), collectionViewLayout: flow)
        grid.dataSource = data
        screen.show(grid)
        #expect(data.handled.prefix(3) == ["UICollectionElementKindSectionHeader 0", "even 0 item0", "odd 1 item1"])
        let identifiers = grid.visibleCells.map { $0.reuseIdentifier ?? "" }
        #expect(Set(identifiers).count == 2)
        // Twice as many cells are needed if even and odd items do not share their cells.
        let made = grid.statistics.cellsMade
        grid.contentOffset.y += 110
        screen.advance(by: 0.1)
        #expect(grid.statistics.cellsMade > made)
    }

    // MARK: Cells

    @Test("Cells start unselected; setting isSelected of a cell selects nothing (C21)")
    func selectedByHand() throws {
        let stage = GridStage()
        let cell = try #require(stage.cell(0))
        #expect(!cell.isSelected)
        #expect(!cell.isHighlighted)
        cell.isSelected = true
        #expect(stage.grid.indexPathsForSelectedItems == nil)
    }

    @Test("The selected background lies between background and content, while the item is selected (C22)")
    func selectedBackground() throws {
        let stage = GridStage()
        let cell = try #require(stage.cell(0))
        let (background, selected) = (UIView(), UIView())
        cell.backgroundView = background
        cell.selectedBackgroundView = selected
        #expect(selected.superview == nil)
        stage.tap(0)
        try stage.screen.settle()
        #expect(cell.subviews.firstIndex { $0 === background } == 0)
        #expect(cell.subviews.firstIndex { $0 === selected } == 1)
        #expect(cell.subviews.firstIndex { $0 === cell.contentView } == 2)
        #expect(selected.frame == cell.bounds)
        stage.grid.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
        #expect(selected.superview == nil)
    }

    @Test("A background configuration and background views replace each other (C23)")
    func backgroundConfiguration() throws {
        let stage = GridStage()
        let cell = try #require(stage.cell(0))
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test("A highlighted or selected cell highlights the labels in its content (C24)")
    func highlightedLabels() throws {
        let stage = GridStage()
        let cell = try #require(stage.cell(0))
        let finger = stage.screen.touch(at: stage.point(0))
        stage.screen.advance(by: 0.2)
        #expect(cell.label.isHighlighted)
        finger.up()
        try stage.screen.settle()
        #expect(cell.label.isHighlighted)
        stage.tap(1)
        try stage.screen.settle()
        #expect(!cell.label.isHighlighted)
    }

    // MARK: Loading and reuse

    @Test("reloadData asks the counts at once and the cells at the next layout, and keeps the offset (C25)")
    func reload() throws {
        let stage = GridStage()
        stage.grid.contentOffset.y = 2000
        stage.screen.advance(by: 0.1)
        stage.data.calls = []
        stage.data.sections = [(0..<200).map { "C\($0)" }]
        stage.grid.reloadData()
        #expect(stage.grid.numberOfItems(inSection: 0) == 200)
        #expect(stage.data.calls == [])
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.contentOffset.y == 2000)
        #expect(stage.data.calls.first == "cell 0-54")
        try stage.expectSettled()
        stage.data.sections = [["D0", "D1"]]
        stage.grid.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.contentOffset.y == 0)
        try stage.expectSettled()
    }

    @Test("cellForItem(at:) is nil for items without a cell and for items that do not exist (C33)")
    func cellForItem() {
        let stage = GridStage()
        #expect(stage.cell(0) != nil)
        #expect(stage.cell(200) == nil)
        #expect(stage.cell(400) == nil)
        #expect(stage.cell(0, 7) == nil)
    }

    @Test("indexPathForItem(at:) is asked in content coordinates, and nil between items (C35)")
    func itemAtPoint() {
        let stage = GridStage()
        #expect(stage.grid.indexPathForItem(at: CGPoint(x: 5, y: 5)) == IndexPath(item: 0, section: 0))
        #expect(stage.grid.indexPathForItem(at: CGPoint(x: 105, y: 5)) == nil)
        #expect(stage.grid.indexPathForItem(at: CGPoint(x: 225, y: 5501)) == IndexPath(item: 152, section: 0))
        #expect(stage.grid.indexPathForItem(at: CGPoint(x: 5, y: -5)) == nil)
    }

    @Test("The delegate hears of cells and supplementary views that appear and disappear (C36)")
    func displayCalls() {
        let listener = DisplayListener()
        let stage = GridStage(Tiles([["a"], ["b"]]), delegate: listener) {
            $0.itemSize = CGSize(width: 320, height: 400)
            $0.headerReferenceSize = CGSize(width: 0, height: 40)
        }
        #expect(listener.calls == ["show title 0", "show 0-0"])
        listener.calls = []
        stage.grid.contentOffset.y = 440
        stage.screen.advance(by: 0.1)
        #expect(listener.calls == ["show title 1", "show 1-0", "gone 0-0", "gone title 0"])
    }

    /// A layout that hides every second item.
    private final class Hiding: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                attributes.isHidden = attributes.indexPath.item % 2 == 1
                return attributes
            }
        }
    }

    @Test("Hidden items need no cell (C37)")
    func hidden() {
        let stage = GridStage(Tiles(count: 9), flow: Hiding())
        #expect(stage.data.calls == [0, 2, 4, 6, 8].map { "cell 0-\($0)" })
    }

    @Test("Only items whose frames meet the bounds have cells (C38)")
    func horizontalCells() {
        let stage = GridStage(Tiles(count: 10), size: CGSize(width: 320, height: 160)) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 120, height: 120)
            $0.minimumLineSpacing = 12
            $0.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        }
        #expect(stage.lefts(4) == [20, 152, 284, 416])
        #expect(stage.grid.indexPathsForVisibleItems.sorted().map(\.item) == [0, 1, 2])
        stage.grid.contentOffset.x = 97
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.indexPathsForVisibleItems.sorted().map(\.item) == [0, 1, 2, 3])
    }
}
