// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIControl {
    /// The events of a control for which targets and actions can be added.
    public struct Event: OptionSet, Sendable {
        /// The bits of the set, as on iOS.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch has begun.
        public static let touchDown = Event(rawValue: 1)
        /// A touch has begun that is the second or a later tap of a series.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// The touch has moved inside the control.
        public static let touchDragInside = Event(rawValue: 4)
        /// The touch has moved outside the control.
        public static let touchDragOutside = Event(rawValue: 8)
        /// The touch has moved back into the control.
        public static let touchDragEnter = Event(rawValue: 16)
        /// The touch has moved out of the control.
        public static let touchDragExit = Event(rawValue: 32)
        /// The touch has ended inside the control.
        public static let touchUpInside = Event(rawValue: 64)
        /// The touch has ended outside the control.
        public static let touchUpOutside = Event(rawValue: 128)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 256)

        /// The user has changed the control's value.
        public static let valueChanged = Event(rawValue: 4_096)
        /// The user has performed the control's main action, such as pressing a button or toggling a switch.
        public static let primaryActionTriggered = Event(rawValue: 8_192)
        /// The control's menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 16_384)

        /// Editing has begun in a text field.
        public static let editingDidBegin = Event(rawValue: 65_536)
        /// The text of a field was changed by editing.
        public static let editingChanged = Event(rawValue: 131_072)
        /// Editing has ended in a text field.
        public static let editingDidEnd = Event(rawValue: 262_144)
        /// The Return key was pressed in a text field, which ends its editing.
        public static let editingDidEndOnExit = Event(rawValue: 524_288)

        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 4_095)
        /// All events of text editing.
        public static let allEditingEvents = Event(rawValue: 983_040)
        /// The bits that the app may use for its own events.
        public static let applicationReserved = Event(rawValue: 251_658_240)
        /// The bits reserved for the framework.
        public static let systemReserved = Event(rawValue: 4_026_531_840)
        /// All events, including the app's own.
        public static let allEvents = Event(rawValue: 4_294_967_295)
    }

    /// The current state of a control. Several states can apply at once.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set, as on iOS.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The state without any flags.
        public static let normal: State = []
        /// A touch presses the control.
        public static let highlighted = State(rawValue: 1)
        /// The control is not enabled.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The bits that the app may use for its own states.
        public static let application = State(rawValue: 16_711_680)
        /// The bits reserved for the framework.
        public static let reserved = State(rawValue: 4_278_190_080)
    }

    /// The vertical position of a control's content inside its bounds.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    /// The horizontal position of a control's content inside its bounds.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }
}
