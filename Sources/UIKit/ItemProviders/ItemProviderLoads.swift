// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The loads of item providers that are under way in the program: a test that settles waits for them.
package enum ItemProviderLoads {
    private struct State {
        var types: [String] = []
        var waiting: [@Sendable () -> Void] = []
    }

    private static let state = LockedBox(State())

    /// The types that are being loaded, in the order in which they were asked for.
    package static var underWay: [String] { state.withLock { $0.types } }

    /// Calls `body` when the next load has ended, its completion included; at once where none is under way.
    package static func whenNextEnds(_ body: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            if !state.types.isEmpty { state.waiting.append(body) }
            return state.types.isEmpty
        }
        if isIdle { body() }
    }

    static func begin(_ typeIdentifier: String) {
        state.withLock { $0.types.append(typeIdentifier) }
    }

    static func end(_ typeIdentifier: String) {
        let waiting = state.withLock { state in
            if let place = state.types.firstIndex(of: typeIdentifier) { state.types.remove(at: place) }
            defer { state.waiting = [] }
            return state.waiting
        }
        for body in waiting { body() }
    }
}
