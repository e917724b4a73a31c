// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The grid that items of a board snap to, with its origin at the board's top left corner.
public struct BoardGrid: Hashable, Sendable {
    /// The distance between grid lines in points; 0 for no grid on that axis.
    public var step: CGSize
    /// The number of columns that divide the board's width evenly; nil if the width of ``step`` is the column width.
    public var columns: Int?

    /// Creates a grid with the distances `step` between its lines, in points. With `columns`, the board's width is
    /// divided evenly into that many columns, and the width of `step` is not used.
    public init(step: CGSize, columns: Int? = nil) {
        self.step = step
        self.columns = columns
    }

    /// No grid: items can have any place.
    public static let free = BoardGrid(step: .zero)

    /// A grid of squares with a side in points.
    public static func points(_ side: CGFloat) -> BoardGrid { BoardGrid(step: CGSize(width: side, height: side)) }

    /// A grid of columns that divide the width evenly, and rows with a height in points.
    public static func columns(_ count: Int, rowHeight: CGFloat) -> BoardGrid {
        BoardGrid(step: CGSize(width: 0, height: rowHeight), columns: max(1, count))
    }

    /// The horizontal and the vertical grid of a board that has the given size.
    func axes(of size: CGSize) -> (x: SnapAxis, y: SnapAxis) {
        let width = columns.map { size.width / CGFloat($0) } ?? step.width
        return (
            SnapAxis(length: Double(size.width), step: Double(width)),
            SnapAxis(length: Double(size.height), step: Double(step.height))
        )
    }
}
