// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView {
    /// The direction in which a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// The position on screen to which an item is scrolled: at most one vertical and one horizontal option.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The part of a layout that attributes describe.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// The setting that determines when items of estimated size are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Items are measured only when they are shown.
        case disabled
        /// Items are measured again when the cell's `invalidateIntrinsicContentSize()` is called, or the size of its
        /// content changes.
        case enabled
        /// Items are also measured again when constraints inside the cell's content view change.
        case enabledIncludingConstraints
    }
}
