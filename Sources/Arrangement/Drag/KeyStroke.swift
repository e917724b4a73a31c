// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A key that goes down, with what is held down beside it: which keys mean what to that which has the focus, and to that
/// which keys carry, is said here.
///
/// A meaning that is the key's alone, with nothing held down beside it, says so by its name or its words.
package struct KeyStroke: Sendable, Hashable {
    private let usage: Usage?
    private let flags: Int

    /// - Parameters:
    ///   - usage: the key's number in the USB HID usage tables, page 7, as of `UIKeyboardHIDUsage`.
    ///   - flags: what is held down with it, as of `UIKeyModifierFlags`.
    package init(usage: Int, flags: Int) {
        (self.usage, self.flags) = (Usage(rawValue: usage), flags)
    }

    private enum Usage: Int {
        case d = 0x07
        case n = 0x11
        case returnOrEnter = 0x28
        case escape = 0x29
        case deleteOrBackspace = 0x2A
        case space = 0x2C
        case f2 = 0x3B
        case deleteForward = 0x4C
        case right = 0x4F
        case left = 0x50
        case down = 0x51
        case up = 0x52
        case keypadEnter = 0x58
    }

    private static let (shift, control, alternate, command) = (1 << 17, 1 << 18, 1 << 19, 1 << 20)

    private func holds(anyOf keys: Int) -> Bool { flags & keys != 0 }

    /// Whether no other key is held down with it.
    package var isPlain: Bool {
        !holds(anyOf: KeyStroke.shift | KeyStroke.control | KeyStroke.alternate | KeyStroke.command)
    }

    /// Whether another than shift is held down with it: it is an order then, which leads nothing.
    package var isOrder: Bool { holds(anyOf: KeyStroke.control | KeyStroke.alternate | KeyStroke.command) }

    /// Whether control or command is held down with it, and nothing else.
    private var isWithControl: Bool {
        holds(anyOf: KeyStroke.control | KeyStroke.command) && !holds(anyOf: KeyStroke.shift | KeyStroke.alternate)
    }

    /// Whether it makes something new: control or command with N.
    package var makesNew: Bool { usage == .n && isWithControl }

    private var isReturn: Bool { usage == .returnOrEnter || usage == .keypadEnter }

    /// Whether it does what is first to be done with what has the focus: return or enter, alone.
    package var activates: Bool { isPlain && isReturn }

    /// Whether it asks for a name, where that is what is first to be done: return, enter or F2, alone.
    package var names: Bool { activates || isPlain && usage == .f2 }

    /// Whether it is the key by which UIKit picks up what has the focus: control or command with D.
    package var picksUp: Bool { usage == .d && isWithControl }

    /// Whether it lifts what has the focus: space, or the key by which UIKit picks that up.
    package var lifts: Bool { picksUp || isPlain && usage == .space }

    /// Whether it lets go of what keys carry, whatever else is held down with it: space, return or enter.
    package var drops: Bool { usage == .space || isReturn }

    /// Whether it lets go of it alone.
    package var dropsAlone: Bool { isPlain && drops }

    /// Whether it puts back what is carried, whatever else is held down with it.
    package var cancels: Bool { usage == .escape }

    /// Whether it deletes what has the focus, alone.
    package var deletes: Bool { isPlain && (usage == .deleteOrBackspace || usage == .deleteForward) }

    /// The way that an arrow points, whatever else is held down with it; nil for other keys.
    package var arrow: FocusDirection? {
        switch usage {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        default: nil
        }
    }

    /// The way that an arrow alone points.
    package var arrowAlone: FocusDirection? { isPlain ? arrow : nil }
}
