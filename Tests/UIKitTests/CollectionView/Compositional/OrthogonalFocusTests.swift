// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A compositional layout that counts the attributes it is asked for.
private final class CountingLayout: UICollectionViewCompositionalLayout {
    var counted = 0

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        counted += all?.count ?? 0
        return all
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        counted += 1
        return super.layoutAttributesForItem(at: indexPath)
    }
}

/// Arrow keys in sections that scroll across the scroll direction of their layout. The numbers are those of
/// `Documentation/Facts.md`.
@Suite("Focus in orthogonal sections") @MainActor
struct OrthogonalFocusTests {
    /// A row of cards with spaces of 10 in insets of 20.
    private func row(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, card: CGFloat = 120, stacked: Int = 1
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1 / CGFloat(stacked))))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(card), .absolute(80 * CGFloat(stacked))), repeatingSubitem: item, count: stacked)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    /// Lines of 50 points with a number of items side by side.
    private func lines(of count: Int = 1) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: count))
    }

    @Test("The focus enters a row at a card of which all is visible, and does not scroll the row")
    func entering() throws {
        let stage = stage([20]) { _ in row(.continuous) }
        let view = try #require(stage.cell(0)?.superview as? ScrollingRowView)
        view.contentOffset.x += 70
        stage.screen.advance(by: 0.1)
        let offset = view.contentOffset
        stage.screen.press(.tab)
        try stage.screen.settle()
        #expect(stage.cell(1)?.isFocused == true)
        #expect(view.contentOffset == offset)
    }

    @Test("Up reveals an item below a pinned header, and not behind it")
    func pinnedHeader() throws {
        let stage = stage([40]) { _ in
            let section = lines()
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(60)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return section
        }
        stage.screen.press(.tab)
        for _ in 0..<20 { stage.screen.press(.downArrow) }
        try stage.screen.settle()
        for _ in 0..<12 {
            stage.screen.press(.upArrow)
            try stage.screen.settle()
            let focused = try #require(stage.grid.visibleCells.first { $0.isFocused })
            #expect(focused.frame.minY >= stage.grid.bounds.minY + stage.grid.adjustedContentInset.top + 60)
        }
    }

    private func stage(
        _ counts: [Int], isRightToLeft: Bool = false, _ section: @escaping (Int) -> NSCollectionLayoutSection
    ) -> StoreStage {
        StoreStage(
            counts, UICollectionViewCompositionalLayout { index, _ in section(index) }, isRightToLeft: isRightToLeft)
    }

    /// The focused item; expects that it has a cell, and that all of it is on screen.
    private func focus(_ stage: StoreStage, sourceLocation: SourceLocation = #_sourceLocation) -> IndexPath? {
        let path = stage.grid.focusedRow.map { IndexPath($0) }
        let item = UIFocusSystem.focusSystem(for: stage.grid)?.focusedItem as? UICollectionViewCell
        #expect(item.flatMap { stage.grid.indexPath(for: $0) } == path, sourceLocation: sourceLocation)
        let place = path.flatMap { stage.onScreen($0.item, $0.section) }
        #expect(
            place.map { $0.minX >= -20 && $0.maxX <= 340 && $0.minY >= 0 && $0.maxY <= 440 } == true,
            "\(String(describing: place))", sourceLocation: sourceLocation)
        return path
    }

    /// Presses keys one after another, and expects the section and the item that are focused after each.
    private func expect(
        _ stage: StoreStage, _ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = [], toFocus places: [[Int]],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var found: [[Int]] = []
        for key in keys {
            found += try press(stage, key, modifiers: modifiers, sourceLocation: sourceLocation)
        }
        #expect(found == places, sourceLocation: sourceLocation)
    }

    /// Presses keys one after another, and returns the section and the item that are focused after each.
    private func press(
        _ stage: StoreStage, _ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [[Int]] {
        try keys.map { key in
            stage.screen.press(key, modifiers: modifiers)
            try stage.screen.settle()
            return focus(stage, sourceLocation: sourceLocation).map { [$0.section, $0.item] } ?? []
        }
    }

    private func scroll(_ stage: StoreStage, to item: Int, _ section: Int) {
        stage.grid.scrollToItem(at: IndexPath(item: item, section: section), at: .left, animated: false)
        stage.screen.advance(by: 0.1)
    }

    @Test("Right and Left move to the next card of the row, which scrolls to a place of its behaviour (C195, C296)")
    func alongRow() throws {
        // The left edge of the third card after it was focused by Right.
        let places: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat)] = [
            (.continuous, 180), (.continuousGroupLeadingBoundary, 150), (.groupPaging, 150), (.paging, 0),
            (.groupPagingCentered, 100),
        ]
        for (behavior, place) in places {
            let stage = stage([20, 5]) { $0 == 0 ? row(behavior) : lines() }
            try expect(stage, .downArrow, .rightArrow, .rightArrow, toFocus: [[0, 0], [0, 1], [0, 2]])
            #expect(stage.onScreen(2)?.minX == place, "\(behavior)")
            try expect(
                stage, .rightArrow, .leftArrow, .leftArrow, .leftArrow, toFocus: [[0, 3], [0, 2], [0, 1], [0, 0]])
            #expect(stage.onScreen(0)?.minX == (behavior == .groupPagingCentered ? 100 : 20), "\(behavior)")
            try expect(stage, .leftArrow, toFocus: [[0, 0]])
        }
    }

    @Test("A card that fills most of the screen has neighbours too")
    func wideCards() throws {
        let stage = stage([4, 5]) { $0 == 0 ? row(.groupPaging, card: 280) : lines() }
        try expect(
            stage, .downArrow, .rightArrow, .rightArrow, .leftArrow, toFocus: [[0, 0], [0, 1], [0, 2], [0, 1]])
        #expect(stage.onScreen(1)?.minX == 20)
        try expect(stage, .end, .home, toFocus: [[0, 3], [0, 0]])
    }

    @Test("At the last card the focus stays, and the row is at a stop")
    func lastCard() throws {
        for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging, .paging] {
            let stage = stage([6, 5]) { $0 == 0 ? row(behavior) : lines() }
            _ = try press(stage, .downArrow)
            for _ in 0..<8 { stage.screen.press(.rightArrow) }
            try stage.screen.settle()
            #expect(focus(stage) == IndexPath(item: 5, section: 0))
            #expect(stage.onScreen(5)?.maxX == 300)
            try expect(stage, .leftArrow, .leftArrow, toFocus: [[0, 4], [0, 3]])
        }
    }

    @Test("Up and Down go to the nearest card that is visible, however far a row is scrolled")
    func acrossRows() throws {
        let stage = stage([20, 20, 5]) { $0 < 2 ? row(.continuous) : lines() }
        scroll(stage, to: 10, 1)
        try expect(stage, .downArrow, .downArrow, toFocus: [[0, 0], [1, 10]])
        #expect(stage.onScreen(10, 1)?.minX == 20)
        try expect(stage, .rightArrow, .upArrow, .downArrow, toFocus: [[1, 11], [0, 1], [1, 11]])
        // A line as wide as the screen is in the middle of it.
        try expect(stage, .downArrow, .downArrow, .upArrow, .upArrow, toFocus: [[2, 0], [2, 1], [2, 0], [1, 11]])
        #expect(stage.onScreen(10, 1)?.minX == 20)
    }

    @Test("Down during the scroll animation of a row goes by the place at which the row comes to rest")
    func duringAnimation() throws {
        let stage = stage([20, 20]) { _ in row(.groupPaging, card: 280) }
        _ = try press(stage, .downArrow)
        for _ in 0..<3 { stage.screen.press(.rightArrow) }
        stage.screen.press(.downArrow)
        try stage.screen.settle()
        #expect(focus(stage) == IndexPath(item: 0, section: 1))
        #expect(stage.onScreen(3)?.minX == 20)
        #expect(stage.onScreen(0, 1)?.minX == 20)
    }

    @Test("From right to left, Left goes to the next card")
    func rightToLeft() throws {
        let stage = stage([20, 20], isRightToLeft: true) { row($0 == 0 ? .groupPaging : .continuous) }
        try expect(stage, .downArrow, .leftArrow, .leftArrow, toFocus: [[0, 0], [0, 1], [0, 2]])
        // The second of three cards is at the leading edge, which is the right one.
        #expect(stage.onScreen(1)?.maxX == 300)
        try expect(stage, .downArrow, .leftArrow, .rightArrow, toFocus: [[1, 1], [1, 2], [1, 1]])
        try expect(stage, .upArrow, .rightArrow, .rightArrow, toFocus: [[0, 1], [0, 0], [0, 0]])
        try expect(stage, .end, .home, toFocus: [[0, 19], [0, 0]])
        #expect(stage.onScreen(0)?.maxX == 300)
    }

    @Test("In groups of several cards Down goes through the group, and Right to the card beside")
    func stackedCards() throws {
        let stage = stage([8, 5]) { $0 == 0 ? row(.groupPaging, card: 250, stacked: 3) : lines() }
        try expect(
            stage, .downArrow, .downArrow, .rightArrow, .downArrow, toFocus: [[0, 0], [0, 1], [0, 4], [0, 5]])
        #expect(stage.onScreen(5)?.minX == 20)
        // The last group has two cards; the second one is the nearest.
        try expect(stage, .rightArrow, .rightArrow, .leftArrow, toFocus: [[0, 7], [0, 7], [0, 4]])
        try expect(stage, .downArrow, .downArrow, .upArrow, .upArrow, toFocus: [[0, 5], [1, 0], [0, 5], [0, 4]])
        try expect(stage, .end, .home, toFocus: [[0, 7], [0, 1]])
    }

    @Test("Home and End go to the ends of the row, with Control to those of the list, and pages by screens")
    func farKeys() throws {
        let stage = stage([20, 30]) { $0 == 0 ? row(.continuous) : lines() }
        try expect(stage, .downArrow, .rightArrow, .end, .home, toFocus: [[0, 0], [0, 1], [0, 19], [0, 0]])
        try expect(stage, .end, modifiers: .control, toFocus: [[1, 29]])
        try expect(stage, .home, modifiers: .control, toFocus: [[0, 0]])
        try expect(stage, .pageDown, .pageUp, toFocus: [[1, 6], [0, 1]])
        // With single selection, Control and an arrow key go to the end, as they do in a scroll view.
        try expect(stage, .rightArrow, modifiers: .control, toFocus: [[0, 19]])
        try expect(stage, .leftArrow, modifiers: .control, toFocus: [[0, 0]])
    }

    @Test("Left and Right over the ends of a grid enter a row at a card that is visible")
    func besideGrid() throws {
        let stage = stage([6, 20, 6]) { $0 == 1 ? row(.continuous) : lines(of: 3) }
        scroll(stage, to: 10, 1)
        try expect(stage, .downArrow, .downArrow, .end, .rightArrow, toFocus: [[0, 0], [0, 3], [0, 5], [1, 10]])
        try expect(stage, .downArrow, .home, .leftArrow, toFocus: [[2, 0], [2, 0], [1, 11]])
        #expect(stage.onScreen(10, 1)?.minX == 20)
    }

    @Test("In a layout that scrolls horizontally Up and Down move along a section that scrolls vertically")
    func horizontalLayout() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { _, _ in
                let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size(.absolute(90), .absolute(200)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPaging
                return section
            }, configuration: configuration)
        let stage = StoreStage([10, 10, 10, 10], layout)
        try expect(stage, .downArrow, .downArrow, .downArrow, toFocus: [[0, 0], [0, 1], [0, 2]])
        #expect(stage.onScreen(2)?.minY == 200)
        try expect(stage, .rightArrow, .leftArrow, .upArrow, toFocus: [[1, 1], [0, 2], [0, 1]])
    }

    @Test(
        "The row scrolls vertically into view too, and a card that the user has scrolled away is left to what is seen")
    func offScreen() throws {
        let stage = stage([20, 20, 20, 20, 20, 20, 20]) { _ in row(.continuous) }
        _ = try press(stage, .downArrow)
        for section in 1..<7 { try expect(stage, .downArrow, toFocus: [[section, 0]]) }
        #expect(stage.grid.contentOffset.y == 260)
        stage.screen.mouse.scroll(by: CGVector(dx: 900, dy: 0), at: CGPoint(x: 160, y: 390))
        try stage.screen.settle()
        #expect(stage.grid.focusedRow.map { IndexPath($0) } == IndexPath(item: 0, section: 6))
        try expect(stage, .upArrow, toFocus: [[5, 0]])
        try expect(stage, .downArrow, toFocus: [[6, 7]])
    }

    @Test("A card that gets the focus off screen is measured when it is on screen")
    func measuredCards() throws {
        let stage = stage([9]) { _ in
            let card = size(.absolute(250), .estimated(100))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
            section.orthogonalScrollingBehavior = .groupPaging
            return section
        }
        stage.data.configure = { cell, _ in
            guard cell.contentView.subviews.count == 1 else { return }
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                content.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
        stage.grid.reloadData()
        try stage.screen.settle()
        #expect(stage.onScreen(0)?.height == 60)
        for item in 0..<4 {
            try expect(stage, item == 0 ? .downArrow : .rightArrow, toFocus: [[0, item]])
            #expect(stage.onScreen(item)?.height == 60)
        }
    }

    @Test("A key asks the layout only near the card, in a row of 100,000 cards")
    func manyCards() throws {
        let layout = CountingLayout { index, _ in
            index == 1 ? self.lines() : self.row(.groupPaging, stacked: index == 0 ? 2 : 1)
        }
        let stage = StoreStage([100_000, 3, 100_000], layout)
        scroll(stage, to: 50_000, 0)
        scroll(stage, to: 70_000, 2)
        stage.screen.mouse.click(at: CGPoint(x: 80, y: 50))
        try stage.screen.settle()
        try expect(stage, .rightArrow, toFocus: [[0, 50_002]])
        func cost(_ movement: RowKey.Movement) -> Int {
            let row = stage.grid.focusedRow!
            layout.counted = 0
            let target = stage.grid.arrangement(around: row).step(movement).flatMap {
                stage.grid.target(of: $0, from: row)
            }
            #expect(target != nil)
            return layout.counted
        }
        #expect(cost(.arrow(.right)) < 40)
        #expect(cost(.arrow(.left)) < 40)
        #expect(cost(.arrow(.down)) < 60)
        #expect(cost(.lineEnd(isFirst: false)) < 40)
        #expect(cost(.lineEnd(isFirst: true)) < 40)
        _ = try press(stage, .downArrow, .downArrow, .downArrow, .downArrow)
        try expect(stage, .downArrow, toFocus: [[2, 70_001]])
        #expect(cost(.arrow(.up)) < 60)
        try expect(stage, .end, .leftArrow, toFocus: [[2, 99_999], [2, 99_998]])
    }
}
