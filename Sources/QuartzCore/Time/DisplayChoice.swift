// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which display is meant, where several tests take turns on the main actor.
///
/// An app has one display and nothing is ever chosen. Swift Testing runs tests side by side, each in a task of its own,
/// and between two lines of one test another may have used its own screen. So whatever belongs to a display and is
/// reached without naming one asks here first.
package enum DisplayChoice {
    /// Makes the current task's display the one in use; nil where there is but one.
    nonisolated(unsafe) package static var choose: (() -> Void)?

    /// Whether there ever was more than one display to choose from.
    nonisolated(unsafe) package static var areSeveral = false

    @inline(__always)
    package static func make() {
        if areSeveral { choose?() }
    }
}
