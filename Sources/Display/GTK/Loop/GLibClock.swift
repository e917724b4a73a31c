// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
internal import CGTK

/// GLib's monotonic clock, which GDK's frame clock uses too.
final class GLibClock: MediaClock {
    func now() -> CFTimeInterval {
        GLibClock.seconds(g_get_monotonic_time())
    }

    /// Converts GLib's and GDK's microseconds to seconds.
    static func seconds(_ microseconds: gint64) -> CFTimeInterval {
        CFTimeInterval(microseconds) / 1_000_000
    }

    /// Converts seconds to microseconds, rounded up.
    static func microseconds(_ seconds: CFTimeInterval) -> gint64 {
        // An infinite or NaN delay means never: the greatest time.
        gint64(exactly: (seconds * 1_000_000).rounded(.up)) ?? (seconds < 0 ? 0 : gint64.max)
    }
}
