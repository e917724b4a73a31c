// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A solved group of a section.
package struct CompositionalSolvedGroup: Sendable, Equatable {
    /// The cells in depth-first order, with frames in points. The origin is the beginning of the group's edge spacing
    /// on the axis along which groups follow each other, and the beginning of the section's room on the other axis.
    package var cells: [CompositionalCell]
    /// The views that are attached to the cells, and to the groups inside.
    package var attachments: [CompositionalAttachment]
    /// The group's own frame.
    package var frame: CGRect
    /// The length of the group and its edge spacing on the axis along which groups follow each other.
    package var length: Double
    /// The length of the group and its edge spacing on the other axis.
    package var breadth: Double
    /// Whether the group has as many cells as it can hold.
    package var isFull: Bool
    /// The number of cells after the group that were tried, and did not fit.
    var triedCount = 0
}

/// A counter of solved groups, for tests of the cost of an operation.
final class SolvedGroupCounter: @unchecked Sendable {
    var count = 0
}

/// A section of a compositional layout with the decisions that all its groups share: the room of a group, and the
/// solution of a full group without measured items.
///
/// Several sections of one definition can share a pattern.
package struct CompositionalPattern: Sendable {
    package let section: CompositionalSection
    /// The size of the whole layout in points.
    package let container: CGSize
    package let scrollAxis: ScrollAxis
    package let grid: PixelGrid
    /// A full group without measured items. It is not full if it can hold more items than groups share a solution for.
    package let full: CompositionalSolvedGroup
    /// Whether an item has an estimated width, and whether an item has an estimated height.
    package let measuresWidth: Bool
    package let measuresHeight: Bool
    /// Whether the number of items in a group depends on their measured sizes.
    let isVariable: Bool
    /// The length that a full group leaves free after its items.
    private let leftover: Double
    var counter: SolvedGroupCounter?

    /// - Parameters:
    ///   - container: the size of the layout's visible area in points.
    ///   - scale: the number of pixels in a point.
    package init(_ section: CompositionalSection, container: CGSize, scrollAxis: ScrollAxis, scale: Double) {
        self.section = section
        self.container = container.boundedLengths
        self.scrollAxis = scrollAxis
        grid = PixelGrid(scale: scale)
        measuresWidth = section.group.measures(.horizontal)
        measuresHeight = section.group.measures(.vertical)
        isVariable = section.group.holdsVariableNumber
        let axis = Self.groupAxis(section, scrollAxis)
        let room = Self.room(section, self.container, scrollAxis)
        var solver = GroupSolver(grid: grid, limit: Thresholds.Compositional.sharedGroupItems)
        let part = solver.part(section.group, in: room, from: 0)
        let content = solver.placed(part)
        full = Self.solved(part, content, section, scrollAxis, room, examinedCount: solver.examinedCount)
        leftover = content.isFull ? max(part.size[axis] - content.end[axis], 0) : 0
    }

    /// The axis along which the groups follow each other.
    package var groupAxis: ScrollAxis { Self.groupAxis(section, scrollAxis) }

    private static func groupAxis(_ section: CompositionalSection, _ scrollAxis: ScrollAxis) -> ScrollAxis {
        section.orthogonalScrolling == .none ? scrollAxis : scrollAxis.other
    }

    /// The room in which a group is sized. The insets along the scroll axis are not taken off.
    package var room: CGSize { Self.room(section, container, scrollAxis) }

    private static func room(_ section: CompositionalSection, _ container: CGSize, _ scrollAxis: ScrollAxis) -> CGSize {
        let across = scrollAxis.other
        return container.setting(across, (container[across] - section.insets.sum(across)).boundedLength)
    }

    /// The space between two groups in points.
    var spacing: Double { section.groupSpacing.boundedDistance }

    /// Whether all groups are as long as the longest.
    var isUniform: Bool { section.group.size[groupAxis].isUniform }

    /// Whether measured sizes of items matter.
    package var isMeasurable: Bool { measuresWidth || measuresHeight }

    /// The number of items in a group; nil if it depends on measured sizes, or if it is too high for groups to share a
    /// solution.
    package var capacity: Int? { full.isFull && !isVariable ? full.cells.count : nil }

    /// Solves a group.
    ///
    /// - Parameters:
    ///   - limit: the number of items that are left for the group.
    ///   - least: the length of the longest group, if all groups are as long.
    ///   - measuredSize: the measured size of an item of the group, by its index in the group.
    /// - Complexity: O(k) for a group of k items
    func solve(
        limit: Int, least: Double? = nil, measuredSize: @escaping (Int) -> MeasuredSize?
    ) -> CompositionalSolvedGroup {
        counter?.count += 1
        var solver = GroupSolver(grid: grid, limit: limit, measuredSize: measuredSize)
        solver.least = least.map { (groupAxis, $0) }
        var part = solver.part(section.group, in: room, from: 0)
        let content = solver.placed(part)
        let dimension = section.group.size[groupAxis]
        if !content.isFull, !dimension.isEstimated {
            let trimmed = min(content.end[groupAxis] + leftover, part.size[groupAxis])
            part.size = part.size.setting(groupAxis, trimmed)
        }
        if let least, dimension.isUniform {
            part.size = part.size.setting(groupAxis, max(part.size[groupAxis], least))
        }
        return Self.solved(part, content, section, scrollAxis, room, examinedCount: solver.examinedCount)
    }

    private static func solved(
        _ part: GroupSolver.Part, _ content: SolvedContent, _ section: CompositionalSection, _ scrollAxis: ScrollAxis,
        _ room: CGSize, examinedCount: Int
    ) -> CompositionalSolvedGroup {
        let axis = groupAxis(section, scrollAxis)
        let edges = section.group.edgeSpacing.edges(axis)
        let acrossEdges = section.group.edgeSpacing.edges(axis.other)
        // A row of groups has no room across it that flexible spaces could share: it is as broad as its groups.
        let start =
            axis == scrollAxis
            ? acrossEdges.start(ofItem: part.size[axis.other], in: room[axis.other]) : acrossEdges.start(sharing: 0)
        let origin = CGPoint(axis, edges.start(sharing: 0), across: start)
        var moved = SolvedContent()
        moved.append(content, at: origin)
        return CompositionalSolvedGroup(
            cells: moved.cells, attachments: moved.attachments, frame: CGRect(origin: origin, size: part.size),
            length: max(part.length(axis), 0), breadth: max(part.length(axis.other), 0), isFull: content.isFull,
            triedCount: max(examinedCount - content.cells.count, 0))
    }
}

extension CompositionalItem {
    /// Whether a cell inside has an estimated length on an axis.
    fileprivate func measures(_ axis: ScrollAxis) -> Bool {
        guard let group else { return size[axis].isEstimated }
        guard case .list(_, let subitems, _, _) = group.content else { return false }
        return subitems.contains { $0.measures(axis) }
    }

    /// Whether the number of cells inside depends on their measured sizes.
    fileprivate var holdsVariableNumber: Bool {
        guard case .list(let axis, let subitems, let repetition, _) = group?.content else { return false }
        if repetition == .untilFull, !size[axis].isEstimated, subitems.contains(where: { $0.size[axis].isEstimated }) {
            return true
        }
        return subitems.contains(where: \.holdsVariableNumber)
    }
}
