// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGRect {
    /// Whether two rectangles share an area, not only an edge.
    ///
    /// `intersects(_:)` means the same on Apple's platforms, but Foundation's version on Linux is true even if edges
    /// only touch. With that version, a table would treat the first row below the visible part as visible, if row
    /// heights are whole numbers.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
