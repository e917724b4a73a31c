// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A layout that places items of 100 by 100 points in one column, and records its calls.
private final class Column: UICollectionViewLayout {
    var calls: [String] = []
    var initial: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
    var final: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
    var invalidatesForBounds = false
    var target: CGPoint?
    var hasDecoration = false
    private var count = 0

    override func prepare() {
        calls.append("prepare")
        super.prepare()
        count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }
    override var collectionViewContentSize: CGSize {
        calls.append("size")
        return CGSize(width: 320, height: count * 100)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        calls.append("elements")
        var all = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        if hasDecoration {
            let line = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
            line.frame = CGRect(x: 0, y: 0, width: 320, height: 5)
            line.zIndex = 5
            all.append(line)
        }
        return all.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: indexPath.item * 100, width: 100, height: 100)
        return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        calls.append("bounds \(Int(newBounds.minY))")
        return invalidatesForBounds
    }
    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        calls.append("context")
        return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        calls.append("invalidate \(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
        super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        let texts = updateItems.map { item in
            func text(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.item)" } ?? "nil" }
            return "\(item.updateAction) \(text(item.indexPathBeforeUpdate)) \(text(item.indexPathAfterUpdate))"
        }
        calls.append("updates \(texts.joined(separator: ", "))")
    }
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("final \(itemIndexPath.item)")
        return final(itemIndexPath)
    }
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial \(itemIndexPath.item)")
        return initial(itemIndexPath)
    }
    override func finalizeCollectionViewUpdates() { calls.append("finalize") }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        calls.append("target \(Int(proposedContentOffset.y))")
        return target ?? proposedContentOffset
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
    }
}

private final class LineView: UICollectionReusableView {}

/// Layouts of apps, fact by fact. The numbers are those of `Documentation/Facts.md`.
@Suite("Collection view layouts") @MainActor
struct CollectionLayoutTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 440))
    private let data = Tiles(count: 20)
    private let layout = Column()
    private let grid: UICollectionView

    init() {
        grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        grid.dataSource = data
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("A layout is prepared, then asked for its size, then for its elements, before cells are asked for (C95)")
    func order() throws {
        screen.show(grid)
        let first = try #require(layout.calls.firstIndex(of: "prepare"))
        #expect(Array(layout.calls[first...].prefix(3)) == ["prepare", "size", "elements"])
        #expect(data.calls == (0..<5).map { "cell 0-\($0)" })
        layout.calls = []
        layout.invalidateLayout()
        layout.invalidateLayout()
        #expect(layout.calls == [])
        screen.advance(by: 0.1)
        #expect(layout.calls == ["prepare", "size", "elements"])
    }

    @Test("The base class has no elements and no size, and does not depend on the bounds (C96, C97, C102)")
    func base() {
        let base = UICollectionViewLayout()
        #expect(base.layoutAttributesForElements(in: .infinite) == nil)
        #expect(base.layoutAttributesForItem(at: path(0)) == nil)
        #expect(base.collectionViewContentSize == .zero)
        #expect(!base.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(base.targetContentOffset(forProposedContentOffset: CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 4))
    }

    @Test("reloadData invalidates everything; inserts and deletes invalidate the counts (C100)")
    func contexts() {
        screen.show(grid)
        layout.calls = []
        grid.reloadData()
        #expect(layout.calls.contains("invalidate true true"))
        layout.calls = []
        data.sections[0].removeFirst()
        grid.deleteItems(at: [path(0)])
        #expect(layout.calls.contains("invalidate false true"))
    }

    @Test("A context collects index paths, and is nil where nothing was added (C101)")
    func collectedPaths() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.invalidatedDecorationIndexPaths == nil)
        context.invalidateItems(at: [path(1)])
        context.invalidateItems(at: [path(2)])
        context.invalidateSupplementaryElements(ofKind: "a", at: [path(3)])
        context.invalidateDecorationElements(ofKind: "b", at: [path(4)])
        #expect(context.invalidatedItemIndexPaths == [path(1), path(2)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["a": [path(3)]])
        #expect(context.invalidatedDecorationIndexPaths == ["b": [path(4)]])
        #expect(!context.invalidateEverything)
        #expect(!context.invalidateDataSourceCounts)
    }

    @Test("A layout is asked at each change of the bounds, and invalidated with a context if it says so (C102, C103)")
    func boundsChange() {
        screen.show(grid)
        layout.calls = []
        grid.contentOffset.y = 30
        screen.advance(by: 0.1)
        #expect(layout.calls.first == "bounds 30")
        #expect(!layout.calls.contains("context"))
        #expect(!layout.calls.contains("prepare"))
        layout.invalidatesForBounds = true
        layout.calls = []
        grid.contentOffset.y = 60
        screen.advance(by: 0.1)
        #expect(
            Array(layout.calls.prefix(5)) == ["bounds 60", "context", "invalidate false false", "prepare", "size"])
    }

    @Test("Contexts adjust the offset and the size once (C77)")
    func adjustments() {
        screen.show(grid)
        grid.contentOffset.y = 300
        screen.advance(by: 0.1)
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 50)
        context.contentSizeAdjustment = CGSize(width: 0, height: 70)
        layout.invalidateLayout(with: context)
        screen.advance(by: 0.1)
        #expect(grid.contentOffset.y == 350)
        #expect(grid.contentSize.height == 2070)
        layout.invalidateLayout()
        screen.advance(by: 0.1)
        #expect(grid.contentOffset.y == 350)
        #expect(grid.contentSize.height == 2000)
    }

    private final class OwnAttributes: UICollectionViewLayoutAttributes {
        var tint = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone) as! OwnAttributes
            copy.tint = tint
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? OwnAttributes)?.tint == tint
        }
    }

    @Test("Attributes have UIKit's defaults; frame, centre and size belong together (C106)")
    func attributes() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3))
        #expect(attributes.indexPath == path(3))
        #expect(attributes.alpha == 1)
        #expect(attributes.zIndex == 0)
        #expect(!attributes.isHidden)
        #expect(attributes.transform == .identity)
        #expect(attributes.representedElementCategory == .cell)
        #expect(attributes.representedElementKind == nil)
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        #expect(attributes.size == CGSize(width: 30, height: 40))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        attributes.center = CGPoint(x: 0, y: 0)
        #expect(attributes.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: -30, y: -40, width: 60, height: 80))
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path(0))
        #expect(header.representedElementCategory == .supplementaryView)
        #expect(header.representedElementKind == "head")
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path(0))
        #expect(line.representedElementCategory == .decorationView)
    }

    @Test("Attributes are compared with isEqual, and a subclass adds its own fields (C107)")
    func ownAttributes() {
        let one = OwnAttributes(forCellWith: path(0))
        let other = one.copy() as! OwnAttributes
        #expect(one.isEqual(other))
        other.tint = 1
        #expect(!one.isEqual(other))
        #expect((other.copy() as! OwnAttributes).tint == 1)
    }

    @Test("An update is prepared, then asked for final and initial attributes, then finalized (C110, C111, C113)")
    func updateOrder() throws {
        screen.show(grid)
        layout.calls = []
        data.sections[0].remove(at: 1)
        data.sections[0].insert("new", at: 3)
        grid.performBatchUpdates {
            grid.deleteItems(at: [path(1)])
            grid.insertItems(at: [path(3)])
        }
        let calls = layout.calls.filter { !$0.hasPrefix("bounds") && $0 != "elements" && !$0.hasPrefix("invalidate") }
        #expect(calls.first == "prepare")
        let updates = try #require(calls.firstIndex { $0.hasPrefix("updates") })
        #expect(calls[updates] == "updates delete 0-1 nil, insert nil 0-3")
        #expect(
            Array(calls[(updates + 1)...]).filter { !$0.hasPrefix("target") } == [
                "final 0", "final 1", "final 2", "final 3", "final 4",
                "initial 0", "initial 1", "initial 2", "initial 3", "initial 4", "finalize",
            ])
        try screen.settle()
    }

    @Test("A section's update has an index path whose item is NSNotFound (C113)")
    func sectionUpdate() throws {
        let stage = GridStage(Tiles([["a"], ["b"]]), flow: Recording())
        stage.data.sections.append(["c"])
        stage.grid.insertSections([2])
        let recorded = try #require((stage.flow as? Recording)?.updates.first)
        #expect(recorded.updateAction == .insert)
        #expect(recorded.indexPathAfterUpdate == IndexPath(item: NSNotFound, section: 2))
    }

    private final class Recording: UICollectionViewFlowLayout {
        var updates: [UICollectionViewUpdateItem] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            updates = updateItems
        }
    }

    @Test("Inserted items fade in, deleted ones fade out, and others slide (C112, C291)")
    func defaultAnimation() throws {
        screen.show(grid)
        let (gone, moved) = try (#require(grid.cellForItem(at: path(1))), #require(grid.cellForItem(at: path(2))))
        data.sections[0].remove(at: 1)
        grid.deleteItems(at: [path(1)])
        screen.advance(by: 0.15)
        let (goneShown, movedShown) = try (#require(gone.layer.presentation()), #require(moved.layer.presentation()))
        #expect(goneShown.opacity < 1 && goneShown.opacity > 0)
        #expect(goneShown.frame.minY == 100)
        #expect(movedShown.frame.minY < 200 && movedShown.frame.minY > 100)
        try screen.settle()
        #expect(gone.superview == nil)
        #expect(moved.frame.minY == 100)
        data.sections[0].insert("new", at: 1)
        grid.insertItems(at: [path(1)])
        screen.advance(by: 0.15)
        let new = try #require(grid.cellForItem(at: path(1)))
        let opacity = try #require(new.layer.presentation()).opacity
        #expect(opacity < 1 && opacity > 0)
        try screen.settle()
        #expect(new.alpha == 1)
        #expect(!layout.calls.isEmpty)
    }

    @Test("A layout's initial and final attributes begin and end the animation (C110)")
    func ownAnimation() throws {
        screen.show(grid)
        layout.initial = { path in
            guard path.item == 1 else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 200, y: 100, width: 100, height: 100)
            return attributes
        }
        data.sections[0].insert("new", at: 1)
        grid.insertItems(at: [path(1)])
        screen.advance(by: 0.15)
        let new = try #require(grid.cellForItem(at: path(1)))
        let x = try #require(new.layer.presentation()).frame.minX
        #expect(x < 200 && x > 0)
        try screen.settle()
        #expect(new.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
        layout.initial = { _ in nil }
        layout.final = { path in
            guard path.item == 1 else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 200, y: 100, width: 100, height: 100)
            return attributes
        }
        data.sections[0].remove(at: 1)
        grid.deleteItems(at: [path(1)])
        screen.advance(by: 0.15)
        let goneX = try #require(new.layer.presentation()).frame.minX
        #expect(goneX < 200 && goneX > 0)
        #expect(new.layer.presentation()?.opacity == 1)
        try screen.settle()
        #expect(new.superview == nil)
    }

    @Test("The layout decides where scrolling ends after a drag (C116)")
    func scrollTarget() throws {
        screen.show(grid)
        let finger = screen.touch(at: CGPoint(x: 160, y: 300))
        finger.move(to: CGPoint(x: 160, y: 160), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try screen.settle()
        #expect(grid.contentOffset.y == 100)
    }

    @Test("Decoration views are registered with the layout, and the data source is not asked (C117)")
    func decoration() throws {
        layout.register(LineView.self, forDecorationViewOfKind: "line")
        layout.hasDecoration = true
        screen.show(grid)
        let line = try #require(grid.subviews.first { $0 is LineView })
        #expect(line.frame == CGRect(x: 0, y: 0, width: 320, height: 5))
        #expect(grid.subviews.last { $0 is UICollectionReusableView } === line)
        grid.contentOffset.y = 500
        screen.advance(by: 0.1)
        #expect(line.superview == nil)
        #expect(!data.calls.contains { !$0.hasPrefix("cell") })
    }

    @Test("Another layout shows the same items, and both are told of the transition (C118, C119)")
    func otherLayout() throws {
        screen.show(grid)
        let cell = try #require(grid.cellForItem(at: path(1)))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 50)
        grid.collectionViewLayout = flow
        #expect(layout.collectionView == nil)
        #expect(flow.collectionView === grid)
        screen.advance(by: 0.1)
        #expect(grid.cellForItem(at: path(1)) === cell)
        #expect(cell.frame == CGRect(x: 110, y: 0, width: 100, height: 50))
        #expect(grid.visibleCells.count == 20)
        #expect(grid.contentSize.height == 410)
    }
}
