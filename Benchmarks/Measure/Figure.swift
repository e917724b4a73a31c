// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A measured value with its name.
struct Figure {
    var name: String
    var value: Double

    init(_ name: String, _ value: Double) {
        self.name = name
        self.value = value
    }
}

/// Measures wall-clock time, as the benchmarks of the toolkits that Uplift is compared with do.
enum Stopwatch {
    /// The time in nanoseconds, from a monotonic clock.
    static func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// The median time between two back-to-back reads of the clock, which is subtracted from measurements.
    static let floor: Double = median(
        (0..<10_001).map { _ in
            let begin = now()
            return Double(now() - begin)
        })

    static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
