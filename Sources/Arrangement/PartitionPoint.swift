// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension Range<Int> {
    /// The first number at which `isReached`, which stays true once it is; the upper bound where it never is.
    ///
    /// - Complexity: O(log n) questions
    package func partitionPoint(_ isReached: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isReached(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
