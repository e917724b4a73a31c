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
}
