// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view of a compositional layout.
package enum CompositionalElement: Sendable, Hashable {
    case item(RowPath)
    /// A view that is attached to an item, or to a group that begins with the item. `number` counts the views of one
    /// kind in the section.
    case attachment(kind: String, number: Int, item: RowPath)
    case boundaryItem(section: Int, index: Int)
    case background(section: Int, index: Int)
    /// A header or footer of the whole layout.
    case layoutBoundaryItem(index: Int)
}

/// A view of a compositional layout, and its place.
package struct CompositionalPart: Sendable, Equatable {
    package let element: CompositionalElement
    /// The frame in points, from the origin of the content.
    package let frame: CGRect
    package let zIndex: Int
}

extension CompositionalSectionGeometry {
    /// The cells and what is attached to them in the groups that intersect a rectangle.
    package func parts(in rect: CGRect, section: Int, offset: Double, _ grid: PixelGrid) -> [CompositionalPart] {
        let axis = pattern.groupAxis
        var origin = groupsOrigin
        origin[pattern.scrollAxis] += offset
        var parts: [CompositionalPart] = []
        for group in groups.groups(from: rect.start(axis) - origin[axis], to: rect.end(axis) - origin[axis]) {
            let solved = groups.solved(group)
            let distance = self.origin(of: group, offset: offset)
            for (index, cell) in solved.cells.enumerated() {
                let path = RowPath(section: section, row: group.items.lowerBound + index)
                parts.append(
                    CompositionalPart(
                        element: .item(path), frame: grid.aligning(cell.frame.moved(by: distance)),
                        zIndex: cell.zIndex + cellZIndex))
            }
            for (index, attachment) in solved.attachments.enumerated() {
                let path = RowPath(section: section, row: group.items.lowerBound + attachment.cell)
                let number = groups.number(ofAttachment: index, in: group, solved)
                parts.append(
                    CompositionalPart(
                        element: .attachment(kind: attachment.kind, number: number, item: path),
                        frame: grid.aligning(attachment.frame.moved(by: distance)), zIndex: attachment.zIndex))
            }
        }
        return parts
    }
}

extension CompositionalGroups {
    /// The number of an attached view among those of its kind in the section.
    ///
    /// If the number of items in a group depends on their measured sizes, and views of several kinds are attached, it
    /// is the number among the views of all kinds.
    ///
    /// - Complexity: O(log n), and O(k) for k views in a group
    package func number(
        ofAttachment index: Int, in group: CompositionalGroupSpan, _ solved: CompositionalSolvedGroup
    ) -> Int {
        let kind = solved.attachments[index].kind
        let full = pattern.full.attachments
        guard pattern.capacity != nil || full.allSatisfy({ $0.kind == kind }) else {
            return group.attachmentsBefore + index
        }
        let before = solved.attachments[..<index].count { $0.kind == kind }
        guard pattern.capacity != nil else { return group.attachmentsBefore + before }
        return group.index * full.count { $0.kind == kind } + before
    }
}

extension CGRect {
    /// Whether the frame and a rectangle have a point in common, other than on the edges. An empty frame has one if it
    /// is inside.
    func meets(_ rect: CGRect) -> Bool {
        minX < rect.maxX && maxX > rect.minX && minY < rect.maxY && maxY > rect.minY
    }

    /// The part of the rectangle that is inside content of the given size.
    func clipped(to size: CGSize) -> CGRect {
        func clipped(_ axis: ScrollAxis) -> (start: Double, length: Double) {
            let content = 0...max(Double(size[axis]), 0)
            let (start, end) = (Double(origin[axis]), Double(origin[axis] + self.size[axis]))
            let first = start.bounded(to: content, orIfNaN: content.lowerBound)
            let last = end.bounded(to: content, orIfNaN: content.upperBound)
            return (first, max(last - first, 0))
        }
        let (x, y) = (clipped(.horizontal), clipped(.vertical))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
}
