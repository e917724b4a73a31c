// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIControl {
    /// What happens to a control that others may want to hear of.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1)
        /// A touch down that is a second or later tap.
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        /// A touch that began inside and left has come back.
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)

        public static let valueChanged = Event(rawValue: 4_096)
        /// What the control is for: a button's press, a switch's turn.
        public static let primaryActionTriggered = Event(rawValue: 8_192)
        /// The control's menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 16_384)

        public static let editingDidBegin = Event(rawValue: 65_536)
        public static let editingChanged = Event(rawValue: 131_072)
        public static let editingDidEnd = Event(rawValue: 262_144)
        /// The return key ended it.
        public static let editingDidEndOnExit = Event(rawValue: 524_288)

        public static let allTouchEvents = Event(rawValue: 4_095)
        public static let allEditingEvents = Event(rawValue: 983_040)
        /// Bits that are the app's own.
        public static let applicationReserved = Event(rawValue: 251_658_240)
        public static let systemReserved = Event(rawValue: 4_026_531_840)
        public static let allEvents = Event(rawValue: 4_294_967_295)
    }

    /// How a control is at the moment; it may be several things at once.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        /// Bits that are the app's own.
        public static let application = State(rawValue: 16_711_680)
        public static let reserved = State(rawValue: 4_278_190_080)
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }
}
