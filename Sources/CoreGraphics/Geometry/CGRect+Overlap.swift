// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGRect {
    /// Whether two rectangles share more than an edge.
    ///
    /// That is what `intersects(_:)` says on Apple's platforms. Foundation's on Linux says yes where edges only touch, as
    /// the first row below a table's edge touches it wherever heights are whole.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
