// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where a lifted row would land in its own list, and how far every other row gives way meanwhile.
///
/// The item's frame is the lift frame moved by the pointer, unscaled. A neighbour gives way when the item's leading
/// or trailing edge passes the neighbour's centre; on the centre everything stays as it is. The centres are those of
/// the list laid out without the item, which is the same line for a neighbour on either side of it, so that holding
/// still never causes another change.
///
/// Between two sections the footer of the one and the header of the other give way together, as one neighbour. There
/// is no place before the first header or after the last footer. An empty section can be entered, and a section can
/// be left without rows.
///
/// All offsets are in the list's coordinates, laid out as before the lift; all paths but `proposed` are as before the
/// lift. It holds no view and no row, and costs the same in a list of ten million rows.
package struct ReorderModel: Sendable {
    /// The row that is lifted, by its path before the lift.
    package private(set) var lifted: RowPath

    /// Where the item lands now: its path once it has been taken out and put in again.
    package private(set) var proposed: RowPath

    /// The place under the item, which differs from `proposed` only after a redirection or over a fixed row.
    private var slot: RowPath

    private var geometry: SectionedGeometry
    /// The list laid out without the item, in which places are measured.
    private var others: SectionedGeometry

    package init(geometry: SectionedGeometry, lifted: RowPath) {
        precondition(geometry.contains(lifted), "There is no row \(lifted) to lift.")
        self.geometry = geometry
        self.lifted = lifted
        proposed = lifted
        slot = lifted
        others = geometry
        others.removeRows(lifted.row..<lifted.row + 1, inSection: lifted.section)
    }

    /// Where the lifted row was: its top and its height.
    package var liftedRange: SectionedGeometry.Extent { geometry.rowRange(lifted) }

    /// Where the top of the item comes to rest in the proposed place.
    package var restingTop: Double {
        others.rowsRange(ofSection: proposed.section).offset
            + others.rows(inSection: proposed.section).offset(ofRow: proposed.row)
    }

    /// Whether letting go now would change anything.
    package var isMoved: Bool { proposed != lifted }

    // MARK: - Events

    /// The item has moved so that its top is at `top`. The new proposal, or nil if it has not changed.
    ///
    /// One event may pass any number of rows. The proposal never lands on the path of a fixed row: it stays where it
    /// is until the item is past that place. Fixed rows still give way, and paths count them: `proposed` is always an
    /// index path of the model.
    ///
    /// - Parameter isFixed: whether a row cannot give up its path; asked only about rows that exist, by their paths
    ///   before the lift.
    /// - Complexity: O(log n), and O(k) for k fixed rows in a row.
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

    /// How far from its own place a row is drawn while the item is lifted: 0, or the item's height up or down.
    ///
    /// For the lifted row itself, how far its gap is from where it was.
    /// - Complexity: O(log n)
    package func displacement(ofRowAt path: RowPath) -> Double {
        if path == lifted { return restingTop - liftedRange.offset }
        return displacement(isBelowGap: proposed <= place(above: path), wasBelow: lifted < path)
    }

    /// The same for a section's header.
    package func displacement(ofHeader section: Int) -> Double {
        displacement(isBelowGap: proposed.section < section, wasBelow: lifted.section < section)
    }

    /// The same for a section's footer.
    package func displacement(ofFooter section: Int) -> Double {
        displacement(isBelowGap: proposed.section <= section, wasBelow: lifted.section <= section)
    }

    private func displacement(isBelowGap: Bool, wasBelow: Bool) -> Double {
        let height = liftedRange.height
        return (isBelowGap ? height : 0) - (wasBelow ? height : 0)
    }

    // MARK: - Live data

    /// Rows turned out to be higher or lower than they were taken to be, and the list is the same otherwise.
    ///
    /// The proposal stays; tell the model where the item is.
    /// - Complexity: O(log n)
    package mutating func heightsChanged(geometry: SectionedGeometry) {
        precondition(
            geometry.rowCount == self.geometry.rowCount && geometry.contains(lifted),
            "The list of \(self.geometry.rowCount) rows has \(geometry.rowCount): tell of that with dataChanged.")
        self.geometry = geometry
        others = geometry
        others.removeRows(lifted.row..<lifted.row + 1, inSection: lifted.section)
    }

    /// What becomes of a drag whose data changed.
    package enum Outcome: Sendable, Hashable {
        /// It goes on with the same item, which is called `lifted` now; tell the model where the item is.
        case continues(lifted: RowPath, proposed: RowPath)
        /// The item has gone, and the drag with it.
        case cancelled
    }

    /// The data changed while the item is lifted: the drag follows the item, not its number.
    ///
    /// The proposal stays above the row it was above, or at its section's end; an item that was at its own place is
    /// still there. Where the section it would land in has gone, it is back at its own place.
    /// - Complexity: O(log n)
    package mutating func dataChanged(plan: BatchUpdatePlan, geometry: SectionedGeometry) -> Outcome {
        guard let item = plan.itemPath(forOld: lifted), geometry.contains(item) else { return .cancelled }
        let gap = isMoved ? plan.gapPath(forOld: rowBelow(proposed)) : nil
        self = ReorderModel(geometry: geometry, lifted: item)
        if let gap {
            proposed = place(above: gap)
            slot = proposed
        }
        return .continues(lifted: item, proposed: proposed)
    }
}

// MARK: - Places and rows

extension ReorderModel {
    /// The place right above a row, which for any other row is also its path in the list without the item.
    private func place(above path: RowPath) -> RowPath {
        lifted < path && path.section == lifted.section ? RowPath(section: path.section, row: path.row - 1) : path
    }

    /// The row, by its path before the lift, right below a place; one past the last at a section's end.
    private func rowBelow(_ place: RowPath) -> RowPath {
        let isShifted = place.section == lifted.section && place.row >= lifted.row
        return isShifted ? RowPath(section: place.section, row: place.row + 1) : place
    }

    /// The row, by its path before the lift, that the item lands above; nil at a section's end.
    package var rowBelowItem: RowPath? {
        let row = rowBelow(proposed)
        return geometry.contains(row) ? row : nil
    }

    /// The row that it lands below; nil at a section's beginning.
    package var rowAboveItem: RowPath? {
        proposed.row > 0 ? rowBelow(RowPath(section: proposed.section, row: proposed.row - 1)) : nil
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

    /// Whether a place is the path of a fixed row.
    func isTaken(_ place: RowPath, _ isFixed: (RowPath) -> Bool) -> Bool {
        place != lifted && geometry.contains(place) && isFixed(place)
    }

    /// `wanted`, or the first place on the way back to the proposal that is not a fixed row's path.
    private func nearestFree(to wanted: RowPath, _ isFixed: (RowPath) -> Bool) -> RowPath {
        var place = wanted
        while place != proposed, isTaken(place, isFixed) {
            guard let next = others.slot(after: place, isBackwards: proposed < place) else { break }
            place = next
        }
        return place
    }
}
