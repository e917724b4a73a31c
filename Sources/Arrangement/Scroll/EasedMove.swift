// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A change over a fixed time that begins and ends gently: half a cosine's wave.
///
/// `setContentOffset(_:animated:)` runs on it, and whatever else moves content at the program's wish. Seconds, and
/// shares of the way.
package enum EasedMove {
    /// The share of the way that lies behind after `t` of `duration` seconds: 0 at first, 1 at the end and from then on.
    package static func share(at t: Double, of duration: Double) -> Double {
        guard t < duration else { return 1 }
        return (1 - cos(.pi * max(t, 0) / duration)) / 2
    }
}
