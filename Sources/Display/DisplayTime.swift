// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Libdispatch's times on the display's clock.
package enum DisplayTime {
    /// Seconds from now until a dispatch deadline, never negative.
    ///
    /// Deadlines are made from the real clock (`.now() + 2`); what counts is how far off they are.
    package static func seconds(until deadline: DispatchTime) -> TimeInterval {
        let now = DispatchTime.now().uptimeNanoseconds
        guard deadline.uptimeNanoseconds > now else { return 0 }
        let seconds = Double(deadline.uptimeNanoseconds - now) / 1e9
        // The call itself took a moment: 2 seconds are meant where 1.99999 are left.
        return (seconds * 1000).rounded(.up) / 1000
    }

    /// Seconds from now until a date, never negative.
    package static func seconds(until date: Date) -> TimeInterval { max(0, date.timeIntervalSinceNow) }
}
