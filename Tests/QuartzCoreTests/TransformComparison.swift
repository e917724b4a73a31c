// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

@testable import QuartzCore

/// Whether each element of two matrices differs by less than a tolerance.
func near(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: CGFloat = 1e-9) -> Bool {
    let (a, b) = (a.rows, b.rows)
    return [a.0 - b.0, a.1 - b.1, a.2 - b.2, a.3 - b.3].allSatisfy { row in
        (0..<4).allSatisfy { abs(row[$0]) < tolerance }
    }
}
