// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// A timeout that stops the process if a session does not end. Otherwise the caller would wait forever.
public struct SoakTimeout {
    /// The default timeout in seconds. A session takes less than one second, and some seconds on a busy machine.
    public static let longest = 120.0

    private let alarm: DispatchWorkItem

    /// Starts the timeout.
    ///
    /// - Parameters:
    ///   - name: the name of the session, for the message.
    ///   - longest: the timeout in seconds.
    public init(_ name: String, longest: Double = SoakTimeout.longest) {
        alarm = DispatchWorkItem { fatalError("\(name) has not come to an end in \(longest) s") }
        DispatchQueue.global().asyncAfter(deadline: .now() + longest, execute: alarm)
    }

    /// Cancels the timeout because the session has ended.
    public func end() { alarm.cancel() }
}
