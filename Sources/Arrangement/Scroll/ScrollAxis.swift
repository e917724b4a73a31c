// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One of the two axes along which content scrolls.
package enum ScrollAxis: Sendable, CaseIterable {
    case horizontal, vertical

    /// Both axes, in an array that is allocated only once.
    package static let both: [ScrollAxis] = [.horizontal, .vertical]

    /// The axis along which a movement is longer; vertical if both are equal.
    package init(along movement: CGPoint) {
        self = abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
    }

    /// The axis as a set with one element, for a pan gesture.
    package var pan: PanAxes { self == .horizontal ? .horizontal : .vertical }
    package var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
    package subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    package subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}
