// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Calculates a velocity from the last tenth of a second of movement.
///
/// Older samples are ignored, so that the velocity is 0 if a finger has not moved for a tenth of a second. Units are
/// points, seconds, and points per second.
package struct VelocityTracker: Sendable, Hashable {
    private struct Sample: Hashable {
        var time: Double
        var position: CGPoint
    }

    private var samples: [Sample] = []

    package init() {}

    /// Adds a sample.
    ///
    /// - Complexity: O(n) for n samples in the last tenth of a second
    package mutating func add(_ position: CGPoint, at time: Double) {
        // Capacity for a tenth of a second at 240 events a second, so that a movement allocates no memory.
        if samples.isEmpty { samples.reserveCapacity(32) }
        // Two positions with the same time belong to one event: only the last one is kept.
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append(Sample(time: time, position: position))
        samples.removeAll { $0.time < time - Thresholds.Pan.velocityWindow - 1e-9 }
    }

    /// The velocity at `time`, assuming no movement after the last sample.
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
