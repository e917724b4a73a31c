// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// Measures the interactive movement of an item of a grid with items of one size.
///
/// Its counterpart, `Benchmarks/Peers/sortable_drag.html`, does the same in Chromium.
@MainActor
enum GridMoves {
    /// Measures the moves of a finger that drags an item of the second line.
    static func measure(count: Int) -> [Figure] {
        let stage = GridStage(count: count, .equal)
        stage.view.contentOffset.y = 0
        let press = Press(stage.view)
        stage.drawn.screen.advance(by: 0.1)
        let figures = DragMeasurement(on: stage.drawn.screen).measure(
            from: CGPoint(x: 145, y: 170), place, isCarrying: { stage.view.hasUncommittedUpdates })
        return figures + [Figure("passed", Double(press.passed))]
    }

    /// Maps the number of a move to its point. The points go around the screen, away from its edges.
    static func place(_ move: Double) -> CGPoint {
        CGPoint(x: 195 + 130 * sin(move / 17), y: 420 + 300 * sin(move / 25))
    }

    /// Holds an item for 10 seconds at the lower edge of a grid of 10,000 items. The figure `distance`
    /// is the distance in points by which the grid has scrolled.
    static func hold(framesPerSecond: Double) -> [Figure] {
        let stage = GridStage(count: 10_000, .equal)
        stage.view.contentOffset.y = 0
        let press = Press(stage.view)
        let screen = stage.drawn.screen
        screen.framesPerSecond = framesPerSecond
        screen.advance(by: 0.1)
        let finger = screen.touch(at: CGPoint(x: 145, y: 170))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 145, y: 834), duration: 0.2)
        stage.drawn.resetTimes()
        let start = stage.view.contentOffset.y
        for _ in 0..<Int(10 * framesPerSecond) { stage.frame {} }
        let distance = stage.view.contentOffset.y - start
        precondition(stage.view.hasUncommittedUpdates, "The item is still lifted")
        finger.cancel()
        let times = stage.drawn.times.sorted()
        return [
            Figure("milliseconds", Stopwatch.median(times)),
            Figure("slow-frame-milliseconds", times[times.count * 99 / 100]), Figure("distance", distance),
            Figure("passed", Double(press.passed)),
        ]
    }

    /// A long press that moves items, as an app would add it.
    @MainActor
    private final class Press: NSObject, UICollectionViewDelegate {
        private let view: UICollectionView
        private var grabbed = CGVector.zero
        /// The number of places over which the item has been dragged.
        private(set) var passed = 0

        init(_ view: UICollectionView) {
            self.view = view
            super.init()
            let recognizer = UILongPressGestureRecognizer()
            recognizer.addTarget(self, action: Press.changed)
            view.addGestureRecognizer(recognizer)
            view.delegate = self
        }

        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            passed += 1
            return proposedIndexPath
        }

        func changed(_ recognizer: UIGestureRecognizer) {
            let point = recognizer.location(in: view)
            switch recognizer.state {
            case .began:
                guard let path = view.indexPathForItem(at: point), let cell = view.cellForItem(at: path) else { return }
                grabbed = CGVector(dx: cell.center.x - point.x, dy: cell.center.y - point.y)
                _ = view.beginInteractiveMovementForItem(at: path)
            case .changed:
                view.updateInteractiveMovementTargetPosition(
                    CGPoint(x: point.x + grabbed.dx, y: point.y + grabbed.dy))
            case .ended: view.endInteractiveMovement()
            default: view.cancelInteractiveMovement()
            }
        }
    }
}
