// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import QuartzCore

/// The timeout of one pasteboard call. All waits of the call share it: those for this app's load handlers and those for
/// another app's data.
///
/// Each wait blocks the calling thread.
final class PasteboardTimeout: Sendable {
    @TaskLocal private static var current: PasteboardTimeout?

    /// The time at which the call times out, by the display's clock.
    private let end = LockedBox(CACurrentMediaTime() + Thresholds.DataExchange.pasteboardTimeout)

    /// The seconds that remain for the call's waits; 0 after one of them has timed out.
    private var remaining: Double { end.withLock { max(0, $0 - CACurrentMediaTime()) } }

    private func expire() { end.withLock { $0 = -.infinity } }

    /// Whether the running call has timed out, so that some requested data may be missing.
    static var isExpired: Bool { current.map { $0.remaining == 0 } ?? false }

    // MARK: Calls

    /// Runs a pasteboard call with one timeout for all its waits. A nested call shares the timeout of the outer call.
    static func share<Result>(_ call: () -> Result) -> Result { continued(by: current ?? PasteboardTimeout(), call) }

    /// Returns a closure that runs `part` on the main thread. Even if the closure is called later, `part` runs with the
    /// timeout of the pasteboard call that is running now.
    static func capturingTimeout<Result>(_ part: @escaping @MainActor () -> Result) -> @MainActor () -> Result {
        let call = current
        return { continued(by: call) { part() } }
    }

    private static func continued<Result>(by call: PasteboardTimeout?, _ part: () -> Result) -> Result {
        $current.withValue(call, operation: part)
    }

    // MARK: Waiting

    /// Reads another app's data in a format with a blocking wait. Nil if the pasteboard call times out, or if the data
    /// is not available. If the call has timed out already, nil is returned at once.
    ///
    /// - Parameter limit: the largest accepted size in bytes.
    @MainActor
    static func read(_ format: String, from clipboard: any DisplayClipboard, limit: Int) -> Data? {
        share {
            guard let call = current, call.remaining > 0 else { return nil }
            let answer = clipboard.readWaiting(format, limit: limit, atMost: call.remaining)
            if answer.isTimeOut { call.expire() }
            return answer.data
        }
    }

    /// Waits for a load handler of this app, which signals `promise` when it has loaded the data. A handler that needs
    /// the main thread cannot finish if that thread is waiting here.
    ///
    /// - Returns: whether the handler has answered in time.
    static func wait(for promise: DispatchSemaphore) -> Bool {
        share {
            guard let call = current else { return false }
            let isKept = RealTime.wait(for: promise, atMost: call.remaining)
            if !isKept { call.expire() }
            return isKept
        }
    }
}
