// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The layout of a grid during a drag, as far as the choice of the target slot depends on it.
///
/// A place is a path among the items that stay, which are all items except the dragged ones. The place `(s, r)` is in
/// section `s` before its staying item `r`, or at the end of the section.
///
/// All answers must depend on the layout at the lift only, not on the slot that is shown at the moment.
package protocol SlotGeometry {
    var sectionCount: Int { get }

    /// The number of items that stay in a section.
    func itemCount(inSection section: Int) -> Int

    /// The place at which a drop changes nothing; nil for items from another view.
    var origin: RowPath? { get }

    /// The frame of the first dragged item after a drop at `place`, laid out with the items that stay.
    func landing(at place: RowPath) -> Landing

    /// The place that the position decides without a comparison, or else the section whose places compete.
    ///
    /// - Parameter present: the present slot, which is kept if two sections are equally near.
    func region(at position: DragPosition, keeping present: RowPath?) -> SlotRegion

    /// A place of a section whose landing frame is probably near a point. A bad guess only makes the search longer.
    func guess(near point: GridPoint, inSection section: Int) -> RowPath

    /// All landings of a section whose centres are at most `distance` from a point. The result may have others too.
    func landings(near point: GridPoint, within distance: Double, inSection section: Int) -> [Landing]
}

/// The part of a grid at a position.
package enum SlotRegion: Sendable, Hashable {
    /// A part in which a single place is the slot, such as the empty part of a section's last line.
    case place(RowPath)
    /// A section in which the place with the nearest landing frame is the slot.
    case section(Int)
}

/// The result of a search of the slot.
package struct SlotChoice: Sendable, Hashable {
    /// The place at which a drop would insert the dragged items.
    package var slot: RowPath
    /// The number of places whose landing frames were compared, for tests of the cost.
    package var triedCount: Int
}

extension SlotGeometry {
    /// The slot for the dragged items: the place whose landing frame's centre is nearest to the position.
    ///
    /// Of equally near places it is the present slot, or else ``origin``, or else the last one, because then the
    /// fewest items change their places. Places may be equally near at every point: if the item does not fit into a
    /// line after two of its items, it lands at the beginning of the next line at both places.
    ///
    /// Apart from that, the slot depends only on the position and the layout at the lift. So a resting pointer never
    /// changes it.
    ///
    /// - Parameters:
    ///   - position: the position of the dragged items. If it is not finite, the present slot is kept.
    ///   - present: the present slot; nil if there is none yet.
    /// - Returns: nil if the grid has no section, or if it has neither a finite position nor a present slot.
    /// - Complexity: that of the geometry's methods, which should not grow with the number of items.
    package func slot(for position: DragPosition, keeping present: RowPath?) -> SlotChoice? {
        let present = present.flatMap { contains($0) ? $0 : nil }
        guard sectionCount > 0, let position = position.limited else {
            return present.map { SlotChoice(slot: $0, triedCount: 0) }
        }
        switch region(at: position, keeping: present) {
        case .place(let place):
            return SlotChoice(slot: place, triedCount: 0)
        case .section(let section):
            return nearestPlace(to: position.center, inSection: section, keeping: present)
        }
    }

    /// Whether there is such a place.
    package func contains(_ place: RowPath) -> Bool {
        place.section >= 0 && place.section < sectionCount && place.row >= 0
            && place.row <= itemCount(inSection: place.section)
    }

    /// The place of a section whose landing frame is nearest to a point.
    ///
    /// The distance of a first place bounds the search: all places that are nearer are within that distance.
    private func nearestPlace(
        to point: GridPoint, inSection section: Int, keeping present: RowPath?
    ) -> SlotChoice {
        func distance(at place: RowPath) -> Double { landing(at: place).frame.center.distance(to: point) }
        let guess = guess(near: point, inSection: section)
        let preferred = [present, origin].compactMap { $0 }.filter { $0.section == section }
        var best = (place: guess, distance: distance(at: guess))
        for place in preferred {
            let distance = distance(at: place)
            if distance < best.distance { best = (place, distance) }
        }
        var distances = landings(near: point, within: best.distance + Thresholds.Grid.tie, inSection: section)
            .map { (place: $0.place, distance: $0.frame.center.distance(to: point)) }
        // The bound itself is a landing too, even if a search that has become too long has not reached it.
        distances.append(best)
        let least = distances.reduce(best.distance) { min($0, $1.distance) }
        let tied = distances.filter { $0.distance <= least + Thresholds.Grid.tie }
        let slot =
            preferred.first { place in tied.contains { $0.place == place } } ?? tied.map(\.place).max() ?? best.place
        return SlotChoice(slot: slot, triedCount: distances.count + preferred.count)
    }
}
