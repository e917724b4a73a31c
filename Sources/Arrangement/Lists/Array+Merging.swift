// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension Array {
    /// The elements with others among them: each is put in the row that it is to have then, or at the end of a list that
    /// is shorter.
    ///
    /// - Parameter others: with their rows, which ascend. Those of one row come to lie below each other.
    /// - Complexity: O(n + k) for k others.
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

    /// Takes away the elements at some indices, which ascend.
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
