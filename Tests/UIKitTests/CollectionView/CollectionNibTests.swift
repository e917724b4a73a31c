// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime
import Testing
@testable import UIKit
import UIKitTesting

/// A cell of a nib that counts its uses.
final class NibTile: UICollectionViewCell {
    var reused = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reused += 1
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(NibTile.self) { _ in }
    }
}

/// A supplementary or decoration view of a nib.
final class NibBanner: UICollectionReusableView {
    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(NibBanner.self) { _ in }
    }
}

/// A layout of a nib: one column of rows of 50 points, with a decoration view of 8 points above it.
final class NibColumn: UICollectionViewLayout {
    private var count = 0

    override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 8 + 50 * count) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 8 + 50 * indexPath.item, width: 200, height: 50)
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 8)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        let line = layoutAttributesForDecorationView(ofKind: "line", at: IndexPath(item: 0, section: 0))
        return (items + (line.map { [$0] } ?? [])).filter { $0.frame.intersects(rect) }
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(NibColumn.self) { _ in }
    }
}

/// A collection view controller of a storyboard or nib, with three items.
final class NibGridController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.accessibilityLabel = "\(indexPath.item)"
        return cell
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(NibGridController.self) { _ in }
    }
}

/// Collection views, their cells, layouts and controllers in nibs and storyboards.
@Suite("Collection views of nibs and storyboards") @MainActor
struct CollectionNibTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200))

    /// Three cells that are dequeued with the identifier "tile", and headers with "banner".
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "banner", for: indexPath)
        }
    }

    private func nib(_ className: String, _ type: AnyClass, tag: Double) -> UINib {
        var builder = DocumentBuilder()
        builder.setTopLevel(builder.add(className, type, ["tag": .number(tag)]))
        return builder.nib
    }

    private var tile: UINib { nib("UICollectionViewCell", NibTile.self, tag: 7) }
    private var banner: UINib { nib("UICollectionReusableView", NibBanner.self, tag: 8) }

    private func header(_ view: UICollectionView) -> UICollectionReusableView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    }

    /// Adds a collection view with a layout, and returns its index.
    private func add(
        _ layout: Int, to builder: inout DocumentBuilder, _ properties: [String: InterfaceValue] = [:]
    ) -> Int {
        var all = properties
        all["collectionViewLayout"] = .object(layout)
        all["frame"] = .rect(0, 0, 200, 200)
        return builder.add("UICollectionView", nil, all, order: ["frame", "collectionViewLayout"])
    }

    @Test("A collection view of a nib has the layout, the settings and the prototypes of the nib")
    func collectionView() throws {
        var builder = DocumentBuilder()
        let layout = builder.add(
            "UICollectionViewFlowLayout", nil,
            ["itemSize": .size(60, 40), "minimumLineSpacing": .number(5), "headerReferenceSize": .size(0, 20)])
        let prototype = builder.add(
            "UICollectionViewCell", NibTile.self, ["reuseIdentifier": .string("tile", key: nil), "tag": .number(3)])
        let head = builder.add(
            "UICollectionReusableView", NibBanner.self, ["reuseIdentifier": .string("banner", key: nil)])
        let view = add(
            layout, to: &builder,
            [
                "prototypes": .objects([prototype]), "sectionHeaderView": .object(head),
                "allowsMultipleSelection": .bool(true),
            ])
        builder.setTopLevel(view)
        let grid = try #require(builder.nib.instantiate(withOwner: nil).first as? UICollectionView)
        #expect(grid.collectionViewLayout.collectionView === grid)
        #expect(grid.allowsMultipleSelection)
        let source = Source()
        grid.dataSource = source
        screen.show(grid)
        #expect(grid.visibleCells.count == 3)
        #expect(grid.visibleCells.allSatisfy { $0 is NibTile && $0.tag == 3 })
        #expect(header(grid) is NibBanner)
        #expect(grid.contentSize.height == 60)
        screen.tap(at: CGPoint(x: 30, y: 40))
        screen.tap(at: CGPoint(x: 100, y: 40))
        #expect(grid.indexPathsForSelectedItems?.count == 2)
    }

    @Test("A layout class of the app in a nib arranges the collection view of the nib, with decoration views of a nib")
    func layout() throws {
        var builder = DocumentBuilder()
        let layout = builder.add("UICollectionViewLayout", NibColumn.self)
        builder.setTopLevel(add(layout, to: &builder))
        let grid = try #require(builder.nib.instantiate(withOwner: nil).first as? UICollectionView)
        let column = try #require(grid.collectionViewLayout as? NibColumn)
        column.register(banner, forDecorationViewOfKind: "line")
        grid.register(tile, forCellWithReuseIdentifier: "tile")
        let source = Source()
        grid.dataSource = source
        screen.show(grid)
        #expect(grid.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 58)
        let line = try #require(grid.subviews.first { $0 is NibBanner })
        #expect(line.tag == 8)
        #expect(line.frame == CGRect(x: 0, y: 0, width: 200, height: 8))
        // A removed registration ends the use of the nib.
        let nothing: UINib? = nil
        column.register(nothing, forDecorationViewOfKind: "line")
        column.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
        grid.collectionViewLayout = UICollectionViewFlowLayout()
        grid.collectionViewLayout = column
        screen.advance(by: 0.1)
        #expect(!grid.subviews.contains { $0 is NibBanner })
        #expect(grid.subviews.contains { $0.frame == line.frame })
    }

    @Test("Cells and supplementary views of registered nibs are made once and used again (C7, C8)")
    func registeredNibs() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 60, height: 40)
        flow.headerReferenceSize = CGSize(width: 0, height: 20)
        let grid = UICollectionView(frame: screen.window.bounds, collectionViewLayout: flow)
        grid.register(NibTile.self, forCellWithReuseIdentifier: "tile")
        grid.register(tile, forCellWithReuseIdentifier: "tile")
        grid.register(
            banner, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "banner")
        let source = Source()
        grid.dataSource = source
        screen.show(grid)
        let cells = grid.visibleCells
        #expect(cells.count == 3 && cells.allSatisfy { $0 is NibTile && $0.tag == 7 && $0.reuseIdentifier == "tile" })
        let before = header(grid)
        #expect(before is NibBanner && before?.tag == 8)
        #expect(before?.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
        grid.reloadData()
        screen.advance(by: 0.1)
        #expect(Set(grid.visibleCells) == Set(cells))
        #expect(cells.allSatisfy { ($0 as? NibTile)?.reused == 1 })
        #expect(header(grid) === before)
    }

    @Test("A collection view controller of a storyboard is the data source and delegate of its collection view (C254)")
    func storyboard() throws {
        var builder = DocumentBuilder("Main.storyboard")
        let layout = builder.add("UICollectionViewFlowLayout", nil, ["itemSize": .size(60, 40)])
        let prototype = builder.add(
            "UICollectionViewCell", NibTile.self, ["reuseIdentifier": .string("tile", key: nil)])
        let view = add(layout, to: &builder, ["prototypes": .objects([prototype])])
        let controller = builder.add("UICollectionViewController", NibGridController.self)
        builder.addScene(controller, view: view)
        let made = try #require(builder.storyboard.instantiateInitialViewController() as? NibGridController)
        #expect(!made.isViewLoaded)
        screen.show(made)
        #expect(made.view === made.collectionView)
        #expect(made.collectionView.dataSource === made && made.collectionView.delegate === made)
        #expect(made.collectionViewLayout === made.collectionView.collectionViewLayout)
        #expect(made.collectionView.visibleCells.count == 3)
        #expect(made.collectionView.visibleCells.allSatisfy { $0 is NibTile })
    }

    @Test("Without a nib, a controller that is made with a nil nib name has a flow layout")
    func noNib() throws {
        let controller = NibGridController(nibName: nil, bundle: nil)
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        screen.show(controller)
        let flow = try #require(controller.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 50, height: 50))
        #expect(controller.collectionView.visibleCells.count == 3)
    }

    @Test("An archive has no transition layout, which exists only between two others")
    func transitionLayout() {
        #expect(UICollectionViewTransitionLayout(coder: NSKeyedArchiver(requiringSecureCoding: true)) == nil)
    }
}
