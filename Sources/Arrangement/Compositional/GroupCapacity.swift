// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The number of subitems that fit along the axis of a group.
struct GroupCapacity {
    let axis: ScrollAxis
    let subitems: [CompositionalItem]
    /// The least space between two subitems in points.
    let spacing: Double
    let grid: PixelGrid

    /// Subitems that fit, and the room in which they are sized.
    struct Fit {
        var count: Int
        /// The number of subitems whose spaces are taken off the room before fractions of it are computed.
        var sizedFor: Int
    }

    /// The room less the spaces between `count` subitems.
    func room(_ room: CGSize, lessSpacesOf count: Int) -> CGSize {
        room.setting(axis, max(room[axis] - Double(max(count - 1, 0)) * spacing, 0).boundedLength)
    }

    /// The lengths of the subitems along the axis with their least edge spacing, if they are sized in a room.
    private func lengths(in room: CGSize) -> [Double] {
        subitems.map { max($0.size[axis].length(in: room, grid) + $0.edgeSpacing.edges(axis).minimum, 0) }
    }

    /// The length of `count` subitems of the repeated list and the spaces between them, if they are sized in a room.
    ///
    /// - Complexity: O(k) for a list of k subitems
    func length(of count: Int, in room: CGSize) -> Double { length(of: count, lengths(in: room), spacing: spacing) }

    private func length(of count: Int, _ lengths: [Double], spacing: Double) -> Double {
        let rounds = Double(count / lengths.count)
        let all = rounds > 0 ? rounds * lengths.reduce(0, +) : 0
        return all + lengths[..<(count % lengths.count)].reduce(0, +) + Double(max(count - 1, 0)) * spacing
    }

    /// The number of flexible spaces between and around `count` subitems of the repeated list.
    func flexibleCount(of count: Int, isSpacingFlexible: Bool) -> Double {
        let edges = subitems.map { $0.edgeSpacing.edges(axis).flexibleCount }
        let rounds = Double(count / edges.count) * Double(edges.reduce(0, +))
        let rest = Double(edges[..<(count % edges.count)].reduce(0, +))
        return rounds + rest + (isSpacingFlexible ? Double(max(count - 1, 0)) : 0)
    }

    /// The subitems that fit in a room, when the list of them is repeated until the next does not fit.
    ///
    /// Fractions are sized in the room less the spaces between the subitems that fit. If a subitem's length on one axis
    /// is a fraction of the other axis, the spaces are those of the number that would fit without spaces, which may be
    /// higher. The first subitem fits if its own length does, without its edge spacing.
    ///
    /// - Complexity: O(k log n) for a list of k subitems, of which n fit
    func fit(in room: CGSize) -> Fit {
        let first = subitems[0].size[axis].length(in: room, grid)
        guard first <= room[axis] + Thresholds.Compositional.fitTolerance else { return Fit(count: 0, sizedFor: 0) }
        let unspaced = max(count(of: lengths(in: room), spacing: 0, in: room[axis]), 1)
        if subitems.contains(where: { $0.size.hasFractionOfOtherAxis }) {
            let lengths = lengths(in: self.room(room, lessSpacesOf: unspaced))
            return Fit(count: max(count(of: lengths, spacing: spacing, in: room[axis]), 1), sizedFor: unspaced)
        }
        guard subitems.contains(where: { $0.size[axis].isFraction(of: axis) }) else {
            let count = max(count(of: lengths(in: room), spacing: spacing, in: room[axis]), 1)
            return Fit(count: count, sizedFor: count)
        }
        // Lengths that are rounded down in a smaller room may leave room for one more subitem.
        let upper = min(unspaced + 1, Thresholds.Compositional.subitems)
        let count = (2..<upper + 1).partitionPoint { count in
            let length = length(of: count, in: self.room(room, lessSpacesOf: count))
            return length > room[axis] + Thresholds.Compositional.fitTolerance
        }
        return Fit(count: count - 1, sizedFor: count - 1)
    }

    /// The number of subitems of the given lengths that fit in a row, up to the first that does not.
    ///
    /// - Complexity: O(k) for k lengths
    private func count(of lengths: [Double], spacing: Double, in room: Double) -> Int {
        let room = room + Thresholds.Compositional.fitTolerance
        let most = Thresholds.Compositional.subitems
        // The number of subitems of one round of the list that fit from a given beginning.
        func count(from start: Double) -> Int {
            var end = start - spacing
            for (index, length) in lengths.enumerated() {
                end += spacing + length
                if end > room { return index }
            }
            return lengths.count
        }
        guard count(from: 0) == lengths.count else { return count(from: 0) }
        let round = length(of: lengths.count, lengths, spacing: spacing) + spacing
        guard round > 0 else { return most }
        let longest = length(ofLongestPart: lengths, spacing)
        let rounds = ((room - longest) / round).rounded(.down) + 1
        guard rounds * Double(lengths.count) < Double(most) else { return most }
        return Int(rounds) * lengths.count + count(from: rounds * round)
    }

    /// The greatest end that any subitem of one round of the list has.
    private func length(ofLongestPart lengths: [Double], _ spacing: Double) -> Double {
        var (end, longest) = (-spacing, 0.0)
        for length in lengths {
            end += spacing + length
            longest = max(longest, end)
        }
        return longest
    }
}
