// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Waits in real time for other threads.
package enum RealTime {
    /// Suspends until an operation has finished, or the timeout has passed.
    ///
    /// - Parameters:
    ///   - seconds: the timeout.
    ///   - begin: starts the operation, and gets a completion handler that may be called from any thread.
    @MainActor
    package static func wait(atMost seconds: Double, for begin: (@escaping @Sendable () -> Void) -> Void) async {
        await withCheckedContinuation { continuation in
            let waiter = Waiter(continuation)
            begin { waiter.end() }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { waiter.end() }
        }
    }

    /// Blocks the thread until a semaphore is signalled, or the timeout has passed.
    ///
    /// - Returns: whether the semaphore was signalled.
    package static func wait(for semaphore: DispatchSemaphore, atMost seconds: Double) -> Bool {
        semaphore.wait(timeout: .now() + seconds) == .success
    }

    /// A continuation that is resumed once, by the operation or by the timeout, whichever is first.
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
