// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The gaps between a list's rows for drop placeholders, which stand for rows that the data does not contain yet.
///
/// Paths count only the rows of the data, which does not include the gaps. Gaps at the same position are stacked in the
/// order of their creation. There may be thousands of gaps, so a gap is found by its id or position with a binary
/// search.
package struct PlaceholderGaps: Sendable {
    private struct Gap {
        let id: Int
        /// The id of the gap's group, which contains the gaps of one drop. The path passed to `open` counts the other
        /// gaps of the group as rows.
        let group: Int
        /// The path of the new row if only this gap's row were inserted.
        var place: RowPath
        let height: Double
        /// A sort key that increases from top to bottom, with unused numbers in between for other gaps.
        var rank: Int
        /// The total height in points of all gaps above.
        var above = 0.0
    }

    /// The key of a group's gaps in one section.
    private struct GroupKey: Hashable {
        let group: Int
        let section: Int
    }

    /// All gaps from top to bottom.
    private var gaps: [Gap] = []
    /// The rank of each gap by its id.
    private var ranks: [Int: Int] = [:]
    /// The ranks of each group's gaps in a section, from top to bottom.
    private var ranksOfGroups: [GroupKey: [Int]] = [:]
    /// The number of gaps by section.
    private var counts: [Int: Int] = [:]
    private var lastID = 0
    /// The number of gaps examined so far to find the positions of new gaps, for tests of the complexity.
    package private(set) var examinedGapCount = 0

    /// The distance between adjacent ranks, large enough to insert dozens of gaps between two before all ranks are
    /// reassigned.
    private static let spacing = 1 << 32

    package init() {}

    package var isEmpty: Bool { gaps.isEmpty }

    package var count: Int { gaps.count }

    /// The ids of all gaps from top to bottom.
    package var ids: [Int] { gaps.map(\.id) }

    /// The id of the gap at `index`, counted from the top.
    package func id(at index: Int) -> Int { gaps[index].id }

    /// The total height of all gaps in points.
    package var height: Double { gaps.last.map { $0.above + $0.height } ?? 0 }

    // MARK: Finding

    /// The position of the gap with the given id; nil if it no longer exists.
    ///
    /// - Complexity: O(log n)
    package func place(of id: Int) -> RowPath? { index(of: id).map { gaps[$0].place } }

    /// The number of gaps in a section.
    package func count(inSection section: Int) -> Int { counts[section] ?? 0 }

    /// The number of a group's gaps in a section.
    package func count(ofGroup group: Int, inSection section: Int) -> Int {
        ranksOfGroups[GroupKey(group: group, section: section)]?.count ?? 0
    }

    /// The ids of the gaps directly above the row at `place`, from top to bottom. A path after a section's last row
    /// stands for the section's end.
    package func ids(at place: RowPath) -> [Int] {
        gaps[firstIndex { $0.place >= place }..<firstIndex { $0.place > place }].map(\.id)
    }

    /// Whether there is a gap directly above the row at `place`, or at the section's end if `place` is after its last
    /// row.
    ///
    /// - Complexity: O(log n)
    package func isOpen(at place: RowPath) -> Bool {
        let index = firstIndex { $0.place >= place }
        return index < gaps.count && gaps[index].place == place
    }

    /// Whether a gap is the first one at its position, and whether it is the last one there.
    ///
    /// - Complexity: O(log n)
    package func ends(of id: Int) -> (isFirst: Bool, isLast: Bool) {
        guard let index = index(of: id) else { return (false, false) }
        let place = gaps[index].place
        return (
            index == 0 || gaps[index - 1].place != place,
            index == gaps.count - 1 || gaps[index + 1].place != place
        )
    }

    /// Whether the gap with the id `one` is above the gap with the id `other`; false if one of them no longer exists.
    package func isAbove(_ one: Int, _ other: Int) -> Bool {
        guard let one = ranks[one], let other = ranks[other] else { return false }
        return one < other
    }

    /// The index, counted from the top, of the first gap for whose id `isSo` returns true; `count` if there is none.
    /// `isSo` must also return true for all gaps below that gap.
    ///
    /// - Complexity: O(log n) calls
    package func firstIndex(whereID isSo: (Int) -> Bool) -> Int { firstIndex { isSo($0.id) } }

    private func firstIndex(where isSo: (Gap) -> Bool) -> Int {
        gaps.indices.partitionPoint { isSo(gaps[$0]) }
    }

    private func index(of id: Int) -> Int? { ranks[id].map(index(ofRank:)) }

    private func index(ofRank rank: Int) -> Int { firstIndex { $0.rank >= rank } }

    // MARK: Inserting and removing

    /// Inserts a gap.
    ///
    /// - Parameters:
    ///   - path: the new row's path, counting the rows and the gaps of the same group. The rows and gaps below the new
    ///     gap move down.
    ///   - height: the gap's height in points.
    ///   - group: the id shared by the gaps of one drop.
    /// - Returns: the gap's id.
    /// - Complexity: O(log² n), plus one step for each gap below.
    package mutating func open(at path: RowPath, height: Double, group: Int = 0) -> Int {
        let key = GroupKey(group: group, section: path.section)
        var examinedGapCount = 0
        // `path` counts the gaps of the same group above the new gap, but `Gap.place` does not: find how many there
        // are, and subtract them from the row.
        let above = (0..<(ranksOfGroups[key]?.count ?? 0)).partitionPoint { member in
            examinedGapCount += 1
            return gap(member, of: key).place.row + member >= path.row
        }
        let place = RowPath(section: path.section, row: path.row - above)
        var index = firstIndex { gap in
            examinedGapCount += 1
            return gap.place > place
        }
        if above < ranksOfGroups[key]?.count ?? 0, gap(above, of: key).place == place {
            index = self.index(ofRank: ranksOfGroups[key]![above])
        }
        self.examinedGapCount += examinedGapCount
        lastID += 1
        let rank = self.rank(at: index)
        gaps.insert(Gap(id: lastID, group: group, place: place, height: height, rank: rank), at: index)
        ranks[lastID] = rank
        ranksOfGroups[key, default: []].insert(rank, at: above)
        counts[path.section, default: 0] += 1
        updateOffsets(from: index)
        return lastID
    }

    private func gap(_ member: Int, of key: GroupKey) -> Gap {
        gaps[index(ofRank: ranksOfGroups[key]![member])]
    }

    /// Returns a rank, between those of its neighbours, for a gap to be inserted at `index`. If no number is left
    /// between the two, assigns new ranks to all gaps first.
    private mutating func rank(at index: Int) -> Int {
        if gaps.isEmpty { return 0 }
        if index == 0 { return gaps[0].rank - PlaceholderGaps.spacing }
        if index == gaps.count { return gaps[index - 1].rank + PlaceholderGaps.spacing }
        if gaps[index].rank - gaps[index - 1].rank < 2 { reassignRanks() }
        return gaps[index - 1].rank + (gaps[index].rank - gaps[index - 1].rank) / 2
    }

    /// Assigns new, evenly spaced ranks to all gaps, and rebuilds the lookup tables that contain ranks.
    private mutating func reassignRanks() {
        (ranks, ranksOfGroups, counts) = ([:], [:], [:])
        for index in gaps.indices {
            let rank = index * PlaceholderGaps.spacing
            gaps[index].rank = rank
            let gap = gaps[index]
            ranks[gap.id] = rank
            ranksOfGroups[GroupKey(group: gap.group, section: gap.place.section), default: []].append(rank)
            counts[gap.place.section, default: 0] += 1
        }
    }

    /// Recalculates `above`, the total height of all gaps above, for each gap from `index` on.
    private mutating func updateOffsets(from index: Int) {
        var above = index > 0 ? gaps[index - 1].above + gaps[index - 1].height : 0
        for index in index..<gaps.count {
            gaps[index].above = above
            above += gaps[index].height
        }
    }

    /// Removes a gap.
    ///
    /// - Returns: false if the gap did not exist any more.
    /// - Complexity: O(log n), plus one step for each gap below.
    @discardableResult
    package mutating func close(_ id: Int) -> Bool {
        guard let index = index(of: id) else { return false }
        removeFromTables(gaps[index])
        gaps.remove(at: index)
        updateOffsets(from: index)
        return true
    }

    /// Removes a gap from the lookup tables.
    private mutating func removeFromTables(_ gap: Gap) {
        ranks[gap.id] = nil
        counts[gap.place.section, default: 1] -= 1
        let key = GroupKey(group: gap.group, section: gap.place.section)
        let members = ranksOfGroups[key] ?? []
        ranksOfGroups[key]?.remove(at: members.indices.partitionPoint { members[$0] >= gap.rank })
    }

    package mutating func closeAll() {
        let (id, examinedGapCount) = (lastID, examinedGapCount)
        self = PlaceholderGaps()
        (lastID, self.examinedGapCount) = (id, examinedGapCount)
    }

    // MARK: Live data

    /// Updates the gaps' positions after a batch update: each gap stays above the same row, or at its section's end.
    ///
    /// - Parameter replaced: the ids of the gaps at whose positions the batch inserts their rows. These gaps are
    ///   removed, and the gaps above them stay above the new rows.
    /// - Returns: the ids of the removed gaps: those in `replaced`, and those whose section was deleted.
    /// - Complexity: O(n), and O(n log n) if sections change their order.
    package mutating func apply(_ plan: BatchUpdatePlan, replacing replaced: Set<Int> = []) -> [Int] {
        var (kept, removed): ([Gap], [Gap]) = ([], [])
        var place: (old: RowPath, new: RowPath?)?
        var below = 0
        var isInOrder = true
        for gap in gaps.reversed() {
            if place?.old != gap.place {
                (place, below) = ((gap.place, plan.gapPath(forOld: gap.place)), 0)
            }
            guard let new = place?.new, !replaced.contains(gap.id) else {
                if replaced.contains(gap.id) { below += 1 }
                removed.append(gap)
                continue
            }
            var moved = gap
            // `new` is below all rows that the batch inserts at this position. The last `below` of these rows replace
            // gaps below `gap`, so `gap` must stay above these rows.
            moved.place = RowPath(section: new.section, row: new.row - below)
            isInOrder =
                isInOrder && new.section == gap.place.section && moved.place <= kept.last?.place ?? moved.place
            kept.append(moved)
        }
        kept.reverse()
        removed.reverse()
        if isInOrder {
            for gap in removed { removeFromTables(gap) }
            gaps = kept
        } else {
            // The sections may have changed their order: sort the gaps by their new positions.
            gaps = kept.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
                .map(\.element)
            reassignRanks()
        }
        updateOffsets(from: 0)
        return removed.map(\.id)
    }

    // MARK: Geometry

    /// The distance in points by which the gaps push a header, row or footer down.
    ///
    /// - Complexity: O(log n)
    package func displacement(of part: ListPart) -> Double {
        let first = firstIndex { gap in
            switch part {
            case .header(let section): gap.place.section >= section
            case .row(let path): gap.place > path
            case .footer(let section): gap.place.section > section
            }
        }
        return first == gaps.count ? height : gaps[first].above
    }

    /// The top offset and the height of a gap, in the list with all gaps; nil if the gap no longer exists. `geometry`
    /// is the list's geometry without gaps.
    ///
    /// - Complexity: O(log n)
    package func range(of id: Int, in geometry: SectionedGeometry) -> (offset: Double, height: Double)? {
        index(of: id).map { (Self.top(gaps[$0], geometry), gaps[$0].height) }
    }

    /// Converts an offset in the list with all gaps to an offset in the list without them. For an offset inside a gap,
    /// returns the gap's id, and the offset of the gap's position in the list without gaps.
    ///
    /// - Complexity: O(log n)
    package func rowsOffset(_ offset: Double, in geometry: SectionedGeometry) -> (offset: Double, gap: Int?) {
        let next = firstIndex { Self.top($0, geometry) > offset }
        guard next > 0 else { return (offset, nil) }
        let gap = gaps[next - 1]
        let top = Self.top(gap, geometry)
        if offset < top + gap.height { return (top - gap.above, gap.id) }
        return (offset - gap.above - gap.height, nil)
    }

    /// The top offset of a gap in the list with all gaps.
    private static func top(_ gap: Gap, _ geometry: SectionedGeometry) -> Double {
        geometry.rowsRange(ofSection: gap.place.section).offset
            + geometry.rows(inSection: gap.place.section).offset(ofRow: gap.place.row) + gap.above
    }
}
