// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
internal import CGTK

/// GLib's monotonic clock, which GDK's frame clock counts on too.
final class GLibClock: MediaClock {
    func now() -> CFTimeInterval {
        GLibClock.seconds(g_get_monotonic_time())
    }

    /// GLib and GDK count microseconds.
    static func seconds(_ microseconds: gint64) -> CFTimeInterval {
        CFTimeInterval(microseconds) / 1_000_000
    }

    /// The first whole microsecond that is not before `seconds`.
    static func microseconds(_ seconds: CFTimeInterval) -> gint64 {
        // A delay of "never", infinite or no number at all, is the end of time.
        gint64(exactly: (seconds * 1_000_000).rounded(.up)) ?? (seconds < 0 ? 0 : gint64.max)
    }
}
