// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The running loads of all item providers. A test that waits until its screen is idle also waits for the loads of that
/// screen.
package enum ItemProviderLoads {
    /// The number of running loads of one provider. Each running load retains this object, but not the provider.
    ///
    /// Loads are not counted by the provider's address: if a provider is released during a load, a new provider may get
    /// its address, and must not count as loading.
    final class Count: @unchecked Sendable {
        fileprivate var loads = 0
    }

    /// A load, with the display that was current when it began.
    final class Load: Sendable {
        fileprivate let typeIdentifier: String
        fileprivate let count: Count
        fileprivate let display: ObjectIdentifier
        /// The sequence number of the load, by which running loads are sorted.
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
        /// The closures to call when the next load has ended.
        var waiting: [@Sendable () -> Void] = []

        var inOrder: [Load] { loads.values.sorted { $0.number < $1.number } }
    }

    private static let state = LockedBox(State())

    /// The type identifiers of the loads in progress that began while the current display was current, in the order in
    /// which they began.
    package static var runningTypeIdentifiers: [String] {
        let display = ObjectIdentifier(ScheduledWork.scheduler)
        return state.withLock { state in state.inOrder.filter { $0.display == display }.map(\.typeIdentifier) }
    }

    /// The type identifiers of all loads in progress, in the order in which they began, whichever display was current
    /// then.
    static var allRunningTypeIdentifiers: [String] {
        state.withLock { state in state.inOrder.map(\.typeIdentifier) }
    }

    /// The index of the first provider from `index` on that has a running load; nil if none has.
    static func firstLoading(of providers: [NSItemProvider], from index: Int) -> Int? {
        state.withLock { _ in
            (index..<providers.count).first { providers[$0].loadCount.loads > 0 }
        }
    }

    /// Calls `body` when the next load has ended and its completion has returned; at once if no load is running.
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
