// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that are selected in one piece, from the one where that began to the one where it has got to.
///
/// Rows are counted through all sections.
package struct SelectionExtent: Sendable, Hashable {
    package let anchor: Int
    package private(set) var lead: Int

    package init(anchor: Int, lead: Int) {
        self.anchor = anchor
        self.lead = lead
    }

    private var rows: ClosedRange<Int> { min(anchor, lead)...max(anchor, lead) }

    /// The rows that come in and those that go out as the moving end goes to another row.
    ///
    /// - Complexity: O(1)
    package mutating func leadMoved(to row: Int) -> (entered: Range<Int>, left: Range<Int>) {
        let old = rows
        lead = row
        let new = rows
        return (SelectionExtent.rest(of: new, without: old), SelectionExtent.rest(of: old, without: new))
    }

    /// What of a piece lies outside another; both hold the anchor and end there, so that it is one piece.
    private static func rest(of piece: ClosedRange<Int>, without other: ClosedRange<Int>) -> Range<Int> {
        if piece.lowerBound < other.lowerBound { return piece.lowerBound..<min(other.lowerBound, piece.upperBound + 1) }
        if piece.upperBound > other.upperBound {
            return max(other.upperBound + 1, piece.lowerBound)..<piece.upperBound + 1
        }
        return piece.lowerBound..<piece.lowerBound
    }
}
