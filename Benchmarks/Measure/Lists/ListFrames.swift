// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Allocations
import Arrangement
import Foundation
import UIKit

/// Measures frames of a long list of self-sizing rows. `Scripts/bench` measures the same lists in the toolkits that
/// Uplift is compared with.
@MainActor
enum ListFrames {
    static let longest = 1_000_000
    private static let frames = 300

    // MARK: Scrolling

    /// Measures 300 frames. In each of them, the list scrolls by `distance` points.
    static func scroll(by distance: CGFloat) -> [Figure] {
        let stage = ListStage(count: longest)
        let last = stage.visibleRows.last ?? 0
        for _ in 0..<frames { stage.scroll(by: distance) }
        let rows = (stage.visibleRows.last ?? 0) - last
        return figures(stage) + [
            Figure("cells-bound-per-row", Double(stage.table.statistics.cellsBound) / Double(rows)),
            Figure("cells-made", Double(stage.table.statistics.cellsMade)),
        ]
    }

    /// Measures jumps to random positions in a list of `count` rows, as when the user drags the scroll bar's thumb. The
    /// rows at these positions were not shown before.
    static func thumb(count: Int) -> [Figure] {
        let stage = ListStage(count: count)
        var numbers = Numbers()
        for _ in 0..<frames {
            stage.frame {
                let length = stage.table.contentSize.height - stage.table.bounds.height
                stage.table.contentOffset.y = (CGFloat.random(in: 0...1, using: &numbers) * length).rounded()
            }
            // After a few jumps, all rows of a short list have been shown. They get new texts, so that they are
            // measured again.
            if count < longest { stage.renumber() }
        }
        return figures(stage)
    }

    // MARK: Jumping

    /// Measures jumps to the last and the first row in turn. Then jumps to 20 random rows, and checks for a second
    /// after each jump how far the row is from the table's top. The figure `landing-error` is the largest of these
    /// distances.
    static func jump() -> [Figure] {
        let stage = ListStage(count: longest)
        func go(to row: Int) {
            stage.frame { stage.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false) }
        }
        for number in 0..<frames { go(to: number.isMultiple(of: 2) ? longest - 1 : 0) }
        let bound = Double(stage.table.statistics.cellsBound)
        var seen = 0.0
        for row in [longest - 1, 0] {
            go(to: row)
            seen += Double(stage.visibleRows.count) / 2
        }
        let shown = figures(stage)

        var error: CGFloat = 0
        var numbers = Numbers()
        for _ in 0..<20 {
            let row = Int.random(in: 0..<longest - 100, using: &numbers)
            go(to: row)
            for _ in 0..<60 {
                error = max(error, abs(stage.top(ofRow: row)))
                // Another layout measures the heights of rows next to the visible ones, which may move the row.
                stage.table.setNeedsLayout()
                stage.frame {}
            }
        }
        return shown + [
            Figure("cells-bound-per-jump", bound / Double(frames)), Figure("rows-visible", seen),
            Figure("landing-error", error),
        ]
    }

    // MARK: Batches

    /// Measures insertions or deletions of rows at the top, while the middle of the list is visible. `change` is the
    /// number of inserted rows; negative for deleted rows.
    static func changeTop(by change: Int) -> [Figure] {
        let stage = ListStage(count: longest)
        stage.frame {
            stage.table.scrollToRow(at: IndexPath(row: longest / 2, section: 0), at: .top, animated: false)
        }
        stage.resetTimes()
        var movement: CGFloat = 0
        for _ in 0..<30 {
            let before = stage.visibleRows.map { stage.top(ofRow: $0) }
            stage.changeTop(by: change)
            let after = stage.visibleRows.map { stage.top(ofRow: $0) }
            precondition(before.count == after.count, "The same rows show")
            movement = zip(before, after).reduce(movement) { max($0, abs($1.0 - $1.1)) }
        }
        return figures(stage) + [Figure("movement", movement)]
    }

    // MARK: Memory

    /// Measures the memory that a `RowGeometry` uses for a million rows with random heights, set in random order.
    static func memory() -> [Figure] {
        var numbers = Numbers()
        let rows = Array(0..<longest).shuffled(using: &numbers)
        let before = Int(allocations_bytes_in_use())
        var geometry = RowGeometry(count: longest, height: 44)
        for row in rows { geometry.setHeight(Double(Int.random(in: 80...400, using: &numbers)) / 2, ofRow: row) }
        let bytes = Int(allocations_bytes_in_use()) - before
        precondition(geometry.count == rows.count, "All rows are there")
        return [Figure("bytes-per-row", Double(bytes) / Double(longest))]
    }

    // MARK: Figures

    private static func figures(_ stage: ListStage) -> [Figure] {
        [Figure("milliseconds", Stopwatch.median(stage.times))] + stage.visible
    }
}
