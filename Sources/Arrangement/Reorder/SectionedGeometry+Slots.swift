// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The drop positions of a list: before each row, and at the end of each section.
extension SectionedGeometry {
    /// The drop position directly below all neighbours whose centres are above `offset`.
    ///
    /// A neighbour is a row, or the footer and the header between two sections together. If `orOn` is true, a centre
    /// exactly at `offset` counts as above it. The list must have a section.
    /// - Complexity: O(log n), and O(log² s) for s adjacent sections of zero height.
    func slot(below offset: Double, orOn isInclusive: Bool) -> RowPath {
        precondition(sectionCount > 0, "There are no places in a list without sections.")
        func isPassed(_ centre: Double) -> Bool { isInclusive ? centre <= offset : centre < offset }

        let low = lastSection(near: offset) { isPassed(centreOfBoundary(before: $0)) }
        let rows = rows(inSection: low)
        let local = offset - rowsRange(ofSection: low).offset
        // The centres of all rows above `row` are above the offset. Of the other rows, only the centre of `row` itself
        // may be above the offset too.
        let row = isInclusive ? rows.firstRow(endingAfter: local) : rows.firstRow(endingAtOrAfter: local)
        guard row < rows.count else { return RowPath(section: low, row: row) }
        let centre = rows.offset(ofRow: row) + rows.height(ofRow: row) / 2
        let isOwnPassed = isInclusive ? centre <= local : centre < local
        return RowPath(section: low, row: isOwnPassed ? row + 1 : row)
    }

    /// The last section for which `isPassed` returns true; the first section if there is none. `isPassed` returns
    /// whether the section's boundary with the previous section is above the searched offset. It is therefore true up
    /// to one section and false after it.
    ///
    /// The search starts at the section at `offset` and doubles its steps. If no sections are empty, the result is that
    /// section or an adjacent one.
    private func lastSection(near offset: Double, whereIsPassed isPassed: (Int) -> Bool) -> Int {
        var (low, high) = (0, sectionCount - 1)
        let near = min(section(at: max(0, offset)) ?? high, high)
        var reach = 1
        if near == 0 || isPassed(near) {
            low = near
            while low < high {
                let next = min(low + reach, high)
                guard isPassed(next) else {
                    high = next - 1
                    break
                }
                low = next
                reach *= 2
            }
        } else {
            high = near - 1
            while low < high {
                let next = max(high + 1 - reach, 0)
                guard next > 0, !isPassed(next) else {
                    low = next
                    break
                }
                high = next - 1
                reach *= 2
            }
        }
        while low < high {
            let middle = (low + high + 1) / 2
            if isPassed(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The drop position after `slot`, or before it if `isBackwards`. Nil if there is none in that direction.
    func slot(after slot: RowPath, isBackwards: Bool) -> RowPath? {
        if isBackwards {
            if slot.row > 0 { return RowPath(section: slot.section, row: slot.row - 1) }
            guard slot.section > 0 else { return nil }
            return RowPath(section: slot.section - 1, row: rowCount(inSection: slot.section - 1))
        }
        if slot.row < rowCount(inSection: slot.section) { return RowPath(section: slot.section, row: slot.row + 1) }
        return slot.section + 1 < sectionCount ? RowPath(section: slot.section + 1, row: 0) : nil
    }

    /// The offset halfway between the rows of a section and the rows of the previous section.
    private func centreOfBoundary(before section: Int) -> Double {
        let footer = footerRange(ofSection: section - 1)
        let header = headerRange(ofSection: section)
        return (footer.offset + header.offset + header.height) / 2
    }
}
