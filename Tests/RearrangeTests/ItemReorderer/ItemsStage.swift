// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Rearrange

/// The names of items in sections, as a data source of a grid. It logs the moves that it is told of.
@MainActor
final class Pictures: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var moves: [String] = []
    /// The names of the items that must not move.
    var fixed: Set<String> = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = name(indexPath)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !fixed.contains(name(indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }

    func name(_ path: IndexPath) -> String { sections[path.section][path.item] }
}

/// A grid of 320 by 440 points whose items are moved: three columns of items of 100 by 100 points, with spaces of 10.
@MainActor
final class ItemsStage {
    let screen = TestScreen(size: CGSize(width: 320, height: 440))
    let grid: UICollectionView
    let pictures: Pictures
    var reorderer: ItemReorderer!
    /// The calls of the reorderer.
    var calls: [String] = []
    var announcements: [String] { screen.announcements }

    /// - Parameter writes: whether `onChange` writes the moves; otherwise the data source is told of them.
    init(_ sections: [[String]] = [(0..<12).map { "B\($0)" }], isRightToLeft: Bool = false, writes: Bool = true) {
        final class FlippedFlow: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let flow = FlippedFlow()
        flow.itemSize = CGSize(width: 100, height: 100)
        pictures = Pictures(sections)
        grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: flow)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
        grid.dataSource = pictures
        if isRightToLeft { grid.traitOverrides.layoutDirection = .rightToLeft }
        reorderer = ItemReorderer(collectionView: grid)
        reorderer.onBegin = { [unowned self] paths in calls.append("begin \(paths.map(\.item))") }
        reorderer.onEnd = { [unowned self] committed in calls.append(committed ? "end" : "cancel") }
        if writes {
            reorderer.onChange = { [unowned self] move in
                calls.append("move \(move.sources.map(\.item)) to \(move.targets.map(\.item))")
                pictures.sections.moveRowsOfSections(move)
            }
        }
        screen.show(grid)
        screen.advance(by: 0.1)
    }

    /// The names of a section.
    func names(_ section: Int = 0) -> String { pictures.sections[section].joined(separator: " ") }

    /// The centre of an item in window coordinates.
    func point(_ item: Int, _ section: Int = 0) -> CGPoint {
        let path = IndexPath(item: item, section: section)
        return grid.convert(grid.layoutAttributesForItem(at: path)?.center ?? .zero, to: nil)
    }

    /// Lifts an item by a finger, moves it to a point, and waits there.
    func lift(_ item: Int, to point: CGPoint, wait: Double = 0.3) -> TestFinger {
        let finger = screen.touch(at: self.point(item))
        finger.hold(0.6)
        finger.move(to: point, duration: 0.3)
        finger.hold(wait)
        return finger
    }

    /// Expects that each cell shows its item, at its place.
    func expectSettled(_ location: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        #expect(!reorderer.isDragging, sourceLocation: location)
        for path in grid.indexPathsForVisibleItems {
            let cell = try #require(grid.cellForItem(at: path), sourceLocation: location)
            #expect(cell.accessibilityLabel == pictures.name(path), sourceLocation: location)
            #expect(cell.frame == grid.layoutAttributesForItem(at: path)?.frame, sourceLocation: location)
            #expect(cell.alpha == 1, sourceLocation: location)
        }
    }
}
