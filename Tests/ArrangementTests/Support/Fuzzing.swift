// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers that no layout can use, and some that are at the limits.
let badNumbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-9,
]

/// Plays random sessions from the seeds 1, 2, and so on. With `make fuzz`, more sessions from new seeds follow, for its
/// minutes.
///
/// - Parameters:
///   - count: the number of sessions in other runs.
///   - session: plays a session, and names its seed in all faults.
func fuzz(sessions count: UInt64, _ session: (_ seed: UInt64) throws -> Void) rethrows {
    for seed in 1...count { try session(seed) }
    guard let minutes = ProcessInfo.processInfo.environment["FUZZ_MINUTES"].flatMap({ Double($0) }) else { return }
    let end = Date(timeIntervalSinceNow: 60 * minutes)
    var seed = UInt64.random(in: 0...UInt64(UInt32.max))
    let first = seed
    while Date() < end {
        seed += 1
        try session(seed)
    }
    print("fuzz: \(seed - first) sessions, the last seed was \(seed)")
}
