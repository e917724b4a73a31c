// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A delegate that refuses the focus of some items and records what keys do.
@MainActor
private final class FocusListener: NSObject, UICollectionViewDelegate {
    var refused: (IndexPath) -> Bool = { _ in false }
    var asked = 0
    var calls: [String] = []

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        asked += 1
        return !refused(indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        calls.append("perform \(indexPath.item)")
    }
}

/// A delegate that gives items different sizes.
@MainActor
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let size: (Int) -> CGSize

    init(_ size: @escaping (Int) -> CGSize) { self.size = size }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath.item) }
}

/// A flow layout that counts the attributes it is asked for, and may hide items or mirror the content.
private final class ProbeLayout: UICollectionViewFlowLayout {
    var counted = 0
    var hidden: Set<Int> = []
    var isMirrored = false

    private func adapted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        counted += 1
        let adapted = attributes.copy() as! UICollectionViewLayoutAttributes
        if adapted.representedElementCategory == .cell, hidden.contains(adapted.indexPath.item) {
            adapted.isHidden = true
        }
        if isMirrored { adapted.center.x = collectionViewContentSize.width - adapted.center.x }
        return adapted
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var rect = rect
        if isMirrored { rect.origin.x = collectionViewContentSize.width - rect.maxX }
        return super.layoutAttributesForElements(in: rect)?.map(adapted)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(adapted)
    }
}

extension GridStage {
    /// The focused item; expects that its cell and the collection view agree.
    fileprivate var focus: IndexPath? {
        let cell = UIFocusSystem.focusSystem(for: grid)?.focusedItem as? UICollectionViewCell
        let path = cell.flatMap { grid.indexPath(for: $0) }
        #expect(path == grid.focusedRow.map { IndexPath($0) })
        #expect(cell?.isFocused != false)
        return path
    }

    /// Presses keys one after another, and returns the item focused after each.
    fileprivate func press(_ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []) throws -> [Int?] {
        try keys.map { key in
            screen.press(key, modifiers: modifiers)
            try screen.settle()
            return focus?.item
        }
    }

    fileprivate var selected: [Int] { (grid.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

    fileprivate func isInSight(_ item: Int, _ section: Int = 0) -> Bool {
        frame(item, section).map(grid.bounds.contains) ?? false
    }
}

/// Focus and keys in two dimensions. The numbers are those of `Documentation/Facts.md`.
@Suite("Focus of items by keyboard") @MainActor
struct CollectionFocusTests {
    private let listener = FocusListener()

    // MARK: Moving

    @Test("Left and Right move by one item over line ends, Up and Down by one line (C296)")
    func arrows() throws {
        let stage = GridStage()
        #expect(try stage.press(.downArrow) == [0])
        #expect(try stage.press(.rightArrow, .rightArrow, .rightArrow, .leftArrow) == [1, 2, 3, 2])
        #expect(try stage.press(.downArrow, .downArrow, .leftArrow, .upArrow) == [5, 8, 7, 4])
        #expect(stage.cell(4)?.subviews.contains { $0 is FocusRing } == true)
        #expect(stage.cell(7)?.subviews.contains { $0 is FocusRing } == false)
        for _ in 0..<6 { stage.screen.press(.downArrow) }
        try stage.expectSettled()
        #expect(stage.focus?.item == 22)
        #expect(stage.isInSight(22))
    }

    @Test("At the first and last item the focus stays, and Down in the last line leads nowhere (C296)")
    func ends() throws {
        let stage = GridStage(Tiles(count: 8))
        #expect(try stage.press(.downArrow, .leftArrow, .upArrow) == [0, 0, 0])
        #expect(try stage.press(.downArrow, .downArrow, .downArrow) == [3, 6, 6])
        #expect(try stage.press(.rightArrow, .rightArrow, .upArrow) == [7, 7, 4])
        // The item above the empty part of the last line goes to the nearest item of that line.
        #expect(try stage.press(.rightArrow, .downArrow) == [5, 7])
    }

    @Test("Up and Down go to the item of the next line whose centre is nearest, whatever the sizes (C296)")
    func differentSizes() throws {
        let widths: [CGFloat] = [60, 100, 140]
        let sizes = Sizes { CGSize(width: widths[$0 * 7 % 5 % 3], height: 40 + CGFloat($0 * 13 % 7) * 10) }
        let stage = GridStage(Tiles(count: 120), delegate: sizes)
        let frames = try (0..<120).map { try #require(stage.frame($0)) }
        let lines = Dictionary(grouping: frames.indices) { frames[$0].midY }
        let middles = lines.keys.sorted()
        /// The item of a line whose centre is nearest to that of an item.
        func nearest(to item: Int, in line: Int) -> Int? {
            lines[middles[line]]?.min {
                (abs(frames[$0].midX - frames[item].midX), $0) < (abs(frames[$1].midX - frames[item].midX), $1)
            }
        }
        stage.screen.press(.downArrow)
        for column in 0..<3 {
            _ = try stage.press(.home)
            for _ in 0..<column { stage.screen.press(.rightArrow) }
            for (key, order) in [
                (UIKeyboardHIDUsage.downArrow, Array(1..<middles.count)),
                (.upArrow, (0..<middles.count - 1).reversed()),
            ] {
                for line in order {
                    let item = try #require(stage.focus?.item)
                    stage.screen.press(key)
                    #expect(stage.focus?.item == nearest(to: item, in: line))
                }
            }
        }
    }

    @Test("Where the content is mirrored, Left goes to the next item (C296)")
    func rightToLeft() throws {
        let flow = ProbeLayout()
        flow.isMirrored = true
        let stage = GridStage(flow: flow)
        stage.screen.traits.layoutDirection = .rightToLeft
        #expect(try #require(stage.frame(0)).minX == 220)
        #expect(try stage.press(.downArrow, .leftArrow, .leftArrow, .leftArrow) == [0, 1, 2, 3])
        #expect(try stage.press(.rightArrow, .rightArrow) == [2, 1])
        #expect(try stage.press(.downArrow, .end, .home) == [4, 5, 3])
    }

    @Test("Home and End go to the line's ends, with Control to the first and last item; pages by screens (C296)")
    func farKeys() throws {
        let stage = GridStage()
        #expect(try stage.press(.downArrow, .downArrow, .rightArrow) == [0, 3, 4])
        #expect(try stage.press(.end, .end, .home, .home) == [5, 5, 3, 3])
        #expect(try stage.press(.rightArrow, .pageDown, .pageDown) == [4, 13, 22])
        #expect(stage.isInSight(22))
        #expect(try stage.press(.pageUp) == [13])
        #expect(try stage.press(.end, modifiers: .control) == [299])
        #expect(stage.isInSight(299))
        #expect(try stage.press(.pageUp, .pageDown) == [290, 299])
        #expect(try stage.press(.home, modifiers: .control) == [0])
        #expect(stage.grid.contentOffset.y == 0)
        #expect(try stage.press(.downArrow, modifiers: .command) == [299])
    }

    @Test("In a horizontal layout Right goes to the next column, and Down by one item (C296)")
    func horizontal() throws {
        let stage = GridStage {
            $0.itemSize = CGSize(width: 100, height: 100)
            $0.scrollDirection = .horizontal
        }
        #expect(try stage.press(.downArrow, .rightArrow, .downArrow) == [0, 4, 5])
        #expect(try stage.press(.end, .downArrow, .upArrow, .home) == [7, 8, 7, 4])
        #expect(try stage.press(.downArrow, .rightArrow, .leftArrow) == [5, 9, 5])
        #expect(try stage.press(.pageDown, .pageUp) == [13, 5])
        #expect(try stage.press(.end, modifiers: .control) == [299])
        #expect(stage.isInSight(299))
    }

    @Test("Items that fill the width form a column: Home and End go to its ends, Right to an item's controls (C296)")
    func column() throws {
        let data = Tiles(count: 100)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 200, y: 0, width: 80, height: 40)
        data.configure = { cell, path in if path.item == 1 { cell.contentView.addSubview(button) } }
        let stage = GridStage(data) {
            $0.itemSize = CGSize(width: 320, height: 40)
            $0.minimumLineSpacing = 0
        }
        #expect(try stage.press(.downArrow, .downArrow) == [0, 1])
        stage.screen.press(.rightArrow)
        let system = UIFocusSystem.focusSystem(for: stage.grid)
        #expect(system?.focusedItem === button)
        #expect(try stage.press(.leftArrow, .leftArrow) == [1, 1])
        #expect(try stage.press(.pageDown, .end, .home) == [11, 99, 0])
    }

    @Test("Between items side by side arrow keys skip their controls, to which Tab leads")
    func controls() throws {
        let data = Tiles(count: 9)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        data.configure = { cell, path in if path.item == 1 { cell.contentView.addSubview(button) } }
        let stage = GridStage(data)
        #expect(try stage.press(.downArrow, .rightArrow, .rightArrow, .leftArrow) == [0, 1, 2, 1])
        let system = UIFocusSystem.focusSystem(for: stage.grid)
        system?.requestFocusUpdate(to: button)
        stage.screen.advance(by: 0.1)
        #expect(system?.focusedItem === button)
        #expect(try stage.press(.rightArrow) == [2])
    }

    // MARK: Sections, hidden and refused items

    @Test("The focus passes headers, footers and empty sections (C296)")
    func sections() throws {
        let data = Tiles([["a", "b", "c", "d"], [], [], ["e", "f", "g", "h", "i"]])
        let stage = GridStage(data) {
            $0.itemSize = CGSize(width: 100, height: 100)
            $0.headerReferenceSize = CGSize(width: 0, height: 300)
            $0.footerReferenceSize = CGSize(width: 0, height: 150)
        }
        stage.screen.press(.downArrow)
        #expect(stage.focus == IndexPath(item: 0, section: 0))
        #expect(stage.grid.contentOffset.y == 0)
        _ = try stage.press(.rightArrow, .downArrow, .downArrow)
        #expect(stage.focus == IndexPath(item: 0, section: 3))
        #expect(stage.isInSight(0, 3))
        _ = try stage.press(.leftArrow)
        #expect(stage.focus == IndexPath(item: 3, section: 0))
        _ = try stage.press(.rightArrow, .rightArrow, .rightArrow, .upArrow)
        #expect(stage.focus == IndexPath(item: 3, section: 0))
        _ = try stage.press(.upArrow)
        #expect(stage.focus == IndexPath(item: 0, section: 0))
        // The first line is revealed with the header.
        #expect(stage.grid.contentOffset.y == 0)
    }

    @Test("A pinned header does not cover the focused item")
    func pinnedHeader() throws {
        let stage = GridStage {
            $0.itemSize = CGSize(width: 100, height: 100)
            $0.headerReferenceSize = CGSize(width: 0, height: 40)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        stage.screen.press(.downArrow)
        for _ in 0..<10 { stage.screen.press(.downArrow) }
        for _ in 0..<5 { stage.screen.press(.upArrow) }
        try stage.screen.settle()
        #expect(stage.focus?.item == 15)
        let (header, item) = (try #require(stage.header(0)), try #require(stage.frame(15)))
        #expect(header.minY == stage.grid.bounds.minY)
        #expect(item.minY >= header.maxY)
    }

    @Test("Hidden items, and items that the delegate refuses, are passed (C79)")
    func passed() throws {
        let flow = ProbeLayout()
        flow.hidden = [1, 4, 5]
        let stage = GridStage(flow: flow, delegate: listener)
        #expect(try stage.press(.downArrow, .rightArrow, .rightArrow) == [0, 2, 3])
        #expect(try stage.press(.leftArrow, .downArrow) == [2, 3])
        listener.refused = { (6...11).contains($0.item) }
        #expect(try stage.press(.downArrow, .rightArrow, .upArrow) == [12, 13, 3])
        listener.refused = { $0.item > 13 }
        #expect(try stage.press(.downArrow, .pageDown, .rightArrow, .rightArrow) == [6, 12, 13, 13])
    }

    // MARK: Long lists

    @Test("A key asks the layout only near the item, in a list of 100,000 items")
    func manyItems() throws {
        let flow = ProbeLayout()
        let stage = GridStage(Tiles(count: 100_000), flow: flow, delegate: listener)
        stage.grid.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .top, animated: false)
        try stage.screen.settle()
        stage.screen.mouse.click(at: stage.point(50_001))
        #expect(try stage.press(.downArrow, .leftArrow) == [50_004, 50_003])
        func cost(_ movement: RowKey.Movement) -> Int {
            let row = stage.grid.focusedRow!
            flow.counted = 0
            listener.asked = 0
            _ = stage.grid.arrangement(around: row).step(movement).flatMap { stage.grid.target(of: $0, from: row) }
            #expect(listener.asked <= 2)
            return flow.counted
        }
        for direction in [FocusDirection.up, .down] { #expect(cost(.arrow(direction)) < 40) }
        for direction in [FocusDirection.left, .right] { #expect(cost(.arrow(direction)) < 20) }
        #expect(cost(.lineEnd(isFirst: true)) < 20)
        #expect(cost(.page(isBackwards: false)) < 60)
        // Without a focusable item in a direction, the search ends after a bounded number of items.
        listener.refused = { $0.item != 50_003 }
        flow.counted = 0
        listener.asked = 0
        #expect(try stage.press(.downArrow) == [50_003])
        #expect(listener.asked < 1100)
        #expect(flow.counted < 8000)
    }

    @Test("A large gap between lines costs few requests")
    func gap() throws {
        let flow = ProbeLayout()
        let stage = GridStage(Tiles([["a"], ["b"]]), flow: flow) {
            $0.itemSize = CGSize(width: 100, height: 100)
            $0.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 500_000, right: 0)
        }
        stage.screen.press(.downArrow)
        flow.counted = 0
        let found = stage.grid.target(of: .line(.down), from: RowPath(section: 0, row: 0))
        #expect(found == RowPath(section: 1, row: 0))
        #expect(flow.counted < 20)
    }

    // MARK: Selecting

    @Test("Shift extends the selection, Control moves without it, Command-A selects all, Escape none (C296)")
    func selection() throws {
        let stage = GridStage(Tiles(count: 12), delegate: listener)
        stage.grid.allowsMultipleSelection = true
        _ = try stage.press(.downArrow, .rightArrow)
        _ = try stage.press(.rightArrow, modifiers: .shift)
        #expect(stage.selected == [1, 2])
        _ = try stage.press(.downArrow, modifiers: .shift)
        #expect(stage.selected == [1, 2, 3, 4, 5])
        _ = try stage.press(.home, modifiers: .shift)
        #expect(stage.selected == [1, 2, 3])
        _ = try stage.press(.upArrow, modifiers: .shift)
        #expect(stage.selected == [0, 1])
        #expect(try stage.press(.downArrow, .downArrow, modifiers: .control) == [3, 6])
        #expect(stage.selected == [0, 1])
        stage.screen.press(.space)
        #expect(stage.selected == [0, 1, 6])
        stage.screen.press(.keyboardA, modifiers: .command)
        #expect(stage.selected == Array(0..<12))
        stage.screen.press(.escape)
        #expect(stage.selected == [])
        stage.screen.press(.keyboardA, modifiers: .control)
        #expect(stage.selected == Array(0..<12))
    }

    @Test("Return acts as a tap, Space selects, and with single selection Control goes to the ends (C296)")
    func actions() throws {
        let stage = GridStage(Tiles(count: 12), delegate: listener)
        _ = try stage.press(.downArrow, .rightArrow)
        stage.screen.press(.return)
        #expect(listener.calls == ["select 1", "perform 1"])
        #expect(try stage.press(.rightArrow) == [2])
        stage.screen.press(.space)
        #expect(listener.calls == ["select 1", "perform 1", "deselect 1", "select 2"])
        #expect(try stage.press(.leftArrow, .downArrow, modifiers: .control) == [0, 11])
        stage.screen.press(.rightArrow, modifiers: .shift)
        #expect(stage.selected == [2])
    }

    @Test("Selection follows the focus if the property is on, one item at a time (C66)")
    func following() throws {
        let stage = GridStage(delegate: listener)
        stage.grid.selectionFollowsFocus = true
        _ = try stage.press(.downArrow, .rightArrow, .downArrow)
        #expect(stage.selected == [4])
        #expect(listener.calls == ["select 0", "deselect 0", "select 1", "deselect 1", "select 4"])
    }
}
