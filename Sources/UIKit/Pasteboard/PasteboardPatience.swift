// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Display
import Foundation
import QuartzCore

/// How long one call to a pasteboard waits, for all that it reads together: promises of this program and data of another.
///
/// The thread that calls stands still meanwhile.
final class PasteboardPatience: Sendable {
    @TaskLocal private static var current: PasteboardPatience?

    /// When it is at its end, in the display's time.
    private let end = LockedBox(CACurrentMediaTime() + Thresholds.OtherPrograms.pasteboardPatience)

    /// What of the time is left, in seconds: none once something did not come in time.
    private var left: Double { end.withLock { max(0, $0 - CACurrentMediaTime()) } }

    private func giveUp() { end.withLock { $0 = -.infinity } }

    /// Whether the call under way waits no more: something of what it asked for may not have come.
    static var isAtItsEnd: Bool { current.map { $0.left == 0 } ?? false }

    // MARK: One call

    /// Runs a call whose waits have one end: that of the call around it, where it is part of one.
    static func share<Result>(_ call: () -> Result) -> Result { continued(by: current ?? PasteboardPatience(), call) }

    /// A part of the call under way that another thread can run.
    static func carried<Result>(_ part: @escaping @MainActor () -> Result) -> @MainActor () -> Result {
        let call = current
        return { continued(by: call) { part() } }
    }

    private static func continued<Result>(by call: PasteboardPatience?, _ part: () -> Result) -> Result {
        $current.withValue(call, operation: part)
    }

    // MARK: Waiting

    /// Another program's data in a format; nil where it does not come in time, and at once where something did not before.
    @MainActor
    static func read(_ format: String, from clipboard: any DisplayClipboard, limit: Int) -> Data? {
        share {
            guard let call = current, call.left > 0 else { return nil }
            let answer = clipboard.readWaiting(format, limit: limit, atMost: call.left)
            if answer.isTimeOut { call.giveUp() }
            return answer.data
        }
    }

    /// Waits for a promise of this program; one that needs the main thread for it cannot be kept.
    ///
    /// - Returns: whether it was kept in time.
    static func wait(for promise: DispatchSemaphore) -> Bool {
        share {
            guard let call = current else { return false }
            let isKept = RealTime.wait(for: promise, atMost: call.left)
            if !isKept { call.giveUp() }
            return isKept
        }
    }
}
