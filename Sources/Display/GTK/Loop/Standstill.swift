// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keeps the program's own work back while somebody waits for GLib's main loop in the midst of something.
@MainActor
final class Standstill {
    private(set) var isOn = false
    private var waiting: [() -> Void] = []

    /// Runs `body` at once, or when the standstill is over, after what came before it.
    func whenOver(_ body: @escaping () -> Void) {
        if isOn { waiting.append(body) } else { body() }
    }

    func begin() { isOn = true }

    func end() {
        isOn = false
        while !isOn, !waiting.isEmpty { waiting.removeFirst()() }
    }
}
