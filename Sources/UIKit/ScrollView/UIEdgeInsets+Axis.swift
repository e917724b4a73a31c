// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIEdgeInsets {
    /// The inset before the content: left or top.
    func leading(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }
    /// The inset after the content: right or bottom.
    func trailing(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }

    /// These insets minus `other`, edge by edge.
    func without(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
    }
}
