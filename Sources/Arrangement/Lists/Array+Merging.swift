// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension Array {
    /// Returns the array with other elements inserted. Each inserted element is at its `row` of the result, or at the
    /// end if the result is shorter.
    ///
    /// - Parameter others: the elements with their rows in ascending order. Elements with equal rows keep their order.
    /// - Complexity: O(n + k) for n elements and k others.
    func merging(_ others: [(row: Int, element: Element)]) -> [Element] {
        var merged: [Element] = []
        merged.reserveCapacity(count + others.count)
        var rest = self[...]
        for (row, element) in others {
            let above = rest.prefix(Swift.max(row - merged.count, 0))
            merged += above
            merged.append(element)
            rest = rest.dropFirst(above.count)
        }
        return merged + rest
    }

    /// Removes the elements at `indices`, which must be in ascending order.
    ///
    /// - Complexity: O(n)
    mutating func remove(at indices: [Int]) {
        guard let first = indices.first else { return }
        if indices.count == 1 {
            remove(at: first)
            return
        }
        var (kept, next) = (first, 0)
        for index in first..<count {
            if next < indices.count, indices[next] == index {
                next += 1
            } else {
                swapAt(kept, index)
                kept += 1
            }
        }
        removeSubrange(kept...)
    }
}
