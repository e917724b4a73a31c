// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIScrollView {
    /// What velocity is multiplied by in each millisecond after the finger has lifted.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: CGFloat(Thresholds.Scroll.normalDecelerationRate))
        public static let fast = DecelerationRate(rawValue: CGFloat(Thresholds.Scroll.fastDecelerationRate))
    }

    /// The look of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light surroundings and light on dark ones.
        case `default`
        case black
        case white
    }
}

/// One of the two directions that content scrolls in.
enum ScrollAxis: CaseIterable {
    case horizontal, vertical
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
}
