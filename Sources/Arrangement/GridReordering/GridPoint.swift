// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A point of a grid in points, for either scroll direction.
package struct GridPoint: Sendable, Hashable {
    /// The distance across the scroll direction from the leading edge of the content. In a layout from right to left
    /// the caller mirrors it.
    package var position: Double
    /// The distance along the scroll direction from the beginning of the content.
    package var offset: Double

    package init(position: Double, offset: Double) {
        (self.position, self.offset) = (position, offset)
    }

    package func distance(to other: GridPoint) -> Double {
        let (across, along) = (position - other.position, offset - other.offset)
        return (across * across + along * along).squareRoot()
    }

    /// The point within the distance of ``Thresholds/Grid/farthest`` on each axis; nil if a coordinate is not finite.
    var limited: GridPoint? {
        guard position.isFinite, offset.isFinite else { return nil }
        func limited(_ number: Double) -> Double {
            min(max(number, -Thresholds.Grid.farthest), Thresholds.Grid.farthest)
        }
        return GridPoint(position: limited(position), offset: limited(offset))
    }
}

extension FlowFrame {
    package var center: GridPoint {
        GridPoint(position: position + size.breadth / 2, offset: offset + size.length / 2)
    }
}

/// The position of dragged items over a grid.
package enum DragPosition: Sendable, Hashable {
    /// Items that are moved within their own grid, without a drop session.
    ///
    /// - Parameter center: the centre of the dragged image.
    case movement(center: GridPoint)
    /// A drop session with items of the grid itself.
    ///
    /// - Parameters:
    ///   - center: the centre of the dragged image.
    ///   - pointer: the pointer, which decides in sections of one column.
    case session(center: GridPoint, pointer: GridPoint)
    /// A drop session with items from another view or app.
    case incoming(pointer: GridPoint)

    /// The point to which the slot is the nearest.
    package var center: GridPoint {
        switch self {
        case .movement(let center), .session(let center, _), .incoming(let center): center
        }
    }

    /// The pointer of a drop session; nil without a session.
    package var pointer: GridPoint? {
        switch self {
        case .movement: nil
        case .session(_, let pointer), .incoming(let pointer): pointer
        }
    }

    /// The same position with limited coordinates; nil if a coordinate is not finite.
    var limited: DragPosition? {
        guard let center = center.limited else { return nil }
        guard let pointer else { return .movement(center: center) }
        return pointer.limited.map { .session(center: center, pointer: $0) }
    }
}

/// The frame that the first dragged item would have after a drop at a place, and the line that it would be in.
package struct Landing: Sendable, Hashable {
    /// The place, by a path among the items that stay.
    package var place: RowPath
    package var frame: FlowFrame
    /// The beginning of the line along the scroll direction.
    package var lineOffset: Double
    /// The length of the line's longest item.
    package var lineLength: Double
    /// The number of the section's lines before that line, and of the items before the first dragged one in it.
    package var line: Int
    package var column: Int

    package init(
        place: RowPath, frame: FlowFrame, lineOffset: Double, lineLength: Double, line: Int, column: Int
    ) {
        (self.place, self.frame) = (place, frame)
        (self.lineOffset, self.lineLength) = (lineOffset, lineLength)
        (self.line, self.column) = (line, column)
    }
}
