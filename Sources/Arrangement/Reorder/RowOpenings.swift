// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Room between a list's rows for what the data does not have yet.
///
/// Rows are called as in the data, which knows nothing of it; openings in the same place lie below each other in the
/// order they were made. There are a few of them at most, and every question goes through all.
package struct RowOpenings: Sendable {
    private struct Opening {
        let id: Int
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

    // MARK: Coming and going

    /// Makes room.
    ///
    /// - Parameter path: the row that it takes among rows and openings: those there are push it on.
    /// - Returns: its number.
    package mutating func open(at path: RowPath, height: Double) -> Int {
        let first = openings.firstIndex { $0.place.section >= path.section } ?? openings.count
        var above = 0
        // The next one of the section is that many rows farther down as there are openings above it.
        while first + above < openings.count, openings[first + above].place.section == path.section,
            openings[first + above].place.row + above < path.row
        {
            above += 1
        }
        lastID += 1
        let place = RowPath(section: path.section, row: path.row - above)
        openings.insert(Opening(id: lastID, place: place, height: height), at: first + above)
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
    /// - Parameter taken: one whose own row the batch brings, at its place. It goes, and those above it stay above the
    ///   new row.
    /// - Returns: those that went, with their sections or as the one that was taken.
    package mutating func follow(_ plan: BatchUpdatePlan, taking taken: Int? = nil) -> [Int] {
        let before = openings
        let index = taken.flatMap { taken in before.firstIndex { $0.id == taken } }
        let place = index.map { before[$0].place }
        openings = []
        for (number, opening) in before.enumerated() where number != index {
            if let index, number < index, opening.place == place {
                openings.append(opening)
            } else if let new = plan.gapPath(forOld: opening.place) {
                openings.append(Opening(id: opening.id, place: new, height: opening.height))
            }
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
