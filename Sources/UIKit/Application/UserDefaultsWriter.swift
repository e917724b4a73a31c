// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// Writes the app's user defaults to disk, because Foundation on Linux does that only when it is asked to. On iOS,
/// values survive the end of the app at any time.
@MainActor
final class UserDefaultsWriter {
    /// The time in seconds from the user's input until the values are written.
    private static let delay = 0.3

    private var timer: ScheduledTask?

    /// Writes the values soon. An app sets values when the user has done something.
    func inputWasReceived() {
        guard timer == nil else { return }
        timer = ScheduledWork.after(Self.delay, purpose: .background) { [weak self] in self?.write() }
    }

    /// Writes all values that have changed, those of suites too.
    func write() {
        timer?.cancel()
        timer = nil
        UserDefaults.standard.synchronize()
    }
}
