// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension Range<Int> {
    /// The first number of the range for which `isReached` is true, found by bisection; the range's upper bound if
    /// there is none. If `isReached` is true for a number, it must be true for all greater numbers of the range.
    ///
    /// - Complexity: O(log n) calls
    package func partitionPoint(_ isReached: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isReached(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The same, found near a guess. The guess is often a quotient of two lengths, which may be one too high or too low
    /// because of rounding. It may be any number; one that is not a number counts as the lower bound.
    ///
    /// - Complexity: O(log d) calls for a guess that is wrong by d
    func partitionPoint(near guess: Double, _ isReached: (Int) -> Bool) -> Int {
        guard !isEmpty else { return upperBound }
        let start = guess > Double(lowerBound) ? Int(Swift.min(guess, Double(upperBound))) : lowerBound
        // The result is in the range low...high, which grows twice as fast with every step.
        var (low, high, step) = (start, start, 1)
        while low > lowerBound, isReached(low - 1) {
            high = low - 1
            low = Swift.max(high - step, lowerBound)
            step *= 2
        }
        while high < upperBound, !isReached(high) {
            low = high + 1
            high = Swift.min(low + step, upperBound)
            step *= 2
        }
        return (low..<high).partitionPoint(isReached)
    }
}
