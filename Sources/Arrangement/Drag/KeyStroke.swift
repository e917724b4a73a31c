// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A key press with its modifiers, and its meaning for the focused item or for an item dragged by keyboard.
///
/// A property that requires a key without modifiers says so in its name or comment.
package struct KeyStroke: Sendable, Hashable {
    private let usage: Usage?
    private let flags: Int

    /// Creates a key press.
    ///
    /// - Parameters:
    ///   - usage: the key's number in the USB HID usage tables, page 7, as in `UIKeyboardHIDUsage`.
    ///   - flags: the modifiers, as in `UIKeyModifierFlags`.
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

    /// The modifier bits of `UIKeyModifierFlags`.
    private static let (shift, control, alternate, command) = (1 << 17, 1 << 18, 1 << 19, 1 << 20)

    private func holds(anyOf keys: Int) -> Bool { flags & keys != 0 }

    /// Whether no modifier is held down.
    package var isPlain: Bool {
        !holds(anyOf: KeyStroke.shift | KeyStroke.control | KeyStroke.alternate | KeyStroke.command)
    }

    /// Whether a modifier other than shift is held down. Such a key press is a keyboard command, and does not move an
    /// item.
    package var isCommand: Bool { holds(anyOf: KeyStroke.control | KeyStroke.alternate | KeyStroke.command) }

    /// Whether control or command is held down, and no other modifier.
    private var isWithControl: Bool {
        holds(anyOf: KeyStroke.control | KeyStroke.command) && !holds(anyOf: KeyStroke.shift | KeyStroke.alternate)
    }

    /// Whether the key creates a new item: control or command with N.
    package var createsItem: Bool { usage == .n && isWithControl }

    private var isReturn: Bool { usage == .returnOrEnter || usage == .keypadEnter }

    /// Whether the key triggers the primary action of the focused item: return or enter without modifiers.
    package var activates: Bool { isPlain && isReturn }

    /// Whether the key starts renaming, for an item whose primary action is renaming: return, enter or F2 without
    /// modifiers.
    package var startsRenaming: Bool { activates || isPlain && usage == .f2 }

    /// Whether the key is UIKit's shortcut to pick up the focused item for a drag: control or command with D.
    package var picksUp: Bool { usage == .d && isWithControl }

    /// Whether the key lifts the focused item: space without modifiers, or control or command with D.
    package var lifts: Bool { picksUp || isPlain && usage == .space }

    /// Whether the key drops the item dragged by keyboard, with any modifiers: space, return or enter.
    package var drops: Bool { usage == .space || isReturn }

    /// Whether the key drops the item dragged by keyboard: space, return or enter without modifiers.
    package var dropsWithoutModifiers: Bool { isPlain && drops }

    /// Whether the key cancels the drag, with any modifiers: escape.
    package var cancels: Bool { usage == .escape }

    /// Whether the key deletes the focused item: delete or backspace without modifiers.
    package var deletes: Bool { isPlain && (usage == .deleteOrBackspace || usage == .deleteForward) }

    /// The direction of an arrow key, with any modifiers; nil for other keys.
    package var arrow: FocusDirection? {
        switch usage {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        default: nil
        }
    }

    /// The direction of an arrow key without modifiers; nil for other keys.
    package var arrowWithoutModifiers: FocusDirection? { isPlain ? arrow : nil }
}
