// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The loads of item providers that are under way: a test that settles waits for those of its screen.
package enum ItemProviderLoads {
    /// How many loads of one provider are under way. It outlives the provider while there are any, and is never taken
    /// for that of another, as an address could be.
    final class Count: @unchecked Sendable {
        fileprivate var loads = 0
    }

    /// One load, by the display that was in use when it was asked for.
    final class Load: Sendable {
        fileprivate let typeIdentifier: String
        fileprivate let count: Count
        fileprivate let display: ObjectIdentifier
        /// How many had been asked for before.
        fileprivate let number: Int

        fileprivate init(_ typeIdentifier: String, _ provider: NSItemProvider, _ number: Int) {
            self.number = number
            self.typeIdentifier = typeIdentifier
            count = provider.loadCount
            display = ObjectIdentifier(ScheduledWork.scheduler)
        }
    }

    private struct State {
        var loads: [Int: Load] = [:]
        var lastNumber = 0
        var waiting: [@Sendable () -> Void] = []

        var inOrder: [Load] { loads.values.sorted { $0.number < $1.number } }
    }

    private static let state = LockedBox(State())

    /// The types that are being loaded for the display in use, in the order in which they were asked for.
    package static var underWay: [String] {
        let display = ObjectIdentifier(ScheduledWork.scheduler)
        return state.withLock { state in state.inOrder.filter { $0.display == display }.map(\.typeIdentifier) }
    }

    /// The types that are being loaded for any display.
    static var underWayAnywhere: [String] {
        state.withLock { state in state.inOrder.map(\.typeIdentifier) }
    }

    /// The first of some providers, from an index on, from which anything is being loaded.
    static func firstLoading(of providers: [NSItemProvider], from index: Int) -> Int? {
        state.withLock { _ in
            (index..<providers.count).first { providers[$0].loadCount.loads > 0 }
        }
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
        state.withLock { state in
            state.lastNumber += 1
            let load = Load(typeIdentifier, provider, state.lastNumber)
            state.loads[load.number] = load
            load.count.loads += 1
            return load
        }
    }

    static func end(_ load: Load) {
        let waiting = state.withLock { state in
            if state.loads.removeValue(forKey: load.number) != nil { load.count.loads -= 1 }
            defer { state.waiting = [] }
            return state.waiting
        }
        for body in waiting { body() }
    }
}
