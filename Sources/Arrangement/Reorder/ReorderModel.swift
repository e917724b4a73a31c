// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The drop position of dragged rows in their own list, or of incoming items from elsewhere, and the displacement of
/// the other rows.
///
/// The item is the dragged row, or several rows as one block. Its frame is the lift frame moved by the pointer,
/// unscaled. A neighbour is displaced when the item's leading or trailing edge passes the neighbour's centre; exactly
/// on the centre nothing changes. The centres are those of the list laid out without the item. They are the same for a
/// neighbour on either side of the item, so that a pointer held still never causes another change.
///
/// Incoming items have no frame in the list: they land at the pointer, above the first row whose centre is not above
/// it.
///
/// Between two sections the footer of the one and the header of the other are displaced together, as one neighbour.
/// There is no drop position before the first header or after the last footer. An empty section accepts the item, and a
/// section may become empty.
///
/// All offsets are in the list's coordinates, laid out as before the lift. All paths except `proposed` are those before
/// the lift. The model holds no views or cells, and its cost does not grow with the rows, even with ten million.
package struct ReorderModel: Sendable {
    /// The proposed path of the item's first row: its path after the whole item is removed and inserted again.
    package internal(set) var proposed: RowPath { didSet { if proposed != oldValue { farthestTaken = nil } } }

    /// The height in points of the gap between the other rows.
    package internal(set) var gapHeight: Double

    /// The farthest position from `proposed`, in one direction, up to which a drop is known to be impossible. At all
    /// positions up to this one, the item would take a fixed row's path, so `isFixed` is not called again. Nil if none
    /// is known.
    private var farthestTaken: RowPath?

    /// The drop position at which the item is. It differs from `proposed` only over a fixed row, or if the app has
    /// redirected the drop to another position.
    var slot: RowPath

    package internal(set) var geometry: SectionedGeometry
    var rows: LiftedRows
    /// The geometry of the list without the item. Drop positions are paths in this geometry.
    var others: SectionedGeometry

    package init(geometry: SectionedGeometry, lifted: RowPath) {
        self.init(geometry: geometry, lifted: [lifted], lead: lifted)
    }

    /// - Parameters:
    ///   - geometry: the list's geometry before the lift.
    ///   - lifted: the dragged rows, at least one.
    ///   - lead: the row under the pointer; the other dragged rows gather around it.
    ///   - mostHeight: the maximum height of the gap in points.
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

    /// Creates a model with a gap for incoming items from another list or app.
    ///
    /// - Parameters:
    ///   - geometry: the list's geometry without the gap.
    ///   - height: the height of the gap in points.
    ///   - place: the path of the first incoming row after a drop.
    package init(geometry: SectionedGeometry, incomingItemsOfHeight height: Double, at place: RowPath) {
        self.geometry = geometry
        rows = LiftedRows([], of: geometry)
        others = geometry
        gapHeight = height
        (proposed, slot) = (place, place)
    }

    /// The first lifted row, by its path before the lift. Must not be read for incoming items, which have none.
    package var lifted: RowPath { rows.paths[0] }

    /// All lifted rows in ascending order.
    package var liftedRows: [RowPath] { rows.paths }

    /// Whether a row is lifted.
    ///
    /// - Complexity: O(log k) for k lifted rows
    package func isLifted(_ path: RowPath) -> Bool { rows.contains(path) }

    /// The offset of the item's top edge at the proposed position.
    package var proposedTop: Double {
        others.rowsRange(ofSection: proposed.section).offset
            + others.rows(inSection: proposed.section).offset(ofRow: proposed.row)
    }

    /// The points by which the list is higher than before the lift: the gap's height minus the lifted rows' height.
    package var growth: Double { gapHeight - rows.height }

    /// The maximum distance in points by which any part is displaced.
    package var maximumDisplacement: Double { max(gapHeight, rows.height) }

    /// The offset of the whole item's top from the top of one of its rows: 0 or less.
    package func itemTop(aboveRow path: RowPath) -> Double { -rows.height(above: path) }

    /// The index of a lifted row within the item: the number of lifted rows above it.
    ///
    /// - Complexity: O(log k) for k lifted rows
    package func index(inItemOf row: RowPath) -> Int { rows.count(above: row) }

    /// Whether a drop now would change the order of the rows, or insert incoming items.
    package var isMoved: Bool {
        rows.isEmpty
            || rows.paths.enumerated().contains { index, path in
                path != RowPath(section: proposed.section, row: proposed.row + index)
            }
    }

    // MARK: - Events

    /// Updates the proposal after the item's top edge moved to `top`, and returns the new proposal; nil if unchanged.
    ///
    /// One event may pass any number of rows. The proposal never makes the item take a fixed row's path: over fixed
    /// rows, the previous proposal stays until the item is past them. Fixed rows are still displaced, and paths count
    /// them: `proposed` is always an index path of the data.
    ///
    /// - Parameter isFixed: returns whether the row at a path before the lift must keep its path; called only for
    ///   existing rows.
    /// - Complexity: O(log n), plus O(k) for k consecutive fixed rows that the item was not over since the last
    ///   proposal.
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

    /// The drop position of incoming items with the pointer at `offset`: above the first row whose centre is not above
    /// it.
    ///
    /// The rows are measured without the gap and without the lifted rows. The list must have a section.
    /// - Complexity: O(log n)
    package func place(at offset: Double) -> RowPath { others.slot(below: offset, orOn: false) }

    /// The row under the pointer at `offset`, and the pointer's position in it, from 0 at the row's top to 1 at its
    /// end; nil if there is no row.
    ///
    /// For incoming items, rows are measured without the gap, because the gap closes when a row is the drop target. For
    /// the list's own items the gap stays, and rows are measured as drawn.
    /// - Complexity: O(log n)
    package func row(at offset: Double) -> (path: RowPath, depth: Double)? {
        var offset = offset
        if !rows.isEmpty, offset >= proposedTop {
            guard offset >= proposedTop + gapHeight else { return nil }
            offset -= gapHeight
        }
        guard let place = others.path(at: offset) else { return nil }
        let range = others.rowRange(place)
        return (rows.path(ofPlace: place), range.height > 0 ? (offset - range.offset) / range.height : 0.5)
    }

    /// The height of the list in points, without the gap and without the lifted rows.
    package var heightWithoutItem: Double { others.totalHeight }

    /// Sets the drop position of incoming items.
    package mutating func incomingItemsMoved(to place: RowPath) {
        (proposed, slot) = (place, place)
    }

    /// The error message if the app redirects the drop to a `path` that is impossible; nil if the item can land there.
    package func errorMessage(forRedirectingTo path: RowPath) -> String? {
        guard path.section >= 0, path.section < others.sectionCount, path.row >= 0,
            path.row <= others.rowCount(inSection: path.section)
        else {
            return "No row can come to be there. Return the proposed index path, or another one that exists once the "
                + "row has been moved there."
        }
        return nil
    }

    /// Applies the app's own choice of position in place of the proposed one, as from `targetIndexPathForMove`.
    ///
    /// The choice holds until the item passes another neighbour. A row beyond its section's end is clamped to the end.
    package mutating func redirected(to path: RowPath) {
        precondition(path.section >= 0 && path.section < others.sectionCount, "There is no section \(path.section).")
        let row = min(max(path.row, 0), others.rowCount(inSection: path.section))
        proposed = RowPath(section: path.section, row: row)
    }

    // MARK: - Drawing

    /// The distance in points by which a part of the list is displaced while the item is lifted.
    package func displacement(of part: ListPart) -> Double {
        switch part {
        case .header(let section): displacement(ofHeader: section)
        case .row(let path): displacement(ofRowAt: path)
        case .footer(let section): displacement(ofFooter: section)
        }
    }

    /// The distance in points by which a row is displaced while the item is lifted.
    ///
    /// For a lifted row, it is the distance from the row's original position to its part of the gap.
    /// - Complexity: O(log n)
    package func displacement(ofRowAt path: RowPath) -> Double {
        let above = rows.height(above: path)
        if rows.contains(path) { return proposedTop + above - geometry.rowRange(path).offset }
        return (proposed <= place(above: path) ? gapHeight : 0) - above
    }

    /// The distance in points by which a section's header is displaced.
    package func displacement(ofHeader section: Int) -> Double {
        (proposed.section < section ? gapHeight : 0) - rows.height(above: RowPath(section: section, row: 0))
    }

    /// The distance in points by which a section's footer is displaced.
    package func displacement(ofFooter section: Int) -> Double {
        (proposed.section <= section ? gapHeight : 0) - rows.height(above: RowPath(section: section + 1, row: 0))
    }

    /// Whether a row is drawn as the first row of its section, and whether it is drawn as the last one; nil for a
    /// lifted row. The lifted rows and the gap are not counted.
    /// - Complexity: O(log n)
    package func ends(ofRowAt path: RowPath) -> (isFirst: Bool, isLast: Bool)? {
        guard !rows.contains(path) else { return nil }
        let place = place(above: path)
        return (place.row == 0, place.row == others.rowCount(inSection: place.section) - 1)
    }
}

// MARK: - Positions and rows

extension ReorderModel {
    /// The drop position directly above a row. If the row is not lifted, its path in the list without the item is the
    /// same.
    package func place(above path: RowPath) -> RowPath {
        RowPath(section: path.section, row: path.row - rows.count(inSectionAbove: path))
    }

    /// The row, by its path before the lift, directly below the drop position; nil at a section's end.
    package var rowBelowItem: RowPath? {
        let row = rows.path(ofPlace: proposed)
        return geometry.contains(row) ? row : nil
    }

    /// The row, by its path before the lift, directly above the drop position; nil at a section's beginning.
    package var rowAboveItem: RowPath? {
        proposed.row > 0 ? rows.path(ofPlace: RowPath(section: proposed.section, row: proposed.row - 1)) : nil
    }

    /// The item's 0-based number among all rows after a drop at the proposed position.
    package var proposedNumber: Int { others.number(ofRow: proposed) }

    /// The item's 0-based number among all rows before the lift.
    var liftedNumber: Int { geometry.number(ofRow: lifted) }

    var rowCount: Int { geometry.rowCount }

    func slot(after place: RowPath, _ isBackwards: Bool) -> RowPath? {
        others.slot(after: place, isBackwards: isBackwards)
    }

    func endOfList(isFirst: Bool) -> RowPath {
        let section = isFirst ? 0 : others.sectionCount - 1
        return RowPath(section: section, row: isFirst ? 0 : others.rowCount(inSection: section))
    }

    /// Whether the dragged item, if dropped at a position, would occupy the path of a row that must not move.
    func occupiesFixedRow(_ place: RowPath, _ isFixed: (RowPath) -> Bool) -> Bool {
        rows.paths.indices.contains { index in
            let path = RowPath(section: place.section, row: place.row + index)
            return !rows.contains(path) && geometry.contains(path) && isFixed(path)
        }
    }

    /// The position nearest to `wanted`, searching from there back to the proposal, at which the item would not take a
    /// fixed row's path. If there is none, the proposal is returned.
    private mutating func nearestFree(to wanted: RowPath, _ isFixed: (RowPath) -> Bool) -> RowPath {
        guard wanted != proposed else { return wanted }
        let isOnward = proposed < wanted
        let known = farthestTaken.flatMap { (proposed < $0) == isOnward ? $0 : nil }
        var place = wanted
        while place != proposed {
            if let known, isOnward ? place <= known : known <= place { break }
            guard occupiesFixedRow(place, isFixed), let next = others.slot(after: place, isBackwards: isOnward) else {
                return place
            }
            place = next
        }
        farthestTaken = known.map { isOnward ? max($0, wanted) : min($0, wanted) } ?? wanted
        return proposed
    }
}
