// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A cell of a solved group.
package struct CompositionalCell: Sendable, Equatable {
    /// The frame in points, from the origin of the group.
    package var frame: CGRect
    package var zIndex = 0
}

/// A view that is attached to a cell or a group inside a solved group.
package struct CompositionalAttachment: Sendable, Equatable {
    /// The frame in points, from the origin of the group.
    package var frame: CGRect
    package var kind: String
    package var zIndex: Int
    /// The index in the solved group of the cell that it is attached to; of the first cell for a group.
    package var cell: Int
}

/// The frames of the cells of a group, and of what is attached to them.
struct SolvedContent: Equatable {
    /// The cells in depth-first order.
    var cells: [CompositionalCell] = []
    var attachments: [CompositionalAttachment] = []
    /// The size of the group inside its insets.
    var size = CGSize.zero
    /// The greatest ends of the cells before their insets.
    var end = CGPoint.zero
    /// Whether the group has as many cells as it can hold.
    var isFull = true

    mutating func append(_ other: SolvedContent, at origin: CGPoint) {
        if cells.isEmpty, attachments.isEmpty, origin == .zero, end == .zero {
            // Deeply nested groups begin at the same point. Their cells are not copied for each of them.
            (cells, attachments, end) = (other.cells, other.attachments, other.end)
            isFull = isFull && other.isFull
            return
        }
        let first = cells.count
        for var cell in other.cells {
            cell.frame = cell.frame.moved(by: origin)
            cells.append(cell)
        }
        for var attachment in other.attachments {
            attachment.frame = attachment.frame.moved(by: origin)
            attachment.cell += first
            attachments.append(attachment)
        }
        end = CGPoint(x: max(end.x, origin.x + other.end.x), y: max(end.y, origin.y + other.end.y))
        isFull = isFull && other.isFull
    }
}

/// Computes the frames of the cells of a group.
struct GroupSolver {
    let grid: PixelGrid
    /// The number of cells that the group may hold at most.
    let limit: Int
    /// The measured size of a cell, by its index in the group; nil if it is not measured.
    let measuredSize: (Int) -> MeasuredSize?
    /// The least height or width of the outermost group, if all groups of the section share it.
    var least: (axis: ScrollAxis, length: Double)?
    /// The number of items and groups that have been solved.
    private(set) var steps = 0
    /// The number of cells that the group's size may depend on: its own, and those of nested groups that did not fit.
    private(set) var examinedCount = 0
    /// The numbers of the subitems that have been solved, by their list and their index in it.
    private var itemNumbers: [ItemKey: Int] = [:]
    /// The last solution of each subitem that did not fit. The next group often begins with it.
    private var untaken: [Int: Untaken] = [:]

    private struct ItemKey: Hashable {
        let list: Int
        let index: Int
    }

    private struct Untaken {
        let container: CGSize
        let first: Int
        let part: Part
    }

    init(grid: PixelGrid, limit: Int, measuredSize: @escaping (Int) -> MeasuredSize? = { _ in nil }) {
        (self.grid, self.limit, self.measuredSize) = (grid, limit, measuredSize)
    }

    /// An item with its size, before its position is known.
    struct Part {
        let item: CompositionalItem
        /// The size before insets, in points.
        var size: CGSize
        var content: SolvedContent?
        var count: Int

        func length(_ axis: ScrollAxis) -> Double { size[axis] + item.edgeSpacing.edges(axis).minimum }
    }

    /// Sizes an item.
    ///
    /// - Parameters:
    ///   - first: the index of the item's first cell.
    ///   - number: the number of the item among all items of the group.
    ///   - forced: the item's length along an axis, if its group has decided it.
    mutating func part(
        _ item: CompositionalItem, in container: CGSize, from first: Int, number: Int = 0, depth: Int = 0,
        forced: (axis: ScrollAxis, length: Double)? = nil
    ) -> Part {
        if item.group != nil, let part = untaken[number], part.first == first, part.container == container {
            untaken[number] = nil
            return part.part
        }
        steps += 1
        var size = item.size.size(in: container, grid)
        if let forced { size = size.setting(forced.axis, forced.length) }
        var content: SolvedContent?
        var natural: CGSize?
        if let group = item.group {
            let frame = item.insets.ignoringEstimated(item.size).inset(CGRect(origin: .zero, size: size))
            let solved = self.content(
                of: group, in: frame.size.boundedLengths, of: item.size, from: first, number: number, depth: depth)
            var inset = SolvedContent(isFull: true)
            inset.append(solved, at: frame.origin)
            (content, natural) = (inset, solved.size)
        } else {
            examinedCount = max(examinedCount, first + 1)
            natural = measuredSize(first).map { CGSize(width: $0.width, height: $0.height) }
        }
        for axis in ScrollAxis.both where item.size[axis].isEstimated && forced?.axis != axis {
            if let natural { size = size.setting(axis, natural[axis]) }
        }
        return Part(item: item, size: size, content: content, count: item.group == nil ? 1 : content?.cells.count ?? 0)
    }

    /// Solves the inside of a group.
    private mutating func content(
        of group: CompositionalGroup, in room: CGSize, of size: CompositionalDimensions, from first: Int, number: Int,
        depth: Int
    ) -> SolvedContent {
        switch group.content {
        case .custom(let items):
            return custom(items, in: room, of: size, from: first)
        case .list(let axis, let subitems, let repetition, let spacing):
            guard !subitems.isEmpty, depth < Thresholds.Compositional.nesting,
                steps < Thresholds.Compositional.steps + 4 * limit
            else { return SolvedContent(size: room) }
            let capacity = GroupCapacity(axis: axis, subitems: subitems, spacing: spacing.minimum, grid: grid)
            let list = GroupList(
                capacity: capacity, repetition: repetition, isSpacingFlexible: spacing.isFlexible, room: room,
                size: size)
            var (parts, isFull) = parts(of: list, from: first, number: number, depth: depth)
            makeUniform(&parts, of: list, least: depth == 0 ? least : nil)
            var content = place(parts, of: list, least: depth == 0 ? least : nil)
            content.isFull = content.isFull && isFull
            return content
        }
    }

    private func custom(
        _ items: [CompositionalCustomItem], in room: CGSize, of size: CompositionalDimensions, from first: Int
    ) -> SolvedContent {
        let frames = items.map(\.frame.bounded)
        let count = min(items.count, max(limit - first, 0))
        var content = SolvedContent(size: room, isFull: count == items.count)
        for (item, frame) in zip(items, frames).prefix(count) {
            content.cells.append(CompositionalCell(frame: frame, zIndex: item.zIndex))
            content.end = CGPoint(x: max(content.end.x, frame.maxX), y: max(content.end.y, frame.maxY))
        }
        for axis in ScrollAxis.both where size[axis].isEstimated {
            content.size = content.size.setting(axis, max(frames.map { $0.end(axis) }.max() ?? 0, 0))
        }
        return content
    }

    /// Sizes the subitems of a group, as many as it holds.
    private mutating func parts(
        of list: GroupList, from first: Int, number listNumber: Int, depth: Int
    ) -> (parts: [Part], isFull: Bool) {
        let (axis, subitems) = (list.capacity.axis, list.capacity.subitems)
        var parts: [Part] = []
        var (used, count, countBeforeRound) = (0.0, 0, 0)
        for number in 0..<list.count {
            if first + count >= limit { return (parts, false) }
            let item = subitems[number % subitems.count]
            let itemNumber = item.group == nil ? 0 : itemNumber(in: listNumber, at: number % subitems.count)
            let part = part(
                item, in: list.container, from: first + count, number: itemNumber, depth: depth + 1,
                forced: list.forced.map { (axis, max($0 - item.edgeSpacing.edges(axis).minimum, 0)) })
            used += part.length(axis)
            if list.isMeasured, number > 0, used > list.room[axis] + Thresholds.Compositional.fitTolerance {
                if item.group != nil {
                    untaken[itemNumber] = Untaken(container: list.container, first: first + count, part: part)
                }
                break
            }
            used += list.capacity.spacing
            count += part.count
            parts.append(part)
            if (number + 1) % subitems.count == 0 {
                // Groups that remain empty fit endlessly.
                if count == countBeforeRound { break }
                countBeforeRound = count
            }
        }
        return (parts, true)
    }

    /// The number of a subitem among all items of the group.
    private mutating func itemNumber(in list: Int, at index: Int) -> Int {
        let key = ItemKey(list: list, index: index)
        if let number = itemNumbers[key] { return number }
        itemNumbers[key] = itemNumbers.count + 1
        return itemNumbers.count
    }

    /// Makes the uniform subitems of a group as long as the longest estimated one, on each axis on which the group is
    /// estimated.
    private func makeUniform(
        _ parts: inout [Part], of list: GroupList, least: (axis: ScrollAxis, length: Double)?
    ) {
        for axis in ScrollAxis.both where list.size[axis].isEstimated {
            guard parts.contains(where: { $0.item.size[axis].isUniform }) else { continue }
            var longest = parts.lazy.filter { $0.item.size[axis].isEstimated }.map { Double($0.size[axis]) }.max() ?? 0
            if let least, least.axis == axis, axis != list.capacity.axis || parts.count == 1 {
                longest = max(longest, least.length)
            }
            for index in parts.indices where parts[index].item.size[axis].isUniform {
                parts[index].size = parts[index].size.setting(axis, longest)
            }
        }
    }

    /// Places the sized subitems of a group.
    private func place(
        _ parts: [Part], of list: GroupList, least: (axis: ScrollAxis, length: Double)?
    ) -> SolvedContent {
        let (axis, across) = (list.capacity.axis, list.capacity.axis.other)
        let share = list.share(of: parts)
        var breadth = Double(list.room[across])
        if list.size[across].isEstimated {
            breadth = parts.map { $0.length(across) }.max() ?? 0
            if let least, least.axis == across { breadth = max(breadth, least.length) }
        }
        var content = SolvedContent()
        var position = 0.0
        for (number, part) in parts.enumerated() {
            if number > 0 { position += list.capacity.spacing + (list.isSpacingFlexible ? share : 0) }
            let edges = part.item.edgeSpacing.edges(axis)
            position += edges.start(sharing: share)
            let start = part.item.edgeSpacing.edges(across).start(ofItem: part.size[across], in: breadth)
            content.append(placed(part), at: CGPoint(axis, position, across: start))
            position += part.size[axis] + edges.end(sharing: share)
        }
        let length = list.size[axis].isEstimated ? max(position, 0) : list.room[axis]
        content.size = CGSize(axis, length, across: breadth)
        return content
    }

    /// An item with its cells and what is attached to it, from its own origin.
    func placed(_ part: Part) -> SolvedContent {
        let frame = part.item.insets.ignoringEstimated(part.item.size).inset(CGRect(origin: .zero, size: part.size))
        var content = part.content ?? SolvedContent()
        if part.item.group == nil {
            content.cells = [CompositionalCell(frame: frame)]
            content.end = CGPoint(x: part.size.width, y: part.size.height)
        }
        guard !content.cells.isEmpty else { return content }
        content.attachments += part.item.supplementaries.map { view in
            CompositionalAttachment(
                frame: view.frame(attachedTo: frame, grid), kind: view.kind, zIndex: view.zIndex, cell: 0)
        }
        return content
    }
}
