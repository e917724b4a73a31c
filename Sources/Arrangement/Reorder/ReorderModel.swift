// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where lifted rows would land in their own list, or visitors in another, and how far every other row gives way.
///
/// The item is what is lifted: one row, or several as one block. Its frame is the lift frame moved by the pointer,
/// unscaled. A neighbour gives way when the item's leading or trailing edge passes the neighbour's centre; on the
/// centre everything stays as it is. The centres are those of the list laid out without the item, which is the same
/// line for a neighbour on either side of it, so that holding still never causes another change.
///
/// Visitors have no frame in the list: they land where the pointer is, above a row whose centre it is not below.
///
/// Between two sections the footer of the one and the header of the other give way together, as one neighbour. There
/// is no place before the first header or after the last footer. An empty section can be entered, and a section can
/// be left without rows.
///
/// All offsets are in the list's coordinates, laid out as before the lift; all paths but `proposed` are as before the
/// lift. It holds no view and no row, and costs the same in a list of ten million rows.
package struct ReorderModel: Sendable {
    /// Where the item's first row lands now: its path once all of the item has been taken out and put in again.
    package internal(set) var proposed: RowPath { didSet { if proposed != oldValue { farthestTaken = nil } } }

    /// Points that the others leave free.
    package internal(set) var gapHeight: Double

    /// The farthest place on one side that the item has been over since it was proposed its place: from there back to that
    /// all are fixed rows' paths, and nobody is asked again.
    private var farthestTaken: RowPath?

    /// The place under the item, which differs from `proposed` only after a redirection or over a fixed row.
    var slot: RowPath

    package internal(set) var geometry: SectionedGeometry
    var rows: LiftedRows
    /// The list laid out without the item, in which places are measured.
    var others: SectionedGeometry

    package init(geometry: SectionedGeometry, lifted: RowPath) {
        self.init(geometry: geometry, lifted: [lifted], lead: lifted)
    }

    /// - Parameters:
    ///   - lifted: the rows, of which there is one at least.
    ///   - lead: the one that the pointer has hold of: the others gather round it.
    ///   - mostHeight: points that the gap has at most.
    package init(
        geometry: SectionedGeometry, lifted: [RowPath], lead: RowPath, mostHeight: Double = .greatestFiniteMagnitude
    ) {
        precondition(!lifted.isEmpty && lifted.contains(lead), "The row \(lead) is to be among those that are lifted.")
        for path in lifted { precondition(geometry.contains(path), "There is no row \(path) to lift.") }
        self.geometry = geometry
        rows = LiftedRows(lifted, of: geometry)
        others = rows.removed(from: geometry)
        gapHeight = min(rows.height, mostHeight)
        proposed = RowPath(section: lead.section, row: lead.row - rows.count(inSectionAbove: lead))
        slot = proposed
    }

    /// Room for what comes from elsewhere.
    ///
    /// - Parameters:
    ///   - height: points.
    ///   - place: the path that it would have.
    package init(geometry: SectionedGeometry, visitorsOfHeight height: Double, at place: RowPath) {
        self.geometry = geometry
        rows = LiftedRows([], of: geometry)
        others = geometry
        gapHeight = height
        (proposed, slot) = (place, place)
    }

    /// The first of the rows that are lifted, by its path before the lift. Of visitors there is none.
    package var lifted: RowPath { rows.paths[0] }

    /// All of them, in ascending order.
    package var liftedRows: [RowPath] { rows.paths }

    /// - Complexity: O(log k) for k of them
    package func isLifted(_ path: RowPath) -> Bool { rows.contains(path) }

    /// Where the top of the item comes to rest in the proposed place.
    package var restingTop: Double {
        others.rowsRange(ofSection: proposed.section).offset
            + others.rows(inSection: proposed.section).offset(ofRow: proposed.row)
    }

    /// Points by which the list is higher than its rows: what the gap takes, without what the lifted rows leave.
    package var growth: Double { gapHeight - rows.height }

    /// Points that no part is drawn farther from its own place.
    package var reach: Double { max(gapHeight, rows.height) }

    /// From the top of a row to that of the whole item, which begins above it by the rows before: 0 or less.
    package func itemTop(aboveRow path: RowPath) -> Double { -rows.height(above: path) }

    /// Whether letting go now would change anything.
    package var isMoved: Bool {
        rows.isEmpty
            || rows.paths.enumerated().contains { index, path in
                path != RowPath(section: proposed.section, row: proposed.row + index)
            }
    }

    // MARK: - Events

    /// The item has moved so that its top is at `top`. The new proposal, or nil if it has not changed.
    ///
    /// One event may pass any number of rows. The proposal never lands on the path of a fixed row: it stays where it
    /// is until the item is past that place. Fixed rows still give way, and paths count them: `proposed` is always an
    /// index path of the model.
    ///
    /// - Parameter isFixed: whether a row cannot give up its path; asked only about rows that exist, by their paths
    ///   before the lift.
    /// - Complexity: O(log n), and O(k) for k fixed rows in a row that the item has not been over since the proposal.
    package mutating func itemMoved(top: Double, isFixed: (RowPath) -> Bool = { _ in false }) -> RowPath? {
        let least = others.slot(below: top, orOn: false)
        let most = others.slot(below: top, orOn: true)
        let wanted = min(max(slot, least), most)
        guard wanted != slot else { return nil }
        slot = wanted
        let allowed = nearestFree(to: wanted, isFixed)
        guard allowed != proposed else { return nil }
        proposed = allowed
        return allowed
    }

    /// Where visitors would land with the pointer at `offset`: above a row whose centre it is not below, else below it.
    ///
    /// Rows are measured as without the gap and without what is lifted. There must be a section.
    /// - Complexity: O(log n)
    package func place(at offset: Double) -> RowPath { others.slot(below: offset, orOn: false) }

    /// The row that the pointer is on at `offset`, and how far down in it, from 0 to 1; nil on none.
    ///
    /// For visitors rows are measured as without the gap, which closes over a row that takes them. Rows of the list's
    /// own leave it where it is: they are measured as drawn.
    /// - Complexity: O(log n)
    package func row(at offset: Double) -> (path: RowPath, depth: Double)? {
        var offset = offset
        if !rows.isEmpty, offset >= restingTop {
            guard offset >= restingTop + gapHeight else { return nil }
            offset -= gapHeight
        }
        guard let place = others.path(at: offset) else { return nil }
        let range = others.rowRange(place)
        return (rows.path(ofPlace: place), range.height > 0 ? (offset - range.offset) / range.height : 0.5)
    }

    /// Points from the top of the list to its end, without the gap and without what is lifted.
    package var restHeight: Double { others.totalHeight }

    /// Visitors are over this place now.
    package mutating func visitorsMoved(to place: RowPath) {
        (proposed, slot) = (place, place)
    }

    /// Why the item cannot land at `path`, and what to do about it; nil where it can.
    package func mistake(inRedirectingTo path: RowPath) -> String? {
        guard path.section >= 0, path.section < others.sectionCount, path.row >= 0,
            path.row <= others.rowCount(inSection: path.section)
        else {
            return "No row can come to be there. Return the proposed index path, or another one that exists once the "
                + "row has been moved there."
        }
        return nil
    }

    /// The app chose another place than the one proposed, as `targetIndexPathForMove` does.
    ///
    /// It holds until the item passes another neighbour. A row beyond its section's end is taken for the end.
    package mutating func redirected(to path: RowPath) {
        precondition(path.section >= 0 && path.section < others.sectionCount, "There is no section \(path.section).")
        let row = min(max(path.row, 0), others.rowCount(inSection: path.section))
        proposed = RowPath(section: path.section, row: row)
    }

    // MARK: - Drawing

    /// How far from its own place a part of the list is drawn while the item is lifted.
    package func displacement(of part: ListPart) -> Double {
        switch part {
        case .header(let section): displacement(ofHeader: section)
        case .row(let path): displacement(ofRowAt: path)
        case .footer(let section): displacement(ofFooter: section)
        }
    }

    /// How far from its own place a row is drawn while the item is lifted.
    ///
    /// For a lifted row itself, how far its part of the gap is from where it was.
    /// - Complexity: O(log n)
    package func displacement(ofRowAt path: RowPath) -> Double {
        let above = rows.height(above: path)
        if rows.contains(path) { return restingTop + above - geometry.rowRange(path).offset }
        return (proposed <= place(above: path) ? gapHeight : 0) - above
    }

    /// The same for a section's header.
    package func displacement(ofHeader section: Int) -> Double {
        (proposed.section < section ? gapHeight : 0) - rows.height(above: RowPath(section: section, row: 0))
    }

    /// The same for a section's footer.
    package func displacement(ofFooter section: Int) -> Double {
        (proposed.section <= section ? gapHeight : 0) - rows.height(above: RowPath(section: section + 1, row: 0))
    }

    /// Whether a row is drawn as the first and as the last of its section, the lifted ones and the gap left out; nil for
    /// a lifted one.
    /// - Complexity: O(log n)
    package func ends(ofRowAt path: RowPath) -> (isFirst: Bool, isLast: Bool)? {
        guard !rows.contains(path) else { return nil }
        let place = place(above: path)
        return (place.row == 0, place.row == others.rowCount(inSection: place.section) - 1)
    }
}

// MARK: - Places and rows

extension ReorderModel {
    /// The place right above a row that is not lifted, which is also its path in the list without the item.
    package func place(above path: RowPath) -> RowPath {
        RowPath(section: path.section, row: path.row - rows.count(inSectionAbove: path))
    }

    /// The row, by its path before the lift, that the item lands above; nil at a section's end.
    package var rowBelowItem: RowPath? {
        let row = rows.path(ofPlace: proposed)
        return geometry.contains(row) ? row : nil
    }

    /// The row that it lands below; nil at a section's beginning.
    package var rowAboveItem: RowPath? {
        proposed.row > 0 ? rows.path(ofPlace: RowPath(section: proposed.section, row: proposed.row - 1)) : nil
    }

    /// The item's number among all rows once it has landed.
    package var proposedNumber: Int { others.number(ofRow: proposed) }

    /// Its number before the lift.
    var liftedNumber: Int { geometry.number(ofRow: lifted) }

    var rowCount: Int { geometry.rowCount }

    func slot(after place: RowPath, _ isBackwards: Bool) -> RowPath? {
        others.slot(after: place, isBackwards: isBackwards)
    }

    func endOfList(isFirst: Bool) -> RowPath {
        let section = isFirst ? 0 : others.sectionCount - 1
        return RowPath(section: section, row: isFirst ? 0 : others.rowCount(inSection: section))
    }

    /// Whether the item in a place would take a fixed row's path.
    func isTaken(_ place: RowPath, _ isFixed: (RowPath) -> Bool) -> Bool {
        rows.paths.indices.contains { index in
            let path = RowPath(section: place.section, row: place.row + index)
            return !rows.contains(path) && geometry.contains(path) && isFixed(path)
        }
    }

    /// `wanted`, or the first place on the way back to the proposal that is not a fixed row's path.
    private mutating func nearestFree(to wanted: RowPath, _ isFixed: (RowPath) -> Bool) -> RowPath {
        guard wanted != proposed else { return wanted }
        let isOnward = proposed < wanted
        let known = farthestTaken.flatMap { (proposed < $0) == isOnward ? $0 : nil }
        var place = wanted
        while place != proposed {
            if let known, isOnward ? place <= known : known <= place { break }
            guard isTaken(place, isFixed), let next = others.slot(after: place, isBackwards: isOnward) else {
                return place
            }
            place = next
        }
        farthestTaken = known.map { isOnward ? max($0, wanted) : min($0, wanted) } ?? wanted
        return proposed
    }
}
