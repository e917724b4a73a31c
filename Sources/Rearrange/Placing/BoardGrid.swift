// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The places that items of a board snap to, counted from the board's own corner.
public struct BoardGrid: Hashable, Sendable {
    /// Points from place to place; 0 where every place will do.
    public var step: CGSize
    /// How many columns share the board's width evenly; nil where `step` says how wide they are.
    public var columns: Int?

    /// A grid of steps in points, or of columns that share the width.
    public init(step: CGSize, columns: Int? = nil) {
        self.step = step
        self.columns = columns
    }

    /// Every place will do.
    public static let free = BoardGrid(step: .zero)

    /// Squares of so many points.
    public static func points(_ side: CGFloat) -> BoardGrid { BoardGrid(step: CGSize(width: side, height: side)) }

    /// Columns that share the width, and steps of so many points down.
    public static func columns(_ count: Int, rowHeight: CGFloat) -> BoardGrid {
        BoardGrid(step: CGSize(width: 0, height: rowHeight), columns: max(1, count))
    }

    /// The places on the axes of a board of a size.
    func axes(of size: CGSize) -> (x: SnapAxis, y: SnapAxis) {
        let width = columns.map { size.width / CGFloat($0) } ?? step.width
        return (
            SnapAxis(length: Double(size.width), step: Double(width)),
            SnapAxis(length: Double(size.height), step: Double(step.height))
        )
    }
}
