// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The running activities that end without further input, such as decelerations. `TestScreen.settle()` waits for
/// them.
@MainActor
package enum PendingWork {
    private static var next = 0

    /// Registers an activity. Call `end(_:)` with the returned number when the activity has ended.
    static func begin(_ description: String) -> Int {
        next += 1
        DisplayConnection.current.pendingWork[next] = description
        return next
    }

    static func end(_ number: Int) {
        DisplayConnection.current.pendingWork[number] = nil
    }

    /// The descriptions of the running activities.
    package static var descriptions: [String] {
        DisplayConnection.current.pendingWork.sorted { $0.key < $1.key }.map(\.value)
    }
}
