// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The loads of item providers that are under way: a test that settles waits for those of its screen.
package enum ItemProviderLoads {
    /// One load, by the display that was in use when it was asked for.
    final class Load: Sendable {
        fileprivate let typeIdentifier: String
        fileprivate let provider: ObjectIdentifier
        fileprivate let display: ObjectIdentifier

        fileprivate init(_ typeIdentifier: String, _ provider: NSItemProvider) {
            self.typeIdentifier = typeIdentifier
            self.provider = ObjectIdentifier(provider)
            display = ObjectIdentifier(ScheduledWork.scheduler)
        }
    }

    private struct State {
        var loads: [Load] = []
        var waiting: [@Sendable () -> Void] = []
    }

    private static let state = LockedBox(State())

    /// The types that are being loaded for the display in use, in the order in which they were asked for.
    package static var underWay: [String] {
        let display = ObjectIdentifier(ScheduledWork.scheduler)
        return state.withLock { state in state.loads.filter { $0.display == display }.map(\.typeIdentifier) }
    }

    /// The types that are being loaded for any display.
    static var underWayAnywhere: [String] {
        state.withLock { state in state.loads.map(\.typeIdentifier) }
    }

    /// Whether anything is being loaded from one of these providers.
    static func isLoading(from providers: [NSItemProvider]) -> Bool {
        let providers = Set(providers.map { ObjectIdentifier($0) })
        return state.withLock { state in state.loads.contains { providers.contains($0.provider) } }
    }

    /// Calls `body` when the next load has ended, its completion included; at once where none is under way.
    package static func whenNextEnds(_ body: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            if !state.loads.isEmpty { state.waiting.append(body) }
            return state.loads.isEmpty
        }
        if isIdle { body() }
    }

    static func begin(_ typeIdentifier: String, from provider: NSItemProvider) -> Load {
        let load = Load(typeIdentifier, provider)
        state.withLock { $0.loads.append(load) }
        return load
    }

    static func end(_ load: Load) {
        let waiting = state.withLock { state in
            state.loads.removeAll { $0 === load }
            defer { state.waiting = [] }
            return state.waiting
        }
        for body in waiting { body() }
    }
}
