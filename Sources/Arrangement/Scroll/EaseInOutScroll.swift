// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An ease-in-out curve over a fixed duration: half a cosine wave.
///
/// Used for `setContentOffset(_:animated:)` and all other programmatic scrolls. Times are in seconds.
package enum EaseInOutScroll {
    /// The completed fraction after `t` of `duration` seconds: 0 at the start, and 1 from the end on.
    package static func share(at t: Double, of duration: Double) -> Double {
        guard t < duration else { return 1 }
        return (1 - cos(.pi * max(t, 0) / duration)) / 2
    }
}
