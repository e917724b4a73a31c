// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit
import UIKitTesting

/// A stage with a collection view whose items a finger or a mouse moves interactively, or an `ItemReorderer`
/// by drag and drop.
final class GridStage: NSObject, SoakStage {
    let container = SoakContainerView()
    let ledger = SoakLedger()
    private let grid: SoakGrid
    private let layouts: SoakLayouts
    private let view: UICollectionView
    private let delegate: SoakGridDelegate
    private let reorderer: ItemReorderer?
    private var grabbed = CGVector.zero
    /// The number of completed movements at the lift of the current item; nil if none is lifted.
    private var movesAtLift: Int?
    /// The part of the container's width that the collection view takes.
    private var share = 1.0

    convenience init(_ numbers: SoakNumbers, _ kind: SoakLayouts.Kind, isReordered: Bool = false) {
        let grid = SoakGrid(numbers)
        self.init(grid, SoakLayouts(kind, grid, numbers), isReordered: isReordered)
        view.isPagingEnabled = numbers.happens(0.05)
        view.allowsMultipleSelection = numbers.happens(0.3)
        delegate.misbehaves = kind == .hostile
    }

    private init(_ grid: SoakGrid, _ layouts: SoakLayouts, isReordered: Bool) {
        (self.grid, self.layouts) = (grid, layouts)
        view = UICollectionView(frame: container.bounds, collectionViewLayout: layouts.make())
        delegate = SoakGridDelegate(grid, layouts)
        reorderer = isReordered ? ItemReorderer(collectionView: view) : nil
        super.init()
        view.register(SoakGridCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        grid.view = view
        (view.dataSource, view.delegate) = (grid, delegate)
        if let reorderer { listen(to: reorderer) } else { addGestures() }
        container.addSubview(view)
        container.arrange = { [unowned self] area in
            view.frame = CGRect(x: 0, y: 0, width: area.width * share, height: area.height)
        }
    }

    private func listen(to reorderer: ItemReorderer) {
        reorderer.identifier = { [unowned grid] path in grid[path].map { AnyHashable($0) } }
        reorderer.onBegin = { [unowned self] _ in ledger.began() }
        reorderer.onEnd = { [unowned self] committed in ledger.ended(committed: committed) }
    }

    private func addGestures() {
        let press = UILongPressGestureRecognizer()
        press.addTarget(self, action: GridStage.drag)
        press.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: GridStage.drag)
        pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        for recognizer in [press, pan] { view.addGestureRecognizer(recognizer) }
    }

    // MARK: Movement

    private func drag(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            guard movesAtLift == nil, let path = view.indexPathForItem(at: point),
                let cell = view.cellForItem(at: path)
            else { return }
            grabbed = CGVector(dx: cell.center.x - point.x, dy: cell.center.y - point.y)
            let moveCount = grid.moveCount
            guard view.beginInteractiveMovementForItem(at: path) else { return }
            movesAtLift = moveCount
            ledger.began()
        case .changed:
            view.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grabbed.dx, y: point.y + grabbed.dy))
        case .ended: end(view.endInteractiveMovement)
        default: end(view.cancelInteractiveMovement)
        }
    }

    /// Ends the movement of the current item. It may have ended before, because the app has reloaded the data.
    private func end(_ endMovement: () -> Void) {
        guard let movesAtLift else { return }
        endMovement()
        ledger.ended(committed: grid.moveCount > movesAtLift)
        self.movesAtLift = nil
    }

    // MARK: Stage

    var parts: [AnyObject] { [container, grid, layouts, view, delegate, view.collectionViewLayout] }
    var isDragging: Bool { reorderer?.isDragging ?? (movesAtLift != nil) }

    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? {
        guard let path = numbers.one(of: view.indexPathsForVisibleItems.sorted()), let cell = view.cellForItem(at: path)
        else {
            return nil
        }
        let rect = cell.convert(cell.bounds, to: view).intersection(view.bounds)
        return rect.isEmpty ? nil : view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func changeData(_ numbers: SoakNumbers) {
        switch numbers.index(below: 20) {
        case 0..<12: grid.change(numbers)
        case 12: changeLayout(numbers)
        case 13:
            share = numbers.number(0.3...1)
            container.setNeedsLayout()
        case 14..<17:
            guard let path = numbers.one(of: allPaths) else { return }
            view.scrollToItem(
                at: path,
                at: numbers.one(of: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left]) ?? .top,
                animated: numbers.happens(0.5))
        default:
            let offset = CGPoint(x: numbers.number(-50...300), y: numbers.number(-50...300))
            view.setContentOffset(offset, animated: numbers.happens(0.5))
        }
    }

    private func changeLayout(_ numbers: SoakNumbers) {
        layouts.change(numbers)
        if numbers.happens(0.5) {
            view.setCollectionViewLayout(layouts.make(), animated: numbers.happens(0.7))
        } else {
            view.collectionViewLayout = layouts.make()
        }
    }

    private var allPaths: [IndexPath] {
        grid.sections.enumerated().flatMap { section, items in
            items.indices.map { IndexPath(item: $0, section: section) }
        }
    }

    var leads: [(choice: SoakTally.Lead, share: Double)] {
        reorderer == nil
            ? [(.touch, 0.9), (.mouse, 0.02), (.keys, 0.08)]
            : [(.touch, 0.5), (.mouse, 0.2), (.keys, 0.22), (.actions, 0.08)]
    }

    func liftByKeys(_ screen: TestScreen, _ numbers: SoakNumbers) { liftRowByKeys(screen, numbers) }

    func setEnabled(_ isEnabled: Bool) {
        if let reorderer { reorderer.isEnabled = isEnabled } else { grid.isMovable = isEnabled }
    }

    /// For a movement all interruptions except `disabling`, which affects the next lift and not the current movement.
    var interruptions: [SoakInterruption] {
        reorderer == nil ? [.resize, .sheet, .removal, .deactivation] : SoakInterruption.allCases
    }

    func finish(_ numbers: SoakNumbers) {
        delegate.misbehaves = false
        view.isPagingEnabled = false
        measureAll()
    }

    /// Measures all items again, so that no size is an estimate, and scrolls to the beginning.
    private func measureAll() {
        UIView.performWithoutAnimation {
            view.collectionViewLayout = layouts.make()
            view.reloadData()
            for path in allPaths {
                view.scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
                view.layoutIfNeeded()
            }
            view.contentOffset = .zero
            view.layoutIfNeeded()
        }
    }

    var faults: [String] { grid.faults }

    func makeTwin() -> any SoakStage {
        let data = SoakGrid(grid)
        let twin = GridStage(data, layouts.copied(for: data), isReordered: reorderer != nil)
        twin.share = share
        twin.view.allowsMultipleSelection = view.allowsMultipleSelection
        return twin
    }

    func copyState(of played: any SoakStage) {
        guard let played = played as? GridStage else { return }
        measureAll()
        for path in played.view.indexPathsForSelectedItems ?? [] {
            view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        view.contentOffset = played.view.contentOffset
    }
}

/// The delegate of a stage's collection view. In some sessions it misbehaves: it changes the data when it is called.
@MainActor
final class SoakGridDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private let grid: SoakGrid
    private let layouts: SoakLayouts
    var misbehaves = false
    private var calls = 0

    init(_ grid: SoakGrid, _ layouts: SoakLayouts) { (self.grid, self.layouts) = (grid, layouts) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { layouts.size(ofItem: grid[indexPath] ?? 0) }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        calls += 1
        guard misbehaves else { return proposedIndexPath }
        // Every few calls, the delegate changes the data, scrolls, or returns another place.
        if calls % 60 == 0 { collectionView.reloadData() }
        if calls % 5 == 0 { collectionView.contentOffset.y += 20 }
        return calls % 3 == 0 ? currentIndexPath : proposedIndexPath
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        calls += 1
        if misbehaves, calls % 41 == 0 { collectionView.collectionViewLayout.invalidateLayout() }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls += 1
        if misbehaves, calls % 97 == 0 { (scrollView as? UICollectionView)?.reloadData() }
    }
}
