// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Stops the program where something does not come to an end: whoever plays sessions would wait for ever.
public struct SoakWatch {
    /// Seconds. A session takes less than one; a busy machine may take some.
    public static let longest = 120.0

    private let alarm: DispatchWorkItem

    /// - Parameters:
    ///   - name: of what goes on.
    ///   - longest: seconds that it may take.
    public init(_ name: String, longest: Double = SoakWatch.longest) {
        alarm = DispatchWorkItem { fatalError("\(name) has not come to an end in \(longest) s") }
        DispatchQueue.global().asyncAfter(deadline: .now() + longest, execute: alarm)
    }

    /// It has come to an end.
    public func end() { alarm.cancel() }
}
