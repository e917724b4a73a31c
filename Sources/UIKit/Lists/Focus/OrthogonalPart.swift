// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics

/// A part of a list that scrolls across the axis of the list's lines, such as a section of a compositional layout with
/// orthogonal scrolling.
struct OrthogonalPart {
    let section: Int
    /// The axis along which the part scrolls.
    let axis: ScrollAxis
    /// The area of all its rows, as it is scrolled now, in the content of the list. Most of it may be off screen.
    let area: CGRect
    /// The distance by which a running scroll animation will still move the rows.
    let remainingDistance: CGVector
}

extension ListView {
    func orthogonalPart(of row: RowPath) -> OrthogonalPart? { nil }

    func rows(in rect: CGRect, of part: OrthogonalPart) -> [RowPath] { [] }

    /// The frame that a row has after the scroll animation of its part of the list.
    func frameAtRest(_ path: RowPath) -> CGRect {
        guard let remaining = orthogonalPart(of: path)?.remainingDistance else { return frameOfRow(path) }
        return frameOfRow(path).offsetBy(dx: remaining.dx, dy: remaining.dy)
    }
}
