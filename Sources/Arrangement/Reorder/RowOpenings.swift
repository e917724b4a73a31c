// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Room between a list's rows for what the data does not have yet.
///
/// Rows are called as in the data, which knows nothing of it; openings in the same place lie below each other in the
/// order they were made. There are a few of them at most, and every question goes through all.
package struct RowOpenings: Sendable {
    private struct Opening {
        let id: Int
        /// Those made together count each other when they say where they are.
        let group: Int
        /// The row that would be, were the opening's row the only one to come.
        var place: RowPath
        let height: Double
    }

    private var openings: [Opening] = []
    private var lastID = 0

    package init() {}

    package var isEmpty: Bool { openings.isEmpty }

    /// All of them, from top to bottom.
    package var ids: [Int] { openings.map(\.id) }

    /// Points of all together.
    package var height: Double { openings.reduce(0) { $0 + $1.height } }

    /// Where an opening is; nil where there is none of that number any more.
    package func place(of id: Int) -> RowPath? { openings.first { $0.id == id }?.place }

    /// The openings above a row, or below a section's last one, from top to bottom.
    package func ids(at place: RowPath) -> [Int] { openings.filter { $0.place == place }.map(\.id) }

    // MARK: Coming and going

    /// Makes room.
    ///
    /// - Parameters:
    ///   - path: the row that it takes among the rows and the openings of its group: those there are push it on.
    ///   - group: of those that are made together.
    /// - Returns: its number.
    package mutating func open(at path: RowPath, height: Double, group: Int = 0) -> Int {
        var (index, above) = (openings.firstIndex { $0.place.section >= path.section } ?? openings.count, 0)
        while index < openings.count, openings[index].place.section == path.section {
            let next = openings[index]
            // One of the group is that many rows farther down as there are others of it above.
            if next.group == group ? next.place.row + above >= path.row : next.place.row > path.row - above { break }
            if next.group == group { above += 1 }
            index += 1
        }
        lastID += 1
        let place = RowPath(section: path.section, row: path.row - above)
        openings.insert(Opening(id: lastID, group: group, place: place, height: height), at: index)
        return lastID
    }

    /// - Returns: false where it had gone.
    @discardableResult
    package mutating func close(_ id: Int) -> Bool {
        guard let index = openings.firstIndex(where: { $0.id == id }) else { return false }
        openings.remove(at: index)
        return true
    }

    package mutating func closeAll() { openings = [] }

    // MARK: Live data

    /// Follows a batch of updates: an opening stays above the row it was above, or at its section's end.
    ///
    /// - Parameter taken: those whose own rows the batch brings, at their places. They go, and those above them stay
    ///   above the new rows.
    /// - Returns: those that went, with their sections or because they were taken.
    package mutating func follow(_ plan: BatchUpdatePlan, taking taken: [Int] = []) -> [Int] {
        let before = openings
        openings = []
        for (index, opening) in before.enumerated() where !taken.contains(opening.id) {
            guard let new = plan.gapPath(forOld: opening.place) else { continue }
            // The gap is below all rows that have come there: those that have come for openings below it are not its.
            let below = before[index...].count { $0.place == opening.place && taken.contains($0.id) }
            let place = RowPath(section: new.section, row: new.row - below)
            openings.append(Opening(id: opening.id, group: opening.group, place: place, height: opening.height))
        }
        // Sections may have changed places.
        openings = openings.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element)
        let left = Set(ids)
        return before.map(\.id).filter { !left.contains($0) }
    }

    // MARK: Geometry

    /// How far down a part is pushed, in points.
    package func displacement(of part: ListPart) -> Double {
        openings.reduce(0) { sum, opening in
            let isAbove =
                switch part {
                case .header(let section): opening.place.section < section
                case .row(let path): opening.place <= path
                case .footer(let section): opening.place.section <= section
                }
            return isAbove ? sum + opening.height : sum
        }
    }

    /// Where an opening begins and how high it is, in the list with all openings.
    package func range(of id: Int, in geometry: SectionedGeometry) -> (offset: Double, height: Double)? {
        var above = 0.0
        for opening in openings {
            if opening.id == id { return (Self.top(opening.place, geometry) + above, opening.height) }
            above += opening.height
        }
        return nil
    }

    /// The offset among the rows alone of an offset in the list with all openings; inside one it is where that opens.
    package func rowsOffset(_ offset: Double, in geometry: SectionedGeometry) -> (offset: Double, opening: Int?) {
        var above = 0.0
        for opening in openings {
            let top = Self.top(opening.place, geometry) + above
            if offset < top { break }
            if offset < top + opening.height { return (top - above, opening.id) }
            above += opening.height
        }
        return (offset - above, nil)
    }

    /// Where a place is among the rows alone.
    private static func top(_ place: RowPath, _ geometry: SectionedGeometry) -> Double {
        geometry.rowsRange(ofSection: place.section).offset
            + geometry.rows(inSection: place.section).offset(ofRow: place.row)
    }
}
