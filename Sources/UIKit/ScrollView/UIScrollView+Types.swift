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

        /// The nearest rate by which content comes to rest: apps set 0 for content that stops at once.
        var usable: Double {
            Double(rawValue).bounded(
                to: Thresholds.Scroll.decelerationRates, orIfNaN: Thresholds.Scroll.normalDecelerationRate)
        }
    }

    /// The look of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light surroundings and light on dark ones.
        case `default`
        case black
        case white
    }

    /// What makes the keyboard go.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        /// The beginning of a drag.
        case onDrag
        /// A drag that reaches the keyboard. There is none on the screen here, so that no drag does.
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }

    /// Which edges' safe areas become part of ``UIScrollView/adjustedContentInset``.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Those of axes that scroll; and top and bottom in a navigation controller.
        case automatic
        /// Those of axes that scroll.
        case scrollableAxes
        case never
        case always
    }
}
