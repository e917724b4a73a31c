// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Sections that scroll across the scroll direction of their layout. The numbers are those of `Documentation/Facts.md`.
@Suite("Orthogonal scrolling") @MainActor
struct OrthogonalScrollingTests {
    /// A row of cards of 120 by 80 points with spaces of 10 in insets of 20, above a grid of lines.
    private func layout(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties? = nil,
        handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let full = size(.fractionalWidth(1), .fractionalHeight(1))
            let item = NSCollectionLayoutItem(layoutSize: full)
            if index == 1 {
                let line = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
                return NSCollectionLayoutSection(group: line)
            }
            let card = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
            let section = NSCollectionLayoutSection(group: card)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
            section.orthogonalScrollingBehavior = behavior
            section.visibleItemsInvalidationHandler = handler
            if let properties {
                section.orthogonalScrollingProperties.bounce = properties.bounce
                section.orthogonalScrollingProperties.decelerationRate = properties.decelerationRate
            }
            return section
        }
    }

    private func swipe(_ stage: StoreStage, by distance: CGFloat, duration: TimeInterval = 0.4) throws {
        let finger = stage.screen.touch(at: CGPoint(x: 200, y: 50))
        finger.move(by: CGVector(dx: distance, dy: 0), duration: duration)
        if duration > 0.3 { finger.hold(0.2) }
        finger.up()
        try stage.screen.settle()
    }

    @Test("The groups of such a section are in one row, and only those on screen have cells (C193, C194)")
    func row() throws {
        let stage = StoreStage([20, 30], layout(.continuous))
        #expect(stage.onScreen(0) == CGRect(x: 20, y: 10, width: 120, height: 80))
        #expect(stage.onScreen(1)?.minX == 150)
        #expect(stage.onScreen(2)?.minX == 280)
        #expect(stage.cell(3) == nil)
        #expect(stage.onScreen(0, 1) == CGRect(x: 0, y: 100, width: 320, height: 50))
        try swipe(stage, by: -120)
        let first = try #require(stage.onScreen(0))
        #expect(abs(first.minX + 90) < 12)
        #expect(stage.cell(3) != nil)
        #expect(stage.grid.contentOffset == .zero)
        #expect(stage.onScreen(0, 1)?.minX == 0)
        // Scrolling the page keeps the row where it is, also when it has left the screen.
        stage.scroll(600)
        #expect(stage.cell(0) == nil)
        stage.scroll(0)
        #expect(stage.onScreen(0) == first)
    }

    @Test("The row stops at its ends")
    func ends() throws {
        let stage = StoreStage([5, 3], layout(.continuous))
        // 5 * 120 + 4 * 10 = 640 in 280 points: the offset is at most 360.
        for _ in 0..<4 { try swipe(stage, by: -180) }
        #expect(stage.onScreen(4)?.maxX == 300)
        for _ in 0..<4 { try swipe(stage, by: 180) }
        #expect(stage.onScreen(0)?.minX == 20)
    }

    @Test("The properties of a section decide whether it bounces, and how soon it stops (C196)")
    func properties() throws {
        typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties
        func properties(_ change: (Properties) -> Void) -> Properties {
            let properties = Properties()
            change(properties)
            return properties
        }
        /// The distance by which a row of some cards follows a finger to the right.
        func pulled(_ cards: Int, _ bounce: Properties.Bounce) throws -> CGFloat {
            let stage = StoreStage([cards, 3], layout(.continuous, properties { $0.bounce = bounce }))
            let finger = stage.screen.touch(at: CGPoint(x: 100, y: 50))
            finger.move(by: CGVector(dx: 80, dy: 0), duration: 0.2)
            let distance = try #require(stage.onScreen(0)).minX - 20
            finger.up()
            try stage.screen.settle()
            #expect(stage.onScreen(0)?.minX == 20)
            return distance
        }
        #expect(try pulled(20, .automatic) > 10)
        #expect(try pulled(20, .never) == 0)
        #expect(try pulled(2, .automatic) == 0)
        #expect(try pulled(2, .always) > 10)
        /// The offset to which a row glides after a flick.
        func glide(_ rate: Properties.DecelerationRate) throws -> CGFloat {
            let stage = StoreStage([60, 3], layout(.continuous, properties { $0.decelerationRate = rate }))
            try swipe(stage, by: -120, duration: 0.1)
            return stage.grid.subviews.compactMap { ($0 as? ScrollingRowView)?.contentOffset.x }.first ?? 0
        }
        let (usual, normal, fast) = (try glide(.automatic), try glide(.normal), try glide(.fast))
        #expect(usual == normal)
        #expect(fast > 100 && fast * 1.5 < normal)
    }

    @Test("Paging goes by the section's length, group paging by one group a swipe (C195)")
    func paging() throws {
        let pages = StoreStage([20, 3], layout(.paging))
        try swipe(pages, by: -120, duration: 0.1)
        // The section is 280 points long without its insets.
        #expect(pages.onScreen(2)?.minX == 0)
        let groups = StoreStage([20, 3], layout(.groupPaging))
        try swipe(groups, by: -150, duration: 0.1)
        #expect(groups.onScreen(1)?.minX == 20)
        try swipe(groups, by: -95)
        #expect(groups.onScreen(2)?.minX == 20)
        let centred = StoreStage([20, 3], layout(.groupPagingCentered))
        #expect(centred.onScreen(0)?.midX == 160)
        try swipe(centred, by: -150, duration: 0.1)
        #expect(centred.onScreen(1)?.midX == 160)
        let boundary = StoreStage([20, 3], layout(.continuousGroupLeadingBoundary))
        try swipe(boundary, by: -200, duration: 0.1)
        let starts = (0..<20).compactMap { boundary.onScreen($0)?.minX }
        #expect(starts.contains { abs($0 - 20) < 0.5 })
    }

    /// Turns the wheel across a row, and waits until it is at rest.
    private func turn(_ stage: StoreStage, by distances: CGFloat...) throws {
        for distance in distances {
            stage.screen.mouse.scroll(by: CGVector(dx: distance, dy: 0), at: CGPoint(x: 160, y: 50))
            stage.screen.advance(by: 0.02)
        }
        try stage.screen.settle()
    }

    @Test("A wheel scrolls pages and groups one at a time, and the row is at a stop afterwards (C195)")
    func wheelOnPages() throws {
        let pages = StoreStage([20, 3], layout(.paging))
        try turn(pages, by: 30)
        #expect(pages.onScreen(2)?.minX == 0)
        let groups = StoreStage([20, 3], layout(.groupPaging))
        // Movements during the animation are ignored.
        try turn(groups, by: 10, 400, 400)
        #expect(groups.onScreen(1)?.minX == 20)
        try turn(groups, by: 10)
        #expect(groups.onScreen(2)?.minX == 20)
        try turn(groups, by: -300)
        #expect(groups.onScreen(1)?.minX == 20)
        let centred = StoreStage([20, 3], layout(.groupPagingCentered))
        try turn(centred, by: 10)
        #expect(centred.onScreen(1)?.midX == 160)
        let mirrored = StoreStage([20, 3], layout(.groupPaging), isRightToLeft: true)
        try turn(mirrored, by: -10)
        #expect(mirrored.onScreen(1)?.maxX == 300)
        try turn(mirrored, by: 10)
        #expect(mirrored.onScreen(0)?.maxX == 300)
    }

    @Test("A wheel scrolls a row with group boundaries by its distance, and on to the next boundary (C195)")
    func wheelOnBoundaries() throws {
        let stage = StoreStage([20, 3], layout(.continuousGroupLeadingBoundary))
        try turn(stage, by: 10)
        #expect(stage.onScreen(1)?.minX == 20)
        // Small movements add up, and do not scroll a group each.
        try turn(stage, by: 20, 20, 20, 20, 20, 20)
        #expect(stage.onScreen(2)?.minX == 20)
        try turn(stage, by: 100, 100, 100, 100)
        // 260 + 400 = 660, and the next boundary is that of the sixth card.
        #expect(stage.onScreen(6)?.minX == 20)
        try turn(stage, by: -40)
        #expect(stage.onScreen(5)?.minX == 20)
        try turn(stage, by: -5000)
        #expect(stage.onScreen(0)?.minX == 20)
        try turn(stage, by: 5000)
        #expect(stage.onScreen(19)?.maxX == 300)
    }

    @Test("A wheel scrolls a continuous row by its distance")
    func wheelOnContinuousRow() throws {
        let stage = StoreStage([20, 3], layout(.continuous))
        try turn(stage, by: 33)
        #expect(stage.onScreen(0)?.minX == -13)
        #expect(stage.grid.contentOffset == .zero)
    }

    @Test("A trackpad leaves a row at a stop, also if fingers only stop the row (C195)", arguments: [-1.0, 1])
    func trackpad(direction: CGFloat) throws {
        for behavior in [
            UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .continuousGroupLeadingBoundary,
        ] {
            let stage = StoreStage([40, 3], layout(behavior))
            stage.grid.scrollToItem(at: path(20), at: .left, animated: false)
            stage.screen.advance(by: 0.1)
            func isAtStop() -> Bool {
                (0..<40).contains { stage.onScreen($0).map { abs($0.minX - 20) < 0.5 } ?? false }
            }
            let fingers = stage.screen.trackpad(at: CGPoint(x: 160, y: 50))
            fingers.slide(by: CGVector(dx: direction * 110, dy: 0), duration: 0.1)
            fingers.lift()
            stage.screen.advance(by: 0.05)
            #expect(!isAtStop())
            let others = stage.screen.trackpad(at: CGPoint(x: 160, y: 50))
            others.lift()
            try stage.screen.settle()
            #expect(isAtStop())
            let finger = stage.screen.touch(at: CGPoint(x: 160, y: 50))
            finger.move(by: CGVector(dx: direction * 90, dy: 0), duration: 0.1)
            finger.up()
            stage.screen.advance(by: 0.05)
            stage.screen.touch(at: CGPoint(x: 160, y: 50)).up()
            try stage.screen.settle()
            #expect(isAtStop())
        }
    }

    @Test("A row that a trackpad stops goes to a stop, also if the fingers then scroll the list (C195)")
    func trackpadOnList() throws {
        let stage = StoreStage([40, 60], layout(.groupPaging))
        stage.grid.scrollToItem(at: path(20), at: .left, animated: false)
        stage.grid.contentOffset.y = 20
        stage.screen.advance(by: 0.1)
        let fingers = stage.screen.trackpad(at: CGPoint(x: 160, y: 50))
        fingers.slide(by: CGVector(dx: -110, dy: 0), duration: 0.1)
        fingers.lift()
        stage.screen.advance(by: 0.05)
        let others = stage.screen.trackpad(at: CGPoint(x: 160, y: 50))
        others.slide(by: CGVector(dx: 0, dy: 15), duration: 0.2)
        others.hold(0.2)
        others.lift()
        try stage.screen.settle()
        #expect(stage.grid.contentOffset.y != 20)
        #expect((0..<40).contains { stage.onScreen($0).map { abs($0.minX - 20) < 0.5 } ?? false })
    }

    @Test("Keys scroll a row without the focus by its stops")
    func keys() throws {
        let stage = StoreStage([20, 3], layout(.groupPaging))
        stage.grid.allowsFocus = false
        let row = try #require(stage.cell(0)?.superview as? ScrollingRowView)
        row.scroll(by: ScrollOrder(axis: .horizontal, isForward: true, distance: .line))
        try stage.screen.settle()
        #expect(stage.onScreen(1)?.minX == 20)
        row.scroll(by: ScrollOrder(axis: .horizontal, isForward: true, distance: .document))
        try stage.screen.settle()
        #expect(stage.onScreen(19)?.maxX == 300)
    }

    @Test("The collection view's delegate hears nothing of the row (C197)")
    func delegate() throws {
        final class Listener: NSObject, UICollectionViewDelegate {
            var calls = 0
            var selected: [IndexPath] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls += 1 }
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                selected.append(indexPath)
            }
        }
        let stage = StoreStage([20, 30], layout(.continuous))
        let listener = Listener()
        stage.grid.delegate = listener
        try swipe(stage, by: -100)
        #expect(listener.calls == 0)
        // Its items can be selected, and a vertical drag that begins on them scrolls the page.
        stage.screen.tap(at: CGPoint(x: 160, y: 50))
        #expect(listener.selected.first?.section == 0)
        let finger = stage.screen.touch(at: CGPoint(x: 200, y: 80))
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.3)
        finger.up()
        #expect(listener.calls > 0)
        #expect(stage.grid.contentOffset.y > 0)
    }

    @Test("The handler sees the visible items at each scroll, and its changes are shown (C198)")
    func handler() throws {
        var seen: [(count: Int, offset: CGFloat)] = []
        let stage = StoreStage(
            [20, 30],
            layout(.continuous) { items, offset, environment in
                seen.append((items.count, offset.x))
                for item in items {
                    let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                    let scale = max(1 - distance / 1000, 0.5)
                    item.transform = CGAffineTransform(scaleX: scale, y: scale)
                    item.alpha = scale
                }
            })
        #expect(seen.last?.count == 3)
        #expect(seen.last?.offset == 0)
        let before = try #require(stage.cell(0)?.alpha)
        #expect(before < 1)
        seen = []
        try swipe(stage, by: -100)
        #expect(seen.count > 5)
        #expect((seen.last?.offset ?? 0) > 80)
        #expect(try #require(stage.cell(0)?.alpha) < before)
        #expect(stage.cell(1)?.transform != .identity)
    }

    @Test("From right to left the row begins at the right, and is swiped to the right (C201)")
    func rightToLeft() throws {
        let stage = StoreStage([20, 30], layout(.groupPaging), isRightToLeft: true)
        #expect(stage.onScreen(0)?.maxX == 300)
        #expect(stage.onScreen(1)?.maxX == 170)
        let finger = stage.screen.touch(at: CGPoint(x: 100, y: 50))
        finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.1)
        finger.up()
        try stage.screen.settle()
        #expect(stage.onScreen(1)?.maxX == 300)
    }

    @Test("Two hundred rows: only those on screen have views (BM13)")
    func manyRows() {
        let card = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: card)
        section.orthogonalScrollingBehavior = .continuous
        let stage = StoreStage(
            Array(repeating: 50, count: 200), UICollectionViewCompositionalLayout(section: section))
        #expect(stage.grid.visibleCells.count == 18)
        stage.scroll(8000)
        #expect(stage.grid.visibleCells.count == 18)
        #expect(stage.grid.subviews.count { $0 is UIScrollView } <= 7)
        #expect(stage.grid.statistics.cellsMade <= 40)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("An item far away in a row is scrolled to a position of the row, also before the row is on screen")
    func scrollToItem() throws {
        let stage = StoreStage([1000, 30], layout(.continuous))
        stage.grid.scrollToItem(at: path(900), at: .centeredHorizontally, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.onScreen(900)?.midX == 160)
        stage.grid.scrollToItem(at: path(500), at: .left, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.onScreen(500)?.minX == 20)
        stage.grid.scrollToItem(at: path(999), at: .left, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.onScreen(999)?.maxX == 300)
        stage.scroll(1000)
        stage.grid.scrollToItem(at: path(300), at: [.top, .right], animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.onScreen(300)?.maxX == 300)
        #expect(stage.grid.contentOffset.y == 10)
        let mirrored = StoreStage([1000, 30], layout(.continuous), isRightToLeft: true)
        mirrored.grid.scrollToItem(at: path(500), at: .left, animated: false)
        mirrored.screen.advance(by: 0.1)
        #expect(mirrored.onScreen(500)?.minX == 20)
    }

    @Test("A row stays scrolled when the data is loaded again or another section is inserted, within its length")
    func keptOffset() throws {
        let stage = StoreStage([20, 30], layout(.continuous))
        stage.grid.scrollToItem(at: path(10), at: .left, animated: false)
        stage.screen.advance(by: 0.1)
        stage.grid.reloadData()
        stage.screen.advance(by: 0.1)
        #expect(stage.onScreen(10)?.minX == 20)
        stage.data.sections[0].removeLast(8)
        stage.grid.deleteItems(at: (12..<20).map { path($0) })
        try stage.screen.settle()
        // 12 cards are 1550 points long, and the row shows 280 of them.
        #expect(stage.onScreen(11)?.maxX == 300)
        stage.data.sections[0].removeAll()
        stage.grid.reloadSections([0])
        try stage.screen.settle()
        #expect(stage.grid.subviews.contains { $0 is ScrollingRowView } == false)
    }

    @Test("A row keeps its views and its place when a section is inserted before it")
    func insertedSection() throws {
        let card = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: card)
        section.orthogonalScrollingBehavior = .continuous
        let stage = StoreStage([20], UICollectionViewCompositionalLayout(section: section))
        stage.grid.scrollToItem(at: path(10), at: .left, animated: false)
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.cell(10))
        let row = try #require(cell.superview as? ScrollingRowView)
        stage.data.sections.insert(["new"], at: 0)
        stage.grid.insertSections([0])
        try stage.screen.settle()
        #expect(stage.cell(10, 1) === cell)
        #expect(cell.superview === row)
        #expect(stage.onScreen(10, 1) == CGRect(x: 0, y: 80, width: 120, height: 80))
        stage.data.sections.remove(at: 1)
        stage.grid.deleteSections([1])
        try stage.screen.settle()
        #expect(row.superview == nil)
        #expect(stage.grid.subviews.count { $0 is ScrollingRowView } == 1)
    }

    @Test("The handler hears of what is on screen only, not of questions about points")
    func handlerQuestions() {
        var counts: [Int] = []
        let stage = StoreStage([20, 30], layout(.continuous) { items, _, _ in counts.append(items.count) })
        counts = []
        #expect(stage.grid.indexPathForItem(at: CGPoint(x: 160, y: 50)) == path(1))
        _ = stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(counts.isEmpty)
    }
}
