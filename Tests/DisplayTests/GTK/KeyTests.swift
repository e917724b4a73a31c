// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Display

@Suite("Key usages and key repeat")
struct KeyTests {
    private func key(_ usage: Int, _ characters: String = "") -> InputEvent.Key {
        InputEvent.Key(usage: usage, phase: .down, characters: characters, charactersIgnoringModifiers: characters)
    }

    /// Each argument is a kernel key code, from `linux/input-event-codes.h`, and its usage, from the HID usage tables.
    @Test(
        "Kernel key codes map to HID usages",
        arguments: [
            (1, 0x29), (2, 0x1E), (11, 0x27), (14, 0x2A), (15, 0x2B), (28, 0x28), (29, 0xE0), (30, 0x04), (38, 0x0F),
            (42, 0xE1), (43, 0x31), (44, 0x1D), (50, 0x10), (54, 0xE5), (57, 0x2C), (58, 0x39), (68, 0x43), (71, 0x5F),
            (82, 0x62), (83, 0x63), (86, 0x64), (88, 0x45), (96, 0x58), (100, 0xE6), (103, 0x52), (105, 0x50),
            (106, 0x4F), (108, 0x51), (111, 0x4C), (119, 0x48), (125, 0xE3), (127, 0x65), (138, 0x75), (194, 0x73),
        ])
    func evdev(code: Int, usage: Int) {
        #expect(KeyUsage.usage(evdev: code) == usage)
    }

    @Test("No two kernel codes map to the same usage")
    func distinct() {
        let usages = (0..<256).compactMap { KeyUsage.usage(evdev: $0) }
        #expect(Set(usages).count == usages.count)
        #expect(KeyUsage.usage(evdev: 84) == nil)
    }

    @Test(
        "A character maps to the key that types it on an American keyboard",
        arguments: [
            ("a", 0x04), ("Z", 0x1D), ("1", 0x1E), (")", 0x27), (" ", 0x2C), ("_", 0x2D), ("\\", 0x31), (";", 0x33),
            ("\"", 0x34), ("~", 0x35), ("?", 0x38),
        ] as [(Character, Int)])
    func characters(character: Character, usage: Int) {
        #expect(KeyUsage.usage(typing: character) == usage)
    }

    @Test("A second press without a release is a repeat")
    func repeats() {
        var keys = KeyTracker()
        #expect(keys.pressed(key(4)).phase == .down)
        #expect(keys.pressed(key(4)).phase == .repeated)
        #expect(keys.pressed(key(5)).phase == .down)
        #expect(keys.released(key(4))?.phase == .up)
        #expect(keys.released(key(4)) == nil)
        #expect(keys.pressed(key(4)).phase == .down)
    }

    @Test("Keys without a usage are distinguished by their characters")
    func unknown() {
        var keys = KeyTracker()
        #expect(keys.pressed(key(0, "ü")).phase == .down)
        #expect(keys.pressed(key(0, "ß")).phase == .down)
        #expect(keys.released(key(0, "ü")) != nil)
    }

    @Test("A window that loses keyboard focus releases every key")
    func releasedAll() {
        var keys = KeyTracker()
        _ = keys.pressed(key(4))
        _ = keys.pressed(key(0xE1))
        #expect(keys.releasedAll().map(\.usage) == [4, 0xE1])
        #expect(keys.released(key(4)) == nil)
    }
}
