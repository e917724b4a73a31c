// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The subitems of a group in a row or a column, with the decisions that do not depend on measured sizes.
struct GroupList {
    let capacity: GroupCapacity
    let isSpacingFlexible: Bool
    /// The size of the group inside its insets.
    let room: CGSize
    /// The group's own dimensions.
    let size: CompositionalDimensions
    /// The number of subitems that the group holds at most.
    let count: Int
    /// The size in which fractions are computed.
    let container: CGSize
    /// The length of every subitem along the axis with its edge spacing, if the group decides it.
    let forced: Double?
    /// Whether the number of subitems depends on their measured sizes.
    let isMeasured: Bool

    init(
        capacity: GroupCapacity, repetition: CompositionalGroup.Repetition, isSpacingFlexible: Bool, room: CGSize,
        size: CompositionalDimensions
    ) {
        let (axis, subitems) = (capacity.axis, capacity.subitems)
        func bounded(_ count: Int) -> Int { min(max(count, 0), Thresholds.Compositional.subitems) }
        var (forced, isMeasured): (Double?, Bool) = (nil, false)
        let sizedFor: Int
        switch (repetition, size[axis].isEstimated) {
        case (.untilFull, true):
            (count, sizedFor) = (subitems.count, subitems.count)
        case (.times(let times), _), (.dividing(let times), true):
            (count, sizedFor) = (bounded(times), bounded(times))
        case (.dividing(let times), false):
            (count, sizedFor) = (bounded(times), bounded(times))
            let rest = capacity.room(room, lessSpacesOf: count)[axis]
            forced = max(capacity.grid.roundedDown(rest / Double(max(count, 1))), 0)
        case (.untilFull, false):
            let fit = capacity.fit(in: room)
            isMeasured = subitems.contains { $0.size[axis].isEstimated }
            count = isMeasured ? Thresholds.Compositional.subitems : fit.count
            sizedFor = fit.sizedFor
        }
        (self.forced, self.isMeasured) = (forced, isMeasured)
        container = capacity.room(room, lessSpacesOf: sizedFor)
        self.capacity = capacity
        self.isSpacingFlexible = isSpacingFlexible
        self.room = room
        self.size = size
    }

    /// The points that each flexible space gets in addition to its least length; negative if the subitems are longer
    /// than the group.
    ///
    /// A group that lacks items for its last places keeps these places free, if the lengths of the missing items are
    /// known.
    func share(of parts: [GroupSolver.Part]) -> Double {
        let axis = capacity.axis
        guard !size[axis].isEstimated else { return 0 }
        let isMeasured = forced == nil && capacity.subitems.contains { $0.size[axis].isEstimated }
        let number = isMeasured ? parts.count : count
        let flexible = capacity.flexibleCount(of: number, isSpacingFlexible: isSpacingFlexible)
        guard flexible > 0 else { return 0 }
        let spaces = Double(max(number - 1, 0)) * capacity.spacing
        let used =
            if let forced {
                spaces + Double(number) * forced
            } else if isMeasured {
                parts.reduce(spaces) { $0 + $1.length(axis) }
            } else {
                capacity.length(of: number, in: container)
            }
        return (room[axis] - used) / flexible
    }
}
