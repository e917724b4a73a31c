// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Allocations
import Arrangement

/// Measures the geometry of flow layouts without views.
enum GridLines {
    private static let metrics = FlowMetrics(breadth: 390, itemSpacing: 10, lineSpacing: 10)

    private static func sizes(_ count: Int) -> [FlowSize] {
        (0..<count).map { number in
            let size = GridNumbers.size(number)
            return FlowSize(breadth: size.width, length: size.height)
        }
    }

    /// Measures the layout of `count` items of different sizes from nothing.
    static func layout(count: Int) -> [Figure] {
        let sizes = sizes(count)
        var lines = FlowLines(metrics)
        let times = (0..<max(3, 3_000_000 / count)).map { _ in
            let begin = Stopwatch.now()
            lines = FlowLines(metrics, sizes: sizes)
            return (Double(Stopwatch.now() - begin) - Stopwatch.floor) / 1_000_000
        }
        return [
            Figure("milliseconds", Stopwatch.median(times)), Figure("lines", Double(lines.lineCount)),
            Figure("length", lines.length),
        ]
    }

    /// Measures a change of the room of a million items of different sizes that are known, as if the user turned the
    /// device.
    static func width() -> [Figure] {
        var lines = FlowLines(metrics, sizes: sizes(GridStage.longest))
        var wide = metrics
        wide.breadth = 844
        let times = (0..<20).map { number in
            let begin = Stopwatch.now()
            lines.setMetrics(number.isMultiple(of: 2) ? wide : metrics)
            return (Double(Stopwatch.now() - begin) - Stopwatch.floor) / 1_000_000
        }
        return [Figure("milliseconds", Stopwatch.median(times)), Figure("lines", Double(lines.lineCount))]
    }

    /// Measures the memory of a million items of one size, and of different sizes.
    static func memory() -> [Figure] {
        let count = GridStage.longest
        func bytes(_ make: () -> FlowLines) -> Double {
            let before = Int(allocations_bytes_in_use())
            let lines = make()
            let bytes = Int(allocations_bytes_in_use()) - before
            precondition(lines.itemCount == count, "All items are there")
            return Double(bytes) / Double(count)
        }
        let sizes = sizes(count)
        return [
            Figure("bytes-per-equal-item", bytes { FlowLines(metrics, count: count, size: sizes[0]) }),
            Figure("bytes-per-varying-item", bytes { FlowLines(metrics, sizes: sizes) }),
        ]
    }
}
