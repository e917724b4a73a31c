// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Room between a list's rows for what the data does not have yet.
///
/// Rows are called as in the data, which knows nothing of it; openings in the same place lie below each other in the
/// order they were made. There may be thousands: whoever asks for one, or for what is at a place, has it by halving.
package struct RowOpenings: Sendable {
    private struct Opening {
        let id: Int
        /// Those made together count each other when they say where they are.
        let group: Int
        /// The row that would be, were the opening's row the only one to come.
        var place: RowPath
        let height: Double
        /// Grows from top to bottom, and leaves room for others between.
        var rank: Int
        /// Points of all above it.
        var above = 0.0
    }

    /// Those of a group in a section.
    private struct Company: Hashable {
        let group: Int
        let section: Int
    }

    /// From top to bottom.
    private var openings: [Opening] = []
    private var ranks: [Int: Int] = [:]
    /// The ranks of each company's members, from top to bottom.
    private var companies: [Company: [Int]] = [:]
    private var counts: [Int: Int] = [:]
    private var lastID = 0
    /// How many openings have been looked at so far to find the places of new ones, and of those that went.
    package private(set) var looks = 0

    /// Of ranks next to each other, so far apart that dozens find room between two.
    private static let spacing = 1 << 32

    package init() {}

    package var isEmpty: Bool { openings.isEmpty }

    package var count: Int { openings.count }

    /// All of them, from top to bottom.
    package var ids: [Int] { openings.map(\.id) }

    package func id(at index: Int) -> Int { openings[index].id }

    /// Points of all together.
    package var height: Double { openings.last.map { $0.above + $0.height } ?? 0 }

    // MARK: Finding

    /// Where an opening is; nil where there is none of that number any more.
    ///
    /// - Complexity: O(log n)
    package func place(of id: Int) -> RowPath? { index(of: id).map { openings[$0].place } }

    /// How many there are in a section.
    package func count(inSection section: Int) -> Int { counts[section] ?? 0 }

    /// How many of a group there are in a section.
    package func count(ofGroup group: Int, inSection section: Int) -> Int {
        companies[Company(group: group, section: section)]?.count ?? 0
    }

    /// The openings above a row, or below a section's last one, from top to bottom.
    package func ids(at place: RowPath) -> [Int] {
        openings[firstIndex { $0.place >= place }..<firstIndex { $0.place > place }].map(\.id)
    }

    /// Whether there is any above a row, or below a section's last one.
    ///
    /// - Complexity: O(log n)
    package func isOpen(at place: RowPath) -> Bool {
        let index = firstIndex { $0.place >= place }
        return index < openings.count && openings[index].place == place
    }

    /// Whether an opening is the first or the last one of its place.
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

    /// Whether one opening lies above another.
    package func isAbove(_ one: Int, _ other: Int) -> Bool {
        guard let one = ranks[one], let other = ranks[other] else { return false }
        return one < other
    }

    /// The index of the first opening of which something is so, which is so of all below it too.
    ///
    /// - Complexity: O(log n) questions
    package func firstIndex(whereID isSo: (Int) -> Bool) -> Int { firstIndex { isSo($0.id) } }

    private func firstIndex(where isSo: (Opening) -> Bool) -> Int {
        openings.indices.partitionPoint { isSo(openings[$0]) }
    }

    private func index(of id: Int) -> Int? { ranks[id].map(index(ofRank:)) }

    private func index(ofRank rank: Int) -> Int { firstIndex { $0.rank >= rank } }

    // MARK: Coming and going

    /// Makes room.
    ///
    /// - Parameters:
    ///   - path: the row that it takes among the rows and the openings of its group: those there are push it on.
    ///   - group: of those that are made together.
    /// - Returns: its number.
    /// - Complexity: O(log² n), and a step for each opening below.
    package mutating func open(at path: RowPath, height: Double, group: Int = 0) -> Int {
        let company = Company(group: group, section: path.section)
        var looks = 0
        // One of the group is that many rows farther down as there are others of it above.
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

    /// A rank for one that comes to an index.
    private mutating func rank(at index: Int) -> Int {
        if openings.isEmpty { return 0 }
        if index == 0 { return openings[0].rank - RowOpenings.spacing }
        if index == openings.count { return openings[index - 1].rank + RowOpenings.spacing }
        if openings[index].rank - openings[index - 1].rank < 2 { number() }
        return openings[index - 1].rank + (openings[index].rank - openings[index - 1].rank) / 2
    }

    /// Gives all new ranks, and writes down anew what is known by those.
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

    /// Puts those from an index on below the others.
    private mutating func stack(from index: Int) {
        var above = index > 0 ? openings[index - 1].above + openings[index - 1].height : 0
        for index in index..<openings.count {
            openings[index].above = above
            above += openings[index].height
        }
    }

    /// - Returns: false where it had gone.
    /// - Complexity: O(log n), and a step for each opening below.
    @discardableResult
    package mutating func close(_ id: Int) -> Bool {
        guard let index = index(of: id) else { return false }
        forget(openings[index])
        openings.remove(at: index)
        stack(from: index)
        return true
    }

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

    /// Follows a batch of updates: an opening stays above the row it was above, or at its section's end.
    ///
    /// - Parameter taken: those whose own rows the batch brings, at their places. They go, and those above them stay
    ///   above the new rows.
    /// - Returns: those that went, with their sections or because they were taken.
    /// - Complexity: O(n), and O(n log n) where sections change places.
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
            // The gap is below all rows that have come there: those that have come for openings below it are not its.
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
            // Sections may have changed places.
            openings = kept.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
                .map(\.element)
            number()
        }
        stack(from: 0)
        return gone.map(\.id)
    }

    // MARK: Geometry

    /// How far down a part is pushed, in points.
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

    /// Where an opening begins and how high it is, in the list with all openings.
    ///
    /// - Complexity: O(log n)
    package func range(of id: Int, in geometry: SectionedGeometry) -> (offset: Double, height: Double)? {
        index(of: id).map { (Self.top(openings[$0], geometry), openings[$0].height) }
    }

    /// The offset among the rows alone of an offset in the list with all openings; inside one it is where that opens.
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
