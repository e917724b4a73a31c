// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group, as with the tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous group, as with shift-tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item of a list, as with the home key.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item of a list, as with the end key.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
