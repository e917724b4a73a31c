// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a velocity off the last tenth of a second of movement.
///
/// A finger that has rested since is not moving, whatever it did before: what is older than the window counts for
/// nothing. Points, seconds, and points a second.
package struct VelocityTracker: Sendable, Hashable {
    private struct Sample: Hashable {
        var time: Double
        var position: CGPoint
    }

    private var samples: [Sample] = []

    package init() {}

    /// - Complexity: O(the samples in the window)
    package mutating func add(_ position: CGPoint, at time: Double) {
        // Room for the window at 240 events a second; a movement then allocates nothing.
        if samples.isEmpty { samples.reserveCapacity(32) }
        // Two positions at one time are one event's: the last is where it went.
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append(Sample(time: time, position: position))
        samples.removeAll { $0.time < time - Thresholds.Pan.velocityWindow - 1e-9 }
    }

    /// The velocity of what was at its last position until now.
    package func velocity(at time: Double) -> CGPoint {
        let beginning = time - Thresholds.Pan.velocityWindow - 1e-9
        guard let first = samples.first(where: { $0.time >= beginning }), let last = samples.last,
            last.time > first.time
        else { return .zero }
        let span = last.time - first.time
        return CGPoint(
            x: (last.position.x - first.position.x) / span, y: (last.position.y - first.position.y) / span)
    }
}
