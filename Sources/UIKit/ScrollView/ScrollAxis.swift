// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// One of the two directions that content scrolls in.
enum ScrollAxis: CaseIterable {
    case horizontal, vertical

    /// Both, in one array that is made once.
    static let both: [ScrollAxis] = [.horizontal, .vertical]

    /// As a set, for a pan.
    var pan: PanAxes { self == .horizontal ? .horizontal : .vertical }
    var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    /// The inset before the content: left or top.
    func leading(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }
    /// The inset after the content: right or bottom.
    func trailing(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }

    func without(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
    }
}
