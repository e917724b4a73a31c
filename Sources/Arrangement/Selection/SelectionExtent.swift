// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A selected range of rows, from the row where the selection began (the anchor) to the row up to which it extends (the
/// lead).
///
/// Rows are numbered continuously through all sections.
package struct SelectionExtent: Sendable, Hashable {
    package let anchor: Int
    package private(set) var lead: Int

    package init(anchor: Int, lead: Int) {
        self.anchor = anchor
        self.lead = lead
    }

    private var rows: ClosedRange<Int> { min(anchor, lead)...max(anchor, lead) }

    /// Moves the lead to another row. Returns the rows that enter the range and those that leave it.
    ///
    /// - Complexity: O(1)
    package mutating func leadMoved(to row: Int) -> (entered: Range<Int>, left: Range<Int>) {
        let old = rows
        lead = row
        let new = rows
        return (SelectionExtent.rest(of: new, without: old), SelectionExtent.rest(of: old, without: new))
    }

    /// The rows of `piece` that are not in `other`. Both ranges begin or end at the anchor, so these rows are a single
    /// range.
    private static func rest(of piece: ClosedRange<Int>, without other: ClosedRange<Int>) -> Range<Int> {
        if piece.lowerBound < other.lowerBound { return piece.lowerBound..<min(other.lowerBound, piece.upperBound + 1) }
        if piece.upperBound > other.upperBound {
            return max(other.upperBound + 1, piece.lowerBound)..<piece.upperBound + 1
        }
        return piece.lowerBound..<piece.lowerBound
    }
}
