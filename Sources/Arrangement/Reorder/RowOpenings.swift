// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The gaps for drop placeholders between a list's rows, for rows that the data does not have yet.
///
/// Paths count only the rows of the data, which does not include the gaps. Gaps at the same position are stacked in the
/// order of their creation. There may be thousands: finding one by its number or position is a binary search.
package struct RowOpenings: Sendable {
    private struct Opening {
        let id: Int
        /// The group of gaps made by the same drop, which count each other in their paths.
        let group: Int
        /// The path of the new row if only this gap's row were inserted.
        var place: RowPath
        let height: Double
        /// A sort key that increases from top to bottom, with space for others in between.
        var rank: Int
        /// The total height in points of all gaps above.
        var above = 0.0
    }

    /// The key of a group's gaps in one section.
    private struct Company: Hashable {
        let group: Int
        let section: Int
    }

    /// All gaps from top to bottom.
    private var openings: [Opening] = []
    /// The rank of each gap by its number.
    private var ranks: [Int: Int] = [:]
    /// The ranks of each group's gaps in a section, from top to bottom.
    private var companies: [Company: [Int]] = [:]
    /// The number of gaps by section.
    private var counts: [Int: Int] = [:]
    private var lastID = 0
    /// The number of gaps examined so far to find the positions of new ones and to remove old ones.
    package private(set) var looks = 0

    /// The distance between adjacent ranks, large enough to insert dozens between two.
    private static let spacing = 1 << 32

    package init() {}

    package var isEmpty: Bool { openings.isEmpty }

    package var count: Int { openings.count }

    /// The numbers of all gaps from top to bottom.
    package var ids: [Int] { openings.map(\.id) }

    package func id(at index: Int) -> Int { openings[index].id }

    /// The total height of all gaps in points.
    package var height: Double { openings.last.map { $0.above + $0.height } ?? 0 }

    // MARK: Finding

    /// The position of the gap with number `id`; nil if it no longer exists.
    ///
    /// - Complexity: O(log n)
    package func place(of id: Int) -> RowPath? { index(of: id).map { openings[$0].place } }

    /// The number of gaps in a section.
    package func count(inSection section: Int) -> Int { counts[section] ?? 0 }

    /// The number of a group's gaps in a section.
    package func count(ofGroup group: Int, inSection section: Int) -> Int {
        companies[Company(group: group, section: section)]?.count ?? 0
    }

    /// The gaps directly above a row, or below a section's last one, from top to bottom.
    package func ids(at place: RowPath) -> [Int] {
        openings[firstIndex { $0.place >= place }..<firstIndex { $0.place > place }].map(\.id)
    }

    /// Whether there is a gap directly above a row, or below a section's last one.
    ///
    /// - Complexity: O(log n)
    package func isOpen(at place: RowPath) -> Bool {
        let index = firstIndex { $0.place >= place }
        return index < openings.count && openings[index].place == place
    }

    /// Whether a gap is the first or the last one at its position.
    ///
    /// - Complexity: O(log n)
    package func ends(of id: Int) -> (isFirst: Bool, isLast: Bool) {
        guard let index = index(of: id) else { return (false, false) }
        let place = openings[index].place
        return (
            index == 0 || openings[index - 1].place != place,
            index == openings.count - 1 || openings[index + 1].place != place
        )
    }

    /// Whether one gap is above another.
    package func isAbove(_ one: Int, _ other: Int) -> Bool {
        guard let one = ranks[one], let other = ranks[other] else { return false }
        return one < other
    }

    /// The index of the first gap that satisfies the predicate, which must then hold for all gaps below it too.
    ///
    /// - Complexity: O(log n) calls
    package func firstIndex(whereID isSo: (Int) -> Bool) -> Int { firstIndex { isSo($0.id) } }

    private func firstIndex(where isSo: (Opening) -> Bool) -> Int {
        openings.indices.partitionPoint { isSo(openings[$0]) }
    }

    private func index(of id: Int) -> Int? { ranks[id].map(index(ofRank:)) }

    private func index(ofRank rank: Int) -> Int { firstIndex { $0.rank >= rank } }

    // MARK: Inserting and removing

    /// Inserts a gap.
    ///
    /// - Parameters:
    ///   - path: the new row's path, counting the rows and its group's gaps: later ones move down.
    ///   - group: the number shared by gaps made together.
    /// - Returns: the gap's number.
    /// - Complexity: O(log² n), plus one step for each gap below.
    package mutating func open(at path: RowPath, height: Double, group: Int = 0) -> Int {
        let company = Company(group: group, section: path.section)
        var looks = 0
        // A gap's path counts the other gaps of its group above it.
        let above = (0..<(companies[company]?.count ?? 0)).partitionPoint { member in
            looks += 1
            return opening(member, of: company).place.row + member >= path.row
        }
        let place = RowPath(section: path.section, row: path.row - above)
        var index = firstIndex { opening in
            looks += 1
            return opening.place > place
        }
        if above < companies[company]?.count ?? 0, opening(above, of: company).place == place {
            index = self.index(ofRank: companies[company]![above])
        }
        self.looks += looks
        lastID += 1
        let rank = self.rank(at: index)
        openings.insert(Opening(id: lastID, group: group, place: place, height: height, rank: rank), at: index)
        ranks[lastID] = rank
        companies[company, default: []].insert(rank, at: above)
        counts[path.section, default: 0] += 1
        stack(from: index)
        return lastID
    }

    private func opening(_ member: Int, of company: Company) -> Opening {
        openings[index(ofRank: companies[company]![member])]
    }

    /// The rank for a gap to be inserted at an index.
    private mutating func rank(at index: Int) -> Int {
        if openings.isEmpty { return 0 }
        if index == 0 { return openings[0].rank - RowOpenings.spacing }
        if index == openings.count { return openings[index - 1].rank + RowOpenings.spacing }
        if openings[index].rank - openings[index - 1].rank < 2 { number() }
        return openings[index - 1].rank + (openings[index].rank - openings[index - 1].rank) / 2
    }

    /// Assigns new ranks to all gaps, and rebuilds the tables that use the ranks.
    private mutating func number() {
        (ranks, companies, counts) = ([:], [:], [:])
        for index in openings.indices {
            let rank = index * RowOpenings.spacing
            openings[index].rank = rank
            let opening = openings[index]
            ranks[opening.id] = rank
            companies[Company(group: opening.group, section: opening.place.section), default: []].append(rank)
            counts[opening.place.section, default: 0] += 1
        }
    }

    /// Recalculates the offsets of the gaps from an index on.
    private mutating func stack(from index: Int) {
        var above = index > 0 ? openings[index - 1].above + openings[index - 1].height : 0
        for index in index..<openings.count {
            openings[index].above = above
            above += openings[index].height
        }
    }

    /// Removes a gap.
    ///
    /// - Returns: false if it did not exist any more.
    /// - Complexity: O(log n), plus one step for each gap below.
    @discardableResult
    package mutating func close(_ id: Int) -> Bool {
        guard let index = index(of: id) else { return false }
        forget(openings[index])
        openings.remove(at: index)
        stack(from: index)
        return true
    }

    /// Removes a gap from the lookup tables.
    private mutating func forget(_ opening: Opening) {
        ranks[opening.id] = nil
        counts[opening.place.section, default: 1] -= 1
        let company = Company(group: opening.group, section: opening.place.section)
        let members = companies[company] ?? []
        companies[company]?.remove(at: members.indices.partitionPoint { members[$0] >= opening.rank })
    }

    package mutating func closeAll() {
        let (id, looks) = (lastID, looks)
        self = RowOpenings()
        (lastID, self.looks) = (id, looks)
    }

    // MARK: Live data

    /// Moves the gaps with a batch update: each stays above the same row, or at its section's end.
    ///
    /// - Parameter taken: gaps whose rows the batch inserts at their positions. They are removed, and the gaps above
    ///   them stay above the new rows.
    /// - Returns: the removed gaps, whose section was deleted or which were in `taken`.
    /// - Complexity: O(n), and O(n log n) if sections change their order.
    package mutating func follow(_ plan: BatchUpdatePlan, taking taken: Set<Int> = []) -> [Int] {
        var (kept, gone): ([Opening], [Opening]) = ([], [])
        var place: (old: RowPath, new: RowPath?)?
        var below = 0
        var isInOrder = true
        for opening in openings.reversed() {
            if place?.old != opening.place {
                (place, below) = ((opening.place, plan.gapPath(forOld: opening.place)), 0)
            }
            guard let new = place?.new, !taken.contains(opening.id) else {
                if taken.contains(opening.id) { below += 1 }
                gone.append(opening)
                continue
            }
            var moved = opening
            // The path is below all rows inserted here; subtract those inserted for the gaps below this one.
            moved.place = RowPath(section: new.section, row: new.row - below)
            isInOrder =
                isInOrder && new.section == opening.place.section && moved.place <= kept.last?.place ?? moved.place
            kept.append(moved)
        }
        kept.reverse()
        gone.reverse()
        if isInOrder {
            for opening in gone { forget(opening) }
            openings = kept
        } else {
            // The sections may have changed their order.
            openings = kept.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
                .map(\.element)
            number()
        }
        stack(from: 0)
        return gone.map(\.id)
    }

    // MARK: Geometry

    /// The distance in points that the gaps push a part of the list down.
    ///
    /// - Complexity: O(log n)
    package func displacement(of part: ListPart) -> Double {
        let first = firstIndex { opening in
            switch part {
            case .header(let section): opening.place.section >= section
            case .row(let path): opening.place > path
            case .footer(let section): opening.place.section > section
            }
        }
        return first == openings.count ? height : openings[first].above
    }

    /// The top offset and the height of a gap, in the list with all gaps.
    ///
    /// - Complexity: O(log n)
    package func range(of id: Int, in geometry: SectionedGeometry) -> (offset: Double, height: Double)? {
        index(of: id).map { (Self.top(openings[$0], geometry), openings[$0].height) }
    }

    /// Converts an offset in the list with all gaps to one in the list without them; inside a gap, to the gap's
    /// position.
    ///
    /// - Complexity: O(log n)
    package func rowsOffset(_ offset: Double, in geometry: SectionedGeometry) -> (offset: Double, opening: Int?) {
        let next = firstIndex { Self.top($0, geometry) > offset }
        guard next > 0 else { return (offset, nil) }
        let opening = openings[next - 1]
        let top = Self.top(opening, geometry)
        if offset < top + opening.height { return (top - opening.above, opening.id) }
        return (offset - opening.above - opening.height, nil)
    }

    private static func top(_ opening: Opening, _ geometry: SectionedGeometry) -> Double {
        geometry.rowsRange(ofSection: opening.place.section).offset
            + geometry.rows(inSection: opening.place.section).offset(ofRow: opening.place.row) + opening.above
    }
}
