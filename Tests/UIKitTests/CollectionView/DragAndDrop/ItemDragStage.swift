// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// The data source, drag delegate and drop delegate of a grid of names, which log the calls.
@MainActor
final class LoggingTiles: Tiles, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let name: String
    let log: DragLog
    /// The names of the items that cannot be dragged.
    var still: Set<String> = []
    var allowsMove = true
    var canHandle = true
    var propose: (any UIDropSession, IndexPath?) -> UICollectionViewDropProposal = { _, _ in
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    var perform: ((UICollectionView, any UICollectionViewDropCoordinator) -> Void)?

    init(_ name: String, _ sections: [[String]], _ log: DragLog) {
        (self.name, self.log) = (name, log)
        super.init(sections)
    }

    func word(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.item)" } ?? "nowhere" }

    func item(_ path: IndexPath) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: self.name(path) as NSString))
        item.localObject = self.name(path)
        return item
    }

    // MARK: Drag

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        log.add("\(name) gives \(name(indexPath))")
        return still.contains(name(indexPath)) ? [] : [item(indexPath)]
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        log.add("\(name) adds \(name(indexPath))")
        return still.contains(name(indexPath)) ? [] : [item(indexPath)]
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        log.add("\(name) begins")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        log.add("\(name) ended")
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    // MARK: Drop

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        log.add("\(name)?")
        return canHandle
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        log.add("into \(name)")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        log.add("out of \(name)")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        log.add("\(name) drop over")
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        log.add("\(name) at \(word(destinationIndexPath))")
        return propose(session, destinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        log.add("\(name) takes at \(word(coordinator.destinationIndexPath))")
        if let perform { perform(collectionView, coordinator) } else { insert(coordinator, into: collectionView) }
    }

    /// Handles a drop as apps do: moves the grid's own items, and inserts those of other views.
    func insert(_ coordinator: any UICollectionViewDropCoordinator, into grid: UICollectionView) {
        guard let path = coordinator.destinationIndexPath else { return }
        let names = coordinator.items.compactMap { $0.dragItem.localObject as? String }
        let sources = coordinator.items.compactMap(\.sourceIndexPath)
        let paths = names.indices.map { IndexPath(item: path.item + $0, section: path.section) }
        grid.performBatchUpdates {
            for source in sources.sorted().reversed() { self.sections[source.section].remove(at: source.item) }
            grid.deleteItems(at: sources)
            self.sections[path.section].insert(contentsOf: names, at: path.item)
            grid.insertItems(at: paths)
        }
        for (item, path) in zip(coordinator.items, paths) { coordinator.drop(item.dragItem, toItemAt: path) }
    }
}

/// A flow layout that is mirrored from right to left.
final class FlippedFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Two grids side by side, each of 320 by 440 points, with three columns of items of 100 by 100 points and spaces of
/// 10. The second grid begins 4 points to the right of the first.
@MainActor
struct ItemDragStage {
    let screen: TestScreen
    let log = DragLog()
    let left: UICollectionView
    let right: UICollectionView
    let ours: LoggingTiles
    let theirs: LoggingTiles

    /// - Parameters:
    ///   - names: the names of the left grid; nil for one section with 300.
    ///   - others: the names of the right grid; nil for one section with 30.
    ///   - layout: makes the layout of the left grid; nil for that of the right one.
    ///   - delegate: the delegate of the left grid, and of its flow layout.
    init(
        left names: [[String]]? = nil, right others: [[String]]? = nil, isRightToLeft: Bool = false,
        layout: UICollectionViewLayout? = nil, delegate: ((LoggingTiles) -> any UICollectionViewDelegate)? = nil
    ) {
        screen = TestScreen(size: CGSize(width: 644, height: 440))
        func flow() -> UICollectionViewFlowLayout {
            let flow = isRightToLeft ? FlippedFlow() : UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 100, height: 100)
            return flow
        }
        ours = LoggingTiles("left", names ?? [(0..<300).map { "B\($0)" }], log)
        theirs = LoggingTiles("right", others ?? [(0..<30).map { "C\($0)" }], log)
        left = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout ?? flow())
        right = UICollectionView(
            frame: CGRect(x: 324, y: 0, width: 320, height: 440), collectionViewLayout: flow())
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 644, height: 440))
        left.delegate = delegate?(ours)
        for (grid, tiles) in [(left, ours), (right, theirs)] {
            grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                grid.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
            }
            (grid.dataSource, grid.dragDelegate, grid.dropDelegate) = (tiles, tiles, tiles)
            ground.addSubview(grid)
        }
        if isRightToLeft { ground.traitOverrides.layoutDirection = .rightToLeft }
        screen.show(ground)
    }

    var flow: UICollectionViewFlowLayout { left.collectionViewLayout as! UICollectionViewFlowLayout }

    /// The frame at rest of an item.
    func frame(_ grid: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
        grid.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .zero
    }

    /// The centre of an item in window coordinates.
    func point(_ grid: UICollectionView, _ item: Int, _ section: Int = 0) -> CGPoint {
        let frame = frame(grid, item, section)
        return grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    /// Holds a finger on an item until the item is lifted, and returns the finger.
    ///
    /// - Parameter place: the point of the item that the finger touches; nil for the centre.
    func lift(_ grid: UICollectionView, _ item: Int, _ section: Int = 0, at place: CGPoint? = nil) -> TestFinger {
        let frame = frame(grid, item, section)
        let point = CGPoint(
            x: frame.minX + (place?.x ?? frame.width / 2), y: frame.minY + (place?.y ?? frame.height / 2))
        let finger = screen.touch(at: grid.convert(point, to: nil))
        finger.hold(0.35)
        return finger
    }

    /// The slot for which a gap is open in a grid; nil without a gap.
    func slot(_ grid: UICollectionView) -> IndexPath? { grid.dropPositions?.order?.slot.map { IndexPath($0) } }

    /// The frame of the gap for the first dragged item.
    func gap(_ grid: UICollectionView) -> CGRect? {
        grid.dropPositions?.order?.slot.flatMap { grid.frame(atShown: $0) }
    }

    /// The names of a section in the order that is shown, with "-" for items from outside.
    func shown(_ grid: UICollectionView, _ section: Int = 0) -> [String] {
        let tiles = grid === left ? ours : theirs
        return (0..<grid.layoutCounts[section]).map { row in
            grid.dataPath(ofLayout: RowPath(section: section, row: row)).map { tiles.name(IndexPath($0)) } ?? "-"
        }
    }

    /// Removes items from the grid that they come from when they are dropped on the other one.
    func removeMovedItems() {
        for (tiles, others, source) in [(ours, theirs, right), (theirs, ours, left)] {
            tiles.perform = { [unowned tiles, unowned others] grid, coordinator in
                guard coordinator.destinationIndexPath != nil else { return }
                tiles.insert(coordinator, into: grid)
                for item in coordinator.items where item.sourceIndexPath == nil {
                    guard let name = item.dragItem.localObject as? String else { continue }
                    for section in others.sections.indices {
                        guard let number = others.sections[section].firstIndex(of: name) else { continue }
                        others.sections[section].remove(at: number)
                        source.deleteItems(at: [IndexPath(item: number, section: section)])
                    }
                }
            }
        }
    }

    /// Expects that the grids show their items, each once, and that nothing is left of the drag (rule 6).
    func expectSettled(_ location: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        for (grid, tiles) in [(left, ours), (right, theirs)] {
            #expect(!grid.hasActiveDrag, sourceLocation: location)
            #expect(!grid.hasActiveDrop, sourceLocation: location)
            #expect(!grid.hasUncommittedUpdates, sourceLocation: location)
            var names: [String] = []
            for cell in grid.subviews.compactMap({ $0 as? TileCell }) {
                let path = try #require(grid.indexPath(for: cell), sourceLocation: location)
                names.append(cell.label.text ?? "")
                #expect(cell.label.text == tiles.name(path), sourceLocation: location)
                #expect(cell.frame == frame(grid, path.item, path.section), sourceLocation: location)
                #expect(cell.alpha == 1, sourceLocation: location)
                #expect(!cell.isHidden, sourceLocation: location)
                #expect(!cell.isHighlighted, sourceLocation: location)
                #expect(cell.configurationState.cellDragState == .none, sourceLocation: location)
                #expect(cell.configurationState.cellDropState == .none, sourceLocation: location)
            }
            #expect(Set(names).count == names.count, sourceLocation: location)
            let onScreen = tiles.sections.indices.reduce(0) { count, section in
                count + tiles.sections[section].indices.count { frame(grid, $0, section).overlaps(grid.bounds) }
            }
            #expect(names.count >= onScreen, sourceLocation: location)
            #expect(
                (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) } == tiles.sections.map(\.count),
                sourceLocation: location)
        }
        try expectNoLeftovers(screen, location)
    }
}
