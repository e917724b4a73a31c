// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How many times as long a piece of work takes for 16 times as many elements: about 16 to 20 if the time grows with their
/// number, and about 256 if it grows with the square of it.
///
/// - Parameters:
///   - count: the smaller number of elements, large enough for a few milliseconds.
///   - prepare: makes the work for a number of elements.
func growth(from count: Int, _ prepare: (Int) -> () -> Void) -> Double {
    let clock = ContinuousClock()
    let durations = [count, 16 * count].map { count in
        let work = prepare(count)
        return (0..<3).map { _ in clock.measure(work) }.min() ?? .zero
    }
    return durations[1] / durations[0]
}
