// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Waiting for what other threads do.
package enum RealTime {
    /// Waits until something has happened, or as many seconds have passed.
    ///
    /// - Parameter begin: is given what to call when it has happened, from any thread.
    @MainActor
    package static func wait(atMost seconds: Double, for begin: (@escaping @Sendable () -> Void) -> Void) async {
        await withCheckedContinuation { continuation in
            let waiter = Waiter(continuation)
            begin { waiter.end() }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { waiter.end() }
        }
    }

    /// Stands still until a semaphore is signalled, or as many seconds have passed.
    ///
    /// - Returns: whether it was signalled.
    package static func wait(for semaphore: DispatchSemaphore, atMost seconds: Double) -> Bool {
        semaphore.wait(timeout: .now() + seconds) == .success
    }

    /// Goes on once, for whoever comes first.
    private final class Waiter: @unchecked Sendable {
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Void, Never>?

        init(_ continuation: CheckedContinuation<Void, Never>) {
            self.continuation = continuation
        }

        func end() {
            let continuation = lock.withLock {
                defer { self.continuation = nil }
                return self.continuation
            }
            continuation?.resume()
        }
    }
}
