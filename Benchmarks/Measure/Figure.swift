// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A number with its name.
struct Figure {
    var name: String
    var value: Double

    init(_ name: String, _ value: Double) {
        self.name = name
        self.value = value
    }
}

/// Wall time, as the peers measure theirs.
enum Stopwatch {
    /// Nanoseconds on a clock that only goes forward.
    static func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// What reading the clock twice says of nothing, the median of many: taken off what is measured.
    static let floor: Double = median(
        (0..<10_001).map { _ in
            let begin = now()
            return Double(now() - begin)
        })

    static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
