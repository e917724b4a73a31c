// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// Rows of 100 points with a line above each, whose animations the tests choose.
private final class LinedColumn: UICollectionViewLayout {
    var calls: [String] = []
    var deletedLines: [IndexPath] = []
    var insertedLines: [IndexPath] = []
    /// The change of the attributes with which elements appear and disappear; nil for the standard animation.
    var appear: ((UICollectionViewLayoutAttributes) -> Void)?
    var disappear: ((UICollectionViewLayoutAttributes) -> Void)?
    private var count = 0

    private var width: CGFloat { collectionView?.bounds.width ?? 0 }

    override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: width, height: CGFloat(count) * 100) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100 + 10, width: width, height: 90)
        return attributes
    }
    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.item < count else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: width, height: 5)
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).map { IndexPath(item: $0, section: 0) }.flatMap { path in
            [layoutAttributesForItem(at: path), layoutAttributesForDecorationView(ofKind: "line", at: path)]
        }.compactMap { $0 }.filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    // MARK: Updates

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        calls.append("delete of \(elementKind)")
        return deletedLines
    }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        calls.append("insert of \(elementKind)")
        return insertedLines
    }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        calls.append("initial \(path.item)")
        return changed(layoutAttributesForItem(at: path), appear)
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        calls.append("final \(path.item)")
        return changed(layoutAttributesForItem(at: path), disappear)
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial \(elementKind) \(path.item)")
        return changed(layoutAttributesForDecorationView(ofKind: elementKind, at: path), appear)
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("final \(elementKind) \(path.item)")
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: path)
        attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * 100, width: width, height: 5)
        return changed(attributes, disappear)
    }
    private func changed(
        _ attributes: UICollectionViewLayoutAttributes?, _ change: ((UICollectionViewLayoutAttributes) -> Void)?
    ) -> UICollectionViewLayoutAttributes? {
        guard let change, let attributes else { return nil }
        change(attributes)
        return attributes
    }

    // MARK: Bounds

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        calls.append("bounds from \(Int(oldBounds.width)) x \(Int(oldBounds.height))")
    }
    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        calls.append("finalize in \(UIView.inheritedAnimationDuration)")
    }
}

private final class LineView: UICollectionReusableView {}

/// The methods of a layout that are called when updates and changes of the size are animated.
@Suite("Animations of collection view layouts") @MainActor
struct LayoutAnimationHookTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 440))
    private let data = Tiles(count: 4)
    private let layout = LinedColumn()
    private let grid: UICollectionView

    init() {
        grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        layout.register(LineView.self, forDecorationViewOfKind: "line")
        grid.dataSource = data
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        ground.addSubview(grid)
        screen.show(ground)
        layout.calls = []
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private var lines: [LineView] {
        grid.subviews.compactMap { $0 as? LineView }.sorted { $0.frame.minY < $1.frame.minY }
    }

    private func shown(_ view: UIView) throws -> CALayer { try #require(view.layer.presentation()) }

    // MARK: Updates

    @Test("The decoration view that an update deletes leaves as the layout says, and the others move (C110, C114)")
    func deletedDecoration() throws {
        let old = lines
        layout.deletedLines = [path(1)]
        layout.disappear = { $0.center.x += 400 }
        data.sections[0].remove(at: 1)
        grid.deleteItems(at: [path(1)])
        #expect(layout.calls.contains("delete of line") && layout.calls.contains("insert of line"))
        #expect(layout.calls.filter { $0.hasPrefix("final line") } == (0..<4).map { "final line \($0)" })
        #expect(layout.calls.filter { $0.hasPrefix("initial line") } == (0..<3).map { "initial line \($0)" })
        screen.advance(by: 0.15)
        #expect(try shown(old[1]).position.x > 200)
        #expect(try shown(old[2]).position.y < 200 && shown(old[2]).position.y > 102.5)
        try screen.settle()
        #expect(old[1].superview == nil)
        #expect(lines == [old[0], old[2], old[3]])
        #expect(lines.map(\.frame.minY) == [0, 100, 200])
    }

    @Test("The decoration view that an update inserts appears as the layout says (C110, C114)")
    func insertedDecoration() throws {
        let old = lines
        layout.insertedLines = [path(1)]
        layout.appear = { $0.alpha = $0.indexPath.item == 1 ? 0 : 1 }
        data.sections[0].insert("new", at: 1)
        grid.insertItems(at: [path(1)])
        screen.advance(by: 0.1)
        let new = try #require(lines.first { !old.contains($0) })
        #expect(try shown(new).opacity < 1)
        try screen.settle()
        #expect(lines == [old[0], new, old[1], old[2], old[3]])
        #expect(new.alpha == 1)
    }

    // MARK: Changes of the size

    private func resize(to size: CGSize, animated: Bool = true) {
        layout.calls = []
        let change = {
            self.grid.frame.size = size
            self.grid.layoutIfNeeded()
        }
        guard animated else { return change() }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: change)
    }

    @Test("An animated change of the size is prepared, asked for attributes and finalized in the animation (C115)")
    func animatedBounds() throws {
        resize(to: CGSize(width: 160, height: 240))
        #expect(layout.calls.first == "bounds from 320 x 440")
        #expect(layout.calls.last == "finalize in 0.4")
        let final = layout.calls.lastIndex { $0.hasPrefix("final ") } ?? 0
        let initial = layout.calls.firstIndex { $0.hasPrefix("initial") } ?? 0
        #expect(final < initial)
        #expect(layout.calls.filter { $0.hasPrefix("final line") } == (0..<4).map { "final line \($0)" })
        #expect(layout.calls.filter { $0.hasPrefix("initial line") } == (0..<3).map { "initial line \($0)" })
        screen.advance(by: 0.2)
        let cell = try #require(grid.cellForItem(at: path(0)))
        #expect(abs(try shown(cell).bounds.width - 240) < 8)
        try screen.settle()
        #expect(grid.visibleCells.count == 3)
    }

    @Test("Without an animation the layout is only invalidated (C115)")
    func plainBounds() throws {
        resize(to: CGSize(width: 160, height: 240), animated: false)
        #expect(layout.calls.isEmpty)
        #expect(grid.cellForItem(at: path(0))?.frame.width == 160)
    }

    @Test("A layout that overrides nothing has no decoration views, and changes none in updates")
    func defaults() {
        let layout = UICollectionViewLayout()
        #expect(layout.layoutAttributesForDecorationView(ofKind: "line", at: path(0)) == nil)
        #expect(layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "line", at: path(0)) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "line", at: path(0)) == nil)
        #expect(layout.indexPathsToInsertForDecorationView(ofKind: "line") == [])
        #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "line") == [])
    }

    @Test("An animated change of an inset asks for no attributes of appearing items (C115)")
    func inset() throws {
        layout.appear = { $0.alpha = 0 }
        UIView.animate(withDuration: 0.4) {
            self.grid.contentInset.bottom = 100
            self.grid.layoutIfNeeded()
        }
        #expect(layout.calls.isEmpty)
        #expect(try shown(try #require(grid.cellForItem(at: path(0)))).opacity == 1)
    }

    @Test("In an animated change of the size, views begin and end at the attributes that the layout gives (C115)")
    func boundsAttributes() throws {
        let leaving = try #require(grid.cellForItem(at: path(3)))
        let staying = try #require(grid.cellForItem(at: path(0)))
        layout.disappear = { $0.alpha = 0 }
        layout.appear = { $0.alpha = 0.5 }
        resize(to: CGSize(width: 320, height: 240))
        screen.advance(by: 0.2)
        #expect(leaving.superview != nil)
        #expect(abs(try shown(leaving).opacity - 0.5) < 0.05)
        #expect(abs(try shown(staying).opacity - 0.75) < 0.05)
        try screen.settle()
        #expect(leaving.superview == nil)
        #expect(staying.alpha == 1)
        #expect(lines.count == 3)
        // The cell is used again, without the attributes of its end.
        layout.disappear = nil
        layout.appear = nil
        resize(to: CGSize(width: 320, height: 440))
        try screen.settle()
        #expect(grid.cellForItem(at: path(3))?.alpha == 1)
        #expect(grid.visibleCells.count == 4)
    }
}
