// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The USB HID usage codes of keys (page 7, keyboard), which are the raw values of `UIKeyboardHIDUsage`.
///
/// The codes are from "HID Usage Tables" 1.4, chapter 10, and the kernel's key names from `linux/input-event-codes.h`.
package enum KeyUsage {
    /// The USB HID usage of a Linux kernel (evdev) key code; nil if there is none. X11 and Wayland key codes are 8
    /// higher.
    static func usage(evdev code: Int) -> Int? {
        byEvdev[code]
    }

    /// Groups of consecutive evdev key codes: the first code, and the USB HID usage of each code; 0 for a code without
    /// a usage.
    private static let evdevRuns: [(first: Int, usages: [Int])] = [
        // Escape, 1 to 0, minus, equals, backspace.
        (1, [0x29, 0x1E, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x2D, 0x2E, 0x2A]),
        // Tab, Q to P, brackets, return.
        (15, [0x2B, 0x14, 0x1A, 0x08, 0x15, 0x17, 0x1C, 0x18, 0x0C, 0x12, 0x13, 0x2F, 0x30, 0x28]),
        // Left control, A to L, semicolon, quote, grave accent.
        (29, [0xE0, 0x04, 0x16, 0x07, 0x09, 0x0A, 0x0B, 0x0D, 0x0E, 0x0F, 0x33, 0x34, 0x35]),
        // Left shift, backslash, Z to M, comma, full stop, slash, right shift.
        (42, [0xE1, 0x31, 0x1D, 0x1B, 0x06, 0x19, 0x05, 0x11, 0x10, 0x36, 0x37, 0x38, 0xE5]),
        // Keypad asterisk, left alt, space, caps lock.
        (55, [0x55, 0xE2, 0x2C, 0x39]),
        // F1 to F10, num lock, scroll lock.
        (59, [0x3A, 0x3B, 0x3C, 0x3D, 0x3E, 0x3F, 0x40, 0x41, 0x42, 0x43, 0x53, 0x47]),
        // Keypad: 7 8 9 minus, 4 5 6 plus, 1 2 3, 0, point.
        (71, [0x5F, 0x60, 0x61, 0x56, 0x5C, 0x5D, 0x5E, 0x57, 0x59, 0x5A, 0x5B, 0x62, 0x63]),
        // Zenkaku/hankaku, the 102nd key, F11, F12, ro, katakana, hiragana, henkan, katakana/hiragana, muhenkan,
        // keypad's Japanese comma.
        (85, [0x94, 0x64, 0x44, 0x45, 0x87, 0x92, 0x93, 0x8A, 0x88, 0x8B, 0x8C]),
        // Keypad enter, right control, keypad slash, print screen, right alt.
        (96, [0x58, 0xE4, 0x54, 0x46, 0xE6]),
        // Home, up, page up, left, right, end, down, page down, insert, delete.
        (102, [0x4A, 0x52, 0x4B, 0x50, 0x4F, 0x4D, 0x51, 0x4E, 0x49, 0x4C]),
        // Mute, volume down and up, power, keypad equals, a code without a usage (0), pause, a code without a usage,
        // keypad comma.
        (113, [0x7F, 0x81, 0x80, 0x66, 0x67, 0, 0x48, 0, 0x85]),
        // Hangul, hanja, yen, left and right super, menu.
        (122, [0x90, 0x91, 0x89, 0xE3, 0xE7, 0x65]),
        // Stop, again, properties, undo, front, copy, open, paste, find, cut, help.
        (128, [0x78, 0x79, 0x76, 0x7A, 0x77, 0x7C, 0x74, 0x7D, 0x7E, 0x7B, 0x75]),
        // Keypad parentheses; then, after a gap of two codes, F13 to F24.
        (179, [0xB6, 0xB7]),
        (183, [0x68, 0x69, 0x6A, 0x6B, 0x6C, 0x6D, 0x6E, 0x6F, 0x70, 0x71, 0x72, 0x73]),
    ]

    private static let byEvdev: [Int: Int] = {
        var table: [Int: Int] = [:]
        for run in evdevRuns {
            for (index, usage) in run.usages.enumerated() where usage != 0 {
                table[run.first + index] = usage
            }
        }
        return table
    }()

    // MARK: - The US keyboard layout

    /// A key press: a key, and whether Shift is held with it.
    package struct Stroke: Sendable, Hashable {
        package var usage: Int
        package var isShifted: Bool
    }

    /// The key press that types a character on the US layout; nil if no key does. The Return key types both a line feed
    /// and a carriage return.
    package static func stroke(typing character: Character) -> Stroke? {
        byCharacter[character]
    }

    /// The text that a key types on the US layout; empty for keys that type nothing, such as Delete.
    package static func characters(usage: Int, isShifted: Bool) -> String {
        byStroke[Stroke(usage: usage, isShifted: isShifted)] ?? ""
    }

    /// The USB HID usage of the key that types a character on the US layout; nil if no key does.
    static func usage(typing character: Character) -> Int? {
        byCharacter[character]?.usage
    }

    /// Groups of consecutive USB HID usages: the first usage, and the characters of all its keys without and with
    /// Shift.
    private static let americanRuns: [(first: Int, plain: String, shifted: String)] = [
        (0x04, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        (0x1E, "1234567890", "!@#$%^&*()"),
        (0x28, "\r", "\r"),
        (0x2B, "\t ", "\t "),
        (0x2D, "-=[]\\", "_+{}|"),
        (0x33, ";'`,./", ":\"~<>?"),
    ]

    private static let byStroke: [Stroke: String] = {
        var table: [Stroke: String] = [:]
        for run in americanRuns {
            for (isShifted, characters) in [(false, run.plain), (true, run.shifted)] {
                for (index, character) in characters.enumerated() {
                    table[Stroke(usage: run.first + index, isShifted: isShifted)] = String(character)
                }
            }
        }
        return table
    }()

    private static let byCharacter: [Character: Stroke] = {
        var table: [Character: Stroke] = ["\n": Stroke(usage: 0x28, isShifted: false)]
        for (stroke, characters) in byStroke {
            // A character that a key types with and without Shift is typed without Shift.
            for character in characters where !stroke.isShifted || table[character] == nil {
                table[character] = stroke
            }
        }
        return table
    }()
}
