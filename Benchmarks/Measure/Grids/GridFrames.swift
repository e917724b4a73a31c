// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Measures frames of a long grid. `Scripts/bench` measures the same grids in the toolkits that Uplift is compared
/// with.
@MainActor
enum GridFrames {
    private static let frames = 300

    /// Measures 300 frames. In each of them, the grid scrolls by `distance` points.
    ///
    /// The figure `drift` is the change of the content's length while the grid scrolls.
    static func scroll(by distance: CGFloat, _ sizes: GridStage.Sizes) -> [Figure] {
        let stage = GridStage(count: GridStage.longest, sizes)
        let (last, length) = (stage.visibleItems.last ?? 0, stage.view.contentSize.height)
        for _ in 0..<frames { stage.scroll(by: distance) }
        let items = (stage.visibleItems.last ?? 0) - last
        return figures(stage) + [
            Figure("cells-bound-per-item", Double(stage.view.statistics.cellsBound) / Double(items)),
            Figure("cells-made", Double(stage.view.statistics.cellsMade)),
            Figure("drift", abs(stage.view.contentSize.height - length)),
        ]
    }

    /// Measures jumps to random positions in a grid of `count` items, as when the user drags the scroll bar's thumb.
    static func thumb(count: Int, _ sizes: GridStage.Sizes) -> [Figure] {
        let stage = GridStage(count: count, sizes)
        var numbers = Numbers()
        for _ in 0..<frames {
            stage.frame {
                let length = stage.view.contentSize.height - stage.view.bounds.height
                stage.view.contentOffset.y = (CGFloat.random(in: 0...1, using: &numbers) * length).rounded()
            }
        }
        return figures(stage)
    }

    /// Measures jumps to the last and the first item in turn. Then jumps to 20 random items. The figure `landing-error`
    /// is the largest distance of such an item's line from the top of the view, within a second after the jump.
    static func jump(count: Int, _ sizes: GridStage.Sizes) -> [Figure] {
        let stage = GridStage(count: count, sizes)
        func go(to item: Int) {
            stage.frame { stage.view.scrollToItem(at: [0, item], at: .top, animated: false) }
        }
        for number in 0..<frames { go(to: number.isMultiple(of: 2) ? count - 1 : 0) }
        let shown = figures(stage)
        var error: CGFloat = 0
        var numbers = Numbers()
        for _ in 0..<20 {
            let item = Int.random(in: 0..<count - 100, using: &numbers)
            go(to: item)
            for _ in 0..<60 {
                error = max(error, abs(stage.top(ofItem: item)))
                stage.view.setNeedsLayout()
                stage.frame {}
            }
        }
        return shown + [Figure("landing-error", error)]
    }

    /// Measures frames in which the grid becomes 844 points wide and 390 again, while the middle is visible. The figure
    /// `shift` is the largest distance by which the topmost item moves on screen.
    static func width(count: Int, _ sizes: GridStage.Sizes) -> [Figure] {
        let stage = GridStage(count: count, sizes)
        stage.frame { stage.view.scrollToItem(at: [0, count / 2], at: .top, animated: false) }
        stage.scroll(by: 13)
        stage.drawn.resetTimes()
        var shift: CGFloat = 0
        for number in 0..<20 {
            guard let item = stage.visibleItems.first else { fatalError("The middle is visible") }
            let before = stage.top(ofItem: item)
            stage.frame { stage.view.frame.size.width = number.isMultiple(of: 2) ? 844 : 390 }
            shift = max(shift, abs(stage.top(ofItem: item) - before))
        }
        return figures(stage) + [Figure("shift", shift)]
    }

    /// Measures insertions at the beginning, while the middle of the grid is visible. The figure `movement` is the
    /// largest distance by which a visible item moves on screen.
    static func insert(_ count: Int, _ sizes: GridStage.Sizes) -> [Figure] {
        let stage = GridStage(count: GridStage.longest, sizes)
        stage.frame { stage.view.scrollToItem(at: [0, GridStage.longest / 2], at: .top, animated: false) }
        stage.drawn.resetTimes()
        var movement: CGFloat = 0
        for _ in 0..<30 {
            let before = tops(stage)
            stage.changeTop(by: count)
            let after = tops(stage)
            movement = before.reduce(movement) { max($0, abs(after[$1.key, default: .infinity] - $1.value)) }
        }
        return figures(stage) + [Figure("movement", movement)]
    }

    /// The distances of the visible items from the view's top, by their numbers.
    private static func tops(_ stage: GridStage) -> [Int: CGFloat] {
        Dictionary(
            uniqueKeysWithValues: stage.visibleItems.map { (stage.number(ofItem: $0), stage.top(ofItem: $0)) })
    }

    private static func figures(_ stage: GridStage) -> [Figure] {
        [Figure("milliseconds", Stopwatch.median(stage.drawn.times))] + stage.visible
    }
}
