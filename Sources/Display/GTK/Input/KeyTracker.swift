// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The keys that are down: what tells a repeated key from a new one, and lets go of them all when the window does.
struct KeyTracker {
    typealias Key = InputEvent.Key

    private var down: [Key] = []

    mutating func pressed(_ key: Key) -> Key {
        var key = key
        let isDown = down.contains { isSame($0, key) }
        key.phase = isDown ? .repeated : .down
        if !isDown { down.append(key) }
        return key
    }

    /// - Returns: nothing for a key that went down in another window.
    mutating func released(_ key: Key) -> Key? {
        guard let index = down.firstIndex(where: { isSame($0, key) }) else { return nil }
        down.remove(at: index)
        var key = key
        key.phase = .up
        return key
    }

    /// Keys without a usage are told apart by what they type.
    private func isSame(_ one: Key, _ other: Key) -> Bool {
        one.usage == other.usage
            && (one.usage != 0 || one.charactersIgnoringModifiers == other.charactersIgnoringModifiers)
    }

    /// The window lost the keyboard: the releases would go elsewhere.
    mutating func releasedAll() -> [Key] {
        defer { down = [] }
        return down.map {
            var key = $0
            key.phase = .up
            return key
        }
    }
}
