// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Things that go on by themselves and will end: decelerations, drop animations. A test's `settle` waits for them.
@MainActor
package enum PendingWork {
    private static var next = 0

    /// Notes something that goes on; call ``end(_:)`` with the number when it is over.
    static func begin(_ description: String) -> Int {
        next += 1
        DisplayConnection.current.pendingWork[next] = description
        return next
    }

    static func end(_ number: Int) {
        DisplayConnection.current.pendingWork[number] = nil
    }

    /// What goes on, in words.
    package static var descriptions: [String] {
        DisplayConnection.current.pendingWork.sorted { $0.key < $1.key }.map(\.value)
    }
}
