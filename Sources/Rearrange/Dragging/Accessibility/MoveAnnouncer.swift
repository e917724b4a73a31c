// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Posts the accessibility announcements of a drag. Of several moves in quick succession, only the last is announced.
@MainActor
final class MoveAnnouncer {
    private var waiting: Timer?

    /// Announces a text now, and discards the pending announcement.
    func say(_ text: String) {
        silence()
        MoveAnnouncer.post(text)
    }

    /// Announces an event. If `isSoon` is true, the announcement is delayed and replaced by any later one.
    ///
    /// - Parameter words: returns the text to announce; nil for none. It is called just before the announcement,
    ///   because most delayed announcements are replaced.
    func say(soon isSoon: Bool, _ words: @escaping @MainActor () -> String?) {
        silence()
        guard isSoon else {
            if let words = words() { MoveAnnouncer.post(words) }
            return
        }
        waiting = Timer.scheduledTimer(withTimeInterval: Thresholds.DragSession.announcementDelay, repeats: false) {
            _ in
            MainActor.assumeIsolated {
                if let words = words() { MoveAnnouncer.post(words) }
            }
        }
    }

    /// Discards the pending announcement.
    func silence() {
        waiting?.invalidate()
        waiting = nil
    }

    private static func post(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
