// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Tells those who hear the screen what becomes of a thing in the air. Of several places in a quick succession only the
/// last is told.
@MainActor
final class MoveAnnouncer {
    private var waiting: Timer?

    /// Says something now, and nothing of what was to be said.
    func say(_ text: String) {
        silence()
        MoveAnnouncer.post(text)
    }

    /// Says something: a place among many once the thing has been there for a moment, unless something else is said
    /// before.
    ///
    /// - Parameter words: are looked for when they are said: most places are passed before anybody hears of them.
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

    /// Says nothing of what was to be said.
    func silence() {
        waiting?.invalidate()
        waiting = nil
    }

    private static func post(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
