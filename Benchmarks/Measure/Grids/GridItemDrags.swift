// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit
import UIKitTesting

/// Measures drags of items of a grid by an `ItemReorderer`.
@MainActor
enum GridItemDrags {
    /// The items that are dragged together, of which most are below the screen.
    private static let selected = (0..<20).map { 5 + 3 * $0 }

    /// Measures the moves of a finger that drags 20 selected items, and drops them. The figure `right` is 1 if they
    /// are adjacent then, in their order.
    ///
    /// Its counterpart, `Benchmarks/Peers/sortable_drag.html`, does the same in Chromium.
    static func selected(count: Int) -> [Figure] {
        let stage = GridStage(count: count, .equal)
        let (view, screen) = (stage.view, stage.drawn.screen)
        view.contentOffset.y = 0
        view.allowsMultipleSelection = true
        for item in selected { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        let reorderer = ItemReorderer(collectionView: view)
        var moves: [RowMove] = []
        reorderer.onChange = { moves.append($0) }
        screen.advance(by: 0.1)
        let start = CGPoint(x: 145, y: 170)
        let figures = DragMeasurement(on: screen).measure(
            from: start, GridMoves.place, isCarrying: { reorderer.isDragging })
        screen.advance(by: 1)
        let finger = screen.touch(at: start)
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 245, y: 500), duration: 0.3)
        finger.hold(0.5)
        finger.up()
        let targets = moves.last?.targets.map(\.item) ?? []
        let isRight =
            moves.last?.sources.map(\.item) == selected && targets.count == selected.count
            && zip(targets, targets.dropFirst()).allSatisfy { $1 == $0 + 1 }
        return figures + [Figure("right", isRight ? 1 : 0)]
    }

    /// Measures 100 presses of an arrow key that move an item, each with the frame after it. The figure `passed` is the
    /// number of places by which the item was moved.
    static func keys(count: Int) -> [Figure] {
        let stage = GridStage(count: count, .equal)
        let screen = stage.drawn.screen
        stage.view.contentOffset.y = 0
        let reorderer = ItemReorderer(collectionView: stage.view)
        var moves: [RowMove] = []
        reorderer.onChange = { moves.append($0) }
        screen.advance(by: 0.1)
        screen.press(.tab)
        screen.press(.keyboardD, modifiers: .control)
        screen.advance(by: 0.5)
        precondition(reorderer.isDragging, "The focused item is lifted")
        stage.drawn.resetTimes()
        for _ in 0..<min(100, count - 2) { stage.frame { screen.press(.rightArrow) } }
        let times = stage.drawn.times.sorted()
        screen.press(.keyboardReturnOrEnter)
        screen.advance(by: 1)
        let passed = moves.last.map { $0.targets[0].item - $0.sources[0].item } ?? 0
        return [
            Figure("milliseconds", Stopwatch.median(times)),
            Figure("slow-frame-milliseconds", times[times.count * 99 / 100]), Figure("passed", Double(passed)),
        ]
    }
}
