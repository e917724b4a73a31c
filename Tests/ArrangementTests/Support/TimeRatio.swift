// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The time that work takes for many elements, divided by the time for few.
///
/// For 16 times as many elements the ratio is 16 to 20 if the time grows with their number. It is about 256 if the time
/// grows with the square of their number.
///
/// The result is the median of several ratios, each of two consecutive runs, because other processes may use the CPU.
///
/// - Parameters:
///   - small: the smaller number of elements, large enough for the work to take a few milliseconds.
///   - large: the larger number of elements.
///   - prepare: returns the work for a number of elements.
func timeRatio(from small: Int, to large: Int, _ prepare: (Int) -> () -> Void) -> Double {
    let clock = ContinuousClock()
    let (smallWork, largeWork) = (prepare(small), prepare(large))
    let ratios = (0..<5).map { _ in
        let duration = clock.measure(smallWork)
        return clock.measure(largeWork) / duration
    }
    return ratios.sorted()[ratios.count / 2]
}
