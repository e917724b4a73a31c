// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The keys that are down. Distinguishes repeated from new key presses, and releases all keys when focus is lost.
struct KeyTracker {
    typealias Key = InputEvent.Key

    private var down: [Key] = []

    /// Records a key press.
    ///
    /// - Returns: the key with the phase `down`, or `repeated` if the key was down already.
    mutating func pressed(_ key: Key) -> Key {
        var key = key
        let isDown = down.contains { isSame($0, key) }
        key.phase = isDown ? .repeated : .down
        if !isDown { down.append(key) }
        return key
    }

    /// Releases a key.
    ///
    /// - Returns: the key with the phase `up`; nil for a key that was pressed in another window.
    mutating func released(_ key: Key) -> Key? {
        guard let index = down.firstIndex(where: { isSame($0, key) }) else { return nil }
        down.remove(at: index)
        var key = key
        key.phase = .up
        return key
    }

    /// Whether two key events are of the same key. Keys without a USB HID usage code are compared by the text that they
    /// type.
    private func isSame(_ one: Key, _ other: Key) -> Bool {
        one.usage == other.usage
            && (one.usage != 0 || one.charactersIgnoringModifiers == other.charactersIgnoringModifiers)
    }

    /// Releases all keys, because the window lost the keyboard focus and will not receive the release events.
    mutating func releasedAll() -> [Key] {
        defer { down = [] }
        return down.map {
            var key = $0
            key.phase = .up
            return key
        }
    }
}
