// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Scrolling to items, long lists and prefetching. The numbers are those of `Documentation/Facts.md`.
@Suite("Scrolling of collection views") @MainActor
struct CollectionScrollingTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("An item is scrolled to each position, within the scrollable range and the insets (C71, C73)")
    func positions() {
        let stage = GridStage()
        stage.grid.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            stage.grid.scrollToItem(at: path(item), at: position, animated: false)
            return stage.grid.contentOffset.y
        }
        #expect(offset(150, .top) == 5480)
        #expect(offset(150, .bottom) == 5190)
        #expect(offset(150, .centeredVertically) == 5335)
        #expect(offset(0, .bottom) == -20)
        #expect(offset(299, .top) == 10_580)
        #expect(offset(150, [.top, .left]) == 5480)
        #expect(offset(0, []) == 5480)
    }

    @Test("A horizontal layout scrolls to the left, the centre and the right")
    func horizontal() {
        let stage = GridStage {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 100, height: 440)
        }
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            stage.grid.scrollToItem(at: path(item), at: position, animated: false)
            return stage.grid.contentOffset.x
        }
        #expect(offset(50, .left) == 5500)
        #expect(offset(50, .right) == 5280)
        #expect(offset(50, .centeredHorizontally) == 5390)
        #expect(stage.grid.contentOffset.y == 0)
    }

    @Test("A million items: a jump shows the right cells at once, and no more cells than the screen needs")
    func million() throws {
        final class Counting: NSObject, UICollectionViewDataSource {
            var asked = 0
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                1_000_000
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                asked += 1
                return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            }
        }
        let data = Counting()
        let stage = GridStage(Tiles(count: 1))
        stage.grid.dataSource = data
        stage.screen.advance(by: 0.1)
        stage.grid.scrollToItem(at: path(999_999), at: .bottom, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.contentSize.height == 36_666_730)
        #expect(stage.grid.indexPathsForVisibleItems.max() == path(999_999))
        #expect(stage.grid.contentOffset.y == stage.grid.contentSize.height - 440)
        #expect(data.asked <= 30)
        #expect(stage.grid.statistics.cellsMade <= 28)
    }

    @Test(
        "Items that will be shown soon are prefetched, the nearest first, and cancelled when the user turns (C31, C32)")
    func prefetching() throws {
        final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
            var calls: [(isStart: Bool, items: [Int])] = []
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                calls.append((true, indexPaths.map(\.item)))
            }
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { calls.append((false, indexPaths.map(\.item))) }
        }
        let stage = GridStage()
        let loader = Loader()
        stage.grid.prefetchDataSource = loader
        for y in stride(from: CGFloat(0), to: 600, by: 50) {
            stage.grid.contentOffset.y = y
            stage.screen.advance(by: 0.05)
        }
        let started = loader.calls.filter(\.isStart).flatMap(\.items)
        #expect(!started.isEmpty)
        #expect(Set(started).count == started.count)
        #expect(loader.calls.filter(\.isStart).allSatisfy { $0.items == $0.items.sorted() })
        #expect(started.allSatisfy { $0 >= 12 })
        for y in stride(from: CGFloat(600), to: 300, by: -50) {
            stage.grid.contentOffset.y = y
            stage.screen.advance(by: 0.05)
        }
        let cancelled = loader.calls.filter { !$0.isStart }.flatMap(\.items)
        #expect(!cancelled.isEmpty)
        let all = loader.calls.filter(\.isStart).flatMap(\.items)
        #expect(Set(cancelled).isSubset(of: Set(all)))
        stage.grid.isPrefetchingEnabled = false
        loader.calls = []
        for y in stride(from: CGFloat(300), to: 2000, by: 50) {
            stage.grid.contentOffset.y = y
            stage.screen.advance(by: 0.05)
        }
        #expect(loader.calls.isEmpty)
    }

    @Test("Scrolling binds each item once and makes no more cells than needed")
    func counts() {
        let stage = GridStage(Tiles(count: 3000))
        let made = stage.grid.statistics.cellsMade
        stage.data.calls = []
        for step in 1...100 {
            stage.grid.contentOffset.y = CGFloat(step) * 55
            stage.screen.advance(by: 1.0 / 60)
        }
        // 100 steps of half a line show 50 new lines of three.
        #expect(stage.data.calls.count == 150)
        #expect(stage.grid.statistics.cellsMade <= made + 3)
    }

    @Test("An index at the edge scrolls to sections, also to one without items")
    func index() throws {
        let data = Tiles((0..<3).map { section in section == 1 ? [] : (0..<60).map { "S\(section)I\($0)" } })
        data.titles = ["A", "B", "C"]
        let stage = GridStage(data) {
            $0.itemSize = CGSize(width: 90, height: 100)
            $0.headerReferenceSize.height = 30
        }
        var asked: [String] { data.calls.filter { $0.hasPrefix("title") } }
        let bar = try #require(stage.grid.subviews.compactMap { $0 as? SectionIndexView }.first)
        #expect(bar.frame == CGRect(x: 305, y: 0, width: 15, height: 440))
        #expect(stage.grid.subviews.last === bar)
        let finger = stage.screen.touch(at: CGPoint(x: 312, y: 234))
        #expect(asked == ["title C 2"])
        #expect(stage.grid.contentOffset.y == stage.frame(0, 2)?.minY)
        finger.move(to: CGPoint(x: 312, y: 220), duration: 0.1)
        finger.up()
        #expect(asked == ["title C 2", "title B 1"])
        #expect(stage.grid.contentOffset.y == stage.header(1)?.minY)
        data.titles = nil
        stage.grid.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(bar.superview == nil)
    }

    @Test("An offset that is set together with an inset stays", arguments: [-60, 5440] as [CGFloat])
    func insetAndOffset(offset: CGFloat) throws {
        let stage = GridStage()
        stage.grid.contentInset.top = 60
        stage.grid.contentOffset.y = offset
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.contentOffset.y == offset)
    }

    @Test("A collection view in a navigation controller begins at its top, also if its items are measured")
    func belowBar() throws {
        let data = Tiles(count: 30)
        let screen = TestScreen(size: CGSize(width: 320, height: 440))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        controller.collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        controller.collectionView.dataSource = data
        let page = UIViewController()
        page.addChild(controller)
        page.view.addSubview(controller.view)
        controller.didMove(toParent: page)
        screen.show(UINavigationController(rootViewController: page))
        try screen.settle()
        #expect(controller.collectionView.contentOffset.y == -44)
    }

    @Test("A change of the width keeps the topmost item at its place")
    func widthChange() throws {
        let stage = GridStage()
        stage.grid.contentOffset.y = 3300
        stage.screen.advance(by: 0.1)
        #expect(stage.frame(90)?.minY == 3300)
        stage.grid.frame.size.width = 430
        stage.screen.advance(by: 0.1)
        let frame = try #require(stage.frame(90))
        // 90 is in line 22 of four columns, whose top stays at the top of the screen.
        #expect(frame.minY == 2420)
        #expect(stage.grid.contentOffset.y == 2420)
        try stage.expectSettled()
    }
}
