// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Conversions of Dispatch deadlines and dates to delays on the display's clock.
package enum DisplayTime {
    /// Seconds from now until a dispatch deadline, never negative.
    ///
    /// A deadline such as `.now() + 2` is a time on the system's clock. Only its distance from now is meaningful on the
    /// display's clock, which may differ.
    package static func seconds(until deadline: DispatchTime) -> TimeInterval {
        let now = DispatchTime.now().uptimeNanoseconds
        guard deadline.uptimeNanoseconds > now else { return 0 }
        let seconds = Double(deadline.uptimeNanoseconds - now) / 1e9
        // Time has passed since the caller computed the deadline, so a remainder of 1.99999 seconds is rounded up to
        // the intended 2.
        return (seconds * 1000).rounded(.up) / 1000
    }

    /// Seconds from now until a date, never negative.
    package static func seconds(until date: Date) -> TimeInterval { max(0, date.timeIntervalSinceNow) }
}
