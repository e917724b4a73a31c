// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Returns the results of a function for the numbers up to `count`, in order. It is called on all processors, on
/// threads whose stacks are large enough for deep syntax trees.
func concurrentMap<Result: Sendable>(_ count: Int, _ transform: @escaping @Sendable (Int) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        nonisolated(unsafe) let base = buffer.baseAddress
        let counter = Counter()
        let group = DispatchGroup()
        for _ in 0..<min(count, ProcessInfo.processInfo.activeProcessorCount) {
            group.enter()
            let thread = Thread {
                while true {
                    let number = counter.next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard number < count else { break }
                    base?.advanced(by: number).initialize(to: transform(number))
                }
                group.leave()
            }
            thread.stackSize = 1 << 29
            thread.start()
        }
        group.wait()
        initializedCount = count
    }
}

private final class Counter: Sendable {
    let next = Atomic(0)
}
