// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A data source whose items can be moved.
@MainActor
final class TileMover: NSObject, UICollectionViewDataSource {
    let tiles: Tiles
    /// The moves so far.
    var moves: [String] = []
    /// The items that cannot be moved.
    var fixed: Set<String> = []
    /// Called after a move was made.
    var onMove: ((IndexPath, IndexPath) -> Void)?

    init(_ tiles: Tiles) { self.tiles = tiles }

    func numberOfSections(in collectionView: UICollectionView) -> Int { tiles.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        tiles.sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { tiles.collectionView(collectionView, cellForItemAt: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        tiles.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !fixed.contains(tiles.name(indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let name = tiles.sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        tiles.sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
        moves.append("\(name) to \(destinationIndexPath.section)-\(destinationIndexPath.item)")
        onMove?(sourceIndexPath, destinationIndexPath)
    }
}

/// A delegate with a size for each item, which depends on its name and not on its place.
@MainActor
final class NamedSizes: NSObject, UICollectionViewDelegateFlowLayout {
    let tiles: Tiles
    var sizes: [String: CGSize]
    var standard: CGSize
    /// The names of the items whose sizes were asked for.
    var asked: [String] = []

    init(_ tiles: Tiles, _ sizes: [String: CGSize] = [:], standard: CGSize = CGSize(width: 100, height: 100)) {
        (self.tiles, self.sizes, self.standard) = (tiles, sizes, standard)
    }

    /// Widths of 60, 100 and 140.
    static func wide(_ tiles: Tiles) -> NamedSizes {
        let sizes = NamedSizes(tiles)
        for (number, name) in tiles.sections.joined().enumerated() {
            sizes.sizes[name] = CGSize(width: [60, 140, 100, 60, 100, 140, 140][number % 7], height: 100)
        }
        return sizes
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let name = tiles.name(indexPath)
        asked.append(name)
        return sizes[name] ?? standard
    }
}

/// A grid of 320 by 440 points, whose items the user moves by a long press.
@MainActor
struct MovementStage {
    let stage: GridStage
    let mover: TileMover
    let gesture: MovementGesture
    /// The delegate, which the grid holds weakly.
    private let delegate: (any UICollectionViewDelegate)?

    init(
        _ tiles: Tiles = Tiles(count: 300), flow: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
        delegate: (any UICollectionViewDelegate)? = nil,
        prepare: (UICollectionViewFlowLayout) -> Void = { $0.itemSize = CGSize(width: 100, height: 100) }
    ) {
        stage = GridStage(tiles, flow: flow, delegate: delegate, prepare: prepare)
        mover = TileMover(tiles)
        self.delegate = delegate
        stage.grid.dataSource = mover
        gesture = MovementGesture(of: stage.grid, by: UILongPressGestureRecognizer())
        stage.screen.advance(by: 0.1)
    }

    var grid: UICollectionView { stage.grid }
    var screen: TestScreen { stage.screen }
    var tiles: Tiles { stage.data }
    var order: [String] { tiles.sections[0] }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    /// Presses an item at its centre, or at a distance from its origin, until it is lifted.
    func lift(_ item: Int, _ section: Int = 0, at place: CGPoint? = nil) -> TestFinger {
        let frame = stage.frame(item, section) ?? .zero
        let point = place.map { CGPoint(x: frame.minX + $0.x, y: frame.minY + $0.y) }
        let finger = screen.touch(
            at: grid.convert(point ?? CGPoint(x: frame.midX, y: frame.midY), to: nil))
        finger.hold(0.6)
        return finger
    }

    /// The path at which the moved item is shown.
    var target: IndexPath? { grid.movement.map { IndexPath($0.target) } }

    /// The frame of the gap, which is the place of the moved item in the layout.
    var gap: CGRect? { target.flatMap { grid.collectionViewLayout.layoutAttributesForItem(at: $0)?.frame } }

    /// The names of all items of a section in the order that is shown.
    func shown(_ section: Int = 0) -> [String] {
        grid.layoutCounts.indices.contains(section)
            ? (0..<grid.layoutCounts[section]).map { row in
                grid.dataPath(ofLayout: .init(section: section, row: row)).map { tiles.name(IndexPath($0)) } ?? "gap"
            } : []
    }

    /// Checks the grid at rest: as ``GridStage/expectSettled(sourceLocation:)``, and nothing of a movement is left.
    func expectSettled(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try stage.expectSettled(sourceLocation: sourceLocation)
        #expect(grid.movement == nil, sourceLocation: sourceLocation)
        #expect(!grid.hasUncommittedUpdates, sourceLocation: sourceLocation)
        for cell in grid.subviews.compactMap({ $0 as? TileCell }) {
            #expect(cell.layer.zPosition == 0, sourceLocation: sourceLocation)
            #expect(!cell.configurationState.isReordering, sourceLocation: sourceLocation)
        }
        #expect(grid.visible.outgoingCells.isEmpty, sourceLocation: sourceLocation)
    }
}

/// A layout of three columns of 100 by 100 points, whose items may have other heights by their places.
@MainActor
final class ColumnsLayout: UICollectionViewLayout {
    private var frames: [[CGRect]] = []
    var prepared = 0

    override func prepare() {
        prepared += 1
        guard let view = collectionView else { return }
        var top: CGFloat = 0
        frames = (0..<view.numberOfSections).map { section in
            let count = view.numberOfItems(inSection: section)
            let frames = (0..<count).map { item in
                CGRect(x: CGFloat(item % 3) * 110, y: top + CGFloat(item / 3) * 110, width: 100, height: 100)
            }
            top += CGFloat((count + 2) / 3) * 110 + 50
            return frames
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 320, height: (frames.joined().map(\.maxY).max() ?? 0) + 50)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.section), frames[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.section][indexPath.item]
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.flatMap { section in
            frames[section].indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
        }
        .filter { $0.frame.intersects(rect) }
    }
}
