// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A controller whose items can be moved.
@MainActor
private class TilesController: UICollectionViewController {
    var names = (0..<30).map { "B\($0)" }
    var moves: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 100, height: 100)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
        cell.label.text = names[indexPath.item]
        return cell
    }
}

@MainActor
private final class MovingController: TilesController {
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }
}

/// A delegate that redirects all moves of an item.
@MainActor
private final class Redirecting: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var redirect: (IndexPath) -> IndexPath = { $0 }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        calls.append("\(originalIndexPath.item) at \(currentIndexPath.item) to \(proposedIndexPath.item)")
        return redirect(proposedIndexPath)
    }
}

/// A delegate that redirects moves by the older method.
@MainActor
private final class RedirectingByOldMethod: NSObject, UICollectionViewDelegate {
    var calls: [String] = []

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        calls.append("\(currentIndexPath.item) to \(proposedIndexPath.item)")
        return IndexPath(item: max(proposedIndexPath.item, 2), section: 0)
    }
}

/// A flow layout that records its invalidations.
@MainActor
private final class RecordingFlow: UICollectionViewFlowLayout {
    var contexts: [String] = []

    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        #expect(context.targetIndexPathsForInteractivelyMovingItems == targetIndexPaths)
        #expect(context.previousIndexPathsForInteractivelyMovingItems == previousIndexPaths)
        #expect(context.interactiveMovementTarget == targetPosition)
        contexts.append("\(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item))")
        return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        contexts.append(
            "end \(previousIndexPaths.map(\.item)) to \(indexPaths.map(\.item)) \(movementCancelled)")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled)
    }
}

/// Interactive movement, fact by fact. The numbers are those of `Documentation/Facts.md`.
@Suite("Interactive movement facts") @MainActor
struct MovementFactsTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func show(_ controller: TilesController) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 440))
        screen.show(controller)
        screen.advance(by: 0.1)
        return screen
    }

    /// Drags from the centre of item 1 to that of item 0.
    private func drag(_ screen: TestScreen) {
        let finger = screen.touch(at: CGPoint(x: 160, y: 50))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 50, y: 50), duration: 0.3)
        finger.up()
    }

    @Test("The controller's long press moves items if the data source implements the method (C256, C260)")
    func standardGesture() throws {
        let controller = MovingController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.installsStandardGestureForInteractiveMovement)
        let screen = show(controller)
        drag(screen)
        try screen.settle()
        #expect(controller.moves == ["1 to 0"])
        #expect(controller.names.prefix(3) == ["B1", "B0", "B2"])
        controller.installsStandardGestureForInteractiveMovement = false
        drag(screen)
        #expect(controller.moves.count == 1)
        controller.installsStandardGestureForInteractiveMovement = true
        drag(screen)
        #expect(controller.moves == ["1 to 0", "1 to 0"])
    }

    @Test("A controller without the method moves nothing (C256)")
    func notOverridden() throws {
        let controller = TilesController(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = show(controller)
        #expect(!controller.collectionView.beginInteractiveMovementForItem(at: path(1)))
        drag(screen)
        try screen.settle()
        #expect(controller.names.prefix(3) == ["B0", "B1", "B2"])
    }

    @Test("Beginning fails if the data source refuses or has no method, and during a movement (C259)")
    func beginning() {
        let stage = MovementStage()
        stage.mover.fixed = ["B3"]
        #expect(!stage.grid.beginInteractiveMovementForItem(at: path(3)))
        #expect(!stage.grid.beginInteractiveMovementForItem(at: path(300)))
        #expect(stage.grid.beginInteractiveMovementForItem(at: path(4)))
        #expect(!stage.grid.beginInteractiveMovementForItem(at: path(5)))
        stage.grid.cancelInteractiveMovement()
        #expect(stage.grid.beginInteractiveMovementForItem(at: path(5)))
        stage.grid.endInteractiveMovement()
        stage.grid.dataSource = stage.tiles
        #expect(!stage.grid.beginInteractiveMovementForItem(at: path(4)))
    }

    @Test("Calls without a movement do nothing")
    func withoutMovement() throws {
        let stage = MovementStage()
        stage.grid.updateInteractiveMovementTargetPosition(.zero)
        stage.grid.endInteractiveMovement()
        stage.grid.cancelInteractiveMovement()
        #expect(stage.mover.moves == [])
        try stage.expectSettled()
    }

    @Test("The target position is the centre of the item, which is in front of the others (C261, C262)")
    func position() throws {
        let stage = MovementStage()
        let cell = try #require(stage.stage.cell(4))
        #expect(stage.grid.beginInteractiveMovementForItem(at: path(4)))
        #expect(cell.frame == stage.stage.frame(4))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 33, y: 77))
        #expect(cell.center == CGPoint(x: 33, y: 77))
        #expect(stage.grid.subviews.last { $0 is TileCell } === cell)
        #expect(cell.configurationState.isReordering)
        let attributes = stage.stage.flow.layoutAttributesForInteractivelyMovingItem(
            at: path(7), withTargetPosition: CGPoint(x: 1, y: 2))
        #expect(attributes.center == CGPoint(x: 1, y: 2))
        #expect(attributes.zIndex == Int.max)
        #expect(attributes.size == CGSize(width: 100, height: 100))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 77))
        #expect(cell.center == CGPoint(x: 33, y: 77))
        stage.grid.cancelInteractiveMovement()
        try stage.expectSettled()
    }

    @Test("The default target is the cell at the position, and stays over a gap (C263)")
    func defaultTarget() throws {
        let stage = MovementStage(Tiles([(0..<9).map { "B\($0)" }]))
        stage.grid.collectionViewLayout = ColumnsLayout()
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.beginInteractiveMovementForItem(at: path(4)))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 105, y: 160))
        #expect(stage.target == path(4))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 160))
        #expect(stage.target == path(3))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 105, y: 105))
        #expect(stage.target == path(3))
        stage.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 270))
        #expect(stage.target == path(8))
        #expect(stage.shown() == ["B0", "B1", "B2", "B3", "B5", "B6", "B7", "B8", "B4"])
        stage.grid.endInteractiveMovement()
        #expect(stage.mover.moves == ["B4 to 0-8"])
        try stage.expectSettled()
    }

    @Test("The delegate may redirect each proposal (C264)")
    func redirection() throws {
        let delegate = Redirecting()
        delegate.redirect = { IndexPath(item: min($0.item, 5), section: 0) }
        let stage = MovementStage(delegate: delegate)
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        finger.hold(0.4)
        #expect(stage.target == path(5))
        #expect(delegate.calls == ["4 at 4 to 8"])
        finger.move(by: CGVector(dx: -1, dy: 0))
        #expect(delegate.calls.count == 1)
        finger.move(to: stage.stage.point(3))
        #expect(delegate.calls == ["4 at 4 to 8", "4 at 5 to 3"])
        finger.move(to: stage.stage.point(8))
        finger.up()
        #expect(stage.mover.moves == ["B4 to 0-5"])
        try stage.expectSettled()
    }

    @Test("The delegate's older method redirects too (C264)")
    func oldRedirection() throws {
        let delegate = RedirectingByOldMethod()
        let stage = MovementStage(delegate: delegate)
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(0))
        finger.up()
        #expect(delegate.calls == ["4 to 0"])
        #expect(stage.mover.moves == ["B4 to 0-2"])
        try stage.expectSettled()
    }

    @Test("Each new target invalidates the layout, and the data source is told once at the end (C265, C266)")
    func contexts() throws {
        let flow = RecordingFlow()
        let stage = MovementStage(flow: flow)
        let cells = stage.tiles.calls.count
        let cell = stage.stage.cell(4)
        let finger = stage.lift(4)
        #expect(flow.contexts == [])
        finger.move(to: stage.stage.point(5))
        finger.move(to: stage.stage.point(8))
        #expect(flow.contexts == ["[4] to [5]", "[5] to [8]"])
        #expect(stage.mover.moves == [])
        finger.up()
        #expect(stage.mover.moves == ["B4 to 0-8"])
        #expect(flow.contexts.last == "end [4] to [8] false")
        #expect(stage.tiles.calls.count == cells)
        #expect(stage.stage.cell(8) === cell)
        try stage.expectSettled()
        #expect(stage.mover.moves.count == 1)
        #expect(stage.tiles.calls.count == cells)
    }

    @Test("Cancelling returns everything, and the data source is not told (C267)")
    func cancelling() throws {
        let flow = RecordingFlow()
        let stage = MovementStage(flow: flow)
        let before = stage.order
        let finger = stage.lift(4)
        finger.move(to: stage.stage.point(8))
        finger.hold(0.4)
        finger.cancel()
        #expect(flow.contexts == ["[4] to [8]", "end [4] to [4] true"])
        try stage.expectSettled()
        #expect(stage.mover.moves == [])
        #expect(stage.order == before)
        #expect(stage.stage.visibleTexts == Array(before[..<12]))
    }

    @Test("The edges scroll, and with paging they turn one page at a time (C268)")
    func paging() throws {
        let stage = MovementStage()
        stage.grid.isPagingEnabled = true
        let finger = stage.lift(4)
        finger.move(to: CGPoint(x: 160, y: 430), duration: 0.3)
        finger.hold(0.3)
        var offsets: Set<CGFloat> = []
        for _ in 0..<400 {
            finger.hold(0.01)
            offsets.insert(stage.grid.contentOffset.y)
        }
        #expect(offsets.contains(440))
        #expect(offsets.contains(880))
        #expect(stage.stage.point(stage.grid.movement?.item.row ?? 0).y == 430)
        finger.move(to: CGPoint(x: 160, y: 220), duration: 0.2)
        finger.hold(1)
        let page = stage.grid.contentOffset.y
        #expect(page.truncatingRemainder(dividingBy: 440) == 0)
        finger.hold(2)
        #expect(stage.grid.contentOffset.y == page)
        finger.up()
        #expect(stage.mover.moves.count == 1)
        try stage.expectSettled()
    }

    @Test("A resting item of a custom layout does not alternate between two targets (C270)")
    func alternation() throws {
        let stage = MovementStage(Tiles([(0..<6).map { "B\($0)" }]))
        let layout = TallByItem(stage.tiles)
        stage.grid.collectionViewLayout = layout
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(0)
        for y in stride(from: 20, to: 300, by: 7) {
            finger.move(to: CGPoint(x: 160, y: CGFloat(y)))
            let first = stage.target
            for _ in 0..<30 {
                finger.move(by: CGVector(dx: 0.1, dy: 0))
                #expect(stage.target == first)
                finger.move(by: CGVector(dx: -0.1, dy: 0))
            }
        }
        finger.up()
        try stage.expectSettled()
    }

    @Test("The default target is never in an empty section, and that of a flow layout may be (C271)")
    func emptySection() throws {
        let stage = MovementStage(Tiles([["A", "B"], []])) {
            $0.itemSize = CGSize(width: 100, height: 100)
            $0.headerReferenceSize = CGSize(width: 0, height: 50)
        }
        let finger = stage.lift(0)
        finger.move(to: CGPoint(x: 50, y: 300))
        #expect(stage.target == IndexPath(item: 0, section: 1))
        finger.cancel()
        try stage.expectSettled()
        stage.grid.collectionViewLayout = ColumnsLayout()
        stage.screen.advance(by: 0.1)
        let other = stage.lift(0)
        other.move(to: CGPoint(x: 50, y: 300))
        #expect(stage.target == IndexPath(item: 0, section: 0))
        other.up()
        #expect(stage.mover.moves == [])
    }
}

/// One column, in which the item B1 is tall, wherever it is shown.
@MainActor
private final class TallByItem: UICollectionViewLayout {
    let tiles: Tiles
    private var frames: [CGRect] = []

    init(_ tiles: Tiles) {
        self.tiles = tiles
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        guard let view = collectionView else { return }
        var top: CGFloat = 0
        frames = (0..<view.numberOfItems(inSection: 0)).map { item in
            let name = tiles.sections[0][view.dataPath(ofLayout: .init(section: 0, row: item))?.row ?? item]
            let frame = CGRect(x: 0, y: top, width: 320, height: name == "B1" ? 180 : 40)
            top = frame.maxY
            return frame
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: frames.last?.maxY ?? 0) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
}
