// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIScrollView {
    /// The rate at which released content slows down: the factor by which its velocity is multiplied each millisecond.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// The factor per millisecond.
        public let rawValue: CGFloat
        /// Creates a rate from a factor per millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default rate.
        public static let normal = DecelerationRate(rawValue: CGFloat(Thresholds.Scroll.normalDecelerationRate))
        /// A rate for content that stops quickly.
        public static let fast = DecelerationRate(rawValue: CGFloat(Thresholds.Scroll.fastDecelerationRate))

        /// The rate clamped to the supported range. Apps set 0, for example, for content that should stop at once.
        var usable: Double {
            Double(rawValue).bounded(
                to: Thresholds.Scroll.decelerationRates, orIfNaN: Thresholds.Scroll.normalDecelerationRate)
        }
    }

    /// The look of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// The indicators are dark on a light background, and light on a dark background.
        case `default`
        /// The indicators are dark on any background.
        case black
        /// The indicators are light on any background.
        case white
    }

    /// The kind of drag that dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// A drag does not dismiss the keyboard.
        case none
        /// The start of a drag dismisses the keyboard.
        case onDrag
        /// A drag that reaches the keyboard dismisses it. Without effect here, because there is no on-screen keyboard.
        case interactive
        /// Like ``onDrag``; the input accessory is dismissed too.
        case onDragWithAccessory
        /// Like ``interactive``; the input accessory is dismissed too.
        case interactiveWithAccessory
    }

    /// The safe area edges that are added to ``UIScrollView/adjustedContentInset``.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The safe area is added at the edges of scrollable axes, and at the top and bottom edges in a navigation
        /// controller.
        case automatic
        /// The safe area is added at the edges of scrollable axes.
        case scrollableAxes
        /// The safe area is added at no edges.
        case never
        /// The safe area is added at all edges.
        case always
    }
}
