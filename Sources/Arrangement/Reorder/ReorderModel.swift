// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The drop position of dragged rows in their own list, or of incoming items from elsewhere, and the displacement of
/// the other rows.
///
/// The item is the dragged row, or several rows as one block. Its frame is the frame at the lift plus the pointer's
/// movement, unscaled. A neighbour is displaced when the item's leading or trailing edge passes the neighbour's centre;
/// exactly on the centre nothing changes. The centres are those of the list laid out without the item. Displacing a
/// neighbour does not change its centre, so a pointer held still never causes another change.
///
/// Incoming items have no frame in the list: they land at the pointer, above the first row whose centre is not above
/// the pointer.
///
/// Between two sections, the upper section's footer and the lower section's header are displaced together, as one
/// neighbour. There is no drop position before the first header or after the last footer. An empty section accepts the
/// item, and a section may become empty.
///
/// All offsets are in the list's coordinates, laid out as before the lift. All paths except `proposed` are those before
/// the lift. The model holds no views or cells, and its cost does not grow with the rows, even with ten million.
package struct ReorderModel: Sendable {
    /// The path that the first dragged or incoming row would have after a drop now.
    package internal(set) var proposed: RowPath { didSet { if proposed != oldValue { farthestTaken = nil } } }

    /// The height in points of the gap between the other rows.
    package internal(set) var gapHeight: Double

    /// A cache that saves calls of `isFixed`: at each position from `proposed` (exclusive) to this one (inclusive), a
    /// drop would put the item on the path of a fixed row. Nil if no such positions are known.
    private var farthestTaken: RowPath?

    /// The drop position that results from the frame of the dragged item alone. It differs from `proposed` if a drop at
    /// this position would move a fixed row, or if the app has redirected the drop to another position.
    var slot: RowPath

    package internal(set) var geometry: SectionedGeometry
    var rows: LiftedRows
    /// The geometry of the list without the dragged rows. Drop positions are paths in this geometry.
    var others: SectionedGeometry

    package init(geometry: SectionedGeometry, lifted: RowPath) {
        self.init(geometry: geometry, lifted: [lifted], lead: lifted)
    }

    /// - Parameters:
    ///   - geometry: the list's geometry before the lift.
    ///   - lifted: the dragged rows, at least one.
    ///   - lead: the dragged row under the pointer; the gap opens at its position for all dragged rows.
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

    /// The first lifted row, by its path before the lift. Must not be read if the items come from another list or app,
    /// because no row is lifted then.
    package var lifted: RowPath { rows.paths[0] }

    /// All lifted rows in ascending order.
    package var liftedRows: [RowPath] { rows.paths }

    /// Whether the row at `path` before the lift is one of the dragged rows.
    ///
    /// - Complexity: O(log k) for k lifted rows
    package func isLifted(_ path: RowPath) -> Bool { rows.contains(path) }

    /// The offset of the gap's top edge, at the proposed drop position.
    package var proposedTop: Double {
        others.rowsRange(ofSection: proposed.section).offset
            + others.rows(inSection: proposed.section).offset(ofRow: proposed.row)
    }

    /// The points by which the list is taller than before the lift: the gap's height minus the lifted rows' height.
    package var growth: Double { gapHeight - rows.height }

    /// The maximum distance in points by which any header, row or footer is displaced.
    package var maximumDisplacement: Double { max(gapHeight, rows.height) }

    /// The offset of the top of the block of dragged rows from the top of the row at `path` in it: 0 or less.
    package func itemTop(aboveRow path: RowPath) -> Double { -rows.height(above: path) }

    /// The index of a lifted row in the block of dragged rows: the number of lifted rows above it.
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

    /// Updates the proposed path after the top edge of the dragged item moved to `top`. Returns the new path, or nil if
    /// it is unchanged.
    ///
    /// The item may pass any number of rows at once. A drop must not put it on the path of a fixed row. If the item is
    /// at such a position, the nearest allowed position between there and the previous proposal is proposed. Fixed rows
    /// are still displaced like other rows, and count in index paths.
    ///
    /// - Parameter isFixed: returns whether the row at a path before the lift must keep its path; called only for
    ///   existing rows.
    /// - Complexity: O(log n), plus O(k) for k consecutive fixed rows that were not checked since the proposal last
    ///   changed.
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

    /// The drop position of incoming items with the pointer at `offset`: above the first row whose centre is at or
    /// below `offset`.
    ///
    /// The rows are measured without the gap and without the lifted rows. The list must have a section.
    /// - Complexity: O(log n)
    package func place(at offset: Double) -> RowPath { others.slot(below: offset, orOn: false) }

    /// The row under the pointer at `offset`, and the pointer's position in the row, from 0 at its top to 1 at its
    /// bottom; nil if there is no row.
    ///
    /// For incoming items, rows are measured without the gap, because the gap closes when a row is the drop target. For
    /// the list's own dragged rows the gap stays open, and rows are measured where they are drawn.
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

    /// The error message for an app that redirects the drop to an invalid `path`; nil if `path` is valid.
    package func errorMessage(forRedirectingTo path: RowPath) -> String? {
        guard path.section >= 0, path.section < others.sectionCount, path.row >= 0,
            path.row <= others.rowCount(inSection: path.section)
        else {
            return "No row can come to be there. Return the proposed index path, or another one that exists once the "
                + "row has been moved there."
        }
        return nil
    }

    /// Replaces the proposed position with the app's own choice, such as the result of `targetIndexPathForMove`.
    ///
    /// The choice holds until the dragged item passes another row. A row beyond its section's end is clamped to the
    /// end.
    package mutating func redirected(to path: RowPath) {
        precondition(path.section >= 0 && path.section < others.sectionCount, "There is no section \(path.section).")
        let row = min(max(path.row, 0), others.rowCount(inSection: path.section))
        proposed = RowPath(section: path.section, row: row)
    }

    // MARK: - Drawing

    /// The distance in points by which a header, row or footer is displaced during the drag.
    package func displacement(of part: ListPart) -> Double {
        switch part {
        case .header(let section): displacement(ofHeader: section)
        case .row(let path): displacement(ofRowAt: path)
        case .footer(let section): displacement(ofFooter: section)
        }
    }

    /// The distance in points by which a row is displaced during the drag.
    ///
    /// For a lifted row, it is the distance from the row's original position to its position in the gap.
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
    /// The drop position directly above a row. For a row that is not dragged, this is also the row's path in the list
    /// without the dragged rows.
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

    /// The 0-based number of the first dragged row, counted over all sections, after a drop at the proposed position.
    package var proposedNumber: Int { others.number(ofRow: proposed) }

    /// The 0-based number of the first dragged row, counted over all sections, before the lift.
    var liftedNumber: Int { geometry.number(ofRow: lifted) }

    /// The number of rows in all sections before the lift.
    var rowCount: Int { geometry.rowCount }

    /// The drop position after `place`, or before it if `isBackwards`; nil at the end of the list.
    func slot(after place: RowPath, _ isBackwards: Bool) -> RowPath? {
        others.slot(after: place, isBackwards: isBackwards)
    }

    /// The first drop position of the list if `isFirst`, otherwise the last one.
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

    /// The position nearest to `wanted`, on the way back to the proposed one, at which the dragged item would not take
    /// a fixed row's path. If there is none, the proposed position is returned.
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
