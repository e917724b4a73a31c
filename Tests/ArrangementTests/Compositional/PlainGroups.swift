// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Arrangement

/// A plain model of a section whose group is a row or a column of cells: it tries every number of cells, and goes from
/// group to group.
struct PlainGroups {
    var axis = ScrollAxis.horizontal
    var cells: [CompositionalDimensions]
    var size: CompositionalDimensions
    var repetition = CompositionalGroup.Repetition.untilFull
    var spacing = 0.0
    var isFlexible = false
    var groupSpacing = 0.0
    var measured: [MeasuredSize?]
    var container = CGSize(width: 100, height: 90)

    /// The same section for the kernel.
    var section: CompositionalSection {
        let items = cells.map { CompositionalItem(size: $0) }
        let content = CompositionalGroup.Content.list(
            axis, items, repetition, isFlexible ? .flexible(spacing) : .fixed(spacing))
        return CompositionalSection(
            group: CompositionalItem(size: size, group: CompositionalGroup(content)), groupSpacing: groupSpacing)
    }

    private func points(_ dimension: CompositionalDimension, _ room: CGSize) -> Double {
        switch dimension {
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
        case .fractionalWidth(let part): (Double(room.width) * part + 0.0009).rounded(.down)
        case .fractionalHeight(let part): (Double(room.height) * part + 0.0009).rounded(.down)
        }
    }

    /// The room of the cells if `count` cells have spaces between them.
    private func room(_ size: CGSize, _ count: Int) -> CGSize {
        var size = size
        let spaces = Double(max(count - 1, 0)) * spacing
        if axis == .horizontal { size.width = max(size.width - spaces, 0) }
        if axis == .vertical { size.height = max(size.height - spaces, 0) }
        return size
    }

    private func length(_ number: Int, _ room: CGSize) -> Double { points(cells[number % cells.count][axis], room) }

    private func used(_ count: Int, _ room: CGSize) -> Double {
        (0..<count).reduce(Double(count - 1) * spacing) { $0 + length($1, room) }
    }

    /// The frames of all cells, and the length of the section.
    func layOut() -> (frames: [CGRect], length: Double) {
        let group = CGSize(width: points(size.width, container), height: points(size.height, container))
        let room = group[axis]
        let isMeasured = cells.contains { $0[axis].isEstimated }
        var (count, sizedFor) = (0, 0)
        switch repetition {
        case .times(let times), .dividing(let times): (count, sizedFor) = (times, times)
        case .untilFull where size[axis].isEstimated: (count, sizedFor) = (cells.count, cells.count)
        case .untilFull:
            guard length(0, group) <= room + 0.0009 else { return ([], 0) }
            count = (1...60).prefix { used($0, self.room(group, $0)) <= room + 0.0009 }.last ?? 1
            sizedFor = count
            if isMeasured { count = 60 }
        }
        let inner = self.room(group, sizedFor)
        let share = Double(inner[axis] / CGFloat(max(sizedFor, 1))).rounded(.down)
        var (frames, start, total) = ([CGRect](), 0.0, 0.0)
        /// The space between cells of the given lengths.
        func gap(_ lengths: [Double]) -> Double {
            guard isFlexible, !size[axis].isEstimated, lengths.count > 1 else { return spacing }
            return (room - lengths.reduce(0, +)) / Double(lengths.count - 1)
        }
        /// The free length at the end of a group that is full of cells without measured sizes.
        func leftover() -> Double {
            var lengths: [Double] = []
            for number in 0..<count {
                var next = self.length(number, inner)
                if case .dividing = repetition { next = share }
                let used = lengths.reduce(next + Double(number) * spacing, +)
                if isMeasured, repetition == .untilFull, number > 0, used > room + 0.0009 { break }
                lengths.append(next)
            }
            let end =
                axis == .vertical
                ? lengths.reduce(Double(lengths.count - 1) * gap(lengths), +)
                : lengths.indices.map { points(cells[$0 % cells.count].height, inner) }.max()!
            return max(Double(group.height) - end, 0)
        }
        while frames.count < measured.count {
            var sizes: [CGSize] = []
            for number in 0..<count where frames.count + sizes.count < measured.count {
                let dimensions = cells[number % cells.count]
                var size = CGSize(width: points(dimensions.width, inner), height: points(dimensions.height, inner))
                if let measured = measured[frames.count + sizes.count] {
                    if dimensions.width.isEstimated { size.width = measured.width }
                    if dimensions.height.isEstimated { size.height = measured.height }
                }
                if case .dividing = repetition, !self.size[axis].isEstimated {
                    if axis == .horizontal { size.width = share } else { size.height = share }
                }
                let used = sizes.reduce(Double(sizes.count) * spacing) { $0 + Double($1[axis]) }
                if isMeasured, repetition == .untilFull, !self.size[axis].isEstimated, number > 0,
                    used + size[axis] > room + 0.0009
                {
                    break
                }
                sizes.append(size)
            }
            guard !sizes.isEmpty else { break }
            var lengths = sizes.map { Double($0[axis]) }
            var isDividing = false
            if case .dividing = repetition { isDividing = true }
            // Missing cells keep their places free.
            while lengths.count < count, isDividing || !isMeasured {
                lengths.append(isDividing ? share : length(lengths.count, inner))
            }
            var (position, ends) = (0.0, [0.0])
            for size in sizes {
                let origin =
                    axis == .horizontal ? CGPoint(x: position, y: start) : CGPoint(x: 0, y: start + position)
                frames.append(CGRect(origin: CGPoint(x: origin.x.rounded(), y: origin.y.rounded()), size: size))
                ends.append(axis == .horizontal ? size.height : position + size.height)
                position += size[axis] + gap(lengths)
            }
            var height = Double(group.height)
            if size.height.isEstimated {
                height = ends.max()!
            } else if sizes.count < count, frames.count == measured.count {
                height = min(ends.max()! + leftover(), height)
            }
            total = start + height
            start += height + groupSpacing
        }
        return (frames, total)
    }
}
