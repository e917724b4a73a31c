// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The kind, state and behaviour of an element, which determine how it is spoken.
///
/// > Note: `supportsZoom` is absent, because Uplift does not support zooming with assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays a sound of its own when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element is a summary of the app's state, spoken when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The value changes too often for each change to be spoken.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating the element starts playback or recording.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The value can be increased and decreased in steps.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches are passed directly to the element.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Reading continues on the next page when the element has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is a heading of the content below.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element is a switch. Its value is "1" for on or "0" for off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The kind of an accessibility container, such as a list or a table.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable
    case list
    case landmark
    case semanticGroup
}

/// The direction of a page scroll. Down, right and next lead to later content.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left
    case up
    case down
    case next
    case previous
}
